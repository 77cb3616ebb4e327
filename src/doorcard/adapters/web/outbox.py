"""What a socket still has to be sent: a short queue with one writer, so that nobody waits for it.

A reader that does not keep up loses his socket, not his seat: he comes back and resumes (DESIGN 6).
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

FRAMES = 64


class Outbox:
    """Frames on their way to one socket. ``run`` sends them until the box is closed."""

    def __init__(self, send: Callable[[bytes], Awaitable[None]], slow: bytes) -> None:
        self._send = send
        self._slow = slow
        self._frames: deque[bytes] = deque()
        self._idle: asyncio.Future[None] | None = None  # while there is nothing to send
        self.closed = asyncio.Event()

    def put(self, frame: bytes) -> None:
        """Queue a frame; a full box is emptied and closed with the words for a slow reader."""
        if self.closed.is_set():
            return
        if len(self._frames) >= FRAMES:
            self._frames.clear()
            self.close(self._slow)
            return
        self._frames.append(frame)
        self._wake()

    def close(self, last: bytes | None = None) -> None:
        """Send what is queued and the last frame, then nothing more."""
        if self.closed.is_set():
            return
        if last is not None:
            self._frames.append(last)
        self.closed.set()
        self._wake()

    def _wake(self) -> None:
        if self._idle is not None and not self._idle.done():
            self._idle.set_result(None)

    async def run(self) -> None:
        """Send frames in order; returns when the box is closed and empty."""
        while True:
            while self._frames:
                await self._send(self._frames.popleft())
            if self.closed.is_set():
                return
            self._idle = asyncio.get_running_loop().create_future()
            await self._idle
            self._idle = None
