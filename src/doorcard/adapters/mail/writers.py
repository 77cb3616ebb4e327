"""Which letter is written by whom, from the rooms that know its facts."""

from collections.abc import Mapping
from email.message import EmailMessage

from doorcard.adapters.mail.account_letters import AccountLetters
from doorcard.adapters.mail.catalogue import Catalogue
from doorcard.adapters.mail.letter import letter
from doorcard.adapters.mail.mailer import Writer
from doorcard.adapters.sql import Accounts, Addresses, Mail
from doorcard.adapters.sql.mails import Kind
from doorcard.histories.writers import FORMATS, CannotTellError
from doorcard.room.archive import Archive
from doorcard.room.ports import Clock

FORMS = ("pokerstars", "json")  # the first that can tell the hand


class HandWriter:
    """Hands, as their reader may read them."""

    def __init__(self, archive: Archive, sender: str) -> None:
        self._archive = archive
        self._sender = sender

    async def __call__(self, mail: Mail, words: Catalogue) -> EmailMessage:
        """The letter about a hand. LookupError when it cannot be told."""
        story = await self._archive.story(mail.hand, mail.player)
        if story is None:
            raise LookupError(f"hand {mail.hand} is not there")
        text, form = await self._text(mail)
        return letter(story, text, FORMATS[form].ending, self._sender, mail.address, words)

    async def _text(self, mail: Mail) -> tuple[str, str]:
        for form in FORMS:
            try:
                text = await self._archive.text(mail.hand, mail.player, form)
            except CannotTellError:
                continue
            if text is not None:
                return text, form
        raise LookupError(f"hand {mail.hand} cannot be written")


class AccountWriter:
    """Letters about accounts. Keys of links are made here, when the letter is written."""

    def __init__(
        self, letters: AccountLetters, accounts: Accounts, addresses: Addresses, clock: Clock
    ) -> None:
        self._letters = letters
        self._accounts = accounts
        self._addresses = addresses
        self._clock = clock

    def kinds(self) -> Mapping[Kind, Writer]:
        """The kinds of letters it writes."""
        return {
            "confirm": self._confirm,
            "reset": self._reset,
            "password_changed": self._changed,
            "email_changed": self._changed,
        }

    async def _confirm(self, mail: Mail, words: Catalogue) -> EmailMessage | None:
        now = self._clock.now()
        key = await self._addresses.confirmation(mail.player, mail.address, now)
        return self._letters.confirm(key, words) if key else None

    async def _reset(self, mail: Mail, words: Catalogue) -> EmailMessage | None:
        keys = await self._addresses.resets(mail.address, self._clock.now())
        return self._letters.reset(keys, words) if keys else None

    async def _changed(self, mail: Mail, words: Catalogue) -> EmailMessage | None:
        account = await self._accounts.account(mail.player)
        if account is None:
            return None
        return self._letters.changed(mail.kind, account.name, mail.address, words)
