"""Halls for the tests of tournaments."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.tournament.halls import House


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A room with tournaments."""
    opened = await House(tmp_path).open()
    yield opened
    await opened.close()
