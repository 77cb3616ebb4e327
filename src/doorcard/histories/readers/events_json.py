"""Our own form with every event, as its viewer got it: one hand a line, told again as a record.

The form has the house rules of the hand in it, so a hand of a house that is no room of this
program replays as well. The parts that are compared are those every history has.
"""

import re

import msgspec

from doorcard.engine.events import HandStarted
from doorcard.games import GAMES
from doorcard.histories.readers.text import Source
from doorcard.histories.record import HistoryError, Reading, Record
from doorcard.histories.sound import UnsoundError, check_sound
from doorcard.histories.writers import events_json
from doorcard.histories.writers.heading import CannotTellError
from doorcard.histories.writers.told import record_of

KIND = events_json.KIND
BEGINS = re.compile(r'^\s*\{\s*"doorcard_hand"')


def read(text: str, path: str = "") -> list[Reading | HistoryError]:
    """All hands of such a text; a HistoryError stands for each line that is not understood."""
    source = Source(KIND, path)
    readings: list[Reading | HistoryError] = []
    for number, line in enumerate(text.split("\n"), 1):
        if not line.strip():
            continue
        source.line = number
        try:
            readings.append(_read_hand(source, line))
        except HistoryError as wrong:
            readings.append(wrong)
    return readings


def _read_hand(source: Source, line: str) -> Record:
    try:
        told = events_json.read(line)
    except HistoryError as wrong:
        raise source.error(wrong.reason) from wrong
    started = told.events[0] if told.events else None
    if not isinstance(started, HandStarted):
        raise source.error("the first event of a hand is HandStarted")
    if GAMES.get(started.game.name) != started.game:
        raise source.error(f"{started.game.name!r} is not the game of that name here")
    try:
        record = record_of(told.events, told.heading, also_void=True)
        check_sound(record)
    except (CannotTellError, UnsoundError) as wrong:
        raise source.error(str(wrong)) from wrong
    return msgspec.structs.replace(record, house=started.house, path=source.path, line=source.line)
