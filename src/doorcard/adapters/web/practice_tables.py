"""Practice tables: opened on demand, each with a coach, closed when they have been left."""

import asyncio
from collections.abc import Coroutine, MutableMapping

from doorcard.adapters.aids import AidsWorker
from doorcard.adapters.sql import Player
from doorcard.adapters.web.coach import Coach
from doorcard.adapters.web.hub import TableHub
from doorcard.adapters.web.new_ids import id_of_request
from doorcard.engine import SetupError
from doorcard.room import Room, Table, TableConfig
from doorcard.room.ending import end
from doorcard.room.orders import CloseTable, Leave, Order, Refused, Sit
from doorcard.room.ports import Alarm, Clock
from doorcard.room.practice import CHAIR, PracticeWish, practice_config
from doorcard.room.seating import bot_buy_in

MINUTE = 60_000
LEFT_FOR_GOOD = 10  # minutes without a socket, after which the player has left
NAME = "Practice"


class PracticeTables:
    """All practice tables of a server. most: how many may be open at once.

    aids: None where the odds are not installed. hubs: of all tables, by id; a practice table that
    has closed is taken off it.
    """

    def __init__(
        self,
        room: Room,
        hubs: MutableMapping[str, TableHub],
        clock: Clock,
        aids: AidsWorker | None,
        most: int,
    ) -> None:
        self.aids = aids
        self.most = most
        self._room = room
        self._hubs = hubs
        self._clock = clock
        self._coaches: dict[str, Coach] = {}
        self._alone: dict[str, int] = {}  # since when nobody looks at a table
        self._alarm: Alarm | None = None
        self._opening = asyncio.Lock()
        self._chores: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Take care of the tables there are, and of those that come."""
        for table in self._room.tables.values():
            self._watch(table)
        self._room.listen(self._watch)
        self._sweep()

    async def close(self) -> None:
        """Stop; the tables stay as they are."""
        if self._alarm is not None:
            self._alarm.cancel()
        for coach in self._coaches.values():
            await coach.close()
        await end(self._chores)
        if self.aids is not None:
            await self.aids.close()

    async def open(self, player: Player, order_id: str, wish: PracticeWish) -> str | Refused:
        """Open a table for the player and seat him; its id. He leaves the one he had before.

        The same order again answers the same table.
        """
        name = f"practice-{id_of_request(player.id, order_id, 16)}"
        async with self._opening:
            if name in self._room.tables:
                return name
            config = self._config(name, player, wish)
            if config is None:
                return Refused("bad_wish")
            before = self._room.practice_tables(player.id)
            if not before and len(self._room.practice_tables()) >= self.most:
                return Refused("practice_full")
            for old in before:
                await self._leave(self._room.tables[old])
            table = await self._room.add(config)
            if table.closed:  # the order is an old one, its table has come and gone
                self._room.forget(name)
                self._hubs.pop(name, None)
                return Refused("table_closed")
            sit = Sit(CHAIR, bot_buy_in(config))
            seated = await table.order(player.id, player.name, f"sit/{order_id}", sit)
        return seated if isinstance(seated, Refused) else name

    def _config(self, name: str, player: Player, wish: PracticeWish) -> TableConfig | None:
        if wish.temper and wish.temper not in self._room.tempers:
            return None
        try:
            return practice_config(name, NAME, player.id, player.name, wish)
        except SetupError:
            return None

    def _watch(self, table: Table) -> None:
        """Give a practice table its coach, who talks to its player alone."""
        config = table.state.config
        if not config.practice:
            return
        hub = self._hubs[table.table]
        coach = Coach(table, config.host, self.aids, lambda frame: hub.whisper(config.host, frame))
        self._coaches[table.table] = coach
        hub.greet = lambda: coach.frame
        table.listen(lambda _: self._see_off(table))

    def _see_off(self, table: Table) -> None:
        if table.state.closed_at and table.table in self._coaches:
            self._do(self._forget(table.table))

    async def _forget(self, name: str) -> None:
        coach = self._coaches.pop(name, None)
        if coach is None:
            return
        await coach.close()
        self._hubs.pop(name).close("table_closed")
        self._room.forget(name)
        self._alone.pop(name, None)
        if self.aids is not None and not self._coaches:
            await self.aids.close()  # until somebody practices again

    def _sweep(self) -> None:
        """Once a minute: who has been away for long has left."""
        now = self._clock.now()
        for name in self._room.practice_tables():
            if not self._hubs[name].empty:
                self._alone.pop(name, None)
            elif now >= self._alone.setdefault(name, now) + LEFT_FOR_GOOD * MINUTE:
                self._do(self._leave(self._room.tables[name]))
        self._alarm = self._clock.call_at(now + MINUTE, self._sweep)

    async def _leave(self, table: Table) -> None:
        """The player gets up, folding if need be; then the table closes."""
        config = table.state.config
        seated = table.state.of_player(config.host) is not None
        order: Order = Leave(now=True) if seated else CloseTable()
        await table.order(config.host, config.host_name, f"left/{self._clock.now()}", order)

    def _do(self, chore: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(chore)
        self._chores.add(task)
        task.add_done_callback(self._chores.discard)
