"""A hall whose server dies in the middle of its writes, and comes back."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

from doorcard.room.ports import Append, Committed, Journal, Opened
from doorcard.room.records import DeadlineSet, TableResumed
from doorcard.room.tournament.ports import TournamentAppend, TournamentJournal, TournamentOpened
from doorcard.room.tournament.records import Resumed
from tests.tournament.halls import House

T = TypeVar("T")
# Of a step: its table or tournament, and how many it has written before.
Position = tuple[str, int]
# What a start writes, every time; it has a place of its own, or the deaths would have no end.
AT_START = (Resumed, TableResumed, DeadlineSet)


class DyingJournal:
    """Both journals, real ones, until the process dies before or after what it writes.

    Every step dies once before it is written, and once after, when nobody has been told. After a
    death nothing more is written: whoever waits for an answer waits until the process is gone.
    """

    def __init__(self) -> None:
        self.dead = asyncio.Event()
        self.writes = 0
        self.deaths = 0
        self._written_by: Counter[str] = Counter()
        self._before: set[Position] = set()
        self._after: set[Position] = set()
        self._tables: Journal
        self._tournaments: TournamentJournal

    def on(self, tables: Journal, tournaments: TournamentJournal) -> None:
        """A process begins, with these."""
        self._tables, self._tournaments = tables, tournaments

    async def tables(self) -> tuple[str, ...]:
        return await self._tables.tables()

    async def open_table(self, table: str) -> Opened:
        return await self._tables.open_table(table)

    async def append(self, step: Append) -> Committed:
        return await self._write(step.table, step, lambda: self._tables.append(step))

    async def tournaments(self, latest: int) -> tuple[str, ...]:
        return await self._tournaments.tournaments(latest)

    async def open_tournament(self, tournament: str) -> TournamentOpened:
        return await self._tournaments.open_tournament(tournament)

    async def append_tournament(self, step: TournamentAppend) -> Committed:
        def write() -> Awaitable[Committed]:
            return self._tournaments.append_tournament(step)

        return await self._write(step.tournament, step, write)

    async def _write(
        self, log: str, step: Append | TournamentAppend, write: Callable[[], Awaitable[Committed]]
    ) -> Committed:
        if self.dead.is_set():
            await self._never()
        kind = type(step.records[0])
        starts = kind in AT_START
        position = (log, -1 - AT_START.index(kind) if starts else self._written_by[log])
        await self._die_once(self._before, position)
        # A process that is stopped in the middle of a write has nevertheless written.
        committed = await asyncio.shield(asyncio.ensure_future(write()))
        self.writes += 1
        self._written_by[log] += not starts
        await self._die_once(self._after, position)
        return committed

    async def _die_once(self, tried: set[Position], position: Position) -> None:
        if position in tried:
            return
        tried.add(position)
        self.deaths += 1
        self.dead.set()
        await self._never()

    async def _never(self) -> None:
        await asyncio.get_running_loop().create_future()


class DyingHouse(House):
    """It is opened again, as often as it dies. Time passes when nothing else can happen."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.dying = DyingJournal()

    def journals(self) -> tuple[Any, Any]:
        self.dying.on(*super().journals())
        return self.dying, self.dying

    async def begin(self) -> None:
        """Open for the first time; that may take several starts."""
        _, alive = await self.live(self.open())
        if not alive:
            await self.come_back()

    async def come_back(self) -> None:
        """Another process; recovery itself may die, too."""
        alive = False
        while not alive:
            await self.close()
            self.dying.dead.clear()
            _, alive = await self.live(self.open())

    async def close(self) -> None:
        """Stop where it is; a start may not have got as far as a room or a hall."""
        if "hall" in vars(self):
            await self.hall.close()
            del self.hall
        if "room" in vars(self):
            await self.room.close()
            del self.room
        await self.database.close()

    async def live(self, work: Awaitable[T]) -> tuple[T | None, bool]:
        """The outcome of some work, or the news that the process has died meanwhile."""
        doing = asyncio.ensure_future(work)
        dying = asyncio.ensure_future(self.dying.dead.wait())
        await asyncio.wait((doing, dying), return_when=asyncio.FIRST_COMPLETED)
        dying.cancel()
        if doing.done():
            return doing.result(), True
        doing.cancel()
        await asyncio.gather(doing, return_exceptions=True)
        return None, False

    async def insist(self, ask: Callable[[], Awaitable[T]]) -> T:
        """Ask until there is an answer, however often the server dies on the way."""
        while True:
            answer, alive = await self.live(ask())
            if alive:
                assert answer is not None
                return answer
            await self.come_back()

    async def play_until(self, condition: Callable[[], bool]) -> None:
        """Let everything go on by itself until it is so."""
        while not condition():
            _, alive = await self.live(self._step(condition))
            if not alive:
                await self.come_back()

    async def _step(self, condition: Callable[[], bool]) -> None:
        while not condition():
            if await self._is_idle() and not condition():
                self.clock.advance(1000)

    async def _is_idle(self) -> bool:
        """Whether nothing happens any more unless time passes."""
        before = self.dying.writes
        for _ in range(3):
            await self.dying.tables()  # what was on its way to the disk is there now
            for _ in range(10):
                await asyncio.sleep(0)
        return self.dying.writes == before
