"""The owner of a tournament when its storage or its own code fails: nothing is done twice, nothing
is lost, and the others play on (B62, P58, P60, P63).
"""

import asyncio
from typing import Any, TypeVar

import pytest
import structlog
from sqlalchemy import delete

from doorcard.adapters.sql import schema
from doorcard.room.orders import Answer, Done, Refused
from doorcard.room.tournament import answering, folding
from doorcard.room.tournament.director import Director
from doorcard.room.tournament.orders import Register
from tests.recovery.failing import (
    Fault,
    by_chance,
    calm,
)
from tests.room.playing import START
from tests.tournament.dying import HOUR, DyingHouse, offer
from tests.tournament.halls import CUP
from tests.tournament.scenes import structure

T = TypeVar("T")

SECRET = "the river is the ace of spades"
ENTRY = 110  # units that entering costs
TROUBLE = (Refused("failed"), Refused("storage"))


async def enter_at_last(house: DyingHouse, player: str) -> Answer:
    """Enter by the same request until it is answered by something else than trouble."""
    while (answer := await house.patiently(house.ask(player, Register(), "in"))) in TROUBLE:
        pass
    return answer


# --- storage ---


@pytest.mark.parametrize(
    ("fault", "answered"),
    [
        ("lost", Done()),
        ("lost_before", Refused("failed")),
        ("fails", Refused("storage")),
    ],
)
async def test_an_entry_is_answered_by_what_the_journal_says_of_it_and_paid_once(
    house: DyingHouse, fault: Fault, answered: Answer
) -> None:
    await offer(house, CUP)
    await house.give("ann", 10_000)
    house.next_write(fault)
    first = await house.patiently(house.ask("ann", Register(), "in"))
    assert first == answered
    assert await house.wallet("ann") == 10_000 - (ENTRY if answered == Done() else 0)
    assert await enter_at_last(house, "ann") == Done()
    assert await house.ask("ann", Register(), "other") == Refused("already_registered")
    assert await house.wallet("ann") == 10_000 - ENTRY
    assert await house.pool() == 100
    await house.check_money()


async def test_what_waits_behind_a_write_that_fails_is_refused_as_well(house: DyingHouse) -> None:
    await offer(house, CUP)
    names = [f"p{number}" for number in range(4)]
    for name in names:
        await house.give(name, 10_000)
    house.failing.plan = lambda _number, _step: "fails"
    asked = [asyncio.ensure_future(house.ask(name, Register(), "in")) for name in names]
    for waiting in asked:
        assert await waiting == Refused("storage")
    assert house.state.entrants == {}
    house.failing.plan = calm
    for name in names:
        assert await enter_at_last(house, name) == Done()
    assert await house.pool() == 400


@pytest.mark.parametrize("seed", range(3))
async def test_p58_every_third_write_goes_wrong_and_every_prize_is_paid_once(
    house: DyingHouse, seed: int
) -> None:
    plan = by_chance(seed, 0.33, ("fails", "lost", "lost_before"))
    cup = await offer(house, CUP, house_players=3)
    house.failing.plan = plan
    house.clock.advance(HOUR)
    await house.play_until(lambda: len(cup.state.paid) == 2)
    assert cup.state.phase == "finished"
    assert sorted(cup.state.paid.values()) == [90, 210]
    assert await house.pool() == 0
    assert await house.balance("fees") == 30
    await house.check_money()


async def test_p63_the_time_without_storage_is_taken_from_no_level(house: DyingHouse) -> None:
    form = structure("seven-stud", countdown=0)
    cup = await house.make(form, starts_at=START + HOUR, house_players=2)
    house.clock.advance(HOUR)
    await house.play_until(lambda: cup.state.ticking)
    left = cup.state.time_left(house.clock.now())
    house.failing.plan = lambda _number, _step: "fails"
    house.clock.advance(30 * 60_000)
    for _ in range(3):  # the owner, and whoever orders, find no storage
        assert await house.patiently(house.ask("ann", Register())) == Refused("storage")
    house.failing.plan = calm
    back = house.clock.now()
    await house.play_until(lambda: cup.state.seen >= back)
    assert left - 10_000 <= cup.state.time_left(house.clock.now()) <= left
    assert cup.state.period == 0


async def test_an_owner_that_was_shut_out_answers_and_writes_nothing_more(
    house: DyingHouse,
) -> None:
    cup = await offer(house, CUP)
    await house.give("ann", 10_000)
    await house.failing.open_tournament(CUP)  # another server takes it over
    with structlog.testing.capture_logs() as logs:
        assert await house.ask("ann", Register()) == Refused("failed")
    assert [line["event"] for line in logs] == ["tournament taken over by another server"]
    assert cup.closed
    assert await house.ask("ann", Register()) == Refused("tournament_closed")
    assert await house.wallet("ann") == 10_000


# --- our own faults ---


async def test_p60_an_order_that_fails_is_refused_and_the_tournament_goes_on(
    house: DyingHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    await offer(house, CUP)
    await house.enter("ann")
    whole = answering.answer

    def fail(scene: Any, sender: Any, order: Any) -> Any:
        if sender.player == "bob":
            raise ZeroDivisionError(SECRET)
        return whole(scene, sender, order)

    monkeypatch.setattr(f"{Director.__module__}.answer", fail)
    await house.give("bob", 10_000)
    for number in range(4):
        assert await house.ask("bob", Register(), f"{number}") == Refused("failed")
    await house.enter("cid")
    assert await house.wallet("bob") == 10_000


async def test_p60_a_tournament_that_cannot_be_read_stays_closed_and_the_others_open(
    house: DyingHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in (CUP, "damaged", "other"):
        await offer(house, name)
    rows = schema.tournament_records
    gone = delete(rows).where(rows.c.tournament_id == "damaged")
    await house.database.run(lambda connection: connection.execute(gone))
    await house.close()
    fold = folding.fold

    def fail(state: Any, record: Any) -> Any:
        after = fold(state, record)
        if after.config.tournament == CUP:
            raise ZeroDivisionError(SECRET)
        return after

    monkeypatch.setattr(f"{Director.__module__}.fold", fail)
    with structlog.testing.capture_logs() as logs:
        await house.open()
    assert set(house.hall.directors) == {"other"}
    told = {(line["event"], line["tournament"]) for line in logs}
    assert told == {("tournament cannot be opened", name) for name in (CUP, "damaged")}
    assert SECRET not in str(logs)


# --- the machine's clock ---


async def test_k27_started_with_the_clock_set_back_a_tournament_deals_and_nobody_waits_for_it(
    house: DyingHouse,
) -> None:
    cup = await house.make(structure("draw-limit"), starts_at=START + HOUR, house_players=3)
    house.clock.advance(HOUR)
    await house.play_until(lambda: cup.state.phase == "running")
    await house.close()
    house.clock.set_back(3 * HOUR)
    begun = house.clock.now()
    await house.open()
    await house.play_until(lambda: any(one.state.number > 0 for one in house.room.tables.values()))
    assert house.clock.now() - begun <= 2 * 60_000
