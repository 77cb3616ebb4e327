"""A real journal whose writes go wrong as they are told to, and chance that a crash takes back."""

import asyncio
import re
from collections import Counter
from collections.abc import Awaitable, Callable
from random import Random
from typing import Literal, TypeVar

from doorcard.room.ports import (
    Append,
    Committed,
    Journal,
    JournalFailed,
    JournalUnsure,
    Opened,
)
from doorcard.room.records import DeadlineSet, TableResumed
from doorcard.room.tournament.ports import TournamentAppend, TournamentJournal, TournamentOpened
from doorcard.room.tournament.records import Resumed

T = TypeVar("T")

Fault = Literal[
    "",
    "dies_before",  # the process is gone, and nothing of the step was written
    "dies_after",  # the step is on the disk, and nobody was told
    "fails",  # the storage says no: nothing was written
    "lost",  # the step is on the disk, but the connection broke before it said so
    "lost_before",  # the connection broke before anything was written
]
Step = Append | TournamentAppend

# What becomes of a write: its number, from 1, and the step; None is a taking over.
Plan = Callable[[int, Step | None], Fault]


_TIME = re.compile(r"\b\d{13}\b")  # milliseconds since the epoch


def calm(_number: int, _step: Step | None) -> Fault:
    """Nothing goes wrong."""
    return ""


def only(number: int, fault: Fault) -> Plan:
    """One write goes wrong."""
    return lambda at, _step: fault if at == number else ""


def each_in_turn(*faults: Fault) -> Plan:
    """Every write goes wrong in each of these ways before it is done, those of recovery too."""
    tried: Counter[object] = Counter()

    def plan(_number: int, step: Step | None) -> Fault:
        name = _name(step)
        tried[name] += 1
        return faults[tried[name] - 1] if tried[name] <= len(faults) else ""

    return plan


def _name(step: Step | None) -> object:
    """What a step is, in whatever process it is written."""
    if step is None:
        return "open"
    records = tuple(_TIME.sub("", repr(record)) for record in step.records)
    return step.command, records


# What a start writes, every time; it has a place of its own, or the deaths would have no end.
AT_START = (Resumed, TableResumed, DeadlineSet)


def dies_at_every_step() -> Plan:
    """Every step dies once before it is written, and once after, whatever its records are.

    For what may go another way after a death: a step is known by its place in its journal.
    """
    tried: Counter[tuple[str, int]] = Counter()
    written: Counter[str] = Counter()
    faults: tuple[Fault, ...] = ("dies_before", "dies_after", "")

    def plan(_number: int, step: Step | None) -> Fault:
        if step is None:
            return ""
        log = step.table if isinstance(step, Append) else step.tournament
        kind = type(step.records[0])
        starts = kind in AT_START
        place = (log, -1 - AT_START.index(kind) if starts else written[log])
        fault = faults[min(tried[place], 2)]
        tried[place] += 1
        written[log] += fault != "dies_before" and not starts
        return fault

    return plan


ANY: tuple[Fault, ...] = ("dies_before", "dies_after", "fails", "lost", "lost_before")


def by_chance(seed: int, share: float, faults: tuple[Fault, ...] = ANY) -> Plan:
    """This share of the writes goes wrong, in any of these ways."""
    dice = Random(seed)
    return lambda _number, _step: dice.choice(faults) if dice.random() < share else ""


class FailingJournal:
    """Implements the ports on real journals; ``plan`` says which write goes wrong, and how.

    A write is every append and every taking over of a table or a tournament. After a death nothing
    more is written: whoever waits for an answer waits until he is taken away with the rest of the
    process.
    """

    def __init__(self, plan: Plan, chance: "DurableEntropy") -> None:
        self.plan = plan
        self.writes = 0
        self.dead = asyncio.Event()
        self._chance = chance
        self._journal: Journal
        self._tournaments: TournamentJournal

    def revive(self) -> None:
        """Another process begins."""
        self.dead.clear()
        self._chance.rewind()

    def on(self, journal: Journal) -> "FailingJournal":
        """The journal as the process has opened it."""
        self._journal = journal
        return self

    def on_tournaments(self, journal: TournamentJournal) -> "FailingJournal":
        """The journal of tournaments as the process has opened it."""
        self._tournaments = journal
        return self

    async def is_closed(self, table: str) -> bool:
        return await self._journal.is_closed(table)

    async def tables(self) -> tuple[str, ...]:
        return await self._journal.tables()

    async def tournaments(self, latest: int) -> tuple[str, ...]:
        return await self._tournaments.tournaments(latest)

    async def open_table(self, table: str) -> Opened:
        return await self._write(None, lambda: self._journal.open_table(table))

    async def open_tournament(self, tournament: str) -> TournamentOpened:
        return await self._write(None, lambda: self._tournaments.open_tournament(tournament))

    async def append(self, step: Append) -> Committed:
        return await self._write(step, lambda: self._kept(self._journal.append(step)))

    async def append_tournament(self, step: TournamentAppend) -> Committed:
        write = self._tournaments.append_tournament
        return await self._write(step, lambda: self._kept(write(step)))

    async def _write(self, step: Step | None, write: Callable[[], Awaitable[T]]) -> T:
        fault = await self._before(step)
        # A process that is stopped in the middle of a write has nevertheless written.
        written = await asyncio.shield(asyncio.ensure_future(write()))
        if fault == "dies_after":
            await self._die()
        if fault == "lost":
            raise JournalUnsure("the connection broke")
        return written

    async def _kept(self, write: Awaitable[Committed]) -> Committed:
        committed = await write
        self._chance.keep()
        return committed

    async def _before(self, step: Step | None) -> Fault:
        if self.dead.is_set():
            await self._never()
        self.writes += 1
        fault = self.plan(self.writes, step)
        if fault == "dies_before":
            await self._die()
        if fault in ("fails", "lost_before"):
            self._chance.rewind()
            raise (JournalFailed if fault == "fails" else JournalUnsure)("the disk is gone")
        return fault

    async def _die(self) -> None:
        self.dead.set()
        await self._never()

    async def _never(self) -> None:
        await asyncio.get_running_loop().create_future()


class DurableEntropy:
    """Chance whose draws count when what they led to is written.

    A step that was not written leaves no trace, its shuffle neither. Without this the undisturbed
    run and the others would be dealt other cards from the first lost write on.
    """

    def __init__(self, seed: int) -> None:
        self._dice = Random(seed)
        self._other = Random(seed)
        self._kept = self._dice.getstate()

    def below(self, limit: int) -> int:
        # The table's own dice are made at every start; they are no part of a hand.
        return (self._dice if limit <= 52 else self._other).randrange(limit)

    def keep(self) -> None:
        """What was drawn so far has been written."""
        self._kept = self._dice.getstate()

    def rewind(self) -> None:
        """What was drawn since is forgotten."""
        self._dice.setstate(self._kept)
