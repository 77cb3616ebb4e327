"""What all readers of text need: decoding, amounts, cards, and errors that name the line."""

import re
from collections.abc import Iterable

from doorcard.cards import HIDDEN, RANKS, SUITS, CardError, card_of, parse_card
from doorcard.histories.record import HistoryError

# An amount with the currency before or after it, thousands separated by commas.
AMOUNT = r"[^\d\s\[\]()]{0,4}?\s?[\d,]+(?:\.\d+)?(?:[€£]|\s?(?:USD|EUR|EURO|GBP|chips))?"
_NUMBER = re.compile(r"\d[\d,]*(?:\.\d+)?")
_SPACED_THOUSANDS = re.compile(r"(?<=\d)[ \u00a0\u202f](?=\d{3}(?!\d))")
_THOUSANDS = re.compile(r"\d{1,3}(?:,\d{3})*(?:\.\d+)?|\d+(?:\.\d+)?")
_DECIMAL_COMMA = re.compile(r"\d+,\d{1,2}")
_MOST_DIGITS = 15


def decode(data: bytes, path: str = "") -> str:
    """The text of a file: UTF-8, UTF-16, else Windows-1252 as old clients wrote."""
    codecs = ["utf-8-sig", "cp1252"]
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        codecs = ["utf-16"]
    elif b"\x00" in data:
        codecs = _without_mark(data)
        if not codecs:
            raise HistoryError("not a text file", kind="unknown", path=path)
    for codec in codecs:
        try:
            return data.decode(codec).replace("\r\n", "\n").replace("\r", "\n")
        except UnicodeDecodeError:
            continue
    raise HistoryError("not a text in any encoding known here", kind="unknown", path=path)


# The room of ours a text comes from, as its writer marks it.
HOUSE_MARK = r"\(Doorcard (?P<house>[^()]+)\)"


def _without_mark(data: bytes) -> list[str]:
    """The form of UTF-16 that a text without its mark has: most second bytes are zero there."""
    half = len(data) // 2
    if 2 * data[1::2].count(0) > half and not data[::2].count(0):
        return ["utf-16-le"]
    if 2 * data[::2].count(0) > half and not data[1::2].count(0):
        return ["utf-16-be"]
    return []


class Source:
    """Where a reader is: the file, the kind of text, and the line, for errors."""

    def __init__(self, kind: str, path: str = "") -> None:
        self.kind, self.path, self.line = kind, path, 0

    def error(self, reason: str, line: int | None = None) -> HistoryError:
        """A HistoryError at the current line, or at the one given."""
        return HistoryError(
            reason, kind=self.kind, path=self.path, line=self.line if line is None else line
        )

    def units(self, text: str, unit: int) -> int:
        """The units of an amount as written: "$1,234.50" with 100 units is 123450, "0,05€" is 5.

        HistoryError when there is no number, or one that is no whole number of units.
        """
        found = _NUMBER.search(_SPACED_THOUSANDS.sub("", text))
        if found is None:
            raise self.error(f"no amount in {text!r}")
        number = found[0]
        if _DECIMAL_COMMA.fullmatch(number):
            number = number.replace(",", ".")
        elif not _THOUSANDS.fullmatch(number):
            raise self.error(f"{text!r} can be read in two ways")
        whole, _, part = number.replace(",", "").partition(".")
        if len(whole) > _MOST_DIGITS:
            raise self.error(f"no such amount: {text!r}")
        decimals = len(str(unit)) - 1
        part = part.rstrip("0")
        if len(part) > decimals:
            raise self.error(f"{text!r} is no whole number of units (1/{unit})")
        return int(whole) * unit + int(part.ljust(decimals, "0") or "0")

    def number(self, text: str) -> int:
        """A whole number without sign, such as a seat."""
        if not text.isascii() or not text.isdigit() or len(text) > _MOST_DIGITS:
            raise self.error(f"{text!r} is no number")
        return int(text)

    def cards(self, text: str) -> tuple[int, ...]:
        """The cards of "[Ac 10d X]" or "Ac, Td": X, - and ?? are HIDDEN."""
        return tuple(self.card(word) for word in text.replace(",", " ").strip("[] ").split())

    def card(self, word: str) -> int:
        """One card as sites write it: "Td", "10d", "td"."""
        if word.upper() in _HIDDEN_WORDS:
            return HIDDEN
        text = word.replace("10", "T")
        try:
            return parse_card(text[:1].upper() + text[1:].lower())
        except CardError as wrong:
            raise self.error(f"{word!r} is no card") from wrong

    def card_suit_first(self, word: str) -> int:
        """One card as iPoker writes it: "D10", "HA", "X"."""
        if word.upper() in _HIDDEN_WORDS:
            return HIDDEN
        rank, suit = word[1:].replace("10", "T"), word[:1].lower()
        if len(rank) != 1 or rank not in RANKS or suit not in SUITS or not suit:
            raise self.error(f"{word!r} is no card")
        return card_of(RANKS.index(rank), SUITS.index(suit))


_HIDDEN_WORDS = frozenset({"X", "XX", "-", "??", "?"})


def matcher(patterns: Iterable[str]) -> re.Pattern[str]:
    """One pattern that fits a whole line when any of these does (the known noise of a site)."""
    return re.compile("|".join(f"(?:{pattern})" for pattern in patterns))
