"""A session at a table, the same for every run: who orders what, and what the clock decides.

Players insist: an order is sent again, under its id, until it is answered. What they do depends on
the table alone, never on how often the server has died meanwhile.
"""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from random import Random
from typing import Any

from sqlalchemy import Connection, select

from doorcard.adapters.sql import schema
from doorcard.engine import Option
from doorcard.room import Pace, Table
from doorcard.room.orders import (
    Act,
    Answer,
    Ante,
    Done,
    Leave,
    Order,
    Refused,
    Sit,
    SitOut,
    TopUp,
    Wish,
)
from doorcard.room.ports import Journal, JournalFailed
from tests.recovery.failing import DurableEntropy, FailingJournal, Plan, calm
from tests.recovery.patience import is_idle
from tests.room.playing import TABLE, Desk, config_for, name_of

SMALL = 40
PAUSES = Pace(between_hands=60_000)  # long enough for all to sit down, whatever the disk does
TROUBLE = ("storage", "failed", "busy")  # refusals after which a player tries once more


class Session(Desk):
    """A table whose server dies when its journal does, and comes back twice."""

    def __init__(self, folder: Path, house: str, plan: Plan) -> None:
        super().__init__(folder, config_for(house, SMALL, most=4_000), PAUSES)
        self.chance = DurableEntropy(7)
        self.entropy = self.chance  # type: ignore[assignment]
        self.failing = FailingJournal(plan, self.chance)
        self.deaths = 0
        self.result: dict[str, Any] = {}
        self._names: set[str] = set()

    def journal_port(self) -> Journal:
        return self.failing.on(self.journal)

    # --- deaths ---

    async def live(self, work: Awaitable[Any]) -> tuple[Any, bool]:
        """The outcome of some work, or the news that the process has died meanwhile."""
        doing = asyncio.ensure_future(work)
        dying = asyncio.ensure_future(self.failing.dead.wait())
        await asyncio.wait((doing, dying), return_when=asyncio.FIRST_COMPLETED)
        dying.cancel()
        if doing.done():
            return doing.result(), True
        doing.cancel()
        await asyncio.gather(doing, return_exceptions=True)
        return None, False

    async def begin(self) -> None:
        """Open for the first time; that, too, may take several starts."""
        if not await self._start():
            await self.come_back()

    async def _start(self) -> bool:
        """Whether a process could start; without its storage it does not."""
        self.failing.revive()
        try:
            return (await self.live(self.open()))[1]
        except JournalFailed:
            return False

    async def close(self) -> None:
        """Stop where it is; the first start may not have got as far as a room."""
        if "room" in vars(self):
            await self.room.close()
        await self.database.close()

    async def come_back(self) -> None:
        """Another process, and another one: recovery runs twice before anybody plays on."""
        self.deaths += 1
        opened = 0
        while opened < 2:
            await self.close()
            opened += await self._start()
        for name in self._names:
            self.table.connection(name, True)

    # --- players who insist ---

    async def insist(self, player: str, order: Order, order_id: str) -> Answer:
        """Send an order until it is answered by something else than trouble with the storage."""
        while True:
            asked = self._patiently(self.order(player, order, order_id))
            answer, alive = await self.live(asked)
            if not alive:
                await self.come_back()
            elif not isinstance(answer, Refused) or answer.code not in TROUBLE:
                assert isinstance(answer, Done | Refused)
                return answer

    async def _patiently(self, asked: Awaitable[Answer]) -> Answer:
        """An answer; the table may have to wait a second for its storage first."""
        answer = asyncio.ensure_future(asked)
        try:
            while not answer.done():
                if await self._is_idle():
                    self.clock.advance(1_000)
            return answer.result()
        finally:
            answer.cancel()

    async def _is_idle(self) -> bool:
        return await is_idle(self.journal, lambda: (self.table.told, self.failing.writes))

    async def wait_for(self, condition: Callable[[Table], bool]) -> None:
        """Let the table come so far, however often its server dies on the way."""
        while not condition(self.table):
            _, alive = await self.live(self._told_or(condition))
            if not alive:
                await self.come_back()

    async def _told_or(self, condition: Callable[[Table], bool]) -> None:
        """Until the condition holds; time passes whenever nothing else can happen."""
        while not condition(self.table):
            if await self._is_idle() and not condition(self.table):
                self.clock.advance(5_000)

    async def take_seat(self, seat: int, chips: int) -> None:
        """Sit down with money enough for two more buy-ins."""
        player = name_of(seat)
        if player not in self._names:
            await self.give(player, 3 * chips)
            self._names.add(player)
        done = await self.insist(player, Sit(seat, chips), f"sit-{self.table.state.number}")
        assert done == Done(), done
        self.table.connection(player, True)

    # --- a hand ---

    async def play_hand(self, *orders: tuple[int, str, Order], silent: int = 0) -> None:
        """A whole hand by chance that depends on its decisions alone.

        orders: (decision, player, order) given while that decision is open. silent: a seat whose
        clock decides for it.
        """
        number = self.table.state.number + 1
        await self.wait_for(lambda table: self._asks_or_over(table, number) or self._ante_due())
        while self._ante_due():
            for seat in self.table.state.ante_asked:
                await self.insist(name_of(seat), Ante(True), f"ante-{number}")
            await self.wait_for(lambda table: table.state.number == number or self._ante_due())
        waiting = list(orders)
        decision = 0
        while True:
            await self.wait_for(
                lambda table, d=decision: self._asks_or_over(table, number, d)  # type: ignore[misc]
            )
            hand = self.table.hand
            if hand is None or hand.over:
                break
            decision = hand.decision
            for due in [one for one in waiting if one[0] <= decision]:
                waiting.remove(due)
                _, player, order = due
                answer = await self.insist(player, order, f"order-{number}-{decision}")
                assert answer == Done(), (answer, order)
            await self._decide(decision, silent)
        assert not waiting, waiting

    def _ante_due(self) -> bool:
        return bool(self.table.state.ante_asked)

    @staticmethod
    def _asks_or_over(table: Table, number: int, after: int = 0) -> bool:
        """Whether the hand asks for a decision later than ``after``, or is over and settled."""
        hand = table.hand
        if hand is None or table.state.number != number:
            return False
        if hand.over:
            return not table.state.hand
        return bool(hand.asked) and hand.decision > after

    async def _decide(self, decision: int, silent: int) -> None:
        """The asked player acts, once: by what he sees, or by letting his time run out."""
        hand = self.table.hand
        if hand is None or hand.over or hand.decision != decision:
            return  # an order of somebody else has answered it
        seat = hand.asked
        if seat == silent:
            await self.wait_for(
                lambda table: (
                    table.hand is None or table.hand.over or table.hand.decision > decision
                )
            )
            return
        act = self._choose(seat)
        answer = await self.insist(name_of(seat), act, f"{hand.started.hand}-{decision}")
        assert answer == Done(), (answer, act)

    def _choose(self, seat: int) -> Act:
        view = self.view(seat)
        assert view.hand is not None
        dice = Random(f"{view.hand.hand}/{view.hand.decision}")
        option = _pick(view.hand.legal, dice)
        held = [card.card for card in view.places[seat - 1].cards]
        cards = tuple(dice.sample(held, dice.randint(0, 3))) if option.kind == "discard" else ()
        to = option.to if option.kind in ("bet", "complete", "raise") else None
        return Act(view.hand.hand, view.hand.decision, option.kind, to, cards)

    # --- what is compared ---

    async def outcome(self) -> dict[str, Any]:
        """All that players can look up afterwards, and the books; times and numbers left out."""
        hands = await self.hands.of_table(TABLE, 0, 100)
        wallets: Any = await self.read(_wallets)
        moved: Any = await self.read(_moves)
        return {
            "hands": [(one.hand, one.players, one.events) for one in reversed(hands)],
            "accounts": wallets,
            "moved": moved,
            "occupants": [
                (one.seat, one.player, one.stack, one.sitting_out, one.automatic)
                for one in self.table.state.occupants
            ],
        }


def _pick(legal: Iterable[Option], dice: Random) -> Option:
    """Calls more often than he folds, so that hands go far."""
    weights = {"fold": 1, "check": 4, "call": 6, "bring_in": 4}
    options = list(legal)
    return dice.choices(options, [weights.get(one.kind, 2) for one in options])[0]


def _wallets(connection: Connection) -> dict[str, int]:
    return {row.id: row.balance for row in connection.execute(select(schema.accounts))}


def _moves(connection: Connection) -> Counter[tuple[str, tuple[tuple[str, int], ...]]]:
    """How often chips were moved in each way."""
    entries, postings = schema.entries, schema.postings
    moves: dict[str, list[tuple[str, int]]] = {}
    rows = connection.execute(select(postings).order_by(postings.c.entry_id, postings.c.line))
    for row in rows:
        moves.setdefault(row.entry_id, []).append((row.account, row.amount))
    reasons = {row.id: row.reason for row in connection.execute(select(entries))}
    return Counter((reasons[entry], tuple(lines)) for entry, lines in moves.items())


async def evening(session: Session) -> None:
    """Three hands with everything that is journalled in between.

    A top-up, a time-out, a short stack that may go broke, somebody who leaves in the middle of a
    hand and somebody who takes his chair, a pause and a return, antes by hand.
    """
    await session.take_seat(1, 4_000)
    await session.take_seat(2, 2_000)
    await session.take_seat(3, 800)
    await session.insist(name_of(1), Wish(auto_ante=False, auto_muck=True), "wish")
    await session.play_hand((2, name_of(2), TopUp(1_000)))
    await session.play_hand((2, name_of(3), Leave()), silent=1)
    await session.wait_for(lambda table: table.state.occupant(3) is None)
    await session.take_seat(4, 1_500)
    await session.insist(name_of(4), SitOut(True), "pause")
    await session.insist(name_of(4), SitOut(False), "return")
    await session.insist(name_of(2), Wish(post=True), "post")
    await session.insist(name_of(4), Wish(post=True), "post")
    await session.play_hand((1, name_of(1), Leave(now=False)))
    await session.wait_for(lambda table: table.state.occupant(1) is None)


async def run(folder: Path, house: str, plan: Plan = calm) -> Session:
    """The evening under a plan of faults; the ledger is proved at its end."""
    folder.mkdir()  # noqa: ASYNC240 - nothing else is going on
    session = Session(folder, house, plan)
    try:
        await session.begin()
        await evening(session)
        session.result = await session.outcome()
        await session.check_money()
    finally:
        await session.close()
    return session
