"""What the types of a ``Record`` do not say: a known game, seats of players, possible numbers."""

import msgspec

from doorcard.games import GAMES
from doorcard.histories.record import Discard, Record

_MOST = 10**15
_MOST_SEAT = 99
_WHOLE_HAND = 5


class UnsoundError(ValueError):
    """A record that tells of no possible hand. ``line``: the line of the fact that is wrong."""

    def __init__(self, reason: str, line: int = 0) -> None:
        self.line = line
        super().__init__(reason)


def check_sound(record: Record) -> None:
    """Raise ``UnsoundError`` where game, seats, amounts or cards are none that can be."""
    if record.game not in GAMES:
        raise UnsoundError(f"no game is called {record.game!r}")
    seats = [player.seat for player in record.players]
    if len(set(seats)) != len(seats) or len(seats) < 2:
        raise UnsoundError("two players or more are needed, each with his own seat")
    if not all(1 <= seat <= _MOST_SEAT for seat in seats):
        raise UnsoundError(f"seats {seats} are out of range")
    for place in (record.stakes, *record.players, *record.facts):
        _check_numbers(place)
    for fact in record.facts:
        if isinstance(fact, Discard) and not 0 <= fact.count <= _WHOLE_HAND:
            raise UnsoundError(f"{fact.count} cards cannot be exchanged", fact.line)
        seat = getattr(fact, "seat", seats[0])
        if seat not in seats:
            raise UnsoundError(f"seat {seat} is no player's", fact.line)


def _check_numbers(place: msgspec.Struct) -> None:
    line = getattr(place, "line", 0)
    for name, value in msgspec.structs.asdict(place).items():
        if type(value) is int and not -1 <= value < _MOST:
            raise UnsoundError(f"{name} {value} is out of range", line)
        if name in ("down", "up", "cards") and not all(-1 <= card <= 51 for card in value):
            raise UnsoundError(f"{value} are no cards", line)
    if not -1 <= getattr(place, "card", 0) <= 51:
        raise UnsoundError("no such card", line)
