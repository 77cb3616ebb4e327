"""A fault of ours that comes back in one tournament: its play stops, it is called off, everybody
has his money back, once and whenever the server dies, and the others play on (P60, P58).
"""

from pathlib import Path
from typing import Any

import pytest
import structlog

from doorcard.room.orders import Done, Refused
from doorcard.room.tournament import director, giving_up
from doorcard.room.tournament import records as r
from doorcard.room.tournament.director import Director
from doorcard.room.tournament.folding import fold
from doorcard.room.tournament.giving_up import PATIENCE, give_up
from doorcard.room.tournament.hall import Template
from doorcard.room.tournament.orders import Pause, Register, Sender
from doorcard.room.tournament.structure import Payouts, Satellite
from tests.recovery.failing import Plan, by_chance, calm, dies_at_every_step
from tests.recovery.poisoned import SECRET, poison
from tests.room.playing import START
from tests.tournament.dying import HOUR, DyingHouse, offer
from tests.tournament.halls import CUP
from tests.tournament.scenes import NOW, look, running, scene, structure

RICH = 10_000
ENTRY = 110  # units that entering costs
PEOPLE = ("ann", "bob", "cid")


async def enter(tournament: Director, house: DyingHouse) -> None:
    for player in PEOPLE:
        await house.give(player, RICH)
        assert await tournament.order(Sender(player, player), "in", Register()) == Done()


async def test_p60_a_fault_that_comes_back_calls_it_off_and_the_others_play_on(
    house: DyingHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    attempts = poison(monkeypatch, "finish")
    cup, other = await offer(house, CUP), await offer(house, "other")
    await enter(cup, house)
    await enter(other, house)
    with structlog.testing.capture_logs() as logs:
        house.clock.advance(HOUR)
        await house.play_until(lambda: len(other.state.paid) == 2 and cup.over)
    assert (cup.state.phase, cup.state.ended_by) == ("cancelled", "fault")
    assert other.state.phase == "finished"
    assert len(attempts) == 6  # three tries, and three more when play had been stopped
    failed = [line for line in logs if line.get("tournament") == CUP]
    three = ["tournament failed"] * 3 + ["tournament gives up"]
    assert [line["event"] for line in failed] == three * 2
    assert failed[0]["where"].startswith("poisoned.py:")
    assert SECRET not in str(logs)
    assert await house.ask("ann", Register()) == Refused("tournament_over")
    assert await house.pool() == 0
    assert await house.balance("fees") == 3 * 10  # of the other
    for player in PEOPLE:  # who was given chips for each of the two
        won = other.state.paid.get(f"{player}/1", 0)
        assert await house.wallet(player) == 2 * RICH - ENTRY + won
    await house.check_money()

    # Its tables close a minute later, as after every end, and a restart pays nothing again.
    await house.play_until(lambda: all(table.closed for table in house.room.tables.values()))
    before = [await house.wallet(player) for player in PEOPLE]
    await house.restart()
    assert (house.state.phase, house.state.ended_by) == ("cancelled", "fault")
    assert [await house.wallet(player) for player in PEOPLE] == before
    await house.check_money()


@pytest.mark.parametrize("plan", [dies_at_every_step(), by_chance(4, 0.3, ("fails", "lost"))])
async def test_p58_what_was_paid_comes_back_once_whatever_breaks_on_the_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plan: Plan
) -> None:
    poison(monkeypatch, "finish")
    house = DyingHouse(tmp_path)
    try:
        await house.open()
        await enter(await offer(house, CUP), house)
        house.failing.plan = plan
        house.clock.advance(HOUR)
        await house.play_until(lambda: house.state.phase == "cancelled")
        for player in PEOPLE:
            assert await house.wallet(player) == RICH
        assert await house.pool() == await house.balance("fees") == 0
        await house.check_money()
    finally:
        house.failing.plan = calm
        await house.close()


async def test_p60_a_fault_before_every_hand_counts_although_time_passes_between_its_hands(
    house: DyingHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After each failure the countdown begins again, so the fault comes back ten seconds later."""
    poison(monkeypatch, "deal")
    form = structure("seven-stud", seats=2, most=2, countdown=10)
    await house.make(form)
    for player in ("ann", "bob"):
        await house.give(player, RICH)
        assert await house.ask(player, Register()) == Done()
    await house.play_until(lambda: house.state.paused)
    assert house.clock.now() <= START + 60_000


@pytest.mark.parametrize("mended", [True, False])
async def test_p60_play_that_a_fault_has_stopped_goes_on_by_its_host_or_is_called_off_in_time(
    house: DyingHouse, monkeypatch: pytest.MonkeyPatch, mended: bool
) -> None:
    poison(monkeypatch, "deal")
    cup = await offer(house, CUP)
    await enter(cup, house)
    house.clock.advance(HOUR)
    await house.play_until(lambda: house.state.paused)
    assert house.state.phase == "running"
    until = giving_up.calls_off_at(house.state)
    assert 0 < until - house.clock.now() <= PATIENCE
    if mended:
        monkeypatch.undo()
        await house.restart()  # with the mended version
        assert await house.ask("hal", Pause(on=False), role="host") == Done()
        await house.play_until(lambda: len(house.state.paid) == 2)
        assert house.state.ended_by == ""
        assert await house.balance("fees") == 30
    else:
        await house.play_until(lambda: house.state.phase == "cancelled")
        assert until <= house.clock.now() < until + 60_000
        assert [await house.wallet(player) for player in PEOPLE] == [RICH] * 3
    assert await house.pool() == 0
    await house.check_money()


def test_with_prizes_paid_those_who_are_left_share_the_rest_by_chips() -> None:
    """Four of 100, 200 for the winner, 120 and 80 for the next; the last two are out."""
    form = structure(payouts=(Payouts(500, ((1, 5000), (1, 3000), (1, 2000))),), price=100)
    state = running(form, ["a", "b", "c", "d"])
    state = fold(state, r.PeriodBegan(len(form.periods) - 1, 0, NOW))
    state = fold(fold(state, r.Out((("a/1",), ("b/1",)), NOW)), r.Paid(3, {"b/1": 80}, NOW))
    table = look(state, 1, stacks={"c": 1500, "d": 4500})
    paused = give_up(scene(state, table))
    assert paused.records == (r.Paused(True, NOW, fault=True),)
    step = give_up(scene(fold(state, paused.records[0]), table))
    assert step.records == (
        r.Finished(("c/1", "d/1"), NOW, fault=True),
        r.Paid(1, {"d/1": 180}, NOW),  # 120 for sure, and three quarters of the 80 on top
        r.Paid(2, {"c/1": 140}, NOW),
    )
    for record in step.records:
        state = fold(state, record)
    assert (state.ended_by, state.settled) == ("fault", True)


def test_a_satellite_with_a_prize_paid_gives_its_seats_by_chips() -> None:
    form = structure(satellite=Satellite("main", 150), price=100)
    state = running(form, ["a", "b", "c", "d"])
    state = fold(state, r.PeriodBegan(len(form.periods) - 1, 0, NOW))
    for record in (r.Out((("a/1",),), NOW), r.Paid(4, {"a/1": 1}, NOW), r.Paused(True, NOW)):
        state = fold(state, record)
    table = look(state, 1, stacks={"b": 3000, "c": 1000, "d": 2000})
    step = give_up(scene(state, table))
    assert step.records == (r.Finished(("c/1", "d/1", "b/1"), NOW, fault=True),)


async def test_p60_a_standing_offer_that_a_fault_has_ended_waits_for_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or it would be made and ended again without end; people who entered have their chips."""
    house = DyingHouse(tmp_path)
    form = structure("seven-stud", seats=2, most=2, countdown=0)
    house.templates = tuple(Template(key=key, name=key, structure=form) for key in (CUP, "other"))
    try:
        await house.open()
        attempts = poison(monkeypatch, "start")
        await house.play_until(lambda: len(house.hall.directors) == 2)
        first = next(one for one in house.hall.directors.values() if one.tournament[:3] == CUP)
        for player in ("ann", "bob"):
            await house.give(player, RICH)
            assert await first.order(Sender(player, player), "in", Register()) == Done()
        await house.play_until(lambda: first.over)
        assert (first.state.ended_by, len(attempts)) == ("fault", 3)
        assert [await house.wallet(player) for player in ("ann", "bob")] == [RICH, RICH]
        await house.play_until(lambda: house.clock.now() > START + 10_000)
        assert len(house.hall.directors) == 2
        monkeypatch.undo()
        await house.restart()
        await house.play_until(lambda: len(house.hall.directors) == 3)
        await house.check_money()
    finally:
        await house.close()


async def test_p60_a_table_that_has_closed_ends_its_tournament_and_stops_nobody_else(
    house: DyingHouse,
) -> None:
    """Without the table nobody can play; and nobody waits for it, the rest of the room neither."""
    cup, other = await offer(house, CUP), await offer(house, "other")
    await enter(cup, house)
    await enter(other, house)
    house.clock.advance(HOUR)
    await house.play_until(lambda: cup.state.phase == other.state.phase == "running")
    house.room.tables[f"{CUP}-1"].close()
    await house.play_until(lambda: cup.over and len(other.state.paid) == 2)
    assert (cup.state.phase, cup.state.ended_by) == ("cancelled", "fault")
    assert await house.pool() == 0
    await house.check_money()


async def test_p60_what_cannot_even_be_called_off_closes_and_is_taken_up_at_the_next_start(
    house: DyingHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: Any) -> Any:
        raise ZeroDivisionError(SECRET)

    poison(monkeypatch, "start")
    monkeypatch.setattr(director, "give_up", fail)
    cup = await offer(house, CUP)
    await enter(cup, house)
    told: list[bool] = []
    cup.listen(lambda one: told.append(one.closed))
    house.clock.advance(HOUR)
    await house.play_until(lambda: cup.closed)
    assert told[-1]  # who looks at it sees it
    assert await house.ask("ann", Register()) == Refused("tournament_closed")
    assert await house.pool() == 300  # nothing is lost
    monkeypatch.undo()
    await house.restart()
    await house.play_until(lambda: len(house.state.paid) == 2)
    assert await house.pool() == 0
    await house.check_money()
