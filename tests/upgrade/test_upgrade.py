"""A database that an earlier version wrote is opened by this one, and the same hand goes on."""

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, select

from doorcard.adapters.sql import schema
from doorcard.adapters.sql.facts import read_fact
from doorcard.cards import card_text
from doorcard.engine.events import HandEnded, HandStarted
from tests.room.playing import PACE, Desk, config_for
from tests.upgrade.sample import DECK, KEY, SEAL_NAME

SAMPLES = sorted(Path(__file__).parent.glob("r*.sql"))


@pytest.fixture(params=SAMPLES, ids=lambda sample: sample.stem)
async def desk(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Desk]:
    """A server's table on the old database."""
    database = sqlite3.connect(tmp_path / "journal.sqlite3")
    database.executescript(request.param.read_text(encoding="utf-8"))
    database.close()
    (tmp_path / "seal.key").write_bytes(KEY)
    desk = Desk(tmp_path, config_for("fortune", 10), PACE)
    await desk.open()
    yield desk
    await desk.close()


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
