"""All tables of a server: opened from the journal, each run by its own task."""

import asyncio
from collections.abc import Iterable

import structlog

from doorcard.room.clocks import ProtectionBook
from doorcard.room.config import Pace, TableConfig
from doorcard.room.faults import where
from doorcard.room.ports import JournalFailed
from doorcard.room.recovery import TableLost
from doorcard.room.table import Ports, Table

log = structlog.get_logger()


class Room:
    """The tables by id. ``Room.open`` makes it, ``start`` lets the tables play."""

    def __init__(self, tables: dict[str, Table]) -> None:
        self.tables = tables
        self._tasks: list[asyncio.Task[None]] = []

    @classmethod
    async def open(cls, configs: Iterable[TableConfig], ports: Ports, pace: Pace) -> "Room":
        """Open the tables of the settings, and every other one that is in the journal.

        A table that cannot be rebuilt stays closed and is reported; the others open.
        """
        book = ProtectionBook()
        wanted: dict[str, TableConfig | None] = dict.fromkeys(await ports.journal.tables())
        wanted |= {config.table: config for config in configs}
        tables: dict[str, Table] = {}
        for name, config in wanted.items():
            try:
                tables[name] = await Table.open(name, config, ports, pace, book)
            except (TableLost, JournalFailed) as error:
                log.error("table cannot be opened", table=name, where=where(error))
        return cls(tables)

    def start(self) -> None:
        """Let every table play."""
        self._tasks = [
            asyncio.create_task(table.run(), name=f"table {name}")
            for name, table in self.tables.items()
        ]

    async def close(self) -> None:
        """Stop every table where it is; its journal says how it goes on."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for table in self.tables.values():
            table.close()

    def seats_of(self, player: str) -> tuple[str, ...]:
        """The tables where a player has a chair."""
        return tuple(
            name for name, table in self.tables.items() if table.state.of_player(player) is not None
        )

    def chips_of(self, player: str) -> int:
        """The units a player has at tables."""
        chairs = (table.state.of_player(player) for table in self.tables.values())
        return sum(one.stack + one.waiting for one in chairs if one is not None)
