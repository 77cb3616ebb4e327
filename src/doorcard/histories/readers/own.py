"""Our own form: a Record as JSON, with a mark and a version in front.

``{"doorcard_history": 1, "site": ..., "facts": [{"type": "ante", "seat": 1, ...}, ...]}``. One
hand a file, or one a line. Cards are integers as everywhere in Doorcard, -1 where not told.
"""

import json
import re
from typing import Any

import msgspec

from doorcard.games import GAMES
from doorcard.histories.readers.text import Source
from doorcard.histories.record import VERSION, Reading, Record

KIND = "doorcard"
MARK = "doorcard_history"
_MOST = 10**15
BEGINS = re.compile(rf'^\s*\{{\s*"{MARK}"')


def read(text: str, path: str = "") -> list[Reading]:
    """The hands of a text in our form. HistoryError for another version or a wrong field."""
    source = Source(KIND, path)
    source.line = 1
    try:
        whole = json.loads(text)
    except (ValueError, RecursionError):
        return _read_lines(source, text)
    return [_record(source, whole)]


def _read_lines(source: Source, text: str) -> list[Reading]:
    readings: list[Reading] = []
    for number, line in enumerate(text.split("\n"), 1):
        if not line.strip():
            continue
        source.line = number
        try:
            value = json.loads(line)
        except (ValueError, RecursionError) as wrong:
            raise source.error(f"no JSON: {wrong}") from wrong
        readings.append(_record(source, value))
    return readings


def _record(source: Source, value: Any) -> Record:
    if not isinstance(value, dict) or MARK not in value:
        raise source.error(f"no {MARK!r}")
    version = value.pop(MARK)
    if version != VERSION:
        raise source.error(f"version {version!r} is not known here, {VERSION} is")
    try:
        record = msgspec.convert(value, Record)
    except (msgspec.ValidationError, RecursionError) as wrong:
        raise source.error(str(wrong)) from wrong
    _check(source, record)
    return msgspec.structs.replace(record, path=source.path, line=source.line)


def _check(source: Source, record: Record) -> None:
    """What the types do not say: a known game, seats of players, amounts and cards that can be."""
    if record.game not in GAMES:
        raise source.error(f"no game is called {record.game!r}")
    seats = [player.seat for player in record.players]
    if len(set(seats)) != len(seats) or len(seats) < 2:
        raise source.error("two players or more are needed, each with his own seat")
    for place in (record.stakes, *record.players, *record.facts):
        for name, value in msgspec.structs.asdict(place).items():
            if type(value) is int and not -1 <= value < _MOST:
                raise source.error(f"{name} {value} is out of range")
            if name in ("down", "up", "cards") and not all(-1 <= card <= 51 for card in value):
                raise source.error(f"{value} are no cards")
        if not -1 <= getattr(place, "card", 0) <= 51:
            raise source.error("no such card")
    if not all(1 <= seat <= 99 for seat in seats):
        raise source.error(f"seats {seats} are out of range")
    for fact in record.facts:
        if getattr(fact, "seat", seats[0]) not in seats:
            raise source.error(f"seat {getattr(fact, 'seat', 0)} is no player's")


def write(record: Record) -> str:
    """A record in our form, one line, without the path it was read from."""
    fields = msgspec.to_builtins(record)
    for name in ("path", "line"):  # where it was read is not part of the hand
        fields.pop(name, None)
    return json.dumps({MARK: VERSION, **fields}, separators=(",", ":"), ensure_ascii=False)
