"""The post office: takes letters from the queue, hands them in, tries again when that fails."""

import asyncio
from datetime import UTC, datetime
from email.message import EmailMessage

import structlog
from aiosmtplib import SMTPException, SMTPRecipientsRefused, SMTPResponseException
from sqlalchemy.exc import SQLAlchemyError

from doorcard.adapters.mail.letter import letter
from doorcard.adapters.mail.server import MailServer
from doorcard.adapters.sql import Mail, Mails, MailState
from doorcard.histories.writers import FORMATS, CannotTellError
from doorcard.room.archive import Archive
from doorcard.room.faults import where
from doorcard.room.ports import Clock

log = structlog.get_logger()

MINUTE = 60_000
LONGEST_WAIT = 4 * 60 * MINUTE
TRIES = 10  # about a day
FORMS = ("pokerstars", "json")  # the first that can tell the hand


class Mailer:
    """Mails hands. ``run`` does it while the server is up; what it leaves waits in the queue.

    A letter is marked as sent when the mail server has taken it. If the process dies in between,
    it goes out again under the same Message-ID.
    """

    def __init__(self, server: MailServer, mails: Mails, archive: Archive, clock: Clock) -> None:
        self._server = server
        self._mails = mails
        self._archive = archive
        self._clock = clock
        self._woken = asyncio.Event()

    async def ask(self, player: str, hand: str, address: str) -> MailState | None:
        """Queue a letter (see ``Mails.ask``); it is sent soon."""
        state = await self._mails.ask(player, hand, address, self._clock.now())
        self._woken.set()
        return state

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
            await self._wait(due)

    async def _wait(self, until: int | None) -> None:
        alarm = self._clock.call_at(until, self._woken.set) if until is not None else None
        try:
            await self._woken.wait()
        finally:
            if alarm is not None:
                alarm.cancel()

    async def _send(self, mail: Mail) -> None:
        try:
            message = await self._write(mail)
        except Exception as error:  # noqa: BLE001 - the other letters go out
            await self._mails.failed(mail, self._next_try(mail))
            log.error("letter cannot be written", error=type(error).__name__, where=where(error))
            return
        try:
            await self._server.send(message)
        except (SMTPException, OSError) as error:
            again = None if _for_good(error) else self._next_try(mail)
            await self._mails.failed(mail, again)
            log.warning("mail not sent", hand=mail.hand, error=type(error).__name__, again=again)
            return
        await self._mails.sent(mail)

    def _next_try(self, mail: Mail) -> int | None:
        if mail.tries + 1 >= TRIES:
            return None
        wait = min(LONGEST_WAIT, MINUTE << 2 * mail.tries)
        return self._clock.now() + wait

    async def _write(self, mail: Mail) -> EmailMessage:
        story = await self._archive.story(mail.hand, mail.player)
        if story is None:
            raise LookupError(f"hand {mail.hand} is not there")
        text, form = await self._text(mail)
        sender = self._server.sender
        message = letter(story, text, FORMATS[form].ending, sender, mail.address)
        message["Date"] = datetime.fromtimestamp(self._clock.now() / 1000, UTC)
        message["Message-ID"] = f"<{mail.hand}.{mail.number}@{sender.rpartition('@')[2]}>"
        return message

    async def _text(self, mail: Mail) -> tuple[str, str]:
        for form in FORMS:
            try:
                text = await self._archive.text(mail.hand, mail.player, form)
            except CannotTellError:
                continue
            if text is not None:
                return text, form
        raise LookupError(f"hand {mail.hand} cannot be written")


def _for_good(error: Exception) -> bool:
    """Whether the server will not have this letter, now or later (a 5xx answer)."""
    if isinstance(error, SMTPRecipientsRefused):
        return all(_for_good(refused) for refused in error.recipients)
    return isinstance(error, SMTPResponseException) and 500 <= error.code < 600
