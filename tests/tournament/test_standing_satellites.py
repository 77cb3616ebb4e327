"""Satellites that are always on offer: where their seats lead, and what becomes of their entries.

Shown on a daily tournament at one o'clock and a satellite for two that waits until it is full.
"""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from doorcard.room.orders import Answer, Done, Refused
from doorcard.room.tournament import telling
from doorcard.room.tournament.director import Director
from doorcard.room.tournament.hall import DAY, Template
from doorcard.room.tournament.orders import LoseTarget, Register, Sender
from doorcard.room.tournament.presets import rising
from tests.recovery.failing import by_chance
from tests.room.playing import START
from tests.tournament.dying import DyingHouse
from tests.tournament.halls import House
from tests.tournament.scenes import structure

HOUR = 3_600_000
SEAT = 110
RICH = 10_000
MAIN = Template(
    key="main",
    name="Main",
    structure=structure("seven-stud", late_periods=1),
    daily_at=(START + HOUR) % DAY,
)
STEP = Template(
    key="step",
    name="Step",
    structure=structure(
        "draw-limit",
        most=2,
        stack=60,
        countdown=0,
        measure="hands",
        periods=rising(("draw-limit",), (20, 40, 60, 80, 120, 240), 1),
        price=90,
        fee=9,
    ),
    seats_in="main",
)


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[DyingHouse]:
    house = DyingHouse(tmp_path)
    house.templates = (MAIN, STEP)
    await house.open()
    yield house
    await house.close()


def on_offer(house: House, key: str) -> Director | None:
    """The one of a kind that can be entered."""
    return next(
        (
            one
            for one in house.hall.directors.values()
            if one.state.config.template == key and one.state.phase == "registering"
        ),
        None,
    )


async def offered(house: DyingHouse, key: str) -> Director:
    """The same, when it is there."""
    await house.play_until(lambda: on_offer(house, key) is not None)
    found = on_offer(house, key)
    assert found is not None
    return found


async def enter(director: Director, player: str) -> Answer:
    return await director.order(Sender(player, player), f"in/{player}", Register())


def target_of(director: Director) -> str:
    satellite = director.state.structure.satellite
    assert satellite is not None
    return satellite.tournament


async def test_its_seats_are_in_the_one_on_offer_and_the_winner_is_entered(
    hall: DyingHouse,
) -> None:
    main, step = await offered(hall, "main"), await offered(hall, "step")
    told = telling.now(step, "ann", "player").satellite
    assert told is not None
    assert (told.tournament, told.seat_price, told.name) == (main.tournament, SEAT, "Main")
    for player in ("ann", "bob"):
        await hall.give(player, RICH)
        assert await enter(step, player) == Done()
    await hall.play_until(lambda: len(step.state.paid) == 2)
    (winner,) = (one.player for one in main.state.alive)
    assert await hall.wallet(winner) == RICH - 99
    again = await offered(hall, "step")  # and the next one leads there, too
    assert target_of(again) == main.tournament
    await hall.check_money()


async def test_when_its_target_starts_all_entries_come_back_and_the_next_leads_to_tomorrow(
    hall: DyingHouse,
) -> None:
    main, step = await offered(hall, "main"), await offered(hall, "step")
    for player in ("ann", "cid", "dan"):
        await hall.give(player, RICH)
    for player in ("cid", "dan"):
        assert await enter(main, player) == Done()
    assert await enter(step, "ann") == Done()
    assert await hall.wallet("ann") == RICH - 99
    hall.clock.advance(HOUR)
    await hall.play_until(lambda: step.state.phase == "cancelled")
    assert main.state.phase == "running"
    assert await hall.wallet("ann") == RICH
    assert await hall.balance(f"pool:{step.tournament}") == 0
    tomorrow, again = await offered(hall, "main"), await offered(hall, "step")
    assert tomorrow.state.config.starts_at == main.state.config.starts_at + DAY
    assert target_of(again) == tomorrow.tournament
    await hall.check_money()


async def test_one_that_is_played_when_its_target_starts_is_played_to_its_end(
    hall: DyingHouse,
) -> None:
    step = await offered(hall, "step")
    for player in ("ann", "bob"):
        await hall.give(player, RICH)
        assert await enter(step, player) == Done()
    await hall.play_until(lambda: step.state.phase == "running")
    assert await step.order(Sender("hall", ""), "x", LoseTarget()) == Refused("tournament_starts")
    assert step.state.phase == "running"


async def test_what_the_storage_did_not_take_and_what_happened_meanwhile_is_made_up_for(
    hall: DyingHouse,
) -> None:
    step = await offered(hall, "step")
    await hall.give("ann", RICH)
    assert await enter(step, "ann") == Done()
    await hall.close()  # the hour strikes while nobody is there
    hall.clock.advance(2 * HOUR)
    await hall.open()
    hall.failing.plan = by_chance(1, 0.5, ("fails",))
    await hall.play_until(lambda: step_is_off(hall, step.tournament))
    assert await hall.wallet("ann") == RICH
    tomorrow, again = await offered(hall, "main"), await offered(hall, "step")
    assert target_of(again) == tomorrow.tournament
    await hall.check_money()


def step_is_off(house: House, step: str) -> bool:
    return house.hall.directors[step].state.phase == "cancelled"


async def test_at_an_hour_it_waits_for_a_target_that_starts_after_it(tmp_path: Path) -> None:
    """Two hours before the target: today's is too early for it, tomorrow's is not."""
    at = (START - HOUR) % DAY
    house = DyingHouse(tmp_path)
    house.templates = (MAIN, Template(key="step", name="Step", structure=STEP.structure,
                                      daily_at=at, seats_in="main"))  # fmt: skip
    try:
        await house.open()
        main = await offered(house, "main")
        house.clock.advance(HOUR)
        await house.play_until(lambda: main.state.phase == "cancelled")  # nobody came
        step = await offered(house, "step")
        tomorrow = await offered(house, "main")
        assert target_of(step) == tomorrow.tournament
        assert step.state.config.starts_at == tomorrow.state.config.starts_at - 2 * HOUR
        made = [one for one in house.hall.directors.values()
                if one.state.config.template == "step"]  # fmt: skip
        assert made == [step]
    finally:
        await house.close()
