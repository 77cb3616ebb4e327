"""Watching a hand of ``tests.rules.table`` through somebody's eyes."""

import re

import msgspec

from doorcard.engine import Event, Hand, legal
from doorcard.views import (
    Chair,
    Line,
    Place,
    SeatView,
    TableFacts,
    Viewer,
    betting_public,
    seat_view,
)

CARD_TEXT = re.compile(rb'"([2-9TJQKA][cdhs])"')


def watch(hand: Hand, seat: int, events: int | None = None) -> Viewer:
    """The viewer in ``seat`` after the first ``events`` events of the hand, all unless told."""
    return Viewer(seat, hand.events[:events])


def picture(hand: Hand, seat: int) -> SeatView:
    """The whole table for the viewer in ``seat``, as the room would send it now."""
    facts = TableFacts("t1", "Table 1", hand.house, hand.stakes, hands=1)
    chairs = [Chair(taken, f"player {taken}", 0) for taken in hand.seats]
    return seat_view(
        facts, chairs, seat, watch(hand, seat).fold, betting_public(hand), legal=legal(hand)
    )


def place(view: SeatView, seat: int) -> Place:
    return next(place for place in view.places if place.seat == seat)


def cards(view: SeatView, seat: int) -> list[str]:
    return [held.card for held in place(view, seat).cards]


def lines(hand: Hand, seat: int, *codes: str) -> list[Line]:
    """The lines with one of these codes that the viewer has heard."""
    return [line for line in watch(hand, seat).lines if line.code in codes]


def card_texts(*sent: object) -> set[str]:
    """Every card that stands in the bytes of what was sent."""
    return {text.decode() for text in CARD_TEXT.findall(msgspec.json.encode(sent))}


def events_until(hand: Hand, kind: type[Event]) -> int:
    """How many events there are before the first of a kind."""
    return next(at for at, event in enumerate(hand.events) if isinstance(event, kind))
