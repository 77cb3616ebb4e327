"""Time-outs, all-in status, absent and leaving players, void hands: D-61 to D-64, D-80, B33, B44 to
B46, B51 to B53, B62, B63, K29, K30, K38."""

from typing import Any

import pytest

from doorcard.engine import Refusal
from doorcard.engine import commands as cmd
from doorcard.engine import events as ev
from tests.rules.table import Table, assert_same_hand, deal, seats, stud5, stud7

# Seat 1 leads; seat 2 makes a straight.
STRAIGHT = stud5(3) | {2: "8c 7d 9c 6h 5s"}


def credits(count: int, *who: int) -> dict[int, dict[str, Any]]:
    return {seat: {"protections": count} for seat in who}


def fourth_street(credit: int, **more: Any) -> Table:
    """T2 on fourth street, everybody in for 20, seat 1 to act; seat 2 has ``credit`` left."""
    t = deal("T2", STRAIGHT, players=credits(credit, 2), **more)
    t.play("s1 to 10, s2 call, s3 call, s1 to 10, s2 call, s3 call")
    assert t.total(2) == 20
    return t


# --- R2's all-in status ---


def test_d_61_b45_r2_8_r2_15_a_protected_player_keeps_his_claim_and_his_stack() -> None:
    t = fourth_street(2).play("s1 to 20, s2 time-out")
    (event,) = t.events(ev.Protected)
    assert (event.seat, event.left) == (2, 1)
    t.play("s3 to 40, s1 call")
    assert t.street == 5
    assert t.cards(2) == ["8c", "7d", "9c", "6h", "5s"]
    t.play("s1 check, s3 check").muck_out()
    assert t.pots() == [(60, {1, 2, 3}), (80, {1, 3})]
    assert t.won(2) == 60
    assert t.stack(2) == 10_000 - 20 + 60


def test_d_62_r2_9_without_credit_he_folds() -> None:
    t = fourth_street(0).play("s1 to 20, s2 time-out")
    assert t.events(ev.Protected) == []
    assert t.acts()[-1] == "s2 fold"
    assert t.asked == 3


def test_d_63_b44_nothing_to_call_is_a_check_and_costs_no_credit() -> None:
    t = fourth_street(2).play("s1 check, s2 time-out")
    assert t.events(ev.Protected) == []
    assert (t.events(ev.Acted)[-1].act, t.events(ev.Acted)[-1].cause) == ("check", "time_out")


def test_d_63_b44_the_bring_in_owed_is_posted() -> None:
    t = deal("T2", stud5(3), players=credits(2, 1)).play("s1 time-out")
    assert t.acts() == ["s1 bring_in 5"]
    assert t.events(ev.Protected) == []
    assert t.options(2) == {"fold", "call 5", "to 10"}


def test_d_64_b45_with_nothing_in_the_pot_he_folds() -> None:
    t = deal("T2", stud5(3), players=credits(2, 2)).play("s1 bring-in, s2 time-out")
    assert t.events(ev.Protected) == []
    assert t.acts()[-1] == "s2 fold"


def test_b45_heads_up_the_bet_goes_back_and_the_cards_run_out() -> None:
    hands = {1: STRAIGHT[1], 2: STRAIGHT[2]}
    t = deal("T2", hands, players=credits(1, 2)).to_betting(4).play("s1 to 20, s2 time-out")
    t.muck_out()
    assert t.returned() == {1: 20}
    assert t.pots() == [(10, {1, 2})]
    assert t.won(2) == 10


def test_b45_b14_a_protected_player_does_not_count_for_the_cap() -> None:
    t = fourth_street(2).play("s1 to 20, s2 time-out, s3 to 40, s1 to 60, s3 to 80")
    assert t.options(1) == {"fold", "call 20", "to 100"}


def test_b45_a_protected_player_shows_in_his_turn() -> None:
    t = fourth_street(2).play("s1 to 20, s2 time-out, s3 call, s1 check, s3 check").muck_out()
    assert next(line for line in t.showdown() if "pot" not in line) == "s1 shows"
    assert "s2 shows" in t.showdown()


def test_b45_running_out_of_chips_uses_no_credit() -> None:
    t = fourth_street(2, stacks={2: 30}).play("s1 to 20, s2 call")
    assert t.events(ev.Protected) == []


@pytest.mark.parametrize("tournament", [True, False])
def test_b45_not_in_tournaments(tournament: bool) -> None:
    t = fourth_street(2, start={"tournament": tournament}).play("s1 to 20, s2 time-out")
    assert (t.events(ev.Protected) == []) == tournament


def test_b45_not_in_pot_limit() -> None:
    t = deal("T4P", seats(1, 2, 3), players=credits(2, 1, 2, 3)).play("s3 to 175, s1 time-out")
    assert t.acts()[-1] == "s1 fold"


def test_b46_two_protections_then_a_fold() -> None:
    left = 2
    for expected in ("Protected", "Protected", "Acted"):
        t = fourth_street(left).play("s1 to 20, s2 time-out")
        assert expected in t.names()[-2:]
        left = t.events(ev.Protected)[0].left if t.events(ev.Protected) else left
    assert left == 0


# --- time-outs in the other rooms ---


@pytest.mark.parametrize(("name", "street"), [("T1", 4), ("T3", 5)])
def test_b44_p34_a_time_out_checks_for_free_and_folds_to_a_bet(name: str, street: int) -> None:
    t = deal(name, stud5(3) if name == "T1" else stud7(3)).to_betting(street)
    t.play("s1 time-out")
    assert t.events(ev.Acted)[-1].act == "check"
    t.play(f"s2 to {t.events(ev.BettingOpened)[-1].sizes[0]}, s3 time-out")
    assert (t.events(ev.Acted)[-1].act, t.events(ev.Acted)[-1].cause) == ("fold", "time_out")


def test_b44_draw_stands_pat_and_folds_to_a_bet() -> None:
    t = deal("T4L", seats(1, 2, 3)).play("s3 call, s1 time-out, s2 time-out")
    assert t.acts() == ["s3 call 50", "s1 fold", "s2 check"]
    t.play("s2 time-out")
    assert (t.events(ev.Discarded)[0].count, t.events(ev.Discarded)[0].cause) == (0, "time_out")


def test_b44_bring_in_owed_is_posted_in_every_stud_room() -> None:
    assert deal("T1", stud5(2)).play("s1 time-out").acts() == ["s1 bring_in 3"]
    t = deal("T3", stud7(2)).play("s1 time-out")
    assert t.acts() == ["s1 bring_in 50"]
    assert t.events(ev.Acted)[0].cause == "time_out"


def test_b44_opening_in_place_of_the_low_card_is_no_duty() -> None:
    t = deal("T1", stud5(4), stacks={1: 1}).play("s2 time-out")
    assert t.acts() == ["s2 fold"]
    assert t.options(3) == {"fold", "bring-in 3", "to 10"}


def test_b44_an_uncalled_winner_who_says_nothing_does_not_show() -> None:
    t = deal("T1", stud5(2)).to_betting(4).play("s1 to 20, s2 fold, s1 time-out")
    assert t.hand.over
    assert t.events(ev.HandShown) == []


def test_k30_a_time_out_may_fold_even_for_free() -> None:
    t = deal("T1", stud5(3), timeout_free_action="fold").to_betting(4).play("s1 time-out")
    assert t.acts()[-1] == "s1 fold"
    t = deal("T4L", seats(1, 2, 3), timeout_free_action="fold").play("s3 call, s1 call")
    assert t.play("s2 time-out").acts()[-1] == "s2 fold"


@pytest.mark.parametrize("name", ["T1", "T2", "T3", "T4L", "T4P"])
def test_p39_a_hand_nobody_plays_ends_by_time_outs(name: str) -> None:
    hands = {"T3": stud7(5), "T1": stud5(5), "T2": stud5(5)}.get(name, seats(*range(1, 6)))
    for until in range(20):
        t = deal(name, hands)
        while not t.hand.over:
            if t.hand.decision > until:
                t.apply(cmd.TimeOut(t.asked))
            else:
                t.pass_along()
        assert sum(t.stack(seat) for seat in hands) == 50_000


def test_only_the_asked_seat_can_time_out() -> None:
    t = deal("T1", stud5(3))
    assert t.refused("s2 time-out") == "not_your_turn"
    assert t.refused("s9 time-out") == "not_in_hand"


# --- fold with nothing to call ---


def test_d_80_b51_in_stud_a_free_fold_is_a_check() -> None:
    for t in (
        deal("T1", stud5(3)).to_betting(4),
        deal("T2", stud5(3)).to_betting(4),
        deal("T3", stud7(3)).to_betting(5),
    ):
        assert "fold" not in t.options(1)
        t.play("s1 fold")
        assert t.acts()[-1] == "s1 check"
        t.to_street(t.street + 1)
        dealt = t.events(ev.StreetDealt)[-1]
        assert 1 in [hand.seat for hand in dealt.hands]


def test_b51_r4_9_in_draw_a_free_fold_is_a_fold() -> None:
    t = deal("T4L", seats(1, 2, 3)).to_betting(2)
    assert t.options(1) == {"fold", "check", "to 100"}
    assert t.play("s1 fold").acts()[-1] == "s1 fold"


def test_k38_turned_round() -> None:
    t = deal("T1", stud5(3), fold_when_free=True).to_betting(4)
    assert t.options(1) == {"fold", "check", "to 20"}
    assert t.play("s1 fold").acts()[-1] == "s1 fold"
    t = deal("T4L", seats(1, 2, 3), fold_when_free=False).to_betting(2)
    assert t.options(1) == {"check", "to 100"}
    assert t.play("s1 fold").acts()[-1] == "s1 check"


# --- leaving and absent ---


def test_b52_leaving_while_facing_a_bet_folds_and_the_chips_stay() -> None:
    t = deal("5S", stud5(3)).play("s1 to 10, s2 call, s3 call").play("s1 to 10, s2 leave")
    assert t.acts()[-1] == "s2 fold"
    assert t.total(2) == 12
    assert t.asked == 3


def test_b52_leaving_with_nothing_owed_checks_on_and_folds_to_a_bet() -> None:
    t = deal("T1", stud5(3)).to_betting(4).play("s1 leave")
    assert t.acts()[-1] == "s1 check"
    t.play("s2 to 20")
    assert t.asked == 3
    t.play("s3 call")
    assert t.acts()[-1] == "s1 fold"
    assert t.events(ev.Acted)[-1].cause == "left"


def test_b52_a_player_all_in_who_leaves_stays_in() -> None:
    t = deal("T1", stud5(3), stacks={1: 4}).to_betting(4).play("s1 leave")
    assert t.asked == 2
    t.play_out()
    assert t.pots() == [(12, {1, 2, 3})]


def test_b52_in_the_ten_second_room_leaving_is_a_fold() -> None:
    t = deal("T2", stud5(3), players=credits(2, 1, 2, 3)).to_betting(4).play("s2 leave")
    assert t.acts()[-1] == "s2 fold"
    assert t.events(ev.Protected) == []
    assert t.asked == 1


def test_p36_leaving_out_of_turn_with_two_left_ends_the_hand() -> None:
    t = deal("5S", stud5(2)).to_betting(3)
    assert t.asked == 1
    t.play("s2 leave").muck_out()
    assert t.won(1) == 14
    assert t.street == 3


def test_p36_leaving_out_of_turn_with_three_left_needs_no_clock() -> None:
    t = deal("5S", stud5(3)).to_betting(3).play("s2 leave, s1 to 10")
    assert t.asked == 3
    assert "s2 fold" in t.acts()
    assert t.total(2) == 7


def test_p40_leaving_after_the_ante_leaves_the_ante() -> None:
    t = deal("7S", stud7(4)).play("s3 leave").play("s1 bring-in, s2 call")
    assert t.asked == 4
    assert t.acts()[-1] == "s3 fold"
    assert t.total(3) == 4
    t.play_out()
    assert t.result(3) == -4


def test_b52_the_low_card_leaves_and_his_bring_in_is_posted() -> None:
    t = deal("T1", stud5(3)).play("s1 leave")
    assert t.acts()[0] == "s1 bring_in 3"
    assert t.asked == 2


def test_b52_b44_the_low_card_leaves_for_good_and_his_bring_in_is_posted_first() -> None:
    t = deal("T2", stud5(3)).play("s1 leave")
    assert t.acts() == ["s1 bring_in 5", "s1 fold"]
    assert t.options(2) == {"fold", "call 5", "to 10"}
    # Heads-up nobody calls it, so it comes back (B17) and the ante alone is lost.
    t = deal("T1", stud5(2)).play("s1 leave").muck_out()
    assert t.acts() == ["s1 bring_in 3", "s1 fold"]
    assert (t.result(1), t.result(2)) == (-1, 1)


def test_leaving_twice_or_without_a_hand_is_refused() -> None:
    t = deal("T1", stud5(3)).play("s2 leave")
    assert t.refused("s2 leave") == "not_in_hand"
    assert t.refused("s8 leave") == "not_in_hand"


def absent(*who: int) -> dict[int, dict[str, Any]]:
    return {seat: {"absent": True} for seat in who}


def test_b33_an_absent_tournament_player_antes_gets_cards_and_folds() -> None:
    t = deal("T1", stud5(3), players=absent(2), start={"tournament": True})
    assert t.total(2) == 1
    assert len(t.cards(2)) == 2
    t.play("s1 bring-in")
    assert t.acts() == ["s1 bring_in 3", "s2 fold"]
    assert t.asked == 3


def test_b33_an_absent_player_posts_the_bring_in_he_owes() -> None:
    t = deal("T1", stud5(3), players=absent(1), start={"tournament": True})
    assert t.acts() == ["s1 bring_in 3"]
    assert t.asked == 2


def test_b33_an_absent_player_posts_his_blinds() -> None:
    t = deal("T4L", seats(1, 2, 3), players=absent(1, 2), start={"tournament": True})
    assert (t.total(1), t.total(2)) == (25, 50)
    t.play("s3 to 100")
    assert t.acts() == ["s3 raise 100", "s1 fold", "s2 fold"]
    assert t.won(3) == 125


def test_b33_a_hand_of_absent_players_ends() -> None:
    t = deal("T4L", seats(1, 2, 3), players=absent(1, 2, 3), start={"tournament": True})
    assert t.hand.over


# --- the rest ---


def test_b53_a_player_can_lose_no_more_than_his_stack() -> None:
    t = deal("T1", stud5(3), stacks={2: 15}).play("s1 to 10, s2 call, s3 call, s1 to 10")
    assert t.options(2) == {"fold", "call 4 all-in"}
    t.play("s2 call, s3 call").play_out()
    assert t.total(2) == 15


def test_b62_a_void_hand_gives_everything_back() -> None:
    t = deal("T1", stud5(3), rake_basis_points=500)
    t.play("s1 to 10, s2 call, s3 call, s1 to 10, s2 call, s3 call, s1 to 20, s2 to 40")
    totals = {seat: t.total(seat) for seat in (1, 2, 3)}
    assert totals == {1: 41, 2: 61, 3: 21}
    (event,) = t.apply(cmd.Void("the journal is damaged"))
    assert isinstance(event, ev.HandVoided)
    assert {post.seat: post.amount for post in event.refunds} == totals
    assert event.reason == "the journal is damaged"
    assert t.hand.over
    assert t.events(ev.HandEnded) == []
    assert t.refused("s3 call") == "hand_over"


def test_b62_a_returned_bet_is_not_returned_twice() -> None:
    t = deal("T1", stud5(3), stacks={2: 11}).to_betting(4)
    t.play("s1 to 20, s2 call, s3 fold")
    t = deal("T1", stud5(2)).to_betting(4).play("s1 to 20, s2 fold")
    assert t.hand.asking == "show"
    (event,) = t.apply(cmd.Void("power"))
    assert isinstance(event, ev.HandVoided)
    assert {post.seat: post.amount for post in event.refunds} == {1: 4, 2: 4}


def test_b63_requests_out_of_turn_change_nothing() -> None:
    t = deal("T1", stud5(4)).play("s1 bring-in")
    for act in ("s4 to 10", "s4 call", "s3 fold", "s1 check", "s1 to 10", "s4 show", "s4 pat"):
        assert t.refused(act) == "not_your_turn"
    assert t.asked == 2


def test_b63_the_hand_waits_for_the_deal_before_any_act() -> None:
    hand = type(deal("T1", stud5(2)).hand).start(deal("T1", stud5(2)).started)
    before = hand.copy()
    answer = hand.apply(cmd.BringIn(1))
    assert isinstance(answer, Refusal)
    assert answer.code == "shuffle_due"
    assert_same_hand(hand, before)
