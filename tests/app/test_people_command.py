"""`doorcard role` and `doorcard password`, while a server runs and while none does."""

import asyncio
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from tests.app.test_command_line import doorcard, refusal
from tests.web.process import ServerProcess
from tests.web.visitors import PASSWORD

TABLE = '[[tables]]\nid = "one"\nhouse = "fortune"\nsmall = 10\nbots = 0\n'


@pytest.fixture
async def server() -> AsyncIterator[ServerProcess]:
    # Sockets have short names, and pytest's folders long ones.
    with tempfile.TemporaryDirectory(prefix="doorcard") as folder:
        server = ServerProcess(Path(folder), TABLE)
        await server.start()
        yield server
        await server.stop()


async def run(server: ServerProcess, *words: str) -> str:
    done = await asyncio.to_thread(doorcard, *words, *where(server))
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def where(server: ServerProcess) -> tuple[str, ...]:
    return "--data", str(server.folder / "data"), "--database", server.database


async def sign_in(http: httpx.AsyncClient, path: str, password: str) -> int:
    answer = await http.post(f"/api/{path}", json={"name": "Ann", "password": password})
    return answer.status_code


async def test_a_host_is_made_and_unmade_while_the_server_runs_and_while_it_does_not(
    server: ServerProcess,
) -> None:
    async with httpx.AsyncClient(base_url=server.address) as http:
        assert await sign_in(http, "register", PASSWORD) == 201
        assert await run(server, "role", "ann", "host") == "ann is a host now"
        assert (await http.get("/api/me")).json()["role"] == "host"
        cookies = http.cookies
    await server.stop()
    assert await run(server, "role", "Ann", "player") == "Ann is a player now"
    await server.start()
    async with httpx.AsyncClient(base_url=server.address, cookies=cookies) as http:
        assert (await http.get("/api/me")).json()["role"] == "player"


async def test_a_host_hands_out_a_new_password_which_ends_all_sessions(
    server: ServerProcess,
) -> None:
    async with httpx.AsyncClient(base_url=server.address) as http:
        await sign_in(http, "register", PASSWORD)
        link = await server.link(http.cookies["doorcard_session"], "one")
        said = await run(server, "password", "Ann")
        await link.until_closed()
        assert link.frames[-1]["reason"] == "signed_out"
        assert (await http.get("/api/me")).json() is None
        assert await sign_in(http, "login", PASSWORD) == 403
        assert await sign_in(http, "login", said.rpartition(" ")[2]) == 201


async def test_who_is_not_there_is_named_and_nothing_is_made(
    server: ServerProcess, tmp_path: Path
) -> None:
    nobody = await asyncio.to_thread(refusal, "role", "Bob", "host", *where(server))
    assert nobody == "nobody is registered as 'Bob'"
    await server.stop()
    nobody = await asyncio.to_thread(refusal, "password", "Bob", *where(server))
    assert nobody == "nobody is registered as 'Bob'"
    nowhere = tmp_path / "nowhere"
    said = await asyncio.to_thread(refusal, "role", "Ann", "host", "--data", str(nowhere))
    assert said == f"there is no data folder {nowhere}"
    assert not nowhere.exists()
