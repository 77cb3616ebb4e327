"""A disk that is really full while a server runs, and one that has room again (DESIGN 5)."""

import resource
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from doorcard.adapters.sql import Database
from doorcard.adapters.sql.ledger_check import faults
from tests.database import on_postgresql
from tests.web.process import ServerProcess, asked_one, passive, seated

pytestmark = [
    pytest.mark.skipif(on_postgresql(), reason="SQLite writes in our own process"),
    pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="needs Linux"),
]

SETTINGS = """
[pace]
between_hands = 0
start = 0
[[tournaments]]
form = "heads-up"
[[tables]]
id = "one"
house = "fortune"
small = 40
bots = 0
"""
NO_MORE = 4096  # bytes a file may have: less than every file of the database has already


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[ServerProcess]:
    server = ServerProcess(tmp_path, SETTINGS)
    await server.start()
    yield server
    await server.stop()


def fill_disk(server: ServerProcess) -> None:
    """From now on the system refuses what the server wants to write."""
    limit = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (NO_MORE, limit[1]))


def make_room(server: ServerProcess) -> None:
    limit = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (limit[1], limit[1]))


async def test_on_a_full_disk_acts_are_refused_and_done_when_there_is_room_again(
    server: ServerProcess,
) -> None:
    players = await seated(server, "one")
    asked = await asked_one(players)
    before = asked.view
    kinds = [option["kind"] for option in asked.legal]
    act = {**asked.act("bring_in" if "bring_in" in kinds else "call"), "id": "the same"}

    fill_disk(server)
    refused = await asked.ask(act)
    assert (refused["t"], refused["code"]) == ("refused", "storage")
    assert asked.view == before  # nothing was told that is not on the disk
    again = await asked.ask({**act, "id": "another"})
    assert again["code"] == "storage"

    make_room(server)
    answers = len([frame for frame in asked.frames if frame.get("id") == "the same"])
    while asked.hand["decision"] == before["hand"]["decision"]:
        await asked.send(act)
        answers += 1
        await asked.until(
            lambda link, n=answers: len([f for f in link.frames if f.get("id") == "the same"]) >= n  # type: ignore[misc]
        )
    done = asked.answer("the same")
    assert done is not None
    assert done["t"] == "done"
    hand = asked.hand["hand"]
    assert hand == before["hand"]["hand"]
    while (one := await asked_one(players)).hand["hand"] == hand:
        await passive(one)
    await server.kill()
    await server.start()
    assert await server.stop() == 0
    await check_ledger(server)


async def test_on_a_full_disk_nobody_enters_a_tournament_and_everybody_once_when_there_is_room(
    server: ServerProcess,
) -> None:
    tokens = [await server.guest(name) for name in ("Ann", "Bob")]
    cup = (await server.request("GET", "/api/tournaments", tokens[0])).json()["rows"][0]
    orders = f"/api/tournaments/{cup['tournament']}/orders"
    entering = {"id": "in", "order": {"t": "register"}}

    async def enter(token: str) -> httpx.Response:
        return await server.request("POST", orders, token, entering)

    assert (await enter(tokens[0])).status_code == 201
    fill_disk(server)
    for _ in range(2):
        refused = await enter(tokens[1])
        assert (refused.status_code, refused.json()["code"]) == (409, "storage")
    make_room(server)
    while (entered := await enter(tokens[1])).status_code != 201:
        assert entered.json()["code"] == "storage"
    assert (await enter(tokens[1])).json()["row"]["entries"] == 2  # the same request again
    await server.kill()
    await server.start()
    rows = (await server.request("GET", "/api/tournaments", tokens[1])).json()["rows"]
    (mine,) = [row for row in rows if row["tournament"] == cup["tournament"]]
    assert (mine["entries"], mine["phase"]) == (2, "running")
    assert await server.stop() == 0
    await check_ledger(server)


async def test_a_server_does_not_start_on_a_full_disk_and_says_why(server: ServerProcess) -> None:
    await seated(server, "one")
    await server.stop()
    with pytest.raises(AssertionError, match=r"cannot open the .*: .*disk"):
        await server.start(largest_file=NO_MORE)
    assert await server.process.wait() == 1
    await server.start()


async def check_ledger(server: ServerProcess) -> None:
    database = await Database.open(server.database)
    try:
        assert await database.run(faults) == []
    finally:
        await database.close()
