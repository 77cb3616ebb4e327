"""The journal port of tournaments on SQL: records and the money they move, in one transaction."""

from collections.abc import Callable
from typing import TypeVar

import msgspec
from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from doorcard.adapters.sql import schema
from doorcard.adapters.sql.database import Database, lost, one_line
from doorcard.adapters.sql.ledger import balances_of, post, why_not_posted
from doorcard.room.ports import (
    Committed,
    JournalDamaged,
    JournalError,
    JournalFailed,
    JournalUnsure,
    RepeatedCommand,
    StaleEpoch,
)
from doorcard.room.tournament.ports import TournamentAppend, TournamentOpened
from doorcard.room.tournament.records import Record

T = TypeVar("T")

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Record] = msgspec.json.Decoder(Record)


class SqlTournaments:
    """Implements ``doorcard.room.tournament.ports.TournamentJournal``."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def tournaments(self, latest: int) -> tuple[str, ...]:
        """The ids of all tournaments that are not over, and of so many that ended last."""

        def work(connection: Connection) -> tuple[str, ...]:
            rows = schema.tournaments
            going = select(rows.c.id).where(rows.c.ended.is_(None)).order_by(rows.c.id)
            ended = (
                select(rows.c.id)
                .where(rows.c.ended.is_not(None))
                .order_by(rows.c.ended.desc(), rows.c.id)
                .limit(latest)
            )
            return (*connection.scalars(going), *connection.scalars(ended))

        return await self._run(work)

    async def open_tournament(self, tournament: str) -> TournamentOpened:
        """Take over a tournament: raise its epoch and read it from the beginning."""

        def work(connection: Connection) -> TournamentOpened:
            rows = schema.tournaments
            mine = rows.c.id == tournament
            raised = update(rows).where(mine).values(epoch=rows.c.epoch + 1)
            if not connection.execute(raised).rowcount:
                connection.execute(insert(rows).values(id=tournament, epoch=1, next_record=1))
            row = connection.execute(select(rows).where(mine)).one()
            records = read_tournament(connection, tournament)
            commands = _commands(connection, tournament)
            return TournamentOpened(row.epoch, row.next_record, records, commands)

        return await self._run(work)

    async def append_tournament(self, step: TournamentAppend) -> Committed:
        """Write a step whole or raise a JournalError saying why not."""
        try:
            return await self._database.run(lambda connection: _write(connection, step))
        except IntegrityError as error:
            raise await self._run(lambda connection: _why_refused(connection, step)) from error
        except SQLAlchemyError as error:
            raise (JournalUnsure if lost(error) else JournalFailed)(one_line(error)) from error

    async def _run(self, work: Callable[[Connection], T]) -> T:
        try:
            return await self._database.run(work)
        except SQLAlchemyError as error:
            raise JournalFailed(one_line(error)) from error


def read_tournament(connection: Connection, tournament: str) -> tuple[Record, ...]:
    """All records of a tournament. JournalDamaged when one is missing or cannot be read."""
    rows = schema.tournament_records
    query = (
        select(rows.c.number, rows.c.body)
        .where(rows.c.tournament_id == tournament)
        .order_by(rows.c.number)
    )
    found: list[Record] = []
    for expected, row in enumerate(connection.execute(query), 1):
        if row.number != expected:
            raise JournalDamaged(f"record {expected} of tournament {tournament} is missing")
        try:
            found.append(_decoder.decode(row.body))
        except msgspec.DecodeError as error:
            problem = f"record {row.number} of tournament {tournament} cannot be read"
            raise JournalDamaged(problem) from error
    return tuple(found)


def _commands(connection: Connection, tournament: str) -> tuple[str, ...]:
    rows = schema.tournament_records
    query = select(rows.c.command).where(
        rows.c.tournament_id == tournament, rows.c.command.is_not(None)
    )
    return tuple(command for command in connection.scalars(query) if command)


def _write(connection: Connection, step: TournamentAppend) -> Committed:
    rows = schema.tournaments
    values: dict[str, int] = {"next_record": step.first + len(step.records)}
    if step.ended:
        values["ended"] = step.ended
    claimed = connection.execute(
        update(rows)
        .where(rows.c.id == step.tournament, rows.c.epoch == step.epoch)
        .where(rows.c.next_record == step.first)
        .values(values)
    )
    if claimed.rowcount != 1:
        raise StaleEpoch(f"tournament {step.tournament} has another owner than {step.epoch}")
    connection.execute(insert(schema.tournament_records), _record_rows(step))
    if step.entries:
        post(connection, step.entries)
    return Committed(balances_of(connection, step.entries))


def _record_rows(step: TournamentAppend) -> list[dict[str, object]]:
    """One order makes one step; its first record carries the id."""
    return [
        {
            "tournament_id": step.tournament,
            "number": number,
            "epoch": step.epoch,
            "command": (step.command or None) if number == step.first else None,
            "kind": type(record).__struct_config__.tag,
            "body": _encoder.encode(record),
        }
        for number, record in enumerate(step.records, step.first)
    ]


def _why_refused(connection: Connection, step: TournamentAppend) -> JournalError:
    """Why the database refused a step, found by asking it (its messages differ by maker)."""
    rows = schema.tournament_records
    same = select(func.count()).where(
        rows.c.tournament_id == step.tournament, rows.c.command == step.command
    )
    if step.command and connection.scalar(same):
        return RepeatedCommand(step.command)
    unposted = why_not_posted(connection, step.entries)
    return unposted or JournalFailed(f"the database refused a step of tournament {step.tournament}")
