"""The server dies, or its disk does, at every write of an evening; nobody can tell afterwards.

Compared with the evening undisturbed: every hand with all its cards and acts, every account, every
movement of chips and how often it was made, who sits where with how much.
"""

from pathlib import Path

import pytest

from doorcard.houses import HOUSES
from tests.database import on_postgresql
from tests.recovery.failing import Fault, by_chance, each_in_turn, only
from tests.recovery.session import Session, run

KINDS: tuple[Fault, ...] = ("dies_before", "dies_after", "fails", "lost")


async def calm_evening(folder: Path, house: str) -> Session:
    session = await run(folder / "calm", house)
    assert len(session.result["hands"]) == 3
    assert session.deaths == 0
    return session


@pytest.mark.parametrize("house", HOUSES)
async def test_b62_p58_dead_before_and_after_every_write_and_the_evening_is_the_same(
    tmp_path: Path, house: str
) -> None:
    calm = await calm_evening(tmp_path, house)
    plan = each_in_turn("dies_before", "dies_after")
    torn = await run(tmp_path / "torn", house, plan)
    assert torn.deaths >= calm.failing.writes
    assert torn.result == calm.result


@pytest.mark.parametrize("house", HOUSES)
async def test_a_disk_that_fails_at_every_write_costs_nobody_anything(
    tmp_path: Path, house: str
) -> None:
    calm = await calm_evening(tmp_path, house)
    torn = await run(tmp_path / "torn", house, each_in_turn("fails", "lost"))
    assert torn.failing.writes > 2 * calm.failing.writes
    assert torn.result == calm.result


# An evening for one write each takes long, so the kinds of faults and the rooms take turns with
# the writes; that every write survives each kind is what the two tests above show.
STRIDE = 8


@pytest.mark.slow
@pytest.mark.timeout(1200)
@pytest.mark.skipif(on_postgresql(), reason="a fault of our process, shown on SQLite")
@pytest.mark.parametrize("fault", KINDS)
@pytest.mark.parametrize("house", HOUSES)
async def test_b62_a_single_write_goes_wrong_in_an_evening_of_its_own(
    tmp_path: Path, house: str, fault: Fault
) -> None:
    calm = await calm_evening(tmp_path, house)
    first = 1 + (KINDS.index(fault) + list(HOUSES).index(house)) % STRIDE
    for number in range(first, calm.failing.writes + 1, STRIDE):
        torn = await run(tmp_path / f"{number}", house, only(number, fault))
        assert torn.result == calm.result, number


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("house", HOUSES)
async def test_b62_every_third_write_goes_wrong_in_some_way(
    tmp_path: Path, house: str, seed: int
) -> None:
    calm = await calm_evening(tmp_path, house)
    torn = await run(tmp_path / "torn", house, by_chance(seed, 0.33))
    assert torn.result == calm.result
