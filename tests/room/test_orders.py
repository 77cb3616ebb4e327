"""How a table takes orders: once each, at the right moment, and no more than it can hold."""

import asyncio

from doorcard.engine.events import Acted
from doorcard.room.mailbox import ROOM_FOR
from doorcard.room.orders import Act, Ante, Done, Leave, Refused, SitOut, TopUp, Wish
from tests.room.playing import OpenDesk, name_of

TEN = 10_000


async def test_p41_an_act_sent_again_is_answered_again_and_done_once(open_desk: OpenDesk) -> None:
    desk = await open_desk("fortune", 10, {1: TEN, 2: TEN, 3: TEN})
    opener = name_of(desk.asked)
    act = Act(desk.hand.started.hand, desk.hand.decision, "bring_in")
    assert await desk.order(opener, act, "click") == Done()
    records = await desk.records()
    assert await desk.order(opener, act, "click") == Done()
    assert await desk.records() == records
    assert len(desk.events(Acted)) == 1


async def test_p41_an_act_is_known_again_after_a_restart(open_desk: OpenDesk) -> None:
    desk = await open_desk("fortune", 10, {1: TEN, 2: TEN, 3: TEN})
    opener = name_of(desk.asked)
    act = Act(desk.hand.started.hand, desk.hand.decision, "bring_in")
    assert await desk.order(opener, act, "click") == Done()
    await desk.restart()
    assert await desk.order(opener, act, "click") == Done()
    assert len(desk.events(Acted)) == 1
    late = await desk.order(opener, act, "another click")
    assert isinstance(late, Refused)
    assert (late.code, late.decision) == ("stale", desk.hand.decision)


async def test_an_id_the_table_has_forgotten_is_known_to_the_journal(open_desk: OpenDesk) -> None:
    desk = await open_desk("fortune", 10, {1: TEN}, deal=False)
    assert await desk.order(name_of(1), TopUp(100), "once") == Done()
    for number in range(520):
        assert await desk.order(name_of(1), Wish(auto_muck=number % 2 == 0)) == Done()
    assert await desk.order(name_of(1), TopUp(100), "once") == Done()
    assert desk.stack(1) == TEN + 100
    await desk.check_money()


async def test_a_full_mailbox_refuses_the_next_order_and_serves_those_it_took(
    open_desk: OpenDesk,
) -> None:
    desk = await open_desk("fortune", 10, {1: TEN, 2: TEN}, deal=False)
    sent = [
        asyncio.ensure_future(desk.order(name_of(1), Wish(auto_muck=True)))
        for _ in range(ROOM_FOR + 3)
    ]
    answers = await asyncio.gather(*sent)
    assert answers == [Done()] * ROOM_FOR + [Refused("busy")] * 3
    assert await desk.order(name_of(1), Wish(auto_muck=False)) == Done()


async def test_orders_of_somebody_without_a_chair_are_refused(open_desk: OpenDesk) -> None:
    desk = await open_desk("fortune", 10, {1: TEN, 2: TEN})
    hand, decision = desk.hand.started.hand, desk.hand.decision
    for order in (
        Act(hand, decision, "bring_in"),
        Leave(),
        TopUp(5),
        SitOut(True),
        Wish(auto_muck=True),
        Ante(True),
    ):
        assert await desk.order("stranger", order) == Refused("not_seated")


async def test_an_act_without_a_running_hand_is_refused(open_desk: OpenDesk) -> None:
    desk = await open_desk("fortune", 10, {1: TEN, 2: TEN}, deal=False)
    assert await desk.order(name_of(1), Act("t-1", 1, "check")) == Refused("stale")
    assert await desk.order(name_of(1), Ante(True)) == Refused("not_asked")


async def test_a_refused_act_leaves_hand_clock_and_journal_alone(open_desk: OpenDesk) -> None:
    desk = await open_desk("draw-pot", 50, {1: TEN, 2: TEN})
    asked, hand = desk.asked, desk.hand
    deadline, records = desk.table.state.deadline, await desk.records()
    for act in (
        Act(hand.started.hand, hand.decision, "raise", 10**9),
        Act(hand.started.hand, hand.decision, "raise"),
        Act(hand.started.hand, hand.decision, "check"),
        Act(hand.started.hand, hand.decision, "discard", cards=("2c",)),
        Act(hand.started.hand, hand.decision + 1, "call"),
        Act("t-99", hand.decision, "call"),
    ):
        answer = await desk.order(name_of(asked), act)
        assert isinstance(answer, Refused)
        assert answer.decision == hand.decision
        assert [option.kind for option in answer.legal] == ["fold", "call", "raise"]
    assert desk.hand is hand
    assert desk.table.state.deadline == deadline
    assert await desk.records() == records
