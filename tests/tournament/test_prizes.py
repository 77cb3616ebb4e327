"""Prizes in whole units, shared places, deals (P62)."""

from fractions import Fraction
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from doorcard.room.tournament.deals import by_chips, deal, icm
from doorcard.room.tournament.payouts import prizes, shared
from doorcard.room.tournament.places import Lost, out_in_order
from doorcard.room.tournament.presets import PAYOUTS, PRESETS, WINNER_TAKES_ALL
from doorcard.room.tournament.structure import Satellite
from tests.tournament.scenes import structure


@given(entries=st.integers(2, 1200), pool=st.integers(0, 10**9))
def test_prizes_are_the_whole_pool_and_a_better_place_never_gets_less(
    entries: int, pool: int
) -> None:
    paid = prizes(structure(), entries, pool)
    assert sum(paid) == pool
    assert list(paid) == sorted(paid, reverse=True)
    assert len(paid) <= entries


def test_odd_chips_go_one_each_to_the_best_places() -> None:
    # 50, 30 and 20 percent of 1001 are 500.5, 300.3 and 200.2.
    assert prizes(structure(), 8, 1001) == (501, 300, 200)
    assert prizes(structure(), 8, 1003) == (502, 301, 200)


@pytest.mark.parametrize("entries", [9, 20, 50, 100, 200, 400, 1000])
def test_the_last_paid_place_gets_more_than_he_paid(entries: int) -> None:
    for form in PRESETS.values():
        if form.payouts is PAYOUTS:
            assert prizes(form, entries, entries * form.price)[-1] > form.price


def test_winner_takes_all() -> None:
    assert prizes(structure(payouts=WINNER_TAKES_ALL), 500, 50_000) == (50_000,)


def test_a_satellite_pays_seats_and_the_next_place_gets_the_rest() -> None:
    form = structure(satellite=Satellite("main", 1100))
    assert prizes(form, 30, 3000) == (1100, 1100, 800)
    assert prizes(form, 30, 3300) == (1100, 1100, 1100)
    assert prizes(form, 2, 3300) == (1650, 1650)  # more seats than players
    assert prizes(form, 30, 500) == (500,)  # not one seat


def test_p62_the_larger_stack_at_the_start_of_the_hand_places_higher() -> None:
    lost = [Lost("S1", 500), Lost("S2", 300)]
    assert out_in_order(lost) == [("S2",), ("S1",)]


def test_p62_equal_stacks_share_their_places_and_prizes() -> None:
    assert out_in_order([Lost("a", 300), Lost("b", 500), Lost("c", 300)]) == [("a", "c"), ("b",)]
    assert shared((700, 401), 2) == [551, 550]


# --- ICM against published values ---


def test_icm_of_three_stacks_and_two_prizes_as_published() -> None:
    """Half, 30 and 20 percent of the chips play for 70 and 30: about 45, 32 and 23 (Wikipedia)."""
    exact = icm((50, 30, 20), (70, 30))
    assert [round(float(share), 2) for share in exact] == [45.18, 32.25, 22.57]


@given(
    stacks=st.lists(st.integers(1, 10_000), min_size=2, max_size=6),
    prize=st.integers(1, 10_000),
)
def test_icm_of_one_prize_is_the_share_of_the_chips(stacks: list[int], prize: int) -> None:
    total = sum(stacks)
    assert icm(stacks, (prize,)) == [Fraction(prize * stack, total) for stack in stacks]


def test_icm_of_equal_stacks_is_an_equal_share() -> None:
    assert icm((10, 10, 10, 10), (50, 30, 20)) == [25] * 4


def test_icm_by_counting_every_order_of_five_players() -> None:
    stacks, paid = (5000, 3300, 2500, 900, 300), (4500, 2700, 1700, 1100)
    assert icm(stacks, paid) == pytest.approx(by_every_order(stacks, paid))


def by_every_order(stacks: tuple[int, ...], paid: tuple[int, ...]) -> list[float]:
    """The definition, word for word: the chance of each order of finish times its prizes."""
    worth = [0.0] * len(stacks)
    for order in permutations(range(len(stacks))):
        chance, left = 1.0, sum(stacks)
        for player in order:
            chance *= stacks[player] / left
            left -= stacks[player]
        for player, prize in zip(order, paid, strict=False):
            worth[player] += chance * prize
    return worth


def test_by_chips_everybody_has_the_least_prize_for_sure() -> None:
    assert by_chips((6000, 3000, 1000), (500, 300, 200)) == [440, 320, 240]


@given(
    stacks=st.lists(st.integers(1, 50_000), min_size=2, max_size=6),
    pool=st.integers(10, 10**6),
    by=st.sampled_from(["chips", "icm"]),
)
def test_a_deal_shares_all_that_is_left_to_the_last_unit(
    stacks: list[int], pool: int, by: str
) -> None:
    left = prizes(structure(), 30, pool)
    shares = deal("icm" if by == "icm" else "chips", stacks, left)
    assert sum(shares) == sum(left[: len(stacks)])
    by_stack = [share for _, share in sorted(zip(stacks, shares, strict=True))]
    assert by_stack == sorted(by_stack)


def test_a_player_without_chips_has_no_share() -> None:
    with pytest.raises(ValueError, match="no chips"):
        icm((100, 0), (10,))


def test_presets_play_for_more_places_than_one_and_say_what_they_cost() -> None:
    assert replace(PRESETS["stud-sng-8"], price=0).price == 0
    assert prizes(PRESETS["stud-sng-8"], 8, 4000) == (2000, 1200, 800)
    assert prizes(PRESETS["draw-sng-6"], 6, 3000) == (1950, 1050)
