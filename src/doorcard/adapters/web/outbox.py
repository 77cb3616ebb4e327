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
        self._wake = asyncio.Event()
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
        self._wake.set()

    def close(self, last: bytes | None = None) -> None:
        """Send what is queued and the last frame, then nothing more."""
        if self.closed.is_set():
            return
        if last is not None:
            self._frames.append(last)
        self.closed.set()
        self._wake.set()

    async def run(self) -> None:
        """Send frames in order; returns when the box is closed and empty."""
        while True:
            while self._frames:
                await self._send(self._frames.popleft())
            if self.closed.is_set():
                return
            self._wake.clear()
            await self._wake.wait()
