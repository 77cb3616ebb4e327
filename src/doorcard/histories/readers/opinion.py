"""Hands already parsed by somebody else, one JSON object a line: an opinion, not an oracle.

Each has the keys ``id``, ``game``, ``players``, ``dealt`` and ``ev`` (the acts in order, amounts in
hundredths). The site is the first part of the id.
"""

import json
import re
from collections.abc import Callable
from typing import Any

from doorcard.cards import HIDDEN
from doorcard.histories.readers.games import game_named
from doorcard.histories.readers.scribe import OPENING_STREETS, Scribe
from doorcard.histories.readers.text import Source
from doorcard.histories.record import (
    Capped,
    Community,
    Drawn,
    HistoryError,
    Known,
    Mucked,
    NotPlayed,
    OpenPair,
    Reading,
    Result,
    Returned,
    Shown,
    Total,
    Won,
)

KIND = "opinion"
BEGINS = re.compile(r'^\s*\{"id":\s*"[^"]*",\s*"game":')

_SITES = {"ftp": "full_tilt", "wsop-live": "wsop_live"}
_STRUCTURES = {"FL": "limit", "PL": "pot", "NL": "no"}
# Their histories list the hands of a showdown by chair or by strength, not as they were shown.
_UNORDERED = frozenset({"boss", "ongame", "winamax", "winning"})
# Here those who will muck say so before the others show.
_MUCKS_FIRST = frozenset({"merge"})
_STREETS = {
    "deal": 1,
    "draw": 2,
    "2nd street": 2,
    "3rd street": 3,
    "4th street": 4,
    "5th street": 5,
    "6th street": 6,
    "7th street": 7,
}
_MOST = 10**15


def read(text: str, path: str = "") -> list[Reading | HistoryError]:
    """The hands of all lines. A line that is not understood gives a HistoryError in its place."""
    readings: list[Reading | HistoryError] = []
    for number, line in enumerate(text.split("\n"), 1):
        if line.strip():
            source = Source(KIND, path)
            source.line = number
            try:
                readings.append(read_line(source, line))
            except HistoryError as wrong:
                readings.append(wrong)
    return readings


def read_line(source: Source, line: str) -> Reading:
    """One hand. HistoryError when a field is missing or of another kind."""
    try:
        hand = json.loads(line)
        return _read_hand(source, hand)
    except HistoryError:
        raise
    except (ValueError, TypeError, KeyError, IndexError, AttributeError, RecursionError) as wrong:
        # The fields are read as they come; whatever is not as expected ends here.
        reason = f"not in the known form: {type(wrong).__name__}: {wrong}"
        raise source.error(reason) from wrong


def _read_hand(source: Source, hand: Any) -> Reading:
    name: str = hand["id"]
    prefix = name.partition("/")[0]
    site = _SITES.get(prefix, prefix)
    game = game_named(hand["game"])
    if game is None:
        return NotPlayed(
            site=site, hand=name, game=hand["game"], path=source.path, line=source.line
        )
    scribe = Scribe(source, site)
    scribe.hand, scribe.game = name, game
    scribe.structure = _STRUCTURES[hand["limit"]]  # type: ignore[assignment]
    reader = _Reader(scribe, hand)
    return reader.read()


class _Reader:
    """Reads the events of one hand."""

    def __init__(self, scribe: Scribe, hand: dict[str, Any]) -> None:
        self.scribe = scribe
        self.hand = hand
        # Whole chips only: a tournament, or money that was never split below the dollar.
        self.hundredths = not all(amount % 100 == 0 for amount in _amounts(hand))
        scribe.unit = 100 if self.hundredths else 1
        scribe.tournament = not self.hundredths
        self.received: dict[int, list[int]] = {}
        self.hands: dict[int, tuple[int, ...]] = {}
        self.drawing: dict[int, bool] = {}
        self.paid_out = False
        self.streets_left = sum(
            event[0] == "street" and event[1] != "show down" for event in hand["ev"]
        )
        self.has_big = False
        self.handlers: dict[str, Callable[[list[Any]], None]] = {
            "ante": self.ante,
            "post": self.post,
            "street": self.street,
            "cards": self.stud_cards,
            "hand": self.draw_hand,
            "board": self.board,
            "info": self.info,
            "bringin": self.bring_in,
            "fold": self.fold,
            "check": self.check,
            "call": self.call,
            "bet": self.wager,
            "raise": self.wager,
            "draw": self.draw,
            "uncalled": self.uncalled,
            "show": self.show,
            "show-declared": self.declared,
            "muck": self.muck,
            "noshow": self.muck,
            "win": self.win,
        }

    def units(self, amount: Any) -> int:
        """Hundredths in units of this hand."""
        if type(amount) is not int or not 0 <= amount < _MOST:
            raise self.scribe.source.error(f"{amount!r} is no amount")
        return amount if self.hundredths else amount // 100

    def read(self) -> Reading:
        """Head, events and closing account."""
        scribe, hand = self.scribe, self.hand
        for player in hand["players"]:
            if type(player["seat"]) is not int or not 1 <= player["seat"] <= 99:
                raise scribe.source.error(f"{player['seat']!r} is no seat")
            if player["n"] in hand["dealt"]:
                scribe.sit(player["seat"], str(player["n"]), self.units(player["stack"]))
        scribe.button = self._seat_number(hand["button"] or 0)
        if scribe.structure == "limit":
            scribe.small = self.units(hand["small_bet"] or 0)
            scribe.big = self.units(hand["big_bet"] or 0)
        else:
            scribe.small_blind = self.units(hand["sb"] or 0)
            scribe.big_blind = self.units(hand["bb"] or 0)
        for event in hand["ev"]:
            handler = self.handlers.get(event[0])
            if handler is None:
                raise scribe.source.error(f"no event is called {event[0]!r}")
            handler(event)
        self.results()
        return scribe.record()

    def _seat_number(self, value: Any) -> int:
        if type(value) is not int or not 0 <= value <= 99:
            raise self.scribe.source.error(f"{value!r} is no seat")
        return value

    def cards(self, words: list[str]) -> tuple[int, ...]:
        """Cards as texts, "??" where not told."""
        return tuple(self.scribe.source.card(word) for word in words)

    def seat(self, event: list[Any]) -> int:
        """The seat of the player an event is about."""
        return self.scribe.seat(event[1])

    def ante(self, event: list[Any]) -> None:
        self.scribe.ante(self.seat(event), self.units(event[2]))

    def post(self, event: list[Any]) -> None:
        scribe = self.scribe
        seat, kind, amount = self.seat(event), event[2], self.units(event[3])
        both_equal = bool(scribe.small_blind) and scribe.small_blind == scribe.big_blind
        posted = any(getattr(fact, "kind", "") == "small" for fact in scribe.facts)
        if kind == "dead":
            scribe.blind(seat, "post", 0, amount)
        elif kind == "sb" or (both_equal and not posted and not self.has_big):
            scribe.blind(seat, "small", amount)
        elif kind == "bb":
            scribe.blind(seat, "post" if self.has_big else "big", amount)
            self.has_big = True
        else:
            raise scribe.source.error(f"no post is called {kind!r}")

    def street(self, event: list[Any]) -> None:
        if event[1] == "show down":
            return
        self.streets_left -= 1
        number = _STREETS.get(event[1])
        if number is None:
            raise self.scribe.source.error(f"no street is called {event[1]!r}")
        self.scribe.street(number)

    def stud_cards(self, event: list[Any]) -> None:
        """Cards of a stud street, at once or one by one."""
        scribe = self.scribe
        seat, cards = self.seat(event), self.cards(event[2])
        first = OPENING_STREETS[scribe.game]
        down = 2 if scribe.game == "seven_card_stud" else 1
        if scribe.number == first:
            got = self.received.setdefault(seat, [])
            got.extend(cards)
            if len(got) > down + 1:
                raise scribe.source.error("a wrong number of cards is dealt")
            if len(got) == down + 1:
                scribe.deal(seat, tuple(got[:down]), tuple(got[down:]))
        elif len(cards) != 1:
            raise scribe.source.error("a wrong number of cards is dealt")
        elif scribe.number == 7:
            scribe.deal(seat, down=cards)
        else:
            scribe.deal(seat, up=cards)

    def draw_hand(self, event: list[Any]) -> None:
        """The five cards of a draw hand, as dealt or after the exchange."""
        scribe = self.scribe
        seat, cards = self.seat(event), self.cards(event[2])
        before = self.hands.get(seat)
        if before is None:
            self.hands[seat] = cards
            scribe.deal(seat, down=cards)
        elif HIDDEN not in cards:
            new = tuple(card for card in cards if card not in before)
            scribe.add(Drawn(seat, new, scribe.source.line))

    def board(self, event: list[Any]) -> None:
        (card,) = self.cards(event[1])
        self.scribe.add(Community(card, self.scribe.source.line))

    def info(self, event: list[Any]) -> None:
        at = self.scribe.source.line
        if event[1] == "doublebet":
            self.scribe.add(OpenPair(at))
        elif event[1] == "capped":
            self.scribe.add(Capped(at))
        else:
            raise self.scribe.source.error(f"no remark is called {event[1]!r}")

    def bring_in(self, event: list[Any]) -> None:
        self.scribe.bring_in(self.seat(event), self.units(event[2]))

    def fold(self, event: list[Any]) -> None:
        self.scribe.act(self.seat(event), "fold")

    def check(self, event: list[Any]) -> None:
        self.scribe.act(self.seat(event), "check")

    def call(self, event: list[Any]) -> None:
        self.scribe.act(self.seat(event), "call", self.units(event[2]))

    def wager(self, event: list[Any]) -> None:
        kind = "bet" if event[0] == "bet" else "raise"
        self.scribe.act(self.seat(event), kind, self.units(event[2]))  # type: ignore[arg-type]

    def draw(self, event: list[Any]) -> None:
        cards = self.cards(event[3]) if len(event) > 3 else ()
        count = self._seat_number(event[2])
        self.scribe.discard(self.seat(event), count, cards)

    def uncalled(self, event: list[Any]) -> None:
        at = self.scribe.source.line
        self.scribe.add(Returned(self.seat(event), self.units(event[2]), at))

    def show(self, event: list[Any]) -> None:
        """A hand shown at showdown; before the last street it was turned up for the run-out."""
        scribe = self.scribe
        seat, cards, at = self.seat(event), self.cards(event[2]), scribe.source.line
        if self.paid_out or scribe.site in _UNORDERED:
            scribe.add(Known(seat, cards, at))
        else:
            scribe.add(Shown(seat, cards, self.streets_left > 0, at))

    def declared(self, event: list[Any]) -> None:
        """The wish to show; the cards follow."""
        self.seat(event)

    def muck(self, event: list[Any]) -> None:
        scribe = self.scribe
        seat, at = self.seat(event), scribe.source.line
        if len(event) > 2:
            scribe.add(Known(seat, self.cards(event[2]), at))
        if scribe.site not in _UNORDERED | _MUCKS_FIRST:
            scribe.add(Mucked(seat, at))

    def win(self, event: list[Any]) -> None:
        self.paid_out = True
        # Sites number their pots in ways of their own, so no pot is told apart here.
        at = self.scribe.source.line
        self.scribe.add(Won(self.seat(event), self.units(event[2]), None, at))

    def results(self) -> None:
        """What each player put in and collected, and the rake."""
        hand, scribe = self.hand, self.scribe
        back: dict[str, int] = {}
        for name, amount in hand["implicit_uncalled"]:
            back[name] = back.get(name, 0) + self.units(amount)
        for name in {**hand["paid"], **hand["won"]}:
            paid = self.units(hand["paid"].get(name, 0)) - back.get(name, 0)
            won = self.units(hand["won"].get(name, 0))
            scribe.add(Result(scribe.seat(name), paid, won, line=scribe.source.line))
        rake = None if hand["rake"] is None else self.units(hand["rake"])
        scribe.add(Total(None, rake, (), scribe.source.line))


def _amounts(hand: dict[str, Any]) -> list[int]:
    """Every amount of a hand."""
    found: list[Any] = [player["stack"] for player in hand["players"]]
    found += [hand.get(name) for name in ("small_bet", "big_bet", "sb", "bb", "ante", "rake")]
    found += [part for event in hand["ev"] if event[0] != "draw" for part in event[2:4]]
    found += [*hand["paid"].values(), *hand["won"].values()]
    return [amount for amount in found if type(amount) is int]
