"""Full Tilt text, cash and tournament."""

import re

from doorcard.cards import HIDDEN
from doorcard.histories.readers.blocks import Line, has_cents, read_blocks
from doorcard.histories.readers.games import game_named
from doorcard.histories.readers.scribe import Scribe
from doorcard.histories.readers.site_text import DEALT, STREET_NAME, SiteText
from doorcard.histories.readers.text import AMOUNT, HOUSE_MARK, Source, matcher
from doorcard.histories.record import (
    ActKind,
    Community,
    Drawn,
    HistoryError,
    NotPlayed,
    Reading,
    Shown,
)

KIND = "full_tilt"
BEGINS = re.compile(r"^\s*Full Tilt Poker(?:\.\w+)? Game #\d+:")

_HEAD = re.compile(
    r"^Full Tilt Poker(?:\.\w+)? Game #(?P<hand>\d+): (?P<table>.*) - "
    r"(?P<small>[^\d\s]?[\d,.]+)/(?P<big>[^\d\s]?[\d,.]+)"
    r"(?: Ante (?P<ante>[^\d\s]?[\d,.]+))? - (?:Cap )?"
    r"(?P<limit>No Limit|Pot Limit|Limit) (?P<game>.+?) - (?P<time>.*)$"
)
_SEAT = re.compile(
    rf"^Seat (?P<seat>\d+): (?P<who>.+) \((?P<stack>{AMOUNT})\)(?P<away>, is sitting out)?$"
)
_STREETS = {
    "2ND STREET": 2,
    "3RD STREET": 3,
    "4TH STREET": 4,
    "5TH STREET": 5,
    "6TH STREET": 6,
    "7TH STREET": 7,
    "HOLE CARDS": 1,
    "DRAW": 2,
}
_STREET = re.compile(rf"{STREET_NAME}(?: \((?:Total )?Pot: (?P<pot>{AMOUNT})(?:, .*)?\))?$")
_ANTE = re.compile(rf"^(?P<name>.+) antes (?P<amount>{AMOUNT})(?:, and is all in)?$")
_BLIND = re.compile(
    rf"^(?P<name>.+) posts (?P<what>the small blind of|the big blind of|a dead small blind of|)"
    rf" ?(?P<amount>{AMOUNT})(?:, and is all in)?$"
)
_BUTTON = re.compile(r"^The button is in seat #(?P<seat>\d+)$")
_LOW = re.compile(r"^(?P<name>.+) is (?:low|high) with \[[^\]]*\]$")
_ACT = re.compile(
    r"^(?P<name>.+) (?P<act>folds|checks|calls|bets|raises to|completes it to|brings in for)"
    rf"(?: (?P<amount>{AMOUNT}))?(?P<all_in>, and is all in)?$"
)
_DISCARD = re.compile(r"^(?P<name>.+) discards (?P<count>\d+) cards?(?: \[(?P<cards>[^\]]*)\])?$")
_PAT = re.compile(r"^(?P<name>.+) stands pat(?: on \[[^\]]*\])?$")
_RETURNED = re.compile(rf"^Uncalled bet of (?P<amount>{AMOUNT}) returned to (?P<name>.+)$")
_SHOWS = re.compile(r"^(?P<name>.+) shows \[(?P<cards>[^\]]*)\](?P<value> .*)?$")
_PROTECTED = re.compile(r"^(?P<name>.+) has timed out and is treated as all in$")
_MUCKS = re.compile(r"^(?P<name>.+) mucks$")
_WON = re.compile(
    rf"^(?P<name>.+) (?:wins|ties for) the (?P<pot>pot|main pot|side pot(?: #?\d+)?) "
    rf"\((?P<amount>{AMOUNT})\)(?: with .*)?$"
)
_CHAT = re.compile(r"^.+?: .*$")

# Lines that say nothing about the play.
_NOISE = matcher(
    (
        r"^(?:.+ has )?\d+ seconds left to act$",
        r"^.+ has (?:timed out|been disconnected|reconnected|returned|requested TIME)(?: \(.*\))?$",
        r"^.+ (?:is sitting out|stands up|sits down|is feeling .*|has left the table)$",
        r"^.+ (?:adds .*|is dealt \d+ cards?)$",
        r"^.+ (?:finished the tournament.*|stands up and .*)$",
        r"^.+ (?:wins|will be) .*tournament.*$",
        r"^Board: \[.*\]$",
    )
)


def read(text: str, path: str = "") -> list[Reading | HistoryError]:
    """All hands of a Full Tilt text; a HistoryError stands for each that is not understood."""
    return read_blocks(text, Source(KIND, path), BEGINS, _read_hand)


def _read_hand(source: Source, block: list[Line]) -> Reading:
    head = _HEAD.match(block[0][1])
    if head is None:
        raise source.error("no Full Tilt head")
    game = game_named(head["game"])
    if game is None:
        return NotPlayed(
            site=KIND, hand=head["hand"], game=head["game"], path=source.path, line=source.line
        )
    marked = re.search(rf"{HOUSE_MARK}$", head["table"])
    scribe = Scribe(source, marked["house"] if marked else KIND)
    scribe.hand, scribe.game = head["hand"], game
    scribe.tournament = not head["table"].startswith("Table ")
    cents = "." in head["small"] + head["big"] or has_cents(block[1:])
    money = not head["small"][0].isdigit() or cents
    scribe.unit = 100 if money else 1
    small, big = scribe.money(head["small"]), scribe.money(head["big"])
    if head["limit"] == "Limit":
        scribe.small, scribe.big = small, big
    else:
        scribe.structure = "pot" if head["limit"] == "Pot Limit" else "no"
        scribe.small_blind, scribe.big_blind = small, big
    reader = _Reader(scribe)
    for number, line in block[1:]:
        source.line = number
        reader.line(line)
    return scribe.record()


class _Reader(SiteText):
    noise = _NOISE

    def __init__(self, scribe: Scribe) -> None:
        super().__init__(scribe)
        self.at_showdown = False
        self.table = (
            (_STREET, self.street),
            (_ACT, self.act),
            (DEALT, self.dealt),
            (_ANTE, self.ante),
            (_BLIND, self.blind),
            (_BUTTON, self.button),
            (_LOW, self.low),
            (_DISCARD, self.discard),
            (_PAT, self.pat),
            (_RETURNED, self.returned),
            (_SHOWS, self.shows),
            (_MUCKS, self.mucks),
            (_WON, self.won),
            (_SEAT, self.seat),
            (_PROTECTED, self.protected),
        )

    def special(self, line: str) -> None:
        """Whoever says something is no more than noise, too."""
        if not _CHAT.match(line) or line.startswith(("Seat ", "Dealt to ")):
            super().special(line)

    def seat(self, found: re.Match[str]) -> None:
        scribe = self.scribe
        seat, stack = scribe.source.number(found["seat"]), scribe.money(found["stack"])
        scribe.sit(seat, found["who"], stack, found["away"] is not None)

    def button(self, found: re.Match[str]) -> None:
        self.scribe.button = self.scribe.source.number(found["seat"])

    def ante(self, found: re.Match[str]) -> None:
        self.scribe.ante(self.scribe.seat(found["name"]), self.scribe.money(found["amount"]))

    def blind(self, found: re.Match[str]) -> None:
        scribe = self.scribe
        seat, amount = scribe.seat(found["name"]), scribe.money(found["amount"])
        what = found["what"]
        if what.startswith("the small"):
            scribe.blind(seat, "small", amount)
        elif what.startswith("the big"):
            scribe.blind(seat, "big", amount)
        elif what.startswith("a dead"):
            scribe.blind(seat, "post", 0, amount)
        else:
            scribe.blind(seat, "post", amount)

    def street(self, found: re.Match[str]) -> None:
        name = found["street"]
        scribe = self.scribe
        if name == "SUMMARY":
            self.in_summary = True
        elif name == "SHOW DOWN":
            self.at_showdown = True
        elif name in _STREETS:
            pot = scribe.money(found["pot"]) if found["pot"] else None
            scribe.street(_STREETS[name], pot)
            if found["board"]:
                cards = scribe.source.cards(found["board"])
                scribe.add(Community(cards[-1], scribe.source.line))
        else:
            raise scribe.source.error(f"no street is called {name!r}")

    def deal(self, seat: int, groups: list[tuple[int, ...]]) -> None:
        scribe = self.scribe
        new = groups[-1]
        if scribe.game == "five_card_draw" and scribe.number > 1:
            scribe.add(Drawn(seat, new, scribe.source.line))
        elif scribe.game == "five_card_draw" or scribe.number == 7:
            scribe.deal(seat, down=new)
        elif scribe.number == (3 if scribe.game == "seven_card_stud" else 2):
            down = 2 if scribe.game == "seven_card_stud" else 1
            hidden = groups[0] if len(groups) > 1 else (HIDDEN,) * down
            if len(hidden) != down or len(new) != 1:
                raise scribe.source.error("a wrong number of cards is dealt")
            scribe.deal(seat, hidden, new)
        else:
            scribe.deal(seat, up=new)

    def low(self, found: re.Match[str]) -> None:
        self.scribe.low_card(self.scribe.seat(found["name"]))

    def act(self, found: re.Match[str]) -> None:
        scribe = self.scribe
        seat = scribe.seat(found["name"])
        act, all_in = found["act"], found["all_in"] is not None
        if act in ("folds", "checks"):
            if found["amount"]:
                raise scribe.source.error(f"an amount for {act}")
            scribe.act(seat, "fold" if act == "folds" else "check")
            return
        if not found["amount"]:
            raise scribe.source.error(f"no amount for {act}")
        amount = scribe.money(found["amount"])
        if act == "calls":
            scribe.act(seat, "call", amount, all_in=all_in)
        elif act == "brings in for":
            scribe.bring_in(seat, amount, all_in=all_in)
        else:
            kinds: dict[str, ActKind] = {"bets": "bet", "raises to": "raise"}
            scribe.act_to(seat, kinds.get(act, "complete"), amount, all_in=all_in)

    def shows(self, found: re.Match[str]) -> None:
        scribe = self.scribe
        seat, cards = scribe.seat(found["name"]), scribe.source.cards(found["cards"])
        # At the end each hand is named; hands turned up before the run-out are not.
        forced = not self.at_showdown and found["value"] is None
        scribe.add(Shown(seat, cards, forced, scribe.source.line))
