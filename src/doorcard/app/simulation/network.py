"""Sockets and requests between simulated browsers and the application, with a network between.

Frames take their time and come in order, as over TCP. A line can break at any moment, in one
direction with everything that is on its way; a browser can stop reading.
"""

import asyncio
from collections import deque
from random import Random
from typing import Any

from litestar import Litestar

Event = dict[str, Any]

LATENCY = 0.08  # seconds at most
AFTER = 1e-6  # seconds between two frames of one direction: two alarms for one time have no order
ROOM_FOR = 12  # frames on their way to a browser that does not read, then sending has to wait
HOST = b"room.example"


class LineBroken(Exception):
    """There is no connection any more."""


class Line:
    """One WebSocket, both ends."""

    def __init__(self, dice: Random) -> None:
        self._dice = dice
        self._loop = asyncio.get_running_loop()
        self._up: asyncio.Queue[Event] = asyncio.Queue()
        self._down: deque[str | None] = deque()
        self._moved = asyncio.Event()
        self._last_up = self._last_down = 0.0
        self._on_the_way = 0
        self.broken = False
        self.reading = True
        self._up.put_nowait({"type": "websocket.connect"})

    # --- the server's end (ASGI) ---

    async def receive(self) -> Event:
        """The next event for the application."""
        return await self._up.get()

    async def send(self, event: Event) -> None:
        """What the application sends; it waits while too much is on its way."""
        while not self.broken and self._on_the_way >= ROOM_FOR:
            self._moved.clear()
            await self._moved.wait()
        if self.broken:
            raise OSError("the peer is gone")
        if event["type"] == "websocket.send":
            self._deliver(event["text"])
        elif event["type"] == "websocket.close":
            self._deliver(None)

    def _deliver(self, text: str | None) -> None:
        self._on_the_way += 1
        self._last_down = max(self._last_down + AFTER, self._loop.time() + self._takes())
        self._loop.call_at(self._last_down, self._arrive, text)

    def _arrive(self, text: str | None) -> None:
        if not self.broken:
            self._down.append(text)
            self._moved.set()

    def _takes(self) -> float:
        return self._dice.uniform(0.001, LATENCY)

    # --- the browser's end ---

    def tell(self, text: str) -> None:
        """Send a frame to the application."""
        if self.broken:
            raise LineBroken
        self._last_up = max(self._last_up + AFTER, self._loop.time() + self._takes())
        event = {"type": "websocket.receive", "text": text}
        self._loop.call_at(self._last_up, self._pass_up, event)

    def _pass_up(self, event: Event) -> None:
        if not self.broken:
            self._up.put_nowait(event)

    async def hear(self, until: float | None) -> str | None:
        """The next frame; None when the time ``until`` has come first. LineBroken at the end."""
        while not (self.reading and self._down):
            if self.broken:
                raise LineBroken
            self._moved.clear()
            left = None if until is None else until - self._loop.time()
            if left is not None and left <= 0:
                return None
            try:
                async with asyncio.timeout(left):
                    await self._moved.wait()
            except TimeoutError:
                return None
        text = self._down.popleft()
        self._on_the_way -= 1
        self._moved.set()
        if text is None:
            self.cut()
            raise LineBroken
        return text

    def nudge(self) -> None:
        """The browser reads on."""
        self._moved.set()

    def cut(self) -> None:
        """The connection is gone; what was on its way is lost."""
        if not self.broken:
            self.broken = True
            self._up.put_nowait({"type": "websocket.disconnect", "code": 1006})
            self._moved.set()


def websocket_scope(path: str, query: str, token: str, address: str) -> Event:
    """The ASGI scope of a socket."""
    return {"type": "websocket", "scheme": "ws", "subprotocols": []} | _scope(
        path, query, token, address
    )


async def request(
    app: Litestar, method: str, path: str, token: str, address: str, body: bytes = b""
) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
    """A plain request: status, headers and body of the answer."""
    scope: Event = {"type": "http", "scheme": "http", "method": method}
    scope |= _scope(path, "", token, address)
    scope["headers"] += [
        (b"content-length", str(len(body)).encode()),
        (b"content-type", b"application/json"),
    ]
    answer: list[Event] = []
    asked = False

    async def receive() -> Event:
        nonlocal asked
        if asked:
            await asyncio.get_running_loop().create_future()
        asked = True
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(event: Event) -> None:
        answer.append(event)

    await app(scope, receive, send)  # type: ignore[arg-type]
    start = next(event for event in answer if event["type"] == "http.response.start")
    whole = b"".join(event.get("body", b"") for event in answer)
    return start["status"], list(start["headers"]), whole


def _scope(path: str, query: str, token: str, address: str) -> Event:
    headers = [(b"host", HOST)]
    if token:
        headers.append((b"cookie", f"doorcard_session={token}".encode()))
    return {
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": headers,
        "client": (address, 50_000),
        "server": ("room.example", 80),
        "state": {},
        "extensions": {},
    }
