"""Time that jumps to the next alarm as soon as nobody has anything to do.

A simulation of hours takes as long as its computations, and the same seed goes the same way.
"""

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from doorcard.room.ports import Alarm

T = TypeVar("T")

START = 1_750_000_000_000  # where the virtual clock begins, milliseconds since the epoch


class _Jumping(selectors.DefaultSelector):
    """Where a loop would wait for so many seconds, they pass at once."""

    def __init__(self) -> None:
        super().__init__()
        self.passed = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """What is ready. ``timeout`` None: only another thread or a signal could wake the loop."""
        if timeout is None:
            return super().select(None)
        ready = super().select(0)
        if not ready and timeout > 0:
            self.passed += timeout
        return ready


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop whose time is virtual."""

    def __init__(self) -> None:
        self._jumping = _Jumping()
        super().__init__(self._jumping)

    def time(self) -> float:
        """Seconds of virtual time since the loop was made."""
        return self._jumping.passed


class VirtualClock:
    """The room's clock port on a ``VirtualLoop``."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop

    def now(self) -> int:
        """Milliseconds since the epoch, in virtual time."""
        return START + round(self._loop.time() * 1000)

    def call_at(self, when: int, wake: Callable[[], None]) -> Alarm:
        """Call ``wake`` once at ``when``, or soon if that has passed."""
        return self._loop.call_at((when - START) / 1000, wake)


def run_virtually(main: Callable[[VirtualClock], Coroutine[Any, Any, T]]) -> T:
    """Run a coroutine in virtual time and return what it returns."""
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(main(VirtualClock(runner.get_loop())))
