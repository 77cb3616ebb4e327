"""Histories in: what kind of text it is, and the hands in it."""

import re
from collections.abc import Callable, Sequence

from doorcard.histories.readers import (
    bovada,
    events_json,
    full_tilt,
    ipoker,
    opinion,
    own,
    phh,
    pokerstars,
    winning,
)
from doorcard.histories.readers.text import decode
from doorcard.histories.record import HistoryError, Reading

Read = Callable[[str, str], Sequence[Reading | HistoryError]]

# How a text of each kind begins, and who reads it.
_READERS: tuple[tuple[re.Pattern[str], Read], ...] = (
    (pokerstars.BEGINS, pokerstars.read),
    (full_tilt.BEGINS, full_tilt.read),
    (bovada.BEGINS, bovada.read),
    (winning.BEGINS, winning.read),
    (re.compile(r"^\s*(?:<\?xml[^>]*\?>)?\s*<session\b"), ipoker.read),
    (own.BEGINS, own.read),
    (events_json.BEGINS, events_json.read),
    (opinion.BEGINS, opinion.read),
    (phh.BEGINS, phh.read),
)

# Texts of sites that have no reader here. Their hands come through a parsed form (``opinion``).
_FOREIGN: tuple[tuple[re.Pattern[str], str], ...] = (
    (re.compile(r"^\s*<HISTORY ID="), "boss"),
    (re.compile(r"^\s*Everleaf Gaming Game #"), "everleaf"),
    (re.compile(r"^\s*\*{5} History for hand"), "ongame"),
    (re.compile(r"^\s*(?:<\?xml[^>]*\?>)?\s*<(?:description|game) "), "merge"),
    (re.compile(r"^\s*(?:#Game No|\*{5} Hand History for Game)"), "partypoker"),
    (re.compile(r"^\s*Winamax Poker - "), "winamax"),
    (re.compile(r"^\s*Stage #"), "absolute"),
    (re.compile(r"^\s*#\d+: "), "kingsclub"),
)

# A list of hands is no history: one object a line that names a file.
_INDEX = re.compile(r'^\s*\{"id":\s*"[^"]*",\s*"file":')


class NoReaderError(HistoryError):
    """The text is a history of a known site, but there is no reader for it here."""


def is_index(text: str) -> bool:
    """Whether the text lists hands instead of telling them."""
    return _INDEX.match(text) is not None


def read_text(text: str, path: str = "") -> list[Reading | HistoryError]:
    """All hands of a text, a HistoryError in the place of each that cannot be read.

    Raises HistoryError (NoReaderError for a known kind) when the text as a whole cannot be read.
    """
    text = text.removeprefix("\ufeff")
    for begins, read in _READERS:
        if begins.match(text):
            return list(read(text, path))
    for begins, kind in _FOREIGN:
        if begins.match(text):
            raise NoReaderError("no reader for this kind of text", kind=kind, line=1, path=path)
    raise HistoryError("no history of any kind known here", kind="unknown", line=1, path=path)


def read_bytes(data: bytes, path: str = "") -> list[Reading | HistoryError]:
    """All hands of a file's bytes; see ``read_text``."""
    return read_text(decode(data, path), path)


__all__ = ["HistoryError", "NoReaderError", "is_index", "read_bytes", "read_text"]
