"""What a history says of a hand besides what happened in it."""

import hashlib
from collections.abc import Iterable
from datetime import UTC, datetime

from msgspec import Struct

from doorcard.cards import Card


class Heading(Struct, frozen=True, kw_only=True):
    """Where and when a hand was played, and for whom it is written down.

    viewer: the chair of the player who asks, 0 for the rail. room, table: their names.
    names: players by chair. started: milliseconds since the epoch, UTC.
    currency: "" for play chips, else "USD", "EUR" or "GBP".
    unit: units in one chip or currency unit as it is written, 1 or 100.
    aided: the viewer had odds beside his cards, at a practice table.
    mucked: hands thrown away at the showdown that the viewer may read, by chair (B43).
    """

    viewer: int
    room: str
    table: str
    names: dict[int, str]
    started: int
    currency: str = ""
    unit: int = 1
    aided: bool = False
    mucked: dict[int, tuple[Card, ...]] = {}


class CannotTellError(ValueError):
    """This form of history has no way to tell what happened in the hand."""


def hand_number(heading: Heading, hand: str) -> int:
    """A number below 10**18 for formats that want one: always the same for a hand of a room (P66).

    It is a hash of room and hand id, so it says nothing about other hands.
    """
    digest = hashlib.sha256(f"{heading.room}\n{hand}".encode()).digest()
    return int.from_bytes(digest[:8]) % 10**18


def start_time(heading: Heading) -> datetime:
    """When the hand began, in UTC."""
    return datetime.fromtimestamp(heading.started / 1000, UTC)


def one_line(text: str) -> str:
    """A name as it may stand in a line of text: no line breaks or control signs, no outer blanks.

    Otherwise a name could forge lines of the history.
    """
    return "".join(sign if sign.isprintable() else "?" for sign in text).strip() or "?"


# Signs that divide a line of the texts: with them in a name, readers and trackers lose their way.
_DIVIDERS = str.maketrans(":[]()", "_____")


def house_mark(house: str) -> str:
    """What a text says of the house rules, after the table's name: "(Doorcard ten-second)"."""
    return f"(Doorcard {one_line(house).translate(_DIVIDERS)})"


def player_names(heading: Heading, seats: Iterable[int]) -> dict[int, str]:
    """A name for each chair as it may stand in a text, all different."""
    names: dict[int, str] = {}
    for seat in seats:
        name = one_line(heading.names.get(seat, f"Seat {seat}")).translate(_DIVIDERS)
        names[seat] = f"{name} {seat}" if name in names.values() else name
    return names
