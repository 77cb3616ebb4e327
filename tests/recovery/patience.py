"""When nothing happens any more, so that a still clock may be moved."""

import asyncio
from collections.abc import Callable

from doorcard.room.ports import Journal


async def is_idle(journal: Journal, seen: Callable[[], object]) -> bool:
    """Whether nothing happens any more unless time passes or somebody acts.

    seen: what changes with everything that happens.
    """
    before = seen()
    for _ in range(3):
        await journal.tables()  # what was on its way to the disk is there now
        for _ in range(10):
            await asyncio.sleep(0)
    return seen() == before
