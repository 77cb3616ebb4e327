"""Histories out: a hand as text, made from the redacted events of whoever asks.

``export("pokerstars", events, heading)`` is a hand, ``export_all`` a session. The same hand gives
the same bytes every time, whichever way it is asked for.
"""

from collections.abc import Callable, Iterable, Sequence

from msgspec import Struct

from doorcard.engine.events import Event
from doorcard.histories.record import Record
from doorcard.histories.writers import (
    events_json,
    full_tilt,
    open_hand_history,
    phh,
    pokerstars,
)
from doorcard.histories.writers.heading import CannotTellError, Heading, hand_number
from doorcard.histories.writers.told import NotRedactedError, record_of

Events = Iterable[Event | None]


class Format(Struct, frozen=True):
    """A form of history. ending, of_several: of its files. media_type: for a download."""

    ending: str
    of_several: str
    media_type: str
    write: Callable[[Events, Heading], str]


def _from_record(write: Callable[[Record, Heading], str]) -> Callable[[Events, Heading], str]:
    return lambda events, heading: write(record_of(events, heading), heading)


FORMATS: dict[str, Format] = {
    "json": Format("jsonl", "jsonl", "application/jsonl", events_json.write),
    "pokerstars": Format("txt", "txt", "text/plain", _from_record(pokerstars.write)),
    "full-tilt": Format("txt", "txt", "text/plain", _from_record(full_tilt.write)),
    "phh": Format("phh", "phhs", "application/toml", _from_record(phh.write)),
    "ohh": Format("ohh", "ohh", "application/json", _from_record(open_hand_history.write)),
}


def export(form: str, events: Events, heading: Heading) -> str:
    """A hand in a form of ``FORMATS``, from its events as redacted for ``heading.viewer``.

    Raises KeyError for an unknown form, ``NotRedactedError`` for events the viewer may not see,
    and ``CannotTellError`` for a hand that this form cannot tell.
    """
    return FORMATS[form].write(events, heading)


def export_all(form: str, hands: Sequence[tuple[Events, Heading]]) -> str:
    """Several hands in one file; each of them is exactly the text of ``export``."""
    return in_one_file(form, [export(form, events, heading) for events, heading in hands])


def in_one_file(form: str, texts: Sequence[str]) -> str:
    """Hands that were written in a form, as one file.

    PHH keeps several hands apart by a number in brackets; the others just follow each other.
    """
    if form == "phh":
        return "\n".join(f"[{number}]\n{text}" for number, text in enumerate(texts, 1))
    return "".join(texts)


__all__ = [
    "FORMATS",
    "CannotTellError",
    "Format",
    "Heading",
    "NotRedactedError",
    "export",
    "export_all",
    "hand_number",
    "in_one_file",
    "record_of",
]
