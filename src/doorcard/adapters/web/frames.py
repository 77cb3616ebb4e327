"""Messages as bytes, ready to be sent."""

from typing import TypeVar, cast

import msgspec
from msgspec import structs

from doorcard.room import News, Picture
from doorcard.room.orders import Answer, Refused
from doorcard.room.tournament.telling import TournamentNow
from doorcard.views import SeatView
from doorcard.wire import messages as m

_encoder = msgspec.json.Encoder()

T = TypeVar("T")
PARTS_KEPT = 256


class Parts:
    """Parts of a table's frames as text, so that what several frames hold is written once.

    Found again by the very object, which never changes: rules and stakes stay the same for
    months, most places from one act to the next, and all places but his own for every viewer.
    """

    def __init__(self) -> None:
        self._kept: dict[int, tuple[object, msgspec.Raw]] = {}

    def written(self, part: T) -> T:
        """The part as text that the encoder copies; good for nothing but to be encoded."""
        kept = self._kept.get(id(part))
        if kept is None:
            if len(self._kept) >= PARTS_KEPT:
                self._kept.clear()
            kept = self._kept[id(part)] = part, msgspec.Raw(_encoder.encode(part))
        return cast(T, kept[1])

    def view(self, view: SeatView) -> SeatView:
        """The view with its large parts written."""
        return structs.replace(
            view,
            house=self.written(view.house),
            stakes=self.written(view.stakes),
            places=tuple(map(self.written, view.places)),
        )


def frame(message: m.ServerMessage | m.LobbyFrame | m.WaitingLists | TournamentNow) -> bytes:
    """The text of a frame."""
    return _encoder.encode(message)


def closing(reason: m.ClosingReason) -> bytes:
    """The last frame of a socket."""
    return frame(m.Closing(reason))


def update(news: News, now: int, parts: Parts) -> bytes:
    """News of a table for one viewer."""
    return frame(
        m.Update(
            seq=news.number,
            now=now,
            view=parts.view(news.view),
            lines=news.lines,
            events=news.events,
            wallet=news.wallet,
            ante=news.ante,
            wishes=news.wishes,
            hosting=news.hosting,
            tournament=news.tournament,
        )
    )


def snapshot(picture: Picture, player: str, seq: int, now: int) -> bytes:
    """The whole table for one viewer."""
    return frame(
        m.Snapshot(
            seq=seq,
            now=now,
            view=picture.view(player),
            lines=picture.lines(player),
            ante=picture.ante(player),
            wishes=picture.wishes(player),
            hosting=picture.hosting(player),
            tournament=picture.tournament(player),
        )
    )


def answer(order_id: str, given: Answer) -> bytes:
    """The answer to an order."""
    if isinstance(given, Refused):
        return refused(order_id, given)
    return frame(m.Done(order_id))


def refused(order_id: str, given: Refused) -> bytes:
    """A refusal, with what holds now."""
    return frame(m.Refused(order_id, given.code, given.facts, given.decision, given.legal))
