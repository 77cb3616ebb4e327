"""Faults seen elsewhere, played here: P09 to P20 (forced bets and betting)."""

from typing import Any

import pytest

from doorcard.engine import Refusal
from doorcard.engine import commands as cmd
from doorcard.engine import events as ev
from tests.rules.table import assert_same_hand, deal, seats, stud5, stud7


def test_p09_a_completion_uses_up_no_raise() -> None:
    t = deal("5S", stud5(3)).play("s1 bring-in, s2 to 10, s3 to 20, s1 to 30, s2 to 40")
    assert t.options(3) == {"fold", "call 20"}


def test_p10_bet_raise_and_complete_are_one_order_and_a_wrong_kind_is_refused() -> None:
    t = deal("7S", stud7(3)).play("s1 bring-in")
    before = t.hand.copy()
    for wrong in (cmd.Check(2), cmd.BringIn(2), cmd.Discard(2, ()), cmd.Show(2), cmd.Muck(2)):
        answer = t.hand.apply(wrong)
        assert isinstance(answer, Refusal)
        assert answer.code == "not_legal"
    assert_same_hand(t.hand, before)
    t.play("s2 to 20")
    assert t.acts()[-1] == "s2 complete 20"


def test_p10_an_order_of_no_known_kind_is_refused() -> None:
    t = deal("7S", stud7(3)).play("s1 bring-in")
    for nonsense in ("dance", None, 20, ("raise", 20)):
        answer = t.hand.apply(nonsense)  # type: ignore[arg-type]
        assert isinstance(answer, Refusal)
    assert t.asked == 2


def test_p11_what_the_bring_in_player_may_do() -> None:
    t = deal("7S", stud7(3))
    assert t.options(1) == {"bring-in 5", "to 20"}
    t.play("s1 time-out")
    assert t.acts() == ["s1 bring_in 5"]
    t.play("s2 call, s3 call")
    assert t.street == 4
    assert [act.seat for act in t.events(ev.Acted)] == [1, 2, 3]


def test_p12_the_least_raise_does_not_shrink_for_a_short_opponent() -> None:
    t = deal("5D-PL", seats(1, 2, 3), stacks={1: 45, 2: 320})
    t.play("s3 to 20, s1 call, s2 call").to_betting(2)
    assert t.pot == 60
    t.play("s1 to 20")
    assert t.refused("s2 to 25") == "bad_amount"
    t.play("s2 to 40, s3 fold")
    assert t.options(1) == {"fold", "call 5 all-in"}
    t.play("s1 call")
    assert t.returned() == {2: 15}
    assert t.play_out().pots() == [(110, {1, 2})]


def test_p13_all_in_below_the_least_raise_or_the_call() -> None:
    t = deal("5D-PL", seats(1, 2, 3, 4), stacks={4: 27}).play("s3 to 20")
    assert t.options(4) == {"fold", "call 20", "to 27 all-in"}
    t = deal("5S", stud5(2), stacks={2: 15}).to_betting(4).play("s1 to 20")
    assert t.options(2) == {"fold", "call 8 all-in"}


def test_p14_nobody_checks_to_an_all_in() -> None:
    t = deal("5D-PL", seats(1, 2, 3), stacks={1: 120, 2: 90}).play("s3 to 35")
    t.play("s1 call, s2 call").to_betting(2)
    t.play("s1 to 80")
    assert t.refused("s2 check") == "not_legal"
    assert t.options(2) == {"fold", "call 55 all-in"}
    t.play("s2 call")
    assert t.options(3) == {"fold", "call 80", "to 160-400"}


def test_p15_the_hand_runs_out_when_one_player_has_chips() -> None:
    # Ante 4 and 5 on third street leave seat 1 with 15 of 24.
    t = deal("7S", stud7(2), stacks={1: 24, 2: 209}).play("s1 bring-in, s2 call")
    t.play("s1 to 15, s2 call")
    assert [opened.street for opened in t.events(ev.BettingOpened)] == [3, 4]
    assert len(t.cards(1)) == len(t.cards(2)) == 7
    assert t.names().count("ShowdownOpened") == 1
    t.muck_out()
    assert t.stack(2) - t.won(2) == 185


def test_p16_heads_up_order() -> None:
    t = deal("5D", seats(1, 2), button=1)
    assert [(b.seat, b.live) for b in t.events(ev.BlindPosted)] == [(1, 5), (2, 10)]
    assert t.asked == 1
    t.play("s1 call, s2 check")
    assert (t.hand.asking, t.asked) == ("draw", 2)
    assert t.play("s2 pat, s1 pat").asked == 2


@pytest.mark.parametrize(
    "amount",
    [-50, 0, 9, 12.5, 30.0, "40", None, float("nan"), float("inf"), 10**309, True, 201, 36, [20]],
)
def test_p18_impossible_amounts_change_nothing(amount: Any) -> None:
    t = deal("5D-PL", seats(1, 2, 3), stacks={3: 200})
    assert t.options(3) == {"fold", "call 10", "to 20-35"}
    before = t.hand.copy()
    answer = t.hand.apply(cmd.Wager(3, amount))
    assert isinstance(answer, Refusal)
    assert answer.code == "bad_amount"
    assert_same_hand(t.hand, before)
    assert t.stack(3) == 200


def test_p18_more_than_the_stack_is_refused_though_the_pot_allows_it() -> None:
    t = deal("5D-PL", seats(1, 2, 3, 4), stacks={4: 200}).play("s3 to 35").to_betting(2)
    while t.asked != 4:
        t.pass_along()
    assert t.stack(4) == 165
    assert t.refused("s4 to 166") == "bad_amount"


@pytest.mark.parametrize("seat", ["1", None, 1.0, True, 0, -1, 99])
def test_p18_impossible_seats_change_nothing(seat: Any) -> None:
    t = deal("5S", stud5(3))
    before = t.hand.copy()
    kinds: list[type[Any]] = [cmd.Fold, cmd.Check, cmd.Call, cmd.BringIn, cmd.TimeOut, cmd.Leave]
    for kind in kinds:
        answer = t.hand.apply(kind(seat))
        assert isinstance(answer, Refusal)
    assert isinstance(t.hand.apply(cmd.Wager(seat, 10)), Refusal)
    assert_same_hand(t.hand, before)


def test_p20_the_closing_call_closes_the_street() -> None:
    t = deal("5D", seats(1, 2), button=2).to_betting(2).play("s1 check, s2 to 20, s1 call")
    assert t.hand.asking != "act"
    assert "ShowdownOpened" in t.names()


def test_p31_the_first_seat_folds_and_the_street_ends() -> None:
    t = deal("5D", seats(1, 2, 3, 4)).to_betting(2)
    t.play("s1 fold").play("s2 check, s3 check, s4 check")
    assert "ShowdownOpened" in t.names()
    hands = {1: "x x 2c As Kd", 2: "x x 7d 9c 3h 4s", 3: "x x 8d Tc 5h 6s"}
    t = deal("7S", hands).to_betting(5).play("s1 check, s2 to 40, s3 call, s1 fold")
    assert t.street == 6
    assert t.asked == 3


def test_p32_time_outs_that_leave_one_player_end_the_hand() -> None:
    t = deal("5D", seats(1, 2, 3)).play("s3 call, s1 to 20, s2 time-out, s3 time-out")
    assert t.won(1) == 30
    assert t.events(ev.DrawOpened) == []
    assert t.events(ev.HandShown) == []


def test_p32_both_others_leave_during_the_draw() -> None:
    t = deal("5D", seats(1, 2, 3)).to_street(2)
    assert t.hand.asking == "draw"
    t.play("s2 leave, s3 leave")
    assert t.won(1) == 30
    assert t.events(ev.Discarded) == []
    assert t.events(ev.HandShown) == []


def test_p33_the_river_for_eight_is_one_shared_card() -> None:
    t = deal("7S", seats(*range(1, 9))).to_street(7)
    assert len(t.events(ev.CommunityDealt)) == 1
    assert len({card for seat in range(1, 9) for card in t.cards(seat)}) == 48
    t.play_out()
    assert sum(t.won(seat) for seat in range(1, 9)) == t.pots()[0][0]
