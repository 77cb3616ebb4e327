"""Clocks: what happens when a player does not answer in time (B44-B46, K27-K29, K32)."""

import pytest

from doorcard.engine.events import Acted, Discarded, HandMucked, PotAwarded, Protected
from doorcard.houses import HOUSES
from doorcard.room.orders import Act, ActKind, Done, Refused, SitOut, Wish
from doorcard.room.state import Occupant
from doorcard.views import Clock
from tests.room.playing import Desk, OpenDesk, name_of

TEN = 10_000
DAY = 24 * 3_600_000

# Holes and doors of seats 1, 2, 3; the third opens. A burn, third street, a burn, fourth street,
# a burn, fifth street. Seat 1 shows a pair of kings; seat 2 fills up with a nine in the hole.
D_61 = "2c 9s 7s Kh 9c 4d  5c Kd 2d 5h  6c 7h 9d 6s  8c 3c 2s Th"


async def on_fourth_street(open_desk: OpenDesk) -> Desk:
    """T2: everybody has put in 20, and seat 1 opens fourth street."""
    desk = await open_desk("ten-second", 10, {1: TEN, 2: TEN, 3: TEN}, deck=D_61)
    await desk.act(3, "complete", 10)
    await desk.act(1, "call")
    await desk.act(2, "call")
    await desk.act(1, "bet", 10)
    await desk.act(2, "call")
    await desk.act(3, "call")
    await desk.until_asked(1)
    assert desk.hand.total == [20, 20, 20]
    return desk


async def let_time_out(desk: Desk, seat: int) -> None:
    """The asked seat stays silent until its clock has run out, and not a moment longer."""
    await desk.until_asked(seat)
    decision, told = desk.hand.decision, desk.table.told
    deadline = desk.table.state.deadline
    assert deadline is not None
    desk.clock.advance(deadline.at - desk.clock.now() - 1)
    assert (desk.hand.decision, desk.table.told) == (decision, told)
    desk.clock.advance(1)
    await desk.until(lambda: desk.table.told > told)


def clock_of(desk: Desk) -> Clock:
    """The clock as the rail sees it."""
    hand = desk.view(0).hand
    assert hand is not None
    assert hand.clock is not None
    return hand.clock


def warn_of(desk: Desk) -> int:
    return desk.config.house.warn_seconds


def sitting(desk: Desk, seat: int) -> Occupant:
    one = desk.table.state.occupant(seat)
    assert one is not None
    return one


async def test_d_61_silence_facing_a_bet_is_protected_and_wins_its_part_only(
    open_desk: OpenDesk,
) -> None:
    desk = await on_fourth_street(open_desk)
    await desk.act(1, "bet", 20)
    await let_time_out(desk, 2)
    assert desk.events(Protected) == [Protected(2, left=1)]
    assert desk.stack(2) == TEN - 20
    assert desk.view(3).places[1].state == "protected"
    await desk.act(3, "raise", 40)
    await desk.act(1, "call")
    await desk.play_out()
    pots = {pot.seats: pot.amount for pot in desk.events(PotAwarded)}
    assert pots == {(1, 2, 3): 60, (1, 3): 80}
    assert desk.stack(2) == TEN - 20 + 60
    assert desk.view(1).places[1].protections == 1
    await desk.check_money()


async def test_d_62_without_a_credit_silence_folds_and_the_count_outlives_hands_and_restarts(
    open_desk: OpenDesk,
) -> None:
    desk = await open_desk("ten-second", 10, {1: TEN, 2: TEN, 3: TEN}, deck=D_61)
    for left in (1, 0, None):
        await desk.act(3, "complete", 10)
        await desk.act(1, "call")
        await desk.act(2, "call")
        await desk.act(1, "bet", 10)
        await let_time_out(desk, 2)
        expected = [] if left is None else [Protected(2, left)]
        assert desk.events(Protected) == expected
        if left is not None:
            await desk.play_out()
            await desk.restart()
            desk.entropy.stack(D_61)
            await desk.next_hand()
    folds = [event for event in desk.events(Acted) if event.act == "fold"]
    assert folds == [Acted(2, "fold", cause="time_out")]
    assert desk.view(1).places[1].protections == 0


async def test_k29_the_credits_are_full_again_after_a_day(open_desk: OpenDesk) -> None:
    desk = await on_fourth_street(open_desk)
    await desk.act(1, "bet", 20)
    await let_time_out(desk, 2)
    await desk.play_out()
    assert desk.view(2).places[1].protections == 1
    desk.clock.advance(DAY)
    assert desk.view(2).places[1].protections == 2


async def test_d_63_silence_with_nothing_to_call_checks_and_uses_no_credit(
    open_desk: OpenDesk,
) -> None:
    desk = await on_fourth_street(open_desk)
    await let_time_out(desk, 1)
    assert desk.events(Acted)[-1] == Acted(1, "check", cause="time_out")
    assert desk.view(1).places[0].protections == 2


async def test_d_63_silence_owing_the_bring_in_posts_it(open_desk: OpenDesk) -> None:
    desk = await open_desk("ten-second", 10, {1: TEN, 2: TEN, 3: TEN}, deck=D_61)
    await let_time_out(desk, 3)
    assert desk.events(Acted) == [Acted(3, "bring_in", 3, 3, cause="time_out")]


async def test_d_64_silence_with_nothing_in_the_pot_folds_and_uses_no_credit(
    open_desk: OpenDesk,
) -> None:
    desk = await open_desk("ten-second", 10, {1: TEN, 2: TEN, 3: TEN}, deck=D_61)
    await desk.act(3, "bring_in")
    await let_time_out(desk, 1)
    assert desk.events(Acted)[-1] == Acted(1, "fold", cause="time_out")
    assert desk.view(1).places[0].protections == 2
    assert not sitting(desk, 1).sitting_out


async def test_p34_r3_silence_checks_where_checking_is_free_and_folds_facing_a_bet(
    open_desk: OpenDesk,
) -> None:
    desk = await open_desk("seven-stud", 200, {1: 40_000, 2: 40_000})
    await desk.act(desk.asked, "bring_in")
    await desk.act(desk.asked, "call")
    first = desk.asked
    await let_time_out(desk, first)
    assert desk.events(Acted)[-1] == Acted(first, "check", cause="time_out")
    assert not sitting(desk, first).sitting_out
    second = desk.asked
    await desk.act(second, "bet", 200)
    await let_time_out(desk, first)
    fold = desk.events(Acted)[-1]
    assert fold == Acted(first, "fold", cause="time_out")
    assert sitting(desk, first).sitting_out  # B44: R3 folds and sits out
    await desk.check_money()


async def test_p34_after_three_automatic_acts_in_a_row_the_player_sits_out(
    open_desk: OpenDesk,
) -> None:
    desk = await open_desk("seven-stud", 200, {1: 40_000, 2: 40_000})
    await desk.act(desk.asked, "bring_in")
    await desk.act(desk.asked, "call")
    street = desk.hand.street.number
    sleeper = desk.asked
    other = 3 - sleeper
    for _ in range(3):
        assert not sitting(desk, sleeper).sitting_out
        await desk.until(lambda: desk.asked > 0)
        if desk.asked == other:
            await desk.act(other, "check")
        await let_time_out(desk, sleeper)
        if desk.asked == other:
            await desk.act(other, "check")
    assert desk.hand.street.number > street
    assert sitting(desk, sleeper).sitting_out


@pytest.mark.parametrize(
    ("house", "first", "seconds"), [("draw-limit", "call", 30), ("ten-second", "bring_in", 10)]
)
async def test_p35_k27_each_decision_has_its_whole_time_from_when_it_is_asked(
    open_desk: OpenDesk, house: str, first: ActKind, seconds: int
) -> None:
    desk = await open_desk(house, 50, {1: TEN, 2: TEN})
    assert clock_of(desk) == Clock(desk.clock.now() + seconds * 1000, seconds, warn_of(desk))
    desk.clock.advance(3_000)
    await desk.act(desk.asked, first)
    assert clock_of(desk) == Clock(desk.clock.now() + seconds * 1000, seconds, warn_of(desk))


async def test_b44_draw_decision_unanswered_stands_pat_with_no_loss_of_rights(
    open_desk: OpenDesk,
) -> None:
    desk = await open_desk("draw-limit", 50, {1: TEN, 2: TEN})
    await desk.act(desk.asked, "call")
    await desk.act(desk.asked, "check")
    sleeper = desk.asked
    assert desk.hand.asking == "draw"
    await let_time_out(desk, sleeper)
    assert desk.events(Discarded) == [Discarded(sleeper, 0, (), "time_out")]
    await desk.act(3 - sleeper, "discard")
    await desk.act(sleeper, "bet", 100)


async def test_b44_an_unanswered_offer_to_show_is_a_muck_and_no_absence(
    open_desk: OpenDesk,
) -> None:
    desk = await open_desk("fortune", 10, {1: TEN, 2: TEN})
    await desk.act(desk.asked, "bring_in")
    winner = 3 - desk.hand.seats[desk.hand.bring_in_by]
    await desk.act(winner, "complete", 10)
    await desk.act(3 - winner, "fold")
    await desk.until_asked(winner)
    deadline = desk.table.state.deadline
    assert deadline is not None
    assert deadline.at - desk.clock.now() == desk.pace.uncontested
    await let_time_out(desk, winner)
    await desk.until_over()
    assert desk.events(HandMucked) == [HandMucked(winner, "time_out")]
    assert sitting(desk, winner).automatic == 0


async def test_b42_a_wish_to_muck_answers_after_the_same_moment_whatever_the_hand(
    open_desk: OpenDesk,
) -> None:
    desk = await open_desk("fortune", 10, {1: TEN, 2: TEN})
    for seat in (1, 2):
        assert await desk.order(name_of(seat), Wish(auto_muck=True)) == Done()
    await desk.act(desk.asked, "bring_in")
    winner = desk.asked
    await desk.act(winner, "complete", 10)
    await desk.act(3 - winner, "fold")
    desk.clock.advance(desk.pace.wish - 1)
    assert desk.asked == winner
    desk.clock.advance(1)
    await desk.until_over()
    assert desk.events(HandMucked) == [HandMucked(winner)]


async def test_k28_b46_a_lost_connection_gets_extra_time_once_a_hand(open_desk: OpenDesk) -> None:
    desk = await open_desk("seven-stud", 200, {1: 40_000, 2: 40_000})
    opener = desk.asked
    desk.table.connection(name_of(opener), False)
    assert desk.view(0).places[opener - 1].connected is False
    await let_time_out(desk, opener)
    assert desk.events(Acted) == []
    assert clock_of(desk).deadline == desk.clock.now() + 30_000
    await let_time_out(desk, opener)
    assert desk.events(Acted)[0].act == "bring_in"
    await desk.act(3 - opener, "complete", 200)
    await let_time_out(desk, opener)  # no second extension in this hand
    assert desk.events(Acted)[-1] == Acted(opener, "fold", 50, cause="time_out")


async def test_k28_zero_r2_gives_no_extra_time(open_desk: OpenDesk) -> None:
    desk = await open_desk("ten-second", 10, {1: TEN, 2: TEN})
    opener = desk.asked
    desk.table.connection(name_of(opener), False)
    await let_time_out(desk, opener)
    assert desk.events(Acted)[0].act == "bring_in"


@pytest.mark.parametrize("house", HOUSES)
async def test_p39_b46_when_everybody_is_cut_off_the_hand_ends_by_itself(
    open_desk: OpenDesk, house: str
) -> None:
    desk = await open_desk(house, 40, {1: TEN, 2: TEN, 3: TEN})
    for seat in (1, 2, 3):
        desk.table.connection(name_of(seat), False)
    while desk.table.state.hand:
        await let_time_out(desk, desk.asked)
        await desk.until(lambda: desk.asked > 0 or not desk.table.state.hand)
    assert sum(desk.stack(seat) for seat in (1, 2, 3)) == 3 * TEN
    await desk.check_money()


async def test_k32_the_chair_is_lost_after_fifteen_minutes_away_and_the_chips_go_home(
    open_desk: OpenDesk,
) -> None:
    desk = await open_desk("fortune", 10, {1: TEN, 2: TEN}, deal=False)
    before = await desk.wallet(1)
    assert await desk.order(name_of(1), SitOut(True)) == Done()
    desk.clock.advance(15 * 60_000 - 1)
    assert desk.table.state.occupant(1) is not None
    desk.clock.advance(1)
    await desk.until(lambda: desk.table.state.occupant(1) is None)
    assert await desk.wallet(1) == before + TEN
    await desk.check_money()


async def test_p45_down_time_is_charged_to_nobody(open_desk: OpenDesk) -> None:
    desk = await open_desk("ten-second", 10, {1: TEN, 2: TEN, 3: TEN}, deck=D_61)
    await desk.act(3, "bring_in")
    await desk.until_asked(1)
    desk.clock.advance(9_000)
    events = len(desk.hand.events)
    await desk.close()
    desk.clock.advance(40_000)
    await desk.open()
    assert desk.asked == 1
    assert len(desk.hand.events) == events
    deadline = desk.table.state.deadline
    assert deadline is not None
    assert deadline.at >= desk.clock.now() + 10_000


async def test_p45_minutes_away_begin_again_after_a_restart(open_desk: OpenDesk) -> None:
    desk = await open_desk("fortune", 10, {1: TEN, 2: TEN}, deal=False)
    assert await desk.order(name_of(1), SitOut(True)) == Done()
    await desk.close()
    desk.clock.advance(20 * 60_000)
    await desk.open()
    await desk.order(name_of(2), SitOut(False))
    assert desk.table.state.occupant(1) is not None


async def test_a_late_act_is_refused_and_changes_nothing(open_desk: OpenDesk) -> None:
    desk = await open_desk("fortune", 10, {1: TEN, 2: TEN})
    opener = desk.asked
    decision, hand = desk.hand.decision, desk.hand.started.hand
    await let_time_out(desk, opener)
    events = len(desk.hand.events)
    answer = await desk.order(name_of(opener), Act(hand, decision, "bring_in"))
    assert isinstance(answer, Refused)
    assert answer.code == "stale"
    assert answer.decision == desk.hand.decision
    assert len(desk.hand.events) == events
