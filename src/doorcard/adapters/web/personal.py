"""A player's own socket: what he is told wherever he is, in the lobby or at any table.

It says where he waits for a chair and which one is kept for him.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping

from doorcard.adapters.web import frames
from doorcard.adapters.web.outbox import Outbox
from doorcard.room import Table
from doorcard.room.ports import Clock
from doorcard.room.state import Waiting
from doorcard.room.waiting import place_of
from doorcard.wire.messages import ClosingReason, WaitingFor, WaitingLists


class PersonalHub:
    """The sockets of the players themselves, and the waiting lists they are told of."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._tables: dict[str, Table] = {}
        self._known: dict[str, tuple[Waiting, ...]] = {}
        self._boxes: defaultdict[str, set[Outbox]] = defaultdict(set)

    def add(self, table: Table) -> None:
        """Tell players of this table's waiting list."""
        name = table.state.config.table
        self._tables[name] = table
        self._known[name] = table.state.waiting
        table.listen(lambda _: self._look(name))

    def forget(self, name: str) -> None:
        """A table is there no more."""
        self._tables.pop(name, None)
        self._known.pop(name, None)

    def join(self, player: str, box: Outbox) -> None:
        """Add a socket of a player; it is told at once where he waits."""
        self._boxes[player].add(box)
        box.put(self._frame(player))

    def leave(self, player: str, box: Outbox) -> None:
        """Remove a socket."""
        self._boxes[player].discard(box)
        if not self._boxes[player]:
            del self._boxes[player]

    def close(self, reason: ClosingReason) -> None:
        """Say goodbye to everybody."""
        for box in self._all():
            box.close(frames.closing(reason))

    def _all(self) -> Iterable[Outbox]:
        return [box for boxes in self._boxes.values() for box in boxes]

    def _look(self, name: str) -> None:
        """A table has told something: pass on what concerns its waiting list."""
        if name not in self._tables:
            return
        before, now = self._known[name], self._tables[name].state.waiting
        if now == before:
            return
        self._known[name] = now
        for player in {one.player for one in (*before, *now)} & self._boxes.keys():
            frame = self._frame(player)
            for box in self._boxes[player]:
                box.put(frame)

    def _frame(self, player: str) -> bytes:
        lists = waiting_lists(self._tables, player)
        return frames.frame(WaitingLists(self._clock.now(), lists))


def waiting_lists(tables: Mapping[str, Table], player: str) -> tuple[WaitingFor, ...]:
    """Every table where a player waits for a chair."""
    found = []
    for name, table in tables.items():
        state = table.state
        place = place_of(state, player)
        if place:
            one = state.waiting[place - 1]
            length = len(state.waiting)
            found.append(WaitingFor(name, state.config.name, place, length, one.seat, one.until))
    return tuple(found)
