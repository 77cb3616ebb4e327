"""A table, as its owner plays it.

What the table does by itself (clocks, house players, the next hand) is read off its state.
"""

from collections import deque
from collections.abc import Callable, Mapping
from random import Random
from typing import Literal

import structlog
from msgspec import Struct
from msgspec.structs import replace

from doorcard.engine import Hand
from doorcard.engine.events import PotAwarded
from doorcard.room import duties, duty_desk, hand_steps, order_desk
from doorcard.room.advance_actions import AdvanceActions, Choice
from doorcard.room.clocks import ProtectionBook
from doorcard.room.config import Pace, TableConfig
from doorcard.room.folding import fold
from doorcard.room.lineup import Lineup, next_lineup
from doorcard.room.mailbox import Letter
from doorcard.room.moment import Moment
from doorcard.room.orders import Answer, Done, Order, Refused
from doorcard.room.owner import TRIES, Owner
from doorcard.room.pen import Pen
from doorcard.room.ports import Clock, Committed, Entropy, HousePlayer, Journal, Opened
from doorcard.room.recovery import Recovered, recover
from doorcard.room.shuffle import shuffled
from doorcard.room.state import TableState
from doorcard.room.step import Step
from doorcard.room.telling import Eyes, Picture, Telling

log = structlog.get_logger()

HANDS_REMEMBERED = 20  # for the lobby's averages
HANDS_ALONE = 10  # that house players go on with nobody at the table or looking at it


class Ports(Struct, frozen=True):
    """What a table needs from the world.

    tempers: house players of one way to play, by its name (TableConfig.temper).
    """

    journal: Journal
    clock: Clock
    entropy: Entropy
    house_player: HousePlayer
    tempers: Mapping[str, HousePlayer] = {}

    def players_of(self, config: TableConfig) -> HousePlayer:
        """The house players of a table."""
        return self.tempers[config.temper] if config.temper else self.house_player


class PlayedHand(Struct, frozen=True):
    """What the lobby's averages are made of."""

    ended: int
    pot: int


Actor = Literal["bot", "wish", "advance"]


class Planned(Struct, frozen=True):
    """An act that comes by itself: for which decision, and whose it is."""

    hand: str
    decision: int
    who: Actor


class Table(Owner[Order, Recovered]):
    """A card table. Made by ``Table.open``; ``run`` is its task."""

    def __init__(
        self, opened: Opened, found: Recovered, ports: Ports, pace: Pace, book: ProtectionBook
    ) -> None:
        super().__init__("table", found.state.config.table, ports.clock)
        self.state: TableState = found.state
        self.hand: Hand | None = found.hand
        self.table = found.state.config.table
        self.played: deque[PlayedHand] = deque(maxlen=HANDS_REMEMBERED)
        self._ports = ports
        self._pace = pace
        self._book = book
        self._pen = Pen(ports.journal, self.table, opened)
        self._listeners: list[Callable[[Telling], None]] = []
        self._confidants: list[Callable[[str], None]] = []
        self._connected: set[str] = set()
        self._watching = 0
        self._hands_alone = 0
        # Numbers of this owner are above all numbers of the owners before.
        self._told = opened.epoch << 32
        self._eyes = Eyes(self.hand)
        # Two sources: how long a bot thinks must not depend on what it thought (FAIR 6, 16).
        self._bot_dice = Random(ports.entropy.below(2**64))
        self._time_dice = Random(ports.entropy.below(2**64))
        # What players choose before their turn must move nobody else's clock, so it has its own.
        self._advance_dice = Random(ports.entropy.below(2**64))
        self._advance = AdvanceActions()
        self._planned: Planned | None = None
        self._act_at: int | None = None
        book.note(self.state.protections)

    # --- from outside ---

    @classmethod
    async def open(
        cls, table: str, config: TableConfig | None, ports: Ports, pace: Pace, book: ProtectionBook
    ) -> "Table":
        """Take over a table from the journal, or make a new one with ``config``.

        A hand that was running goes on with a fresh clock. A config given for a table that exists
        holds from the next hand on. One that its host has closed stays closed.
        """
        opened = await ports.journal.open_table(table)
        found = recover(opened, config)
        self = cls(opened, found, ports, pace, book)
        if found.state.closed_at:
            self.closed = True
            return self
        await self._begin(found)
        return self

    async def order(self, player: str, name: str, order_id: str, order: Order) -> Answer:
        """Give the table an order of a player and wait for the answer.

        order_id: of the player's making. An id that was carried out before is answered the same
        way again and changes nothing.
        """
        return await self._mailbox.send(player, name, order_id, order)

    def connection(self, player: str, connected: bool) -> None:
        """A player's socket has opened or closed."""
        if (player in self._connected) == connected:
            return
        if connected:
            self._connected.add(player)
        else:
            self._connected.discard(player)
        if self.state.of_player(player) is not None:
            self._tell(Committed())

    def watched(self, sockets: int) -> None:
        """So many sockets look at the table."""
        self._watching = sockets
        self._mailbox.bell.set()

    def listen(self, listener: Callable[[Telling], None]) -> None:
        """Be called with the news of every step."""
        self._listeners.append(listener)

    def listen_privately(self, listener: Callable[[str], None]) -> None:
        """Be called with the player whose own wishes have changed and nothing else at the table."""
        self._confidants.append(listener)

    def picture(self) -> Picture:
        """The table as it is now."""
        now = self._now()
        house = self.state.config.house
        return Picture(
            state=self.state,
            hand=self.hand,
            eyes=self._eyes,
            connected=self._connected,
            protections={
                one.player: self._book.left(one.player, house, now) for one in self.state.occupants
            },
            paused=self.closed or (self.state.paused_at > 0 and self._running is None),
            chosen=dict(self._advance.held),
            dropped=dict(self._advance.dropped),
        )

    @property
    def told(self) -> int:
        """The number of the latest news; the next will be one more."""
        return self._told

    # --- the task ---

    async def _do_next(self) -> None:
        duty = self._next_duty()
        now = self._now()
        if duty is not None and duty.at <= now:
            await self._do(duty)
        elif letter := self._mailbox.next():
            await self._read(letter)
        else:
            await self._sleep(duty.at if duty else None)

    def _next_duty(self) -> duties.Duty | None:
        if self._running is not None:
            due = duties.in_hand(self.state, self.hand, self._act_at)
        else:
            due = duties.between_hands(self.state, self._lineup(), self._pace, self._may_deal)
        return min(due, key=lambda duty: duty.at, default=None)

    @property
    def _company(self) -> bool:
        """Whether anybody but house players is here."""
        return self._watching > 0 or any(not one.bot for one in self.state.occupants)

    @property
    def _may_deal(self) -> bool:
        return self._company or self._hands_alone < HANDS_ALONE

    @property
    def _running(self) -> Hand | None:
        return self.hand if self.hand is not None and not self.hand.over else None

    def close(self) -> None:
        """Take no more orders; those that wait are refused."""
        super().close()
        try:
            self._tell(Committed())
        except Exception as fault:  # noqa: BLE001 - whoever is told may be the one who fails
            self._log_fault("table closed untold", fault)

    # --- trouble ---

    def _knows(self, command: str) -> bool:
        return self._pen.knows(command)

    async def _read_journal(self) -> Recovered:
        opened = await self._ports.journal.open_table(self.table)
        found = recover(opened, None)
        self.state, self.hand = found.state, found.hand
        self._pen = Pen(self._ports.journal, self.table, opened)
        self._told = max(self._told, opened.epoch << 32)
        self._eyes = Eyes(self.hand)
        self._planned = None
        self._advance.follow(None)
        return found

    async def _go_on(self, found: Recovered) -> None:
        """The hand with a fresh clock, if there is one; void when it cannot be continued."""
        await self._commit(found.step(self._now(), self._pace))
        if found.damaged:
            await self._void("the journal of this hand is damaged")
        elif self._running is not None and self._failures >= TRIES:
            await self._void("the hand could not be continued")
        elif self._running is not None:
            await self._resume(self._running)

    @property
    def _can_yield(self) -> bool:
        """A hand can be void (B62)."""
        return self._running is not None

    @property
    def _about(self) -> dict[str, str]:
        return {"table": self.table, "hand": self.state.hand}

    # --- orders ---

    async def _carry_out(self, letter: Letter[Order]) -> Answer:
        if self._advance.knows(letter.command):
            return Done()
        entry = f"order/{self.table}/{letter.command}"
        moment = self._moment(entry)
        outcome = order_desk.decide(moment, letter.player, letter.name, letter.order)
        if isinstance(outcome, Refused):
            return outcome
        if isinstance(outcome, Choice):
            self._choose(outcome, letter.command)
        else:
            await self._commit(outcome, letter.command)
        return Done()

    def _choose(self, choice: Choice, command: str) -> None:
        """Keep what a player chose before his turn, and tell it to him alone."""
        self._advance.keep(choice, command)
        self._plan_act()
        for confide in self._confidants:
            confide(choice.player)

    # --- duties ---

    async def _do(self, duty: duties.Duty) -> None:
        if duty.kind == "act":
            self._act_at = None  # it is tried once; then the clock runs out
        # This owner writes each record once, so the id is new.
        entry = f"table/{self.table}/{self._pen.next_record}"
        await self._commit(duty_desk.decide(self._moment(entry), duty))

    def _moment(self, entry: str) -> Moment:
        return Moment(
            state=self.state,
            hand=self._running,
            now=self._now(),
            pace=self._pace,
            entry=entry,
            connected=self._connected,
            advance=self._advance.held,
            shuffler=self._shuffle,
            lineup=self._lineup,
            view=lambda player: self.picture().view(player),
            house_player=self._ports.players_of(self.state.config),
            dice=self._bot_dice,
        )

    # --- hands ---

    def _lineup(self) -> Lineup | None:
        house, now = self.state.config.house, self._now()
        left = {
            one.player: self._book.left(one.player, house, now)
            for one in self.state.occupants
            if house.timeout_protections
        }
        return next_lineup(self.state, left)

    def _shuffle(self, cards: tuple[int, ...]) -> tuple[int, ...]:
        return shuffled(cards, self._ports.entropy)

    async def _void(self, reason: str) -> None:
        log.error("hand voided", table=self.table, hand=self.state.hand, reason=reason)
        step = hand_steps.void(self.state, self._running, reason, self._pace, self._now())
        if step.hand is None:
            self.hand, self._eyes = None, Eyes(None)
            self._advance.follow(None)
        await self._commit(step, checkpoint=True)
        self._failures = 0

    async def _resume(self, hand: Hand) -> None:
        now = self._now()
        await self._commit(hand_steps.resume(self.state, hand, self._pace, now, self._shuffle))

    # --- writing and telling ---

    async def _commit(self, step: Step, command: str = "", checkpoint: bool = False) -> None:
        """Write a step, then make it so, then tell it."""
        if not step.records:
            return
        if self.state.config.practice:  # its chips are counters: what moves them moves no money
            step = replace(step, entries=())
        state = self.state
        for record in step.records:
            state = fold(state, record)
        committed = await self._pen.write(step, state, command, checkpoint)
        begun = state.number > self.state.number
        self.state = state
        self._book.note(state.protections)
        if begun:
            self._failures = 0
            self._hands_alone = 0 if self._company else self._hands_alone + 1
        if step.hand is not None:
            self._show(step.hand)
            self._advance.follow(step.hand)
            if step.finished is not None:
                self._remember(step.hand, step.finished.ended)
        self._plan_act()
        self._tell(committed)
        if state.closed_at:
            self.close()

    def _show(self, hand: Hand) -> None:
        """Let the viewers see the hand as it is now; a new hand has new viewers."""
        if self.hand is None or self.hand.started.hand != hand.started.hand:
            self._eyes = Eyes(hand)
        self.hand = hand
        self._eyes.follow(hand)

    def _remember(self, hand: Hand, ended: int) -> None:
        pot = sum(event.amount for event in hand.events if isinstance(event, PotAwarded))
        self.played.append(PlayedHand(ended, pot))

    def _plan_act(self) -> None:
        """When the asked seat acts by itself; decided once for a decision.

        The time does not depend on any card.
        """
        planned = self._who_acts_by_himself()
        if planned == self._planned:
            return
        self._planned = planned
        self._act_at = self._now() + self._pause_of(planned.who) if planned else None

    def _who_acts_by_himself(self) -> Planned | None:
        """A house player, a wish to muck (B42), or what a player chose before his turn."""
        hand = self._running
        one = self.state.occupant(hand.asked) if hand is not None and hand.asked else None
        if hand is None or one is None:
            return None
        if one.bot:
            return Planned(hand.started.hand, hand.decision, "bot")
        if hand.asking == "show" and one.auto_muck:
            return Planned(hand.started.hand, hand.decision, "wish")
        if hand.asking == "act" and one.player in self._advance.held:
            return Planned(hand.started.hand, hand.decision, "advance")
        return None

    def _pause_of(self, who: Actor) -> int:
        pace = self._pace
        if who == "bot":
            return self._time_dice.randint(pace.bot_least, pace.bot_most)
        if who == "advance":
            return self._advance_dice.randint(pace.advance_least, pace.advance_most)
        return pace.wish

    def _tell(self, committed: Committed) -> None:
        self._told += 1
        telling = Telling(self.picture(), self._eyes, self._told, committed.balances)
        for listener in self._listeners:
            listener(telling)
        self._advance.dropped.clear()
