"""A table and its hand rebuilt from the journal."""

from msgspec import Struct

from doorcard.engine import Hand
from doorcard.engine.events import Event
from doorcard.room import records as r
from doorcard.room.config import Pace, TableConfig
from doorcard.room.folding import fold
from doorcard.room.ports import Opened
from doorcard.room.state import TableState
from doorcard.room.step import Step


class TableLost(Exception):
    """The table cannot be rebuilt; its records are left as they are."""


class Recovered(Struct, frozen=True):
    """A table as it was. hand: the running or last hand. new_config: holds from the next hand on.

    damaged: the running hand cannot be read; it has to be voided (B62).
    """

    state: TableState
    hand: Hand | None
    is_new: bool = False
    new_config: TableConfig | None = None
    damaged: bool = False

    def step(self, now: int, pace: Pace) -> Step:
        """What to write before the table goes on; who was asked for an ante has his time again."""
        if self.is_new:
            return Step((r.TableOpened(self.state.config), r.Checkpoint(self.state)))
        records: tuple[r.Record, ...] = (r.TableResumed(now),)
        if self.state.ante_asked:
            records += (r.AnteAsked(self.state.ante_asked, now + pace.ante, again=True),)
        if self.new_config is not None:
            records += (r.TableOpened(self.new_config),)
        return Step(records)


def recover(opened: Opened, config: TableConfig | None) -> Recovered:
    """Rebuild a table from its records; ``config`` makes a new one, or changes an old one.

    TableLost when neither is possible.
    """
    state: TableState | None = None
    events: list[Event] = []
    for record in opened.records:
        state = fold(state, record)
        if isinstance(record, r.HandBegun):
            events = []
        elif isinstance(record, r.HandEvents):
            events += record.events
    if state is None:
        if config is None:
            raise TableLost("the journal has no record of this table")
        return Recovered(TableState(config), None, is_new=True)
    hand = None if opened.damaged else _hand(state, events)
    given = state.opened_with or state.config  # what a host has changed since stays
    changed = config if config is not None and config != given else None
    return Recovered(state, hand, new_config=changed, damaged=state.hand != "" and hand is None)


def _hand(state: TableState, events: list[Event]) -> Hand | None:
    """The running hand, or the last one to be looked at; None if it cannot be rebuilt."""
    if not events:
        return None
    try:
        return Hand.replay(events)
    except Exception:  # noqa: BLE001 - however it fails, it fails again (B62)
        return None
