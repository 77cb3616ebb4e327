"""PokerStars text, cash and tournament, home games included."""

import re
from collections.abc import Callable

from doorcard.cards import HIDDEN
from doorcard.histories.readers.blocks import Line, has_cents, read_blocks
from doorcard.histories.readers.games import game_named
from doorcard.histories.readers.scribe import Scribe
from doorcard.histories.readers.text import AMOUNT, HOUSE_MARK, Source, matcher
from doorcard.histories.record import (
    ActKind,
    Capped,
    Community,
    Drawn,
    HistoryError,
    Known,
    Mucked,
    NotPlayed,
    OpenPair,
    Protected,
    Reading,
    Reshuffled,
    Result,
    Returned,
    Shown,
    Total,
    Won,
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
    rf"^Seat (?P<seat>\d+): (?P<name>.+) \((?P<stack>{AMOUNT}) in chips(?:, [^()]*)?\)"
    r"(?P<away> is sitting out)?(?P<out> out of hand.*)?$"
)
_SUMMARY_SEAT = re.compile(r"^Seat (?P<seat>\d+): (?P<told>.+)$")
_END = re.compile(
    r"^(?: \((?:button|small blind|big blind)\))*"
    r" (?P<what>folded|showed|mucked|collected|didn't bet|is sitting out)(?P<rest>.*)$"
)
_STRANGER = re.compile(r"^.+ (?:folded|is sitting out)\b.*$")
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
_STREET = re.compile(r"^\*\*\* (?P<street>.+?) \*\*\*(?: \[(?P<board>[^\]]*)\])?$")
_ACT = re.compile(
    r"^(?P<name>.+): (?P<act>folds|checks|calls|bets|raises|brings[- ]in(?: low)? for)(?P<rest>.*)$"
)
_POST = re.compile(
    rf"^(?P<name>.+): posts (?P<what>the ante|small blind|big blind|small & big blinds) "
    rf"(?P<amount>{AMOUNT})(?P<all_in> and is all-in)?$"
)
_DEALT = re.compile(r"^Dealt to (?P<told>.+\])$")
_GROUPS = re.compile(r"(?: \[[^\]]*\])+")
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
_TOTAL = re.compile(
    rf"^Total pot (?P<pot>{AMOUNT})(?: Main pot (?P<main>{AMOUNT})\.)?"
    rf"(?P<sides>(?: Side pot(?:-\d+)? {AMOUNT}\.)*) \| Rake (?P<rake>{AMOUNT})$"
)
_SIDE = re.compile(rf"Side pot(?:-\d+)? ({AMOUNT})\.")
_BRACKETS = re.compile(r"\[([^\]]*)\]")
_PAID = re.compile(rf"\((?P<amount>{AMOUNT})\)")

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


class _Reader:
    """Reads the lines of one hand, the first pattern that fits taking the line."""

    def __init__(self, scribe: Scribe) -> None:
        self.scribe = scribe
        self.in_summary = False
        self.betting_over = False
        self.shown: set[int] = set()
        self.table: tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], None]], ...] = (
            (_SEAT, self.seat),
            (_STREET, self.street),
            (_ACT, self.act),
            (_DEALT, self.dealt),
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
        """One line of the hand."""
        if self.in_summary:
            self.summary(line)
            return
        back = _RETURNED.match(line)  # before the chat: it ends with a name, which may look like it
        if _CHAT.match(line) and not (back and self.fits(back)):
            return  # before all else, because it may quote anything
        for pattern, handle in self.table:
            found = pattern.match(line)
            if found and self.fits(found):
                handle(found)
                return
        self.special(line)

    def fits(self, found: re.Match[str]) -> bool:
        """A name may hold anything, even an act: it must be known."""
        groups = found.groupdict()
        if "told" in groups:
            name = self.scribe.named(groups["told"])
            return bool(name and _GROUPS.fullmatch(groups["told"][len(name) :]))
        if "name" not in groups or found.re is _SEAT:
            return True
        return groups["name"] in self.scribe.seat_of

    def special(self, line: str) -> None:
        at = self.scribe.source.line
        if line == "Betting is capped":
            self.scribe.add(Capped(at))
        elif line.startswith("Pair on board - a double bet is allowed"):
            self.scribe.add(OpenPair(at))
        elif line == "The deck is reshuffled":
            self.scribe.add(Reshuffled(at))
        elif not _NOISE.match(line):
            raise self.scribe.source.error(f"not understood, or by nobody here: {line!r}")

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
        scribe.sit(seat, found["name"], stack, found["away"] is not None)

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

    def dealt(self, found: re.Match[str]) -> None:
        scribe = self.scribe
        name = scribe.named(found["told"])
        seat, cards = scribe.seat(name), found["told"][len(name) :]
        groups = _BRACKETS.findall(cards)
        new = scribe.source.cards(groups[-1])
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
            self._first_cards(seat, tuple(c for g in groups for c in scribe.source.cards(g)))

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

    def discard(self, found: re.Match[str]) -> None:
        scribe = self.scribe
        cards = scribe.source.cards(found["cards"]) if found["cards"] else ()
        scribe.discard(scribe.seat(found["name"]), scribe.source.number(found["count"]), cards)

    def pat(self, found: re.Match[str]) -> None:
        self.scribe.discard(self.scribe.seat(found["name"]), 0)

    def protected(self, found: re.Match[str]) -> None:
        self.scribe.add(Protected(self.scribe.seat(found["name"]), self.scribe.source.line))

    def returned(self, found: re.Match[str]) -> None:
        scribe = self.scribe
        amount = scribe.money(found["amount"])
        scribe.add(Returned(scribe.seat(found["name"]), amount, scribe.source.line))

    def shows(self, found: re.Match[str]) -> None:
        scribe = self.scribe
        seat, cards = scribe.seat(found["name"]), scribe.source.cards(found["cards"])
        scribe.add(Shown(seat, cards, line=scribe.source.line))

    def mucks(self, found: re.Match[str]) -> None:
        self.scribe.add(Mucked(self.scribe.seat(found["name"]), self.scribe.source.line))

    def won(self, found: re.Match[str]) -> None:
        scribe = self.scribe
        name = found["pot"]
        pot: int | None = None if name == "pot" else 0
        if name.startswith("side pot"):
            number = name.removeprefix("side pot").lstrip("-")
            pot = scribe.source.number(number) if number else 1
        amount = scribe.money(found["amount"])
        scribe.add(Won(scribe.seat(found["name"]), amount, pot, scribe.source.line))

    def summary(self, line: str) -> None:
        """The closing account repeats the play; what it adds are mucked hands."""
        scribe = self.scribe
        at = scribe.source.line
        total = _TOTAL.match(line)
        if total:
            pots = [total["main"]] if total["main"] else []
            pots += _SIDE.findall(total["sides"])
            amounts = tuple(scribe.money(pot) for pot in pots)
            rake = scribe.money(total["rake"])
            scribe.add(Total(scribe.money(total["pot"]), rake, amounts, at))
            return
        found = _SUMMARY_SEAT.match(line)
        if found:
            self._summary_line(scribe.source.number(found["seat"]), found["told"])
        elif not _NOISE.match(line):
            raise scribe.source.error(f"not understood: {line!r}")

    def _summary_line(self, seat: int, told: str) -> None:
        """How the hand ended for one chair."""
        name = self.scribe.name_of(seat)
        if not name and _STRANGER.match(told):
            return  # somebody who sat there without being dealt in
        end = _END.match(told.removeprefix(name)) if name and told.startswith(name) else None
        if end is None:
            raise self.scribe.source.error(f"seat {seat} is not told of by {told!r}")
        self._summary_seat(seat, end["what"], end["rest"])

    def _summary_seat(self, seat: int, what: str, rest: str) -> None:
        scribe = self.scribe
        at = scribe.source.line
        if what in ("showed", "mucked"):
            cards = _BRACKETS.search(rest)
            if cards:
                scribe.add(Known(seat, scribe.source.cards(cards[1]), at))
        if what == "collected" or (what == "showed" and " won " in rest):
            amount = _PAID.search(rest)
            if amount is None:
                raise scribe.source.error("an amount is missing")
            scribe.add(Result(seat, won=scribe.money(amount["amount"]), line=at))
