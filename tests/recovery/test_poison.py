"""An error in rarely used code: the table where it happens rests, the others play on (P60, B62)."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
import structlog
from msgspec import structs

from doorcard.engine.events import HandVoided, ShowdownOpened
from doorcard.room import Table, Telling, folding, hand_steps, recovery
from doorcard.room.orders import Act, Answer, Done, Refused, Sit
from tests.room.playing import PACE, PASSIVE, Desk, config_for, pick

TEN = 10_000
SECRET = "the river is the ace of spades"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Desk]:
    """A room of three tables, two players at each, in a hand that has begun."""
    first = config_for("fortune", 10)
    others = [structs.replace(first, table=f"table{number}") for number in (2, 3)]
    desk = Desk(tmp_path, first, PACE, *others)
    await desk.open()
    for table in desk.room.tables.values():
        await seat_two(desk, table)
    desk.clock.advance(PACE.between_hands)
    for table in desk.room.tables.values():
        await come_so_far(desk, table, lambda table: asks(table))
    yield desk
    await desk.close()


async def seat_two(desk: Desk, table: Table) -> None:
    table.listen(desk._hear)
    for seat in (1, 2):
        player = f"{table.table}-p{seat}"
        await desk.give(player, TEN)
        assert await table.order(player, player, f"sit{seat}", Sit(seat, TEN)) == Done()


def asks(table: Table) -> bool:
    return table.hand is not None and table.hand.asked > 0


async def come_so_far(desk: Desk, table: Table, condition: Callable[[Table], bool]) -> None:
    await desk.until(lambda: condition(table))


async def passive_act(desk: Desk, table: Table) -> Answer:
    """The asked player checks, calls, mucks."""
    await come_so_far(desk, table, asks)
    hand = table.hand
    assert hand is not None
    player = table.state.hand_player(hand.asked)
    kind = pick(table.picture().view(player), *PASSIVE).kind
    act = Act(hand.started.hand, hand.decision, kind)
    return await table.order(player, player, f"{hand.decision}-{table.told}", act)


async def play_out(desk: Desk, table: Table) -> None:
    while table.state.hand:
        assert await passive_act(desk, table) == Done()


def poison(monkeypatch: pytest.MonkeyPatch, table: str) -> list[str]:
    """Break every showdown of a table; the list grows with each attempt."""
    whole = hand_steps.go_on
    attempts: list[str] = []

    def fail(state: Any, hand: Any, events: Any, *rest: Any) -> Any:
        shows = any(isinstance(event, ShowdownOpened) for event in events)
        if state.config.table == table and shows:
            attempts.append(hand.started.hand)
            raise ZeroDivisionError(SECRET)
        return whole(state, hand, events, *rest)

    monkeypatch.setattr(hand_steps, "go_on", fail)
    return attempts


async def test_p60_b62_an_error_in_a_showdown_voids_that_hand_after_three_tries_and_harms_no_other(
    house: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    attempts = poison(monkeypatch, "table3")
    third = house.room.tables["table3"]
    others = [table for table in house.room.tables.values() if table is not third]
    with structlog.testing.capture_logs() as logs:
        while third.state.hand:
            answer = await passive_act(house, third)
            assert isinstance(answer, Done) or answer.code in ("failed", "stale")
            for table in others:
                if table.state.hand:
                    assert await passive_act(house, table) == Done()
    assert attempts == ["table3-1"] * 3
    assert third.hand is not None
    assert isinstance(third.hand.events[-1], HandVoided)
    assert [one.stack for one in third.state.occupants] == [TEN, TEN]

    # The host finds it in the log, with its place and without its text.
    found = [line for line in logs if line.get("table") == "table3"]
    assert [line["event"] for line in found] == ["table failed"] * 3 + ["hand voided"]
    assert {line["error"] for line in found[:3]} == {"ZeroDivisionError"}
    assert all(line["where"].startswith("test_poison.py:") for line in found[:3])
    assert SECRET not in str(logs)
    assert not [line for line in logs if line.get("table") != "table3"]

    for table in others:
        await play_out(house, table)
        assert table.closed is False
        assert table.state.number == 1
    await house.check_money()


async def test_b62_after_the_void_hand_the_table_plays_on(
    house: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    poison(monkeypatch, "table3")
    third = house.room.tables["table3"]
    while third.state.hand:
        await passive_act(house, third)
    monkeypatch.undo()
    house.clock.advance(PACE.between_hands)
    await come_so_far(house, third, lambda table: table.state.number == 2 and asks(table))
    await play_out(house, third)
    assert sum(one.stack for one in third.state.occupants) == 2 * TEN
    await house.check_money()


async def test_p60_an_error_when_a_table_is_taken_up_again_voids_its_hand_and_all_tables_open(
    house: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = {name: table.state.hand for name, table in house.room.tables.items()}
    await house.close()
    resume = hand_steps.resume

    def fail(state: Any, *rest: Any) -> Any:
        if state.config.table == "table3":
            raise ZeroDivisionError(SECRET)
        return resume(state, *rest)

    monkeypatch.setattr(hand_steps, "resume", fail)
    await house.open()
    third = house.room.tables["table3"]
    third.listen(house._hear)
    await come_so_far(house, third, lambda table: not table.state.hand)
    assert [one.stack for one in third.state.occupants] == [TEN, TEN]
    assert third.closed is False
    for name in ("t", "table2"):
        table = house.room.tables[name]
        table.listen(house._hear)
        assert table.state.hand == hands[name]
        await play_out(house, table)
    await house.check_money()


async def test_p60_a_table_that_cannot_be_read_at_all_stays_closed_and_the_others_open(
    house: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.close()
    fold = folding.fold

    def fail(state: Any, record: Any) -> Any:
        after = fold(state, record)
        if after.config.table == "table3":
            raise ZeroDivisionError(SECRET)
        return after

    monkeypatch.setattr(recovery, "fold", fail)
    with structlog.testing.capture_logs() as logs:
        await house.open()
    assert set(house.room.tables) == {"t", "table2"}
    assert [(line["event"], line["table"]) for line in logs] == [
        ("table cannot be opened", "table3")
    ]
    assert SECRET not in str(logs)
    await play_out(house, house.room.tables["t"])


@pytest.mark.parametrize("what", ["begins", "is told"])
async def test_p60_a_table_that_fails_between_hands_closes_and_does_not_spin(
    house: Desk, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    third = house.room.tables["table3"]
    await play_out(house, third)
    failures: list[str] = []

    def fail(*_: Any) -> Any:
        failures.append(what)
        raise ZeroDivisionError(SECRET)

    def fail_to_tell(telling: Telling) -> None:
        fail(telling)

    begin = hand_steps.begin
    if what == "begins":
        monkeypatch.setattr(
            hand_steps,
            "begin",
            lambda state, *rest: fail() if state.config.table == "table3" else begin(state, *rest),
        )
    else:
        third.listen(fail_to_tell)
    with structlog.testing.capture_logs() as logs:
        house.clock.advance(PACE.between_hands)
        for table in house.room.tables.values():
            if table is not third:
                await play_out(house, table)
        await house.journal.tables()
        while not third.closed:
            await house.journal.tables()
    assert len(failures) <= 8
    assert "table closed" in [line["event"] for line in logs]
    answer = await third.order("table3-p1", "table3-p1", "late", Sit(3, TEN))
    assert answer == Refused("table_closed")
    assert sum(one.stack for one in third.state.occupants) == 2 * TEN
    await house.check_money()
