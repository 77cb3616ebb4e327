"""The journals of tables and tournaments, and the ledger, in memory.

It can crash: before or after a chosen write nobody is answered any more, as when a process is
killed there. What was written stays, and a new room can be opened on it.
"""

import asyncio
from collections import defaultdict
from collections.abc import Iterable
from typing import Any, TypeVar

from msgspec import Struct

from doorcard.room.money import FAUCET, Entry
from doorcard.room.ports import (
    Append,
    Committed,
    NotEnoughChips,
    Opened,
    RepeatedCommand,
    StaleEpoch,
)
from doorcard.room.records import Checkpoint, FinishedHand, Record
from doorcard.room.tournament import records as t
from doorcard.room.tournament.ports import TournamentAppend, TournamentOpened

WALLET = "wallet:"
R = TypeVar("R")


class _Log:
    """The records of one table or tournament. Those before the last checkpoint are dropped."""

    def __init__(self) -> None:
        self.epoch = 0
        self.next_record = 1
        self.records: list[Any] = []
        self.commands: dict[str, None] = {}
        self.over = False

    def claim(self, step: Append | TournamentAppend) -> None:
        """Raise unless the step is the owner's next one and new."""
        if step.epoch != self.epoch or step.first != self.next_record:
            raise StaleEpoch(f"not owned by epoch {step.epoch} any more")
        if step.command and step.command in self.commands:
            raise RepeatedCommand(step.command)

    def write(self, step: Append | TournamentAppend) -> None:
        """Add the step's records."""
        for record in step.records:
            if isinstance(record, Checkpoint):
                self.records.clear()
            self.records.append(record)
        self.next_record += len(step.records)
        if step.command:
            self.commands[step.command] = None


class Crash(Struct):
    """When the process is killed: at the write so many ahead. after: what it wrote is there."""

    in_writes: int
    after: bool = False


class MemoryJournal:
    """Implements ``room.ports.Journal`` and ``room.tournament.ports.TournamentJournal``.

    crashed: set when the crash that was planned has come.
    """

    def __init__(self) -> None:
        self.balances: defaultdict[str, int] = defaultdict(int)
        self.entries: dict[str, Entry] = {}
        self.hands: list[FinishedHand] = []
        self.writes = 0
        self.crash: Crash | None = None
        self.crashed = asyncio.Event()
        self._tables: dict[str, _Log] = {}
        self._tournaments: dict[str, _Log] = {}

    def restarted(self) -> None:
        """The process that was killed is gone; a new one begins."""
        self.crash = None
        self.crashed = asyncio.Event()

    # --- tables ---

    async def tables(self) -> tuple[str, ...]:
        """The ids of all tables."""
        return tuple(self._tables)

    async def open_table(self, table: str) -> Opened:
        """Take over a table."""
        log = _taken_over(self._tables, table)
        records: tuple[Record, ...] = tuple(log.records)
        return Opened(log.epoch, log.next_record, records, tuple(log.commands))

    async def append(self, step: Append) -> Committed:
        """Write a step of a table."""
        await self._may_crash(after=False)
        log = self._tables[step.table]
        log.claim(step)
        self._post(step.entries)
        log.write(step)
        if step.finished is not None:
            self.hands.append(step.finished)
        return await self._written(step.entries)

    # --- tournaments ---

    async def tournaments(self, latest: int) -> tuple[str, ...]:
        """The ids of those that go on, and of the latest that are over."""
        going = [name for name, log in self._tournaments.items() if not log.over]
        ended = [name for name, log in self._tournaments.items() if log.over]
        return (*going, *ended[-latest:])

    async def open_tournament(self, tournament: str) -> TournamentOpened:
        """Take over a tournament."""
        log = _taken_over(self._tournaments, tournament)
        records: tuple[t.Record, ...] = tuple(log.records)
        return TournamentOpened(log.epoch, log.next_record, records, tuple(log.commands))

    async def append_tournament(self, step: TournamentAppend) -> Committed:
        """Write a step of a tournament."""
        await self._may_crash(after=False)
        log = self._tournaments[step.tournament]
        log.claim(step)
        self._post(step.entries)
        log.write(step)
        log.over = log.over or step.ended > 0
        return await self._written(step.entries)

    # --- both ---

    async def _written(self, entries: Iterable[Entry]) -> Committed:
        self.writes += 1
        await self._may_crash(after=True)
        wallets = {one.account for entry in entries for one in entry.postings}
        return Committed(
            {
                account.removeprefix(WALLET): self.balances[account]
                for account in wallets
                if account.startswith(WALLET)
            }
        )

    async def _may_crash(self, after: bool) -> None:
        """The moment of the crash: whoever waits for this write waits for ever."""
        if self.crash is None:
            return
        if self.crash.in_writes == 0 and self.crash.after == after:
            self.crashed.set()
        if self.crashed.is_set():
            await asyncio.get_running_loop().create_future()
        if after:
            self.crash.in_writes -= 1

    def _post(self, entries: Iterable[Entry]) -> None:
        after: defaultdict[str, int] = defaultdict(int)
        for entry in entries:
            if entry.id in self.entries:
                raise RepeatedCommand(entry.id)
            if sum(one.amount for one in entry.postings):
                raise ValueError(f"entry {entry.id} does not add up to nothing")
            for one in entry.postings:
                after[one.account] += one.amount
        for account, change in after.items():
            if account != FAUCET and self.balances[account] + change < 0:
                raise NotEnoughChips(account, self.balances[account], -change)
        for account, change in after.items():
            self.balances[account] += change
        self.entries |= {entry.id: entry for entry in entries}


def _taken_over(logs: dict[str, _Log], name: str) -> _Log:
    log = logs.setdefault(name, _Log())
    log.epoch += 1
    return log
