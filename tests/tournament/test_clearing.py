"""Of tournaments that are over hands and money stay; the rest is read by no start and cleared."""

import pytest
from sqlalchemy import Connection, func, select

from doorcard.adapters.sql import SqlHands, open_seal, schema
from doorcard.adapters.sql.pruning import Pruner
from doorcard.room.money import pool
from doorcard.room.orders import Done, Refused
from doorcard.room.tournament import hall
from doorcard.room.tournament.orders import Cancel, Register, Sender
from doorcard.room.tournament.presets import rising
from doorcard.room.tournament.state import TournamentConfig
from doorcard.room.tournament.structure import Structure
from tests.database import statements
from tests.room.playing import START, config_for
from tests.tournament.halls import CUP, House
from tests.tournament.scenes import structure

TABLE = f"{CUP}-1"


def short() -> Structure:
    """Two players; blinds alone end it, a level a hand."""
    levels = rising(("draw-limit",), (20, 40, 60, 80, 120, 240), 1)
    form = {"seats": 6, "most": 2, "stack": 60, "countdown": 0, "measure": "hands"}
    return structure("draw-limit", periods=levels, **form)


async def played(house: House) -> None:
    """A tournament is over and its table closed; a cash table is open."""
    await house.room.add(config_for("fortune", 10))
    await house.make(short())
    await house.enter("ann", "bob")
    await until_closed(house)


async def until_closed(house: House) -> None:
    """Time passes; nobody is there, so the clock decides everything."""
    while not (TABLE in house.room.tables and house.room.tables[TABLE].closed):
        house.clock.advance(1000)
        await house.database.run(lambda _: None)  # what was being written is there now


def left(connection: Connection) -> tuple[int, int]:
    """Records of the tournament, and of its table."""
    logs = (
        (schema.tournament_records.c.tournament_id, CUP),
        (schema.records.c.table_id, TABLE),
    )
    counts = (select(func.count()).where(log == name) for log, name in logs)
    of_tournament, of_table = (connection.scalar(query) or 0 for query in counts)
    return of_tournament, of_table


async def test_a_table_of_a_tournament_that_is_over_is_not_read_at_a_start(house: House) -> None:
    await played(house)
    assert set(house.room.tables) == {TABLE, "t"}
    await house.restart()
    assert set(house.room.tables) == {"t"}
    assert house.state.phase == "finished"  # it can still be looked at
    await house.check_money()


async def test_its_records_are_cleared_and_hands_and_money_stay(house: House) -> None:
    await played(house)
    hands = SqlHands(house.database, open_seal(house.folder / "seal.key", None))
    before = await hands.of_table(TABLE, 0, 100)
    wallets = [await house.wallet(player) for player in ("ann", "bob")]
    assert before
    of_tournament, of_table = await house.database.run(left)
    everything = of_tournament + of_table
    assert await Pruner(house.database, keep=everything, latest=0).prune() == 0
    assert await Pruner(house.database, keep=0, latest=1).prune() >= of_table
    assert await house.database.run(left) == (of_tournament, 0)  # one can still be looked at
    await Pruner(house.database, keep=0, latest=0).prune()
    assert await house.database.run(left) == (0, 0)
    with statements() as asked:  # what has been cleared is not even named any more
        assert await Pruner(house.database, keep=0, latest=0).prune() == 0
    assert CUP not in str(asked)
    assert await hands.of_table(TABLE, 0, 100) == before
    assert [await house.wallet(player) for player in ("ann", "bob")] == wallets
    await house.check_money()
    await house.restart()
    assert CUP not in house.hall.directors
    assert set(house.room.tables) == {"t"}


async def test_a_tournament_that_is_played_or_owes_something_keeps_its_records(
    house: House,
) -> None:
    await house.make(short(), starts_at=START + 3_600_000)
    await house.enter("ann", "bob")
    pruner = Pruner(house.database, keep=0, latest=0)
    assert await pruner.prune() == 0
    await house.pass_time(3600, lambda: house.state.phase == "running")
    await pruner.prune()
    await until_closed(house)
    assert len(house.state.paid) == 1  # the winner's, nobody has cleared what it is read from
    assert await house.balance(pool(CUP)) == 0
    assert await house.ask("ann", Register()) == Refused("tournament_over")
    await house.check_money()


async def test_a_server_that_runs_on_drops_the_tournaments_a_start_would_not_open(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall, "LATEST", 2)
    for number in range(4):
        name = f"cup{number}"
        made = TournamentConfig(tournament=name, name=name, structure=short(), opened=number)
        director = await house.hall.make(made)
        order = await director.order(Sender("hal", "Hal", "host"), "off", Cancel())
        assert order == Done()
        house.clock.advance(1000)
    while len(house.hall.directors) > 2:
        await house.database.run(lambda _: None)
    assert set(house.hall.directors) == {"cup2", "cup3"}
    await house.restart()
    assert set(house.hall.directors) == {"cup2", "cup3"}
