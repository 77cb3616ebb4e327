"""Messages as bytes, ready to be sent."""

from typing import cast

import msgspec

from doorcard.room import News, Picture, Telling
from doorcard.room.orders import Answer, Refused
from doorcard.room.tournament.telling import TournamentNow
from doorcard.views import Changes, SeatView, changes
from doorcard.wire import messages as m

_encoder = msgspec.json.Encoder()


def frame(message: m.ServerMessage | m.LobbyFrame | m.WaitingLists | TournamentNow) -> bytes:
    """The text of a frame."""
    return _encoder.encode(message)


def closing(reason: m.ClosingReason) -> bytes:
    """The last frame of a socket."""
    return frame(m.Closing(reason))


class Updates:
    """The frames of one telling; each is made once for all who get the same.

    now: server time. player "" is somebody without a session.
    """

    def __init__(self, telling: Telling, now: int) -> None:
        self._telling = telling
        self._now = now
        # By the very object, which is kept so that no other can take its place.
        self._changes: dict[int, tuple[SeatView | None, msgspec.Raw]] = {}
        self._made: dict[tuple[str, int], bytes] = {}

    def to(self, player: str, seen: SeatView | None) -> bytes:
        """The frame for a player who was shown this as everybody's view, None for not known."""
        viewer = player if self._telling.concerns(player) else ""
        made = self._made.get((viewer, id(seen)))
        if made is None:
            made = _update(self._telling.news(viewer), self._changed(seen), self._now)
            self._made[viewer, id(seen)] = made
        return made

    def _changed(self, seen: SeatView | None) -> msgspec.Raw:
        kept = self._changes.get(id(seen))
        if kept is None:
            written = msgspec.Raw(_encoder.encode(changes(seen, self._telling.rail)))
            kept = self._changes[id(seen)] = seen, written
        return kept[1]


def _update(news: News, changed: msgspec.Raw, now: int) -> bytes:
    """News of a table for one viewer. changed: what is different for everybody, as text."""
    return frame(
        m.Update(
            seq=news.number,
            now=now,
            changes=cast(Changes, changed),
            own=news.own,
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
            view=picture.rail,
            own=picture.own(player),
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
