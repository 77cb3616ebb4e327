"""Ending what runs for as long as the server does."""

import asyncio
from collections.abc import Iterable
from typing import Any

PATIENCE = 0.2  # seconds


async def end(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel the tasks and wait until they have ended. What they raise concerns nobody any more.

    One that takes no notice is cancelled again: before Python 3.12 ``asyncio.wait_for``, which
    libraries use, forgets a cancel that comes in the moment its future is done.
    """
    ending = tuple(tasks)
    left = set(ending)
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=PATIENCE)
    await asyncio.gather(*ending, return_exceptions=True)
