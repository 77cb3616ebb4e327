"""How many frames a socket may send, and from which pages sockets may be opened."""

import time
from collections.abc import Sequence
from urllib.parse import urlsplit

BURST = 40
PER_SECOND = 20


class Bucket:
    """Tokens that fill up with time; each frame takes one."""

    def __init__(self) -> None:
        self._tokens = float(BURST)
        self._at = time.monotonic()

    def take(self) -> bool:
        """Take a token; False when there is none."""
        now = time.monotonic()
        self._tokens = min(BURST, self._tokens + (now - self._at) * PER_SECOND)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


def origin_allowed(origin: str | None, host: str | None, others: Sequence[str]) -> bool:
    """Whether a page of this origin may talk to us: our own, or one of the settings.

    A browser always says where a page comes from. A program may leave it out; it holds no cookies
    of somebody else.
    """
    if origin is None or origin in others:
        return True
    return bool(host) and urlsplit(origin).netloc == host
