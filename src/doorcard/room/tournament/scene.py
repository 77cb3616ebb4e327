"""A tournament at one moment, as its rules find it, and what they may answer."""

from functools import cached_property
from random import Random

from msgspec import Struct

from doorcard.room.config import Pace
from doorcard.room.money import Entry
from doorcard.room.orders import Arrange
from doorcard.room.tournament.look import TableLook
from doorcard.room.tournament.orders import TakeSeat
from doorcard.room.tournament.records import Record
from doorcard.room.tournament.state import TournamentState


class Step(Struct, frozen=True):
    """Records of a tournament and the money they move; written whole or not at all."""

    records: tuple[Record, ...]
    entries: tuple[Entry, ...] = ()

    def __add__(self, other: "Step") -> "Step":
        """Both as one step."""
        return Step(self.records + other.records, self.entries + other.entries)


class Tell(Struct, frozen=True):
    """An order for one of the tables."""

    table: str
    arrange: Arrange


class Make(Struct, frozen=True):
    """A table that is to be opened."""

    table: str


class Award(Struct, frozen=True):
    """A seat that was won in another tournament: asked for there, then noted here.

    seat: the step when the winner has it; chips: the one that pays its worth if he cannot have it.
    """

    tournament: str
    wanted: TakeSeat
    seat: Step
    chips: Step


Decision = Step | Tell | Make | Award


class Scene(Struct, frozen=True, dict=True):
    """Everything the next decision depends on. looks: of the tables, broken ones included.

    dice: chance, for seats and for who is moved.
    """

    state: TournamentState
    looks: dict[str, TableLook]
    now: int
    pace: Pace
    dice: Random

    @cached_property
    def open_looks(self) -> list[TableLook]:
        """The tables that play and are there."""
        tables = (self.looks.get(one.table) for one in self.state.tables)
        return [look for look in tables if look is not None]

    @cached_property
    def stacks(self) -> dict[str, int]:
        """Chips of those who are in, by entry, as of the last hand of their table."""
        stacks: dict[str, int] = {}
        for one in self.state.alive:
            look = self.looks.get(one.table)
            sitting = look.sitting.get(one.player) if look is not None else None
            waiting = one.stack if one.table else self.state.structure.stack
            stacks[one.entry] = sitting.stack if sitting is not None else waiting
        return stacks

    @property
    def by_chips(self) -> list[str]:
        """The entries that are in, most chips first."""
        return sorted(self.stacks, key=lambda entry: (-self.stacks[entry], entry))

    @property
    def all_rest(self) -> bool:
        """Whether no hand is running anywhere."""
        return not any(look.running for look in self.open_looks)

    @property
    def round_over(self) -> bool:
        """Hand-for-hand: whether every table has had its hand of this round."""
        return self.all_rest and all(
            look.hands > self.state.rounds.get(look.table, -1) or look.with_chips < 2
            for look in self.open_looks
        )
