"""Our own form: a Record as JSON, with a mark and a version in front.

``{"doorcard_history": 1, "site": ..., "facts": [{"type": "ante", "seat": 1, ...}, ...]}``. One
hand a file, or one a line. Cards are integers as everywhere in Doorcard, -1 where not told.
"""

import json
import re
from typing import Any

import msgspec

from doorcard.histories.readers.text import Source
from doorcard.histories.record import VERSION, Reading, Record
from doorcard.histories.sound import UnsoundError, check_sound

KIND = "doorcard"
MARK = "doorcard_history"
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
    try:
        check_sound(record)
    except UnsoundError as wrong:
        raise source.error(str(wrong)) from wrong
    return msgspec.structs.replace(record, path=source.path, line=source.line)


def write(record: Record) -> str:
    """A record in our form, one line, without the path it was read from."""
    fields = msgspec.to_builtins(record)
    for name in ("path", "line"):  # where it was read is not part of the hand
        fields.pop(name, None)
    return json.dumps({MARK: VERSION, **fields}, separators=(",", ":"), ensure_ascii=False)
