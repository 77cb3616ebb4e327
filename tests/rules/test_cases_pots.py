"""Faults seen elsewhere, played here: P01 to P08 (pots, antes, side pots)."""

from doorcard.engine import events as ev
from tests.rules.table import deal, stud5, stud7

# Seven-card stud in which seat 1, who leads, has three aces and the others a low pair.
ACES_BEST = {
    1: "Ac Ad 2c As Kd Qh 9s",
    2: "2d 2h 7d 9c 3h 4s Jc",
    3: "3c 3d 8d Tc 5h 6s Jd",
}


def test_p01_a_three_way_all_in_tie_pays_the_tied() -> None:
    hands = {1: "As Ad Kc Kd 7h", 2: "Ah Ac Kh Ks 7d", 3: "Qs Qd Jc 5h 4d"}
    t = deal("5D-PL", hands, stacks=dict.fromkeys(hands, 300))
    t.play("s3 to 35, s1 call, s2 call").to_betting(2)
    t.play("s1 to 105, s2 to 265, s3 call, s1 call").play_out()
    assert [t.total(seat) for seat in hands] == [300, 300, 300]
    assert [t.won(seat) for seat in hands] == [450, 450, 0]
    assert [t.stack(seat) for seat in hands] == [450, 450, 0]


def test_p02_checked_streets_do_not_cost_an_all_in_player_his_right() -> None:
    # 7S: ante 4, and 20 on third street; seat 1 has the best hand.
    hands = ACES_BEST
    t = deal("7S", hands, stacks={1: 24}).play("s1 to 20, s2 call, s3 call")
    t.to_betting(5).play("s2 check, s3 check")
    t.play_out()
    assert t.pots() == [(72, {1, 2, 3})]
    assert t.won(1) == 72


def test_p03_the_remainder_is_paid_in_whole_chips() -> None:
    hands = {1: "x 2c", 2: "Ah Ks Qd Jc 9h", 3: "Ad Kh Qc Js 9d"}
    t = deal("5S", hands).play("s1 bring-in, s2 to 10, s3 call, s1 fold")
    assert t.pot == 31
    t.play_out()
    assert (t.won(2), t.won(3)) == (16, 15)
    assert all(type(post.amount) is int for post in t.events(ev.HandEnded)[0].stacks)


def test_p04_an_all_in_nobody_calls_comes_back() -> None:
    # A pot of 60 with 20 left needs 30 from each of two players, so there is no ante here.
    t = deal("5S", stud5(2), stacks={1: 50}, stakes={"ante": 0})
    t.play("s1 to 10, s2 call, s1 check, s2 check, s1 to 20, s2 call")
    assert t.pot == 60
    assert t.options(1) == {"check", "to 20 all-in"}
    t.play("s1 to 20, s2 fold")
    assert t.returned() == {1: 20}
    assert t.won(1) == 60
    assert t.stack(1) == 80


def test_p05_antes_are_in_the_pot_and_not_in_the_bet() -> None:
    t = deal("7S", stud7(4))
    assert t.pot == 16
    t.play("s1 bring-in")
    assert t.pot == 21
    assert t.options(2) == {"fold", "call 5", "to 20"}
    t.play("s2 to 20")
    assert t.pot == 41
    assert t.stack(2) == 10_000 - 24


def test_p06_the_deep_players_may_check_and_bet_beside_an_all_in() -> None:
    # 50 in total for seat 1: ante 4, 20 on third street, 26 of 40 on fourth.
    hands = ACES_BEST
    t = deal("7S", hands, stacks={1: 50, 2: 550, 3: 550}).play("s1 to 20, s2 call, s3 call")
    t.play("s1 to 20, s2 call, s3 call")
    assert t.stack(1) == 6
    first = t.options(1)
    assert first == {"check", "to 6 all-in"}
    t.play("s1 to 6, s2 call, s3 call")
    assert (t.total(1), t.stack(2), t.stack(3)) == (50, 500, 500)
    asked = t.asked
    other = 5 - asked
    assert t.options(asked) == {"check", "to 40"}
    t.play(f"s{asked} to 40, s{other} call")
    assert t.asked in (2, 3)
    t.play_out()
    assert t.pots() == [(150, {1, 2, 3}), (80, {2, 3})]
    assert t.won(1) == 150


def test_p07_stacks_are_whole_and_never_negative() -> None:
    t = deal("5S", stud5(3), stacks={1: 9, 2: 2, 3: 40})
    while not t.hand.over:
        t.pass_along()
        assert all(type(t.stack(seat)) is int and t.stack(seat) >= 0 for seat in (1, 2, 3))


def test_p08_the_winner_of_an_uneven_all_in_is_paid() -> None:
    # Blinds of 45 and 90 put both players all-in for all they have.
    hands = {1: "As Ad Kc Kd 7h", 2: "Qs Qd Jc 5h 4d"}
    stakes = {"small": 90, "big": 180, "small_blind": 45, "big_blind": 90}
    t = deal("5D-PL", hands, button=1, stacks={1: 35, 2: 90}, stakes=stakes).play_out()
    assert t.returned() == {2: 55}
    assert t.won(1) == 70
    assert (t.stack(1), t.stack(2)) == (70, 55)


def test_p08_an_uneven_all_in_after_the_draw() -> None:
    hands = {1: "As Ad Kc Kd 7h", 2: "Qs Qd Jc 5h 4d"}
    t = deal("5D-PL", hands, button=2, stacks={1: 35, 2: 90}).play("s2 to 30, s1 to 35, s2 call")
    t.play_out()
    assert (t.result(1), t.result(2)) == (35, -35)
