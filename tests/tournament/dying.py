"""A hall whose journal fails as it is told to, and whose server dies of it and comes back."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from doorcard.room.ports import Journal
from doorcard.room.tournament.director import Director
from doorcard.room.tournament.ports import TournamentJournal
from doorcard.room.tournament.state import TournamentConfig
from tests.recovery.failing import DurableEntropy, FailingJournal, Fault, Plan, calm, only
from tests.recovery.patience import is_idle
from tests.room.playing import START
from tests.tournament.halls import House
from tests.tournament.scenes import short

T = TypeVar("T")
HOUR = 3_600_000


class DyingHouse(House):
    """It is opened again, as often as it dies. Time passes when nothing else can happen."""

    def __init__(self, folder: Path, plan: Plan = calm) -> None:
        super().__init__(folder)
        self.chance = DurableEntropy(7)
        self.entropy = self.chance  # type: ignore[assignment]
        self.failing = FailingJournal(plan, self.chance)
        self.deaths = 0
        self._journal: Journal

    def journals(self) -> tuple[Journal, TournamentJournal]:
        self._journal, tournaments = super().journals()
        return self.failing.on(self._journal), self.failing.on_tournaments(tournaments)

    def next_write(self, fault: Fault) -> None:
        """Let the next write go wrong."""
        self.failing.plan = only(self.failing.writes + 1, fault)

    # --- deaths ---

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
            self.failing.revive()
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
        dying = asyncio.ensure_future(self.failing.dead.wait())
        await asyncio.wait((doing, dying), return_when=asyncio.FIRST_COMPLETED)
        dying.cancel()
        if doing.done():
            return doing.result(), True
        self.deaths += 1
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

    # --- time ---

    async def play_until(self, condition: Callable[[], bool]) -> None:
        """Let everything go on by itself until it is so."""
        while not condition():
            _, alive = await self.live(self._pass_time(condition))
            if not alive:
                await self.come_back()

    async def patiently(self, work: Awaitable[T]) -> T:
        """The outcome of something, for which time may have to pass."""
        doing = asyncio.ensure_future(work)
        await self._pass_time(doing.done)
        return doing.result()

    async def _pass_time(self, condition: Callable[[], bool]) -> None:
        while not condition():
            if await self._is_idle() and not condition():
                self.clock.advance(1000)

    async def _is_idle(self) -> bool:
        def seen() -> object:
            return [table.told for table in self.room.tables.values()], self.failing.writes

        return await is_idle(self._journal, seen)


async def offer(house: House, name: str, house_players: int = 0) -> Director:
    """A tournament that starts in an hour, and is soon over then."""
    return await house.hall.make(
        TournamentConfig(
            tournament=name,
            name=name,
            structure=short(),
            starts_at=START + HOUR,
            house_players=house_players,
        )
    )
