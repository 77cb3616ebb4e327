"""Nothing acknowledged is lost and nothing is paid twice, however often a server is killed."""

from pathlib import Path

import pytest

from tests.database import on_postgresql
from tests.kills.slaughter import Slaughter

pytestmark = pytest.mark.skipif(on_postgresql(), reason="kills of our process, not of a database")


async def test_six_kills_under_ten_clients(tmp_path: Path) -> None:
    told = await Slaughter(tmp_path / "room", clients=10, seed=1).go_on(kills=6)
    assert told.acknowledged > 20


@pytest.mark.slow
@pytest.mark.timeout(900)
async def test_sixty_kills_under_fifty_clients(tmp_path: Path) -> None:
    told = await Slaughter(tmp_path / "room", clients=50, seed=2).go_on(kills=60)
    assert told.idle < 20  # a server that has nothing to do can lose nothing
    assert told.acknowledged > 1_000
    assert told.payments > 50
    assert told.hands > 50
