"""PostgreSQL goes away and comes back: nothing is written twice, and the next step is written."""

import asyncio
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import OperationalError

from doorcard.adapters.sql import Database, Seal, SqlJournal, SqlTournaments
from doorcard.room.ports import Append, JournalUnsure
from doorcard.room.records import LeaveAsked
from doorcard.room.tournament.ports import TournamentAppend
from doorcard.room.tournament.records import Resumed
from tests.database import address_in, on_postgresql
from tests.room.playing import PACE, TABLE, Desk, config_for

pytestmark = pytest.mark.skipif(not on_postgresql(), reason="SQLite has no connection to lose")


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    database = await Database.open(address_in(tmp_path))
    yield database
    await database.close()


def cut(connection: Connection) -> None:
    """The server ends this very connection."""
    connection.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))


def step(first: int) -> Append:
    return Append("t", 1, first, (LeaveAsked(first),))


async def test_after_a_lost_connection_the_next_step_is_written(database: Database) -> None:
    journal = SqlJournal(database, Seal(b"k" * 32))
    await journal.open_table("t")
    await journal.append(step(1))
    with pytest.raises(OperationalError):
        await database.run(cut)
    await journal.append(step(2))
    assert (await journal.open_table("t")).records == (LeaveAsked(1), LeaveAsked(2))


async def test_what_shared_a_transaction_with_the_loss_fails_and_is_not_done_again(
    database: Database,
) -> None:
    journal = SqlJournal(database, Seal(b"k" * 32))
    await journal.open_table("t")
    tournaments = SqlTournaments(database)
    await tournaments.open_tournament("cup")
    calls: list[str] = []
    begun, gate = threading.Event(), threading.Event()

    def hold_up(_: Connection) -> None:
        begun.set()
        gate.wait()

    first = asyncio.ensure_future(database.run(hold_up))
    await asyncio.to_thread(begun.wait)
    one = asyncio.ensure_future(database.run(lambda _: calls.append("one")))
    append = asyncio.ensure_future(journal.append(step(1)))
    resumed = TournamentAppend("cup", 1, 1, (Resumed(1),))
    other = asyncio.ensure_future(tournaments.append_tournament(resumed))
    loss = asyncio.ensure_future(database.run(cut))
    await asyncio.sleep(0)  # all four have been asked for, and wait behind the first
    gate.set()
    await first
    answers = await asyncio.gather(one, append, other, loss, return_exceptions=True)
    kinds = [type(answer) for answer in answers]
    assert kinds == [OperationalError, JournalUnsure, JournalUnsure, OperationalError]
    assert calls == ["one"]
    assert (await journal.open_table("t")).records == ()
    assert (await tournaments.open_tournament("cup")).records == ()


async def test_a_table_goes_on_with_its_hand_after_the_database_was_away(tmp_path: Path) -> None:
    desk = Desk(tmp_path, config_for("fortune", 10), PACE)
    await desk.open()
    try:
        await desk.seat_all({1: 1_000, 2: 1_000})
        await desk.next_hand()
        with pytest.raises(OperationalError):
            await desk.read(cut)
        await desk.play_out()
        assert desk.table.state.number == 1
        assert desk.room.tables[TABLE].closed is False
        await desk.check_money()
    finally:
        await desk.close()
