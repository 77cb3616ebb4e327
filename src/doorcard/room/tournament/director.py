"""The owner of a tournament, which tells the tables what to do.

What the tournament does by itself is read off its records and its tables (``decide``).
"""

from collections.abc import Callable, Iterable, Mapping
from random import Random

import structlog
from msgspec import Struct

from doorcard.room.config import Pace
from doorcard.room.mailbox import Letter
from doorcard.room.money import Entry
from doorcard.room.orders import Answer, Done, Refused
from doorcard.room.owner import STORAGE_RETRY, TRIES, Owner
from doorcard.room.ports import Clock, Entropy, RepeatedCommand
from doorcard.room.state import TableState
from doorcard.room.table import Table
from doorcard.room.telling import Telling
from doorcard.room.tournament import records as r
from doorcard.room.tournament.answering import answer
from doorcard.room.tournament.decide import decide, due
from doorcard.room.tournament.folding import fold
from doorcard.room.tournament.giving_up import give_up
from doorcard.room.tournament.look import TableLook, look_at
from doorcard.room.tournament.orders import RoomOrder, Sender, TournamentOrder
from doorcard.room.tournament.ports import (
    Tables,
    TournamentAppend,
    TournamentJournal,
    TournamentOpened,
)
from doorcard.room.tournament.scene import Award, Decision, Make, Scene, Step, Tell
from doorcard.room.tournament.state import TournamentConfig, TournamentState
from doorcard.room.tournament.tables import table_config

log = structlog.get_logger()

DIRECTOR = "tournament"  # who orders, as others know him; no player has such an id
FORGOTTEN_AFTER = 10 * 60_000  # milliseconds without another failure
# A tournament that answers so may still take a satellite's winner later.
NOT_NOW = frozenset({"busy", "failed", "storage", "tournament_closed"})


class TournamentLost(Exception):
    """The tournament cannot be rebuilt; its records are left as they are."""


class DirectorPorts(Struct, frozen=True):
    """What a tournament needs from the world."""

    journal: TournamentJournal
    clock: Clock
    entropy: Entropy
    tables: Tables
    pace: Pace


class Asked(Struct, frozen=True):
    """An order and who gives it."""

    sender: Sender
    order: TournamentOrder | RoomOrder


class Director(Owner[Asked, r.Record]):
    """Made by ``Director.open``; ``run`` is its task."""

    def __init__(
        self,
        opened: TournamentOpened,
        state: TournamentState,
        ports: DirectorPorts,
        others: "Mapping[str, Director]",
    ) -> None:
        super().__init__("tournament", state.config.tournament, ports.clock)
        self.state = state
        self.tournament = state.config.tournament
        self._ports = ports
        self._others = others
        self._take_over(opened)
        self._heard: set[str] = set()
        self._looks: dict[str, tuple[TableState, TableLook]] = {}
        self._listeners: list[Callable[[Director], None]] = []
        self._dice = Random(ports.entropy.below(2**64))
        self._told = 0
        self._failed_at = 0

    @classmethod
    async def open(
        cls,
        tournament: str,
        config: TournamentConfig | None,
        ports: DirectorPorts,
        others: "Mapping[str, Director]",
    ) -> "Director":
        """Take over a tournament from the journal, or make a new one with ``config``.

        others: all tournaments by id, looked up when one has a seat to give in another.
        TournamentLost when neither is possible.
        """
        opened = await ports.journal.open_tournament(tournament)
        now, records = ports.clock.now(), opened.records
        first: r.Record = r.Resumed(now)
        if not records and config is not None:
            first = r.Made(config, now)
            records = (first,)
        director = cls(opened, _rebuilt(records), ports, others)
        await director._begin(first)
        return director

    # --- from outside ---

    async def order(
        self, sender: Sender, order_id: str, order: TournamentOrder | RoomOrder
    ) -> Answer:
        """Give the tournament an order and wait for the answer.

        order_id: of the sender's making. An id that was carried out before is answered the same
        way again and changes nothing.
        """
        return await self._mailbox.send(sender.player, sender.name, order_id, Asked(sender, order))

    def listen(self, listener: Callable[["Director"], None]) -> None:
        """Be called after every step, and when a hand is over."""
        self._listeners.append(listener)

    @property
    def over(self) -> bool:
        """Whether it has ended, one way or another."""
        return self.state.phase in ("finished", "cancelled")

    @property
    def has_open_tables(self) -> bool:
        """Whether people may still sit or look around at its tables."""
        return any(not table.closed for table in self._all_tables())

    def scene(self) -> Scene:
        """The tournament and its tables as they are now."""
        return self._scene(self._tables())

    def _scene(self, tables: Iterable[Table]) -> Scene:
        return Scene(
            state=self.state,
            looks={table.table: self._look_at(table) for table in tables},
            now=self._now(),
            pace=self._ports.pace,
            dice=self._dice,
        )

    # --- the task ---

    async def _do_next(self) -> None:
        scene = self.scene()
        decision, until = decide(scene), due(scene)
        if letter := self._mailbox.next():
            await self._read(letter)
        elif decision is not None:
            await self._do(decision)
        else:
            await self._sleep(until)

    async def _do(self, decision: Decision) -> None:
        if isinstance(decision, Step):
            await self._commit(decision)
        elif isinstance(decision, Make):
            await self._make(decision.table)
        elif isinstance(decision, Award):
            await self._award(decision)
        else:
            await self._tell(decision)

    async def _make(self, name: str) -> None:
        table = await self._ports.tables.add(table_config(self.state, name))
        if table.closed:  # by a fault of its own: without this it would be asked for without end
            raise RuntimeError(f"table {name} is closed")

    async def _tell(self, tell: Tell) -> None:
        """Order a table; what it does not do now is tried again in a second."""
        table = self._ports.tables.tables[tell.table]
        self._told += 1
        order_id = f"{self._epoch}-{self._told}"
        answered = await table.order(DIRECTOR, "", order_id, tell.arrange)
        if isinstance(answered, Refused):
            if table.closed and not self.over:
                raise RuntimeError(f"table {tell.table} is closed")
            log.warning("table refused", table=tell.table, code=answered.code)
            await self._sleep(self._now() + STORAGE_RETRY)

    async def _award(self, award: Award) -> None:
        """Enter a winner where he has won a seat, or pay its worth if he cannot be entered.

        The other tournament moves the money with its own record. A crash before it is noted here is
        mended by asking again: the order and the prize have the same names then.
        """
        target, wanted = self._others.get(award.tournament), award.wanted
        answered: Answer = Refused("no_such_tournament")
        if target is not None:
            order_id = f"seat/{wanted.satellite}/{wanted.entry}"
            answered = await target.order(Sender(DIRECTOR, ""), order_id, wanted)
        if isinstance(answered, Refused) and answered.code in NOT_NOW:
            await self._sleep(self._now() + STORAGE_RETRY)
            return
        try:
            await self._commit(award.seat if answered == Done() else award.chips)
        except RepeatedCommand:  # he had been entered, in a tournament that cannot be opened now
            await self._commit(award.seat)

    def _look_at(self, table: Table) -> TableLook:
        """A look is made anew only when the table has changed."""
        seen = self._looks.get(table.table)
        if seen is None or seen[0] is not table.state:
            seen = (table.state, look_at(table.state))
            self._looks[table.table] = seen
        return seen[1]

    def _tables(self) -> list[Table]:
        """The tournament's tables that are open; each is listened to from the first time on."""
        found = [table for table in self._all_tables() if not table.closed]
        for table in found:
            if table.table not in self._heard:
                self._heard.add(table.table)
                table.listen(self._listener(table))
        return found

    def _all_tables(self) -> list[Table]:
        """Those that are closed as well."""
        tables = self._ports.tables.tables.values()
        return [one for one in tables if one.state.config.tournament == self.tournament]

    def _listener(self, table: Table) -> Callable[[Telling], None]:
        def hear(_: Telling) -> None:
            if not table.state.hand:
                self._mailbox.bell.set()
                self._say()

        return hear

    async def _carry_out(self, letter: Letter[Asked]) -> Answer:
        outcome = answer(self.scene(), letter.order.sender, letter.order.order)
        if isinstance(outcome, Refused):
            return outcome
        await self._commit(outcome, letter.command)
        return Done()

    # --- writing and telling ---

    async def _commit(self, step: Step, command: str = "") -> None:
        """Write a step, then make it so, then tell it."""
        state = self.state
        for record in step.records:
            state = fold(state, record)
        over_now = state.ended if state.ended != self.state.ended else 0
        await self._write(step.records, step.entries, command, over_now)
        self.state = state
        self._say()

    async def _write(
        self, records: tuple[r.Record, ...], entries: tuple[Entry, ...], command: str, ended: int
    ) -> None:
        await self._ports.journal.append_tournament(
            TournamentAppend(
                tournament=self.tournament,
                epoch=self._epoch,
                first=self._next_record,
                records=records,
                entries=entries,
                command=command,
                ended=ended,
            )
        )
        self._next_record += len(records)
        if command:
            self._commands.add(command)

    def _say(self) -> None:
        for listener in self._listeners:
            listener(self)

    # --- trouble ---

    def _knows(self, command: str) -> bool:
        return command in self._commands

    def _take_over(self, opened: TournamentOpened) -> None:
        self._epoch, self._next_record = opened.epoch, opened.next_record
        self._commands = set(opened.commands)

    async def _read_journal(self) -> r.Record:
        opened = await self._ports.journal.open_tournament(self.tournament)
        self.state = _rebuilt(opened.records)
        self._take_over(opened)
        return r.Resumed(self._now())

    async def _go_on(self, found: r.Record) -> None:
        """The clock stood still meanwhile; after three failures something is given up."""
        await self._commit(Step((found,)))
        if self._failures >= TRIES and self._can_yield:
            step = give_up(self._scene(self._all_tables()))
            what = type(step.records[0]).__name__
            log.error("tournament gives up", tournament=self.tournament, what=what)
            await self._commit(step)
            self._failures = 0

    def _note_failure(self, error: Exception) -> None:
        """Failures count together that come within ten minutes of each other.

        What an order does wrong only its sender is refused for; it can be sent without end.
        """
        if self._unanswered is not None:
            self._adrift = True
            self._log_fault("tournament failed in an order", error)
            return
        now = self._now()
        if now - self._failed_at > FORGOTTEN_AFTER:
            self._failures = 0
        self._failed_at = now
        super()._note_failure(error)

    @property
    def _can_yield(self) -> bool:
        """Play can be stopped, or all of it called off."""
        return not self.over

    def _stop(self) -> None:
        """Close, and let everybody see it."""
        super()._stop()
        try:
            self._say()
        except Exception as fault:  # noqa: BLE001 - whoever is told may be the one who fails
            self._log_fault("tournament closed untold", fault)


def _rebuilt(records: tuple[r.Record, ...]) -> TournamentState:
    state: TournamentState | None = None
    for record in records:
        state = fold(state, record)
    if state is None:
        raise TournamentLost("the journal has no record of this tournament")
    return state
