"""Chairs, markers and options around the hand (P48, B57, B59, R3.23)."""

from typing import Any

import pytest

from doorcard.engine import legal
from doorcard.houses import HOUSES, stakes_for
from doorcard.views import (
    BettingPublic,
    Chair,
    Clock,
    SeatView,
    TableFacts,
    TableFold,
    betting_public,
    seat_view,
)
from tests.rules.table import Table, deal, seats, stud5, stud7
from tests.views.watching import cards, picture, place, watch

RAIL = 0


def facts(t: Table, **more: Any) -> TableFacts:
    return TableFacts("t1", "Table 1", t.hand.house, t.hand.stakes, **more)


def view(t: Table, you: int, *chairs: Chair, seat: int | None = None, **more: Any) -> SeatView:
    """The table for chair ``you``, whose view of the hand is that of ``seat`` (the same)."""
    fold = watch(t.hand, you if seat is None else seat).fold
    betting = betting_public(t.hand)
    return seat_view(facts(t, **more), chairs, you, fold, betting, legal=legal(t.hand))


def test_r3_23_the_options_are_for_the_asked_player_alone() -> None:
    t = deal("T1", stud5(3))
    for seat in (RAIL, 1, 2, 3):
        hand = picture(t.hand, seat).hand
        assert hand is not None
        assert (hand.asked, hand.decision) == (1, t.hand.decision)
        assert hand.legal == (legal(t.hand) if seat == 1 else ())


def test_p48_who_sits_down_in_the_middle_of_a_hand_has_no_cards_until_dealt() -> None:
    t = deal("7S", stud7(3)).to_street(5)
    newcomer = Chair(6, "newcomer", 500, dealt_in=False)
    players = [Chair(seat, f"player {seat}", 0) for seat in (1, 2, 3)]
    seen = view(t, 6, *players, newcomer, seat=RAIL)
    assert place(seen, 6).cards == ()
    assert (place(seen, 6).state, place(seen, 6).stack) == ("waiting", 500)
    on_the_rail = view(t, RAIL, *players, newcomer)
    assert seen.places == on_the_rail.places
    assert seen.hand == on_the_rail.hand


def test_p48_who_takes_the_chair_of_one_who_left_does_not_get_his_cards() -> None:
    t = deal("7S", stud7(3)).to_street(5).play("s2 leave")
    newcomer = Chair(2, "newcomer", 500, dealt_in=False)
    seen = view(t, 2, newcomer, seat=RAIL)
    assert place(seen, 2).cards == ()
    assert place(seen, 2).line is None
    assert seen.hand is not None
    assert seen.hand.hero == ""
    assert seen.hand.legal == ()


def test_stacks_are_the_hands_while_it_runs_and_the_chairs_after_it() -> None:
    chairs = [Chair(1, "a", 111), Chair(2, "b", 222)]
    t = deal("T1", stud5(2)).play("s1 bring-in")
    assert place(view(t, RAIL, *chairs), 1).stack == 10_000 - 4
    t.play_out()
    assert [place(view(t, RAIL, *chairs), seat).stack for seat in (1, 2)] == [111, 222]


def test_empty_sitting_out_and_waiting_chairs() -> None:
    t = deal("T1", stud5(2))
    seen = view(t, 3, Chair(1, "a", 0), Chair(2, "b", 0), Chair(3, "c", 70, sitting_out=True))
    assert [chair.state for chair in seen.places] == ["live", "live", "sitting_out", *["empty"] * 5]
    assert seen.sitting_out
    assert not view(t, 1, Chair(1, "a", 0)).sitting_out


def test_a_player_gone_while_the_hand_runs_still_has_his_cards_on_the_table() -> None:
    t = deal("T1", stud5(3)).play("s1 bring-in")
    seen = view(t, 1, Chair(1, "a", 0))
    assert cards(seen, 3) == ["??", "8d"]
    assert place(seen, 3).name == ""


def test_b57_r3_4_the_stud_marker_lies_at_seat_eight_and_never_moves() -> None:
    assert picture(deal("T3", stud7(2)).hand, RAIL).marker == ("stud", 8)
    assert picture(deal("T1", stud5(2)).hand, RAIL).marker == ("stud", 0)


def test_r4_14_the_dealer_button_is_the_hands_and_then_the_rooms() -> None:
    t = deal("T4L", seats(1, 2, 3), button=2)
    assert view(t, RAIL, button=5).marker == ("dealer", 2)
    t.play_out()
    assert view(t, RAIL, button=3).marker == ("dealer", 3)


@pytest.mark.parametrize("house", HOUSES)
def test_a_table_before_its_first_hand(house: str) -> None:
    rules = HOUSES[house]
    table = TableFacts("t1", "Table 1", rules, stakes_for(rules, 20), unit=100, paused=True)
    seen = seat_view(table, [Chair(2, "b", 50, bot=True)], RAIL, TableFold(RAIL))
    assert seen.hand is None
    assert len(seen.places) == seen.max_seats == rules.max_seats
    assert (seen.game, seen.unit, seen.paused, seen.you) == (rules.game, 100, True, RAIL)
    assert (place(seen, 2).bot, place(seen, 2).stack) == (True, 50)


def test_clock_and_room_facts_are_passed_on() -> None:
    t = deal("T2", stud5(2))
    clock = Clock(1_000, 10, 5)
    chair = Chair(2, "b", 9, connected=False, leaving=True)
    seen = seat_view(
        facts(t, hands=17), [chair], 2, watch(t.hand, 2).fold, BettingPublic(), clock=clock
    )
    assert seen.hand is not None
    assert (seen.hand.clock, seen.hand.number) == (clock, 17)
    assert (place(seen, 2).connected, place(seen, 2).leaving) == (False, True)
