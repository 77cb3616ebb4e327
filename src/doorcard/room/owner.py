"""Who owns a table or a tournament: one task, its only writer (DESIGN 4).

Orders wait in a bounded mailbox. Each is decided, written to the journal and only then told. What
goes wrong is dealt with here: after it nothing in memory is trusted, the journal is read again, and
the order that was being carried out is answered by what the journal says of it.
"""

from abc import ABC, abstractmethod
from collections.abc import Awaitable
from typing import Generic, TypeVar

import structlog

from doorcard.room.faults import where
from doorcard.room.mailbox import Letter, Mailbox
from doorcard.room.orders import Answer, Done, Refused
from doorcard.room.ports import (
    Clock,
    JournalError,
    JournalFailed,
    JournalUnsure,
    NotEnoughChips,
    RepeatedCommand,
    StaleEpoch,
)

log = structlog.get_logger()

STORAGE_RETRY = 1000  # milliseconds
TRIES = 3  # failures of ours before something is given up (B62)

Asked = TypeVar("Asked")  # what an order is
Found = TypeVar("Found")  # what the journal said
T = TypeVar("T")


async def opened(kind: str, name: str, opening: Awaitable[T]) -> T | None:
    """What is being opened; None when an error of ours keeps it closed, so that others open (P60).

    JournalFailed when the storage does not work.
    """
    try:
        return await opening
    except JournalFailed:
        raise
    except Exception as error:  # noqa: BLE001 - it stays closed, and the log says so
        about = {kind: name, "error": type(error).__name__, "where": where(error)}
        log.error(f"{kind} cannot be opened", **about)
        return None


class Owner(ABC, Generic[Asked, Found]):
    """``run`` is its task. kind, name: what it owns, for the log: a "table" and its id."""

    def __init__(self, kind: str, name: str, clock: Clock) -> None:
        self.closed = False
        self._kind = kind
        self._name = name
        self._clock = clock
        self._mailbox: Mailbox[Asked] = Mailbox(f"{kind}_closed")
        self._unanswered: Letter[Asked] | None = None
        self._adrift = False  # what is in memory may not be what is durable
        self._failures = 0

    async def run(self) -> None:
        """Own it until the task is cancelled or another owner takes over."""
        while not self.closed:
            self._mailbox.bell.clear()  # what rings from now on may be news to this turn
            try:
                if self._adrift:
                    await self._come_back()
                await self._do_next()
            except StaleEpoch:
                log.warning(f"{self._kind} taken over by another server", **self._about)
                self._stop()
            except JournalFailed as error:
                log.error("journal failed", **self._about, where=where(error))
                self._adrift = True
                self._mailbox.refuse_all("storage")
                await self._sleep(self._now() + STORAGE_RETRY)
            except Exception as error:  # noqa: BLE001 - one's fault must not be another's (P60)
                self._note_failure(error)

    def close(self) -> None:
        """Take no more orders; those that wait are refused."""
        self.closed = True
        self._mailbox.close()

    # --- what each owner knows ---

    @abstractmethod
    async def _do_next(self) -> None:
        """Do what is due, or read an order, or wait for either."""

    @abstractmethod
    async def _carry_out(self, letter: Letter[Asked]) -> Answer:
        """Write the step of an order, or refuse it."""

    @abstractmethod
    def _knows(self, command: str) -> bool:
        """Whether the journal has an order with this name."""

    @abstractmethod
    async def _read_journal(self) -> Found:
        """Take over anew: what was in memory gives way to what is durable."""

    @abstractmethod
    async def _go_on(self, found: Found) -> None:
        """Take up what was found in the journal, as after a restart.

        After ``TRIES`` failures without what could be given up (``_can_yield``).
        """

    @property
    @abstractmethod
    def _can_yield(self) -> bool:
        """Whether there is something that can be given up so that the rest goes on."""

    # --- orders ---

    async def _read(self, letter: Letter[Asked]) -> None:
        """Carry out an order, or refuse it; either way its owner goes on."""
        if letter.answer.cancelled():
            return
        if self._knows(letter.command):
            letter.reply(Done())
            return
        self._unanswered = letter
        try:
            answer = await self._carry_out(letter)
        except RepeatedCommand:
            answer = Done()
        except NotEnoughChips as short:
            facts: dict[str, int | str] = {"held": short.held, "needed": short.needed}
            answer = Refused("not_enough_chips", facts)
        except JournalUnsure:
            raise
        except JournalFailed:
            self._answer(Refused("storage"))
            raise
        self._answer(answer)

    def _answer(self, answer: Answer) -> None:
        """Answer the letter that was being carried out."""
        if self._unanswered is not None:
            self._unanswered.reply(answer)
            self._unanswered = None

    def _answer_by_journal(self) -> None:
        """Answer the letter whose order went wrong somewhere: it counts if it was written."""
        if self._unanswered is not None:
            known = self._knows(self._unanswered.command)
            self._answer(Done() if known else Refused("failed"))

    # --- trouble ---

    async def _begin(self, found: Found) -> None:
        """Take up what was found at the start; what fails for a fault of ours ``run`` tries again.

        JournalError when it cannot be written.
        """
        try:
            await self._go_on(found)
        except JournalError:
            raise
        except Exception as error:  # noqa: BLE001 - it is ``run`` that gives up at last
            self._note_failure(error)

    async def _come_back(self) -> None:
        """Go back to what is durable. The time it took is charged to nobody (B62)."""
        found = await self._read_journal()
        self._adrift = False
        self._answer_by_journal()
        await self._go_on(found)

    def _note_failure(self, error: Exception) -> None:
        """An error of ours; after three of them something is given up, or all of it."""
        self._adrift = True
        self._failures += 1
        self._log_fault(f"{self._kind} failed", error)
        if self._failures > TRIES or (self._failures == TRIES and not self._can_yield):
            log.error(f"{self._kind} closed", **self._about, failures=self._failures)
            self._stop()

    def _stop(self) -> None:
        """Close for good; the order that was being carried out is answered."""
        self._answer_by_journal()
        self.close()

    def _log_fault(self, what: str, error: Exception) -> None:
        log.error(
            what,
            **self._about,
            failures=self._failures,
            error=type(error).__name__,
            where=where(error),
        )

    @property
    def _about(self) -> dict[str, str]:
        """What a line of the log is about."""
        return {self._kind: self._name}

    # --- time ---

    def _now(self) -> int:
        return self._clock.now()

    async def _sleep(self, until: int | None) -> None:
        """Wait for the bell or for a time."""
        await self._mailbox.bell.wait_until(self._clock, until)
