"""Uncalled wagers, side pots, odd chips and rake: D-39 to D-45, D-78, B17 to B19, B50, K33, K34."""

from typing import Any

import pytest

from doorcard.engine import events as ev
from tests.rules.table import Table, deal, seats, stud5, stud7

# Three hands of equal value, and one that loses to them.
TIE_A, TIE_B, TIE_C = "Ah Ks Qd Jc 9h", "Ad Kh Qc Js 9d", "Ac Kd Qh Jd 9s"
LOW = "8s 7h 5d 3c 2d"


# --- uncalled ---


def test_d_39_b17_what_an_all_in_cannot_match_goes_back() -> None:
    t = deal("T1", stud5(3) | {3: "x 8d Tc 5h"}, stacks={2: 11}).to_betting(4)
    t.play("s1 to 20, s2 call, s3 fold").play_out()
    assert t.returned() == {1: 13}
    earlier = 3 * 4
    assert t.pots() == [(14 + earlier, {1, 2})]
    assert t.won(1) + t.won(2) == 26


def test_b17_an_uncalled_raise_goes_back_before_the_pot_is_paid() -> None:
    t = deal("T1", stud5(2)).to_betting(4).play("s1 to 20, s2 to 40, s1 fold")
    assert t.returned() == {2: 20}
    assert t.pots() == [(48, {2})]
    assert t.names().index("UncalledReturned") < t.names().index("PotAwarded")


def test_b17_the_uncalled_part_is_not_raked() -> None:
    t = (
        deal("T1", stud5(2), rake_basis_points=500)
        .to_betting(4)
        .play("s1 to 20, s2 to 40, s1 fold")
    )
    assert [award.rake for award in t.events(ev.PotAwarded)] == [2]


# --- side pots ---


def test_d_40_b18_folded_chips_stay_in_the_layers_they_reached() -> None:
    hands = {1: "Ks Kd 8h 5c 2d", 2: "As Ad 9h 6c 3d", 3: "Kh Kc 9d 6h 3s"}
    t = deal("5D-PL", hands | {4: "x x x x x", 5: "x x x x x"}, button=3, stacks={2: 40})
    t.play("s1 to 25, s2 call, s3 call, s4 call, s5 fold").to_betting(2)
    t.play("s4 check, s1 to 75, s2 call, s3 call, s4 fold")
    assert {seat: t.total(seat) for seat in range(1, 6)} == {1: 100, 2: 40, 3: 100, 4: 25, 5: 10}
    t.muck_out()
    assert t.pots() == [(155, {1, 2, 3}), (120, {1, 3})]
    assert (t.won(2), t.won(3), t.won(1)) == (155, 120, 0)


def test_b18_pots_are_paid_from_the_last_side_pot_to_the_main_pot() -> None:
    t = deal("T1", stud5(4), stacks={2: 4, 3: 14}).to_betting(4)
    t.play("s1 to 20, s3 call, s4 call").play_out()
    assert [award.pot for award in t.events(ev.PotAwarded)] == [2, 1, 0]
    assert t.pots() == [(16, {1, 2, 3, 4}), (30, {1, 3, 4}), (20, {1, 4})]


def test_b18_layers_with_the_same_players_are_one_pot() -> None:
    t = deal("T1", stud5(3) | {3: "x 8d Tc"}).play("s1 bring-in, s2 call, s3 call")
    t.play("s1 to 10, s2 to 20, s3 fold, s1 call").play_out()
    assert t.pots() == [(3 * 4 + 40, {1, 2})]


def test_b18_folded_chips_above_every_live_player_stay_in_the_last_pot() -> None:
    t = deal("T2", stud5(4), stacks={3: 10, 4: 10}).play("s1 to 10, s2 call, s3 call, s4 call")
    t.play("s1 to 10, s2 call").play("s1 to 20, s1 leave")
    assert t.options(2) == {"fold", "call 20"}
    t.play("s2 fold").play_out()
    assert t.returned() == {1: 20}
    assert [t.total(seat) for seat in (1, 2, 3, 4)] == [20, 20, 10, 10]
    assert t.pots() == [(60, {3, 4})]


def test_b18_checked_streets_do_not_change_who_may_win() -> None:
    t = deal("T1", stud5(3), stacks={1: 4}).to_betting(3).play_out()
    assert t.pots() == [(12, {1, 2, 3})]


# --- odd chips ---


def test_d_42_r1_34_b1_b19_the_odd_chip_goes_to_the_first_from_the_dealers_left() -> None:
    t = deal(
        "T1",
        {1: "x As", 2: TIE_A, 4: TIE_B},
        stakes={"small": 20, "big": 40, "ante": 3, "bring_in": 8},
    ).play("s4 bring-in, s1 fold, s2 call")
    t.play_out()
    assert t.pots() == [(25, {2, 4})]
    assert (t.won(2), t.won(4)) == (13, 12)


@pytest.mark.parametrize(
    ("ante", "bring_in", "shares"), [(10, 20, (34, 33, 33)), (2, 31, (34, 34, 33))]
)
def test_d_43_b19_one_odd_chip_and_two(
    ante: int, bring_in: int, shares: tuple[int, int, int]
) -> None:
    t = deal(
        "T1",
        {1: TIE_A, 2: "x As", 3: TIE_B, 5: TIE_C},
        stakes={"small": 100, "big": 200, "ante": ante, "bring_in": bring_in},
    ).play("s5 bring-in, s1 call, s2 fold, s3 call")
    t.play_out()
    assert (t.won(1), t.won(3), t.won(5)) == shares


def test_d_44_b19_each_pot_is_split_by_itself() -> None:
    t = deal(
        "T1",
        {2: TIE_A, 3: "x 2c", 4: "x 8d 6h 4c", 5: TIE_B, 7: LOW},
        stacks={2: 37, 7: 18},
        stakes={"bring_in": 2},
    )
    t.play("s3 bring-in, s4 to 10, s5 call, s7 call, s2 call, s3 fold")
    t.play("s2 to 10, s4 call, s5 call, s7 call")
    t.play("s2 check, s4 check, s5 to 20, s2 call, s4 fold").muck_out()
    assert t.pots() == [(75, {2, 5, 7}), (41, {2, 5})]
    assert (t.won(2), t.won(5)) == (38 + 21, 37 + 20)


def test_d_45_b19_in_draw_the_order_begins_left_of_the_button() -> None:
    blank = "x x x x x"
    t = deal(
        "T4L", {2: TIE_A, 3: blank, 4: blank, 5: TIE_B}, button=3, stakes={"small_blind": 1}
    ).play("s2 call, s3 fold, s4 fold, s5 check")
    t.play_out()
    assert t.pots() == [(101, {2, 5})]
    assert (t.won(5), t.won(2)) == (51, 50)


def test_k33_the_odd_chip_by_suit() -> None:
    for rule, shares in (("position", (13, 12)), ("high_suit", (12, 13))):
        t = deal(
            "T1",
            {1: "x Ac", 2: TIE_A, 4: TIE_B.replace("Ad", "As")},
            stakes={"small": 20, "big": 40, "ante": 3, "bring_in": 8},
            odd_chip=rule,
        ).play("s4 bring-in, s1 fold, s2 call")
        t.play_out()
        assert (t.won(2), t.won(4)) == shares


def test_b55_seven_stud_pays_the_high_hand_alone() -> None:
    t = deal("T3", stud7(5)).play("s1 bring-in, s2 to 200, s3 to 400, s4 to 600, s5 to 800")
    t.play("s1 call, s2 call, s3 call, s4 call").play_out()
    assert sorted(t.won(seat) for seat in range(1, 6)) == [0, 0, 0, 0, 4200]


# --- rake ---


def raked(hands: dict[int, str], **more: Any) -> Table:
    return deal("T4L", hands, rake_basis_points=500, **more)


def rakes(t: Table) -> dict[int, int]:
    return {award.pot: award.rake for award in t.events(ev.PotAwarded)}


def pot_of_225(**more: Any) -> Table:
    hands = {1: "x x x x x", 2: TIE_A, 3: LOW}
    return raked(hands, **more).play("s3 to 100, s1 fold, s2 call").muck_out()


def test_d_78_b50_five_percent_floored() -> None:
    t = pot_of_225()
    assert rakes(t) == {0: 11}
    assert t.won(2) == 214
    assert t.events(ev.HandEnded)[0].rake == 11


def test_d_78_b50_rake_comes_from_the_main_pot_first() -> None:
    stakes = {"small": 20, "big": 40, "small_blind": 10, "big_blind": 20}
    t = raked({1: TIE_A, 2: LOW, 3: "Th 8h 6c 4s 2h"}, stacks={1: 15}, stakes=stakes)
    t.play("s3 call, s1 call, s2 check").muck_out()
    assert rakes(t) == {0: 2, 1: 0}
    assert (t.won(1), t.won(3)) == (43, 10)


def pot_of_75(**more: Any) -> Table:
    stakes = {"small": 25, "big": 50, "small_blind": 12, "big_blind": 25}
    t = raked(seats(1, 2, 3), stakes=stakes, **more)
    return t.play("s3 call, s1 call, s2 to 50, s3 fold, s1 fold").muck_out()


def test_d_78_b50_no_rake_before_the_draw() -> None:
    t = pot_of_75()
    assert rakes(t) == {0: 0}
    assert t.won(2) == 75


@pytest.mark.parametrize(
    ("name", "hands", "pot", "free"),
    [("T1", stud5(2), 8, 2), ("T3", stud7(2), 180, 3), ("T2", stud5(2), 10, 2)],
)
def test_b50_no_rake_on_the_opening_round_of_stud(
    name: str, hands: dict[int, str], pot: int, free: int
) -> None:
    t = deal(name, hands, rake_basis_points=1000).play("s1 bring-in, s2 fold").muck_out()
    assert rakes(t) == {0: 0} or t.events(ev.PotAwarded) == []
    t = deal(name, hands, rake_basis_points=1000).play("s1 bring-in, s2 call")
    assert t.street == free + 1
    opening = next(opened for opened in t.events(ev.BettingOpened) if opened.street == free + 1)
    t.play(f"s1 to {opening.sizes[0]}, s2 fold").muck_out()
    assert t.pots() == [(pot, {1})]
    assert rakes(t) == {0: pot // 10}


def test_k34_percentage_cap_and_free_first_round() -> None:
    assert rakes(pot_of_225(rake_cap=5)) == {0: 5}
    assert rakes(pot_of_225(rake_cap=0)) == {0: 0}
    assert rakes(pot_of_75(rake_first_round_free=False)) == {0: 3}


def test_b50_no_rake_by_default() -> None:
    t = deal("T4L", {1: TIE_A, 2: LOW}).muck_out()
    assert rakes(t) == {0: 0}


def test_b50_what_is_raked_leaves_the_table() -> None:
    t = pot_of_225()
    assert sum(t.stack(seat) for seat in (1, 2, 3)) == 3 * 10_000 - 11
