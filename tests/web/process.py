"""A server as a process of its own, to be killed."""

import asyncio
import os
import resource
import signal
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
from websockets.asyncio.client import connect

from doorcard.adapters.web.service import COOKIE
from tests.database import address_in, on_postgresql
from tests.web.serving import Link

ROOT = Path(__file__).resolve().parents[2]


def _file_limit(largest: int) -> Callable[[], None]:
    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    return lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (largest, hard))


class ServerProcess:
    """`doorcard serve` with a settings file."""

    def __init__(self, folder: Path, settings: str) -> None:
        self.folder = folder
        folder.mkdir(exist_ok=True)
        self.config = folder / "doorcard.toml"
        self.config.write_text(settings)
        self.database = address_in(folder / "data", "doorcard.sqlite3")
        self.links: list[Link] = []
        self.process: asyncio.subprocess.Process

    async def start(self, largest_file: int = 0) -> None:
        """Start it, and wait for the line that tells its address.

        largest_file: bytes the system lets a file have, 0 for as many as the disk holds.
        """
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "doorcard.app.main", "serve", "--port", "0",
            "--data", str(self.folder / "data"), "--config", str(self.config),
            env=self._environment(),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            preexec_fn=_file_limit(largest_file) if largest_file else None,
        )  # fmt: skip
        assert self.process.stdout is not None
        line = (await self.process.stdout.readline()).decode()
        assert line.startswith("Doorcard is open at http://"), await self.errors()
        self.address = line.split()[-1].rstrip("/")

    def _environment(self) -> dict[str, str]:
        ours = {"PYTHONPATH": str(ROOT / "src"), "PYTHONWARNINGS": "error"}
        if on_postgresql():
            ours["DOORCARD_DATABASE"] = self.database
        return {**os.environ, **ours}

    async def errors(self) -> str:
        assert self.process.stderr is not None
        return (await self.process.stderr.read()).decode()

    async def kill(self) -> None:
        """End it without a word, as a power failure does."""
        self.process.send_signal(signal.SIGKILL)
        await self.process.wait()
        await self._close_links()

    async def stop(self) -> int:
        """Ask it to end; the exit code."""
        if self.process.returncode is None:
            self.process.send_signal(signal.SIGTERM)
        code = await self.process.wait()
        await self._close_links()
        return code

    async def _close_links(self) -> None:
        for link in self.links:
            await link.close()
        self.links.clear()

    async def guest(self, name: str) -> str:
        async with httpx.AsyncClient(base_url=self.address) as http:
            answer = await http.post("/api/guest", json={"name": name})
            return answer.cookies[COOKIE]

    async def request(
        self, method: str, path: str, token: str, body: object = None
    ) -> httpx.Response:
        headers = {"Cookie": f"{COOKIE}={token}"}
        async with httpx.AsyncClient(base_url=self.address, headers=headers) as http:
            return await http.request(method, path, json=body)

    async def link(self, token: str, table: str) -> Link:
        address = self.address.replace("http", "ws", 1) + f"/ws/table/{table}"
        headers = {"Cookie": f"{COOKIE}={token}"} if token else {}
        link = Link(await connect(address, additional_headers=headers))
        self.links.append(link)
        await link.until(lambda link: bool(link.view))
        return link


Players = list[tuple[str, Link]]


async def seated(server: ServerProcess, table: str) -> Players:
    """Two guests in a hand that has begun."""
    players = []
    for seat, name in enumerate(("Ann", "Bob"), 1):
        token = await server.guest(name)
        link = await server.link(token, table)
        sit = {"t": "sit", "id": f"sit{seat}", "seat": seat, "buy_in": 2_000}
        assert (await link.ask(sit))["t"] == "done"
        players.append((token, link))
    for _, link in players:
        await link.until(lambda link: link.hand.get("asked", 0) > 0)
    return players


async def passive(link: Link) -> None:
    """Check, call, keep every card."""
    kinds = {option["kind"]: option for option in link.legal}
    kind = next(k for k in ("check", "call", "bring_in", "discard", "muck") if k in kinds)
    held = [card["card"] for card in link.view["places"][link.view["you"] - 1]["cards"]]
    more = {"cards": held[:2]} if kind == "discard" else {}
    assert (await link.ask(link.act(kind, **more)))["t"] == "done"


async def asked_one(players: Players) -> Link:
    """The player whose turn it is, once his screen says so."""
    waiting = {
        asyncio.ensure_future(link.until(lambda link: bool(link.legal))): link
        for _, link in players
    }
    done, pending = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    for task in pending:
        task.cancel()
    return waiting[done.pop()]
