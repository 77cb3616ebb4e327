"""Open Hand History JSON: chips and cards add up to what the events say."""

import json
from random import Random
from typing import Any

from doorcard.cards import card_text
from doorcard.engine.events import (
    Drew,
    Event,
    HandShown,
    PotAwarded,
    StreetDealt,
    UncalledReturned,
)
from doorcard.histories.writers import CannotTellError, export
from tests.histories_out.hands import heading_for, random_hand, random_viewer, seen_by

HANDS = 250


def units(amount: float, unit: int) -> int:
    whole = round(amount * unit)
    assert whole / unit == amount
    return whole


def actions_of(hand: dict[str, Any]) -> list[dict[str, Any]]:
    return [action for part in hand["rounds"] for action in part["actions"]]


def test_P67_what_went_in_is_what_came_out() -> None:
    told = 0
    for seed in range(HANDS):
        rng = Random(seed)
        hand = random_hand(rng)
        viewer = random_viewer(hand, rng)
        heading = heading_for(hand, viewer, rng)
        try:
            text = export("ohh", seen_by(hand, viewer), heading)
        except CannotTellError:
            assert not hand.house.show_draw_counts
            continue
        told += 1
        ohh = json.loads(text)["ohh"]
        put_in = sum(units(action["amount"], heading.unit) for action in actions_of(ohh))
        back = sum(e.amount for e in hand.events if isinstance(e, UncalledReturned))
        awards = [event for event in hand.events if isinstance(event, PotAwarded)]
        awards.sort(key=lambda award: award.pot)
        pots = [
            (
                pot["number"],
                units(pot["amount"], heading.unit),
                units(pot["rake"], heading.unit),
                [
                    (w["player_id"], units(w["win_amount"], heading.unit))
                    for w in pot["player_wins"]
                ],
            )
            for pot in ohh["pots"]
        ]
        assert pots == [
            (a.pot, a.amount, a.rake, [(s.seat, s.amount) for s in a.shares]) for a in awards
        ]
        assert put_in - back == sum(pot[1] for pot in pots)
    assert told > 0.9 * HANDS


def test_shown_hands_and_the_viewers_own_cards_are_there_and_no_others() -> None:
    for seed in range(HANDS):
        rng = Random(seed)
        hand = random_hand(rng)
        if not hand.house.show_draw_counts:
            continue
        viewer = random_viewer(hand, rng)
        events = seen_by(hand, viewer)
        ohh = json.loads(export("ohh", events, heading_for(hand, viewer, rng)))["ohh"]
        shown = {
            e.seat: [card_text(c) for c in e.cards] for e in events if isinstance(e, HandShown)
        }
        told = {a["player_id"]: a["cards"] for a in actions_of(ohh) if a["action"] == "Shows Cards"}
        assert told == shown
        own = [card for event in events for card in cards_dealt(event, viewer)]
        dealt = [a for a in actions_of(ohh) if a["action"] == "Dealt Cards"]
        assert [c for a in dealt if a["player_id"] == viewer for c in a["cards"]] == own
        hidden = [c for a in dealt if a["player_id"] != viewer for c in a["cards"]]
        assert hand.started.game.forced == "bring_in" or hidden == []


def cards_dealt(event: Event | None, seat: int) -> list[str]:
    """The texts of the cards an event gives to a seat."""
    cards: list[int] = []
    if isinstance(event, StreetDealt):
        for hand in event.hands:
            cards += (hand.down + hand.up) if hand.seat == seat else ()
    elif isinstance(event, Drew) and event.seat == seat:
        cards += event.cards
    return [card_text(card) for card in cards]
