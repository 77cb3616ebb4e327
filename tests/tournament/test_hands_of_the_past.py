"""Who may read the hands of a tournament: everybody, as long as there are hands (R1.32, B65).

Its tables close a minute after its end, are read by no later start and cleared at last; nobody who
could look at it before is turned away for that.
"""

from collections.abc import Awaitable, Callable

import pytest

from doorcard.adapters.sql import SqlHands, open_seal
from doorcard.adapters.sql.pruning import Pruner
from doorcard.room.archive import Archive
from tests.tournament.halls import House
from tests.tournament.test_clearing import TABLE, played


async def nothing(_: House) -> None:
    """The table has just closed."""


async def restarted(house: House) -> None:
    await house.restart()


async def cleared(house: House) -> None:
    await Pruner(house.database, keep=0, latest=0).prune()
    await house.restart()


@pytest.mark.parametrize("after", [nothing, restarted, cleared])
async def test_r1_32_everybody_reads_the_hands_of_a_tournament_before_and_after_a_restart(
    house: House, after: Callable[[House], Awaitable[None]]
) -> None:
    await played(house)
    await after(house)
    archive = Archive(
        SqlHands(house.database, open_seal(house.folder / "seal.key", None)), house.room
    )
    page = await archive.latest(TABLE, "eve")
    assert page is not None
    numbers = [row.number for row in page.rows]
    assert numbers == list(range(numbers[0], 0, -1))
    for row in page.rows:
        assert row.you == 0
        story, replay = (
            await archive.story(row.hand, "eve"),
            await archive.replay(row.hand, "", True),
        )
        assert story is not None
        assert replay is not None
    assert await archive.latest("nothing", "eve") is None
