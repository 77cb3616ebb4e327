"""What the texts of PokerStars and Full Tilt have in common: a line an event, names before acts.

The patterns of both call the same things the same: ``name`` who it is of, ``told`` a name and what
is said of it, ``seat`` a chair, ``amount``, ``count``, ``cards``, ``pot``.
"""

import re
from collections.abc import Callable

from doorcard.histories.readers.scribe import Scribe
from doorcard.histories.readers.text import AMOUNT
from doorcard.histories.record import (
    Capped,
    Known,
    Mucked,
    Protected,
    Reshuffled,
    Result,
    Returned,
    Total,
    Won,
)

Handler = Callable[[re.Match[str]], None]

DEALT = re.compile(r"^Dealt to (?P<told>.+\])$")
CARDS = re.compile(r"\[([^\]]*)\]")
STREET_NAME = r"^\*\*\* (?P<street>.+?) \*\*\*(?: \[(?P<board>[^\]]*)\])?"

_GROUPS = re.compile(r"(?: \[[^\]]*\])+")
_SIDE_POT = r"[Ss]ide pot(?:-\d+| #?\d+)?"
_TOTAL = re.compile(
    rf"^Total pot (?P<pot>{AMOUNT})(?: Main pot (?P<main>{AMOUNT})\.)?"
    rf"(?P<sides>(?: {_SIDE_POT} {AMOUNT}\.)*) \| Rake (?P<rake>{AMOUNT})$"
)
_SIDE = re.compile(rf"{_SIDE_POT} ({AMOUNT})\.")
_ACCOUNT = re.compile(r"^Seat (?P<seat>\d+): (?P<told>.+)$")
_END = re.compile(
    r"^(?: \((?:button|small blind|big blind)\))*"
    r" (?P<what>folded|showed|mucked|collected|didn't bet|is sitting out)(?P<rest>.*)$"
)
_STRANGER = re.compile(r"^.+ (?:folded|is sitting out)\b.*$")
_PAID = re.compile(rf"\((?P<amount>{AMOUNT})\)")


class SiteText:
    """Reads the lines of one hand, the first pattern that fits taking the line.

    noise: lines that say nothing about the play. table: the patterns of the play, and what each
    of them leads to.
    """

    noise: re.Pattern[str]

    def __init__(self, scribe: Scribe) -> None:
        self.scribe = scribe
        self.in_summary = False
        self.table: tuple[tuple[re.Pattern[str], Handler], ...] = ()

    def line(self, line: str) -> None:
        """One line of the hand."""
        if self.in_summary:
            self._summary(line)
        elif not self.played(line):
            self.special(line)

    def played(self, line: str) -> bool:
        """Read a line of the play; False when it is none."""
        for pattern, handle in self.table:
            found = pattern.match(line)
            if found and self.fits(found):
                handle(found)
                return True
        return False

    def fits(self, found: re.Match[str]) -> bool:
        """A name may hold anything, even an act, and chat may look like one: it must be known."""
        groups = found.groupdict()
        if "told" in groups:
            name = self.scribe.named(groups["told"])
            return bool(name and _GROUPS.fullmatch(groups["told"][len(name) :]))
        return "name" not in groups or groups["name"] in self.scribe.seat_of

    def special(self, line: str) -> None:
        """A line by nobody."""
        at = self.scribe.source.line
        if line == "Betting is capped":
            self.scribe.add(Capped(at))
        elif line == "The deck is reshuffled":
            self.scribe.add(Reshuffled(at))
        elif not self.noise.match(line):
            raise self.scribe.source.error(f"not understood, or by nobody here: {line!r}")

    # --- the play, where both tell it alike ---

    def dealt(self, found: re.Match[str]) -> None:
        """Cards that a player gets, with those he has."""
        scribe = self.scribe
        name = scribe.named(found["told"])
        groups = CARDS.findall(found["told"][len(name) :])
        self.deal(scribe.seat(name), [scribe.source.cards(group) for group in groups])

    def deal(self, seat: int, groups: list[tuple[int, ...]]) -> None:
        """Cards that a player has by now, those that are new in a group of their own."""
        raise NotImplementedError

    def discard(self, found: re.Match[str]) -> None:
        """So many cards thrown away, the cards only where the reader saw them."""
        scribe = self.scribe
        cards = scribe.source.cards(found["cards"]) if found["cards"] else ()
        scribe.discard(scribe.seat(found["name"]), scribe.source.number(found["count"]), cards)

    def pat(self, found: re.Match[str]) -> None:
        """Nothing thrown away."""
        self.scribe.discard(self.scribe.seat(found["name"]), 0)

    def protected(self, found: re.Match[str]) -> None:
        """Treated as all-in after a time-out (R2.8)."""
        self.scribe.add(Protected(self.scribe.seat(found["name"]), self.scribe.source.line))

    def returned(self, found: re.Match[str]) -> None:
        """A wager that nobody called."""
        scribe = self.scribe
        amount = scribe.money(found["amount"])
        scribe.add(Returned(scribe.seat(found["name"]), amount, scribe.source.line))

    def mucks(self, found: re.Match[str]) -> None:
        """A hand thrown away unseen."""
        self.scribe.add(Mucked(self.scribe.seat(found["name"]), self.scribe.source.line))

    def won(self, found: re.Match[str]) -> None:
        """Pots are numbered from the main pot, 0; where there is one alone it has no number."""
        scribe = self.scribe
        name = found["pot"]
        pot: int | None = None if name == "pot" else 0
        if name.startswith("side pot"):
            number = name.removeprefix("side pot").strip(" #-")
            pot = scribe.source.number(number) if number else 1
        amount = scribe.money(found["amount"])
        scribe.add(Won(scribe.seat(found["name"]), amount, pot, scribe.source.line))

    # --- the closing account, which repeats the play; what it adds are mucked hands ---

    def _summary(self, line: str) -> None:
        if total := _TOTAL.match(line):
            self._total(total)
        elif found := _ACCOUNT.match(line):
            self._account(self.scribe.source.number(found["seat"]), found["told"])
        elif not self.noise.match(line):
            raise self.scribe.source.error(f"not understood: {line!r}")

    def _total(self, total: re.Match[str]) -> None:
        scribe = self.scribe
        pots = [total["main"]] if total["main"] else []
        pots += _SIDE.findall(total["sides"])
        amounts = tuple(scribe.money(pot) for pot in pots)
        rake = scribe.money(total["rake"])
        scribe.add(Total(scribe.money(total["pot"]), rake, amounts, scribe.source.line))

    def _account(self, seat: int, told: str) -> None:
        """How the hand ended for one chair."""
        name = self.scribe.name_of(seat)
        if not name and _STRANGER.match(told):
            return  # somebody who sat there without being dealt in
        end = _END.match(told.removeprefix(name)) if name and told.startswith(name) else None
        if end is None:
            raise self.scribe.source.error(f"seat {seat} is not told of by {told!r}")
        self._ended(seat, end["what"], end["rest"])

    def _ended(self, seat: int, what: str, rest: str) -> None:
        scribe = self.scribe
        at = scribe.source.line
        if what in ("showed", "mucked"):
            cards = CARDS.search(rest)
            if cards:
                scribe.add(Known(seat, scribe.source.cards(cards[1]), at))
        if what == "collected" or (what == "showed" and " won " in rest):
            amount = _PAID.search(rest)
            if amount is None:
                raise scribe.source.error("an amount is missing")
            scribe.add(Result(seat, won=scribe.money(amount["amount"]), line=at))
