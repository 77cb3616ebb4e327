"""The computer's clock as the room wants it."""

import asyncio
import time
from collections.abc import Callable


class SystemClock:
    """The time of day in milliseconds; wake-ups come from the running event loop."""

    def now(self) -> int:
        """Milliseconds since the epoch."""
        return time.time_ns() // 1_000_000

    def call_at(self, when: int, wake: Callable[[], None]) -> asyncio.TimerHandle:
        """Call ``wake`` at ``when``, or soon if that has passed."""
        seconds = max(0, when - self.now()) / 1000
        return asyncio.get_running_loop().call_later(seconds, wake)
