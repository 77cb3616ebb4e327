"""The list of tables, on request and as it changes, and a closer look at one of them.

A private table is told only to those who may enter it.
"""

import asyncio
from collections.abc import Mapping

from doorcard.adapters.web import frames
from doorcard.adapters.web.hub import TableHub
from doorcard.adapters.web.outbox import Outbox
from doorcard.room import Table
from doorcard.room.differences import unusual
from doorcard.room.doors import Doors
from doorcard.room.ports import Clock
from doorcard.room.waiting import open_seats
from doorcard.views import Place
from doorcard.wire.messages import ClosingReason, Lobby, LobbyRow, PanelChair, TablePanel

AT_MOST_EVERY = 1.0  # seconds between two frames
HOUR = 3_600_000

Private = frozenset[str]  # the private tables somebody may enter


class Onlooker:
    """A socket that looks at the lobby. table: the one it looks at closer, "" for none."""

    def __init__(self, player: str, outbox: Outbox) -> None:
        self.player = player
        self.outbox = outbox
        self.table = ""
        self.sent: tuple[LobbyRow, ...] | None = None
        self.panel: TablePanel | None = None


class LobbyHub:
    """The sockets that look at the lobby. ``run`` sends them the tables when these changed."""

    def __init__(self, clock: Clock, doors: Doors) -> None:
        self._clock = clock
        self._doors = doors
        self._tables: Mapping[str, TableHub] = {}
        self._onlookers: set[Onlooker] = set()
        self._changed = asyncio.Event()

    def show(self, tables: Mapping[str, TableHub]) -> None:
        """The tables of the room, by id."""
        self._tables = tables

    def note_change(self) -> None:
        """Something at a table may look different now."""
        self._changed.set()

    def lobby(self, player: str) -> Lobby:
        """The open tables as they are, for a player; "" is somebody without a name."""
        return _of(self._rows(), self._private(player), self._clock.now())

    def join(self, one: Onlooker) -> None:
        """Add a socket; it gets the tables at once."""
        self._onlookers.add(one)
        self._send(one, self.lobby(one.player))

    def look(self, one: Onlooker, table: str) -> None:
        """A socket looks at this table closer from now on, "" for none."""
        one.table = table
        one.panel = None
        self._send_panel(one)

    def leave(self, one: Onlooker) -> None:
        """Remove a socket."""
        self._onlookers.discard(one)

    def close(self, reason: ClosingReason) -> None:
        """Say goodbye to everybody."""
        for one in self._onlookers:
            one.outbox.close(frames.closing(reason))

    async def run(self) -> None:
        """Send changes, not oftener than once a second."""
        while True:
            await self._changed.wait()
            self._changed.clear()
            rows, now = self._rows(), self._clock.now()
            made: dict[Private, Lobby] = {}
            for one in self._onlookers:
                private = self._private(one.player)
                if private not in made:
                    made[private] = _of(rows, private, now)
                self._send(one, made[private])
                self._send_panel(one)
            await asyncio.sleep(AT_MOST_EVERY)

    def _listed(self) -> list[TableHub]:
        """The open cash tables; practice is for one alone, tournaments have their own list."""
        hubs = self._tables.values()
        states = ((hub, hub.table.state) for hub in hubs)
        return [hub for hub, state in states if state.config.money and not state.closed_at]

    def _rows(self) -> list[tuple[LobbyRow, bool]]:
        """Every listed table, and whether it is private."""
        return [
            (row(hub.table, hub.watching), hub.table.state.config.private) for hub in self._listed()
        ]

    def _private(self, player: str) -> Private:
        states = (hub.table.state for hub in self._listed())
        return frozenset(
            state.config.table
            for state in states
            if state.config.private and self._doors.open_to(state, player)
        )

    def _send(self, one: Onlooker, lobby: Lobby) -> None:
        if lobby.rows != one.sent:
            one.sent = lobby.rows
            one.outbox.put(frames.frame(lobby))

    def _send_panel(self, one: Onlooker) -> None:
        hub = self._tables.get(one.table)
        if hub is None or not self._doors.open_to(hub.table.state, one.player):
            return
        shown = panel(hub.table)
        if shown != one.panel:
            one.panel = shown
            one.outbox.put(frames.frame(shown))


def _of(rows: list[tuple[LobbyRow, bool]], private: Private, now: int) -> Lobby:
    seen = (row for row, is_private in rows if not is_private or row.table in private)
    return Lobby(now, tuple(seen))


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
        host=config.host_name,
        private=config.private,
        paused=table.state.paused_at > 0,
        differs=len(unusual(config)),
    )


def panel(table: Table) -> TablePanel:
    """One table closer: who sits where, with how much, and which rules are not the usual ones."""
    view = table.picture().view("")
    chairs = tuple(_chair(place) for place in view.places if place.state != "empty")
    return TablePanel(table.table, chairs, unusual(table.state.config))


def _chair(place: Place) -> PanelChair:
    return PanelChair(
        seat=place.seat,
        name=place.name,
        stack=place.stack,
        bot=place.bot,
        connected=place.connected,
        sitting_out=place.state == "sitting_out",
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
