"""Every decision of random hands against the rulebook: section 0.4, B5 to B16, B34 to B38, P20."""

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from doorcard.engine import Hand, HandStarted, Option, Refusal, legal
from tests.props.betting_oracle import Betting, PotBetting
from tests.props.oracle import Books
from tests.props.random_hands import random_command, random_start

RANDOMS = st.randoms(use_true_random=False)


def short(option: Option) -> str:
    match option.kind:
        case "call" | "bring_in":
            return f"{option.kind.replace('_', '-')} {option.pay}"
        case "bet" | "complete" | "raise" if option.up_to:
            return f"to {option.to}-{option.up_to}"
        case "bet" | "complete" | "raise":
            return f"to {option.to}"
        case kind:
            return kind


def limit_start(rng: Random) -> HandStarted:
    started = random_start(rng)
    house = replace(started.house, structure="limit")
    if house.short_wager == "full_only":
        house = replace(house, short_wager="half_full")
    return replace(started, house=house)


def pot_limit_start(rng: Random) -> HandStarted:
    started = random_start(rng, "draw-pot")
    house = replace(started.house, fold_when_free=rng.random() < 0.5)
    return replace(started, house=house)


def low_card(betting: Betting) -> int:
    """The seat with the lowest door card by rank, then suit (R1.7 to R1.9)."""
    return min(betting.books.live, key=lambda seat: betting.boards[seat][0])


def play_and_compare(started: HandStarted, rng: Random) -> int:
    """Play a hand; at each decision in a betting round the options must be the oracle's."""
    hand = Hand.start(started)
    books = Books()
    books.book(started)
    kind = PotBetting if started.house.structure == "pot" else Betting
    betting = kind(started, books)
    decisions = 0
    while not hand.over:
        if hand.asking == "act":
            decisions += 1
            seat = hand.asked
            assert betting.open
            assert betting.needs_to_act(seat)
            owes = betting.waiting_for_bring_in and seat == low_card(betting)
            assert {short(option) for option in legal(hand)} == betting.options(seat, owes)
        elif betting.open:
            assert betting.finished()
        told = hand.apply(random_command(hand, rng))
        assert not isinstance(told, Refusal)
        for event in told:
            books.book(event)
            betting.book(event)
    return decisions


@settings(max_examples=150)
@given(RANDOMS)
def test_p20_the_options_are_those_of_section_0_4(rng: Random) -> None:
    play_and_compare(limit_start(rng), rng)


@settings(max_examples=100)
@given(RANDOMS)
def test_b36_b37_b38_the_amounts_of_pot_limit(rng: Random) -> None:
    play_and_compare(pot_limit_start(rng), rng)


@pytest.mark.parametrize("start", [limit_start, pot_limit_start])
def test_the_options_of_five_hundred_hands(start: Callable[[Random], HandStarted]) -> None:
    decisions = 0
    for seed in range(500):
        rng = Random(f"betting-{seed}")
        decisions += play_and_compare(start(rng), rng)
    assert decisions > 1000


@pytest.mark.slow
@pytest.mark.parametrize("part", range(8))
def test_the_options_of_many_hands(part: int) -> None:
    for seed in range(part * 2000, part * 2000 + 2000):
        rng = Random(f"many-{seed}")
        play_and_compare(limit_start(rng), rng)
        play_and_compare(pot_limit_start(rng), rng)
