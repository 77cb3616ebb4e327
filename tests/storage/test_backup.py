"""A copy made while people play, put back into an empty folder: the same hand goes on."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from doorcard.adapters.web.service import COOKIE
from tests.app.test_command_line import doorcard, refusal
from tests.database import on_postgresql
from tests.web.process import ServerProcess, passive, seated
from tests.web.test_kill import picture, play_on

pytestmark = pytest.mark.skipif(on_postgresql(), reason="PostgreSQL is copied by pg_dump")

TABLE = "fortune"
# Beside the people's table, one at which house players write to the database all the time.
SETTINGS = """
[server]
fast = true

[[tables]]
id = "fortune"
house = "fortune"
small = 40
bots = 0

[[tables]]
id = "busy"
house = "draw-limit"
small = 40
bots = 5
"""


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[ServerProcess]:
    server = ServerProcess(tmp_path / "old", SETTINGS)
    await server.start()
    yield server
    await server.stop()


async def done(*words: object) -> str:
    """What a command prints that succeeds while the server goes on."""
    done = await asyncio.to_thread(doorcard, *map(str, words))
    assert done.returncode == 0, done.stderr
    return done.stdout


async def test_b62_a_backup_made_during_play_is_restored_and_the_same_hand_goes_on(
    server: ServerProcess, tmp_path: Path
) -> None:
    busy = await server.link("", "busy")  # a spectator keeps the house players playing
    players = await seated(server, TABLE)
    before = [picture(link) for _, link in players]
    file, key = tmp_path / "copy", tmp_path / "key"
    written = len(busy.frames)
    told = await done("backup", file, "--key", key, "--data", server.folder / "data")
    await busy.until(lambda link: len(link.frames) > written)
    assert str(file) in told
    assert file.stat().st_mode & 0o777 == key.stat().st_mode & 0o777 == 0o600
    acting = next(link for _, link in players if link.legal)
    await passive(acting)  # after the copy: it will be forgotten
    await server.stop()

    other = ServerProcess(tmp_path / "new", SETTINGS)
    data = other.folder / "data"
    await done("restore", file, "--key", key, "--data", data)
    assert "every chip is accounted for" in await done("ledger", "check", "--data", data)
    await other.start()
    try:
        back = [(token, await other.link(token, TABLE)) for token, _ in players]
        assert [picture(link) for _, link in back] == before
        # Frames of the forgotten time are below those that come now.
        forgotten = max(frame.get("seq", 0) for frame in acting.frames)
        assert back[0][1].of("snapshot")[0]["seq"] > forgotten > 0
        await play_on(back, before[0]["hand"])
    finally:
        await other.stop()


async def test_after_a_restore_accounts_sign_in_again_and_guests_stay_who_they_are(
    server: ServerProcess, tmp_path: Path
) -> None:
    guest = await server.guest("Guest")
    async with httpx.AsyncClient(base_url=server.address) as http:
        body = {"name": "Ann", "password": "a long password"}
        ann = (await http.post("/api/register", json=body)).cookies[COOKIE]
    assert [await who(server, token) for token in (guest, ann)] == ["Guest", "Ann"]
    file, key = tmp_path / "copy", tmp_path / "key"
    await done("backup", file, "--key", key, "--data", server.folder / "data")
    await server.stop()
    other = ServerProcess(tmp_path / "new", SETTINGS)
    await done("restore", file, "--key", key, "--data", other.folder / "data")
    await other.start()
    try:
        assert [await who(other, token) for token in (guest, ann)] == ["Guest", None]
    finally:
        await other.stop()


async def who(server: ServerProcess, token: str) -> str | None:
    """The name that a session stands for."""
    async with httpx.AsyncClient(base_url=server.address) as http:
        me = (await http.get("/api/me", headers={"Cookie": f"{COOKIE}={token}"})).json()
    return None if me is None else str(me["name"])


async def test_the_copy_does_not_hold_the_key_and_says_where_it_is(
    server: ServerProcess, tmp_path: Path
) -> None:
    data = server.folder / "data"
    told = await done("backup", tmp_path / "copy", "--data", data)
    assert f"keep a copy of {data / 'seal.key'}" in told
    assert (data / "seal.key").read_bytes() not in (tmp_path / "copy").read_bytes()
    again = refusal("backup", str(tmp_path / "copy"), "--data", str(data))
    assert again == f"{tmp_path / 'copy'} exists already"


async def test_what_cannot_be_restored_is_one_clear_line_and_leaves_the_folder_alone(
    server: ServerProcess, tmp_path: Path
) -> None:
    copy, key, new = tmp_path / "copy", tmp_path / "key", tmp_path / "new"
    await done("backup", copy, "--key", key, "--data", server.folder / "data")
    other_key, garbage = tmp_path / "other", tmp_path / "garbage"
    other_key.write_bytes(b"x" * 32)
    garbage.write_bytes(b"x" * 5_000)
    for file, unlock, into, says in (
        (copy, other_key, new, "belongs to another database"),
        (copy, tmp_path / "none", new, "is missing"),
        (garbage, key, new, "is no database of Doorcard"),
        (tmp_path / "none", key, new, "is no database of Doorcard"),
        (copy, key, server.folder / "data", "exists already"),
        (copy, key, tmp_path, "is not empty"),
    ):
        words = ("restore", str(file), "--key", str(unlock), "--data", str(into))
        assert says in refusal(*words)
    assert not new.exists()
    assert not (tmp_path / "seal.key").exists()


def test_postgresql_is_left_to_its_own_tools(tmp_path: Path) -> None:
    address = "postgresql+psycopg://u:secret@localhost/x"
    line = refusal("backup", str(tmp_path / "copy"), DOORCARD_DATABASE=address)
    assert line.startswith("the database is postgresql: copy it with pg_dump, and keep a copy of")
    key = tmp_path / "key"
    words = ("restore", str(tmp_path / "copy"), "--key", str(key))
    assert "put it back with pg_restore" in refusal(*words, DOORCARD_DATABASE=address)
