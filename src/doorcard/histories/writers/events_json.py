"""Our own form with nothing left out: the heading and every event as its viewer got it, as JSON."""

from collections.abc import Iterable

import msgspec
from msgspec import Struct

from doorcard.engine.events import Event
from doorcard.histories.record import HistoryError
from doorcard.histories.writers.heading import Heading
from doorcard.histories.writers.told import NotRedactedError, check_redacted

VERSION = 1
KIND = "doorcard"


class ToldHand(Struct, frozen=True, kw_only=True):
    """A hand for one viewer. events: None where an event was not for him."""

    doorcard_hand: int = VERSION
    heading: Heading
    events: tuple[Event | None, ...]


def write(events: Iterable[Event | None], heading: Heading) -> str:
    """One line of JSON. Raises ``NotRedactedError`` for events the viewer may not see."""
    told = tuple(events)
    check_redacted(told, heading.viewer)
    return msgspec.json.encode(ToldHand(heading=heading, events=told)).decode() + "\n"


def read(text: str, path: str = "") -> ToldHand:
    """The hand of such a line. ``HistoryError`` for another version or a wrong field."""
    try:
        told = msgspec.json.decode(text, type=ToldHand)
        check_redacted(told.events, told.heading.viewer)
    except (msgspec.MsgspecError, NotRedactedError, RecursionError) as wrong:
        raise HistoryError(str(wrong), kind=KIND, line=1, path=path) from wrong
    if told.doorcard_hand != VERSION:
        reason = f"version {told.doorcard_hand} is not known here, {VERSION} is"
        raise HistoryError(reason, kind=KIND, line=1, path=path)
    return told
