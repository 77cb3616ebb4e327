"""A hall with real tables on a real journal, and a clock that stands still until it is moved."""

import asyncio
import itertools
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import Connection

from doorcard.adapters.sql import Database, SqlJournal, SqlTournaments, open_seal
from doorcard.adapters.sql.ledger import balance, post
from doorcard.adapters.sql.ledger_check import faults
from doorcard.room import Pace, Ports, Room, Table
from doorcard.room.money import FAUCET, move, pool, wallet
from doorcard.room.orders import Act, Answer, Done, Order
from doorcard.room.ports import Journal
from doorcard.room.tournament.director import Director, DirectorPorts
from doorcard.room.tournament.hall import Hall, Template
from doorcard.room.tournament.orders import Register, Role, Sender, TournamentOrder
from doorcard.room.tournament.ports import TournamentJournal
from doorcard.room.tournament.state import TournamentConfig, TournamentState
from doorcard.room.tournament.structure import Structure
from tests.database import address_in
from tests.room.playing import PASSIVE, StackedEntropy, StillClock, first_legal, pick

PACE = Pace(between_hands=3000, bot_least=0, bot_most=0)
CUP = "cup"


class House:
    """A room and its tournaments; ``cup`` is the one of most tests."""

    def __init__(self, folder: Path, templates: tuple[Template, ...] = ()) -> None:
        self.folder = folder
        self.templates = templates
        self.clock = StillClock()
        self.entropy = StackedEntropy()
        self._ids = itertools.count(1)
        self._told = asyncio.Event()
        self.database: Database
        self.room: Room
        self.hall: Hall

    async def open(self) -> "House":
        self.database = await Database.open(address_in(self.folder))
        journal, tournaments = self.journals()
        ports = Ports(journal, self.clock, self.entropy, first_legal)
        self.room = await Room.open([], ports, PACE)
        self.hall = await Hall.open(
            DirectorPorts(tournaments, self.clock, self.entropy, self.room, PACE), self.templates
        )
        self.hall.listen(lambda _: self._told.set())
        self.room.listen(self._listen_to)
        for table in self.room.tables.values():
            self._listen_to(table)
        self.room.start()
        self.hall.start()
        return self

    def journals(self) -> tuple[Journal, TournamentJournal]:
        """Where tables and tournaments are kept."""
        seal = open_seal(self.folder / "seal.key", None)
        return SqlJournal(self.database, seal), SqlTournaments(self.database)

    async def close(self) -> None:
        await self.hall.close()
        await self.room.close()
        await self.database.close()

    async def restart(self) -> None:
        await self.close()
        await self.open()

    def _listen_to(self, table: Table) -> None:
        table.listen(lambda _: self._told.set())

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until it is so; looks again whenever a table or a tournament tells something."""
        while not condition():
            self._told.clear()
            await self._told.wait()

    async def pass_time(self, seconds: float, condition: Callable[[], bool]) -> None:
        """Let time pass, then wait until it is so."""
        self.clock.advance(round(seconds * 1000))
        await self.until(condition)

    # --- tournaments ---

    async def make(self, form: Structure, **config: object) -> Director:
        made = TournamentConfig(tournament=CUP, name="Cup", structure=form, **config)  # type: ignore[arg-type]
        return await self.hall.make(made)

    @property
    def cup(self) -> Director:
        return self.hall.directors[CUP]

    @property
    def state(self) -> TournamentState:
        return self.cup.state

    async def ask(
        self, player: str, order: TournamentOrder, order_id: str = "", role: Role = "player"
    ) -> Answer:
        sender = Sender(player, player, role)
        return await self.cup.order(sender, order_id or f"o{next(self._ids)}", order)

    async def enter(self, *players: str, chips: int = 10_000) -> None:
        for player in players:
            await self.give(player, chips)
            assert await self.ask(player, Register()) == Done()

    # --- tables ---

    def table_of(self, player: str) -> Table:
        entrant = self.state.entry_of(player)
        assert entrant is not None
        return self.room.tables[entrant.table]

    def asked(self, table: Table) -> str:
        """Who is asked at a table, "" for nobody."""
        hand = table.hand
        if hand is None or hand.over or not hand.asked:
            return ""
        return table.state.hand_player(hand.asked)

    async def order(self, player: str, order: Order) -> Answer:
        return await self.table_of(player).order(player, player, f"t{next(self._ids)}", order)

    async def play_hand(self, table: Table, *wanted: str) -> None:
        """Everybody who is asked does the first of these that is offered, else he is passive."""
        number = table.state.number
        while table.state.number == number and table.state.hand:
            player = self.asked(table)
            if not player:
                await self.until(lambda: bool(self.asked(table)) or not table.state.hand)
                continue
            view = table.picture().view(player)
            assert view.hand is not None
            option = pick(view, *wanted, *PASSIVE)  # type: ignore[arg-type]
            to = option.to if option.kind in wanted and option.kind != "fold" else None
            act = Act(view.hand.hand, view.hand.decision, option.kind, to)
            answer = await table.order(player, player, f"t{next(self._ids)}", act)
            assert answer == Done(), answer

    # --- money ---

    async def give(self, player: str, chips: int) -> None:
        grant = move(f"grant/{player}/{next(self._ids)}", "grant", FAUCET, wallet(player), chips)
        await self.database.run(lambda connection: post(connection, (grant,)))

    async def wallet(self, player: str) -> int:
        return await self.balance(wallet(player))

    async def pool(self) -> int:
        return await self.balance(pool(CUP))

    async def balance(self, account: str) -> int:
        return await self.database.run(lambda connection: balance(connection, account))

    async def check_money(self) -> None:
        def work(connection: Connection) -> list[str]:
            return [str(fault) for fault in faults(connection)]

        assert await self.database.run(work) == []
