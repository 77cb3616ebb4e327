"""A whole tournament played in virtual time, from one seed: house players, people who drop out of
the line and come back, and a server that is killed in the middle of its writes.

Everything is the real thing but for the disk and the clock. While it plays, the promises of a
tournament are checked: chips stay the same, nobody is at two tables, tables differ by one player at
most when they deal, every prize is paid once.
"""

import asyncio
from collections.abc import Coroutine
from random import Random

from msgspec import Struct

from doorcard.adapters.sql import Seal, SqlJournal, SqlTournaments
from doorcard.adapters.sql.ledger import balance, post
from doorcard.adapters.sql.ledger_check import faults
from doorcard.adapters.virtual_time import VirtualClock
from doorcard.app.house_player import house_player
from doorcard.app.simulation.disk import Disk, SimulatedDatabase
from doorcard.room import Pace, Ports, Room, Table, Telling
from doorcard.room.money import FAUCET, FEES, move, pool, wallet
from doorcard.room.orders import SitOut
from doorcard.room.tournament import orders
from doorcard.room.tournament.audit import chips_in_play
from doorcard.room.tournament.director import Director, DirectorPorts
from doorcard.room.tournament.hall import Hall
from doorcard.room.tournament.orders import Sender
from doorcard.room.tournament.standings import place_of, prizes_of
from doorcard.room.tournament.state import TournamentConfig
from doorcard.room.tournament.structure import Structure

NAME = "cup"
SECOND = 1000
PACE = Pace(between_hands=3000, bot_least=900, bot_most=2800)
DOWN = 20  # seconds from a kill to the next start
LONGEST = 7 * 24 * 3600  # virtual seconds; a tournament that lasts longer has come to a stop


class BrokenPromise(AssertionError):
    """Something that must never happen has happened; the text says what."""


class Simulated(Struct, frozen=True):
    """What became of a tournament.

    writes: transactions. seconds: of virtual time from the draw to the end.
    """

    players: int
    hands: int
    events: int
    writes: int
    kills: int
    dropped: int
    moves: int
    seconds: int
    places: tuple[str, ...]
    paid: dict[str, int]


class SeededEntropy:
    """Chance for a simulation."""

    def __init__(self, seed: int) -> None:
        self._dice = Random(seed)

    def below(self, limit: int) -> int:
        """A whole number from 0 to ``limit`` - 1."""
        return self._dice.randrange(limit)


class Simulation:
    """One tournament. people: so many of the players are no house players, and drop out now and
    then. kills: how often the server is killed, about ``between`` writes apart.
    """

    def __init__(
        self,
        structure: Structure,
        players: int,
        clock: VirtualClock,
        *,
        seed: int,
        people: int = 0,
        kills: int = 0,
        between: int = 2000,
        pace: Pace = PACE,
    ) -> None:
        self.structure = structure
        self.disk = Disk(Random(f"{seed}/disk"))
        self.clock = clock
        self._players = players
        self._people = [f"person-{number}" for number in range(1, people + 1)]
        self._dice = Random(seed)
        self._entropy = SeededEntropy(seed)
        self._pace = pace
        self._kills_left = kills
        self._kills = 0
        self._between = between
        self._dropped = 0
        self._events: dict[str, int] = {}  # how many each hand has
        self._away: set[str] = set()
        self._rich: set[str] = set()
        self._asked: dict[str, tuple[str, int]] = {}
        self._jobs: set[asyncio.Future[None]] = set()
        self._starts_at = clock.now() + 60 * SECOND
        self._ended = asyncio.Event()
        self._wrong: BrokenPromise | None = None
        self.room: Room
        self.hall: Hall

    async def play(self) -> Simulated:
        """Play it to the end; BrokenPromise when something is wrong on the way."""
        async with asyncio.timeout(LONGEST):
            while not self._ended.is_set():
                await self._live()
        if self._wrong is not None:
            raise self._wrong
        await self._close()
        self._check_prizes()
        return self._told()

    @property
    def director(self) -> Director:
        """The owner of the tournament."""
        return self.hall.directors[NAME]

    # --- its life ---

    async def _open(self) -> None:
        self._database = SimulatedDatabase(self.disk)
        journal = SqlJournal(self._database, Seal(b"k" * 32))
        ports = Ports(journal, self.clock, self._entropy, house_player)
        self.room = await Room.open([], ports, self._pace)
        tournaments = SqlTournaments(self._database)
        self.hall = await Hall.open(
            DirectorPorts(tournaments, self.clock, self._entropy, self.room, self._pace)
        )
        self.room.listen(self._listen_to)
        for table in self.room.tables.values():
            self._listen_to(table)
        self.hall.listen(self._look)
        self.room.start()
        self.hall.start()
        self._plan_crash()
        self._start(self._enter())

    async def _enter(self) -> None:
        """People register; house players fill the rest when the doors close.

        After a kill they try again, by the same ids.
        """
        config = TournamentConfig(
            tournament=NAME,
            name="Cup",
            structure=self.structure,
            starts_at=self._starts_at,
            house_players=self._players - len(self._people),
        )
        director = await self.hall.make(config)
        cost = self.structure.cost
        for player in self._people:
            if player not in self._rich:
                self._rich.add(player)
                grant = move(f"grant/{player}", "grant", FAUCET, wallet(player), cost)
                with self.disk.connection.begin():
                    post(self.disk.connection, (grant,))
            await director.order(Sender(player, player), "in", orders.Register())

    async def _live(self) -> None:
        """One process, until the tournament has ended or the process is killed."""
        await self._open()
        ended = asyncio.ensure_future(self._ended.wait())
        killed = asyncio.ensure_future(self.disk.dead.wait())
        await asyncio.wait((ended, killed), return_when=asyncio.FIRST_COMPLETED)
        for waiting in (ended, killed):
            waiting.cancel()
        if self.disk.dead.is_set() and not self._ended.is_set():
            self._kills += 1
            await self._close()
            await asyncio.sleep(DOWN)
            self.disk.revive()

    async def _close(self) -> None:
        for job in self._jobs:
            job.cancel()
        await asyncio.gather(*self._jobs, return_exceptions=True)
        self._jobs.clear()
        self._asked.clear()
        await self._database.close()
        await self.hall.close()
        await self.room.close()

    def _plan_crash(self) -> None:
        if self._kills_left:
            self._kills_left -= 1
            writes = self._dice.randrange(self._between)
            self.disk.plan(writes, "dies_after" if self._dice.random() < 0.5 else "dies_before")

    # --- people ---

    def _listen_to(self, table: Table) -> None:
        begun = table.state.number

        def hear(_: Telling) -> None:
            nonlocal begun
            if self.disk.dead.is_set():
                return
            if table.hand is not None:
                self._events[table.hand.started.hand] = len(table.hand.events)
            if table.state.number > begun:
                begun = table.state.number
                self._dealt(table)
            self._play_people(table)

        table.listen(hear)
        self._play_people(table)

    def _play_people(self, table: Table) -> None:
        """A person who is asked acts after a while, unless he is out of the line."""
        hand = table.hand
        if hand is None or hand.over or not hand.asked:
            return
        one = table.state.occupant(hand.asked)
        if one is None or one.bot or one.player in self._away:
            return
        question = (hand.started.hand, hand.decision)
        if self._asked.get(one.player) == question:
            return
        self._asked[one.player] = question
        if self._dice.random() < 0.01:
            self._start(self._drop_out(one.player))
        else:
            self._start(self._act(table, one.player))

    async def _act(self, table: Table, player: str) -> None:
        await asyncio.sleep(self._dice.uniform(0.5, 4))
        view = table.picture().view(player)
        if view.hand is None or not view.hand.legal:
            return
        act = house_player(view, self._dice)
        await table.order(player, player, f"{act.hand}-{act.decision}", act)

    async def _drop_out(self, player: str) -> None:
        """The line breaks; after a while he is back, perhaps at another table (P61)."""
        self._dropped += 1
        self._away.add(player)
        self._connect(player, False)
        await asyncio.sleep(self._dice.uniform(20, 400))
        self._away.discard(player)
        self._connect(player, True)
        entrant = self.director.state.entry_of(player)
        table = self.room.tables.get(entrant.table) if entrant is not None else None
        if table is not None:
            back = f"back-{self.clock.now()}"
            await table.order(player, player, back, SitOut(on=False))
            self._play_people(table)

    def _connect(self, player: str, connected: bool) -> None:
        for table in self.room.tables.values():
            if table.state.of_player(player) is not None:
                table.connection(player, connected)

    def _start(self, job: Coroutine[None, None, None]) -> None:
        task = asyncio.ensure_future(job)
        self._jobs.add(task)
        task.add_done_callback(self._jobs.discard)

    # --- promises ---

    def _dealt(self, table: Table) -> None:
        state = self.director.state
        if state.phase != "running":
            return
        sizes = [len(state.at_table(one.table)) for one in state.tables]
        mine = len(state.at_table(table.table))
        if sizes and mine < max(sizes) - 1:
            self._promise_broken(f"{table.table} deals to {mine}, another table has {max(sizes)}")
        seen: set[str] = set()
        for other in self.room.tables.values():
            for one in other.state.occupants:
                if one.player in seen:
                    self._promise_broken(f"{one.player} sits at two tables")
                seen.add(one.player)

    def _look(self, director: Director) -> None:
        """After every step and every hand: the chips are all there."""
        if self.disk.dead.is_set():
            return
        if director.state.phase == "running":
            scene = director.scene()
            lying = chips_in_play(scene.state, scene.looks)
            if lying != director.state.chips:
                self._promise_broken(f"{lying} chips of {director.state.chips} are in play")
        if director.over and sum(director.state.paid.values()) == director.state.pool:
            self._ended.set()

    def _promise_broken(self, what: str) -> None:
        if self._wrong is None:
            self._wrong = BrokenPromise(what)
        self._ended.set()

    def _check_prizes(self) -> None:
        with self.disk.connection.begin():
            self._check_ledger()
        state = self.director.state
        if sum(state.paid.values()) != state.pool:
            raise BrokenPromise(f"{sum(state.paid.values())} paid of {state.pool}")
        if sorted(state.paid.values(), reverse=True) != list(prizes_of(state)):
            raise BrokenPromise("the prizes are not those of the table")

    def _check_ledger(self) -> None:
        state, connection = self.director.state, self.disk.connection
        for fault in faults(connection):
            raise BrokenPromise(str(fault))
        if (left := balance(connection, pool(NAME))) != 0:
            raise BrokenPromise(f"{left} left in the pool")
        if (fees := balance(connection, FEES)) != self.structure.fee * len(state.entrants):
            raise BrokenPromise(f"fees are {fees}")
        for entry, units in state.paid.items():
            if balance(connection, wallet(state.entrants[entry].player)) != units:
                raise BrokenPromise(f"{entry} has not what he won")

    def _told(self) -> Simulated:
        state = self.director.state
        places = sorted(state.entrants, key=lambda entry: place_of(state, entry))
        return Simulated(
            players=len(state.entrants),
            hands=len(self._events),
            events=sum(self._events.values()),
            writes=self.disk.commits,
            kills=self._kills,
            dropped=self._dropped,
            moves=sum(one.moves for one in state.entrants.values()),
            seconds=(state.ended - state.started) // SECOND,
            places=tuple(state.entrants[entry].name for entry in places),
            paid=dict(state.paid),
        )
