"""A database that an earlier version wrote is opened by this one, and the same hand goes on."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, MetaData, func, insert, select

from doorcard.adapters.sql import schema
from doorcard.adapters.sql.database import make_engine
from doorcard.adapters.sql.facts import read_fact
from doorcard.adapters.sql.migrate import migrate
from doorcard.cards import card_text
from doorcard.engine.events import HandEnded, HandStarted
from doorcard.room.search import Found, Outcome, Search
from tests.database import address_in, on_postgresql
from tests.room.playing import PACE, Desk, config_for
from tests.upgrade.sample import DECK, KEY, SEAL_NAME

# Rows that were copied with their numbers have not moved the counter.
NEXT_ROW = "SELECT setval(pg_get_serial_sequence('records', 'row'), (SELECT max(row) FROM records))"

RESULTS = schema.hand_results
SAMPLES = sorted(Path(__file__).parent.glob("r*.sql"))


@pytest.fixture(params=SAMPLES, ids=lambda sample: sample.stem)
async def desk(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Desk]:
    """A server's table on the old database."""
    file = ":memory:" if on_postgresql() else tmp_path / "journal.sqlite3"
    with closing(sqlite3.connect(file)) as old:
        old.executescript(request.param.read_text(encoding="utf-8"))
        if on_postgresql():
            copy_to_postgresql(old, address_in(tmp_path))
    (tmp_path / "seal.key").write_bytes(KEY)
    desk = Desk(tmp_path, config_for("fortune", 10), PACE)
    await desk.open()
    yield desk
    await desk.close()


def copy_to_postgresql(old: sqlite3.Connection, address: str) -> None:
    """The rows of the sample, in the schema that the migrations up to its own make there."""
    old.row_factory = sqlite3.Row
    (revision,) = old.execute("SELECT version_num FROM alembic_version").fetchone()
    engine = make_engine(address)
    migrate(engine, revision)
    tables = MetaData()
    with engine.begin() as new:
        tables.reflect(new)
        for table in tables.sorted_tables:
            rows = [dict(row) for row in old.execute(f"SELECT * FROM {table.name}")]
            for row in rows:
                row |= {"sealed": bool(row["sealed"])} if "sealed" in row else {}
            if rows and table.name != "alembic_version":
                new.execute(insert(table), rows)
        new.exec_driver_sql(NEXT_ROW)


async def test_an_old_database_gets_the_present_schema(desk: Desk) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))

    assert await desk.database.run(differences) == []
    assert await desk.database.run(lambda one: read_fact(one, "seal_key")) == SEAL_NAME
    names = select(schema.players.c.name)
    assert await desk.read(lambda one: one.scalars(names).all()) == ["Gwen"]


async def test_b62_the_hand_of_an_old_database_goes_on_with_the_same_cards(desk: Desk) -> None:
    await desk.until_asked()
    assert desk.table.state.hand == "t-2"
    hand, deck = desk.hand, DECK.split()
    assert [card_text(card) for card in hand.deck[: len(deck)]] == deck
    board = [[card.card for card in place.cards] for place in desk.view(1).places if place.cards]
    assert board == [["As", "Ah", "9c"], ["??", "Kh", "9d"], ["??", "Qh", "3d"]]
    assert desk.asked == 2  # the ace has checked
    await desk.play_out()
    assert len(desk.events(HandEnded)) == 1
    await desk.check_money()


async def test_the_hands_of_an_old_database_are_still_read(desk: Desk) -> None:
    events = await desk.journal.hand("t-1")
    assert isinstance(events[0], HandStarted)
    assert events[0].hand == "t-1"
    assert isinstance(events[-1], HandEnded)


async def test_the_hands_of_an_old_database_are_found_by_their_results(desk: Desk) -> None:
    """Nobody wrote them down then; they are worked out when a player asks."""
    before = await desk.read(lambda one: one.scalar(select(func.count()).select_from(RESULTS)))
    everything = await desk.hands.find("p1", Search(), "", 10)
    after = await desk.read(lambda one: one.scalar(select(func.count()).select_from(RESULTS)))
    assert (everything, before, after) == (Found(("t-1",), 1), 0, 3)
    outcomes: list[Outcome] = ["won", "lost"]
    ways = {
        player: [way for way in outcomes if await found(desk, player, Search(outcome=way))]
        for player in ("p1", "p2", "p3")
    }
    assert sorted(ways.values()) == [["lost"], ["lost"], ["won"]]
    await desk.play_out()
    assert sorted(await found(desk, "p2", Search())) == ["t-1", "t-2"]


async def found(desk: Desk, player: str, search: Search) -> tuple[str, ...]:
    """Ids of a player's hands that fit."""
    return (await desk.hands.find(player, search, "", 10)).hands
