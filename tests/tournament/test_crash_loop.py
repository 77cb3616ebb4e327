"""A tournament on the real journal, whose server dies before and after each of its writes.

Unlike an evening at one table its course may change with a crash, since seats and cards are drawn
again when the draw was lost; what may not change is whose the chips and the prizes are.
"""

from pathlib import Path

import pytest
from sqlalchemy import Connection, select

from doorcard.adapters.sql import schema
from tests.recovery.failing import dies_at_every_step
from tests.room.playing import START
from tests.tournament.dying import DyingHouse
from tests.tournament.scenes import short


@pytest.mark.timeout(300)
async def test_p58_a_tournament_survives_dying_before_and_after_every_write(
    tmp_path: Path,
) -> None:
    house = DyingHouse(tmp_path, dies_at_every_step())
    try:
        await house.begin()
        await house.insist(lambda: house.make(short(), starts_at=START + 60_000, house_players=3))
        await house.play_until(
            lambda: house.state.phase == "finished" and len(house.state.paid) == 2
        )
        assert house.deaths > 60
        state = house.state
        assert sum(state.paid.values()) == state.pool == 300
        assert await house.pool() == 0
        assert await house.balance("fees") == 30
        assert await house.database.run(prizes) == [
            "tournament/cup/prize/1",
            "tournament/cup/prize/2",
        ]
        won = {one.player: state.paid.get(one.entry, 0) for one in state.entrants.values()}
        assert {player: await house.wallet(player) for player in won} == won
        await house.check_money()
        await house.play_until(lambda: all(one.closed for one in house.room.tables.values()))
    finally:
        await house.close()


def prizes(connection: Connection) -> list[str]:
    entries = schema.entries
    query = select(entries.c.id).where(entries.c.reason == "prize").order_by(entries.c.id)
    return list(connection.scalars(query))
