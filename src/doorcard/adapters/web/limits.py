"""How much is too much: frames of a socket, requests from an address. Whose pages may ask."""

import asyncio
from collections.abc import Callable, Sequence
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.middleware.rate_limit import DurationUnit, RateLimitConfig
from litestar.types import Middleware

BURST = 40
PER_SECOND = 20
MOST_KEYS = 20_000  # whose tries are remembered at the same time
HOME = 64  # leading bits of an IPv6 address that one customer has to himself


class Bucket:
    """Tokens that fill up with time; each frame takes one."""

    def __init__(self) -> None:
        self._clock = asyncio.get_running_loop().time
        self._tokens = float(BURST)
        self._at = self._clock()

    def take(self) -> bool:
        """Take a token; False when there is none."""
        now = self._clock()
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


class Tries:
    """Counts tries of the same kind, each by its key, and says when there were too many."""

    def __init__(self, most: int, within: int, now: Callable[[], int]) -> None:
        """most: tries within so many milliseconds."""
        self._most = most
        self._within = within
        self._now = now
        self._at: dict[str, list[int]] = {}

    def take(self, key: str) -> bool:
        """Count a try; False, and it is not counted, when there were too many."""
        if len(self._recent(key)) >= self._most:
            return False
        self._make_room()
        self._at.setdefault(key, []).append(self._now())
        return True

    def give_back(self, key: str) -> None:
        """The last try was none of those that are meant."""
        tries = self._recent(key)
        if tries:
            tries.pop()

    def _recent(self, key: str) -> list[int]:
        since = self._now() - self._within
        recent = [at for at in self._at.pop(key, ()) if at > since]
        if recent:
            self._at[key] = recent  # behind those that were not asked about since
        return recent

    def _make_room(self) -> None:
        while len(self._at) >= MOST_KEYS:
            del self._at[next(iter(self._at))]


def source_of(request: Request[Any, Any, Any]) -> str:
    """Where a request comes from: its address, of an IPv6 one the network of a home."""
    text = request.client.host if request.client else ""
    try:
        address = ip_address(text)
    except ValueError:
        return text
    if isinstance(address, IPv6Address) and address.ipv4_mapped is None:
        return str(ip_network((address, HOME), strict=False))
    return text


def limited(name: str, most: int, unit: DurationUnit = "minute") -> list[Middleware]:
    """Middleware for a route: so many requests from one source. name: of this limit's counter."""
    config = RateLimitConfig((unit, most), store=name, identifier_for_request=source_of)
    return [config.middleware]
