"""Tables and halls for the tests of recovery."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.room.conftest import open_desk
from tests.tournament.dying import DyingHouse

__all__ = ["open_desk"]


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[DyingHouse]:
    opened = DyingHouse(tmp_path)
    await opened.open()
    yield opened
    await opened.close()
