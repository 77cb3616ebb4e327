"""The door of a room: what lets players in and keeps others out."""

import contextlib

from doorcard.adapters.passwords import BadPassword, Passwords, PasswordsBusy, good_password
from doorcard.adapters.sql import Accounts, Addresses, Sessions
from doorcard.adapters.web.guesses import Guess, Guesses
from doorcard.adapters.web.problems import Problem
from doorcard.room.ports import Clock


class Door:
    """Accounts, their sessions and addresses, and how passwords are checked."""

    def __init__(
        self,
        accounts: Accounts,
        addresses: Addresses,
        sessions: Sessions,
        passwords: Passwords,
        clock: Clock,
    ) -> None:
        self.accounts = accounts
        self.addresses = addresses
        self.sessions = sessions
        self.guesses = Guesses(clock.now)
        self.passwords = passwords

    async def hash_of(self, password: str, name: str) -> str:
        """The hash of a new password; Problem for one that will not do."""
        try:
            return await self.passwords.hash(good_password(password, name))
        except BadPassword as error:
            raise Problem(400, "bad_password") from error
        except PasswordsBusy as error:
            raise Problem(503, "crowded") from error

    async def check(
        self, guess: Guess | None, password: str, hashed: str | None, code: str
    ) -> None:
        """Check a password; Problem ``code`` for a wrong one, and for nobody's alike.

        guess: None when too many were made.
        """
        if guess is None:
            raise Problem(429, "too_many")
        try:
            fits = await self.passwords.fits(password, hashed)
        except PasswordsBusy as error:
            guess.right()  # it was not looked at
            raise Problem(503, "crowded") from error
        if not fits:
            raise Problem(403, code)
        guess.right()

    async def strengthen(self, player: str, password: str, hashed: str) -> None:
        """Hash a password that has just been given anew, if its hash is of a weaker kind."""
        if self.passwords.is_weak(hashed):
            with contextlib.suppress(PasswordsBusy):  # there will be another time
                await self.accounts.rehash(player, await self.passwords.hash(password))
