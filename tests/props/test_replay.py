"""A hand is its events: any prefix of them rebuilds it, and it goes on as it went (DESIGN.md 2)."""

from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from doorcard.engine import Event, Hand, legal
from tests.props.random_hands import random_start
from tests.props.watched import Played, play

RANDOMS = st.randoms(use_true_random=False)


def check_replay(played: Played) -> None:
    """Every prefix goes on to the next question with the very events and the very state."""
    events = list(played.hand.events)
    stops = sorted(played.stops)
    assert Hand.replay(events) == played.hand
    for count in range(1, len(events) + 1):
        rebuilt = Hand.replay(events[:count])
        rebuilt.advance()
        stop = next(stop for stop in stops if stop >= count)
        assert list(rebuilt.events) == events[:stop]
        assert rebuilt == played.stops[stop]
        assert legal(rebuilt) == legal(played.stops[stop])


@settings(max_examples=60)
@given(RANDOMS)
def test_every_prefix_of_the_events_goes_on_as_the_hand_went(rng: Random) -> None:
    check_replay(play(random_start(rng), rng, keep_stops=True))


@settings(max_examples=40)
@given(RANDOMS)
def test_events_written_down_and_read_again_are_the_same_hand(rng: Random) -> None:
    hand = play(random_start(rng), rng).hand
    written = msgspec.json.encode(hand.events)
    assert Hand.replay(msgspec.json.decode(written, type=list[Event])) == hand
    packed = msgspec.msgpack.encode(hand.events)
    assert Hand.replay(msgspec.msgpack.decode(packed, type=list[Event])) == hand


@settings(max_examples=60)
@given(RANDOMS)
def test_a_copy_is_independent(rng: Random) -> None:
    played = play(random_start(rng), rng, keep_stops=True)
    # Each stop is a copy taken on the way; playing on has not touched it.
    for count, stop in played.stops.items():
        assert Hand.replay(played.hand.events[:count]) == stop


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_every_prefix_of_many_hands(part: int) -> None:
    for seed in range(part * 500, part * 500 + 500):
        rng = Random(f"replay-{seed}")
        check_replay(play(random_start(rng), rng, keep_stops=True))
