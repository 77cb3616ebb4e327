"""Hand histories by e-mail (R1.32): the letter, the post office, its settings."""

from doorcard.adapters.mail.letter import letter
from doorcard.adapters.mail.mailer import Mailer
from doorcard.adapters.mail.server import BadMailServer, MailServer, is_address

__all__ = ["BadMailServer", "MailServer", "Mailer", "is_address", "letter"]
