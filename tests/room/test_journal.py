"""The journal on SQL: written whole or not at all, once, by its owner alone (DESIGN 5)."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, Executable, delete, select, text, update

from doorcard.adapters.sql import (
    Database,
    DatabaseRefused,
    Seal,
    SealKeyError,
    SqlJournal,
    open_seal,
    schema,
)
from doorcard.adapters.sql.ledger import balance
from doorcard.adapters.sql.ledger_check import book_faults
from doorcard.adapters.sql.sealing import Unreadable
from doorcard.engine.events import AntesPosted, Post
from doorcard.room.money import FAUCET, move
from doorcard.room.ports import (
    Append,
    JournalDamaged,
    NotEnoughChips,
    RepeatedCommand,
    StaleEpoch,
)
from doorcard.room.records import HandEvents, LeaveAsked, Record, SeatLeft, TableResumed
from tests.database import address_in, on_postgresql

LEAVES = LeaveAsked(3)
SECRET = HandEvents("t-1", 5, (AntesPosted((Post(1, 777777),)),))
POSTGRES_SETTINGS = ("synchronous_commit", "transaction_isolation")


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    database = await Database.open(address_in(tmp_path))
    yield database
    await database.close()


@pytest.fixture
def journal(database: Database) -> SqlJournal:
    return SqlJournal(database, Seal(b"k" * 32))


def step(epoch: int, first: int, *records: Record, command: str = "", **more: object) -> Append:
    return Append("t", epoch, first, records, command=command, **more)  # type: ignore[arg-type]


def doing(statement: Executable) -> Callable[[Connection], None]:
    """A job for the database's thread."""

    def work(connection: Connection) -> None:
        connection.execute(statement)

    return work


async def test_what_was_appended_is_read_back_in_order(journal: SqlJournal) -> None:
    opened = await journal.open_table("t")
    assert (opened.epoch, opened.next_record, opened.records) == (1, 1, ())
    await journal.append(step(1, 1, LEAVES, SECRET))
    await journal.append(step(1, 3, SeatLeft(3, "left"), command="ann/1"))
    opened = await journal.open_table("t")
    assert opened.records == (LEAVES, SECRET, SeatLeft(3, "left"))
    assert (opened.epoch, opened.next_record, opened.commands) == (2, 4, ("ann/1",))
    assert await journal.tables() == ("t",)


async def test_an_owner_of_an_earlier_epoch_writes_nothing_more(journal: SqlJournal) -> None:
    await journal.open_table("t")
    await journal.open_table("t")
    with pytest.raises(StaleEpoch):
        await journal.append(step(1, 1, LEAVES))
    await journal.append(step(2, 1, LEAVES))
    with pytest.raises(StaleEpoch):
        await journal.append(step(2, 1, LEAVES))  # the number is taken
    assert (await journal.open_table("t")).records == (LEAVES,)


async def test_a_command_is_carried_out_once(journal: SqlJournal) -> None:
    await journal.open_table("t")
    await journal.append(step(1, 1, LEAVES, command="ann/1"))
    with pytest.raises(RepeatedCommand):
        await journal.append(step(1, 2, LEAVES, command="ann/1"))
    assert (await journal.open_table("t")).next_record == 2


async def test_records_and_money_are_written_together_or_not_at_all(
    journal: SqlJournal, database: Database
) -> None:
    await journal.open_table("t")
    grant = move("g", "grant", FAUCET, "wallet:ann", 100)
    committed = await journal.append(step(1, 1, LEAVES, entries=(grant,)))
    assert committed.balances == {"ann": 100}
    too_much = move("b", "buy_in", "wallet:ann", "escrow:t:ann", 101)
    with pytest.raises(NotEnoughChips):
        await journal.append(step(1, 2, LEAVES, entries=(too_much,)))
    with pytest.raises(RepeatedCommand):
        await journal.append(step(1, 2, LEAVES, entries=(grant,)))
    assert (await journal.open_table("t")).records == (LEAVES,)
    assert await database.run(lambda connection: balance(connection, "wallet:ann")) == 100
    assert await database.run(lambda connection: list(book_faults(connection))) == []


async def test_a_refused_step_does_not_take_others_of_its_group_along(
    journal: SqlJournal, database: Database
) -> None:
    for table in "abcdefgh":
        await journal.open_table(table)
    steps = [
        Append(table, 2 if table == "d" else 1, 1, (LEAVES,), (), f"{table}/1")
        for table in "abcdefgh"
    ]
    answers = await asyncio.gather(*(journal.append(one) for one in steps), return_exceptions=True)
    assert [type(answer).__name__ for answer in answers] == [
        "StaleEpoch" if table == "d" else "Committed" for table in "abcdefgh"
    ]
    for table in "abcdefgh":
        opened = await journal.open_table(table)
        assert opened.records == (() if table == "d" else (LEAVES,))


async def test_hands_are_sealed_each_in_its_own_place(
    journal: SqlJournal, database: Database
) -> None:
    await journal.open_table("t")
    await journal.append(step(1, 1, SECRET, SECRET))

    def bodies(connection: Connection) -> list[bytes]:
        return list(connection.scalars(select(schema.records.c.body)))

    first, second = await database.run(bodies)
    assert b"777777" not in first + second
    rows = schema.records

    def swap(connection: Connection) -> None:
        connection.execute(update(rows).where(rows.c.number == 1).values(body=second))

    await database.run(swap)
    opened = await journal.open_table("t")
    assert (opened.damaged, opened.records) == (1, (SECRET,))


async def test_a_record_that_is_gone_or_garbled_is_reported_and_not_guessed(
    journal: SqlJournal, database: Database
) -> None:
    await journal.open_table("t")
    await journal.append(step(1, 1, LEAVES, TableResumed(7), LEAVES))
    rows = schema.records
    garble = update(rows).where(rows.c.number == 2).values(body=b'{"type":"nothing"}')
    await database.run(doing(garble))
    with pytest.raises(JournalDamaged, match="record 2"):
        await journal.open_table("t")
    remove = delete(rows).where(rows.c.number == 2)
    await database.run(doing(remove))
    with pytest.raises(JournalDamaged, match="record 2 of table t is missing"):
        await journal.open_table("t")


async def test_the_migrations_make_the_schema_the_code_uses(database: Database) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))

    assert await database.run(differences) == []


async def test_money_is_committed_to_the_disk_and_foreign_keys_hold(database: Database) -> None:
    def settings(connection: Connection) -> tuple[object, ...]:
        if on_postgresql():  # there foreign keys cannot be switched off
            return tuple(connection.scalar(text(f"SHOW {name}")) for name in POSTGRES_SETTINGS)
        names = ("journal_mode", "synchronous", "foreign_keys")
        return tuple(connection.scalar(text(f"PRAGMA {name}")) for name in names)

    wanted = ("on", "read committed") if on_postgresql() else ("wal", 2, 1)
    assert await database.run(settings) == wanted


async def test_a_database_that_cannot_be_opened_is_refused_with_a_reason(tmp_path: Path) -> None:
    for address, words in (
        (f"sqlite:///{tmp_path}/none/x.sqlite3", "cannot open the database"),
        ("mysql://localhost/x", "must be sqlite or postgresql"),
        ("nonsense", "not the address of a database"),
    ):
        with pytest.raises(DatabaseRefused, match=words):
            await Database.open(address)


def test_p55_a_key_is_made_for_a_new_database_only(tmp_path: Path) -> None:
    file = tmp_path / "seal.key"
    seal = open_seal(file, None)
    assert open_seal(file, seal.name).unseal(seal.seal(b"x", "p"), "p") == b"x"
    with pytest.raises(Unreadable):
        seal.unseal(seal.seal(b"x", "p"), "q")
    file.unlink()
    with pytest.raises(SealKeyError, match="is missing"):
        open_seal(file, seal.name)
    assert not file.exists()
