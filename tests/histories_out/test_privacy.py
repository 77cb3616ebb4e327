"""A history is made for its viewer: nothing else gets in, and names cannot forge lines."""

from random import Random

import pytest

from doorcard.cards import card_text
from doorcard.engine.events import HandShown, StreetDealt
from doorcard.histories.record import HistoryError
from doorcard.histories.writers import (
    FORMATS,
    CannotTellError,
    Heading,
    NotRedactedError,
    events_json,
    export,
)
from tests.histories_out.hands import heading_for, random_hand, seen_by
from tests.histories_out.test_cases import folded_to_the_bring_in, heading


@pytest.mark.parametrize("form", FORMATS)
def test_events_that_are_not_redacted_are_refused(form: str) -> None:
    hand = folded_to_the_bring_in()
    with pytest.raises(NotRedactedError):
        export(form, hand.events, heading(1))
    with pytest.raises(NotRedactedError):
        export(form, seen_by(hand, 1), heading(2))


@pytest.mark.parametrize("form", FORMATS)
def test_B65_no_card_that_the_rail_may_not_see_is_written(form: str) -> None:
    told = 0
    for seed in range(150):
        rng = Random(seed)
        hand = random_hand(rng)
        public = public_cards(hand.events)
        head = heading_for(hand, 0, rng)
        try:
            text = export(form, seen_by(hand, 0), head)
        except CannotTellError:
            continue
        told += 1
        for card in set(range(52)) - public:
            if form == "json":  # cards are numbers there; reading it checks them
                break
            assert not any(mark in text for mark in card_marks(card)), (seed, card_text(card))
        if form == "json":
            assert events_json.read(text).events == seen_by(hand, 0)
    assert told > 50


def public_cards(events: object) -> set[int]:
    """Every card that lay open: up cards, shared ones and shown hands."""
    public: set[int] = set()
    for event in events:  # type: ignore[attr-defined]
        if isinstance(event, StreetDealt):
            public |= {card for hand in event.hands for card in hand.up}
        elif isinstance(event, HandShown):
            public |= set(event.cards)
        elif type(event).__name__ == "CommunityDealt":
            public.add(event.card)
    return public


def card_marks(card: int) -> tuple[str, ...]:
    """A card as the forms write it, with the signs around it."""
    text = card_text(card)
    return (f"[{text}", f" {text} ", f" {text}]", f'"{text}"')


def test_a_name_cannot_forge_a_line() -> None:
    hand = folded_to_the_bring_in()
    forged = Heading(
        viewer=0,
        room="Door Room",
        table="Oak\n*** SHOW DOWN ***",
        names={1: "Ada\nBo: folds", 2: "Bo", 3: "Bo"},
        started=0,
    )
    text = export("pokerstars", seen_by(hand, 0), forged)
    assert text.count("*** SHOW DOWN ***\n") == 0
    assert "\nBo: folds\nBo 3: folds\n" in text
    assert text.count("Bo: folds") == 1


def test_a_hand_that_is_not_over_is_refused() -> None:
    hand = folded_to_the_bring_in()
    with pytest.raises(CannotTellError, match="not over"):
        export("pokerstars", seen_by(hand, 0)[:-1], heading())


def test_our_json_of_another_version_is_refused() -> None:
    text = export("json", seen_by(folded_to_the_bring_in(), 0), heading())
    with pytest.raises(HistoryError, match="version 2"):
        events_json.read(text.replace('"doorcard_hand":1', '"doorcard_hand":2', 1))
    with pytest.raises(HistoryError):
        events_json.read(text[:200])
