"""All-ins that are no full wager: D-33 to D-38, B9 to B11, K15."""

from typing import Any

import pytest

from tests.rules.table import Table, deal, stud5


def on_fourth(left: dict[int, int], players: int = 4, **more: Any) -> Table:
    """T1 on fourth street at units of 20; ``left``: what these seats have left there."""
    return deal(
        "T1", stud5(players), stacks={seat: chips + 4 for seat, chips in left.items()}, **more
    ).to_betting(4)


def test_d_33_b10_less_than_half_a_raise_reopens_nothing() -> None:
    t = on_fourth({3: 28}).play("s1 to 20, s2 call, s3 to 28")
    assert t.options(4) == {"fold", "call 28", "to 40"}
    t.play("s4 call")
    assert t.options(1) == {"fold", "call 8"}
    t.play("s1 call")
    assert t.options(2) == {"fold", "call 8"}


def test_b10_completing_a_short_raise_reopens_for_all() -> None:
    t = on_fourth({3: 28}).play("s1 to 20, s2 call, s3 to 28, s4 to 40")
    assert t.options(1) == {"fold", "call 20", "to 60"}


def test_d_34_b10_half_or_more_counts_and_is_raised_from() -> None:
    t = on_fourth({2: 32}).play("s1 to 20, s2 to 32")
    assert t.options(3) == {"fold", "call 32", "to 52"}
    t.play("s3 to 52")
    assert t.options(4) == {"fold", "call 52", "to 72"}
    t.play("s4 to 72")
    assert t.options(1) == {"fold", "call 52"}


def test_d_35_b10_exactly_half_counts() -> None:
    t = on_fourth({2: 30}).play("s1 to 20, s2 to 30")
    assert t.options(3) == {"fold", "call 30", "to 50"}
    t.play("s3 call, s4 call")
    assert t.options(1) == {"fold", "call 10", "to 50"}


def test_d_36_b9_a_short_opening_bet() -> None:
    t = on_fourth({2: 8}, players=3).play("s1 check, s2 to 8")
    assert t.options(3) == {"fold", "call 8", "to 20"}
    t.play("s3 call")
    assert t.options(1) == {"fold", "call 8"}


def test_b9_the_completion_of_a_short_bet_is_the_first_wager() -> None:
    t = on_fourth({2: 8}).play("s1 check, s2 to 8, s3 to 20, s4 to 40, s1 to 60, s3 to 80")
    assert t.options(4) == {"fold", "call 40"}


def test_b9_half_a_bet_or_more_is_the_bet() -> None:
    t = on_fourth({2: 12}).play("s1 check, s2 to 12")
    assert t.options(3) == {"fold", "call 12", "to 32"}


def test_d_37_b11_several_short_all_ins_are_tested_by_player() -> None:
    t = on_fourth({2: 26, 4: 32}).play("s1 to 20, s2 to 26, s3 call, s4 to 32")
    assert t.options(1) == {"fold", "call 12", "to 52"}
    t.play("s1 call")
    assert t.options(3) == {"fold", "call 6"}


def test_d_38_b10_b17_b18_a_real_hand() -> None:
    # P0, P1 and P4 are seats 1, 2 and 4; four others pay antes and one of them brings in.
    hands = {1: "x 9d 8h 7d 5c", 2: "x Ts Ks Qs Jd", 3: "x 5d", 4: "x Td 6h 4s 3h"}
    hands |= {5: "x 7h", 6: "x 6d", 7: "x 2c"}
    t = deal(
        "T1",
        hands,
        stacks={1: 4950, 4: 1495},
        stakes={"small": 800, "big": 1600, "ante": 150, "bring_in": 250},
    )
    t.play("s7 bring-in, s1 to 800, s2 call, s3 fold")
    assert t.options(4) == {"fold", "call 800", "to 1345 all-in"}
    t.play("s4 to 1345, s5 fold, s6 fold, s7 fold")
    assert t.options(1) == {"fold", "call 545", "to 2145"}
    t.play("s1 to 2145, s2 call")
    t.play("s2 to 800, s1 call, s2 to 1600, s1 call, s2 to 1600")
    assert t.options(1) == {"fold", "call 255 all-in"}
    t.play("s1 call").play_out()
    assert t.returned() == {2: 1345}
    assert t.pots() == [(5335, {1, 2, 4}), (6910, {1, 2})]


@pytest.mark.parametrize(
    ("rule", "next_raise", "bettor"),
    [
        ("half_full", "to 55", {"fold", "call 15", "to 55"}),
        ("nominal", "to 40", {"fold", "call 15", "to 40"}),
        ("full_only", "to 40", {"fold", "call 15"}),
    ],
)
def test_k15_a_raise_of_three_quarters(rule: str, next_raise: str, bettor: set[str]) -> None:
    t = on_fourth({2: 35}, short_wager=rule).play("s1 to 20, s2 to 35")
    assert t.options(3) == {"fold", "call 35", next_raise}
    t.play("s3 call, s4 call")
    assert t.options(1) == bettor


@pytest.mark.parametrize(
    ("unit", "before", "all_in", "then"),
    [
        (60, "s1 to 60, s2 to 120", 150, "to 180"),
        (100, "s1 to 100, s2 to 200", 270, "to 300"),
        (300, "s1 to 300, s2 call", 550, "to 600"),
    ],
)
def test_k15_b10_nominal_fills_up_to_the_next_multiple(
    unit: int, before: str, all_in: int, then: str
) -> None:
    t = deal(
        "T1",
        stud5(4),
        stacks={3: all_in + 4},
        stakes={"small": unit // 2, "big": unit},
        short_wager="nominal",
    )
    t.to_betting(4).play(f"{before}, s3 to {all_in}")
    assert then in t.options(4)


def test_k15_b37_full_only_in_limit_reopens_after_a_full_raise() -> None:
    t = on_fourth({3: 39}, short_wager="full_only").play("s1 to 20, s2 call, s3 to 39, s4 to 40")
    assert t.options(1) == {"fold", "call 20", "to 60"}


def test_r3_29_an_all_in_below_the_call_takes_no_right_from_the_others() -> None:
    t = on_fourth({2: 8}).play("s1 to 20")
    assert t.options(2) == {"fold", "call 8 all-in"}
    t.play("s2 call")
    assert t.options(3) == {"fold", "call 20", "to 40"}
