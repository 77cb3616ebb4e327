"""Where letters are handed in: an SMTP server by its URL, and who we are there."""

import re
from email.message import EmailMessage
from email.policy import SMTP
from urllib.parse import unquote, urlsplit

import aiosmtplib
from msgspec import Struct

SECONDS = 30.0  # for each step of the conversation
PORTS = {"smtp": 25, "smtps": 465}
LONGEST_ADDRESS = 254

# How letters are written, so that the oldest server on their way carries them unharmed.
SEVEN_BITS = SMTP.clone(cte_type="7bit")

# What HTML calls a valid e-mail address; no quotes, blanks, brackets or line breaks.
_ADDRESS = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+"
    r"@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
    r"(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*"
)


class BadMailServer(ValueError):
    """Letters cannot be handed in there; the text says why."""


class MailServer(Struct, frozen=True):
    """An SMTP server. secure: TLS from the first byte. sender: the address letters come from.

    A name and a password are only told over TLS.
    """

    host: str
    port: int
    secure: bool
    user: str
    password: str
    sender: str

    @staticmethod
    def at(url: str, sender: str) -> "MailServer":
        """The server of a URL: smtp://host:587, smtps://user:password@host. BadMailServer."""
        parts = urlsplit(url)
        try:
            port = parts.port or PORTS.get(parts.scheme, 0)
        except ValueError as error:
            raise BadMailServer("the mail url has no usable port") from error
        if not port or not parts.hostname or parts.path.strip("/"):
            raise BadMailServer("the mail url must be smtp://host:port or smtps://host:port")
        if not is_address(sender):
            raise BadMailServer(f"the mail sender {sender!r} is not an e-mail address")
        return MailServer(
            host=parts.hostname,
            port=port,
            secure=parts.scheme == "smtps",
            user=unquote(parts.username or ""),
            password=unquote(parts.password or ""),
            sender=sender,
        )

    async def send(self, message: EmailMessage) -> None:
        """Hand a letter in. aiosmtplib.SMTPException or OSError when it is not taken."""
        await aiosmtplib.send(
            message,
            hostname=self.host,
            port=self.port,
            use_tls=self.secure,
            start_tls=True if self.user and not self.secure else None,
            username=self.user or None,
            password=self.password or None,
            timeout=SECONDS,
        )


def is_address(text: str) -> bool:
    """Whether a letter can be addressed so."""
    return len(text) <= LONGEST_ADDRESS and _ADDRESS.fullmatch(text) is not None
