"""Somebody with a browser of his own: cookies, an address, a User-Agent."""

import itertools
from typing import Any

import httpx

from doorcard.adapters.web.service import COOKIE
from tests.web.serving import Link, Site

PASSWORD = "four red queens"
OTHER = "seven low clubs"

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
PHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 "
    "(KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1"
)

_addresses = itertools.count(1)


class Visitor:
    """A browser that keeps its cookies. Each comes from another address, as people do."""

    def __init__(self, site: Site, browser: str = FIREFOX, source: str = "") -> None:
        number = next(_addresses)
        self.source = source or f"198.51.{number // 250}.{number % 250 + 1}"
        headers = {"User-Agent": browser, "X-Forwarded-For": self.source}
        self.site = site
        address = f"http://127.0.0.1:{site.port}"
        self.http = httpx.AsyncClient(base_url=address, headers=headers, timeout=None)

    async def post(self, path: str, **body: Any) -> tuple[int, Any]:
        answer = await self.http.post(f"/api/{path}", json=body)
        return answer.status_code, answer.json()

    async def get(self, path: str) -> Any:
        return (await self.http.get(f"/api/{path}")).json()

    async def me(self) -> Any:
        return await self.get("me")

    async def play(self, name: str) -> "Visitor":
        """Become a guest."""
        assert (await self.post("guest", name=name))[0] == 201
        return self

    async def register(self, name: str, **more: Any) -> "Visitor":
        status, answer = await self.post("register", name=name, password=PASSWORD, **more)
        assert status == 201, answer
        return self

    async def login(self, name: str, password: str = PASSWORD) -> "Visitor":
        assert (await self.post("login", name=name, password=password))[0] == 201
        return self

    @property
    def token(self) -> str:
        return self.http.cookies.get(COOKIE) or ""

    async def link(self, table: str = "t") -> Link:
        return await self.site.link(self.token, table=table)

    async def close(self) -> None:
        await self.http.aclose()
