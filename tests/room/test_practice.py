"""Practice tables: no clock, one player, counters for chips, hands that are marked (U29, U30)."""

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import func, select

from doorcard.adapters.sql import schema
from doorcard.adapters.sql.ledger_check import faults
from doorcard.engine import SetupError
from doorcard.houses import HOUSES
from doorcard.room import Ports, Room
from doorcard.room.archive import Archive
from doorcard.room.orders import Done, Leave, Refused, Sit, SitOut
from doorcard.room.practice import CHAIR, SMALL_BETS, PracticeWish, practice_config
from doorcard.room.search import Search
from doorcard.room.seating import bot_buy_in
from tests.room.playing import PACE, TABLE, Desk, pick

ANN = "ann"
HOUR = 3_600_000
MINUTE = 60_000

Practice = Callable[..., Awaitable[Desk]]


@pytest.fixture
async def practice(tmp_path: Path) -> AsyncIterator[Practice]:
    """Ann sits with some bots that call whatever comes, and the first hand has begun."""
    desks: list[Desk] = []

    async def practice(house: str = "seven-stud", bots: int = 2) -> Desk:
        wish = PracticeWish(house, 10, bots)
        desk = Desk(tmp_path, practice_config(TABLE, "Practice", ANN, "Ann", wish), PACE)
        desks.append(desk)
        await desk.open()
        assert await desk.order(ANN, Sit(CHAIR, bot_buy_in(desk.config))) == Done()
        desk.table.connection(ANN, True)
        await desk.until(lambda: len(desk.table.state.occupants) == bots + 1)
        await desk.next_hand()
        return desk

    yield practice
    for desk in desks:
        await desk.close()


async def until_ann_is_asked(desk: Desk) -> bool:
    """Let the bots act when their time has come; False when the hand is over before."""
    while True:
        await desk.until(lambda: desk.asked > 0 or desk.table.state.hand == "")
        if desk.asked in (0, CHAIR):
            return desk.asked == CHAIR
        await pass_time(desk)


async def pass_time(desk: Desk) -> None:
    """So much that a bot has thought, and something is told."""
    told = desk.table.told
    desk.clock.advance(PACE.bot_most)
    await desk.until(lambda: desk.table.told > told)


async def play_hand(desk: Desk) -> None:
    """Ann checks and calls to the end of the hand."""
    while await until_ann_is_asked(desk):
        await desk.passive_act()


@pytest.mark.parametrize("house", HOUSES)
async def test_u29_a_practice_table_has_no_clock_in_any_room(
    practice: Practice, house: str
) -> None:
    desk = await practice(house)
    while not await until_ann_is_asked(desk):
        await desk.next_hand()
    decision = desk.hand.decision
    desk.clock.advance(5 * HOUR)
    view = desk.view(CHAIR)
    assert view.hand is not None
    assert view.hand.clock is None
    await desk.passive_act()
    assert desk.hand.decision > decision or desk.table.state.hand == ""
    me = desk.table.state.occupant(CHAIR)
    assert me is not None
    assert not me.sitting_out


async def test_practice_chips_are_counters_and_no_row_of_the_ledger_moves(
    practice: Practice,
) -> None:
    desk = await practice()
    for _ in range(3):
        await play_hand(desk)
        await desk.next_hand()
    await until_ann_is_asked(desk)
    assert await desk.order(ANN, Leave(now=True)) == Done()
    count = select(func.count()).select_from(schema.entries)
    assert await desk.database.run(lambda connection: connection.scalar(count)) == 0
    assert desk.room.chips_of(ANN) == 0
    assert await desk.database.run(faults) == []


async def test_who_loses_all_gets_counters_again_and_plays_on(practice: Practice) -> None:
    desk = await practice("draw-pot", bots=1)
    while all(one.stack > 0 for one in desk.table.state.occupants):
        while await until_ann_is_asked(desk):  # everything she has goes in
            option = pick(desk.view(CHAIR), "raise", "bet", "call", "check", "discard", "muck")
            amount = option.up_to if option.kind in ("raise", "bet") else None
            await desk.act(CHAIR, option.kind, amount)
        if all(one.stack > 0 for one in desk.table.state.occupants):
            await desk.next_hand()
    await desk.next_hand()
    before = [seated.stack for seated in desk.hand.started.players]
    assert bot_buy_in(desk.config) in before
    assert not desk.view(CHAIR).sitting_out


async def test_u30_nobody_else_sits_down_or_is_let_in(practice: Practice) -> None:
    desk = await practice()
    await desk.give("bob")
    assert await desk.order("bob", Sit(8, 1000)) == Refused("table_closed")
    doors, state = desk.room.doors, desk.table.state
    doors.note_keeper("keeper", True)
    doors.let_in(TABLE, "bob")
    assert [doors.open_to(state, who) for who in (ANN, "bob", "keeper", "")] == [
        True,
        False,
        False,
        False,
    ]
    assert not doors.runs(state, ANN)


async def test_who_leaves_in_the_middle_folds_and_the_table_closes_when_the_hand_is_over(
    practice: Practice,
) -> None:
    desk = await practice()
    await until_ann_is_asked(desk)
    assert await desk.order(ANN, Leave(now=True)) == Done()
    while not desk.table.closed:
        await pass_time(desk)
    assert desk.table.state.occupants == ()
    assert desk.room.practice_tables(ANN) == ()
    ports = Ports(desk.journal, desk.clock, desk.entropy, desk.house_player)
    again = await Room.open([], ports, PACE)
    assert TABLE not in again.tables


async def test_a_restart_goes_on_with_the_same_decision_and_still_no_clock(
    practice: Practice,
) -> None:
    desk = await practice()
    await until_ann_is_asked(desk)
    asked = desk.hand.started.hand, desk.hand.decision
    await desk.restart()
    await desk.until_asked(CHAIR)
    assert (desk.hand.started.hand, desk.hand.decision) == asked
    desk.clock.advance(HOUR)
    await desk.passive_act()


async def test_hands_are_marked_as_aided_and_are_their_players_alone(practice: Practice) -> None:
    desk = await practice()
    await play_hand(desk)
    archive = Archive(desk.hands, desk.room)
    hand = desk.hand.started.hand
    story = await archive.story(hand, ANN)
    assert story is not None
    assert story.row.aided
    text = await archive.text(hand, ANN, "json")
    assert text is not None
    assert '"aided":true' in text
    assert await archive.story(hand, "bob") is None
    assert await archive.text(hand, "", "json") is None
    assert await archive.replay(hand, "bob", public=True) is None
    assert await archive.latest(TABLE, "bob") is None
    assert [row.aided for row in (await archive.own(ANN, Search(), "")).rows] == [True]
    kinds = await desk.database.run(
        lambda c: set(c.scalars(select(schema.hand_results.c.kind)).all())
    )
    assert kinds == {"practice"}


async def test_k32_who_sits_out_for_too_long_has_left_and_the_table_closes(
    practice: Practice,
) -> None:
    desk = await practice()
    await play_hand(desk)
    assert await desk.order(ANN, SitOut(True)) == Done()
    desk.clock.advance(desk.config.house.sitout_kick_minutes * MINUTE)
    await desk.until(lambda: desk.table.closed)
    assert desk.table.state.occupants == ()


@pytest.mark.parametrize(
    ("wish", "problem"),
    [
        (PracticeWish("nowhere", 10, 2), "preset"),
        (PracticeWish("fortune", 11, 2), "small"),
        (PracticeWish("fortune", 10, 0), "bots"),
        (PracticeWish("fortune", 10, 8), "bots"),
    ],
)
def test_a_wish_that_cannot_be_is_refused_with_its_reason(wish: PracticeWish, problem: str) -> None:
    with pytest.raises(SetupError) as refused:
        practice_config(TABLE, "Practice", ANN, "Ann", wish)
    assert refused.value.refusal.facts["problem"] == problem


def test_every_room_and_stake_that_is_offered_can_be_played() -> None:
    for house in HOUSES:
        for small in SMALL_BETS:
            for bots in range(1, HOUSES[house].max_seats):
                wish = PracticeWish(house, small, bots)
                assert practice_config("t", "P", ANN, "Ann", wish).bots == bots
