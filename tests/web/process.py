"""A server as a process of its own, to be killed."""

import asyncio
import os
import signal
import sys
from pathlib import Path

import httpx
from websockets.asyncio.client import connect

from doorcard.adapters.web.service import COOKIE
from tests.database import address_in, on_postgresql
from tests.web.serving import Link

ROOT = Path(__file__).resolve().parents[2]


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

    async def start(self) -> None:
        """Start it, and wait for the line that tells its address."""
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "doorcard.app.main", "serve", "--port", "0",
            "--data", str(self.folder / "data"), "--config", str(self.config),
            env=self._environment(),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
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

    async def link(self, token: str, table: str) -> Link:
        address = self.address.replace("http", "ws", 1) + f"/ws/table/{table}"
        headers = {"Cookie": f"{COOKIE}={token}"} if token else {}
        link = Link(await connect(address, additional_headers=headers))
        self.links.append(link)
        await link.until(lambda link: bool(link.view))
        return link
