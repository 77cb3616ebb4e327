"""What a host may do with a table (K1-K42 between hands; pause, close, remove)."""

import asyncio
from typing import Any

from msgspec import structs

from doorcard.houses import stakes_for
from doorcard.houses.knobs import Difference, turned
from doorcard.room import Table
from doorcard.room.config import TableConfig
from doorcard.room.money import wallet
from doorcard.room.orders import (
    Ante,
    Change,
    CloseTable,
    Done,
    LetBack,
    Pause,
    Refused,
    Remove,
    Sit,
    SitOut,
    TopUp,
    Wish,
)
from tests.room.playing import PACE, WALLET, Desk, OpenDesk, config_for, name_of

TEN = 10_000
HOST = "host"
Facts = dict[str, int | str]
MINUTE = 60_000


async def told(desk: Desk, order: Any, order_id: str = "") -> None:
    """An order of the host that must be carried out."""
    assert await desk.order(HOST, order, order_id) == Done()


# --- pause ---


async def test_a_pause_lets_the_hand_be_played_and_no_other_begin(open_desk: OpenDesk) -> None:
    desk = await open_desk("fortune", 10, {1: TEN, 2: TEN})
    await told(desk, Pause(True))
    assert desk.table.picture().view("").paused is False  # the hand still runs
    await desk.play_out()
    assert desk.table.picture().view("").paused is True
    desk.clock.advance(60 * MINUTE)
    assert await desk.order(name_of(1), TopUp(100)) == Done()  # the table is awake
    assert desk.table.state.number == 1
    await told(desk, Pause(False))
    await desk.next_hand()
    await desk.play_out()
    await desk.check_money()


async def test_a_pause_is_no_absence_and_outlives_a_restart(open_desk: OpenDesk) -> None:
    """K32: minutes of a pause do not count; all of them are there again when it ends."""
    desk = await open_desk("fortune", 10, {1: TEN, 2: TEN}, deal=False)
    assert await desk.order(name_of(2), SitOut(True)) == Done()
    desk.clock.advance(14 * MINUTE)
    await told(desk, Pause(True))
    await desk.restart()
    desk.clock.advance(600 * MINUTE)
    assert await desk.order(name_of(1), TopUp(100)) == Done()
    assert desk.table.state.occupant(2) is not None
    await told(desk, Pause(False))
    desk.clock.advance(14 * MINUTE)
    assert await desk.order(name_of(1), TopUp(100)) == Done()
    assert desk.table.state.occupant(2) is not None
    desk.clock.advance(MINUTE)
    await desk.until(lambda: desk.table.state.occupant(2) is None)


async def test_d_79_a_pause_takes_back_the_question_for_an_ante(open_desk: OpenDesk) -> None:
    """Nobody is charged or sits out for not answering while the table pauses."""
    desk = await open_desk("fortune", 10, {1: TEN, 2: TEN}, deal=False)
    for seat in (1, 2):
        assert await desk.order(name_of(seat), Wish(auto_ante=False)) == Done()
    desk.clock.advance(PACE.between_hands)
    await desk.until(lambda: desk.table.state.ante_asked == (1, 2))
    await told(desk, Pause(True))
    assert desk.table.picture().ante(name_of(1)) is None
    assert await desk.order(name_of(1), Ante(True)) == Refused("not_asked")
    desk.clock.advance(MINUTE)
    await told(desk, Pause(False))
    desk.clock.advance(PACE.between_hands)
    await desk.until(lambda: desk.table.state.ante_asked == (1, 2))
    assert [one.automatic for one in desk.table.state.occupants] == [0, 0]


# --- close ---


async def test_a_table_that_closes_plays_the_hand_and_sends_all_chips_home(
    open_desk: OpenDesk,
) -> None:
    desk = await open_desk("seven-stud", 10, {1: TEN, 2: TEN, 5: TEN})
    await told(desk, CloseTable())
    assert desk.table.closed is False
    assert await desk.order("late", Sit(3, 1000)) == Refused("closing")
    await desk.play_out()
    await desk.until(lambda: desk.table.closed)
    assert desk.table.state.occupants == ()
    assert sum([await desk.balance(wallet(name_of(s))) for s in (1, 2, 5)]) == 3 * WALLET
    await desk.check_money()
    assert await desk.order(HOST, CloseTable()) == Refused("table_closed")


async def test_a_closed_table_stays_closed_after_a_restart(open_desk: OpenDesk) -> None:
    desk = await open_desk("fortune", 10, {1: TEN, 2: TEN}, deal=False)
    await told(desk, CloseTable())
    await desk.until(lambda: desk.table.closed)
    written = await desk.records()
    await desk.restart()
    assert desk.table.closed
    assert desk.table.state.config.name == "Table"  # its hands keep their table's name
    assert await desk.records() == written


async def test_a_restart_between_asking_and_closing_closes_all_the_same(
    open_desk: OpenDesk,
) -> None:
    desk = await open_desk("fortune", 10, {1: TEN, 2: TEN})
    await told(desk, CloseTable())
    await desk.restart()
    await desk.play_out()
    await desk.until(lambda: desk.table.closed)
    await desk.check_money()


# --- players ---


async def test_a_removed_player_plays_the_hand_and_does_not_come_back_until_he_is_let(
    open_desk: OpenDesk,
) -> None:
    desk = await open_desk("fortune", 10, {1: TEN, 2: TEN, 3: TEN})
    gone = desk.asked
    await told(desk, Remove(gone, name_of(gone)))
    await desk.act(gone, "bring_in")  # he still plays
    await desk.play_out()
    await desk.until(lambda: desk.table.state.occupant(gone) is None)
    assert await desk.order(name_of(gone), Sit(gone, TEN)) == Refused("barred")
    await desk.restart()
    assert await desk.order(name_of(gone), Sit(gone, TEN)) == Refused("barred")
    await told(desk, LetBack(name_of(gone)))
    assert await desk.order(name_of(gone), Sit(gone, 2 * TEN)) == Done()
    await desk.check_money()


async def test_a_player_who_is_not_in_the_hand_is_gone_at_once(open_desk: OpenDesk) -> None:
    desk = await open_desk("fortune", 10, {1: TEN, 2: TEN})
    assert await desk.sit(4, TEN) == Done()
    await told(desk, Remove(4, name_of(4)))
    assert desk.table.state.occupant(4) is None
    assert await desk.wallet(4) == WALLET
    await desk.check_money()


async def test_only_who_sits_there_is_removed(open_desk: OpenDesk) -> None:
    """The chair may have changed hands while the host was looking."""
    desk = await open_desk("fortune", 10, {}, bots=1, deal=False)
    await desk.until(lambda: len(desk.table.state.occupants) == 1)
    bot = desk.table.state.occupants[0]
    free = [seat for seat in range(1, 9) if seat != bot.seat]
    assert await desk.sit(free[0], TEN) == Done()
    await told(desk, Change(structs.replace(desk.config, host=name_of(free[0]))))
    await desk.until(lambda: desk.table.state.config.host != "")
    nobody: Facts = {"seat": free[1], "name": bot.name}
    other: Facts = {"seat": bot.seat, "name": "somebody else"}
    for order, answer in (
        (Remove(bot.seat, "somebody else"), Refused("not_there", other)),
        (Remove(free[1], bot.name), Refused("not_there", nobody)),
        (Remove(bot.seat, bot.name), Refused("is_bot", {"seat": bot.seat})),
        (Remove(free[0], name_of(free[0])), Refused("own_table")),
    ):
        assert await desk.order(HOST, order) == answer
    assert desk.table.state.barred == ()


# --- rules ---


def changed(config: TableConfig, small: int = 0, **knobs: Any) -> TableConfig:
    house = turned(config.house, knobs)
    small = small or config.stakes.small
    return structs.replace(config, house=house, stakes=stakes_for(house, small))


async def test_a_change_is_announced_and_holds_from_the_next_hand_on(
    open_desk: OpenDesk,
) -> None:
    desk = await open_desk("fortune", 10, {1: TEN, 2: TEN})
    after = changed(desk.config, small=20, action_seconds=45)
    await told(desk, Change(after))
    assert desk.table.state.config == desk.config
    hosting = desk.table.picture().hosting("")
    assert hosting is not None
    assert Difference("action_seconds", 30, 45) in hosting.coming
    assert Difference("small", 10, 20) in hosting.coming
    await desk.play_out()
    await desk.next_hand()
    assert desk.hand.stakes == after.stakes
    assert desk.hand.house.action_seconds == 45
    assert desk.table.picture().hosting("") is None
    await desk.restart()  # with the settings as they were: what the host has changed since stays
    assert desk.table.state.config == after
    await desk.play_out()
    await desk.check_money()


async def test_a_change_that_is_taken_back_changes_nothing(open_desk: OpenDesk) -> None:
    desk = await open_desk("fortune", 10, {1: TEN, 2: TEN})
    await told(desk, Change(changed(desk.config, burn=False)))
    await told(desk, Change(desk.config))
    assert desk.table.picture().hosting("") is None
    await desk.play_out()
    await desk.next_hand()
    assert desk.hand.house.burn is True


async def test_new_settings_of_the_server_come_before_what_a_host_changed(
    open_desk: OpenDesk,
) -> None:
    desk = await open_desk("fortune", 10, {1: TEN, 2: TEN}, deal=False)
    await told(desk, Change(changed(desk.config, small=20)))
    await desk.until(lambda: desk.table.state.config.stakes.small == 20)
    desk.config = changed(desk.config, small=40)
    await desk.restart()
    assert desk.table.state.config.stakes.small == 40


async def test_nonsense_is_refused_with_its_reason_and_changes_nothing(
    open_desk: OpenDesk,
) -> None:
    desk = await open_desk("fortune", 10, {1: TEN, 8: TEN})
    draw = config_for("draw-limit", 10)
    bad = structs.replace(desk.config, stakes=structs.replace(desk.config.stakes, bring_in=9))
    bring_in: Facts = {"problem": "bring_in", "ante": 1, "bring_in": 9, "most": 5}
    for config, answer in (
        (draw, Refused("other_game", {"game": "five_card_stud"})),
        (changed(desk.config, max_seats=6), Refused("seat_in_use", {"seat": 8, "seats": 6})),
        (bad, Refused("bad_setup", bring_in)),
    ):
        assert await desk.order(HOST, Change(config)) == answer
    assert desk.table.state.coming is None


async def test_nobody_takes_a_chair_that_is_about_to_go(open_desk: OpenDesk) -> None:
    desk = await open_desk("fortune", 10, {1: TEN, 2: TEN})
    await told(desk, Change(changed(desk.config, max_seats=4)))
    await desk.give("late")
    no_seat = Refused("no_such_seat", {"seat": 7, "seats": 4})
    assert await desk.order("late", Sit(7, TEN)) == no_seat
    await desk.play_out()
    await desk.next_hand()
    assert desk.table.picture().view("").max_seats == 4


async def test_the_same_id_does_a_thing_once(open_desk: OpenDesk) -> None:
    desk = await open_desk("fortune", 10, {1: TEN, 2: TEN})
    await told(desk, Pause(True), "pause")
    await told(desk, Pause(False), "go on")
    await told(desk, Pause(True), "pause")  # a repeat of the first, late
    assert desk.table.state.paused_at == 0


# --- tables of players ---


async def test_a_table_is_added_while_others_play(open_desk: OpenDesk) -> None:
    desk = await open_desk("fortune", 10, {1: TEN, 2: TEN})
    config = structs.replace(config_for("draw-limit", 20), table="new", host="ann", private=True)
    table = await desk.room.add(config)
    assert await desk.room.add(structs.replace(config, name="another")) is table
    assert desk.room.open_tables_of("ann") == 1
    for seat, name in ((1, "x"), (2, "y")):
        await desk.give(name)
        assert await table.order(name, name, "sit", Sit(seat, TEN)) == Done()
    desk.clock.advance(PACE.between_hands)
    await table_hand(table, 1)
    await desk.restart()
    again = desk.room.tables["new"]
    assert again.state.config == config
    assert again.state.number == 1
    await again.order("ann", "ann", "close", CloseTable())
    assert desk.room.open_tables_of("ann") == 1  # as long as the hand runs
    await desk.check_money()


async def table_hand(table: Table, number: int) -> None:
    """Wait for the hand of this number."""
    came = asyncio.Event()
    table.listen(lambda _: came.set())
    while table.state.number < number:
        came.clear()
        await came.wait()
