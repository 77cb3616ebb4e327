"""Who acts first, who is skipped, when betting is over: D-21 to D-25, B20 to B23, B57, K22."""

import pytest

from doorcard.engine import events as ev
from tests.rules.table import deal, stud5, stud7


def test_d_21_r1_12_b20_an_exact_tie_needs_equal_kickers() -> None:
    t = deal("T1", {2: "x Kc 7d", 5: "x Ks 7h"}).to_betting(3)
    assert t.asked == 2


def test_r1_14_r2_5_b57_equal_boards_go_by_position() -> None:
    for name in ("T1", "T2"):
        t = deal(name, {3: "x Kc 7d", 4: "x 2c 5d", 6: "x Ks 7h"}).to_betting(3)
        assert t.asked == 3


def test_d_22_b20_boards_make_no_straight_or_flush() -> None:
    t = deal("T1", {1: "x 9h Th Jh Qh", 4: "x 2c 2d 3s 4c"}).to_betting(5)
    assert t.asked == 4


def test_d_23_b20_trips_over_two_pair() -> None:
    t = deal("T1", {1: "x As Ah Ks Kh", 3: "x 8c 8d 8h 2c"}).to_betting(5)
    assert t.asked == 3


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("2c 2d 2h 2s", "Ac Ad Ah Kc"),
        ("3c 3d 2h 2s", "Ac Ad Kh Qc"),
        ("3c 3d 5h 4s", "Ac Kd Qh Jc"),
        ("3c 3d 6h 4s", "3h 3s 5h 4c"),
        ("Kc Kd 4h 2s", "Kh Ks 3h 2c"),
        ("Tc 9d 8h 2s", "Th 9s 7h 6c"),
    ],
)
def test_b20_order_of_boards(better: str, worse: str) -> None:
    assert deal("T1", {1: f"x {worse}", 2: f"x {better}"}).to_betting(5).asked == 2


def test_d_24_b21_the_best_board_is_all_in() -> None:
    hands = {4: "x x 9c 8d", 7: "x x Kc 7d", 8: "x x Qc Qd"}
    t = deal("T3", hands, stacks={8: 90}).to_betting(4)
    assert t.total(8) == 90
    assert t.asked == 4


def test_d_25_b22_seventh_street_opens_as_sixth_did() -> None:
    hands = {2: "x x 9c 8d 4h 3s x", 5: "x x Kc 7d Qh Jd x", 6: "x x 2c 5d Th 6s x"}
    t = deal("T3", hands).to_betting(6)
    assert t.asked == 5
    assert t.to_betting(7).asked == 5


def test_b22_the_sixth_street_opener_has_folded() -> None:
    hands = {2: "x x 9c 8d 4h 3s x", 5: "x x Kc 7d Qh Jd", 6: "x x 2c 5d Th 6s x"}
    t = deal("T3", hands).to_betting(6).play("s5 check, s6 to 400, s2 call, s5 fold")
    assert t.street == 7
    assert t.asked == 6


def test_r3_17_the_best_board_acts_first_from_fourth_street_on() -> None:
    hands = {1: "x x 9c 8d Kh", 2: "x x 7c 7d 3s", 3: "x x 2c Ad Ah"}
    t = deal("T3", hands).to_betting(4)
    assert t.asked == 2
    assert t.to_betting(5).asked == 3


def test_r1_4_the_turn_goes_clockwise_and_skips_folded_and_all_in() -> None:
    hands = stud5(5) | {2: "x 7d"}
    t = deal("T1", hands, stacks={4: 4}).play("s1 bring-in, s2 fold, s3 call, s4 call, s5 call")
    t.to_betting(4).play("s1 check, s3 check, s5 check")
    assert t.street == 5
    assert t.asked == 1


def test_b23_betting_is_over_when_one_player_can_act() -> None:
    t = deal("T1", stud5(2), stacks={1: 24}).to_betting(4)
    t.play("s1 to 20, s2 call")
    assert [act.seat for act in t.events(ev.Acted)][-2:] == [1, 2]
    assert t.street == 5
    assert [opened.street for opened in t.events(ev.BettingOpened)] == [2, 3, 4]


def test_b23_the_last_who_can_act_owes_a_call_first() -> None:
    t = deal("T1", stud5(3), stacks={1: 24, 2: 10_000, 3: 24}).to_betting(4)
    t.play("s1 to 20")
    assert t.options(2) == {"fold", "call 20", "to 40"}
    t.play("s2 call, s3 call")
    assert t.street == 5


def test_b23_nobody_may_raise_when_all_others_are_all_in() -> None:
    t = deal("T1", stud5(2), stacks={1: 24}).to_betting(4).play("s1 to 20")
    assert t.options(2) == {"fold", "call 20"}


def test_r3_28_everybody_folds_and_no_more_cards_come() -> None:
    t = deal("T3", stud7(3)).to_betting(5).play("s1 to 400, s2 fold, s3 fold")
    assert t.street == 5
    assert t.won(1) == 3 * 90
    assert t.returned() == {1: 400}


def test_r1_15_r1_16_fourth_and_fifth_street_open_by_the_best_board() -> None:
    hands = {1: "x 9c Kd 4h 3s", 2: "x 8c Qd Qh 2d", 3: "x 2c Jd 5h 5s"}
    t = deal("T1", hands)
    assert [t.to_betting(street).asked for street in (3, 4, 5)] == [1, 2, 2]


def test_k22_equal_boards_by_suit() -> None:
    hands = {2: "x Kc 7d", 3: "x 2c 5d", 5: "x Ks 7h"}
    assert deal("T1", hands, board_tie="suit").to_betting(3).asked == 5
    assert deal("T1", hands, board_tie="position").to_betting(3).asked == 2


def test_r3_5_cards_come_in_order_from_the_first_seat_left_of_the_button() -> None:
    t = deal("T3", {3: "x x 9c 8d", 5: "x x Kc 7d", 8: "x x 2c Ad"}).to_street(4)
    assert [[hand.seat for hand in dealt.hands] for dealt in t.events(ev.StreetDealt)] == [
        [3, 5, 8],
        [3, 5, 8],
    ]
