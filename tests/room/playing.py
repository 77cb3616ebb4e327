"""A real table on a real journal, with a clock that stands still until it is moved."""

import asyncio
import heapq
import itertools
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import msgspec
from msgspec import structs
from sqlalchemy import Connection, func, select

from doorcard.adapters.sql import Database, SqlHands, SqlJournal, open_seal, schema
from doorcard.adapters.sql.ledger import balance, post
from doorcard.adapters.sql.ledger_check import faults
from doorcard.app.house_player import play_like
from doorcard.bots import TEMPERAMENTS
from doorcard.cards import parse_cards
from doorcard.engine import Hand, HouseRules
from doorcard.engine.events import Event
from doorcard.houses import HOUSES, stakes_for
from doorcard.room import FAST, Pace, Ports, Room, Table, TableConfig, Telling
from doorcard.room.money import FAUCET, escrow, move, wallet
from doorcard.room.orders import Act, ActKind, Answer, Done, Order, Sit
from doorcard.room.ports import Journal
from doorcard.views import Option, SeatView
from tests.database import address_in

E = TypeVar("E", bound=Event)

START = 1_750_000_000_000
WALLET = 1_000_000
TABLE = "t"

PASSIVE: tuple[ActKind, ...] = ("check", "call", "bring_in", "discard", "muck")

# Pauses as in a real room, so that a test sees what the clock does; the start has its own tests.
PACE = Pace(between_hands=5000, bot_least=1000, bot_most=1000, start=0)


class Alarm:
    """A wake-up of the still clock."""

    def __init__(self, wake: Callable[[], None]) -> None:
        self.wake: Callable[[], None] | None = wake

    def cancel(self) -> None:
        self.wake = None


class StillClock:
    """Time passes when a test says so."""

    def __init__(self) -> None:
        self._now = START
        self._alarms: list[tuple[int, int, Alarm]] = []
        self._order = itertools.count()

    def now(self) -> int:
        return self._now

    def call_at(self, when: int, wake: Callable[[], None]) -> Alarm:
        alarm = Alarm(wake)
        if when <= self._now:
            asyncio.get_running_loop().call_soon(_ring, alarm)
        else:
            heapq.heappush(self._alarms, (when, next(self._order), alarm))
        return alarm

    def advance(self, milliseconds: int) -> None:
        """Let time pass; everything that falls due is woken."""
        self._now += milliseconds
        while self._alarms and self._alarms[0][0] <= self._now:
            _ring(heapq.heappop(self._alarms)[2])

    def set_back(self, milliseconds: int) -> None:
        """Somebody sets the machine's clock while no server runs."""
        self._now -= milliseconds
        self._alarms.clear()


def _ring(alarm: Alarm) -> None:
    if alarm.wake is not None:
        alarm.wake()


class StackedEntropy:
    """Chance that deals the decks a test has laid ready, and then seeded ones."""

    def __init__(self, seed: int = 1) -> None:
        self._dice = Random(seed)
        self._draws: deque[int] = deque()

    def stack(self, first_cards: str) -> None:
        """Let the next shuffled deck begin with these cards; the rest follows in order."""
        top = parse_cards(first_cards)
        deck = [*top, *(card for card in range(52) if card not in top)]
        order = list(range(52))
        for last in range(51, 0, -1):
            drawn = order.index(deck[last])
            self._draws.append(drawn)
            order[last], order[drawn] = order[drawn], order[last]

    def below(self, limit: int) -> int:
        if limit == 52 or self._draws_running:
            self._draws_running = len(self._draws) > 0
            if self._draws:
                return self._draws.popleft()
        return self._dice.randrange(limit)

    _draws_running = False


def first_legal(view: SeatView, dice: Random) -> Act:
    """A house player that checks or calls whatever comes."""
    assert view.hand is not None
    return Act(view.hand.hand, view.hand.decision, pick(view, *PASSIVE).kind)


def pick(view: SeatView, *wanted: ActKind) -> Option:
    """The first of the wanted acts that the view offers."""
    assert view.hand is not None
    return next(option for kind in wanted for option in view.hand.legal if option.kind == kind)


class Desk:
    """One table with its journal: sit down, act, move the clock, look."""

    def __init__(self, folder: Path, config: TableConfig, pace: Pace, *others: TableConfig) -> None:
        self.folder = folder
        self.config = config
        self.others = others
        self.pace = pace
        self.clock = StillClock()
        self.entropy = StackedEntropy()
        self.house_player = first_legal
        self.database: Database
        self.room: Room
        self.tellings: list[Telling] = []
        self.rail: list[bytes] = []  # what the rail was told, as it was then
        self._told = asyncio.Event()
        self._ids = itertools.count(1)

    # --- its life ---

    async def open(self, start: bool = True) -> "Desk":
        """Open the journal and the table."""
        self.database = await Database.open(address_in(self.folder))
        self.seal = open_seal(self.folder / "seal.key", None)
        self.journal = SqlJournal(self.database, self.seal)
        self.hands = SqlHands(self.database, self.seal)
        ports = Ports(
            self.journal_port(),
            self.clock,
            self.entropy,
            lambda view, dice: self.house_player(view, dice),
            {name: partial(play_like, way) for name, way in TEMPERAMENTS.items()},
        )
        self.room = await Room.open([self.config, *self.others], ports, self.pace)
        self.table.listen(self._hear)
        if start:
            self.room.start()
        return self

    def journal_port(self) -> Journal:
        """The journal as the table gets it."""
        return self.journal

    async def close(self) -> None:
        """Stop where it is; the journal stays."""
        await self.room.close()
        await self.database.close()

    async def restart(self) -> None:
        """Stop and come back, as a server does."""
        await self.close()
        await self.open()

    @property
    def table(self) -> Table:
        return self.room.tables[TABLE]

    @property
    def hand(self) -> Hand:
        assert self.table.hand is not None
        return self.table.hand

    def _hear(self, telling: Telling) -> None:
        self.tellings.append(telling)
        self.rail.append(msgspec.json.encode(telling.news()))
        self._told.set()

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until the table has come so far; looks again whenever it tells something."""
        while not condition():
            self._told.clear()
            await self._told.wait()

    async def until_asked(self, seat: int = 0) -> None:
        """Wait until the running hand asks a seat, or anybody."""
        await self.until(lambda: self.asked == seat if seat else self.asked > 0)

    async def next_hand(self) -> None:
        """Let the pause pass and the next hand begin."""
        number = self.table.state.number
        self.clock.advance(self.pace.between_hands)
        await self.until(lambda: self.table.state.number > number)

    async def until_over(self) -> None:
        await self.until(lambda: self.table.hand is not None and self.table.state.hand == "")

    @property
    def asked(self) -> int:
        hand = self.table.hand
        return hand.asked if hand is not None and not hand.over else 0

    # --- players ---

    async def give(self, player: str, chips: int = WALLET) -> None:
        """A wallet with play chips."""
        grant = move(f"grant/{player}/{next(self._ids)}", "grant", FAUCET, wallet(player), chips)
        await self.database.run(lambda connection: post(connection, (grant,)))

    async def sit(self, seat: int, chips: int, player: str = "") -> Answer:
        """A player with a full wallet sits down and is connected; his name tells his chair."""
        name = player or name_of(seat)
        await self.give(name)
        answer = await self.order(name, Sit(seat, chips))
        self.table.connection(name, True)
        return answer

    async def seat_all(self, chips: dict[int, int]) -> None:
        """Everybody sits down while no hand can begin: the table is not running yet."""
        sitting = [asyncio.ensure_future(self.sit(seat, units)) for seat, units in chips.items()]
        for seated in sitting:
            assert await seated == Done()

    async def order(self, player: str, order: Order, order_id: str = "") -> Answer:
        return await self.table.order(player, player, order_id or f"o{next(self._ids)}", order)

    async def act(
        self, seat: int, kind: ActKind, to: int | None = None, cards: Sequence[str] = ()
    ) -> None:
        """The asked seat acts, and the act must be carried out."""
        await self.until_asked(seat)
        answer = await self.try_act(seat, kind, to, cards)
        assert answer == Done(), answer

    async def try_act(
        self, seat: int, kind: ActKind, to: int | None = None, cards: Sequence[str] = ()
    ) -> Answer:
        hand = self.hand
        act = Act(hand.started.hand, hand.decision, kind, to, tuple(cards))
        return await self.order(self.player_on(seat), act)

    async def play_out(self, *wanted: ActKind) -> None:
        """Play to the end of the hand: the first kind of act that is offered, else passively."""
        while True:
            await self.until(lambda: self.asked > 0 or self.table.state.hand == "")
            if not self.asked:
                return
            option = pick(self.view(self.asked), *wanted, *PASSIVE)
            to = option.to if option.kind in wanted else None
            await self.act(self.asked, option.kind, to)

    async def passive_act(self) -> None:
        """The asked seat checks, calls, keeps its cards, mucks."""
        await self.until_asked()
        await self.act(self.asked, pick(self.view(self.asked), *PASSIVE).kind)

    # --- looking ---

    def view(self, seat: int) -> SeatView:
        return self.table.picture().view(self.player_on(seat) if seat else "")

    def player_on(self, seat: int) -> str:
        """The player dealt in on a chair, or sitting there."""
        state = self.table.state
        one = state.occupant(seat)
        return state.hand_player(seat) or (one.player if one is not None else name_of(seat))

    def stack(self, seat: int) -> int:
        """The chips behind, in the hand if one is running."""
        hand = self.table.hand
        if hand is not None and not hand.over and seat in hand.position_of:
            return hand.stack[hand.position_of[seat]]
        one = self.table.state.occupant(seat)
        assert one is not None
        return one.stack

    def events(self, kind: type[E]) -> list[E]:
        return [event for event in self.hand.events if isinstance(event, kind)]

    async def read(self, work: Callable[[Connection], object]) -> object:
        return await self.database.run(work)

    async def balance(self, account: str) -> int:
        return await self.database.run(lambda connection: balance(connection, account))

    async def wallet(self, seat: int) -> int:
        return await self.balance(wallet(name_of(seat)))

    async def check_money(self) -> None:
        """The ledger balances, and what it holds for the table is what lies on the table."""
        assert await self.database.run(faults) == []
        for one in self.table.state.occupants:
            assert await self.balance(escrow(TABLE, one.player)) == one.stack + one.waiting

    async def records(self) -> int:
        """How many records the journal has."""
        query = select(func.count()).select_from(schema.records)
        return await self.database.run(lambda connection: connection.scalar(query) or 0)


def name_of(seat: int) -> str:
    return f"p{seat}"


def config_for(
    house: str, small: int, bots: int = 0, most: int = 100_000, **knobs: Any
) -> TableConfig:
    """A table of a room with some knobs turned; without time banks unless they are asked for."""
    rules: HouseRules = structs.replace(HOUSES[house], **{"time_bank_seconds": 0, **knobs})
    return TableConfig(TABLE, "Table", rules, stakes_for(rules, small), most, bots)


OpenDesk = Callable[..., Awaitable[Desk]]

__all__ = ["FAST", "PACE", "TABLE", "WALLET", "Desk", "OpenDesk", "config_for", "name_of"]
