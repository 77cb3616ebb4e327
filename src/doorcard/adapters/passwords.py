"""Passwords: which will do, and their hashes (argon2id), made where nobody has to wait for them."""

import asyncio
import secrets
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher, Type
from argon2.exceptions import HashingError, InvalidHashError, VerifyMismatchError

from doorcard.adapters.names import same_name

T = TypeVar("T")

SHORTEST = 10
LONGEST = 200
FEWEST_DIFFERENT = 5  # signs

MEMORY = 46 * 1024  # KiB for one hash; with one pass about 50 ms of a core (DESIGN 6)
PASSES = 1
THREADS = 2  # more would take the cores away from the tables
MOST_WAITING = 32  # a second and more of work; who comes then is asked to try again


class BadPassword(ValueError):
    """Too easy to guess, or too long."""


class PasswordsBusy(Exception):
    """Too many passwords wait to be checked."""


class NoPasswords(Exception):
    """Passwords cannot be checked on this machine; the text says why."""


def good_password(password: str, name: str) -> str:
    """The password in one normal form, as it is hashed. BadPassword for one that will not do.

    name: whose it is; the name itself, once or repeated, is no password.
    """
    text = normal(password)
    if not SHORTEST <= len(text) <= LONGEST or len(set(text)) < FEWEST_DIFFERENT:
        raise BadPassword
    repeated = name * (len(text) // len(name) + 1)
    if same_name(text, repeated[: len(text)]):
        raise BadPassword
    return text


def normal(password: str) -> str:
    """The same text for a password however a keyboard composes its letters (RFC 8265)."""
    return unicodedata.normalize("NFC", password)


class Passwords:
    """Hashes and checks passwords in two threads of its own.

    NoPasswords when this machine cannot do it: without hashes there are no accounts, and there is
    nothing to fall back to (P55).
    """

    def __init__(self) -> None:
        self._hasher = PasswordHasher(PASSES, MEMORY, parallelism=1, type=Type.ID)
        self._pool = ThreadPoolExecutor(THREADS, thread_name_prefix="passwords")
        self._waiting = 0
        try:
            self._nobodys = self._hasher.hash(secrets.token_urlsafe())
        except HashingError as error:
            raise NoPasswords(f"passwords cannot be hashed here: {error}") from error

    async def hash(self, password: str) -> str:
        """The hash to be kept. PasswordsBusy when too many wait."""
        return await self._in_pool(lambda: self._hasher.hash(normal(password)))

    async def fits(self, password: str, hashed: str | None) -> bool:
        """Whether this is the password of a hash.

        None: nobody's hash. It takes the same work, so that the time of an answer does not tell
        whether there is such an account. PasswordsBusy when too many wait.
        """
        fits = await self._in_pool(lambda: self._check(hashed or self._nobodys, normal(password)))
        return fits and hashed is not None

    def is_weak(self, hashed: str) -> bool:
        """Whether the hash was made with less work than is asked for today."""
        return self._hasher.check_needs_rehash(hashed)

    def close(self) -> None:
        """Let go of the threads; nobody waits any more."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _check(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerifyMismatchError, InvalidHashError):
            return False

    async def _in_pool(self, work: Callable[[], T]) -> T:
        if self._waiting >= MOST_WAITING:
            raise PasswordsBusy
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        finally:
            self._waiting -= 1
