"""A server's process in a simulation: begun, served by, and killed without a word."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from litestar import Litestar

from doorcard.adapters.web.application import make_application
from doorcard.adapters.web.service import Service
from doorcard.app.joining import World, open_service
from doorcard.app.settings import Settings
from doorcard.app.simulation.disk import Disk, SimulatedDatabase
from doorcard.app.simulation.network import Line
from doorcard.room import Table, Telling
from doorcard.room.ports import JournalFailed


class Server:
    """One process: the application, its tasks and its sockets; all of them end together.

    world: what it stands on, with its own connection to the disk. heard: called whenever a table
    has told something.
    """

    def __init__(
        self,
        settings: Settings,
        world: Callable[[SimulatedDatabase], World],
        heard: Callable[[Table], None],
    ) -> None:
        self._settings = settings
        self._world = world
        self._heard = heard
        self._lines: list[Line] = []
        self._tasks: list[asyncio.Task[None]] = []
        self.service: Service
        self.app: Litestar

    async def start(self, disk: Disk) -> None:
        """Open the tables and begin to play."""
        database = SimulatedDatabase(disk)
        self._database = database
        opening = asyncio.ensure_future(open_service(self._settings, self._world(database)))
        dying = asyncio.ensure_future(disk.dead.wait())
        await asyncio.wait((opening, dying), return_when=asyncio.FIRST_COMPLETED)
        dying.cancel()
        if not opening.done():
            opening.cancel()
            raise JournalFailed("the server died while it started")
        self.service = opening.result()
        for table in self.service.room.tables.values():
            self._listen(table)
        self.app = make_application(self.service)
        ready = asyncio.Event()
        self._run(self._lifespan(ready))
        await ready.wait()

    def _listen(self, table: Table) -> None:
        def hear(_: Telling) -> None:
            self._heard(table)

        table.listen(hear)
        self._heard(table)

    async def _lifespan(self, ready: asyncio.Event) -> None:
        began = False

        async def receive() -> dict[str, Any]:
            nonlocal began
            if began:
                await asyncio.get_running_loop().create_future()
            began = True
            return {"type": "lifespan.startup"}

        async def send(_: dict[str, Any]) -> None:
            ready.set()

        scope = {"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}
        await self.app(scope, receive, send)  # type: ignore[arg-type]

    def serve(self, scope: dict[str, Any], line: Line, send: Any) -> None:
        """A browser has opened a socket."""
        self._lines.append(line)
        self._run(self._socket(scope, line, send))

    async def _socket(self, scope: dict[str, Any], line: Line, send: Any) -> None:
        try:
            await self.app(scope, line.receive, send)  # type: ignore[arg-type]
        finally:
            line.cut()

    def _run(self, work: Any) -> None:
        self._tasks.append(asyncio.ensure_future(work))

    async def kill(self) -> None:
        """The process is gone, whatever it was doing; nobody is told any more."""
        await self._database.close()
        for line in self._lines:
            line.cut()
        for task in self._tasks:
            task.cancel()
        with suppress(Exception):
            await asyncio.gather(*self._tasks, return_exceptions=True)
