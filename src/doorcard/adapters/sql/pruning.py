"""Clears away old records of the journal: those that no start of a table will ever read again.

A table starts from its last checkpoint, so earlier records only serve whoever looks for a fault;
some are kept for that. Hands and money have rows of their own and stay. So does the id of every
order that was carried out: one that is sent again is known for ever.

What is over for good, a tournament nobody can look at any more or a table nobody asks for, is
read by no start at all. Of all these together the newest records are kept, of those before nothing.
"""

import asyncio
from functools import partial

import structlog
from sqlalchemy import Column, Connection, delete, func, select, update
from sqlalchemy.exc import SQLAlchemyError

from doorcard.adapters.sql import schema
from doorcard.adapters.sql.database import Database
from doorcard.room.money import POOL, pool
from doorcard.room.tournament.hall import LATEST

log = structlog.get_logger()

Owner = Column[str]  # of the table or tournament a record belongs to

EVERY = 600.0  # seconds
BITE = 500  # records cleared at once, so that tables that write do not wait long


class Pruner:
    """Prunes the journals now and then. keep: records that stay, of each table before its
    checkpoint and of all that is over. latest: so many finished tournaments can be looked at.
    """

    def __init__(self, database: Database, keep: int, latest: int = LATEST) -> None:
        self._database = database
        self._keep = keep
        self._latest = latest

    async def run(self) -> None:
        """Prune until the task is cancelled; a database that is away is tried again later."""
        while True:
            try:
                cleared = await self.prune()
            except SQLAlchemyError as error:
                log.error("journal cannot be pruned", error=type(error).__name__)
            else:
                if cleared:
                    log.info("journal pruned", records=cleared)
            await asyncio.sleep(EVERY)

    async def prune(self) -> int:
        """Clear what is old in every table; returns how many records that were."""
        cleared = 0
        for table in await self._database.run(partial(_tables, keep=self._keep)):
            work = partial(prune_table, table=table, keep=self._keep, most=BITE)
            while some := await self._database.run(work):
                cleared += some
        return cleared + await self._prune_what_is_over()

    async def _prune_what_is_over(self) -> int:
        cleared = 0
        of_tournaments = partial(_left_of_tournaments, latest=self._latest)
        for owner, left in (
            (schema.tournament_records.c.tournament_id, of_tournaments),
            (schema.records.c.table_id, _left_of_forgotten),
        ):
            for name in _beyond(await self._database.run(left), self._keep):
                work = partial(clear, owner=owner, name=name, most=BITE)
                while some := await self._database.run(work):
                    cleared += some
        return cleared


def prune_table(connection: Connection, table: str, keep: int, most: int) -> int:
    """Clear the oldest records of a table, so many at most; returns how many it were.

    A record that an order made keeps its row for the order's id, without what it said.
    """
    tables, records = schema.tables, schema.records
    mine = tables.c.id == table
    row = connection.execute(select(tables.c.checkpoint, tables.c.pruned).where(mine)).one()
    before: int = row.pruned
    last: int = min(row.checkpoint - 1 - keep, before + most)
    if last <= before:
        return 0
    old = (records.c.table_id == table) & (records.c.number > before) & (records.c.number <= last)
    connection.execute(delete(records).where(old, records.c.command.is_(None)))
    empty = {"body": b"", "sealed": False}
    connection.execute(update(records).where(old).values(empty))
    connection.execute(update(tables).where(mine).values(pruned=last))
    return last - before


Left = list[tuple[str, int]]  # what still has records, the newest first, and how many


def _left_of_tournaments(connection: Connection, latest: int) -> Left:
    """Of tournaments that nobody can look at any more and that owe nothing."""
    rows, accounts = schema.tournaments, schema.accounts
    over = rows.c.ended.is_not(None)
    newest = (rows.c.ended.desc(), rows.c.id)
    to_look_at = select(rows.c.id).where(over).order_by(*newest).limit(latest).subquery()
    query = (
        select(rows.c.id, func.count())
        .join_from(rows, schema.tournament_records)
        .where(over, rows.c.id.not_in(select(to_look_at.c.id)))
        .group_by(rows.c.id, rows.c.ended)
        .order_by(*newest)
    )
    owing = select(accounts.c.id).where(accounts.c.balance != 0)
    in_debt = set(connection.scalars(owing.where(accounts.c.id.startswith(POOL))))
    return [(name, left) for name, left in connection.execute(query) if pool(name) not in in_debt]


def _left_of_forgotten(connection: Connection) -> Left:
    """Of tables that nobody asks for."""
    rows = schema.tables
    query = (
        select(rows.c.id, func.count())
        .join_from(rows, schema.records)
        .where(rows.c.forgotten.is_not(None))
        .group_by(rows.c.id, rows.c.forgotten)
        .order_by(rows.c.forgotten.desc(), rows.c.id)
    )
    return [(name, left) for name, left in connection.execute(query)]


def clear(connection: Connection, owner: Owner, name: str, most: int) -> int:
    """Delete records of something that is over, so many at most; returns how many it were."""
    rows = owner.table
    some = select(rows.c.row).where(owner == name).limit(most)
    return connection.execute(delete(rows).where(rows.c.row.in_(some))).rowcount


def _beyond(left: Left, keep: int) -> list[str]:
    """Those whose records are too many, after the newest ones that are kept."""
    kept, old = 0, []
    for name, records in left:
        kept += records
        if kept > keep:
            old.append(name)
    return old


def _tables(connection: Connection, keep: int) -> tuple[str, ...]:
    """The tables that have something to clear."""
    tables = schema.tables
    due = tables.c.checkpoint - 1 - keep > tables.c.pruned
    return tuple(connection.scalars(select(tables.c.id).where(due).order_by(tables.c.id)))
