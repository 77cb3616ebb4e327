"""Writes down one hand while a reader goes through its history, and keeps the running sums.

Histories state an act by what was paid, by the street total, or by both; a record has both. So
the scribe follows each stack and each street total. It judges nothing: whether an act was legal
is for the replay.
"""

from typing import Literal

from doorcard.engine.stakes import Stakes
from doorcard.histories.readers.text import Source
from doorcard.histories.record import (
    Act,
    ActKind,
    Ante,
    Blind,
    BlindKind,
    Deal,
    Discard,
    Fact,
    LowCard,
    Player,
    Record,
    Street,
)

OPENING_STREETS = {"seven_card_stud": 3, "five_card_stud": 2, "five_card_draw": 1}


class Scribe:
    """Collects the facts of a hand. Set the head's fields, call the methods in order."""

    def __init__(self, source: Source, site: str) -> None:
        self.source = source
        self.site = site
        self.first_line = source.line
        self.hand = ""
        self.game = ""
        self.structure: Literal["limit", "pot", "no"] = "limit"
        self.unit = 1
        self.tournament = False
        self.small = self.big = 0
        self.bring_in_amount = 0
        self.small_blind = self.big_blind = 0
        self.button = 0
        self.seats = 0
        self.facts: list[Fact] = []
        self.away: set[int] = set()
        self.seat_of: dict[str, int] = {}
        self.stacks: dict[int, int] = {}
        self.left: dict[int, int] = {}
        self.paid: dict[int, int] = {}
        self.level = 0
        self.number = 0

    # --- who plays ---

    def sit(self, seat: int, name: str, stack: int, absent: bool = False) -> None:
        """A chair that is taken. Whether its player is dealt in, the facts will say."""
        if seat in self.stacks or name in self.seat_of:
            raise self.source.error(f"seat {seat} or player {name!r} is named twice")
        self.seat_of[name] = seat
        self.stacks[seat] = self.left[seat] = stack
        if absent:
            self.away.add(seat)

    def seat(self, name: str) -> int:
        """The chair of a player."""
        seat = self.seat_of.get(name)
        if seat is None:
            raise self.source.error(f"{name!r} has no seat")
        return seat

    def named(self, text: str) -> str:
        """The longest player's name that the text begins with, "" for none.

        Names may hold anything, even the words of the history, so only a known one is one.
        """
        return max((name for name in self.seat_of if text.startswith(name)), key=len, default="")

    def name_of(self, seat: int) -> str:
        """Who sits there, "" where nobody does."""
        return next((name for name, chair in self.seat_of.items() if chair == seat), "")

    def money(self, text: str) -> int:
        """An amount of this history in units."""
        return self.source.units(text, self.unit)

    def add(self, fact: Fact) -> None:
        """Write down a fact that moves no chips."""
        self.facts.append(fact)

    # --- chips ---

    def _pay(self, seat: int, amount: int) -> None:
        self.left[seat] = self.left.get(seat, 0) - amount

    def ante(self, seat: int, amount: int) -> None:
        """An ante."""
        self._pay(seat, amount)
        self.add(Ante(seat, amount, self.source.line))

    def blind(self, seat: int, kind: BlindKind, live: int, dead: int = 0) -> None:
        """A blind or an entering post."""
        self._pay(seat, live + dead)
        self.paid[seat] = self.paid.get(seat, 0) + live
        self.level = max(self.level, live)
        self.add(Blind(seat, kind, live, dead, self.source.line))

    def street(self, number: int, pot: int | None = None) -> None:
        """A street begins; on the opening one blinds already lie there."""
        if number != OPENING_STREETS.get(self.game):
            self.paid, self.level = {}, 0
        self.number = number
        self.add(Street(number, pot, self.source.line))

    def deal(self, seat: int, down: tuple[int, ...] = (), up: tuple[int, ...] = ()) -> None:
        """New cards of a seat."""
        self.add(Deal(seat, down, up, self.source.line))

    def low_card(self, seat: int) -> None:
        """The seat that owes the bring-in."""
        self.add(LowCard(seat, self.source.line))

    def act(
        self,
        seat: int,
        kind: ActKind,
        paid: int = 0,
        *,
        all_in: bool = False,
        timed_out: bool = False,
    ) -> None:
        """An act stated by what was paid."""
        before = self.paid.get(seat, 0)
        to = before + paid
        self._pay(seat, paid)
        self.paid[seat] = to
        self.level = max(self.level, to)
        self.add(Act(seat, kind, paid, to, all_in, timed_out, self.source.line))

    def act_to(
        self,
        seat: int,
        kind: ActKind,
        to: int,
        *,
        all_in: bool = False,
        timed_out: bool = False,
    ) -> None:
        """An act stated by the street total it leads to."""
        paid = to - self.paid.get(seat, 0)
        if paid < 0:
            raise self.source.error("a street total cannot shrink")
        self.act(seat, kind, paid, all_in=all_in, timed_out=timed_out)

    def bring_in(
        self, seat: int, paid: int, *, all_in: bool = False, timed_out: bool = False
    ) -> None:
        """The bring-in; whoever opens for the small bet has completed instead (R3.12)."""
        whole = all_in or self.left.get(seat, 0) == paid
        if self.small and paid >= self.small:
            self.act(seat, "complete", paid, all_in=all_in, timed_out=timed_out)
            return
        if not whole:
            self.bring_in_amount = paid
        self.act(seat, "bring_in", paid, all_in=all_in, timed_out=timed_out)

    def all_in(self, seat: int, paid: int, timed_out: bool = False) -> None:
        """An all-in that the history calls neither call nor raise: the level tells (B10).

        ``paid`` may be the street's total instead; the stack shows which it is.
        """
        before, left = self.paid.get(seat, 0), self.left.get(seat, 0)
        if paid != left and paid == before + left:
            paid = left
        kind: ActKind = "call"
        if self.paid.get(seat, 0) + paid > self.level:
            kind = "raise" if self.level else "bet"
        self.act(seat, kind, paid, all_in=True, timed_out=timed_out)

    def discard(self, seat: int, count: int, cards: tuple[int, ...] = ()) -> None:
        """An exchange; 0 is standing pat. The first one begins the second round of draw."""
        if self.number == OPENING_STREETS["five_card_draw"]:
            self.street(2)
        self.add(Discard(seat, count, cards, self.source.line))

    # --- the end ---

    def record(self) -> Record:
        """The hand as told. HistoryError where it has no players or no limits."""
        dealt = self._dealt_in()
        if len(dealt) < 2:
            raise self.source.error("fewer than two players are dealt in", self.first_line)
        if self.game == "five_card_draw":
            self._find_blinds()
        else:
            self.button = 0  # the dealer's place is fixed in stud (B57)
        self._find_limits()
        return Record(
            site=self.site,
            hand=self.hand,
            game=self.game,
            structure=self.structure,
            unit=self.unit,
            tournament=self.tournament,
            stakes=Stakes(
                small=self.small,
                big=self.big,
                ante=max((f.amount for f in self.facts if isinstance(f, Ante)), default=0),
                bring_in=self.bring_in_amount,
                small_blind=self.small_blind,
                big_blind=self.big_blind,
            ),
            button=self.button,
            seats=self.seats,
            players=tuple(
                Player(seat, self.stacks[seat], name, seat in self.away)
                for name, seat in sorted(self.seat_of.items(), key=lambda item: item[1])
                if seat in dealt
            ),
            facts=tuple(self.facts),
            path=self.source.path,
            line=self.first_line,
        )

    def _dealt_in(self) -> set[int]:
        """Who takes part: everybody who pays, gets cards or acts."""
        return {
            fact.seat
            for fact in self.facts
            if isinstance(fact, Ante | Blind | Deal | Act | Discard)
        }

    def _find_blinds(self) -> None:
        """The blinds' amounts, from the posts where the head states none."""
        posts = [fact for fact in self.facts if isinstance(fact, Blind)]
        for post in posts:
            if post.kind == "small" and not self.small_blind:
                self.small_blind = post.live
            if post.kind == "big" and not self.big_blind:
                self.big_blind = post.live
        if self.structure == "limit":
            self.big_blind = self.small or self.big_blind
        self.big_blind = self.big_blind or self.small

    def _find_limits(self) -> None:
        """Bet sizes the head does not state, from the wagers made."""
        if self.structure != "limit":
            self.small = self.big = self.big_blind
        if self.small and self.big:
            return
        early, late, short = self._sizes_seen()
        if early or late:
            # The late size is never doubled, so it is the better witness of the two.
            self.big = late or 2 * early
            self.small = self.big // 2
            return
        # Nobody made a whole wager: the least limits that allow what was played (B54).
        ante = max((f.amount for f in self.facts if isinstance(f, Ante)), default=0)
        self.small = self.big_blind or max(4 * (self.bring_in_amount or ante), short)
        self.big = 2 * self.small
        if not self.small:
            raise self.source.error("the limits are neither told nor played", self.first_line)

    def _sizes_seen(self) -> tuple[int, int, int]:
        """The whole wager of the early and of the late streets, and the largest short one.

        0 where none was made. A wager is short when it took its player's last chips. The first
        wager of a street counts before any raise, whose size a short one may have changed (B10).
        """
        first = OPENING_STREETS[self.game]
        opened: dict[bool, list[int]] = {True: [], False: []}
        raised: dict[bool, list[int]] = {True: [], False: []}
        short: list[int] = []
        left = dict(self.stacks)
        number, full, wagers = first, 0, 0
        for fact in self.facts:
            if isinstance(fact, Street):
                number, full, wagers = fact.number, 0, 0
            elif isinstance(fact, Ante):
                left[fact.seat] -= fact.amount
            elif isinstance(fact, Act):
                left[fact.seat] -= fact.paid
                if fact.act not in ("bet", "raise", "complete") or fact.to <= full:
                    continue
                if fact.all_in or left[fact.seat] <= 0:
                    short.append(fact.to - full)
                else:
                    sizes = raised if wagers else opened
                    sizes[number <= first + 1].append(fact.to - full)
                    full = fact.to
                wagers += 1
        # The least: on a street with an open pair the first wager may be the double one (B16).
        early = min(opened[True] or raised[True], default=0)
        late = min(opened[False] or raised[False], default=0)
        return early, late, max(short, default=0)
