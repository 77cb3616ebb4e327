"""Clears away old records of the journal: those that no start of a table will ever read again.

A table starts from its last checkpoint, so earlier records only serve whoever looks for a fault;
some are kept for that. Hands and money have rows of their own and stay. So does the id of every
order that was carried out: one that is sent again is known for ever.
"""

import asyncio
from functools import partial

import structlog
from sqlalchemy import Connection, delete, select, update
from sqlalchemy.exc import SQLAlchemyError

from doorcard.adapters.sql import schema
from doorcard.adapters.sql.database import Database

log = structlog.get_logger()

EVERY = 600.0  # seconds
BITE = 500  # records cleared at once, so that tables that write do not wait long


class Pruner:
    """Prunes every table's journal now and then. keep: records before the checkpoint that stay."""

    def __init__(self, database: Database, keep: int) -> None:
        self._database = database
        self._keep = keep

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
        for table in await self._database.run(_tables):
            work = partial(prune_table, table=table, keep=self._keep, most=BITE)
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


def _tables(connection: Connection) -> tuple[str, ...]:
    return tuple(connection.scalars(select(schema.tables.c.id).order_by(schema.tables.c.id)))
