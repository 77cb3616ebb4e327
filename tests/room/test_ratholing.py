"""Who gets up with a big stack and comes back soon brings it again (K42), and what may be added."""

from pathlib import Path

from msgspec import structs

from doorcard.adapters.sql.ledger import post
from doorcard.room.money import move, wallet
from doorcard.room.orders import Done, Leave, Refused, Sit, TopUp
from doorcard.room.seating import Limits, buy_in_limits, top_up_limits
from tests.room.playing import PACE, Desk, OpenDesk, config_for, name_of

TEN = 10_000
MINUTE = 60_000
TWO_HOURS = 120 * MINUTE


def limits(desk: Desk, player: str) -> Limits:
    return buy_in_limits(desk.table.state, player, desk.clock.now())


def kept(desk: Desk) -> list[int]:
    return [left.chips for left in desk.table.state.left_with]


async def leave_and_return(desk: Desk, player: str, seat: int, chips: int) -> object:
    assert await desk.order(player, Leave()) == Done()
    return await desk.order(player, Sit(seat, chips))


async def test_k42_a_stack_above_the_least_buy_in_has_to_come_back(open_desk: OpenDesk) -> None:
    desk = await open_desk("fortune", 10, {}, deal=False)
    await desk.give("ann")
    assert await desk.order("ann", Sit(1, 5_000)) == Done()
    refused = Refused("stack_kept", {"least": 5_000, "minutes": 120})
    assert await leave_and_return(desk, "ann", 1, 200) == refused
    assert limits(desk, "ann") == Limits(5_000, 100_000, 5_000, desk.clock.now() + TWO_HOURS)
    await desk.restart()
    desk.clock.advance(TWO_HOURS - MINUTE)
    still = Refused("stack_kept", {"least": 5_000, "minutes": 1})
    assert await desk.order("ann", Sit(2, 4_999)) == still
    assert await desk.order("ann", Sit(2, 5_000)) == Done()
    await desk.check_money()


async def test_k42_after_two_hours_any_buy_in_will_do(open_desk: OpenDesk) -> None:
    desk = await open_desk("fortune", 10, {}, deal=False)
    await desk.give("ann")
    assert await desk.order("ann", Sit(1, 5_000)) == Done()
    assert await desk.order("ann", Leave()) == Done()
    desk.clock.advance(TWO_HOURS)
    assert limits(desk, "ann") == Limits(200, 100_000)
    assert await desk.order("ann", Sit(1, 200)) == Done()


async def test_k42_winnings_above_the_most_are_brought_whole(open_desk: OpenDesk) -> None:
    """Neither less nor more than he took away, even though the table takes less from others."""
    desk = await open_desk("fortune", 10, {1: 1_000, 2: 1_000, 3: 1_000}, most=1_000)
    await desk.play_out("raise", "complete", "bet")
    await desk.until(lambda: not desk.table.state.hand)
    winner = max(desk.table.state.occupants, key=lambda one: one.stack)
    assert winner.stack > 1_000
    assert await leave_and_return(desk, winner.player, winner.seat, 1_000) == Refused(
        "stack_kept", {"least": winner.stack, "minutes": 120}
    )
    over = await desk.order(winner.player, Sit(winner.seat, winner.stack + 1))
    assert over == Refused("buy_in_range", {"least": winner.stack, "most": winner.stack})
    assert await desk.order(winner.player, Sit(winner.seat, winner.stack)) == Done()
    await desk.check_money()


async def test_k42_a_wallet_that_has_not_the_stack_any_more_is_told_how_much_is_missing(
    open_desk: OpenDesk,
) -> None:
    desk = await open_desk("fortune", 10, {}, deal=False)
    await desk.give("ann", 1_000)
    assert await desk.order("ann", Sit(1, 900)) == Done()
    assert await desk.order("ann", Leave()) == Done()
    spent = move("elsewhere", "buy_in", wallet("ann"), wallet("bob"), 400)
    await desk.read(lambda connection: post(connection, (spent,)))
    assert await desk.order("ann", Sit(1, 900)) == Refused(
        "not_enough_chips", {"held": 600, "needed": 900}
    )
    assert desk.table.state.occupants == ()


async def test_k42_what_is_no_more_than_the_least_buy_in_is_forgotten(open_desk: OpenDesk) -> None:
    desk = await open_desk("fortune", 10, {}, deal=False)
    await desk.give("ann")
    assert await desk.order("ann", Sit(1, 200)) == Done()
    assert await desk.order("ann", Leave()) == Done()
    assert kept(desk) == []
    # The stack he left with last is the one that counts.
    assert await desk.order("ann", Sit(1, 5_000)) == Done()
    assert await desk.order("ann", Leave()) == Done()
    assert await desk.order("ann", Sit(1, 7_000)) == Done()
    assert await desk.order("ann", Leave()) == Done()
    assert kept(desk) == [7_000]


async def test_b53_what_may_be_added_goes_by_the_stack_before_the_hand(open_desk: OpenDesk) -> None:
    """Chips in the pot may come back, so they count as his until the hand is over."""
    desk = await open_desk("fortune", 10, {1: 900, 2: 900}, most=1_000)
    opener = desk.asked
    await desk.passive_act()
    one = desk.table.state.occupant(opener)
    assert one is not None
    assert desk.stack(opener) < 900
    assert top_up_limits(desk.config, one) == Limits(1, 100)
    refused = Refused("top_up_range", {"least": 1, "most": 100})
    assert await desk.order(name_of(opener), TopUp(101)) == refused
    assert await desk.order(name_of(opener), TopUp(100)) == Done()
    full = Refused("top_up_range", {"least": 1, "most": 0})
    assert await desk.order(name_of(opener), TopUp(1)) == full


async def test_a_table_may_do_without(tmp_path: Path) -> None:
    config = structs.replace(config_for("fortune", 10), keep_stack_minutes=0)
    desk = await Desk(tmp_path, config, PACE).open()
    await desk.give("ann")
    assert await desk.order("ann", Sit(1, 5_000)) == Done()
    assert await leave_and_return(desk, "ann", 1, 200) == Done()
    await desk.close()
