"""What the room needs from the world: a clock, chance, a journal and house players.

Adapters make them; tests and a simulator hand in their own. Times are milliseconds since the epoch.
"""

from collections.abc import Awaitable, Callable, Sequence
from random import Random
from typing import Protocol

from msgspec import Struct

from doorcard.room.money import Entry
from doorcard.room.orders import Act
from doorcard.room.records import FinishedHand, Record
from doorcard.room.search import Found, PlayedTable, Search
from doorcard.room.statistics import Played
from doorcard.views.seat_view import SeatView


class Alarm(Protocol):
    """A wake-up that was asked for."""

    def cancel(self) -> None:
        """Forget it; harmless when it has gone off."""


class Clock(Protocol):
    """The time of day, and being woken at one."""

    def now(self) -> int:
        """Milliseconds since the epoch."""

    def call_at(self, when: int, wake: Callable[[], None]) -> Alarm:
        """Call ``wake`` once at ``when``, or soon if that has passed."""


class Entropy(Protocol):
    """Chance that nobody can foresee."""

    def below(self, limit: int) -> int:
        """A whole number from 0 to ``limit`` - 1, each equally likely."""


class HousePlayer(Protocol):
    """The mind of a house bot. It gets what its seat sees, and dice of its own."""

    def __call__(self, view: SeatView, dice: Random) -> Act:
        """The act for the decision the view shows."""


class Append(Struct, frozen=True):
    """One step of a table, written whole or not at all.

    epoch: of the owner that writes. first: number of the first record. command: the player's and
    his order's id, "" when no player ordered it. finished: the hand that ended with this step.
    """

    table: str
    epoch: int
    first: int
    records: tuple[Record, ...]
    entries: tuple[Entry, ...] = ()
    command: str = ""
    finished: FinishedHand | None = None


class Committed(Struct, frozen=True):
    """What is durable now. balances: of the wallets the step touched, by player."""

    balances: dict[str, int] = {}


class Opened(Struct, frozen=True):
    """A table as the journal knows it.

    epoch: of the new owner. next_record: number of the record to be written next.
    records: from the last checkpoint on. damaged: number of a hand's record that cannot be unsealed
    and is missing here, 0 for none. commands: ids of the latest orders carried out.
    """

    epoch: int
    next_record: int
    records: tuple[Record, ...]
    commands: tuple[str, ...] = ()
    damaged: int = 0


class Journal(Protocol):
    """Where records and money are kept. A step is told to nobody before it is durable."""

    def tables(self) -> Awaitable[tuple[str, ...]]:
        """The ids of all tables that are not closed."""

    def is_closed(self, table: str) -> Awaitable[bool]:
        """Whether there was such a table, and somebody may still ask for it."""

    def open_table(self, table: str) -> Awaitable[Opened]:
        """Take over a table: a new epoch begins, and every earlier owner is shut out.

        JournalDamaged when a record that is not sealed is missing or cannot be read.
        """

    def append(self, step: Append) -> Awaitable[Committed]:
        """Write a step. StaleEpoch, RepeatedCommand, NotEnoughChips or JournalFailed if not.

        JournalUnsure when nobody can tell whether it was written.
        """


class Hands(Protocol):
    """The finished hands of the journal, whole: for ``room.archive`` alone. Newest first."""

    def one(self, hand: str) -> Awaitable[FinishedHand | None]:
        """A hand, None where it does not exist or is not over."""

    def of_table(self, table: str, since: int, most: int) -> Awaitable[list[FinishedHand]]:
        """The newest hands of a table that ended at ``since`` (milliseconds) or later."""

    def these(self, hands: Sequence[str]) -> Awaitable[list[FinishedHand]]:
        """The hands with these ids, in this order; those that do not exist are left out."""

    def find(self, player: str, search: Search, before: str, most: int) -> Awaitable[Found]:
        """The newest hands a player was dealt into that fit a search.

        before: only hands older than this one of his; none at all when it is not his.
        """

    def tables_of(self, player: str) -> Awaitable[tuple[PlayedTable, ...]]:
        """The tables where a player has finished hands, the latest first."""

    def played(self, player: str, search: Search) -> Awaitable[list[Played]]:
        """A player's part in each hand that fits and counts, in the order they were played."""


class JournalError(Exception):
    """A step was not written; nothing has changed."""


class StaleEpoch(JournalError):
    """Another owner has taken the table over."""


class RepeatedCommand(JournalError):
    """The order was carried out before."""


class NotEnoughChips(JournalError):
    """An account would have gone below zero. held, needed: units in it, and units asked for."""

    def __init__(self, account: str, held: int, needed: int) -> None:
        super().__init__(account)
        self.held = held
        self.needed = needed


class JournalFailed(JournalError):
    """The storage did not do it; the cause says why."""


class JournalDamaged(JournalError):
    """What was written cannot be read again; trying once more does not help."""


class JournalUnsure(JournalFailed):
    """The storage was lost in the middle; only reading the journal anew tells what is in it."""
