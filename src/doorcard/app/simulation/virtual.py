"""Virtual time in which work for other threads is done at once, so that nothing is left to chance.

A thread would finish at another moment of virtual time in every run.
"""

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor
from typing import Any, TypeVar, TypeVarTuple, Unpack

from doorcard.adapters.virtual_time import VirtualClock, VirtualLoop

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class OneThread(VirtualLoop):
    """An event loop in virtual time that does everything itself."""

    def run_in_executor(
        self, executor: Executor | None, func: Callable[[Unpack[Ts]], T], *args: *Ts
    ) -> "asyncio.Future[T]":
        """Do the work now; its outcome is there when it is awaited."""
        done: asyncio.Future[T] = self.create_future()
        try:
            done.set_result(func(*args))
        except Exception as error:  # noqa: BLE001 - it is handed to who awaits it
            done.set_exception(error)
        return done


def run_alone(main: Callable[[VirtualClock], Coroutine[Any, Any, T]]) -> T:
    """Run a coroutine in virtual time, without any other thread."""
    with asyncio.Runner(loop_factory=OneThread) as runner:
        return runner.run(main(VirtualClock(runner.get_loop())))
