"""Bovada, Bodog and Ignition text. Players are chairs; every hand's cards are told afterwards."""

import re
from collections.abc import Callable

from doorcard.histories.readers.blocks import Line, read_blocks
from doorcard.histories.readers.games import game_named
from doorcard.histories.readers.scribe import OPENING_STREETS, Scribe
from doorcard.histories.readers.text import AMOUNT, Source, matcher
from doorcard.histories.record import (
    HistoryError,
    Mucked,
    NotPlayed,
    Reading,
    Result,
    Returned,
    Shown,
    Total,
    Won,
)

KIND = "bovada"
BEGINS = re.compile(r"^\s*(?:Bovada|Bodog\S*(?: \w+)?|Ignition) Hand #")

_HEAD = re.compile(
    r"^(?:Bovada|Bodog\S*(?: \w+)?|Ignition) Hand #C?(?P<hand>\d+):?\s+(?:Zone Poker ID#\d+\s+)?"
    r"(?:TBL#\S+\s+)?(?P<game>[A-Za-z0-9_]+(?: HiLo)?)\s*"
    r"(?P<tournament>Tournament #\S+.*?,)?\s*(?:1 on 1\s+)?"
    r"(?P<limit>Fixed Limit|Pot Limit|No Limit)(?P<rest>.*)$"
)
_STAKES = re.compile(r"(?P<small>[^\d\s(]?[\d,.]+)/(?P<big>[^\d\s]?[\d,.]+)")
_CHAIR = r"Seat\+(?P<seat>\d+)(?: \[ME\])?"
_SEAT = re.compile(rf"^{_CHAIR}: (?P<stack>{AMOUNT}) in chips$")
_PLAY = re.compile(rf"^{_CHAIR} : (?P<what>.*)$")
_STREET = re.compile(r"^\*\*\* (?P<street>.+?) \*\*\*(?: \[.*\])?$")
_ANTE = re.compile(rf"^Ante chip (?P<amount>{AMOUNT})$")
_BRING_IN = re.compile(
    rf"^(?:Bring_in chip|Big [Bb]lind/Bring in|Bring in)(?P<late>\(timeout\))?"
    rf" (?P<amount>{AMOUNT})$"
)
_DEALT = re.compile(r"^Card dealt to a spot \[(?P<cards>[^\]]*)\]$")
_PASSIVE = re.compile(r"^(?P<act>Folds?|Checks?)(?P<late>\(timeout\))?$")
_CALL = re.compile(rf"^Calls?(?P<late>\(timeout\))? (?P<amount>{AMOUNT})$")
_BET = re.compile(rf"^(?:Double bets?|Bets?) (?P<amount>{AMOUNT})$")
_RAISE = re.compile(
    rf"^(?:Double raises?|Raises?|Completes?) (?P<amount>{AMOUNT})(?: to (?P<to>{AMOUNT}))?$"
)
_ALL_IN = re.compile(
    rf"^All-in(?:\((?P<how>[a-z-]+)\))? (?P<amount>{AMOUNT})(?: to (?P<to>{AMOUNT}))?$"
)
_RETURNED = re.compile(rf"^Return uncalled (?:portion of bet|bet|blind) (?P<amount>{AMOUNT})$")
_SHOWS = re.compile(r"^Showdown(?:\(.*\))? \[(?P<cards>[^\]]*)\] \(.*\)$")
_MUCKS = re.compile(r"^(?:Does not show|Mucks) \[(?P<cards>[^\]]*)\] \(.*\)$")
_WON = re.compile(rf"^(?P<side>Hand [Rr]esult-Side [Pp]ot|Hand [Rr]esult) (?P<amount>{AMOUNT})$")
_TOTAL = re.compile(rf"^Total Pot\((?P<pot>{AMOUNT})\)(?: \| Rake \((?P<rake>{AMOUNT})\))?$")
_SUMMARY_SEAT = re.compile(r"^Seat ?\+?(?P<seat>\d+):\s+(?P<what>.*)$")
_SUMMARY_WON = re.compile(rf"^(?P<amount>{AMOUNT})\s+(?:with .*|\[Does not show\])$")

_PLAY_NOISE = matcher(
    (
        r"^Table (?:enter|leave) user$",
        r"^Seat (?:sit out|sit down|stand|re-join)$",
        r"^(?:Stand|Sit out|Sit down|Re-join|Leave.*|Enter.*)$",
        r"^Table deposit .*$",
        r"^(?i:Ranking|Prize Cash|Bounty) .*$",
        r"^Unsuccessful.*$",
    )
)
_SUMMARY_NOISE = matcher(
    (
        r"^Folded (?:on|before) the .*$",
        r"^los[te]+ with .*$",
        r"^\[Mucked\].*$",
        r"^with .*$",
    )
)
_NOISE = matcher(
    (r"^Dealer : Set dealer.*$", r"^\*\*\* (?:HOLE CARDS|.* STREET|RIVER) \*\*\*(?: \[.*\])?$")
)


def read(text: str, path: str = "") -> list[Reading | HistoryError]:
    """All hands of a Bovada text; a HistoryError stands for each that is not understood."""
    return read_blocks(text, Source(KIND, path), BEGINS, _read_hand)


def _read_hand(source: Source, block: list[Line]) -> Reading:
    head = _HEAD.match(block[0][1])
    if head is None:
        raise source.error("no Bovada head")
    game = game_named(head["game"])
    if game is None:
        return NotPlayed(
            site=KIND, hand=head["hand"], game=head["game"], path=source.path, line=source.line
        )
    if game == "five_card_draw":
        raise source.error("draw hands of this site are not known here")
    if head["limit"] != "Fixed Limit":
        raise source.error(f"{head['limit']} stud is not known here")
    scribe = Scribe(source, KIND)
    scribe.hand, scribe.game = head["hand"], game
    scribe.tournament = head["tournament"] is not None
    scribe.unit = 1 if scribe.tournament else 100
    stakes = _STAKES.search(head["rest"])
    if stakes:
        # Tournaments print (0/0); the sizes are then taken from the wagers made.
        scribe.small, scribe.big = scribe.money(stakes["small"]), scribe.money(stakes["big"])
    reader = _Reader(scribe)
    for number, line in block[1:]:
        source.line = number
        reader.line(line)
    return scribe.record()


class _Reader:
    """Reads the lines of one hand. Streets have no heads here: cards begin them."""

    def __init__(self, scribe: Scribe) -> None:
        self.scribe = scribe
        self.in_summary = False
        self.got: dict[int, int] = {}
        self.table: tuple[tuple[re.Pattern[str], Callable[[int, re.Match[str]], None]], ...] = (
            (_DEALT, self.dealt),
            (_ANTE, self.ante),
            (_BRING_IN, self.bring_in),
            (_PASSIVE, self.passive),
            (_CALL, self.call),
            (_BET, self.bet),
            (_RAISE, self.raises),
            (_ALL_IN, self.all_in),
            (_RETURNED, self.returned),
            (_SHOWS, self.shows),
            (_MUCKS, self.mucks),
            (_WON, self.won),
        )

    def line(self, line: str) -> None:
        """One line of the hand."""
        if self.in_summary:
            self.summary(line)
            return
        play = _PLAY.match(line)
        if play:
            self.play(play["seat"], play["what"].strip())
            return
        seat = _SEAT.match(line)
        street = _STREET.match(line)
        if seat:
            number = self.scribe.source.number(seat["seat"])
            self.scribe.sit(number, f"Seat+{number}", self.scribe.money(seat["stack"]))
        elif street and street["street"] == "SUMMARY":
            self.in_summary = True
        elif not _NOISE.match(line):
            raise self.scribe.source.error(f"not understood: {line!r}")

    def play(self, seat_text: str, what: str) -> None:
        """Something a chair does."""
        source = self.scribe.source
        for pattern, handle in self.table:
            found = pattern.match(what)
            if found:
                handle(self.scribe.seat(f"Seat+{source.number(seat_text)}"), found)
                return
        if not _PLAY_NOISE.match(what):
            raise source.error(f"not understood: {what!r}")

    def ante(self, seat: int, found: re.Match[str]) -> None:
        self.scribe.ante(seat, self.scribe.money(found["amount"]))

    def dealt(self, seat: int, found: re.Match[str]) -> None:
        scribe = self.scribe
        cards = scribe.source.cards(found["cards"])
        first = OPENING_STREETS[scribe.game]
        number = self.got.get(seat, first - 1) + 1
        self.got[seat] = number
        if number > scribe.number:
            scribe.street(number)
        if number == first:
            down = 2 if scribe.game == "seven_card_stud" else 1
            if len(cards) != down + 1:
                raise scribe.source.error("a wrong number of cards is dealt")
            scribe.deal(seat, cards[:down], cards[down:])
        elif number == 7:
            scribe.deal(seat, down=cards)
        else:
            scribe.deal(seat, up=cards)

    def bring_in(self, seat: int, found: re.Match[str]) -> None:
        late = found["late"] is not None
        self.scribe.bring_in(seat, self.scribe.money(found["amount"]), timed_out=late)

    def passive(self, seat: int, found: re.Match[str]) -> None:
        late = found["late"] is not None
        kind = "fold" if found["act"].startswith("Fold") else "check"
        self.scribe.act(seat, kind, timed_out=late)  # type: ignore[arg-type]

    def call(self, seat: int, found: re.Match[str]) -> None:
        self.scribe.act(seat, "call", self.scribe.money(found["amount"]))

    def bet(self, seat: int, found: re.Match[str]) -> None:
        self.scribe.act(seat, "bet", self.scribe.money(found["amount"]))

    def raises(self, seat: int, found: re.Match[str]) -> None:
        # "Raises 600" and "Raises 200 to 600": the last amount is the street's total.
        self.scribe.act_to(seat, "raise", self.scribe.money(found["to"] or found["amount"]))

    def all_in(self, seat: int, found: re.Match[str]) -> None:
        amount = self.scribe.money(found["amount"])
        if not self.scribe.number:  # before any card: the rest of a stack as ante
            self.scribe.ante(seat, amount)
        else:
            self.scribe.all_in(seat, amount)

    def returned(self, seat: int, found: re.Match[str]) -> None:
        at = self.scribe.source.line
        self.scribe.add(Returned(seat, self.scribe.money(found["amount"]), at))

    def shows(self, seat: int, found: re.Match[str]) -> None:
        # Only the best five are listed here; all cards are known from the deal.
        self.scribe.add(Shown(seat, (), line=self.scribe.source.line))

    def mucks(self, seat: int, found: re.Match[str]) -> None:
        self.scribe.add(Mucked(seat, self.scribe.source.line))

    def won(self, seat: int, found: re.Match[str]) -> None:
        # Several side pots are not told apart, so a side pot has no number.
        amount = self.scribe.money(found["amount"])
        self.scribe.add(Won(seat, amount, None, self.scribe.source.line))

    def summary(self, line: str) -> None:
        """The closing account: the pot, the rake, and what each seat collected."""
        scribe = self.scribe
        at = scribe.source.line
        total = _TOTAL.match(line)
        if total:
            rake = scribe.money(total["rake"]) if total["rake"] else None
            scribe.add(Total(scribe.money(total["pot"]), rake, (), at))
            return
        found = _SUMMARY_SEAT.match(line)
        if found is None:
            raise scribe.source.error(f"not understood: {line!r}")
        what = found["what"].strip()
        seat = scribe.seat(f"Seat+{scribe.source.number(found['seat'])}")
        won = _SUMMARY_WON.match(what)
        if won:
            scribe.add(Result(seat, won=scribe.money(won["amount"]), line=at))
        elif not _SUMMARY_NOISE.match(what):
            raise scribe.source.error(f"not understood: {line!r}")
