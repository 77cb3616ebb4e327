"""Aids of practice tables, worked out by another process while the room goes on."""

import asyncio
import contextlib
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence

import msgspec
import structlog

from doorcard.room.ending import end
from doorcard.views import AidQuestion, Aids

log = structlog.get_logger()

SECONDS = 15.0  # for one answer; most take less than one, the first one has to load numpy
LONGEST_ANSWER = 1 << 16  # bytes

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Aids | None] = msgspec.json.Decoder(Aids | None)


class AidsFailed(Exception):
    """No answer came; the next question may fare better."""


class AidsWorker:
    """Answers one question at a time. The process starts with the first and ends with ``close``.

    command: what starts the process, which reads a question a line and writes an answer a line.
    seconds: how long an answer may take; then the process is started anew.
    """

    def __init__(self, command: Sequence[str], seconds: float = SECONDS) -> None:
        self._command = command
        self._seconds = seconds
        self._process: Process | None = None
        self._turn = asyncio.Lock()
        self._asking: set[asyncio.Task[Aids | None]] = set()

    async def ask(self, question: AidQuestion) -> Aids:
        """The answer. AidsFailed when none comes in time, or there is none.

        A question is worked on to its end even if nobody waits for it any more, so that its answer
        is never taken for that of the next one.
        """
        task = asyncio.create_task(self._in_turn(question))
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)
        answer = await asyncio.shield(task)
        if answer is None:
            raise AidsFailed
        return answer

    async def close(self) -> None:
        """End the process, and with it all questions."""
        await end(self._asking)
        await self._end()

    async def _in_turn(self, question: AidQuestion) -> Aids | None:
        async with self._turn:
            try:
                async with asyncio.timeout(self._seconds):
                    return await self._exchange(question)
            except (OSError, EOFError, ValueError, TimeoutError) as error:
                log.error("no aids", error=type(error).__name__)
                await self._end()
                return None

    async def _exchange(self, question: AidQuestion) -> Aids | None:
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(
                *self._command, stdin=PIPE, stdout=PIPE, limit=LONGEST_ANSWER
            )
        questions, answers = self._process.stdin, self._process.stdout
        if questions is None or answers is None:
            raise OSError("the process has no pipes")
        questions.write(_encoder.encode(question) + b"\n")
        await questions.drain()
        line = await answers.readline()
        if not line:
            raise EOFError
        return _decoder.decode(line)

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.communicate()
