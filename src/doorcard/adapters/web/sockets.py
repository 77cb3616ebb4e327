"""The three kinds of socket: a table's, the lobby's and a player's own."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterator
from typing import TypeVar

import structlog
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from doorcard.adapters.sql import Player
from doorcard.adapters.web import frames
from doorcard.adapters.web.hub import Link, TableHub
from doorcard.adapters.web.limits import Bucket, origin_allowed
from doorcard.adapters.web.lobby import Onlooker
from doorcard.adapters.web.orders import (
    LARGEST,
    BadFrame,
    order_of,
    read_lobby_message,
    read_message,
)
from doorcard.adapters.web.outbox import Outbox
from doorcard.adapters.web.service import Service, service_of
from doorcard.room.ending import end
from doorcard.room.faults import where
from doorcard.room.orders import Refused
from doorcard.wire import messages as m

log = structlog.get_logger()

Socket = WebSocket[object, object, State]
T = TypeVar("T")

LAST_WORDS = 2.0  # seconds for what is still queued when a socket is to be closed
BAD_FRAMES = 10  # in a row; then the socket is closed

POLICY = 1008  # close codes of RFC 6455
TOO_BIG = 1009
BROKEN = 1011
NOT_FOUND = 4404


class Hangup(Exception):
    """The server ends the socket. reason: for the client, None if there is nobody to tell."""

    def __init__(self, reason: m.ClosingReason | None, code: int = 1000) -> None:
        super().__init__(reason)
        self.reason = reason
        self.code = code


class Broken(Exception):
    """An error of ours that has been logged; the socket cannot go on."""


@contextlib.contextmanager
def _told_by_place() -> Iterator[None]:
    """Log an error of ours by its type and place: its text could name a card."""
    try:
        yield
    except Exception as error:  # noqa: BLE001 - its text stays here
        log.error("socket failed", error=type(error).__name__, where=where(error))
        raise Broken from None


@websocket("/ws/table/{table:str}")
async def table_socket(socket: Socket, table: FromPath[str]) -> None:
    """A table: welcome, the table as it is, then what happens; orders the other way."""
    service = service_of(socket.app)
    if not _may_open(socket, service):
        await socket.close(POLICY)
        return
    await socket.accept()
    player = await service.player(socket.cookies)
    # Until the socket is noted nothing is awaited: whoever ends this session finds it there.
    found = service.open_table(table, player.id if player else "")
    if found is None or service.closing:
        reason: m.ClosingReason = "restart" if service.closing else "table_closed"
        await _send(socket)(frames.closing(reason))
        await socket.close(NOT_FOUND)
        return
    box = Outbox(_send(socket), frames.closing("slow"))
    box.put(frames.frame(_welcome(service, player)))
    if player is not None:
        service.sockets.add(service.session(socket.cookies), box)
    link = Link(player.id if player else "", box)
    hub = service.hubs[table]
    try:
        with _told_by_place():
            hub.join(link, _last(socket))
            if found.state.config.approval:
                await service.tell_asking(table)
        await _serve(socket, box, lambda: _read_orders(socket, service, hub, player, box))
    except Broken:
        await socket.close(BROKEN)
    finally:
        hub.leave(link)
        service.sockets.remove(box)


@websocket("/ws/lobby")
async def lobby_socket(socket: Socket) -> None:
    """The tables, now and whenever they change; the client says which it looks at closer."""
    service = service_of(socket.app)
    if not _may_open(socket, service):
        await socket.close(POLICY)
        return
    await socket.accept()
    player = await service.player(socket.cookies)
    box = Outbox(_send(socket), frames.closing("slow"))
    if player is not None:
        service.sockets.add(service.session(socket.cookies), box)
    onlooker = Onlooker(player.id if player else "", box)
    try:
        with _told_by_place():
            service.lobby.join(onlooker)
        await _serve(socket, box, lambda: _read_looks(socket, service, onlooker))
    except Broken:
        await socket.close(BROKEN)
    finally:
        service.lobby.leave(onlooker)
        service.sockets.remove(box)


@websocket("/ws/me")
async def personal_socket(socket: Socket) -> None:
    """What concerns the player wherever he is. Nothing is expected from the client."""
    service = service_of(socket.app)
    if not _may_open(socket, service) or await service.player(socket.cookies) is None:
        await socket.close(POLICY)
        return
    await socket.accept()
    player = await service.player(socket.cookies)  # once more: a session may end at any moment
    if player is None:
        await socket.close(POLICY)
        return
    box = Outbox(_send(socket), frames.closing("slow"))
    service.sockets.add(service.session(socket.cookies), box)
    service.personal.join(player.id, box)
    try:
        await _serve(socket, box, lambda: _read_pings(socket, service, box))
    finally:
        service.personal.leave(player.id, box)
        service.sockets.remove(box)


@websocket("/ws/tournament/{tournament:str}")
async def tournament_socket(socket: Socket, tournament: FromPath[str]) -> None:
    """A tournament, now and whenever it changes. Nothing is expected from the client."""
    service = service_of(socket.app)
    if not _may_open(socket, service):
        await socket.close(POLICY)
        return
    if tournament not in service.hall.directors:
        await socket.accept()
        await socket.close(NOT_FOUND)
        return
    player = await service.player(socket.cookies)
    await socket.accept()
    box = Outbox(_send(socket), frames.closing("slow"))
    service.tournaments.join(tournament, player, box)
    try:
        await _serve(socket, box, lambda: _read_pings(socket, service, box))
    finally:
        service.tournaments.leave(tournament, box)


async def _serve(socket: Socket, box: Outbox, read: Callable[[], Awaitable[None]]) -> None:
    """Read and write until one side ends it; what is queued still goes out."""
    writer = asyncio.ensure_future(box.run())
    reader = asyncio.ensure_future(read())
    closed = asyncio.ensure_future(box.closed.wait())
    code = 1000
    try:
        await asyncio.wait((writer, reader, closed), return_when=asyncio.FIRST_COMPLETED)
        if reader.done():
            code = _end_of(reader, box)
        reader.cancel()  # nothing is taken from somebody who was told that this is the end
        box.close()
        await asyncio.wait((writer,), timeout=LAST_WORDS)
    finally:
        await end((writer, reader, closed))
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        async with asyncio.timeout(LAST_WORDS):
            await socket.close(code)


def _end_of(reader: "asyncio.Future[None]", box: Outbox) -> int:
    """Why reading has ended; tells the client where it should know."""
    error = reader.exception()
    if isinstance(error, Hangup):
        box.close(frames.closing(error.reason) if error.reason else None)
        return error.code
    if error is not None and not isinstance(error, WebSocketDisconnect):
        log.error("socket failed", error=type(error).__name__, where=where(error))
        return BROKEN
    return 1000


async def _read_orders(
    socket: Socket, service: Service, hub: TableHub, player: Player | None, box: Outbox
) -> None:
    """One frame after the other; the next is read when the last is answered."""
    bad = 0
    bucket = Bucket()
    while True:
        text = await _next_text(socket, bucket)
        try:
            message = read_message(text)
        except BadFrame as error:
            bad += 1
            if bad >= BAD_FRAMES:
                raise Hangup("bad_frame", POLICY) from error
            box.put(frames.refused(error.id, Refused("bad_message", {"problem": error.problem})))
            continue
        bad = 0
        if isinstance(message, m.PingMessage):
            box.put(frames.frame(m.Pong(message.at, service.clock.now())))
        else:
            box.put(await _answer(hub, player, message))


async def _answer(
    hub: TableHub, player: Player | None, message: m.TableMessage | m.ChatMessage | m.UnsayMessage
) -> bytes:
    if player is None:
        return frames.refused(message.id, Refused("no_session"))
    if isinstance(message, m.ChatMessage):
        return frames.answer(message.id, hub.say(player, message.id, message.text))
    if isinstance(message, m.UnsayMessage):
        return frames.answer(message.id, hub.unsay(player.id, message.number))
    if isinstance(message, m.SilenceMessage) and not hub.runs(player.id):
        return frames.refused(message.id, Refused("not_host"))
    given = await hub.table.order(player.id, player.name, message.id, order_of(message))
    return frames.answer(message.id, given)


async def _read_pings(socket: Socket, service: Service, box: Outbox) -> None:
    bucket = Bucket()
    while True:
        message = await _next_message(socket, bucket, read_message)
        if isinstance(message, m.PingMessage):
            box.put(frames.frame(m.Pong(message.at, service.clock.now())))


async def _read_looks(socket: Socket, service: Service, onlooker: Onlooker) -> None:
    bucket = Bucket()
    while True:
        message = await _next_message(socket, bucket, read_lobby_message)
        if isinstance(message, m.LookMessage):
            service.lobby.look(onlooker, message.table)
        else:
            onlooker.outbox.put(frames.frame(m.Pong(message.at, service.clock.now())))


async def _next_message(socket: Socket, bucket: Bucket, read: Callable[[str], T]) -> T:
    """The next message, where a frame that is none ends the socket at once."""
    text = await _next_text(socket, bucket)
    try:
        return read(text)
    except BadFrame as error:
        raise Hangup("bad_frame", POLICY) from error


async def _next_text(socket: Socket, bucket: Bucket) -> str:
    """The next text frame that is neither too large nor too soon."""
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise Hangup(None)
    if not bucket.take():
        raise Hangup("too_many", POLICY)
    text = event.get("text")
    if not isinstance(text, str):
        raise Hangup("bad_frame", POLICY)
    if len(text.encode()) > LARGEST:
        raise Hangup("bad_frame", TOO_BIG)
    return text


def _send(socket: Socket) -> Callable[[bytes], Awaitable[None]]:
    async def send(frame: bytes) -> None:
        await socket.send_text(frame.decode())

    return send


def _welcome(service: Service, player: Player | None) -> m.Welcome:
    return m.Welcome(
        version=m.VERSION,
        player=player.id if player else "",
        name=player.name if player else "",
        wallet=player.wallet if player else 0,
        now=service.clock.now(),
    )


def _last(socket: Socket) -> int | None:
    """The number of the last frame the client says it has, None if it says nothing sensible."""
    text = socket.query_params.get("last", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 17 else None


def _may_open(socket: Socket, service: Service) -> bool:
    headers = socket.headers
    return origin_allowed(headers.get("origin"), headers.get("host"), service.origins)
