"""Chips: buying in, topping up, buying in again, and that none is made or lost (B53, K42)."""

import asyncio

import pytest

from doorcard.engine.events import HandEnded
from doorcard.room.money import FAUCET, escrow, settlement
from doorcard.room.orders import Done, Leave, Refused, Sit, SitOut, TopUp
from tests.room.playing import TABLE, WALLET, OpenDesk, name_of

TEN = 10_000


async def test_k42_a_buy_in_is_ten_big_bets_or_more_and_not_above_the_tables_limit(
    open_desk: OpenDesk,
) -> None:
    desk = await open_desk("fortune", 10, {}, deal=False)
    await desk.give("ann")
    for chips in (0, 199, 100_001):
        answer = await desk.order("ann", Sit(1, chips))
        assert answer == Refused("buy_in_range", {"least": 200, "most": 100_000})
    assert await desk.order("ann", Sit(9, 200)) == Refused("no_such_seat", {"seat": 9, "seats": 8})
    assert await desk.order("ann", Sit(1, 200)) == Done()
    assert await desk.balance(escrow(TABLE, "ann")) == 200
    assert await desk.balance("wallet:ann") == WALLET - 200
    await desk.check_money()


async def test_chips_nobody_has_buy_no_chair(open_desk: OpenDesk) -> None:
    desk = await open_desk("fortune", 10, {}, deal=False)
    await desk.give("poor", 199)
    assert await desk.order("poor", Sit(1, 200)) == Refused(
        "not_enough_chips", {"held": 199, "needed": 200}
    )
    assert desk.table.state.occupants == ()
    assert await desk.balance("wallet:poor") == 199
    await desk.check_money()


async def test_p46_one_player_gets_one_chair_and_pays_one_buy_in(open_desk: OpenDesk) -> None:
    desk = await open_desk("fortune", 10, {}, deal=False)
    await desk.give("ann")
    answers = await asyncio.gather(desk.order("ann", Sit(2, 500)), desk.order("ann", Sit(4, 500)))
    assert list(answers) == [Done(), Refused("already_seated", {"seat": 2})]
    assert await desk.balance("wallet:ann") == WALLET - 500


async def test_p47_two_players_want_one_chair_and_one_gets_it(open_desk: OpenDesk) -> None:
    desk = await open_desk("fortune", 10, {}, deal=False)
    for name in ("ann", "bob"):
        await desk.give(name)
    for round_number in range(50):
        answers = await asyncio.gather(
            desk.order("ann", Sit(3, 500)), desk.order("bob", Sit(3, 500))
        )
        assert [type(answer) for answer in answers] == [Done, Refused], round_number
        assert await desk.order("ann", Leave()) == Done()
    assert await desk.balance("wallet:ann") == await desk.balance("wallet:bob") == WALLET
    await desk.check_money()


async def test_an_order_sent_twice_moves_chips_once_even_after_a_restart(
    open_desk: OpenDesk,
) -> None:
    desk = await open_desk("fortune", 10, {}, deal=False)
    await desk.give("ann")
    assert await desk.order("ann", Sit(2, 500), "sit") == Done()
    assert await desk.order("ann", TopUp(100), "more") == Done()
    records = await desk.records()
    assert await desk.order("ann", Sit(2, 500), "sit") == Done()
    assert await desk.order("ann", TopUp(100), "more") == Done()
    assert await desk.records() == records
    await desk.restart()
    assert await desk.order("ann", TopUp(100), "more") == Done()
    assert desk.stack(2) == 600
    assert await desk.balance("wallet:ann") == WALLET - 600
    # Another player's id is his own.
    await desk.give("bob")
    assert await desk.order("bob", Sit(3, 500), "sit") == Done()
    await desk.check_money()


async def test_p57_parallel_buy_ins_never_overdraw_a_wallet(open_desk: OpenDesk) -> None:
    desk = await open_desk("fortune", 10, {}, deal=False)
    await desk.give("ann", 1_000)
    await desk.order("ann", Sit(1, 400))
    answers = await asyncio.gather(*(desk.order("ann", TopUp(400)) for _ in range(20)))
    assert answers.count(Done()) == 1
    short = Refused("not_enough_chips", {"held": 200, "needed": 400})
    assert answers.count(short) == 19
    assert await desk.balance("wallet:ann") == 200
    await desk.check_money()


async def test_b53_a_top_up_waits_for_the_end_of_the_hand(open_desk: OpenDesk) -> None:
    desk = await open_desk("fortune", 10, {1: TEN, 2: TEN})
    assert await desk.order(name_of(1), TopUp(500)) == Done()
    assert desk.stack(1) == TEN - 1
    wishes = desk.table.picture().wishes(name_of(1))
    assert wishes is not None
    assert wishes.adding == 500
    assert await desk.wallet(1) == WALLET - TEN - 500
    await desk.check_money()
    await desk.restart()
    await desk.play_out()
    stack = desk.events(HandEnded)[0].stacks[0].amount
    await desk.until(lambda: desk.stack(1) == stack + 500)
    await desk.check_money()


async def test_b53_a_top_up_above_the_limit_is_refused_and_what_is_too_much_goes_back(
    open_desk: OpenDesk,
) -> None:
    desk = await open_desk("fortune", 10, {1: 99_000, 2: TEN})
    assert await desk.order(name_of(1), TopUp(1_001)) == Refused(
        "top_up_range", {"least": 1, "most": 1_000}
    )
    assert await desk.order(name_of(1), TopUp(1_000)) == Done()
    wallet = await desk.wallet(1)
    opener = desk.asked
    await desk.act(opener, "complete", 10)
    await desk.act(3 - opener, "fold" if opener == 1 else "raise", None if opener == 1 else 20)
    if opener == 2:
        await desk.act(2, "fold")
    await desk.act(1, "muck")
    await desk.until(lambda: desk.stack(1) == 100_000)
    won = desk.events(HandEnded)[0].stacks[0].amount - 99_000
    assert won > 0
    assert await desk.wallet(1) == wallet + won
    await desk.check_money()


# Seat 1 has a pair of aces, seat 2 nothing.
ACES = "As 2c Ah 7d  3c Ad 8h  3d Ac 9s  4c Ks Jh"


async def test_a_player_who_lost_everything_keeps_his_chair_and_buys_in_again(
    open_desk: OpenDesk,
) -> None:
    desk = await open_desk("fortune", 100, {1: TEN, 2: 2_000}, deck=ACES)
    await desk.play_out("raise", "complete", "bet")
    assert desk.stack(2) == 0
    await desk.until(lambda: desk.view(2).sitting_out)
    assert await desk.order(name_of(2), SitOut(False)) == Refused("no_chips")
    assert isinstance(await desk.order(name_of(2), TopUp(1_999)), Refused)
    assert await desk.order(name_of(2), TopUp(2_000)) == Done()
    assert desk.view(2).sitting_out is False
    await desk.next_hand()
    assert desk.hand.seats == [1, 2]
    await desk.check_money()


async def test_house_players_get_their_chips_from_the_faucet_and_leave_a_chair_free(
    open_desk: OpenDesk,
) -> None:
    desk = await open_desk("draw-limit", 50, {}, bots=8, deal=False)
    await desk.until(lambda: len(desk.table.state.occupants) == 5)
    assert all(one.bot for one in desk.table.state.occupants)
    await desk.check_money()
    free = next(seat for seat in range(1, 7) if desk.table.state.occupant(seat) is None)
    await desk.sit(free, TEN)
    await desk.until(lambda: sum(one.bot for one in desk.table.state.occupants) == 4)
    faucet = await desk.balance(FAUCET)
    assert faucet == -WALLET - 5 * 50_000
    await desk.check_money()


def test_a_settlement_that_does_not_balance_is_refused() -> None:
    assert settlement("h", TABLE, {"ann": 0, "bob": 0}, 0) == ()
    with pytest.raises(ValueError, match="does not balance"):
        settlement("h", TABLE, {"ann": 5, "bob": -4}, 0)
    (entry,) = settlement("h", TABLE, {"ann": 5, "bob": -6}, 1)
    assert sum(posting.amount for posting in entry.postings) == 0
