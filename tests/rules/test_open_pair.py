"""The open pair that allows the higher limit: D-15 to D-20, B16, K11, K12."""

from typing import Any

import pytest

from tests.rules.table import Table, deal

# Seat 3 brings in; on third street seat 1 shows eights.
EIGHTS = {1: "x 8c 8d 4h 3h", 2: "x Kc 9d 2h 6h", 3: "x 2c Jd 5h 7h", 4: "x Qc Td 6d 4s"}
# The same in seven-card stud: seat 2 shows sevens on fourth street.
SEVENS = {1: "x x Kc 9d", 2: "x x 7c 7d", 3: "x x 2c Jd", 4: "x x Qc Td"}
# Nobody shows a pair; seat 1 has the best board.
NO_PAIR = {1: "x 8c Ad", 2: "x Kc 9d", 3: "x 2c Jd", 4: "x Qc Td"}


def third(name: str = "T1", hands: dict[int, str] = EIGHTS, **more: Any) -> Table:
    return deal(name, hands, **more).to_betting(3)


def fourth(**more: Any) -> Table:
    return deal("T3", SEVENS, **more).to_betting(4)


def test_d_15_r1_23_r1_24_b16_either_size_until_the_big_one_is_used() -> None:
    t = third()
    assert t.options(1) == {"check", "to 10", "to 20"}
    t.play("s1 to 10")
    assert t.options(2) == {"fold", "call 10", "to 20", "to 30"}
    t.play("s2 to 30")
    assert t.options(3) == {"fold", "call 30", "to 50"}
    t.play("s3 to 50")
    assert t.options(4) == {"fold", "call 50", "to 70"}
    t.play("s4 to 70")
    assert t.options(1) == {"fold", "call 60"}


def test_d_16_without_a_pair_the_higher_limit_is_refused() -> None:
    t = third(hands=NO_PAIR)
    assert t.options(1) == {"check", "to 10"}
    assert t.refused("s1 to 20") == "bad_amount"


def test_d_17_r3_19_fourth_street_of_seven_card_stud() -> None:
    t = fourth().play("s2 to 200")
    assert t.options(3) == {"fold", "call 200", "to 400", "to 600"}
    t.play("s3 to 600")
    assert t.options(4) == {"fold", "call 600", "to 1000"}
    assert t.refused("s4 to 800") == "bad_amount"


def test_d_18_b16_a_player_without_a_pair_may_bet_double() -> None:
    t = fourth().play("s2 check")
    assert t.options(3) == {"check", "to 200", "to 400"}
    t.play("s3 to 400")
    assert t.options(4) == {"fold", "call 400", "to 800"}
    t.play("s4 call, s1 to 800")
    assert t.options(2) == {"fold", "call 800", "to 1200"}


def test_d_19_no_double_bet_in_the_ten_second_room() -> None:
    t = third("T2")
    assert t.options(1) == {"check", "to 10"}
    assert t.refused("s1 to 20") == "bad_amount"


def test_d_20_a_short_all_in_leaves_both_sizes() -> None:
    # Seat 2 is left with 14 after ante and bring-in.
    t = third(stacks={2: 18}).play("s1 to 10")
    assert t.options(2) == {"fold", "call 10", "to 14 all-in"}
    t.play("s2 to 14")
    assert t.options(3) == {"fold", "call 14", "to 20", "to 30"}


def test_b16_small_raises_leave_both_sizes() -> None:
    t = third().play("s1 to 10, s2 to 20")
    assert t.options(3) == {"fold", "call 20", "to 30", "to 40"}
    t.play("s3 to 40")
    assert t.options(4) == {"fold", "call 40", "to 60"}


def test_b16_the_double_bet_counts_once() -> None:
    t = third().play("s1 to 20, s2 to 40, s3 to 60, s4 to 80")
    assert t.options(1) == {"fold", "call 60"}


def test_b16_the_condition_stays_when_the_owner_folds() -> None:
    t = third().play("s1 check, s2 check, s3 to 10, s4 call, s1 fold")
    assert t.options(2) == {"fold", "call 10", "to 20", "to 30"}


def test_b16_the_pair_of_an_all_in_board_counts() -> None:
    t = third(stacks={1: 4})
    assert t.asked == 2
    assert t.options(2) == {"check", "to 10", "to 20"}


def test_b16_a_folded_pair_does_not_count() -> None:
    hands = EIGHTS | {1: "x 8c"}
    t = deal("T1", hands).play("s3 bring-in, s4 call, s1 fold, s2 call")
    assert t.options(2) == {"check", "to 10"}


def test_b16_half_the_big_size_makes_a_big_wager() -> None:
    # All-in for 16 more over a bet of 10: the increment is above the small size and at least half
    # the big one, so it is counted as a big wager and only big raises follow.
    t = third(stacks={2: 30}).play("s1 to 10")
    assert t.options(2) == {"fold", "call 10", "to 20", "to 26 all-in"}
    t.play("s2 to 26")
    assert t.options(3) == {"fold", "call 26", "to 46"}


def test_r1_25_the_round_stays_at_the_higher_limit_and_the_next_forgets() -> None:
    t = third().play("s1 to 20, s2 call, s3 call, s4 call")
    assert t.street == 4
    assert t.options(1) == {"check", "to 20"}


@pytest.mark.parametrize("street", [None, 4])
def test_k11_no_open_pair_on_third_street(street: int | None) -> None:
    assert third(open_pair_street=street).options(1) == {"check", "to 10"}


def test_k11_the_ten_second_room_with_the_rule_turned_on() -> None:
    assert third("T2", open_pair_street=3).options(1) == {"check", "to 10", "to 20"}


def test_k11_seven_card_stud_without_the_rule() -> None:
    assert fourth(open_pair_street=None).options(2) == {"check", "to 200"}


def test_k12_owner_opens() -> None:
    t = third(open_pair_who="owner_opens")
    assert t.options(1) == {"check", "to 10", "to 20"}
    t.play("s1 check")
    assert t.options(2) == {"check", "to 10"}
    assert t.refused("s2 to 20") == "bad_amount"
    t = third(open_pair_who="owner_opens").play("s1 to 20")
    assert t.options(2) == {"fold", "call 20", "to 40"}
