"""The machine's clock is set forwards or back while people play: nobody pays for it."""

import pytest

from doorcard.adapters.clock import SystemClock
from doorcard.room.orders import Done, SitOut
from tests.room.playing import OpenDesk, name_of

TEN = 10_000
SECOND = 1_000_000_000  # nanoseconds
HOUR = 3_600 * SECOND
YEAR = 365 * 24 * HOUR


class Machine:
    """A computer whose time of day can be set."""

    def __init__(self) -> None:
        self.time = 1_750_000_000 * SECOND
        self.elapsed = 0
        self.clock = SystemClock(lambda: self.time, lambda: self.elapsed)

    def passes(self, nanoseconds: int) -> None:
        self.time += nanoseconds
        self.elapsed += nanoseconds

    @property
    def off(self) -> int:
        """Milliseconds by which the room's clock is ahead of the machine's."""
        return self.clock.now() - self.time // 1_000_000


def test_the_clock_tells_the_time_of_day() -> None:
    machine = Machine()
    for _ in range(1000):
        machine.passes(7 * SECOND // 3)
        assert abs(machine.off) <= 1


@pytest.mark.parametrize("jump", [HOUR, -HOUR, YEAR, -YEAR, 2 * SECOND, -2 * SECOND])
def test_k27_k28_a_jump_lengthens_or_shortens_twenty_seconds_by_two_at_most(jump: int) -> None:
    machine = Machine()
    machine.passes(SECOND)
    begun = machine.clock.now()
    machine.time += jump
    assert machine.clock.now() == begun
    machine.passes(20 * SECOND)
    assert 18_000 <= machine.clock.now() - begun <= 22_000


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_after_a_jump_it_agrees_with_the_machine_again_and_never_went_back(jump: int) -> None:
    machine = Machine()
    machine.time += jump
    told = [machine.clock.now()]
    for _ in range(11 * 60):
        machine.passes(60 * SECOND)
        told.append(machine.clock.now())
    assert told == sorted(told)
    assert abs(machine.off) <= 1


async def test_k27_k32_started_with_the_clock_set_back_a_table_deals_and_nobody_waits_for_it(
    open_desk: OpenDesk,
) -> None:
    desk = await open_desk("fortune", 10, {1: TEN, 2: TEN, 3: TEN})
    assert await desk.order(name_of(3), SitOut(True)) == Done()
    await desk.play_out()
    await desk.close()
    desk.clock.set_back(3 * 3_600_000)
    await desk.open()
    await desk.next_hand()  # after the usual pause, not in three hours
    deadline = desk.table.state.deadline
    assert deadline is not None
    assert deadline.at == desk.clock.now() + desk.hand.house.action_seconds * 1000
    away = desk.table.state.occupant(3)
    assert away is not None
    assert away.away_since <= desk.clock.now()
    await desk.play_out()
    desk.clock.advance(15 * 60_000)
    await desk.until_asked()
    await desk.play_out()
    await desk.until(lambda: desk.table.state.occupant(3) is None)


async def test_k28_started_with_the_clock_set_forwards_nobody_is_out_of_time(
    open_desk: OpenDesk,
) -> None:
    desk = await open_desk("seven-stud", 200, {1: 40_000, 2: 40_000})
    asked, events = desk.asked, len(desk.hand.events)
    await desk.close()
    desk.clock.advance(365 * 24 * 3_600_000)
    await desk.open()
    assert (desk.asked, len(desk.hand.events)) == (asked, events)
    deadline = desk.table.state.deadline
    assert deadline is not None
    assert deadline.at >= desk.clock.now() + desk.hand.house.action_seconds * 1000
    assert all(one.stack == 40_000 for one in desk.table.state.occupants)
