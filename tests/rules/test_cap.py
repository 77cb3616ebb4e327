"""How many raises: D-10 to D-14, B12 to B15, K2, K9, K10, K13, K14."""

from typing import Any

import pytest

from doorcard.engine import SetupError
from tests.rules.table import Table, deal, seats, stud5, stud7

UP_TO_80 = "s1 to 20, s2 to 40, s1 to 60, s2 to 80"


def on_fourth(players: int, **more: Any) -> Table:
    """T1 on fourth street, seat 1 to act at units of 20."""
    return deal("T1", stud5(players), **more).to_betting(4)


def test_d_10_b13_two_players_raise_without_a_limit() -> None:
    t = on_fourth(2).play(f"{UP_TO_80}, s1 to 100, s2 to 120")
    assert "to 140" in t.options(1)
    t.play("s1 to 140, s2 to 160, s1 to 180")
    assert t.options(2) == {"fold", "call 20", "to 200"}


def test_d_11_b15_seven_stud_keeps_four_wagers_heads_up() -> None:
    t = deal("T3", stud7(2)).to_betting(5)
    t.play("s1 to 400, s2 to 800, s1 to 1200, s2 to 1600")
    assert t.options(1) == {"fold", "call 400"}


def test_d_12_b13_a_fold_before_the_cap_lifts_it() -> None:
    t = on_fourth(3).play("s1 to 20, s2 to 40, s3 fold, s1 to 60, s2 to 80")
    assert t.options(1) == {"fold", "call 20", "to 100"}


@pytest.mark.parametrize("rule", ["round_start", "never"])
def test_d_12_k14_not_when_the_round_began_with_three(rule: str) -> None:
    t = on_fourth(3, headsup_uncap=rule).play("s1 to 20, s2 to 40, s3 fold, s1 to 60, s2 to 80")
    assert t.options(1) == {"fold", "call 20"}


@pytest.mark.parametrize(
    ("rule", "options"),
    [
        ("before_cap", {"fold", "call 20", "to 100"}),
        ("round_start", {"fold", "call 20", "to 100"}),
        ("never", {"fold", "call 20"}),
    ],
)
def test_k14_a_round_that_began_with_two(rule: str, options: set[str]) -> None:
    assert on_fourth(2, headsup_uncap=rule).play(UP_TO_80).options(1) == options


def test_d_13_r1_26_b13_a_fold_after_the_cap_lifts_nothing() -> None:
    t = on_fourth(3).play("s1 to 20, s2 to 40, s3 to 60, s1 to 80, s2 fold")
    assert t.options(3) == {"fold", "call 20"}


def test_b13_the_lift_lasts_for_one_round() -> None:
    t = on_fourth(3).play("s1 to 20, s2 to 40, s3 call, s1 call")
    t.play("s1 to 20, s2 to 40, s3 to 60, s1 to 80")
    assert t.options(2) == {"fold", "call 40"}


@pytest.mark.parametrize("rule", ["before_cap", "round_start"])
def test_d_14_b14_all_in_players_are_not_counted(rule: str) -> None:
    t = deal("T1", stud5(3), stacks={3: 4}, headsup_uncap=rule)
    t.play("s1 bring-in, s2 call, s3 call").play("s1 to 10, s2 to 20, s1 to 30, s2 to 40, s1 to 50")
    assert t.options(2) == {"fold", "call 10", "to 60"}


def test_b14_an_all_in_in_the_middle_of_the_round_lifts_the_cap_too() -> None:
    # Seat 3 is left with 20 on fourth street and calls with it.
    t = on_fourth(3, stacks={3: 24}).play("s1 to 20, s2 to 40, s3 call, s1 to 60, s2 to 80")
    assert t.options(1) == {"fold", "call 20", "to 100"}


def test_b13_an_all_in_that_is_the_last_wager_lifts_nothing() -> None:
    # Two can act after it, but the cap is already reached.
    t = on_fourth(3, stacks={2: 84}).play("s1 to 20, s2 to 40, s3 to 60, s1 call, s2 to 80")
    assert t.options(3) == {"fold", "call 20"}


def test_b12_calls_do_not_count() -> None:
    t = on_fourth(4).play("s1 to 20, s2 call, s3 call, s4 to 40, s1 call, s2 to 60, s3 call")
    assert t.options(4) == {"fold", "call 20", "to 80"}


def test_b15_the_ten_second_room_caps_three_players_and_frees_two() -> None:
    t = deal("T2", stud5(3)).to_betting(4).play("s1 to 20, s2 to 40, s3 to 60, s1 to 80")
    assert t.options(2) == {"fold", "call 40"}
    two = deal("T2", stud5(2)).to_betting(4).play(UP_TO_80)
    assert two.options(1) == {"fold", "call 20", "to 100"}


def test_b12_b15_the_big_blind_is_the_first_wager() -> None:
    t = deal("T4L", seats(1, 2, 3), stakes={"small": 50}).play("s3 to 100, s1 to 150, s2 to 200")
    assert t.options(3) == {"fold", "call 100"}


def test_b15_draw_keeps_the_cap_heads_up() -> None:
    t = deal("T4L", seats(1, 2)).play("s2 to 100, s1 to 150, s2 to 200")
    assert t.options(1) == {"fold", "call 50"}


def test_b15_k2_pot_limit_has_no_cap() -> None:
    t = deal("T4P", seats(1, 2, 3), stacks={1: 10**7, 2: 10**7, 3: 10**7})
    t.play("s3 to 100, s1 to 150, s2 to 200, s3 to 250, s1 to 300, s2 to 350")
    assert "to 400-1350" in t.options(3)


def test_k2_the_same_game_with_the_other_structure() -> None:
    assert deal("T4L", seats(1, 2, 3)).options(3) == {"fold", "call 50", "to 100"}
    pot = deal("T4L", seats(1, 2, 3), structure="pot", cap=None, short_wager="full_only")
    assert pot.options(3) == {"fold", "call 50", "to 100-175"}


@pytest.mark.parametrize(
    ("cap", "script"),
    [
        (3, "s1 to 20, s2 to 40, s3 to 60"),
        (4, "s1 to 20, s2 to 40, s3 to 60, s1 to 80"),
        (5, "s1 to 20, s2 to 40, s3 to 60, s1 to 80, s2 to 100"),
    ],
)
def test_k13_bet_and_raises(cap: int, script: str) -> None:
    t = on_fourth(3, cap=cap)
    *earlier, last = script.split(", ")
    t.play(", ".join(earlier))
    assert last.split(" ", 1)[1] in t.options(int(last[1]))
    t.play(last)
    assert len(t.options(t.asked)) == 2


def test_k13_no_cap_at_all() -> None:
    t = on_fourth(3, cap=None).play("s1 to 20, s2 to 40, s3 to 60, s1 to 80, s2 to 100")
    assert t.options(3) == {"fold", "call 40", "to 120"}


@pytest.mark.parametrize(("street", "size"), [(3, 10), (4, 20), (5, 20)])
def test_k9_k10_r1_13_r1_21_sizes_of_five_card_stud(street: int, size: int) -> None:
    assert deal("T1", stud5(3)).to_betting(street).options(1) == {"check", f"to {size}"}
    assert deal("T2", stud5(3)).to_betting(street).options(1) == {"check", f"to {size}"}


def test_b56_r2_16_the_opening_round_is_played_at_the_lower_limit() -> None:
    t = deal("T2", stud5(3)).play("s1 bring-in, s2 to 10")
    assert t.options(3) == {"fold", "call 10", "to 20"}


@pytest.mark.parametrize(("street", "size"), [(4, 200), (5, 400), (6, 400), (7, 400)])
def test_r3_8_r3_18_r3_22_sizes_of_seven_card_stud(street: int, size: int) -> None:
    assert deal("T3", stud7(3)).to_betting(street).options(1) == {"check", f"to {size}"}


def test_k9_k10_other_lists_of_streets() -> None:
    t = deal("T1", stud5(3), small_bet_streets=(2,), big_bet_streets=(3, 4, 5))
    assert t.to_betting(3).options(1) == {"check", "to 20"}
    t = deal("T3", stud7(3), small_bet_streets=(3, 4, 5), big_bet_streets=(6, 7))
    assert t.to_betting(5).options(1) == {"check", "to 200"}
    assert t.to_betting(6).options(1) == {"check", "to 400"}


@pytest.mark.parametrize(
    ("small", "big"), [((2, 3), (5,)), ((2, 3, 4), (4, 5)), ((), ())], ids=["gap", "both", "none"]
)
def test_k9_k10_no_street_is_without_its_one_limit(
    small: tuple[int, ...], big: tuple[int, ...]
) -> None:
    with pytest.raises(SetupError) as refused:
        deal("T1", stud5(3), small_bet_streets=small, big_bet_streets=big)
    street = 2 if not small else 4
    assert refused.value.refusal.facts == {"problem": "bet_streets", "street": street}


def test_r1_18_r1_20_the_amount_of_a_raise_is_the_limit() -> None:
    t = on_fourth(3).play("s1 to 20, s2 to 40")
    assert t.options(3) == {"fold", "call 40", "to 60"}
    for amount in (20, 41, 50, 59, 61, 80):
        assert t.refused(f"s3 to {amount}") == "bad_amount"


def test_r1_17_r1_19_r2_6_r3_21_a_checker_may_raise() -> None:
    for t in (
        on_fourth(2),
        deal("T2", stud5(2)).to_betting(4),
    ):
        assert t.play("s1 check, s2 to 20").options(1) == {"fold", "call 20", "to 40"}
    t = deal("T3", stud7(2)).to_betting(5).play("s1 check, s2 to 400")
    assert t.options(1) == {"fold", "call 400", "to 800"}


def test_r3_20_only_third_street_is_never_without_a_bet() -> None:
    t = deal("T3", stud7(3))
    assert "check" not in t.options(1)
    t.to_betting(4).play("s1 check, s2 check, s3 check")
    assert t.street == 5
