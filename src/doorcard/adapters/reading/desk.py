"""Where a file is handed in to be read. A text may be made to do harm, so it is read elsewhere.

Each file gets a process of its own with little memory and little time. It knows no settings of the
server and holds none of its files; when it breaks or takes too long, nothing else notices.
"""

import asyncio
import contextlib
import os
import signal
import sys
from typing import Literal

READER = "doorcard.adapters.reading.reader"
LARGEST_FILE = 1_000_000  # bytes
AT_ONCE = 2  # processes
PATIENCE = 20.0  # seconds until an answer; most of it may be spent waiting for the processor

# All that the process is told of the world around it.
PASSED_ON = ("PATH", "PYTHONPATH", "SYSTEMROOT")


class NotRead(Exception):
    """A file was not read. why: it took too long, or the reader broke on it."""

    def __init__(self, why: Literal["slow", "broken"]) -> None:
        super().__init__(f"the reader of histories: {why}")
        self.why = why


class ReadingDesk:
    """Reads histories, a few at a time."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._free = asyncio.Semaphore(AT_ONCE)
        self._patience = patience

    async def read(self, data: bytes, hand: int | None = None) -> bytes:
        """What is in a file, as JSON of ``OpenedFile``; of one ``hand``, of ``ReplayedHand``.

        NotRead when that takes too long or cannot be done.
        """
        async with self._free:
            return await self._read(data, "" if hand is None else str(hand))

    async def _read(self, data: bytes, hand: str) -> bytes:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            READER,
            hand,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            env={name: os.environ[name] for name in PASSED_ON if name in os.environ},
        )
        try:
            async with asyncio.timeout(self._patience):
                answer, _ = await process.communicate(data)
        except TimeoutError as error:
            raise NotRead("slow") from error
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
        if process.returncode == -signal.SIGXCPU:
            raise NotRead("slow")
        if process.returncode != 0:
            raise NotRead("broken")
        return answer
