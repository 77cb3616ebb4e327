"""A real SMTP server that keeps the letters it is handed."""

import asyncio
import email
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from email.message import EmailMessage
from email.policy import default

from aiosmtpd.smtp import SMTP, Envelope, Session

from doorcard.adapters.mail import MailServer

SENDER = "hands@doorcard.example"
BUSY = "451 try again later"
NEVER = "550 no such mailbox"


class Postbox:
    """Its letters, in the order they came. answers: what it says next instead of taking one.

    open: cleared to let whoever hands in a letter wait for the answer.
    """

    post: MailServer  # how letters are handed in here

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.recipients: list[str] = []
        self.answers: list[str] = []
        self.refused = 0
        self.open = asyncio.Event()
        self.open.set()
        self._changed = asyncio.Event()

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        self._changed.set()
        if self.answers:
            self.refused += 1
            return self.answers.pop(0)
        content = envelope.content
        assert isinstance(content, bytes)
        message = email.message_from_bytes(content, policy=default)
        assert isinstance(message, EmailMessage)
        self.letters.append(message)
        self.recipients += envelope.rcpt_tos
        await self.open.wait()
        return "250 taken"

    async def until(self, condition: Callable[["Postbox"], bool]) -> None:
        while not condition(self):
            self._changed.clear()
            await self._changed.wait()


@asynccontextmanager
async def postbox() -> AsyncIterator[tuple[Postbox, MailServer]]:
    box = Postbox()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(box, loop=loop), "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    try:
        box.post = MailServer.at(f"smtp://127.0.0.1:{port}", SENDER)
        yield box, box.post
    finally:
        server.close()
        await server.wait_closed()


def body(letter: EmailMessage) -> str:
    part = letter.get_body(("plain",))
    assert part is not None
    return str(part.get_content()).replace("\r\n", "\n")


def attachment(letter: EmailMessage) -> str:
    (part,) = letter.iter_attachments()
    assert isinstance(part, EmailMessage)
    return str(part.get_content())
