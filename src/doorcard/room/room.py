"""All tables of a server: opened from the journal, each run by its own task."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable

import structlog

from doorcard.room.clocks import ProtectionBook
from doorcard.room.config import Pace, TableConfig
from doorcard.room.doors import Doors
from doorcard.room.ending import end
from doorcard.room.owner import opened
from doorcard.room.table import Ports, Table

log = structlog.get_logger()


class Room:
    """The tables by id: those that are open, and closed ones somebody has asked for.

    ``Room.open`` makes it, ``start`` lets them play. doors: who may enter which table.
    """

    def __init__(self, ports: Ports, pace: Pace) -> None:
        self.tables: dict[str, Table] = {}
        self.doors = Doors()
        self._ports = ports
        self._pace = pace
        self._book = ProtectionBook()
        self._adding = asyncio.Lock()
        self._listeners: list[Callable[[Table], None]] = []
        self._preparing: list[Callable[[str], Awaitable[None]]] = []
        self._tasks: list[asyncio.Task[None]] = []

    @classmethod
    async def open(cls, configs: Iterable[TableConfig], ports: Ports, pace: Pace) -> "Room":
        """Open the tables of the settings, and every other one that is not closed.

        A table that cannot be rebuilt stays closed and is reported; the others open.
        JournalFailed when the storage does not work.
        """
        room = cls(ports, pace)
        wanted: dict[str, TableConfig | None] = dict.fromkeys(await ports.journal.tables())
        wanted |= {config.table: config for config in configs}
        for name, config in wanted.items():
            table = await opened("table", name, Table.open(name, config, ports, pace, room._book))
            if table is None:
                continue
            if table.state.closed_at and table.state.config.practice:
                continue
            room.tables[name] = table
            if config is not None and table.state.closed_at:
                log.warning("table of the settings was closed by a host", table=name)
        return room

    def start(self) -> None:
        """Let every table play."""
        for table in self.tables.values():
            self._run(table)

    async def add(self, config: TableConfig) -> Table:
        """Open a new table and let it play; the table itself where its id is known already.

        JournalFailed when it cannot be written: then there is no table.
        """
        async with self._adding:
            table = self.tables.get(config.table)
            if table is None:
                name = config.table
                table = await Table.open(name, config, self._ports, self._pace, self._book)
                self._show(table)
                self._run(table)
        return table

    async def find(self, name: str) -> Table | None:
        """A table; one that closed before this start is read now. None where there is none.

        JournalFailed when the storage does not work.
        """
        table = self.tables.get(name)
        if table is not None or not await self._ports.journal.is_closed(name):
            return table
        async with self._adding:
            table = self.tables.get(name)
            if table is None:
                opening = Table.open(name, None, self._ports, self._pace, self._book)
                table = await opened("table", name, opening)
            if table is not None and name not in self.tables:
                for prepare in self._preparing:
                    await prepare(name)
                self._show(table)
        return table

    def prepare(self, prepare: Callable[[str], Awaitable[None]]) -> None:
        """Be called with every closed table that is asked for, before anybody gets it."""
        self._preparing.append(prepare)

    def _show(self, table: Table) -> None:
        self.tables[table.table] = table
        for listener in self._listeners:
            listener(table)

    @property
    def tempers(self) -> tuple[str, ...]:
        """The ways to play that house players of a table may be given."""
        return tuple(self._ports.tempers)

    def listen(self, listener: Callable[[Table], None]) -> None:
        """Be called with every table that is added."""
        self._listeners.append(listener)

    def _run(self, table: Table) -> None:
        self._tasks.append(asyncio.create_task(table.run(), name=f"table {table.table}"))

    async def close(self) -> None:
        """Stop every table where it is; its journal says how it goes on."""
        await end(self._tasks)
        for table in self.tables.values():
            table.close()

    def open_tables_of(self, host: str) -> int:
        """How many tables of this host's making are open."""
        states = [table.state for table in self.tables.values()]
        return sum(
            state.config.host == host and not state.config.practice and not state.closed_at
            for state in states
        )

    def practice_tables(self, player: str = "") -> tuple[str, ...]:
        """The practice tables that are open, of one player or of all."""
        return tuple(
            name
            for name, table in self.tables.items()
            if table.state.config.practice
            and not table.closed
            and player in ("", table.state.config.host)
        )

    def forget(self, name: str) -> None:
        """List a table no more that has closed for good; its hands are still in the archive."""
        table = self.tables[name]
        if not table.state.closed_at:
            raise ValueError(f"table {name} is open")
        del self.tables[name]
        self._tasks = [task for task in self._tasks if not task.done()]

    def seats_of(self, player: str) -> tuple[str, ...]:
        """The tables where a player has a chair."""
        return tuple(
            name for name, table in self.tables.items() if table.state.of_player(player) is not None
        )

    def chips_of(self, player: str) -> int:
        """The units of his wallet that a player has at tables."""
        states = (table.state for table in self.tables.values() if table.state.config.money)
        chairs = (state.of_player(player) for state in states)
        return sum(one.stack + one.waiting for one in chairs if one is not None)
