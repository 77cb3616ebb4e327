"""The waiting list: who is asked when a chair becomes free, and for how long (P38)."""

from pathlib import Path

from msgspec import structs

from doorcard.room.orders import Done, Leave, Refused, Sit, SitOut, Wait
from doorcard.room.state import Waiting
from tests.room.playing import PACE, Desk, OpenDesk, config_for, name_of

TEN = 10_000
OFFER = 30_000
MINUTE = 60_000


async def wait_for(desk: Desk, *players: str) -> None:
    for player in players:
        await desk.give(player)
        assert await desk.order(player, Wait(on=True)) == Done()


def on_list(desk: Desk) -> list[str]:
    return [one.player for one in desk.table.state.waiting]


def offered(desk: Desk) -> dict[str, int]:
    return {one.player: one.seat for one in desk.table.state.waiting if one.seat}


async def full_table(open_desk: OpenDesk, **knobs: int) -> Desk:
    """Three chairs, all taken, and nobody is dealt in yet."""
    chips = {1: TEN, 2: TEN, 3: TEN}
    return await open_desk("fortune", 10, chips, deal=False, max_seats=3, **knobs)


async def test_p38_an_absent_player_loses_his_seat_and_the_first_on_the_list_is_asked(
    open_desk: OpenDesk,
) -> None:
    desk = await open_desk("seven-stud", 200, dict.fromkeys(range(1, 9), 40_000), deal=False)
    limit = desk.config.house.sitout_kick_minutes
    for seat in range(1, 9):
        assert await desk.order(name_of(seat), SitOut(on=True)) == Done()
    await wait_for(desk, "ann", "bob")
    desk.clock.advance((limit - 1) * MINUTE)
    for seat in (1, 2, 3, 4, 6, 7, 8):  # one at a time, so that no hand is dealt
        assert await desk.order(name_of(seat), SitOut(on=False)) == Done()
        assert await desk.order(name_of(seat), SitOut(on=True)) == Done()
    wallet = await desk.wallet(5)
    desk.clock.advance(MINUTE)
    await desk.until(lambda: bool(offered(desk)))
    assert await desk.wallet(5) == wallet + 40_000
    now = desk.clock.now()
    first, second = desk.table.state.waiting
    assert (first.player, first.seat, first.until) == ("ann", 5, now + OFFER)
    assert (second.player, second.seat) == ("bob", 0)
    maps = {
        tuple((place.seat, place.state, place.name, place.offered) for place in view.places)
        for view in map(desk.table.picture().view, ("", "ann", "bob", "p1", "p5", "p8"))
    }
    assert len(maps) == 1
    assert (5, "empty", "", True) in maps.pop()
    await desk.check_money()


async def test_p38_an_offered_chair_is_kept_for_him_alone_until_he_sits(
    open_desk: OpenDesk,
) -> None:
    desk = await full_table(open_desk)
    await wait_for(desk, "ann", "bob")
    assert await desk.order("p2", Leave()) == Done()
    await desk.until(lambda: offered(desk) == {"ann": 2})
    await desk.give("eve")
    for other in ("bob", "eve", "p2"):
        assert await desk.order(other, Sit(2, TEN)) == Refused("seat_offered", {"seat": 2})
    desk.clock.advance(OFFER - 1)
    assert await desk.order("ann", Sit(2, TEN)) == Done()
    assert on_list(desk) == ["bob"]
    assert offered(desk) == {}
    await desk.check_money()


async def test_an_offer_that_is_let_pass_goes_to_the_next_and_the_first_is_off_the_list(
    open_desk: OpenDesk,
) -> None:
    desk = await full_table(open_desk)
    await wait_for(desk, "ann", "bob")
    assert await desk.order("p2", Leave()) == Done()
    await desk.until(lambda: offered(desk) == {"ann": 2})
    desk.clock.advance(OFFER)
    await desk.until(lambda: offered(desk) == {"bob": 2})
    assert on_list(desk) == ["bob"]
    assert await desk.order("ann", Sit(2, TEN)) == Refused("seat_offered", {"seat": 2})
    assert await desk.order("bob", Wait(on=False)) == Done()  # turns it down
    assert on_list(desk) == []
    assert await desk.order("ann", Sit(2, TEN)) == Done()


async def test_chairs_are_offered_to_as_many_as_wait_and_the_rest_is_anybodys(
    open_desk: OpenDesk,
) -> None:
    desk = await full_table(open_desk)
    await wait_for(desk, "ann")
    for seat in (3, 1):
        assert await desk.order(name_of(seat), Leave()) == Done()
    await desk.until(lambda: offered(desk) == {"ann": 3})
    await desk.give("eve")
    assert await desk.order("eve", Sit(1, TEN)) == Done()
    assert offered(desk) == {"ann": 3}
    assert await desk.order("ann", Sit(3, TEN)) == Done()


async def test_a_chair_is_offered_in_the_middle_of_a_hand_and_the_hand_goes_on(
    open_desk: OpenDesk,
) -> None:
    desk = await full_table(open_desk)
    assert await desk.order("p3", SitOut(on=True)) == Done()
    await desk.next_hand()
    await wait_for(desk, "ann")
    deadline = desk.table.state.deadline
    assert await desk.order("p3", Leave()) == Done()
    await desk.until(lambda: offered(desk) == {"ann": 3})
    assert desk.table.state.hand
    assert desk.table.state.deadline == deadline
    await desk.play_out()
    await desk.check_money()


async def test_a_restart_keeps_the_list_and_gives_an_offer_its_whole_time_again(
    open_desk: OpenDesk,
) -> None:
    desk = await full_table(open_desk)
    await wait_for(desk, "ann", "bob")
    assert await desk.order("p2", Leave()) == Done()
    await desk.until(lambda: offered(desk) == {"ann": 2})
    desk.clock.advance(OFFER - 1)
    await desk.restart()
    now = desk.clock.now()
    first, second = desk.table.state.waiting
    assert (first.player, first.seat, first.until) == ("ann", 2, now + OFFER)
    assert second == Waiting("bob", "bob", second.since)
    assert await desk.order("ann", Sit(2, TEN)) == Done()


async def test_who_can_sit_down_or_waits_already_is_not_put_on_the_list(
    open_desk: OpenDesk,
) -> None:
    desk = await full_table(open_desk)
    assert await desk.order("p1", Wait(on=True)) == Refused("already_seated", {"seat": 1})
    assert await desk.order("ann", Wait(on=False)) == Refused("not_waiting")
    await wait_for(desk, "ann", "bob")
    assert await desk.order("bob", Wait(on=True)) == Refused("already_waiting", {"place": 2})
    assert await desk.order("ann", Wait(on=False)) == Done()
    assert on_list(desk) == ["bob"]
    for seat in (1, 2):
        assert await desk.order(name_of(seat), Leave()) == Done()
    await desk.until(lambda: offered(desk) == {"bob": 1})
    assert await desk.order("ann", Wait(on=True)) == Refused("seat_free", {"seat": 2})


async def test_a_house_bot_gets_up_for_who_waits(open_desk: OpenDesk) -> None:
    """In the middle of a hand all chairs are taken; the bot goes when it is over."""
    desk = await open_desk("fortune", 10, {1: TEN}, bots=2, deal=False, max_seats=3)
    await desk.until(lambda: len(desk.table.state.occupants) == 2)  # one chair stays free
    await desk.next_hand()
    assert await desk.sit(3 if desk.table.state.occupant(3) is None else 2, TEN, "bob") == Done()
    await wait_for(desk, "ann")
    assert offered(desk) == {}
    await finish(desk)
    await desk.until(lambda: bool(offered(desk)))
    assert not any(one.bot for one in desk.table.state.occupants)
    assert await desk.order("ann", Sit(offered(desk)["ann"], TEN)) == Done()
    await desk.check_money()


async def finish(desk: Desk) -> None:
    """Play the hand to its end; house bots need their time."""
    while desk.table.state.hand:
        await desk.until(lambda: desk.asked > 0 or not desk.table.state.hand)
        if not desk.asked:
            return
        one = desk.table.state.occupant(desk.asked)
        told = desk.table.told
        if one is not None and one.bot:
            desk.clock.advance(desk.pace.bot_most)
            await desk.until(lambda told=told: desk.table.told > told)  # type: ignore[misc]
        else:
            await desk.passive_act()


async def test_who_sits_down_at_one_table_goes_on_waiting_at_the_other(tmp_path: Path) -> None:
    here = config_for("fortune", 10, max_seats=2)
    there = structs.replace(here, table="there", name="There")
    desk = await Desk(tmp_path, here, PACE, there).open()
    other = desk.room.tables["there"]
    for player in ("p1", "p2", "q1", "q2", "ann"):
        await desk.give(player)
    for seat in (1, 2):
        assert await desk.order(f"p{seat}", Sit(seat, TEN)) == Done()
        assert await other.order(f"q{seat}", f"q{seat}", "sit", Sit(seat, TEN)) == Done()
    assert await desk.order("ann", Wait(on=True)) == Done()
    assert await other.order("ann", "ann", "wait", Wait(on=True)) == Done()
    assert await desk.order("p1", Leave()) == Done()
    await desk.until(lambda: offered(desk) == {"ann": 1})
    assert await desk.order("ann", Sit(1, TEN)) == Done()
    assert [one.player for one in other.state.waiting] == ["ann"]
    assert await other.order("q2", "q2", "leave", Leave()) == Done()
    assert await other.order("ann", "ann", "take", Sit(2, TEN)) == Done()
    await desk.close()
