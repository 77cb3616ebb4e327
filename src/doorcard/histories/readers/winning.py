"""Winning network (Americas Cardroom) text, in its two forms.

The older one ("Game started at:") tells acts as sentences about players, the later one looks like
PokerStars text.
"""

import re
from collections.abc import Callable

from doorcard.cards import HIDDEN
from doorcard.histories.readers.blocks import Line, read_blocks
from doorcard.histories.readers.games import game_named
from doorcard.histories.readers.scribe import OPENING_STREETS, Scribe
from doorcard.histories.readers.text import AMOUNT, Source, matcher
from doorcard.histories.record import (
    HistoryError,
    Known,
    Mucked,
    NotPlayed,
    Reading,
    Result,
    Returned,
    Total,
    Won,
)

KIND = "winning"
BEGINS = re.compile(r"^\s*(?:Game started at:|(?:Game )?Hand #\d+ - )")

_HEAD = re.compile(
    r"^(?:Game )?Hand #(?P<hand>\d+) - (?P<tournament>.*Tournament.*? - )?"
    r"(?P<game>.+?)\((?P<limit>Fixed Limit|Pot Limit|No Limit)\) - "
    r"(?:Level \S+ \()?(?P<small>[^\d\s]?[\d,.]+)/(?P<big>[^\d\s]?[\d,.]+)\)?\s?- .*$"
)
_OLD_HEAD = re.compile(
    r"^Game ID: (?P<hand>\d+) (?P<small>[\d,.]+)/(?P<big>[\d,.]+)(?: \([A-Z]+\))? "
    r"(?P<table>.*) \((?P<game>[^()]+)\)$"
)
_P = r"(?:Player )?(?P<name>.+?)"
_SEAT = re.compile(rf"^Seat (?P<seat>\d+): (?P<name>.+) \((?P<stack>{AMOUNT})\)\.?$")
_STREET = re.compile(r"^\*\*\* (?P<street>.+?) \*\*\*$")
_ANTE = re.compile(rf"^{_P} (?:posts )?ante \(?(?P<amount>{AMOUNT})\)?$")
_DEALT = re.compile(r"^Dealt to (?P<name>.+?)(?P<cards>(?: \[[^\]]*\])+)$")
_RECEIVED = re.compile(rf"^{_P} received (?:a card\.|card: \[(?P<card>[^\]]*)\])$")
_BRING_IN = re.compile(
    rf"^{_P} brings?[- ]in(?: low)? \(?(?P<amount>{AMOUNT})\)?(?P<all_in> and is all-in)?$"
)
_PASSIVE = re.compile(rf"^{_P} (?P<act>folds|checks)(?P<late> \(timeout\))?$")
_CALL = re.compile(rf"^{_P} calls \(?(?P<amount>{AMOUNT})\)?(?P<all_in> and is all-in)?$")
_BET = re.compile(rf"^{_P} bets \(?(?P<amount>{AMOUNT})\)?(?P<all_in> and is all-in)?$")
_RAISE_TO = re.compile(
    rf"^{_P} (?:raises|completes|caps) {AMOUNT} to (?P<to>{AMOUNT})(?P<all_in> and is all-in)?$"
)
_RAISE = re.compile(rf"^{_P} (?:raises|caps) \((?P<amount>{AMOUNT})\)$")
_ALL_IN = re.compile(rf"^{_P} allin \((?P<amount>{AMOUNT})\)$")
_RETURNED = re.compile(rf"^Uncalled bet \((?P<amount>{AMOUNT})\) returned to (?P<name>.+)$")
_MUCKS = re.compile(rf"^{_P} (?:mucks(?: cards| hand)?|does not show(?: cards\.?)?)$")
_SHOWS = re.compile(rf"^{_P} shows \[(?P<cards>[^\]]*)\].*$")
_COLLECTED = re.compile(
    rf"^{_P} collected (?P<amount>{AMOUNT}) from (?P<pot>pot|main pot|side pot(?:[- ]\d+)?)$"
)
_POT = re.compile(rf"^(?:Main pot|Side pot(?:\(\d+\))?) {AMOUNT}(?: \| .*)?$")
_TOTAL = re.compile(
    rf"^Total pot (?P<pot>{AMOUNT}) \| Rake (?P<rake>{AMOUNT})"
    rf"(?: \| JP Fee (?P<fee>{AMOUNT}))?$"
)
_SUMMARY_SEAT = re.compile(
    r"^Seat (?P<seat>\d+): (?P<name>.+?)(?: \((?:button|small blind|big blind)\))*"
    r" (?P<what>folded|showed|mucked|did not show|collected)(?P<rest>.*)$"
)
_OLD_TOTAL = re.compile(
    rf"^Pot: (?P<pot>{AMOUNT})\. Rake (?P<rake>{AMOUNT})(?:\. JP fee (?P<fee>{AMOUNT}))?$"
)
_OLD_RESULT = re.compile(
    rf"^\*?Player (?P<name>.+?) (?P<what>shows:|mucks|does not show cards|folds?)(?P<rest>.*?)"
    rf"Bets: (?P<bets>{AMOUNT})\. Collects: (?P<won>{AMOUNT})\. (?:Wins|Loses): {AMOUNT}\.$"
)
_BRACKETS = re.compile(r"\[([^\]]*)\]")
_WON = re.compile(rf" and won (?P<amount>{AMOUNT})")
_STREETS = {
    "3rd STREET": 3,
    "4th STREET": 4,
    "5th STREET": 5,
    "6th STREET": 6,
    "7th STREET": 7,
    "RIVER": 7,
}

_NOISE = matcher(
    (
        r"^.+ \d+-max(?: .*)?$",
        r"^Game ended at: .*$",
        r"^------ Summary ------$",
        r"^(?:Player )?.+ (?:is timed out\.|has timed out|is sitting out|has returned)$",
        r"^(?:Player )?.+ (?:sitting out|wait BB|joins the table.*|leaves the table)$",
        r"^.+ said, \".*\"$",
        r"^.+ (?:re-?joins|was removed from the table.*)$",
    )
)


def read(text: str, path: str = "") -> list[Reading | HistoryError]:
    """All hands of a Winning text; a HistoryError stands for each that is not understood."""
    return read_blocks(text, Source(KIND, path), BEGINS, _read_hand)


def _read_hand(source: Source, block: list[Line]) -> Reading:
    old = block[0][1].startswith("Game started at:")
    if old and len(block) < 2:
        raise source.error("no Winning head")
    head_line = block[1] if old else block[0]
    source.line = head_line[0]
    head = (_OLD_HEAD if old else _HEAD).match(head_line[1])
    if head is None:
        raise source.error("no Winning head")
    game = game_named(head["game"])
    if game is None:
        return NotPlayed(
            site=KIND, hand=head["hand"], game=head["game"], path=source.path, line=source.line
        )
    if game == "five_card_draw" or (not old and head["limit"] != "Fixed Limit"):
        raise source.error("draw and pot-limit hands of this site are not known here")
    scribe = Scribe(source, KIND)
    scribe.hand, scribe.game = head["hand"], game
    scribe.tournament = not old and head["tournament"] is not None
    scribe.unit = 1 if scribe.tournament else 100
    scribe.small, scribe.big = scribe.money(head["small"]), scribe.money(head["big"])
    reader = _Reader(scribe, old)
    for number, line in block:
        if number <= head_line[0]:
            continue
        source.line = number
        reader.line(line)
    return scribe.record()


class _Reader:
    """Reads the lines of one hand, the first pattern that fits taking the line."""

    def __init__(self, scribe: Scribe, old: bool) -> None:
        self.scribe = scribe
        self.old = old
        self.in_summary = False
        self.received: dict[int, list[int]] = {}
        self.table: tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], None]], ...] = (
            (_SEAT, self.seat),
            (_STREET, self.street),
            (_ANTE, self.ante),
            (_DEALT, self.dealt),
            (_RECEIVED, self.receives),
            (_BRING_IN, self.bring_in),
            (_PASSIVE, self.passive),
            (_CALL, self.call),
            (_BET, self.bet),
            (_RAISE_TO, self.raise_to),
            (_RAISE, self.raises),
            (_ALL_IN, self.all_in),
            (_RETURNED, self.returned),
            (_SHOWS, self.shows),
            (_MUCKS, self.mucks),
            (_COLLECTED, self.collected),
        )

    def line(self, line: str) -> None:
        """One line of the hand."""
        if line in ("*** SUMMARY ***", "------ Summary ------"):
            self.in_summary = True
        elif self.in_summary:
            self.summary(line)
        elif not _POT.match(line) and not self.play(line) and not _NOISE.match(line):
            raise self.scribe.source.error(f"not understood: {line!r}")

    def play(self, line: str) -> bool:
        """Whether one of the patterns took the line."""
        for pattern, handle in self.table:
            found = pattern.match(line)
            if found:
                handle(found)
                return True
        return False

    def seat(self, found: re.Match[str]) -> None:
        scribe = self.scribe
        seat = scribe.source.number(found["seat"])
        scribe.sit(seat, found["name"], scribe.money(found["stack"]))

    def street(self, found: re.Match[str]) -> None:
        name = found["street"]
        if name == "SHOW DOWN":
            return
        if self.old:
            # "*** Third street ***" is the second round here: cards begin the streets.
            if not name.endswith("street"):
                raise self.scribe.source.error(f"no street is called {name!r}")
            return
        if name not in _STREETS:
            raise self.scribe.source.error(f"no street is called {name!r}")
        self.scribe.street(_STREETS[name])

    def ante(self, found: re.Match[str]) -> None:
        self.scribe.ante(self.scribe.seat(found["name"]), self.scribe.money(found["amount"]))

    def dealt(self, found: re.Match[str]) -> None:
        scribe = self.scribe
        seat = scribe.seat(found["name"])
        groups = [scribe.source.cards(group) for group in _BRACKETS.findall(found["cards"])]
        down = 2 if scribe.game == "seven_card_stud" else 1
        if scribe.number == OPENING_STREETS[scribe.game]:
            cards = groups[0] if len(groups[0]) > 1 else (HIDDEN,) * down + groups[0]
            if len(cards) != down + 1:
                raise scribe.source.error("a wrong number of cards is dealt")
            scribe.deal(seat, cards[:down], cards[down:])
        elif scribe.number == 7:
            scribe.deal(seat, down=groups[-1])
        else:
            scribe.deal(seat, up=groups[-1])

    def receives(self, found: re.Match[str]) -> None:
        """One card at a time: two or one down, then the door card, then one a street."""
        scribe = self.scribe
        seat = scribe.seat(found["name"])
        card = scribe.source.card(found["card"]) if found["card"] else HIDDEN
        cards = self.received.setdefault(seat, [])
        cards.append(card)
        first = OPENING_STREETS[scribe.game]
        down = 2 if scribe.game == "seven_card_stud" else 1
        number = first + len(cards) - down - 1
        if len(cards) <= down:
            return
        if number > scribe.number:
            scribe.street(number)
        if number == first:
            scribe.deal(seat, tuple(cards[:down]), (card,))
        elif number == 7:
            scribe.deal(seat, down=(card,))
        else:
            scribe.deal(seat, up=(card,))

    def bring_in(self, found: re.Match[str]) -> None:
        seat, amount = self._seat_and_amount(found)
        self.scribe.bring_in(seat, amount, all_in=found["all_in"] is not None)

    def _seat_and_amount(self, found: re.Match[str]) -> tuple[int, int]:
        return self.scribe.seat(found["name"]), self.scribe.money(found["amount"])

    def passive(self, found: re.Match[str]) -> None:
        seat = self.scribe.seat(found["name"])
        late = found["late"] is not None
        self.scribe.act(seat, "fold" if found["act"] == "folds" else "check", timed_out=late)

    def call(self, found: re.Match[str]) -> None:
        seat, amount = self._seat_and_amount(found)
        self.scribe.act(seat, "call", amount, all_in=found["all_in"] is not None)

    def bet(self, found: re.Match[str]) -> None:
        seat, amount = self._seat_and_amount(found)
        self.scribe.act(seat, "bet", amount, all_in=found["all_in"] is not None)

    def raise_to(self, found: re.Match[str]) -> None:
        seat, to = self.scribe.seat(found["name"]), self.scribe.money(found["to"])
        self.scribe.act_to(seat, "raise", to, all_in=found["all_in"] is not None)

    def raises(self, found: re.Match[str]) -> None:
        # The older form tells what the raiser puts in.
        seat, amount = self._seat_and_amount(found)
        self.scribe.act(seat, "raise", amount)

    def all_in(self, found: re.Match[str]) -> None:
        self.scribe.all_in(*self._seat_and_amount(found))

    def returned(self, found: re.Match[str]) -> None:
        seat, amount = self._seat_and_amount(found)
        self.scribe.add(Returned(seat, amount, self.scribe.source.line))

    def shows(self, found: re.Match[str]) -> None:
        # Hands are listed by chair, side pots or not: that is no order of showing.
        scribe = self.scribe
        cards = scribe.source.cards(found["cards"])
        scribe.add(Known(scribe.seat(found["name"]), cards, scribe.source.line))

    def mucks(self, found: re.Match[str]) -> None:
        self.scribe.add(Mucked(self.scribe.seat(found["name"]), self.scribe.source.line))

    def collected(self, found: re.Match[str]) -> None:
        seat, amount = self._seat_and_amount(found)
        pot = 0 if found["pot"] == "main pot" else None
        self.scribe.add(Won(seat, amount, pot, self.scribe.source.line))

    def summary(self, line: str) -> None:
        """The closing account. In the later form the pot is told after the rake."""
        scribe = self.scribe
        at = scribe.source.line
        total = (_OLD_TOTAL if self.old else _TOTAL).match(line)
        if total:
            rake = scribe.money(total["rake"])
            if total["fee"]:
                rake += scribe.money(total["fee"])  # the jackpot's part leaves the pot like rake
            scribe.add(Total(scribe.money(total["pot"]) + rake, rake, (), at))
            return
        found = (_OLD_RESULT if self.old else _SUMMARY_SEAT).match(line)
        if found is None:
            if not _NOISE.match(line):
                raise scribe.source.error(f"not understood: {line!r}")
            return
        seat = scribe.seat(found["name"])
        cards = _BRACKETS.search(found["rest"])
        if cards:
            scribe.add(Known(seat, scribe.source.cards(cards[1]), at))
        if self.old:
            paid, won = scribe.money(found["bets"]), scribe.money(found["won"])
            scribe.add(Result(seat, paid=paid, won=won, line=at))
            return
        won_text = _WON.search(found["rest"])
        if won_text:
            scribe.add(Result(seat, won=scribe.money(won_text["amount"]), line=at))
