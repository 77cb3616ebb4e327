"""Messages as bytes, ready to be sent."""

import msgspec

from doorcard.room import News, Picture
from doorcard.room.orders import Answer, Refused
from doorcard.wire import messages as m

_encoder = msgspec.json.Encoder()


def frame(message: m.ServerMessage | m.LobbyFrame | m.WaitingLists) -> bytes:
    """The text of a frame."""
    return _encoder.encode(message)


def closing(reason: m.ClosingReason) -> bytes:
    """The last frame of a socket."""
    return frame(m.Closing(reason))


def update(news: News, now: int) -> bytes:
    """News of a table for one viewer."""
    return frame(
        m.Update(
            seq=news.number,
            now=now,
            view=news.view,
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
