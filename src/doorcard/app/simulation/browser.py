"""A person at a simulated table: sees what the server sends, acts as the mood takes him.

Like the real client he knows no rules: his acts come from the legal list. Orders carry ids of his
own making and are sent again, under the same ids, until they are answered. His line breaks, he
sends things twice and in another order, stops reading, presses wrong buttons.
"""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any, Protocol

import msgspec

from doorcard.app.simulation.network import LineBroken
from doorcard.wire.following import Follower, Frame

ACTS = {"fold": 1, "check": 6, "call": 8, "bring_in": 6, "muck": 2}  # how often; others 2
TROUBLE = ("storage", "failed", "busy")  # refusals after which he tries the same once more
JOURNALLED = ("act", "sit", "leave", "top_up", "sit_out", "choice", "ante")
WISHES = ("out", "back", "back", "chips", "wishes", "talk", "letter", "leave", "nonsense")
NONSENSE = (
    "{}",
    "null",
    '{"t":"act"}',
    '{"t":"sit","id":"n","seat":"2","buy_in":1}',
    '{"t":"act","id":"n","hand":"x","decision":-1,"act":"call"}',
    '{"t":"chat","id":"n","text":5}',
)


class Habits(msgspec.Struct, frozen=True):
    """How a person is; shares of the times something could happen, seconds of thinking.

    breaks: his line breaks. sleeps: he lets his time run out. moods: seconds between two moments
    at which he could want something. away: seconds until he is back after a break.
    """

    thinks: tuple[float, float] = (0.2, 3.5)
    breaks: float = 0.004
    sleeps: float = 0.04
    repeats: float = 0.1
    presses_wrong: float = 0.05
    stops_reading: float = 0.01
    wanders: float = 0.1
    moods: tuple[float, float] = (0.5, 2.0)
    away: tuple[float, float] = (0.1, 4.0)


class Connection(Protocol):
    """A socket as a browser has it. reading: whether he reads what has come."""

    reading: bool

    def tell(self, text: str) -> None:
        """Send a frame. LineBroken where there is no connection any more."""

    async def hear(self, until: float | None) -> str | None:
        """The next frame; None when it is ``until`` (the loop's time) first. LineBroken."""

    def nudge(self) -> None:
        """He reads on."""

    def cut(self) -> None:
        """The connection is gone."""


class Site(Protocol):
    """What a browser has of the world."""

    async def connect(self, table: str, player: str, token: str, last: int | None) -> Connection:
        """Open a socket; LineBroken while the server is away."""

    async def ask_for_letter(self, who: str, token: str, hand: str) -> None:
        """Ask for a hand by e-mail; whatever comes of it."""

    def note(self, who: str, what: str) -> None:
        """A line for the trace."""

    @property
    def closing_time(self) -> bool:
        """Whether people only play their hands to the end."""


class Browser:
    """One person at one table, or one who only watches (token "")."""

    def __init__(
        self, site: Site, name: str, table: str, player: str, token: str, dice: Random
    ) -> None:
        self.name = name
        self.table = table
        self.player = player
        self.habits = Habits()
        self.done: dict[str, str] = {}  # kinds of the orders that were acknowledged, by id
        self.refused: set[str] = set()
        self._site = site
        self._token = token
        self._dice = dice
        self._loop = asyncio.get_running_loop()
        self._line: Connection | None = None
        self._follower = Follower()
        self._ante: Frame | None = None
        self._last: int | None = None
        self._open: dict[str, str] = {}  # orders without an answer, as they were sent, by id
        self._kinds: dict[str, str] = {}
        self._made = 0
        self._answered = ("", 0)  # the decision he has acted on
        self._over = ""  # the last hand he saw end
        self._bring = 0  # what he was told to sit down with at least
        self._wanted: list[str] = []  # hands he wants to be mailed
        self._plans: list[tuple[float, int, Callable[[], None]]] = []

    @property
    def _view(self) -> Frame:
        """The table as he sees it."""
        return self._follower.view

    @property
    def unanswered(self) -> int:
        """Orders he is still waiting to hear of."""
        return len(self._open)

    # --- his evening ---

    async def live(self) -> None:
        """Come, stay, come back after every break; ends when he is cancelled."""
        while True:
            try:
                last = self._last if self._dice.random() < 0.8 else None
                self._line = await self._site.connect(self.table, self.player, self._token, last)
                await self._stay(self._line)
            except LineBroken:
                self._site.note(self.name, "broken")
            self._plans.clear()
            await asyncio.sleep(self._dice.uniform(*self.habits.away))

    async def _stay(self, line: Connection) -> None:
        for text in self._again():
            line.tell(text)
        self._next_mood()
        while True:
            self._plans.sort(key=lambda plan: plan[:2])
            due = self._plans[0][0] if self._plans else None
            heard = await line.hear(due)
            if heard is not None:
                self._read(heard)
            else:
                self._plans.pop(0)[2]()
            if self._wanted:
                await self._site.ask_for_letter(self.name, self._token, self._wanted.pop())

    def _again(self) -> list[str]:
        """Orders that were not answered, in whatever order they come to his mind."""
        texts = list(self._open.values())
        if self._dice.random() < 0.5:
            texts.reverse()
        return texts

    def _plan(self, seconds: float, what: Callable[[], None]) -> None:
        self._made += 1
        self._plans.append((self._loop.time() + seconds, self._made, what))

    # --- what he hears ---

    def _read(self, text: str) -> None:
        frame = msgspec.json.decode(text)
        kind = frame["t"]
        self._site.note(self.name, text)
        if kind == "snapshot":
            self._show(frame)
        elif kind == "update":
            if self._last is None or frame["seq"] != self._last + 1:
                raise AssertionError(f"{self.name} got {frame['seq']} after {self._last}")
            self._show(frame)
        elif kind in ("done", "refused"):
            self._answer(frame)

    def _show(self, frame: Frame) -> None:
        self._last = frame["seq"]
        self._follower.hear(frame)
        self._ante = frame.get("ante")
        hand = self._view["hand"]
        if hand is not None and hand["phase"] == "over":
            self._over = hand["hand"]
        if hand is not None and hand["legal"]:
            decision = hand["hand"], hand["decision"]
            if decision != self._answered:
                self._answered = decision
                if self._dice.random() >= self.habits.sleeps or self._site.closing_time:
                    self._plan(self._dice.uniform(*self.habits.thinks), self._act)
        if self._ante is not None:
            self._plan(self._dice.uniform(0.2, 3.0), self._answer_ante)

    def _answer(self, frame: Frame) -> None:
        name = frame["id"]
        if name not in self._kinds:
            return  # nonsense has no answer of its own
        if frame["t"] == "done":
            self._open.pop(name, None)
            self.done[name] = self._kinds[name]
            self.refused.discard(name)
        elif name not in self._open:
            pass  # he had sent it twice, and it was answered before
        elif frame["code"] in TROUBLE:
            self._plan(self._dice.uniform(0.3, 1.5), lambda: self._tell_again(name))
        else:
            del self._open[name]
            self.refused.add(name)
            self._bring = frame["facts"].get("least", self._bring)
            if self._kinds[name] == "act":
                self._plan(self._dice.uniform(*self.habits.thinks), self._act)

    # --- what he does ---

    def _order(self, kind: str, **more: Any) -> None:
        """Send an order; some he sends twice."""
        self._made += 1
        name = f"{self.name}-{self._made}"
        text = msgspec.json.encode({"t": kind, "id": name, **more}).decode()
        self._open[name] = text
        self._kinds[name] = kind
        self._site.note(self.name, f"> {text}")
        if self._line is not None:
            self._line.tell(text)
            if self._dice.random() < self.habits.repeats:
                self._plan(self._dice.uniform(0.0, 0.5), lambda: self._tell_again(name))

    def _tell_again(self, name: str) -> None:
        if name in self._open and self._line is not None:
            self._line.tell(self._open[name])

    def _act(self) -> None:
        hand = self._view["hand"]
        if hand is None or not hand["legal"]:
            return
        legal = hand["legal"]
        option = self._dice.choices(legal, [ACTS.get(one["kind"], 2) for one in legal])[0]
        more: Frame = {}
        if option["kind"] in ("bet", "complete", "raise"):
            most = max(option["to"], option.get("up_to") or 0)
            more["to"] = self._dice.randint(option["to"], most)
        elif option["kind"] == "discard":
            held = [card["card"] for card in self._view["places"][self._view["you"] - 1]["cards"]]
            more["cards"] = self._dice.sample(held, self._dice.randint(0, min(3, len(held))))
        if self._dice.random() < self.habits.presses_wrong:
            more["to"] = self._dice.choice((0, 1, 10**9))
            self._answered = ("", 0)
        decision = hand["decision"] - (self._dice.random() < self.habits.presses_wrong)
        self._order("act", hand=hand["hand"], decision=decision, act=option["kind"], **more)

    def _answer_ante(self) -> None:
        if self._ante is not None:
            self._ante = None
            self._order("ante", post=self._dice.random() < 0.8)

    def _next_mood(self) -> None:
        self._plan(self._dice.uniform(*self.habits.moods), self._mood)

    def _mood(self) -> None:
        """Now and then he wants something else than to play his cards."""
        self._next_mood()
        line, dice = self._line, self._dice
        if line is None:
            return
        if dice.random() < self.habits.breaks:
            line.cut()
            return
        if dice.random() < self.habits.stops_reading and not self._site.closing_time:
            line.reading = False
            self._loop.call_later(dice.uniform(1, 40), self._read_on, line)
        if self._token and self._view and dice.random() < self.habits.wanders:
            self._wander()

    def _read_on(self, line: Connection) -> None:
        line.reading = True
        line.nudge()

    def _wander(self) -> None:
        dice, view = self._dice, self._view
        if view["you"] == 0:
            if not self._site.closing_time:
                self._sit()
            return
        if self._site.closing_time:
            if not view["sitting_out"]:
                self._order("sit_out", on=True)
            return
        wish = dice.choice(WISHES)
        match wish:
            case "out" | "back":
                self._order("sit_out", on=wish == "out")
            case "chips":
                self._order("top_up", amount=dice.randint(1, 800))
            case "wishes":
                self._order(
                    "choice",
                    auto_muck=dice.random() < 0.5,
                    auto_ante=dice.random() < 0.7,
                    post=dice.random() < 0.7,
                )
            case "talk":
                self._order("chat", text=f"hello {dice.randint(1, 99)}")
            case "letter" if self._over:
                self._wanted.append(self._over)
            case "leave" if dice.random() < 0.3:
                self._order("leave", when=dice.choice(("now", "after_hand")))
            case "nonsense" if self._line is not None:
                self._line.tell(dice.choice(NONSENSE))
            case _:
                pass

    def _sit(self) -> None:
        """Take a free chair, or one that is taken, with a buy-in that may be too small (K42)."""
        view, dice = self._view, self._dice
        big = view["stakes"]["big"]
        least = view["house"]["min_buy_in_big_bets"] * big
        chips = dice.choice((least, 2 * least, dice.randint(1, 2 * least), self._bring or least))
        self._order("sit", seat=dice.randint(1, view["max_seats"]), buy_in=chips)
