"""What is asked to help a player, and the price of his call (U29, U30, issue: aids)."""

import pytest

from doorcard.views import AidQuestion, aid_question, dead_cards, price_of
from doorcard.views.aids import HandSeen
from tests.rules.table import deal
from tests.views.watching import picture

RAIL = 0
STUD = {1: "Ac Kd 2c 9s", 2: "Qc Qd 7d 5h", 3: "Jc Jd 8d 6h"}


def question(table: object, seat: int) -> AidQuestion:
    asked = aid_question(picture(table.hand, seat))  # type: ignore[attr-defined]
    assert asked is not None
    return asked


def test_stud_a_question_holds_own_cards_the_others_up_cards_and_the_folded_ones() -> None:
    t = deal("7S", STUD).play("s1 bring-in, s2 call, s3 call")
    asked = question(t, 1)
    assert asked.game == "seven_card_stud"
    assert asked.hands == (
        HandSeen(("Ac", "Kd", "2c", "9s")),
        HandSeen(("7d", "5h"), hidden=2),
        HandSeen(("8d", "6h"), hidden=2),
    )
    assert asked.own == 0


def test_r3_25_the_up_cards_of_a_folded_player_are_dead_and_he_is_no_opponent() -> None:
    t = deal("7S", STUD).play("s1 bring-in, s2 call, s3 call, s1 to 20, s2 fold")
    asked = question(t, 1)
    assert len(asked.hands) == 2
    assert set(dead_cards(asked)) == {"7d", "5h"}
    assert aid_question(picture(t.hand, 2)) is None


def test_draw_own_discards_are_dead_and_the_others_hands_are_unseen() -> None:
    hands = {1: "Kc Kd 8h 6s 3c", 2: "Ac Ad 9h 7s 2c", 3: "Qc Qd 8s 6d 3h"}
    t = deal("5D", hands).play("s3 call, s1 call, s2 check")
    unseen = HandSeen((), hidden=5)
    before = question(t, 1)
    assert (before.drawn, before.own) == (False, 0)
    assert before.hands == (HandSeen(("Kc", "Kd", "8h", "6s", "3c")), unseen, unseen)
    t.play("s1 discard 8h 6s 3c, s2 pat, s3 pat")
    after = question(t, 1)
    assert after.drawn
    assert after.hands[0].thrown == dead_cards(after) == ("8h", "6s", "3c")
    assert [hand.drawn for hand in after.hands] == [3, 0, 0]
    assert [dead_cards(question(t, other)) for other in (2, 3)] == [(), ()]


def test_nobody_on_the_rail_and_nobody_in_a_finished_hand_is_helped() -> None:
    t = deal("5D", {1: "", 2: ""})
    assert aid_question(picture(t.hand, RAIL)) is None
    t.play("s2 fold, s1 muck")
    assert t.hand.over
    assert [aid_question(picture(t.hand, seat)) for seat in (1, 2)] == [None, None]


def test_the_price_of_a_call_is_what_it_costs_for_what_it_can_win() -> None:
    t = deal("7S", {1: "x x 2c", 2: "x x 7d", 3: "x x 8d"}).play("s1 bring-in, s2 to 20")
    price = price_of(picture(t.hand, 3))
    assert price is not None
    assert (price.pay, price.pot) == (20, 12 + 5 + 20)
    assert price.share == pytest.approx(20 / 57)
    assert price_of(picture(t.hand, 1)) is None


def test_b18_who_calls_all_in_for_less_can_win_no_more_from_anybody_than_he_puts_in() -> None:
    t = deal("7S", {1: "x x 2c", 2: "x x 7d", 3: "x x 8d"}, stacks={3: 10})
    t.play("s1 bring-in, s2 to 20")
    price = price_of(picture(t.hand, 3))
    assert price is not None
    assert (price.pay, price.pot) == (6, 9 + 4 + 10)
