"""What must hold at every moment of a simulated evening, whatever breaks.

Chips are neither made nor lost; nobody is sent a card he may not see; everybody is told the same of
what is public; what was acknowledged is in the journal once, what was refused is not; every hand
ends.
"""

import hashlib
import re
from collections.abc import Iterator, Mapping

import msgspec
from sqlalchemy import Connection, func, select

from doorcard.adapters.sql import schema
from doorcard.adapters.sql.ledger_check import faults
from doorcard.cards import card_text
from doorcard.engine import events as ev
from doorcard.engine.events import Event
from doorcard.room import Table
from doorcard.room.records import FinishedHand
from doorcard.views import mucked_hands
from doorcard.wire.following import Follower, Frame

DECK = frozenset(card_text(card) for card in range(52))
CARD_IN_TEXT = re.compile(r"\b[2-9TJQKA][cdhs]\b")
PROOF_EVERY = 100  # transactions between two proofs of the whole ledger
REMEMBERED = 2_000  # moments of a table whose public facts are compared
RAIL = 0


class BrokenPromise(AssertionError):
    """Something that must never happen has happened; the text says what."""


class Knowledge:
    """Which cards of one hand each seat may know so far, 0 for the rail (FAIR 3)."""

    def __init__(self) -> None:
        self._read = 0
        self._public: set[str] = set()
        self._own: dict[int, set[str]] = {}
        self.players: dict[str, int] = {}

    def read(self, events: list[Event]) -> None:
        """Take in what is new in the hand."""
        for event in events[self._read :]:
            self._take(event)
        self._read = len(events)

    def of(self, player: str) -> set[str]:
        """What a player may know; whoever was not dealt in is on the rail."""
        return self._public | self._own.get(self.players.get(player, RAIL), set())

    def _take(self, event: Event) -> None:
        match event:
            case ev.StreetDealt():
                for dealt in event.hands:
                    self._public.update(map(card_text, dealt.up))
                    self._own.setdefault(dealt.seat, set()).update(map(card_text, dealt.down))
            case ev.CommunityDealt():
                self._public.add(card_text(event.card))
            case ev.Drew():
                self._own.setdefault(event.seat, set()).update(map(card_text, event.cards))
            case ev.HandShown():
                self._public.update(map(card_text, event.cards))
            case _:
                pass


class Promises:
    """Looks at everything that is written, told and sent, and raises BrokenPromise."""

    def __init__(self) -> None:
        self.hands: dict[str, Knowledge] = {}
        self.checked = 0
        self._public: dict[tuple[str, int], str] = {}
        self._commits = 0

    # --- chips ---

    def written(self, connection: Connection) -> None:
        """After each transaction: all balances together are nothing; now and then the whole proof.

        The faucet's balance is what it has given away, below zero.
        """
        total = connection.scalar(select(func.sum(schema.accounts.c.balance)))
        if total:
            raise BrokenPromise(f"{total} units were made or lost")
        self._commits += 1
        if self._commits % PROOF_EVERY == 0:
            self.prove(connection)

    def prove(self, connection: Connection) -> None:
        """The whole ledger, row by row."""
        found = faults(connection)
        if found:
            raise BrokenPromise(f"the ledger: {found}")

    # --- secrets ---

    def told(self, table: Table) -> None:
        """A table has told something: note what each seat may know by now."""
        hand = table.hand
        if hand is None:
            return
        knowledge = self.hands.setdefault(hand.started.hand, Knowledge())
        if table.state.hand == hand.started.hand:
            knowledge.players = {one.player: one.seat for one in table.state.dealt}
        knowledge.read(hand.events)

    def sent(self, table: str, player: str, text: str, follower: Follower) -> None:
        """A frame leaves the server for a player, "" for somebody without a session.

        follower: who was told all earlier frames of the same socket.
        """
        frame = msgspec.json.decode(text)
        if not follower.hear(frame):
            return
        hand = follower.view["hand"]
        if hand is not None:
            allowed = self.hands[hand["hand"]].of(player)
            leaked = set(cards_in(frame)) - allowed
            if leaked:
                raise BrokenPromise(f"{player or 'the rail'} was sent {sorted(leaked)}: {text}")
            self.checked += 1
        self._agree(table, frame["seq"], follower.view)

    def _agree(self, table: str, number: int, view: Frame) -> None:
        """All frames of one number say the same of what is public."""
        told = hashlib.sha256(msgspec.json.encode(public_part(view))).hexdigest()
        before = self._public.setdefault((table, number), told)
        if before != told:
            raise BrokenPromise(f"two viewers were told otherwise at {table} {number}: {view}")
        if len(self._public) > REMEMBERED:
            del self._public[next(iter(self._public))]

    def read(self, hand: FinishedHand, player: str, text: str) -> None:
        """A finished hand is given to a reader: by the server's history, or in a letter."""
        knowledge = self.hands[hand.hand]
        seat = knowledge.players.get(player, RAIL)
        allowed = knowledge.of(player)
        for cards in mucked_hands(hand.events, seat).values():
            allowed |= {card_text(card) for card in cards}
        leaked = set(CARD_IN_TEXT.findall(text)) - allowed
        if leaked:
            raise BrokenPromise(f"{player} may not read {sorted(leaked)} of {hand.hand}: {text}")
        self.checked += 1

    # --- orders ---

    def kept(self, connection: Connection, done: Mapping[str, str], refused: set[str]) -> None:
        """At the end: what was acknowledged is in the journal, once; what was refused is not.

        done: by the journal's name of the order, its table.
        """
        rows = schema.records
        query = select(rows.c.command, rows.c.table_id).where(rows.c.command.is_not(None))
        found: dict[str, str] = {}
        for command, table in connection.execute(query):
            if command in found:
                raise BrokenPromise(f"{command} was carried out twice")
            found[command] = table
        for command, table in done.items():
            if found.get(command) != table:
                raise BrokenPromise(f"{command} was acknowledged and is not in the journal")
        for command in refused & set(found):
            raise BrokenPromise(f"{command} was refused and is in the journal")


def cards_in(part: object) -> Iterator[str]:
    """Every text in a frame that names a card."""
    if isinstance(part, dict):
        for value in part.values():
            yield from cards_in(value)
    elif isinstance(part, list):
        for value in part:
            yield from cards_in(value)
    elif isinstance(part, str) and part in DECK:
        yield part


def public_part(view: Frame) -> Frame:
    """A view without what is the viewer's own; of cards that lie face down only that they do."""
    public = {key: value for key, value in view.items() if key not in ("you", "sitting_out")}
    if view["hand"] is not None:
        own = ("legal", "hero", "discards")
        public["hand"] = {key: value for key, value in view["hand"].items() if key not in own}
    public["places"] = [_public_place(place) for place in view["places"]]
    return public


def _public_place(place: Frame) -> Frame:
    cards = [
        {**card, "card": card["card"] if card["face"] == "up" else ""} for card in place["cards"]
    ]
    return {**place, "cards": cards}
