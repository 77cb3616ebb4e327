"""The room behind its web server, for the room's benchmark: a process of its own.

    python -m benchmarks.room_site FOLDER TABLES

Opens so many tables of eight seats, seats a guest on every chair, and serves; with no tables it is
a web server whose sockets do nothing. The first line on stdout is the address, the second the
guests' session tokens, table by table. For every line on stdin it tells how much memory it holds,
in bytes.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import sys
from pathlib import Path

from litestar import Litestar, WebSocket, websocket

from benchmarks.room_players import SEATS
from doorcard.adapters.clock import SystemClock
from doorcard.adapters.entropy import SystemEntropy
from doorcard.adapters.passwords import Passwords
from doorcard.adapters.sql import Database, Seal
from doorcard.adapters.web.application import make_application
from doorcard.adapters.web.server import Server, listen
from doorcard.adapters.web.service import Service
from doorcard.app.collector import spare_what_stays
from doorcard.app.joining import World, open_service
from doorcard.app.settings import ServerSettings, Settings, TableSettings
from doorcard.room import Pace
from doorcard.room.orders import Done, Sit

HOUSES_OF_EIGHT = ("fortune", "ten-second", "seven-stud")
SMALL = 100
BUY_IN = 10_000
PACE = Pace(start=0)


def settings(tables: int) -> Settings:
    return Settings(
        server=ServerSettings(guest_chips=1_000_000_000),
        pace=PACE,
        tables=tuple(
            TableSettings(f"t{number}", HOUSES_OF_EIGHT[number % 3], SMALL, bots=0)
            for number in range(tables)
        ),
    )


async def main(folder: Path, tables: int) -> None:
    database = await Database.open(f"sqlite:///{folder}/room.sqlite3")
    passwords = Passwords()
    world = World(database, Seal(os.urandom(32)), SystemClock(), SystemEntropy(), passwords)
    service = await open_service(settings(tables), world)
    application = make_application(service) if tables else nothing()
    listener = listen("127.0.0.1", 0)
    ready = asyncio.Event()
    server = Server(application, lambda: service.say_goodbye("restart"), ready=ready.set)
    serving = asyncio.ensure_future(server.serve(sockets=[listener]))
    await ready.wait()
    print(f"http://127.0.0.1:{listener.getsockname()[1]}", flush=True)
    print(json.dumps(await guests(service) if tables else []), flush=True)
    spare_what_stays()
    answering = asyncio.get_running_loop().run_in_executor(None, answer)
    await serving
    answering.cancel()
    passwords.close()
    await database.close()
    os._exit(0)


async def guests(service: Service) -> list[list[str]]:
    """A guest with a session on every chair."""
    tokens: list[list[str]] = []
    for table in service.room.tables.values():
        mine = []
        for seat in range(1, SEATS + 1):
            name = f"Guest {len(tokens)} {seat}"
            token = await service.people.new_guest(name, "", service.clock.now())
            assert token is not None
            player = await service.people.by_token(token, service.clock.now())
            assert player is not None
            sat = await table.order(player.id, name, "sit", Sit(seat, BUY_IN))
            assert sat == Done(), sat
            mine.append(token)
        tokens.append(mine)
    return tokens


def answer() -> None:
    """Tell the memory in use, as often as it is asked for."""
    for _ in sys.stdin:
        gc.collect()
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        print(pages * os.sysconf("SC_PAGESIZE"), flush=True)


@websocket("/ws/nothing")
async def nothing_socket(socket: WebSocket) -> None:  # type: ignore[type-arg]
    """A socket on which nothing happens: what the web server alone needs for one."""
    await socket.accept()
    await socket.receive()


def nothing() -> Litestar:
    return Litestar([nothing_socket], openapi_config=None, logging_config=None)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2])))
