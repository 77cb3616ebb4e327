"""One step of a table: the records to be written, and the money they move."""

from msgspec import Struct
from msgspec.structs import replace

from doorcard.room.money import Entry
from doorcard.room.records import FinishedHand, Record


class Step(Struct, frozen=True):
    """Written whole or not at all."""

    records: tuple[Record, ...] = ()
    entries: tuple[Entry, ...] = ()
    finished: FinishedHand | None = None

    def __add__(self, other: "Step") -> "Step":
        """Both as one step; only one of them may finish a hand."""
        return replace(
            self,
            records=self.records + other.records,
            entries=self.entries + other.entries,
            finished=self.finished or other.finished,
        )
