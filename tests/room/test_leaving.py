"""Getting up, sitting out and coming back (B33, B44, B52, B53)."""

import pytest

from doorcard.engine.events import Acted, HandEnded, PlayerLeft, StreetDealt
from doorcard.houses import HOUSES
from doorcard.room.orders import Done, Leave, Refused, Sit, SitOut
from tests.room.playing import OpenDesk, name_of

TEN = 10_000


async def test_p36_b52_out_of_turn_with_two_left_the_other_wins_at_once(
    open_desk: OpenDesk,
) -> None:
    desk = await open_desk("fortune", 10, {1: TEN, 2: TEN})
    leaver = 3 - desk.asked
    wallet = await desk.wallet(leaver)
    assert await desk.order(name_of(leaver), Leave()) == Done()
    assert desk.events(PlayerLeft) == [PlayerLeft(leaver)]
    await desk.act(3 - leaver, "muck")
    await desk.until(lambda: desk.table.state.occupant(leaver) is None)
    assert await desk.wallet(leaver) == wallet + TEN - 1  # the ante stays in the pot
    assert desk.stack(3 - leaver) == TEN + 1
    await desk.check_money()


async def test_p36_b52_out_of_turn_with_three_left_the_hand_goes_on_without_a_clock_for_him(
    open_desk: OpenDesk,
) -> None:
    desk = await open_desk("fortune", 10, {1: TEN, 2: TEN, 3: TEN})
    opener = desk.asked
    leaver = next(seat for seat in (1, 2, 3) if seat != opener)
    wallet = await desk.wallet(leaver)
    assert await desk.order(name_of(leaver), Leave()) == Done()
    assert desk.asked == opener
    await desk.play_out()
    assert leaver not in {event.seat for event in desk.events(Acted) if event.cause == "player"}
    await desk.until(lambda: desk.table.state.occupant(leaver) is None)
    assert await desk.wallet(leaver) == wallet + TEN - 1
    await desk.check_money()


async def test_b52_r2_leaving_is_a_fold_and_no_status(open_desk: OpenDesk) -> None:
    desk = await open_desk("ten-second", 10, {1: TEN, 2: TEN, 3: TEN})
    await desk.act(desk.asked, "bring_in")
    leaver = desk.asked
    assert await desk.order(name_of(leaver), Leave()) == Done()
    assert desk.events(Acted)[-1].act == "fold"
    assert desk.events(Acted)[-1].cause == "left"


async def test_a_player_who_left_in_a_hand_keeps_his_chair_until_it_is_over(
    open_desk: OpenDesk,
) -> None:
    desk = await open_desk("fortune", 10, {1: TEN, 2: TEN, 3: TEN})
    leaver = next(seat for seat in (1, 2, 3) if seat != desk.asked)
    await desk.order(name_of(leaver), Leave())
    await desk.give("new")
    taken = await desk.order("new", Sit(leaver, TEN))
    assert taken == Refused("seat_taken", {"seat": leaver})
    await desk.play_out()
    await desk.until(lambda: desk.table.state.occupant(leaver) is None)
    assert await desk.order("new", Sit(leaver, TEN)) == Done()
    assert desk.table.picture().view("new").places[leaver - 1].cards == ()


async def test_leaving_after_the_hand_plays_it_to_its_end(open_desk: OpenDesk) -> None:
    desk = await open_desk("fortune", 10, {1: TEN, 2: TEN})
    assert await desk.order(name_of(1), Leave(now=False)) == Done()
    assert desk.view(2).places[0].leaving is True
    assert desk.events(PlayerLeft) == []
    await desk.play_out()
    await desk.until(lambda: desk.table.state.occupant(1) is None)
    await desk.check_money()


async def test_p40_leaving_before_the_ante_costs_nothing_and_after_it_the_ante_stays(
    open_desk: OpenDesk,
) -> None:
    desk = await open_desk("seven-stud", 200, {1: 40_000, 2: 40_000, 3: 40_000}, deal=False)
    wallet = await desk.wallet(3)
    assert await desk.order(name_of(3), Leave()) == Done()
    assert await desk.wallet(3) == wallet + 40_000
    await desk.next_hand()
    assert desk.hand.seats == [1, 2]
    leaver = 3 - desk.asked
    await desk.order(name_of(leaver), Leave())
    await desk.act(3 - leaver, "muck")
    await desk.until(lambda: desk.table.state.occupant(leaver) is None)
    assert desk.stack(3 - leaver) == 40_000 + 40
    await desk.check_money()


async def test_p37_sitting_out_begins_with_the_next_hand_and_ends_at_once(
    open_desk: OpenDesk,
) -> None:
    desk = await open_desk("fortune", 10, {1: TEN, 2: TEN, 3: TEN})
    assert await desk.order(name_of(2), SitOut(True)) == Done()
    assert desk.view(2).sitting_out is True
    assert desk.hand.live == [True, True, True]
    await desk.play_out()
    stack = desk.stack(2)
    await desk.next_hand()
    assert desk.hand.seats == [1, 3]
    assert desk.view(1).places[1].state == "sitting_out"
    await desk.play_out()
    assert desk.stack(2) == stack
    assert await desk.order(name_of(2), SitOut(False)) == Done()
    await desk.next_hand()
    assert desk.hand.seats == [1, 2, 3]


@pytest.mark.parametrize("house", HOUSES)
async def test_p39_cut_off_at_every_decision_the_hand_still_ends(
    open_desk: OpenDesk, house: str
) -> None:
    """The first seat's socket is cut at the hand's first decision; it plays by its clock."""
    desk = await open_desk(house, 40, {1: TEN, 2: TEN, 3: TEN})
    first = desk.hand.seats[0]
    desk.table.connection(name_of(first), False)
    while desk.table.state.hand:
        decision = desk.hand.decision
        if desk.asked == first:
            deadline = desk.table.state.deadline
            assert deadline is not None
            told = desk.table.told
            desk.clock.advance(deadline.at - desk.clock.now())
            await desk.until(lambda told=told: desk.table.told > told)  # type: ignore[misc]
        else:
            await desk.passive_act()
        assert desk.hand.decision >= decision
    assert len(desk.events(HandEnded)) == 1
    await desk.check_money()


async def test_p48_who_sits_down_during_a_hand_has_no_cards_and_sees_what_the_rail_sees(
    open_desk: OpenDesk,
) -> None:
    desk = await open_desk("seven-stud", 200, {1: 40_000, 2: 40_000})
    while len(desk.events(StreetDealt)) < 3:
        await desk.passive_act()
    rail = desk.view(0)
    assert await desk.sit(6, 40_000) == Done()
    mine = desk.view(6)
    assert mine.you == 6
    assert mine.places[5].state == "waiting"
    assert mine.places[5].cards == ()
    assert mine.places[:2] == rail.places[:2]
    assert mine.hand == rail.hand


async def test_p50_own_cards_stay_when_somebody_sits_down(open_desk: OpenDesk) -> None:
    desk = await open_desk("draw-limit", 50, {1: TEN, 2: TEN})
    before = desk.view(1).places[0].cards
    assert len(before) == 5
    assert all(card.card != "??" for card in before)
    await desk.sit(6, TEN)
    assert desk.view(1).places[0].cards == before
    news = desk.tellings[-1].news(name_of(1))
    assert news.view.places[0].cards == before
