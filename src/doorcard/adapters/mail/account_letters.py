"""Letters about an account: confirm an address, choose a new password, something was changed.

A link holds its key behind the `#`, which browsers send to nobody. It leads to the address in the
settings, never to one a request has named.
"""

from collections.abc import Sequence
from email.message import EmailMessage
from textwrap import fill

from doorcard.adapters.mail.catalogue import Catalogue
from doorcard.adapters.mail.server import SEVEN_BITS
from doorcard.adapters.sql.addresses import Key

WIDTH = 76

# In which order a letter says what; a link follows the sentence that asks to open it.
_PARTS = {
    "confirm": ("text", "link", "unless"),
    "password_changed": ("text", "unless", "link"),
    "email_changed": ("text", "unless"),
}


class AccountLetters:
    """Writes them. site: address of the card room as its players see it; sender: whose they are."""

    def __init__(self, site: str, sender: str) -> None:
        self._site = site.rstrip("/")
        self._sender = sender

    def confirm(self, key: Key, words: Catalogue) -> EmailMessage:
        """Asks the reader of an address whether it is his."""
        link = f"{self._site}/account#confirm={key.key}"
        return self._letter("confirm", key.address, words, key.name, link)

    def changed(self, kind: str, name: str, address: str, words: Catalogue) -> EmailMessage:
        """Tells the owner of an account that its password or address was changed."""
        return self._letter(kind, address, words, name, f"{self._site}/login?forgot")

    def reset(self, keys: Sequence[Key], words: Catalogue) -> EmailMessage:
        """Lets in who has lost his password; several accounts may have one address."""
        count = len(keys)
        parts = [_paragraph(words.say("letter-reset-text", count=count))]
        for key in keys:
            title = words.say("letter-reset-account", name=key.name)
            parts.append(f"{title}\n{self._site}/login#reset={key.key}")
        parts.append(_paragraph(words.say("letter-reset-unless", count=count)))
        subject = words.say("letter-reset-subject")
        return self._message(keys[0].address, subject, parts, words)

    def _letter(
        self, kind: str, address: str, words: Catalogue, name: str, link: str
    ) -> EmailMessage:
        said = {
            "text": _paragraph(words.say(f"letter-{kind}-text", name=name)),
            "unless": _paragraph(words.say(f"letter-{kind}-unless")),
            "link": link,
        }
        greeting = words.say("letter-greeting", name=name)
        parts = [greeting, *(said[part] for part in _PARTS[kind])]
        return self._message(address, words.say(f"letter-{kind}-subject"), parts, words)

    def _message(
        self, address: str, subject: str, parts: Sequence[str], words: Catalogue
    ) -> EmailMessage:
        message = EmailMessage(policy=SEVEN_BITS)
        message["From"] = self._sender
        message["To"] = address
        message["Subject"] = subject
        message["Auto-Submitted"] = "auto-generated"  # so that no holiday note answers it
        signed = words.say("letter-signed", site=f"{self._site}/")
        message.set_content("\n\n".join((*parts, signed)) + "\n")
        return message


def _paragraph(text: str) -> str:
    return fill(text, WIDTH, break_long_words=False, break_on_hyphens=False)
