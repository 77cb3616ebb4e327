"""The list of tables, on request and as it changes."""

import asyncio
from collections.abc import Mapping

from doorcard.adapters.web import frames
from doorcard.adapters.web.hub import TableHub
from doorcard.adapters.web.outbox import Outbox
from doorcard.room import Table
from doorcard.room.ports import Clock
from doorcard.room.waiting import open_seats
from doorcard.wire.messages import ClosingReason, Lobby, LobbyRow

AT_MOST_EVERY = 1.0  # seconds between two frames
HOUR = 3_600_000


class LobbyHub:
    """The sockets that look at the lobby. ``run`` sends them the tables when these changed."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._tables: Mapping[str, TableHub] = {}
        self._boxes: set[Outbox] = set()
        self._changed = asyncio.Event()
        self._sent: tuple[LobbyRow, ...] = ()

    def show(self, tables: Mapping[str, TableHub]) -> None:
        """The tables of the room, by id."""
        self._tables = tables

    def note_change(self) -> None:
        """Something at a table may look different now."""
        self._changed.set()

    def lobby(self) -> Lobby:
        """All tables as they are."""
        rows = tuple(row(hub.table, hub.watching) for hub in self._tables.values())
        return Lobby(self._clock.now(), rows)

    def join(self, box: Outbox) -> None:
        """Add a socket; it gets the tables at once."""
        self._boxes.add(box)
        box.put(frames.frame(self.lobby()))

    def leave(self, box: Outbox) -> None:
        """Remove a socket."""
        self._boxes.discard(box)

    def close(self, reason: ClosingReason) -> None:
        """Say goodbye to everybody."""
        for box in self._boxes:
            box.close(frames.closing(reason))

    async def run(self) -> None:
        """Send changes, not oftener than once a second."""
        while True:
            await self._changed.wait()
            self._changed.clear()
            lobby = self.lobby()
            if lobby.rows != self._sent:
                self._sent = lobby.rows
                text = frames.frame(lobby)
                for box in self._boxes:
                    box.put(text)
            await asyncio.sleep(AT_MOST_EVERY)


def row(table: Table, watching: int) -> LobbyRow:
    """One table. Labels are made by the client from these numbers (P19)."""
    config = table.state.config
    stakes, house = config.stakes, config.house
    occupants = table.state.occupants
    return LobbyRow(
        table=config.table,
        name=config.name,
        house=house.name,
        game=house.game,
        structure=house.structure,
        small=stakes.small,
        big=stakes.big,
        ante=stakes.ante,
        small_blind=stakes.small_blind,
        big_blind=stakes.big_blind,
        seats=house.max_seats,
        seated=len(occupants),
        people=sum(not one.bot for one in occupants),
        bots=sum(one.bot for one in occupants),
        watching=watching,
        average_pot=_average_pot(table),
        hands_per_hour=_hands_per_hour(table),
        action_seconds=house.action_seconds,
        protections=house.timeout_protections,
        least_buy_in=config.least_buy_in,
        most_buy_in=config.most_buy_in,
        unit=config.unit,
        names=tuple(one.name for one in occupants),
        free=len(open_seats(table.state)),
        waiting=len(table.state.waiting),
    )


def _average_pot(table: Table) -> int:
    pots = [hand.pot for hand in table.played]
    return sum(pots) // len(pots) if pots else 0


def _hands_per_hour(table: Table) -> int:
    """From the time between the first and the last of the latest hands."""
    if len(table.played) < 2:
        return 0
    lasted = table.played[-1].ended - table.played[0].ended
    return (len(table.played) - 1) * HOUR // lasted if lasted > 0 else 0
