"""PokerStars text, cash and tournament, home games included."""

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
    Known,
    NotPlayed,
    OpenPair,
    Reading,
    Shown,
)

KIND = "pokerstars"
# The stakes or the date are part of it: a player may be called like the rest.
BEGINS = re.compile(r"^\s*PokerStars .*?#\d+:(?=.*\d.?/.?\d)")

_HEAD = re.compile(
    r"^PokerStars .*?#(?P<hand>\d+):\s*(?:\{.*?\}\s*)?"
    r"(?P<tournament>Tournament #\d+,\s*(?:Freeroll|\S+)(?:\s[A-Z]{3})?\s+)?(?P<rest>.*)$"
)
_GAME = re.compile(r"(?:^|\()\s*(?P<game>[^()$€£,]+?) (?P<limit>No Limit|Pot Limit|Limit)\b")
_STAKES = re.compile(
    r"[(,]\s*(?P<small>[^\d\s(,]?[\d,.]+)/(?P<big>[^\d\s]?[\d,.]+)(?:\s[A-Z]{3})?\)"
)
_TABLE = re.compile(
    r"^Table '.*' (?P<seats>\d+)-[Mm]ax"
    rf"(?: {HOUSE_MARK}| \(.*\))?(?: Seat #(?P<button>\d+) is the button)?$"
)
_SEAT = re.compile(
    rf"^Seat (?P<seat>\d+): (?P<who>.+) \((?P<stack>{AMOUNT}) in chips(?:, [^()]*)?\)"
    r"(?P<away> is sitting out)?(?P<out> out of hand.*)?$"
)
_STREETS = {
    "2nd STREET": 2,
    "3rd STREET": 3,
    "4th STREET": 4,
    "5th STREET": 5,
    "6th STREET": 6,
    "RIVER": 7,
    "7th STREET": 7,
    "DEALING HANDS": 1,
}
_STREET = re.compile(rf"{STREET_NAME}$")
_ACT = re.compile(
    r"^(?P<name>.+): (?P<act>folds|checks|calls|bets|raises|brings[- ]in(?: low)? for)(?P<rest>.*)$"
)
_POST = re.compile(
    rf"^(?P<name>.+): posts (?P<what>the ante|small blind|big blind|small & big blinds) "
    rf"(?P<amount>{AMOUNT})(?P<all_in> and is all-in)?$"
)
_DISCARD = re.compile(r"^(?P<name>.+): discards (?P<count>\d+) cards?(?: \[(?P<cards>[^\]]*)\])?$")
_PAT = re.compile(r"^(?P<name>.+): stands pat(?: on \[[^\]]*\])?$")
_RETURNED = re.compile(rf"^Uncalled bet \((?P<amount>{AMOUNT})\) returned to (?P<name>.+)$")
_SHOWS = re.compile(r"^(?P<name>.+): shows \[(?P<cards>[^\]]*)\](?: \(.*\))?$")
_PROTECTED = re.compile(r"^(?P<name>.+) has timed out and is treated as all-in$")
_MUCKS = re.compile(r"^(?P<name>.+): (?:mucks hand|doesn't show hand)$")
_WON = re.compile(
    rf"^(?P<name>.+) (?:collected|cashed out the hand for) (?P<amount>{AMOUNT}) "
    r"from (?:the )?(?P<pot>pot|main pot|side pot(?:-\d+)?)$"
)
_CHAT = re.compile(r"^.+ said, \".*\"$")
# Lines that say nothing about the play.
_NOISE = matcher(
    (
        r"^.+ (?:is sitting out|has returned|leaves the table|has timed out)$",
        r"^.+: sits out$",
        r"^.+ has timed out while (?:being )?disconnected$",
        r"^.+ (?:is connected|is disconnected|was removed from the table for failing to post)$",
        r"^.+ has (?:reconnected|been disconnected|requested (?:more )?time)$",
        r"^.+ (?:joins|will be allowed to play) .*$",
        r"^.+ finished the tournament.*$",
        r"^.+ wins (?:the tournament|the .* bounty|an entry|.* for eliminating).*$",
        r"^.+ (?:re-buys|takes the add-on|adds|received|has been moved|was moved) .*$",
        r"^.+ is feeling .*$",
        r"^Board \[.*\]$",
        r"^Hand was run .*$",
    )
)


def read(text: str, path: str = "") -> list[Reading | HistoryError]:
    """All hands of a PokerStars text; a HistoryError stands for each that is not understood."""
    return read_blocks(text, Source(KIND, path), BEGINS, _read_hand)


def _read_hand(source: Source, block: list[Line]) -> Reading:
    head = _HEAD.match(block[0][1])
    if head is None:
        raise source.error("no PokerStars head")
    named = _GAME.search(head["rest"])
    if named is None:
        raise source.error("the head names no game")
    game = game_named(named["game"])
    if game is None:
        return NotPlayed(
            site=KIND, hand=head["hand"], game=named["game"], path=source.path, line=source.line
        )
    scribe = Scribe(source, KIND)
    scribe.hand, scribe.game = head["hand"], game
    scribe.tournament = head["tournament"] is not None
    _read_stakes(scribe, head["rest"], named["limit"], has_cents(block[1:]))
    reader = _Reader(scribe)
    for number, line in block[1:]:
        source.line = number
        reader.line(line)
    return scribe.record()


def _read_stakes(scribe: Scribe, rest: str, limit: str, cents: bool) -> None:
    stakes = _STAKES.search(rest)
    if stakes is None:
        raise scribe.source.error("the head names no stakes")
    # Play chips are whole and have no sign; money has cents.
    money = not stakes["small"][0].isdigit() or cents or "." in stakes["small"] + stakes["big"]
    scribe.unit = 100 if money else 1
    small, big = scribe.money(stakes["small"]), scribe.money(stakes["big"])
    if limit == "Limit":
        scribe.small, scribe.big = small, big
    else:
        scribe.structure = "pot" if limit == "Pot Limit" else "no"
        scribe.small_blind, scribe.big_blind = small, big


class _Reader(SiteText):
    noise = _NOISE

    def __init__(self, scribe: Scribe) -> None:
        super().__init__(scribe)
        self.table = (
            (_SEAT, self.seat),
            (_STREET, self.street),
            (_ACT, self.act),
            (DEALT, self.dealt),
            (_POST, self.post),
            (_DISCARD, self.discard),
            (_PAT, self.pat),
            (_RETURNED, self.returned),
            (_SHOWS, self.shows),
            (_MUCKS, self.mucks),
            (_WON, self.won),
            (_TABLE, self.table_line),
            (_PROTECTED, self.protected),
        )

    def line(self, line: str) -> None:
        """Chat is told before all else, because it may quote anything; in the account is none."""
        back = _RETURNED.match(line)  # it ends with a name, which may look like chat
        said = _CHAT.match(line) and not (back and self.fits(back))
        if self.in_summary or not said:
            super().line(line)

    def special(self, line: str) -> None:
        """A line by nobody."""
        if line.startswith("Pair on board - a double bet is allowed"):
            self.scribe.add(OpenPair(self.scribe.source.line))
        else:
            super().special(line)

    def table_line(self, found: re.Match[str]) -> None:
        if found["house"]:
            self.scribe.site = found["house"]
        self.scribe.seats = self.scribe.source.number(found["seats"])
        if found["button"]:
            self.scribe.button = self.scribe.source.number(found["button"])

    def seat(self, found: re.Match[str]) -> None:
        if found["out"]:
            return
        scribe = self.scribe
        seat = scribe.source.number(found["seat"])
        stack = scribe.money(found["stack"])
        scribe.sit(seat, found["who"], stack, found["away"] is not None)

    def post(self, found: re.Match[str]) -> None:
        scribe = self.scribe
        seat, amount = scribe.seat(found["name"]), scribe.money(found["amount"])
        what = found["what"]
        if what == "the ante":
            scribe.ante(seat, amount)
        elif what == "small blind":
            scribe.blind(seat, "small", amount)
        elif what == "big blind":
            # Whoever posts a second big blind is entering (B32).
            scribe.blind(seat, "post" if self._has_big_blind() else "big", amount)
        else:
            live = min(amount, scribe.small or scribe.big_blind)
            scribe.blind(seat, "post", live, amount - live)

    def _has_big_blind(self) -> bool:
        return any(getattr(fact, "kind", "") == "big" for fact in self.scribe.facts)

    def street(self, found: re.Match[str]) -> None:
        name = found["street"]
        scribe = self.scribe
        if name == "SUMMARY":
            self.in_summary = True
        elif name == "SHOW DOWN":
            pass
        elif name in _STREETS:
            scribe.street(_STREETS[name])
            if found["board"]:
                (card,) = self._cards(found["board"], 1)
                scribe.add(Community(card, scribe.source.line))
        else:
            raise scribe.source.error(f"no street is called {name!r}")

    def _cards(self, text: str, count: int) -> tuple[int, ...]:
        cards = self.scribe.source.cards(text)
        if len(cards) != count:
            raise self.scribe.source.error(f"{count} cards expected in {text!r}")
        return cards

    def deal(self, seat: int, groups: list[tuple[int, ...]]) -> None:
        scribe = self.scribe
        new = groups[-1]
        if scribe.game == "five_card_draw":
            if scribe.number == 1:
                scribe.deal(seat, down=new)
            else:
                scribe.add(Drawn(seat, new, scribe.source.line))
        elif scribe.number == 7 and len(groups) > 1:
            scribe.deal(seat, down=new)
        elif len(groups) > 1 and scribe.number > 3:
            scribe.deal(seat, up=new)
        else:
            self._first_cards(seat, tuple(card for group in groups for card in group))

    def _first_cards(self, seat: int, cards: tuple[int, ...]) -> None:
        """Down cards and door card; of strangers only the door card is told."""
        down = 2 if self.scribe.game == "seven_card_stud" else 1
        if self.scribe.number == 3 and self.scribe.game == "five_card_stud":
            self.scribe.deal(seat, up=cards[-1:])
            return
        if len(cards) == 1:
            cards = (HIDDEN,) * down + cards
        if len(cards) != down + 1:
            raise self.scribe.source.error("a wrong number of cards is dealt")
        self.scribe.deal(seat, cards[:down], cards[down:])

    def act(self, found: re.Match[str]) -> None:
        scribe = self.scribe
        seat = scribe.seat(found["name"])
        rest = found["rest"].strip()
        rest = rest.removesuffix("(disconnect)").strip()
        all_in = rest.endswith("and is all-in")
        rest = rest.removesuffix("and is all-in").strip()
        act = found["act"]
        if act in ("folds", "checks"):
            self._passive(seat, act, rest)
        elif act == "calls":
            scribe.act(seat, "call", scribe.money(rest), all_in=all_in)
        elif act.startswith("brings"):
            scribe.bring_in(seat, scribe.money(rest), all_in=all_in)
        elif act == "bets":
            scribe.act(seat, "bet", scribe.money(rest), all_in=all_in)
        else:
            increase, _, to = rest.partition(" to ")
            if not to:
                raise scribe.source.error(f"a raise needs a total: {increase!r}")
            scribe.act_to(seat, "raise", scribe.money(to), all_in=all_in)

    def _passive(self, seat: int, act: str, rest: str) -> None:
        kind: ActKind = "fold" if act == "folds" else "check"
        if rest and not (kind == "fold" and rest.startswith("[")):
            raise self.scribe.source.error(f"not understood: {rest!r}")
        self.scribe.act(seat, kind)
        if rest:  # a hand folded face up
            at = self.scribe.source.line
            self.scribe.add(Known(seat, self.scribe.source.cards(rest), at))

    def shows(self, found: re.Match[str]) -> None:
        scribe = self.scribe
        seat, cards = scribe.seat(found["name"]), scribe.source.cards(found["cards"])
        scribe.add(Shown(seat, cards, line=scribe.source.line))
