"""Forms of tournaments: what rises together, and which forms are refused."""

from itertools import pairwise

import pytest
from msgspec.structs import replace

from doorcard.engine.stakes import Stakes
from doorcard.room.tournament.presets import PRESETS, rising
from doorcard.room.tournament.structure import (
    AddOn,
    BadStructure,
    Break,
    Level,
    Payouts,
    Rebuys,
    Structure,
    check_structure,
    house_of,
)
from tests.tournament.scenes import structure


@pytest.mark.parametrize("name", PRESETS)
def test_r4_3_every_amount_of_a_preset_rises_and_none_alone(name: str) -> None:
    """In stud the ante, the bring-in and both limits rise together, in draw both blinds."""
    form = PRESETS[name]
    check_structure(form)
    levels = [one for one in form.periods if isinstance(one, Level)]
    for before, after in pairwise(levels):
        if before.house != after.house:
            continue
        pairs = list(zip(amounts(before.stakes), amounts(after.stakes), strict=True))
        assert all(old < new or old == new == 0 for old, new in pairs), (name, before, after)


def amounts(stakes: Stakes) -> tuple[int, ...]:
    return (
        stakes.small, stakes.big, stakes.ante, stakes.bring_in, stakes.small_blind, stakes.big_blind
    )  # fmt: skip


def test_there_is_a_preset_for_every_kind_of_tournament() -> None:
    seats = {name: (form.seats, form.most) for name, form in PRESETS.items()}
    assert seats["draw-sng-6"] == (6, 6)
    assert seats["stud-sng-8"] == (8, 8)
    assert seats["heads-up"] == (2, 2)
    games = {
        house_of(form, form.level(0)).game for form in PRESETS.values() if form.most > form.seats
    }
    assert games == {"five_card_stud", "seven_card_stud", "five_card_draw"}
    mixed = {one.house for one in PRESETS["mixed"].periods if isinstance(one, Level)}
    assert len(mixed) == 3


@pytest.mark.parametrize("house", ["fortune", "ten-second", "seven-stud", "draw-pot"])
def test_b45_b31_a_level_has_no_protection_and_a_dead_button(house: str) -> None:
    rules = house_of(structure(house), Level(house, Stakes(20, 40, 4, 5, 10, 20), 5))
    assert rules.timeout_protections == 0
    assert rules.dealer == ("dead" if house == "draw-pot" else "fixed")
    assert rules.rake_basis_points == 0
    assert rules.ante_auto == "on"


LAST = rising(("seven-stud",), (20, 40), 5)

BAD: dict[str, Structure] = {
    "entries": structure(least=9, most=8),
    "periods": structure(periods=(Break(5), *LAST)),
    "two_breaks": structure(periods=(LAST[0], Break(5), Break(5), LAST[1])),
    "level_length": structure(periods=(LAST[1], LAST[1])),
    "house": structure(periods=(Level("nowhere", Stakes(20, 40), 0),)),
    "stakes": structure(periods=(Level("seven-stud", Stakes(20, 40), 0),)),
    "payouts": structure(payouts=()),
    "payout_shares": structure(payouts=(Payouts(8, ((1, 9000),)),)),
    "payout_order": structure(payouts=(Payouts(8, ((1, 4000), (1, 6000))),)),
    "late_periods": structure(late_periods=4),
    "reentries_without_late_registration": structure(reentries=1),
    "rebuy_period": structure(rebuys=Rebuys(3, 1500, 100)),
    "add_on_period": structure(add_on=AddOn(1, 1500, 100)),
}


@pytest.mark.parametrize("problem", BAD)
def test_a_form_that_makes_no_tournament_is_refused_with_the_reason(problem: str) -> None:
    with pytest.raises(BadStructure) as refused:
        check_structure(BAD[problem])
    assert refused.value.problem == problem


def test_b26_too_many_seats_for_the_deck_are_refused() -> None:
    with pytest.raises(BadStructure, match="seats"):
        check_structure(replace(structure(), seats=9))
