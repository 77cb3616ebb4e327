"""One step of a table: the records to be written, and the money they move."""

from msgspec import Struct
from msgspec.structs import replace

from doorcard.engine import Hand
from doorcard.room.money import Entry
from doorcard.room.records import FinishedHand, Record


class Step(Struct, frozen=True):
    """Written whole or not at all. hand: the hand after it, None where it changes none."""

    records: tuple[Record, ...] = ()
    entries: tuple[Entry, ...] = ()
    finished: FinishedHand | None = None
    hand: Hand | None = None

    def __add__(self, other: "Step") -> "Step":
        """Both as one step; only one of them may change or finish a hand."""
        return replace(
            self,
            records=self.records + other.records,
            entries=self.entries + other.entries,
            finished=self.finished or other.finished,
            hand=self.hand or other.hand,
        )


NOTHING = Step()
