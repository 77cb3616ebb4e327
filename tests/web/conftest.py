"""Servers for the tests of the web side."""

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from doorcard.adapters.mail import MailServer
from doorcard.room import Pace, TableConfig
from tests.room.playing import PACE
from tests.web.serving import Site, make_site

OpenSite = Callable[..., Awaitable[Site]]


@pytest.fixture
async def open_site(tmp_path: Path) -> AsyncIterator[OpenSite]:
    """Opens servers in this process and closes them."""
    sites: list[Site] = []

    async def open_site(
        config: TableConfig,
        *others: TableConfig,
        post: MailServer | None = None,
        secure: bool = False,
        pace: Pace = PACE,
    ) -> Site:
        site = make_site(tmp_path, config, *others, post=post, secure=secure, pace=pace)
        sites.append(site)
        return await site.open()

    yield open_site
    for site in sites:
        await site.close()
