"""Asked to stop while four tables are in play, a server says so, and all goes on later (P59)."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.web.process import Players, ServerProcess, asked_one, passive, seated
from tests.web.serving import Link
from tests.web.test_kill import check_ledger, picture, play_on

HOUSES = ("fortune", "ten-second", "seven-stud", "draw-pot")
SETTINGS = "[pace]\nbetween_hands = 0\nstart = 0\n" + "\n".join(
    f'[[tables]]\nid = "{house}"\nhouse = "{house}"\nsmall = 40\nbots = 0\n' for house in HOUSES
)


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[ServerProcess]:
    server = ServerProcess(tmp_path, SETTINGS)
    await server.start()
    yield server
    await server.stop()


async def test_p59_b62_sigterm_with_four_tables_in_play(server: ServerProcess) -> None:
    tables = {house: await seated(server, house) for house in HOUSES}
    away = await add_one_who_is_away(server, "fortune")
    for number, players in enumerate(tables.values()):
        for _ in range(number):  # each table at another decision
            await passive(await asked_one(players))
    before = {house: await pictures(players) for house, players in tables.items()}

    async with asyncio.timeout(5):  # what the host's supervisor may wait for
        assert await server.stop() == 0
    for players in tables.values():
        for _, link in players:
            assert link.frames[-1] == {"t": "closing", "reason": "restart"}

    await server.start()
    for house, players in tables.items():
        # A browser comes back by itself, with its cookie and the number of its last frame.
        back = [(token, await again(server, token, house, link)) for token, link in players]
        assert [picture(link) for _, link in back] == before[house]
        for _, link in back:
            clock = link.hand["clock"]
            now = link.of("snapshot")[0]["now"]
            assert clock["deadline"] - now > clock["seconds"] * 1000  # fresh, and some more
        if house == "fortune":
            place = back[0][1].view["places"][away - 1]
            assert (place["state"], place["stack"]) == ("sitting_out", 2_000)
        await play_on(back, before[house][0]["hand"], 6_000 if house == "fortune" else 4_000)
    assert await server.stop() == 0
    await check_ledger(server)


async def add_one_who_is_away(server: ServerProcess, table: str) -> int:
    """A third player, who sits out; his chair."""
    link = await server.link(await server.guest("Cid"), table)
    sit = {"t": "sit", "id": "sit", "seat": 5, "buy_in": 2_000}
    assert (await link.ask(sit))["t"] == "done"
    assert (await link.ask({"t": "sit_out", "id": "out", "on": True}))["t"] == "done"
    return 5


async def pictures(players: Players) -> list[dict[str, Any]]:
    """What each sees, once all see the same decision."""
    latest = max(link.hand["decision"] for _, link in players)
    for _, link in players:
        await link.until(lambda link: link.hand["decision"] >= latest)
    return [picture(link) for _, link in players]


async def again(server: ServerProcess, token: str, table: str, link: Link) -> Link:
    last = max(frame["seq"] for frame in link.frames if "seq" in frame)
    return await server.link(token, f"{table}?last={last}")
