"""The first hand of a table waits until its people are ready (U48)."""

from pathlib import Path

import pytest
from msgspec import structs

from doorcard.room import FAST, Pace
from doorcard.room.orders import Answer, Done, Leave, Ready, Refused, SitOut, Wish
from doorcard.views import Start
from tests.room.playing import PACE, Desk, OpenDesk, config_for, name_of

TEN = 10_000
START = 20_000
SLOW = structs.replace(PACE, start=START)


async def people(open_desk: OpenDesk, *seats: int, house: str = "seven-stud") -> Desk:
    chips = dict.fromkeys(seats, 40_000)
    return await open_desk(house, 200, chips, pace=SLOW, deal=False)


def start_of(desk: Desk) -> Start | None:
    """The countdown as the rail sees it."""
    return desk.view(0).start


async def ready(desk: Desk, seat: int) -> Answer:
    return await desk.order(name_of(seat), Ready())


async def begins(desk: Desk) -> None:
    await desk.until(lambda: desk.table.state.number == 1)
    assert start_of(desk) is None


async def test_u48_without_an_answer_the_first_hand_begins_after_twenty_seconds(
    open_desk: OpenDesk,
) -> None:
    desk = await people(open_desk, 1, 4)
    await desk.until(lambda: start_of(desk) is not None)
    assert start_of(desk) == Start(desk.clock.now() + START, asked=(1, 4), ready=())
    assert await ready(desk, 4) == Done()
    assert await ready(desk, 4) == Done()
    assert start_of(desk) == Start(desk.clock.now() + START, asked=(1, 4), ready=(4,))
    desk.clock.advance(START - 1)
    assert isinstance(await ready(desk, 7), Refused)
    assert desk.table.state.number == 0
    desk.clock.advance(1)
    await begins(desk)


async def test_u48_the_first_hand_begins_as_soon_as_everybody_is_ready(
    open_desk: OpenDesk,
) -> None:
    desk = await people(open_desk, 1, 4)
    await desk.until(lambda: start_of(desk) is not None)
    assert await ready(desk, 1) == Done()
    assert await desk.sit(6, 40_000) == Done()  # who joins is asked too
    assert await ready(desk, 4) == Done()
    assert desk.table.state.number == 0
    assert await ready(desk, 6) == Done()
    await begins(desk)
    assert len(desk.hand.seats) == 3


async def test_u48_later_hands_wait_for_nobody(open_desk: OpenDesk) -> None:
    desk = await people(open_desk, 1, 4)
    for seat in (1, 4):
        await desk.until(lambda: start_of(desk) is not None)
        assert await ready(desk, seat) == Done()
    await begins(desk)
    await desk.play_out("fold")
    await desk.next_hand()
    await desk.play_out("fold")
    assert await desk.order(name_of(4), SitOut(True)) == Done()
    assert await desk.order(name_of(4), SitOut(False)) == Done()
    assert isinstance(await ready(desk, 4), Refused)
    await desk.next_hand()


async def test_u48_when_all_have_left_the_next_to_come_are_asked_again(
    open_desk: OpenDesk,
) -> None:
    desk = await people(open_desk, 1, 4)
    await desk.until(lambda: start_of(desk) is not None)
    desk.clock.advance(START)
    await begins(desk)
    await desk.play_out("fold")
    for seat in (1, 4):
        assert await desk.order(name_of(seat), Leave()) == Done()
    for seat in (2, 3):
        assert await desk.sit(seat, 40_000) == Done()
    await desk.until(lambda: start_of(desk) is not None)
    assert start_of(desk) == Start(desk.clock.now() + START, asked=(2, 3), ready=())


@pytest.mark.parametrize("leaves", [True, False])
async def test_u48_the_countdown_is_called_off_when_one_is_left(
    open_desk: OpenDesk, leaves: bool
) -> None:
    desk = await people(open_desk, 1, 4)
    await desk.until(lambda: start_of(desk) is not None)
    desk.clock.advance(15_000)
    order = Leave() if leaves else SitOut(True)
    assert await desk.order(name_of(4), order) == Done()
    assert start_of(desk) is None
    assert isinstance(await ready(desk, 1), Refused)
    desk.clock.advance(60_000)
    if leaves:
        assert await desk.sit(5, 40_000) == Done()
    else:
        assert await desk.order(name_of(4), SitOut(False)) == Done()
    await desk.until(lambda: start_of(desk) is not None)
    start = start_of(desk)
    assert start is not None
    assert (start.deadline, start.ready) == (desk.clock.now() + START, ())


async def test_u48_one_person_among_house_players_waits_for_nothing(
    open_desk: OpenDesk,
) -> None:
    desk = await open_desk("seven-stud", 200, {}, bots=2, pace=SLOW, deal=False)
    await desk.until(lambda: len(desk.table.state.occupants) == 2)
    free = next(place.seat for place in desk.view(0).places if place.state == "empty")
    assert await desk.sit(free, 40_000) == Done()
    desk.clock.advance(SLOW.between_hands)
    await begins(desk)


async def test_u48_nobody_waits_at_a_fast_table(tmp_path: Path) -> None:
    assert Pace().start >= 20_000
    desk = Desk(tmp_path, config_for("seven-stud", 200), FAST)
    await desk.open(start=False)
    for seat in (1, 4):
        await desk.give(name_of(seat))
    desk.room.start()
    for seat in (1, 4):
        assert await desk.sit(seat, 40_000) == Done()
    await begins(desk)
    await desk.close()


async def test_u48_after_a_restart_the_countdown_is_whole_again(open_desk: OpenDesk) -> None:
    desk = await people(open_desk, 1, 4)
    await desk.until(lambda: start_of(desk) is not None)
    assert await ready(desk, 1) == Done()
    await desk.close()
    desk.clock.advance(60_000)
    await desk.open()
    await desk.until(lambda: start_of(desk) is not None)
    assert start_of(desk) == Start(desk.clock.now() + START, asked=(1, 4), ready=())
    desk.clock.advance(START)
    await begins(desk)
    await desk.play_out("fold")
    await desk.restart()  # a table that is under way is so after a restart too
    await desk.next_hand()


async def test_d_79_the_ante_question_comes_after_the_countdown(open_desk: OpenDesk) -> None:
    desk = await people(open_desk, 1, 4, house="fortune")
    await desk.until(lambda: start_of(desk) is not None)
    assert await desk.order(name_of(1), Wish(auto_ante=False)) == Done()
    assert desk.table.picture().ante(name_of(1)) is None
    assert await ready(desk, 1) == Done()
    assert await ready(desk, 4) == Done()
    await desk.until(lambda: desk.table.picture().ante(name_of(1)) is not None)
    assert desk.table.state.number == 0
