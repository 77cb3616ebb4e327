"""The journal port on SQL: records, and the ledger entries they imply, in one transaction."""

from collections.abc import Iterator
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, bindparam, func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from doorcard.adapters.sql import schema
from doorcard.adapters.sql.database import Database, lost, one_line
from doorcard.adapters.sql.ledger import balances_of, post, why_not_posted
from doorcard.adapters.sql.prepared import Prepared
from doorcard.adapters.sql.results import write_results
from doorcard.adapters.sql.sealing import Seal, Unreadable
from doorcard.engine.events import Event
from doorcard.room.ports import (
    Append,
    Committed,
    JournalDamaged,
    JournalError,
    JournalFailed,
    JournalUnsure,
    Opened,
    RepeatedCommand,
    StaleEpoch,
)
from doorcard.room.records import Checkpoint, FinishedHand, HandEvents, Record, TableClosed

COMMANDS_KEPT = 512  # ids of carried-out orders that a table gets back when it opens

# Statements of every step, made once: making them takes longer than carrying them out.
_CLAIM = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"))
    .where(schema.tables.c.epoch == bindparam("owner"))
    .where(schema.tables.c.next_record == bindparam("first"))
)
_MOVE_ON = Prepared(_CLAIM.values(next_record=bindparam("next")))
_MOVE_ON_WITH_CHECKPOINT = Prepared(
    _CLAIM.values(next_record=bindparam("next"), checkpoint=bindparam("latest"))
)
_ADD_RECORDS = Prepared(
    insert(schema.records).values(
        {
            name: bindparam(name)
            for name in ("table_id", "number", "epoch", "command", "kind", "sealed", "body")
        }
    )
)
_ADD_HAND = insert(schema.hands)
_ADD_HAND_PLAYERS = insert(schema.hand_players)

_encoder = msgspec.json.Encoder()
_record_decoder: msgspec.json.Decoder[Record] = msgspec.json.Decoder(Record)
_events_decoder: msgspec.json.Decoder[tuple[Event, ...]] = msgspec.json.Decoder(tuple[Event, ...])


class SqlJournal:
    """Implements ``doorcard.room.ports.Journal``."""

    def __init__(self, database: Database, seal: Seal) -> None:
        self._database = database
        self._seal = seal

    async def tables(self) -> tuple[str, ...]:
        """The ids of all tables that are not closed, in order."""

        def work(connection: Connection) -> tuple[str, ...]:
            rows = schema.tables
            query = select(rows.c.id).where(rows.c.closed.is_(None)).order_by(rows.c.id)
            return tuple(connection.scalars(query))

        return await self._database.run(work)

    async def is_closed(self, table: str) -> bool:
        """Whether there was such a table, and somebody may still ask for it."""

        def work(connection: Connection) -> bool:
            rows = schema.tables
            query = select(rows.c.closed).where(rows.c.id == table, rows.c.forgotten.is_(None))
            return connection.scalar(query) is not None

        try:
            return await self._database.run(work)
        except SQLAlchemyError as error:
            raise JournalFailed(one_line(error)) from error

    async def open_table(self, table: str) -> Opened:
        """Take over a table: raise its epoch and read it from its last checkpoint on."""
        try:
            return await self._database.run(lambda connection: self._open(connection, table))
        except SQLAlchemyError as error:
            raise JournalFailed(one_line(error)) from error

    async def append(self, step: Append) -> Committed:
        """Write a step whole or raise a JournalError saying why not."""
        try:
            return await self._database.run(lambda connection: self._write(connection, step))
        except IntegrityError as error:
            raise await self._reason(step) from error
        except SQLAlchemyError as error:
            raise (JournalUnsure if lost(error) else JournalFailed)(one_line(error)) from error

    async def hand(self, hand: str) -> tuple[Event, ...]:
        """Every event of a finished hand, hidden cards included: for views, never for a reader."""

        def work(connection: Connection) -> bytes | None:
            return connection.scalar(select(schema.hands.c.body).where(schema.hands.c.id == hand))

        sealed = await self._database.run(work)
        if sealed is None:
            raise KeyError(hand)
        return _events_decoder.decode(self._seal.unseal(sealed, f"hand/{hand}"))

    async def _reason(self, step: Append) -> JournalError:
        try:
            return await self._database.run(lambda connection: why_refused(connection, step))
        except SQLAlchemyError as error:
            return JournalFailed(one_line(error))

    # --- in the database's thread ---

    def _open(self, connection: Connection, table: str) -> Opened:
        tables = schema.tables
        mine = tables.c.id == table
        taken = connection.execute(
            update(tables).where(mine).values(epoch=tables.c.epoch + 1)
        ).rowcount
        if not taken:
            connection.execute(
                insert(tables).values(id=table, epoch=1, next_record=1, checkpoint=1)
            )
        row = connection.execute(select(tables).where(mine)).one()
        records, damaged = self._read(connection, table, row.checkpoint)
        return Opened(
            epoch=row.epoch,
            next_record=row.next_record,
            records=records,
            commands=_latest_commands(connection, table),
            damaged=damaged,
        )

    def _read(
        self, connection: Connection, table: str, first: int
    ) -> tuple[tuple[Record, ...], int]:
        found: list[Record] = []
        damaged = 0
        for row in _rows(connection, table, first):
            if not row.sealed:
                found.append(_open_record(table, row))
                continue
            try:
                body = self._seal.unseal(row.body, f"{table}/{row.number}")
                found.append(_record_decoder.decode(body))
            except (Unreadable, msgspec.DecodeError):
                damaged = damaged or row.number
        return tuple(found), damaged

    def _write(self, connection: Connection, step: Append) -> Committed:
        self._claim(connection, step)
        _ADD_RECORDS.run(connection, self._record_rows(step))
        if step.entries:
            post(connection, step.entries)
        if step.finished is not None:
            self._write_hand(connection, step.finished)
        return Committed(balances_of(connection, step.entries))

    def _claim(self, connection: Connection, step: Append) -> None:
        """Move the table's counter on, if this owner is still the owner."""
        statement = _MOVE_ON
        values: dict[str, object] = {
            "table": step.table,
            "owner": step.epoch,
            "first": step.first,
            "next": step.first + len(step.records),
        }
        for number, record in enumerate(step.records, step.first):
            if isinstance(record, Checkpoint):
                statement, values["latest"] = _MOVE_ON_WITH_CHECKPOINT, number
        if statement.run(connection, [values]) != 1:
            raise StaleEpoch(f"table {step.table} is not owned by epoch {step.epoch} any more")
        for record in step.records:
            if isinstance(record, TableClosed):
                mine = schema.tables.c.id == step.table
                closed = {"closed": record.at, "forgotten": record.at if record.forgotten else None}
                connection.execute(update(schema.tables).where(mine).values(closed))

    def _record_rows(self, step: Append) -> list[dict[str, object]]:
        rows: list[dict[str, object]] = []
        for number, record in enumerate(step.records, step.first):
            body = _encoder.encode(record)
            sealed = isinstance(record, HandEvents)
            rows.append(
                {
                    "table_id": step.table,
                    "number": number,
                    "epoch": step.epoch,
                    # One order makes one step; its first record carries the id.
                    "command": (step.command or None) if number == step.first else None,
                    "kind": type(record).__struct_config__.tag,
                    "sealed": sealed,
                    "body": self._seal.seal(body, f"{step.table}/{number}") if sealed else body,
                }
            )
        return rows

    def _write_hand(self, connection: Connection, hand: FinishedHand) -> None:
        row = {
            "id": hand.hand,
            "table_id": hand.table,
            "number": hand.number,
            "began": hand.began,
            "ended": hand.ended,
            "game": hand.game,
            "house": hand.house,
            "table_name": hand.table_name,
            "unit": hand.unit,
            "aided": hand.aided,
            "body": self._seal.seal(_encoder.encode(hand.events), f"hand/{hand.hand}"),
        }
        connection.execute(_ADD_HAND, row)
        connection.execute(
            _ADD_HAND_PLAYERS,
            [
                {"hand_id": hand.hand, "seat": seat, "player": player, "name": name}
                for seat, player, name in hand.players
            ],
        )
        write_results(connection, (hand,))


def read_open_records(connection: Connection, table: str) -> tuple[Record, ...]:
    """A table's records from its last checkpoint on, but for the sealed ones: all about its chips.

    Nobody takes the table over. JournalDamaged when one is missing or cannot be read.
    """
    first = connection.scalar(select(schema.tables.c.checkpoint).where(schema.tables.c.id == table))
    rows = _rows(connection, table, first or 1)
    return tuple(_open_record(table, row) for row in rows if not row.sealed)


def _rows(connection: Connection, table: str, first: int) -> Iterator[Row[Any, Any, Any]]:
    """A table's records in order, none missing."""
    rows = schema.records
    query = (
        select(rows.c.number, rows.c.sealed, rows.c.body)
        .where(rows.c.table_id == table, rows.c.number >= first)
        .order_by(rows.c.number)
    )
    for expected, row in enumerate(connection.execute(query), first):
        if row.number != expected:
            raise JournalDamaged(f"record {expected} of table {table} is missing")
        yield row


def _open_record(table: str, row: Row[Any, Any, Any]) -> Record:
    try:
        return _record_decoder.decode(row.body)
    except msgspec.DecodeError as error:
        raise JournalDamaged(f"record {row.number} of table {table} cannot be read") from error


def _latest_commands(connection: Connection, table: str) -> tuple[str, ...]:
    rows = schema.records
    query = (
        select(rows.c.command)
        .where(rows.c.table_id == table, rows.c.command.is_not(None))
        .order_by(rows.c.number.desc())
        .limit(COMMANDS_KEPT)
    )
    return tuple(reversed([command for command in connection.scalars(query) if command]))


def why_refused(connection: Connection, step: Append) -> JournalError:
    """Why the database refused a step, found by asking it (its messages differ by maker)."""
    rows = schema.records
    if step.command and connection.scalar(
        select(func.count()).where(rows.c.table_id == step.table, rows.c.command == step.command)
    ):
        return RepeatedCommand(step.command)
    unposted = why_not_posted(connection, step.entries)
    return unposted or JournalFailed(f"the database refused a step of table {step.table}")
