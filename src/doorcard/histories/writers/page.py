"""What the writers of text have in common: the running state of the hand, and the page itself."""

from typing import ClassVar

from doorcard.cards import HIDDEN, cards_text
from doorcard.engine.pots import side_pots
from doorcard.histories.record import (
    Act,
    Ante,
    Blind,
    Community,
    Deal,
    Discard,
    Drawn,
    Fact,
    Known,
    Record,
    Returned,
    Shown,
    Street,
    Total,
    Won,
)
from doorcard.histories.writers.heading import Heading
from doorcard.ranking import describe, hand_name_english, hand_value

SIGNS = {"": "", "USD": "$", "EUR": "€", "GBP": "£"}
WHOLE_HAND = 5


class Ledger:
    """The hand so far, by chair. ``book`` takes each fact before it is written.

    left: chips behind. paid, level: on this street. total: in the hand, without dead posts, whose
    sum is dead. cards: each hand as far as the viewer knows it. folded_on: the street of a fold.
    """

    def __init__(self, record: Record, heading: Heading) -> None:
        self.record = record
        self.sign = SIGNS[heading.currency]
        self.unit = heading.unit
        self.names = {player.seat: player.name for player in record.players}
        self.left = {player.seat: player.stack for player in record.players}
        self.paid = dict.fromkeys(self.names, 0)
        self.total = dict.fromkeys(self.names, 0)
        self.dead = 0
        self.won = dict.fromkeys(self.names, 0)
        self.level = 0
        self.street = 0
        self.cards: dict[int, tuple[int, ...]] = dict.fromkeys(self.names, ())
        self.shown: dict[int, tuple[int, ...]] = {}
        self.community: tuple[int, ...] = ()
        self.folded_on: dict[int, int] = {}

    def amount(self, units: int) -> str:
        """An amount as it is written: "$2.50", "250"."""
        if self.unit == 1:
            return f"{self.sign}{units}"
        whole, part = divmod(units, self.unit)
        return f"{self.sign}{whole}.{part:02}"

    @property
    def live(self) -> list[int]:
        """Who has not folded."""
        return [seat for seat in self.names if seat not in self.folded_on]

    def book(self, fact: Fact) -> None:
        """Take in the next fact."""
        match fact:
            case Ante(seat=seat, amount=amount):
                self._pay(seat, amount)
            case Blind(seat=seat, live=live, dead=dead):
                self._pay(seat, live + dead)
                self._on_street(seat, live)
                self.dead += dead
                self.total[seat] -= dead
            case Act(seat=seat, act="fold"):
                self.folded_on[seat] = self.street
            case Act(seat=seat, paid=paid):
                self._pay(seat, paid)
                self._on_street(seat, paid)
            case Returned(seat=seat, amount=amount):
                self._pay(seat, -amount)
            case Street(number=number):
                if self.street:  # blinds lie on the first street before it is dealt
                    self.paid = dict.fromkeys(self.names, 0)
                    self.level = 0
                self.street = number
            case Community(card=card):
                self.community = (*self.community, card)
            case Shown(seat=seat, cards=cards):
                self.shown[seat] = cards
            case Won(seat=seat, amount=amount):
                self.won[seat] += amount
            case _:
                self._book_cards(fact)

    def _book_cards(self, fact: Fact) -> None:
        match fact:
            case Deal(seat=seat, down=down, up=up):
                self.cards[seat] += down + up
            case Discard(seat=seat, count=count, cards=cards):
                gone = set(cards)
                held = self.cards[seat]
                kept = tuple(card for card in held if card not in gone)
                self.cards[seat] = kept if gone or not count else held[count:]
            case Drawn(seat=seat, cards=cards):
                self.cards[seat] += cards
            case Known(seat=seat, cards=cards):
                self.cards[seat] = cards

    def _pay(self, seat: int, amount: int) -> None:
        self.left[seat] -= amount
        self.total[seat] += amount

    def _on_street(self, seat: int, amount: int) -> None:
        self.paid[seat] += amount
        self.level = max(self.level, self.paid[seat])

    def pots_before_rake(self) -> list[int]:
        """What was in each pot, main pot first (B18)."""
        totals = list(self.total.values())
        live = [seat not in self.folded_on for seat in self.total]
        return [amount for amount, _ in side_pots(totals, live, self.dead)]

    def knows(self, seat: int) -> bool:
        """Whether the viewer knows every card of the hand."""
        return HIDDEN not in self.cards[seat]

    def hand_name(self, cards: tuple[int, ...]) -> str:
        """The name of a shown hand with the shared card, "" while it is not whole."""
        whole = cards + self.community
        if len(whole) < WHOLE_HAND:
            return ""
        return hand_name_english(describe(hand_value(whole)))


def in_brackets(cards: tuple[int, ...]) -> str:
    """Cards as texts write them: "[Ah 8h]"."""
    return f"[{cards_text(cards)}]"


class Page:
    """A page that is being written.

    side_pot_mark: stands before the number of a side pot. board_word: before the shared card.
    after_name: between a player and what he does.
    """

    side_pot_mark: ClassVar[str]
    board_word: ClassVar[str]
    after_name: ClassVar[str]

    def __init__(self, record: Record, heading: Heading) -> None:
        self.record = record
        self.heading = heading
        self.ledger = Ledger(record, heading)
        self.lines: list[str] = []
        self.at_showdown = False
        pots = {fact.pot for fact in record.facts if isinstance(fact, Won)}
        self.side_pots = max(0, len(pots) - 1)
        self.total = Total()

    def write(self) -> str:
        """The whole text, with the blank lines that part hands in a file."""
        self.head()
        for fact in self.record.facts:
            self.fact(fact)
        self.summary()
        return "\n".join([*self.lines, "", "", ""])

    def head(self) -> None:
        """The lines above the play."""
        raise NotImplementedError

    def fact(self, fact: Fact) -> None:
        """The lines of one fact."""
        raise NotImplementedError

    def end_of(self, seat: int) -> str:
        """How the hand ended for a player."""
        raise NotImplementedError

    def place(self, seat: int) -> str:
        """The player's place, in brackets."""
        raise NotImplementedError

    def limits(self) -> tuple[int, int]:
        """The two amounts of the title: bets in fixed limit, blinds in pot-limit."""
        stakes = self.record.stakes
        if self.record.structure == "pot" and stakes.big_blind:
            return stakes.small_blind, stakes.big_blind
        return stakes.small, stakes.big

    def say(self, seat: int, what: str) -> None:
        """A line about what a player does."""
        self.lines.append(f"{self.ledger.names[seat]}{self.after_name}{what}")

    def exchange(self, fact: Discard | Drawn, held: tuple[int, ...]) -> None:
        """What a player throws away and gets, the cards as far as the reader knows them."""
        if isinstance(fact, Drawn):
            if HIDDEN not in fact.cards:
                kept = f" {in_brackets(held)}" if held else ""
                name = self.ledger.names[fact.seat]
                self.lines.append(f"Dealt to {name}{kept} {in_brackets(fact.cards)}")
        elif fact.count:
            cards = f" {in_brackets(fact.cards)}" if fact.cards else ""
            plural = "" if fact.count == 1 else "s"
            self.say(fact.seat, f"discards {fact.count} card{plural}{cards}")
        else:
            on = f" on {in_brackets(held)}" if self.ledger.knows(fact.seat) else ""
            self.say(fact.seat, f"stands pat{on}")

    def showdown(self, forced: bool) -> None:
        """The heading of the showdown, before the first hand that is shown there."""
        if not (forced or self.at_showdown or len(self.ledger.live) < 2):
            self.at_showdown = True
            self.lines.append("*** SHOW DOWN ***")

    def pot(self, number: int | None) -> str:
        """What a pot is called."""
        if not self.side_pots:
            return "pot"
        if not number:
            return "main pot"
        return "side pot" if self.side_pots == 1 else f"side pot{self.side_pot_mark}{number}"

    def summary(self) -> None:
        """The closing account: pots and rake, the shared card, and how it ended for each (P67)."""
        amount, total = self.ledger.amount, self.total
        pots = ""
        if self.side_pots:
            for number, paid in enumerate(total.pots):
                pots += f" {self.pot(number).capitalize()} {amount(paid)}."
        self.lines.append("*** SUMMARY ***")
        self.lines.append(
            f"Total pot {amount(total.pot or 0)}{pots} | Rake {amount(total.rake or 0)}"
        )
        if self.ledger.community:
            self.lines.append(f"{self.board_word} {in_brackets(self.ledger.community)}")
        for player in self.record.players:
            place, end = self.place(player.seat), self.end_of(player.seat)
            self.lines.append(f"Seat {player.seat}: {player.name}{place} {end}")
