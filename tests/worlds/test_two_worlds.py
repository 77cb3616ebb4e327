"""Two worlds: nobody gets a byte that depends on a card he may not see (DESIGN 3, FAIR 7)."""

import importlib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest
from msgspec import structs

from doorcard.engine import events as ev
from doorcard.views import Viewer
from doorcard.views.redact import PLANS
from tests.worlds.course import play, random_setup
from tests.worlds.leaks import LEAKS, LateJoinerSeesAll, Leak
from tests.worlds.two_worlds import Pair, difference, make_pair, other_names
from tests.worlds.ways_out import ways_out

PAIRS = 400
MANY_PAIRS = 20_000
PARTS = 20


@cache
def pairs() -> tuple[Pair, ...]:
    return tuple(make_pair(f"two worlds {number}") for number in range(PAIRS))


def failures(some: Iterator[Pair]) -> list[str]:
    return [f"{pair.seed}: {found}" for pair in some if (found := difference(pair))]


def test_nothing_a_viewer_gets_depends_on_cards_he_has_not_seen() -> None:
    assert failures(iter(pairs())) == []


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_the_same_over_twenty_thousand_pairs(part: int) -> None:
    many = (make_pair(f"many worlds {part} {number}") for number in range(MANY_PAIRS // PARTS))
    assert failures(many) == []


def test_the_pairs_reach_what_they_are_meant_to_reach() -> None:
    reached: Counter[str] = Counter()
    for pair in pairs():
        reached[pair.first.hand.house.name] += 1
        reached["rail" if pair.seat == 0 else "player"] += 1
        reached["late" if pair.late else "live"] += 1
        seen = pair.first.events[: pair.cut]
        reached["worlds differ"] += pair.second.events[: pair.cut] != seen
        for kind in (ev.Discarded, ev.StubReshuffled, ev.ShowdownOpened, ev.HandMucked):
            reached[kind.__name__] += any(isinstance(event, kind) for event in seen)
        reached["asked to show or muck"] += any(
            pause.betting.asking == "show" and pause.events <= pair.cut
            for pause in pair.first.pauses
        )
    assert {"fortune", "ten-second", "seven-stud", "draw-limit", "draw-pot"} <= set(reached)
    assert min(reached.values()) >= 5, reached
    assert reached["worlds differ"] >= 0.98 * PAIRS


@pytest.mark.parametrize("leak", LEAKS)
def test_every_seeded_leak_is_found(leak: type[Leak]) -> None:
    assert any(difference(pair, leak) for pair in pairs())


def test_a_viewer_who_keeps_the_cards_to_himself_is_no_leak() -> None:
    """The leaks are found for what they tell, not for how they are built."""
    assert not any(difference(pair, Leak) for pair in pairs()[:50])


def test_p48_p43_one_who_comes_late_or_again_sees_what_all_others_see() -> None:
    for pair in pairs()[:150]:
        for seat in (0, *pair.first.hand.seats):
            early, late = Viewer(seat), Viewer(seat, pair.first.events[: pair.cut])
            for event in pair.first.events[: pair.cut]:
                early.see(event)
            assert early.fold.places() == late.fold.places()
            assert early.fold.hand_view() == late.fold.hand_view()
            assert early.lines == late.lines


def differing_ways_out(number: int) -> list[str]:
    """The ways by which a reader learns of a finished hand what he may not know.

    Cards he may not see are renamed. A player dealt in may also see the hands mucked at showdown
    (B43); a spectator may not.
    """
    seed = f"past hands {number}"
    rng = Random(seed)
    setup = random_setup(rng)
    first = play(setup, seed)
    reader = rng.choice([0, *first.hand.seats])
    kinds = [type(event) for event in first.events]
    at = kinds.index(ev.ShowdownOpened) if ev.ShowdownOpened in kinds else len(kinds)
    mucked = [event.seat for event in first.events[at:] if isinstance(event, ev.HandMucked)]
    extra = {
        card
        for seat in (mucked if reader else [])
        for card in first.hand.cards[first.hand.position_of[seat]]
    }
    second = play(setup, seed, other_names(first, reader, len(first.events), rng, extra))
    one, other = ways_out(first, reader), ways_out(second, reader)
    return [way for way in one if one[way] != other[way]]


def test_b43_b65_p52_no_way_out_tells_a_reader_of_a_finished_hand_more_than_he_may_know() -> None:
    assert [(n, found) for n in range(300) if (found := differing_ways_out(n))] == []


def test_a_history_with_folded_hands_in_it_is_found_on_every_way_that_can_tell_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    module = importlib.import_module("doorcard.views.past_hand")
    monkeypatch.setattr(module, "_mucked", lambda player: player.gone)
    found = {way for number in range(50) for way in differing_ways_out(number)}
    assert found >= {"history", "replay", "json", "e-mail"}


def test_a_replay_that_looks_ahead_too_far_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Steps made of what the house knows would show every hand from the deal on."""
    module = importlib.import_module("doorcard.views.replay")
    monkeypatch.setattr(module, "Viewer", LateJoinerSeesAll)
    found = {way for number in range(20) for way in differing_ways_out(number)}
    assert found >= {"replay", "public replay"}


@pytest.mark.parametrize("way", ["history", "replay", "json", "pokerstars", "full-tilt", "e-mail"])
def test_a_spectator_who_is_told_the_mucked_hands_is_found_on_every_way(
    way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rail reads as if it had been dealt in."""
    module = importlib.import_module("doorcard.views.past_hand")
    honest = module._mucked_at_showdown
    monkeypatch.setattr(
        module, "_mucked_at_showdown", lambda events, _: honest(events, events[0].players[0].seat)
    )
    assert any(way in differing_ways_out(number) for number in range(120))


@pytest.mark.parametrize(
    ("kind", "opened"),
    [
        (ev.DeckShuffled, {"house": (), "everybody": ("cards",)}),
        (ev.StreetDealt, {"house": ()}),
        (ev.StreetDealt, {"parts": ()}),
        (ev.StubReshuffled, {"house": ()}),
        (ev.Drew, {"owner": ()}),
    ],
)
def test_a_field_marked_for_too_many_is_found(
    kind: type[ev.Event], opened: dict[str, tuple[str, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The marks are held by this test as well: each secret one, opened, is a leak it finds."""
    monkeypatch.setitem(PLANS, kind, structs.replace(PLANS[kind], **opened))
    assert any(difference(pair) for pair in pairs())
