"""A server killed in the middle of a hand comes back with the same hand (B62, DESIGN 5)."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from doorcard.adapters.sql import Database, schema
from doorcard.adapters.sql.ledger_check import faults
from doorcard.houses import HOUSES
from tests.database import on_postgresql
from tests.web.process import Players, ServerProcess, asked_one, passive, seated
from tests.web.serving import Link

SETTINGS = "[pace]\nbetween_hands = 0\nstart = 0\n" + "\n".join(
    f'[[tables]]\nid = "{house}"\nhouse = "{house}"\nsmall = 40\nbots = 0\n' for house in HOUSES
)


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[ServerProcess]:
    server = ServerProcess(tmp_path, SETTINGS)
    await server.start()
    yield server
    await server.stop()


def picture(link: Link) -> dict[str, Any]:
    """What must be the same after the server has come back."""
    hand = link.hand
    kept = ("hand", "number", "street", "pot", "pots", "asked", "legal", "to_call", "folded_cards")
    places = [
        {key: place[key] for key in ("name", "stack", "bet", "total", "cards", "state")}
        for place in link.view["places"]
    ]
    return {**{key: hand[key] for key in kept}, "places": places, "you": link.view["you"]}


@pytest.mark.parametrize("acts", [0, 3])
async def test_p58_b62_kill_9_in_the_middle_of_hands_and_the_same_hands_go_on(
    server: ServerProcess, acts: int
) -> None:
    tables = {house: await seated(server, house) for house in HOUSES}
    before = {house: await play_some(players, acts) for house, players in tables.items()}
    await server.kill()
    await server.start()
    for house, players in tables.items():
        back = [(token, await server.link(token, house)) for token, _ in players]
        assert [picture(link) for _, link in back] == before[house]
        await play_on(back, before[house][0]["hand"])
    assert await server.stop() == 0
    await check_ledger(server)


async def play_some(players: Players, acts: int) -> list[dict[str, Any]]:
    """Act so many times; what each player then sees."""
    for _ in range(acts):
        await passive(await asked_one(players))
    for _, link in players:
        await link.until(lambda link: link.hand["decision"] > acts)
    assert len({link.hand["decision"] for _, link in players}) == 1
    return [picture(link) for _, link in players]


async def play_on(players: Players, hand: str, chips: int = 4_000) -> None:
    """Play the hand to its end, until the next one asks somebody; chips: all at the table."""
    one = await asked_one(players)
    while one.hand["hand"] == hand:
        await passive(one)
        one = await asked_one(players)
    assert sum(place["stack"] + place["total"] for place in one.view["places"]) == chips


async def check_ledger(server: ServerProcess) -> None:
    database = await Database.open(server.database)
    try:
        assert await database.run(faults) == []
    finally:
        await database.close()


async def test_p55_without_its_key_a_server_with_hands_does_not_start(
    server: ServerProcess,
) -> None:
    await server.stop()
    key = server.folder / "data" / "seal.key"
    assert key.stat().st_mode & 0o777 == 0o600
    whole = key.read_bytes()
    for content, words in ((None, "is missing"), (b"x" * 32, "another database"), (b"", "bytes")):
        key.unlink()
        if content is not None:
            key.write_bytes(content)
        with pytest.raises(AssertionError, match=words):
            await server.start()
        assert await server.process.wait() == 1
        if content is None:
            key.write_bytes(whole)
    key.write_bytes(whole)
    await server.start()


async def test_two_servers_do_not_use_one_folder(server: ServerProcess) -> None:
    second = ServerProcess(server.folder, SETTINGS)
    with pytest.raises(AssertionError, match="another server is using the data folder"):
        await second.start()
    assert await second.process.wait() == 1


async def test_no_card_of_a_running_hand_can_be_read_in_the_database(
    server: ServerProcess,
) -> None:
    await seated(server, "seven-stud")
    stored = await stored_bytes(server)
    assert b"hand_begun" in stored
    assert b"deck_shuffled" not in stored
    assert b"street_dealt" not in stored


async def stored_bytes(server: ServerProcess) -> bytes:
    """All that lies in the database, or all that its journal holds."""
    if not on_postgresql():
        files = (server.folder / "data").glob("doorcard.sqlite3*")
        return b"".join(file.read_bytes() for file in files)
    await server.stop()
    database = await Database.open(server.database)
    try:
        bodies = select(schema.records.c.body)
        return b"".join(await database.run(lambda connection: connection.scalars(bodies).all()))
    finally:
        await database.close()
