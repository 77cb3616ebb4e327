"""What wakes a task that waits for something to do: the bell, or the time it asked for."""

import asyncio

from doorcard.room.ports import Clock


class Bell(asyncio.Event):
    """An event that is also set when a time has come."""

    async def wait_until(self, clock: Clock, when: int | None) -> None:
        """Wait until it rings, or until ``when`` (milliseconds); None waits for the bell alone."""
        alarm = clock.call_at(when, self.set) if when is not None else None
        try:
            await self.wait()
        finally:
            if alarm is not None:
                alarm.cancel()
