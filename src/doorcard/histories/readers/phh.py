"""PHH, the Poker Hand History format (TOML): one hand a file, or numbered hands in one file."""

import re
import tomllib
from collections.abc import Callable
from typing import Any

from doorcard.cards import HIDDEN
from doorcard.histories.phh_codes import VARIANTS
from doorcard.histories.readers.scribe import OPENING_STREETS, Scribe
from doorcard.histories.readers.text import Source
from doorcard.histories.record import (
    Community,
    Drawn,
    HistoryError,
    Mucked,
    NotPlayed,
    Reading,
    Result,
    Shown,
)

KIND = "phh"
BEGINS = re.compile(r"^\s*(?:#.*\n\s*|\[\d+\]\s*\n\s*)*variant\s*=", re.MULTILINE)

# Fields that only a hand of a tournament has.
_TOURNAMENT = ("tournament", "event", "_doorcard_tournament")
_LINE = re.compile(r"\(at line (\d+), column \d+\)")


def read(text: str, path: str = "") -> list[Reading | HistoryError]:
    """The hand or hands of a PHH text; of several a HistoryError stands for each not understood.

    Raises HistoryError where the text is no TOML, or the only hand is not understood.
    """
    source = Source(KIND, path)
    try:
        document = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as wrong:
        where = _LINE.search(str(wrong))
        raise source.error(f"no TOML: {wrong}", int(where[1]) if where else 1) from wrong
    if "variant" in document:
        return [_read_hand(source, document, text, 1)]
    readings: list[Reading | HistoryError] = []
    for name, hand in document.items():
        if not isinstance(hand, dict):
            raise source.error(f"{name!r} is neither a hand nor part of one", 1)
        found = re.search(rf"^\[{re.escape(name)}\]", text, re.MULTILINE)
        line = text.count("\n", 0, found.start()) + 1 if found else 1
        try:
            readings.append(_read_hand(source, hand, text, line))
        except HistoryError as wrong:
            readings.append(wrong)
    if not readings:
        raise source.error("no hand", 1)
    return readings


def _read_hand(source: Source, hand: dict[str, Any], text: str, line: int) -> Reading:
    source.line = line
    variant = hand.get("variant")
    if not isinstance(variant, str):
        raise source.error("no variant")
    name = str(hand.get("hand", "") or "")
    site = _site(source, hand)
    if variant not in VARIANTS:
        return NotPlayed(site=site, hand=name, game=variant, path=source.path, line=line)
    scribe = Scribe(source, site)
    scribe.hand = name
    scribe.game, scribe.structure = VARIANTS[variant]  # type: ignore[assignment]
    scribe.tournament = site == "wsop_live" or any(name in hand for name in _TOURNAMENT)
    reader = _Reader(scribe, hand)
    reader.head()
    actions = hand.get("actions")
    if not isinstance(actions, list):
        raise source.error("no actions")
    begins = text.find("actions", _offset(text, line))
    source.line = text.count("\n", 0, begins) + 1 if begins >= 0 else line
    for action in actions:
        if not isinstance(action, str):
            raise source.error(f"{action!r} is no action")
        reader.action(action)
    reader.results()
    return scribe.record()


def _offset(text: str, line: int) -> int:
    at = 0
    for _ in range(line - 1):
        at = text.index("\n", at) + 1
    return at


def _site(source: Source, hand: dict[str, Any]) -> str:
    """The room named by the text; recorded live hands name none, or the WSOP."""
    room = hand.get("_doorcard_site", "wsop_live")
    if not isinstance(room, str):
        raise source.error("_doorcard_site is no text")
    return room


class _Reader:
    """Reads head and actions of one hand."""

    def __init__(self, scribe: Scribe, hand: dict[str, Any]) -> None:
        self.scribe = scribe
        self.hand = hand
        self.seats: list[int] = []
        self.got: dict[int, int] = {}
        self.actions: dict[str, Callable[[int, list[str]], None]] = {
            "f": self.fold,
            "cc": self.check_or_call,
            "cbr": self.wager,
            "pb": self.bring_in,
            "sd": self.discard,
            "sm": self.show_or_muck,
        }

    def amounts(self, name: str) -> list[int]:
        """A list of amounts of the head, in units."""
        values = self.hand.get(name)
        if not isinstance(values, list):
            raise self.scribe.source.error(f"no {name}")
        return [self.amount(value, name) for value in values]

    def amount(self, value: object, name: str) -> int:
        """One amount of the head. PHH has whole numbers and decimals; units are its hundredths."""
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise self.scribe.source.error(f"{name}: {value!r} is no amount")
        return self.scribe.money(f"{value:f}" if isinstance(value, float) else str(value))

    def head(self) -> None:
        """Seats, stacks, antes, blinds and limits."""
        scribe, hand = self.scribe, self.hand
        numbers = [hand.get(name) for name in ("bring_in", "small_bet", "min_bet")]
        for name in ("starting_stacks", "antes", "blinds_or_straddles"):
            values = hand.get(name)
            numbers += values if isinstance(values, list) else []
        scribe.unit = 100 if any(isinstance(value, float) for value in numbers) else 1
        stacks = self.amounts("starting_stacks")
        seats = hand.get("seats", list(range(1, len(stacks) + 1)))
        if not isinstance(seats, list) or len(seats) != len(stacks):
            raise scribe.source.error("seats and starting_stacks differ")
        if not all(type(seat) is int and 1 <= seat <= 99 for seat in seats):
            raise scribe.source.error("seats are no numbers")
        self.seats = seats
        for index, stack in enumerate(stacks):
            scribe.sit(self.seats[index], f"p{index + 1}", stack)
        self._limits()
        self._forced(self.amounts("antes") if "antes" in hand else [0] * len(stacks))

    def _limits(self) -> None:
        scribe, hand = self.scribe, self.hand
        if scribe.structure == "limit":
            scribe.small = self.amount(hand.get("small_bet"), "small_bet")
            scribe.big = self.amount(hand.get("big_bet"), "big_bet")
        elif "min_bet" in hand:
            scribe.small_blind, scribe.big_blind = 0, self.amount(hand["min_bet"], "min_bet")
        if "bring_in" in hand:
            scribe.bring_in_amount = self.amount(hand["bring_in"], "bring_in")

    def _forced(self, antes: list[int]) -> None:
        scribe = self.scribe
        for seat, ante in zip(self.seats, antes, strict=False):
            if ante:
                scribe.ante(seat, min(ante, scribe.left[seat]))
        if scribe.game != "five_card_draw":
            return
        blinds = self.amounts("blinds_or_straddles")
        if len(blinds) != len(self.seats):
            raise scribe.source.error("blinds_or_straddles and starting_stacks differ")
        # The first player is left of the button; heads-up the button is the second (B30).
        scribe.button = self.seats[-1]
        posted = [index for index, blind in enumerate(blinds) if blind]
        highest = max(blinds, default=0)
        scribe.big_blind = highest
        # Of two equal blinds the small one comes first, heads-up last.
        equal = len(posted) == 2 and blinds[posted[0]] == blinds[posted[1]]
        small = posted[-1 if len(blinds) == 2 else 0] if equal else -1
        for index in posted:
            blind = blinds[index]
            kind = "big" if blind == highest and index != small else "small"
            if kind == "small":
                scribe.small_blind = blind
            paid = min(blind, scribe.left[self.seats[index]])
            scribe.blind(self.seats[index], kind, paid)  # type: ignore[arg-type]

    def action(self, text: str) -> None:
        """One action, such as "p1 cbr 400" or "d dh p1 QhTcTh"; comments begin with #."""
        words = text.split("#")[0].split()
        source = self.scribe.source
        if not words:
            return
        if words[0] == "d":
            self.dealer(words[1:])
            return
        seat = self.player(words[0])
        handler = self.actions.get(words[1]) if len(words) > 1 else None
        if handler is None:
            raise source.error(f"not understood: {text!r}")
        handler(seat, words[2:])

    def player(self, word: str) -> int:
        """The seat of "p3"."""
        number = self.scribe.source.number(word.removeprefix("p"))
        if not word.startswith("p") or not 1 <= number <= len(self.seats):
            raise self.scribe.source.error(f"{word!r} is no player")
        return self.seats[number - 1]

    def dealer(self, words: list[str]) -> None:
        """Cards: "dh p1 QhTc??", or a shared card "db 5h"."""
        source = self.scribe.source
        if len(words) == 2 and words[0] == "db":
            cards = self.cards(words[1])
            number = self.scribe.number + 1
            self.scribe.street(number)
            self.scribe.add(Community(cards[0], source.line))
        elif len(words) == 3 and words[0] == "dh":
            self.deal(self.player(words[1]), self.cards(words[2]))
        else:
            raise source.error(f"not understood: {' '.join(words)!r}")

    def cards(self, text: str) -> tuple[int, ...]:
        """The cards of "QhTc??"."""
        source = self.scribe.source
        if len(text) % 2 or not text:
            raise source.error(f"{text!r} are no cards")
        return tuple(source.card(text[at : at + 2]) for at in range(0, len(text), 2))

    def deal(self, seat: int, cards: tuple[int, ...]) -> None:
        """The next cards of a seat; the first seat to get some begins the street."""
        scribe = self.scribe
        first = OPENING_STREETS[scribe.game]
        if scribe.game == "five_card_draw":
            if not self.got.get(seat):
                self.got[seat] = 1
                if not scribe.number:
                    scribe.street(1)
                scribe.deal(seat, down=cards)
            else:
                self._drawn(seat, cards)
            return
        number = self.got.get(seat, first - 1) + 1
        self.got[seat] = number
        if number > scribe.number:
            scribe.street(number)
        down = 2 if scribe.game == "seven_card_stud" else 1
        if number == first:
            if len(cards) != down + 1:
                raise scribe.source.error("a wrong number of cards is dealt")
            scribe.deal(seat, cards[:down], cards[down:])
        elif len(cards) != 1:
            raise scribe.source.error("a wrong number of cards is dealt")
        elif number == 7:
            scribe.deal(seat, down=cards)
        else:
            scribe.deal(seat, up=cards)

    def _drawn(self, seat: int, cards: tuple[int, ...]) -> None:
        self.scribe.add(Drawn(seat, cards, self.scribe.source.line))

    def fold(self, seat: int, words: list[str]) -> None:
        self.scribe.act(seat, "fold")

    def check_or_call(self, seat: int, words: list[str]) -> None:
        scribe = self.scribe
        owed = scribe.level - scribe.paid.get(seat, 0)
        if owed <= 0:
            scribe.act(seat, "check")
        else:
            scribe.act(seat, "call", min(owed, scribe.left[seat]))

    def wager(self, seat: int, words: list[str]) -> None:
        if len(words) != 1:
            raise self.scribe.source.error("a wager needs an amount")
        self.scribe.act_to(
            seat, "raise" if self.scribe.level else "bet", self.scribe.money(words[0])
        )

    def bring_in(self, seat: int, words: list[str]) -> None:
        scribe = self.scribe
        paid = min(scribe.bring_in_amount, scribe.left[seat])
        scribe.act(seat, "bring_in", paid)
        scribe.level = scribe.bring_in_amount  # a short one does not lower the price (B5)

    def discard(self, seat: int, words: list[str]) -> None:
        cards = self.cards(words[0]) if words else ()
        known = tuple(card for card in cards if card != HIDDEN)
        self.scribe.discard(seat, len(cards), known if len(known) == len(cards) else ())

    def show_or_muck(self, seat: int, words: list[str]) -> None:
        scribe = self.scribe
        at = scribe.source.line
        if not words or words[0] == "-":
            scribe.add(Mucked(seat, at))
        else:
            scribe.add(Shown(seat, self.cards(words[0]), line=at))

    def results(self) -> None:
        """Stacks after the hand, where told."""
        if "finishing_stacks" not in self.hand:
            return
        stacks = self.amounts("finishing_stacks")
        if len(stacks) != len(self.seats):
            raise self.scribe.source.error("finishing_stacks and starting_stacks differ")
        for seat, stack in zip(self.seats, stacks, strict=True):
            self.scribe.add(Result(seat, stack=stack, line=self.scribe.source.line))
