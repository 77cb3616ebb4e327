"""The computer's clock as the room wants it."""

import asyncio
import time
from collections.abc import Callable

CATCH_UP = 0.1  # how much faster or slower ours runs while it is away from the computer's


class SystemClock:
    """The time of day in milliseconds; wake-ups come from the running event loop.

    It never jumps. When the computer's clock is set, forwards or back, ours runs a tenth faster or
    slower until both agree: nobody loses his time or his seat by it (K27, K28, K32), and no
    deadline moves an hour away.

    time_of_day, elapsed: nanoseconds since the epoch, and of a clock nobody can set.
    """

    def __init__(
        self,
        time_of_day: Callable[[], int] = time.time_ns,
        elapsed: Callable[[], int] = time.monotonic_ns,
    ) -> None:
        self._time_of_day = time_of_day
        self._elapsed = elapsed
        self._read_at = elapsed()
        self._now = time_of_day()

    def now(self) -> int:
        """Milliseconds since the epoch."""
        elapsed = self._elapsed()
        passed = elapsed - self._read_at
        self._read_at = elapsed
        give = int(passed * CATCH_UP)
        behind = self._time_of_day() - (self._now + passed)
        self._now += passed + max(-give, min(give, behind))
        return self._now // 1_000_000

    def call_at(self, when: int, wake: Callable[[], None]) -> asyncio.TimerHandle:
        """Call ``wake`` at ``when``, or soon if that has passed."""
        seconds = max(0, when - self.now()) / 1000
        return asyncio.get_running_loop().call_later(seconds, wake)
