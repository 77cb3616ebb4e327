"""A real server killed at random instants, again and again, under people who insist.

The people are those of `doorcard simulate`, on real sockets: they send every order again, under its
id, until it is answered. At the end nothing that was acknowledged may be missing, nothing may be
there twice, and the ledger must add up.
"""

import asyncio
import os
import signal
import sys
import time
from collections import deque
from pathlib import Path
from random import Random

import httpx
from msgspec import Struct
from sqlalchemy import Connection, func, select
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from doorcard.adapters.sql import schema
from doorcard.adapters.sql.database import read_snapshot
from doorcard.adapters.sql.ledger_check import faults
from doorcard.adapters.web.service import COOKIE
from doorcard.app.simulation.browser import JOURNALLED, Browser, Habits
from doorcard.app.simulation.network import LineBroken
from doorcard.app.simulation.promises import Promises
from doorcard.houses import HOUSES

ROOT = Path(__file__).resolve().parents[2]
TABLES_OF_EACH = 2
QUICK = Habits(
    thinks=(0.0, 0.05),
    breaks=0.01,
    sleeps=0.01,
    stops_reading=0.0,
    wanders=0.6,
    moods=(0.2, 0.8),
    away=(0.02, 0.2),
)
MOST_SAID = 20  # frames of each client, either way, that a server lives to see at most
PROOF_EVERY = 25  # kills between two proofs of the ledger
LAST_WORDS = 60.0  # seconds in which something must be said while a server lives


class Slain(Struct, frozen=True):
    """What came of it. acknowledged: orders that must be in the journal; all of them were.

    idle: lives of the server in which nobody's order was carried out.
    """

    kills: int
    clients: int
    idle: int
    acknowledged: int
    refused: int
    payments: int
    hands: int
    proofs: int
    seconds: float


class WebLine:
    """A real socket, as a browser of the simulation has it."""

    def __init__(self, connection: ClientConnection) -> None:
        self.reading = True
        self._connection = connection
        self._loop = asyncio.get_running_loop()
        self._heard: deque[str] = deque()
        self._moved = asyncio.Event()
        self._broken = False
        self._out: asyncio.Queue[str] = asyncio.Queue()
        self._tasks = [asyncio.ensure_future(self._read()), asyncio.ensure_future(self._write())]

    async def _read(self) -> None:
        try:
            async for text in self._connection:
                self._heard.append(str(text))
                self._moved.set()
        except ConnectionClosed:
            pass
        self.cut()

    async def _write(self) -> None:
        while not self._broken:
            try:
                await self._connection.send(await self._out.get())
            except ConnectionClosed:
                self.cut()

    def tell(self, text: str) -> None:
        if self._broken:
            raise LineBroken
        self._out.put_nowait(text)

    async def hear(self, until: float | None) -> str | None:
        while not self._heard:
            if self._broken:
                raise LineBroken
            self._moved.clear()
            left = None if until is None else until - self._loop.time()
            if left is not None and left <= 0:
                return None
            try:
                async with asyncio.timeout(left):
                    await self._moved.wait()
            except TimeoutError:
                return None
        return self._heard.popleft()

    def nudge(self) -> None:
        self._moved.set()

    def cut(self) -> None:
        if not self._broken:
            self._broken = True
            self._moved.set()
            self._connection.transport.abort()
            self._tasks[1].cancel()


class Slaughter:
    """A server on a database file, its people, and whoever kills it."""

    def __init__(self, folder: Path, clients: int, seed: int) -> None:
        self.closing_time = False
        self._folder = folder
        self._clients = clients
        self._dice = Random(seed)
        self._address = ""
        self._child = 0
        self._zygote: asyncio.subprocess.Process
        self._said = 0
        self._idle = 0
        self._news = asyncio.Event()
        self._people: list[Browser] = []
        self._living: list[asyncio.Task[None]] = []
        self.database = f"sqlite:///{folder}/data/doorcard.sqlite3"

    # --- what the browsers have of it ---

    async def connect(self, table: str, player: str, token: str, last: int | None) -> WebLine:
        if not self._address:
            raise LineBroken
        query = f"?last={last}" if last is not None else ""
        address = self._address.replace("http", "ws", 1) + f"/ws/table/{table}{query}"
        headers = {"Cookie": f"{COOKIE}={token}"}
        try:
            return WebLine(await connect(address, additional_headers=headers, open_timeout=5))
        except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError) as error:
            raise LineBroken from error

    async def ask_for_letter(self, who: str, token: str, hand: str) -> None:
        """There is no mail server here."""

    def note(self, who: str, what: str) -> None:
        """Somebody has heard or said something."""
        self._said += 1
        self._news.set()

    # --- the killing ---

    async def go_on(self, kills: int) -> Slain:
        """Kill the server so many times; then let it answer, and look at what it has kept."""
        began = time.perf_counter()
        await self._set_up()
        proofs = 0
        try:
            for number in range(1, kills + 1):
                before = self._carried_out()
                await self._live_until(self._dice.randint(0, MOST_SAID * self._clients))
                await self._kill()
                self._idle += self._carried_out() == before
                await self._start()
                if number % PROOF_EVERY == 0:
                    self._prove()
                    proofs += 1
            await self._calm_down()
        finally:
            await self._tear_down()
        self._prove()
        return self._told(kills, proofs + 1, time.perf_counter() - began)

    def _carried_out(self) -> int:
        return sum(len(person.done) for person in self._people)

    async def _live_until(self, said: int) -> None:
        """Let the server live until so much has been said between it and its people."""
        said += self._said
        while self._said < said:
            self._look_at_people()
            await self._more()

    async def _more(self) -> None:
        self._news.clear()
        async with asyncio.timeout(LAST_WORDS):
            await self._news.wait()

    async def _set_up(self) -> None:
        self._folder.mkdir(exist_ok=True)
        config = self._folder / "doorcard.toml"
        config.write_text(settings())
        with (self._folder / "log").open("wb") as log:
            self._zygote = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "tests.kills.zygote", str(config), str(self._folder / "data"),
                cwd=ROOT,
                env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"},
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
            )  # fmt: skip
        await self._start()
        tables = [f"{house}-{n}" for n in range(TABLES_OF_EACH) for house in HOUSES]
        for number in range(self._clients):
            await self._invite(number, tables[number % len(tables)])
        for person in self._people:
            self._living.append(asyncio.ensure_future(person.live()))

    async def _invite(self, number: int, table: str) -> None:
        """A guest, from an address of his own, because so many from one would be too many."""
        name = f"Guest {number}"
        source = httpx.AsyncHTTPTransport(local_address=f"127.0.1.{number + 1}")
        async with httpx.AsyncClient(base_url=self._address, transport=source) as http:
            answer = await http.post("/api/guest", json={"name": name})
        assert answer.status_code == 201, answer.text
        dice = Random(self._dice.random())
        player, token = answer.json()["player"], answer.cookies[COOKIE]
        person = Browser(self, f"guest{number}", table, player, token, dice)
        person.habits = QUICK
        self._people.append(person)

    async def _start(self) -> None:
        assert self._zygote.stdin is not None
        self._zygote.stdin.write(b"another\n")
        self._child = int((await self._next_line("process")).split()[1])
        self._address = (await self._next_line("Doorcard is open at")).split()[-1].rstrip("/")

    async def _kill(self) -> None:
        self._address = ""
        os.kill(self._child, signal.SIGKILL)
        await self._next_line("gone")

    async def _next_line(self, beginning: str) -> str:
        assert self._zygote.stdout is not None
        while True:
            line = (await self._zygote.stdout.readline()).decode()
            assert line, (self._folder / "log").read_text()[-3000:]
            if line.startswith(beginning):
                return line

    def _look_at_people(self) -> None:
        """Nobody has been told anything that does not fit together."""
        for task in self._living:
            if task.done():
                task.result()
                raise AssertionError("somebody has gone home")

    async def _calm_down(self) -> None:
        """After the last kill everything that was asked is answered."""
        self.closing_time = True
        while any(person.unanswered for person in self._people):
            await self._more()

    async def _tear_down(self) -> None:
        for task in self._living:
            task.cancel()
        await asyncio.gather(*self._living, return_exceptions=True)
        if self._address:
            os.kill(self._child, signal.SIGTERM)
            await self._next_line("gone")
        assert self._zygote.stdin is not None
        self._zygote.stdin.close()
        await self._zygote.wait()

    # --- what must be true ---

    def _prove(self) -> None:
        found = read_snapshot(self.database, faults)
        assert found == [], found

    def _told(self, kills: int, proofs: int, seconds: float) -> Slain:
        done = {
            f"{person.player}/{name}": person.table
            for person in self._people
            for name, kind in person.done.items()
            if kind in JOURNALLED
        }
        refused = {f"{one.player}/{name}" for one in self._people for name in one.refused}
        paid = {
            f"order/{person.table}/{person.player}/{name}"
            for person in self._people
            for name, kind in person.done.items()
            if kind in ("sit", "top_up")
        }

        def look(connection: Connection) -> int:
            Promises().kept(connection, done, refused)
            entries = set(connection.scalars(select(schema.entries.c.id)))
            assert paid <= entries, sorted(paid - entries)[:3]
            return connection.scalar(select(func.count()).select_from(schema.hands)) or 0

        hands = read_snapshot(self.database, look)
        return Slain(
            kills=kills,
            clients=len(self._people),
            idle=self._idle,
            acknowledged=len(done),
            refused=len(refused),
            payments=len(paid),
            hands=hands,
            proofs=proofs,
            seconds=round(seconds, 1),
        )


def settings() -> str:
    """Two tables of every room, without pauses and without house players."""
    tables = "\n".join(
        f'[[tables]]\nid = "{house}-{number}"\nhouse = "{house}"\nsmall = 40\nbots = 0\n'
        for number in range(TABLES_OF_EACH)
        for house in HOUSES
    )
    server = "[server]\nguest_chips = 100_000_000\n"
    return f"{server}[pace]\nbetween_hands = 0\nstart = 0\nwish = 10\n{tables}"
