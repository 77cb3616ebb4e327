"""Letters (R1.32 and accounts): what they say, the post office, its settings."""

from doorcard.adapters.mail.account_letters import AccountLetters
from doorcard.adapters.mail.catalogue import Language
from doorcard.adapters.mail.mailer import Mailer, Writer
from doorcard.adapters.mail.server import BadMailServer, MailServer, is_address
from doorcard.adapters.mail.writers import AccountWriter, HandWriter

__all__ = [
    "AccountLetters",
    "AccountWriter",
    "BadMailServer",
    "HandWriter",
    "Language",
    "MailServer",
    "Mailer",
    "Writer",
    "is_address",
]
