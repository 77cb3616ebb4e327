"""What tournaments need from the world besides what tables need."""

from collections.abc import Awaitable, Mapping
from typing import Protocol

from msgspec import Struct

from doorcard.room.config import TableConfig
from doorcard.room.money import Entry
from doorcard.room.ports import Committed
from doorcard.room.table import Table
from doorcard.room.tournament.records import Record


class TournamentAppend(Struct, frozen=True):
    """One step of a tournament, written whole or not at all.

    epoch: of the owner that writes. first: number of the first record. command: the sender's and
    his order's id, "" when nobody ordered it. ended: when it was over with this step, or 0.
    """

    tournament: str
    epoch: int
    first: int
    records: tuple[Record, ...]
    entries: tuple[Entry, ...] = ()
    command: str = ""
    ended: int = 0


class TournamentOpened(Struct, frozen=True):
    """A tournament as the journal knows it.

    epoch: of the new owner. next_record: number of the record to be written next. commands: ids of
    all orders carried out.
    """

    epoch: int
    next_record: int
    records: tuple[Record, ...]
    commands: tuple[str, ...] = ()


class TournamentJournal(Protocol):
    """Where tournaments and their money are kept; like ``Journal`` for tables."""

    def tournaments(self, latest: int) -> Awaitable[tuple[str, ...]]:
        """The ids of all tournaments that are not over, and of so many that ended last."""

    def open_tournament(self, tournament: str) -> Awaitable[TournamentOpened]:
        """Take over a tournament: a new epoch begins, every earlier owner is shut out.

        JournalDamaged when a record is missing or cannot be read.
        """

    def append_tournament(self, step: TournamentAppend) -> Awaitable[Committed]:
        """Write a step. StaleEpoch, RepeatedCommand, NotEnoughChips or JournalFailed if not.

        JournalUnsure when nobody can tell whether it was written.
        """


class Tables(Protocol):
    """The tables of the room, closed ones among them."""

    @property
    def tables(self) -> Mapping[str, Table]:
        """By id."""

    def add(self, config: TableConfig) -> Awaitable[Table]:
        """Open a new table and let it play; the table itself where its id is known already."""
