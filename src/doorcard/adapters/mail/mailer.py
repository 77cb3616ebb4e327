"""The post office: takes letters from the queue, hands them in, tries again when that fails."""

from collections.abc import Awaitable, Mapping
from datetime import UTC, datetime
from email.message import EmailMessage
from typing import Protocol

import structlog
from aiosmtplib import SMTPException, SMTPRecipientsRefused, SMTPResponseException
from sqlalchemy.exc import SQLAlchemyError

from doorcard.adapters.mail.catalogue import Catalogue, catalogue
from doorcard.adapters.mail.server import MailServer
from doorcard.adapters.sql import Mail, Mails, MailState
from doorcard.adapters.sql.mails import Kind
from doorcard.room.bell import Bell
from doorcard.room.faults import where
from doorcard.room.ports import Clock

log = structlog.get_logger()

MINUTE = 60_000
DAY = 24 * 60 * MINUTE
LONGEST_WAIT = 4 * 60 * MINUTE
MOST_TRIES = 10  # about a day
TRIES: dict[Kind, int] = {"reset": 4, "confirm": 4}  # who waits has given up after half an hour


class Writer(Protocol):
    """Writes letters of some kinds when they are due."""

    def __call__(self, mail: Mail, words: Catalogue) -> Awaitable[EmailMessage | None]:
        """The letter; None when there is nothing to tell, or nobody to tell it to."""


class Mailer:
    """Sends letters. ``run`` does it while the server is up; what it leaves waits in the queue.

    A letter is marked as sent when the mail server has taken it. If the process dies in between,
    it goes out again under the same Message-ID; if only the mark fails, the mark is tried again.
    """

    def __init__(
        self, server: MailServer, mails: Mails, clock: Clock, writers: Mapping[Kind, Writer]
    ) -> None:
        self._server = server
        self._mails = mails
        self._clock = clock
        self._writers = writers
        self._woken = Bell()
        self._taken: set[int] = set()  # letters the mail server has, though the queue does not say

    @property
    def mails_accounts(self) -> bool:
        """Whether letters about accounts are sent, beside those about hands."""
        return "reset" in self._writers

    async def ask(self, player: str, hand: str, address: str, language: str) -> MailState | None:
        """Queue a hand (see ``Mails.ask``); it is sent soon."""
        state = await self._mails.ask(player, hand, address, language, self._clock.now())
        self.wake()
        return state

    async def ask_reset(self, who: str, language: str) -> None:
        """Queue a letter to whoever is meant, if anybody is (see ``Mails.ask_reset``)."""
        await self._mails.ask_reset(who, language, self._clock.now())
        self.wake()

    def wake(self) -> None:
        """There may be something in the queue."""
        self._woken.set()

    async def run(self) -> None:
        """Send what is due, then wait for the next letter."""
        while True:
            self._woken.clear()
            try:
                for mail in await self._mails.due(self._clock.now()):
                    await self._send(mail)
                due = await self._mails.next_due()
            except SQLAlchemyError as error:
                log.error("mail queue cannot be read", error=type(error).__name__)
                due = self._clock.now() + MINUTE
            await self._woken.wait_until(self._clock, due)

    async def _send(self, mail: Mail) -> None:
        if mail.number not in self._taken and not await self._hand_in(mail):
            return
        await self._mails.sent(mail)
        self._taken.remove(mail.number)

    async def _hand_in(self, mail: Mail) -> bool:
        """Whether the mail server has taken it. What became of it otherwise is in the queue."""
        try:
            message = await self._write(mail)
        except Exception as error:  # noqa: BLE001 - the other letters go out
            await self._mails.failed(mail, self._next_try(mail))
            log.error("letter cannot be written", error=type(error).__name__, where=where(error))
            return False
        if message is None:
            await self._mails.dropped(mail)
            return False
        try:
            await self._server.send(message)
        except (SMTPException, OSError) as error:
            again = None if _for_good(error) else self._next_try(mail)
            await self._mails.failed(mail, again)
            log.warning("mail not sent", kind=mail.kind, error=type(error).__name__, again=again)
            return False
        self._taken.add(mail.number)
        return True

    def _next_try(self, mail: Mail) -> int | None:
        if mail.tries + 1 >= TRIES.get(mail.kind, MOST_TRIES):
            return None
        wait = min(LONGEST_WAIT, MINUTE << 2 * mail.tries)
        return self._clock.now() + wait

    async def _write(self, mail: Mail) -> EmailMessage | None:
        writer = self._writers.get(mail.kind)
        if mail.kind != "hand" and mail.asked < self._clock.now() - DAY:
            return None  # it was asked for while no letters were sent, and is no news any more
        message = await writer(mail, catalogue(mail.language)) if writer else None
        if message is not None:
            now = datetime.fromtimestamp(self._clock.now() / 1000, UTC)
            domain = self._server.sender.rpartition("@")[2]
            message["Date"] = now
            message["Message-ID"] = f"<{mail.hand or mail.kind}.{mail.number}@{domain}>"
        return message


def _for_good(error: Exception) -> bool:
    """Whether the server will not have this letter, now or later (a 5xx answer)."""
    if isinstance(error, SMTPRecipientsRefused):
        return all(_for_good(refused) for refused in error.recipients)
    return isinstance(error, SMTPResponseException) and 500 <= error.code < 600
