"""A thousand people who play at their own pace and a thousand who watch, on real WebSockets.

What is measured is how long after an act was sent all eight seats of the table have been told.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import quantiles
from time import perf_counter

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from benchmarks.room_players import SEATS, FrameSeen, HandSeen, Option, act_by_chance
from doorcard.adapters.web.service import COOKIE

ROOT = Path(__file__).resolve().parents[1]
THINKS = (1.0, 4.0)  # seconds
WARM_UP = 200  # acts that are not counted
AT_ONCE = 50  # sockets that are opened at the same time


class Site:
    """A room behind its web server (`room_site`). address: where; tokens: of guests, by table."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        self.address = self._line()
        self.tokens: list[list[str]] = json.loads(self._line())

    def memory(self) -> int:
        """Bytes its process holds."""
        assert self._process.stdin is not None
        self._process.stdin.write("?\n")
        self._process.stdin.flush()
        return int(self._line())

    def _line(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit("the room's process has ended")
        return line.strip()


@contextmanager
def site(tables: int) -> Iterator[Site]:
    """A room with so many tables, 0 for a web server without one."""
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.room_site", folder, str(tables)],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            yield Site(process)
        finally:
            process.kill()
            process.wait()


class Table:
    """One table's sockets: who acts, and when all seats have heard of it."""

    def __init__(self, dice: Random) -> None:
        self.dice = dice
        self.seats: list[ClientConnection] = []
        self.sent: dict[tuple[str, int], float] = {}
        self.heard: dict[tuple[str, int], int] = {}


class Crowd:
    """Everybody at all tables. took: seconds from each act to all seats."""

    def __init__(self, site: Site, watchers: int) -> None:
        self._site = site
        self._watchers = watchers
        self._decode = msgspec.json.Decoder(FrameSeen).decode
        self._tasks: list[asyncio.Task[None]] = []
        self._enough = asyncio.Event()
        self._wanted = 0
        self.took: list[float] = []

    async def play(self, acts: int) -> list[float]:
        """Play until so many acts were told, after a warm-up."""
        self._wanted = WARM_UP + acts
        gate = asyncio.Semaphore(AT_ONCE)
        coming = []
        for number, tokens in enumerate(self._site.tokens):
            table = Table(Random(number))
            for token in tokens:
                coming.append(self._come(gate, table, number, token))
            for _ in range(self._watchers):
                coming.append(self._come(gate, table, number, ""))
        await asyncio.gather(*coming)
        await self._enough.wait()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        return self.took[WARM_UP:]

    async def _come(self, gate: asyncio.Semaphore, table: Table, number: int, token: str) -> None:
        async with gate:
            socket = await open_socket(self._site, f"/ws/table/t{number}", token)
        watching = self._watch(socket) if not token else self._sit(socket, table)
        self._tasks.append(asyncio.create_task(watching))

    async def _watch(self, socket: ClientConnection) -> None:
        async for _ in socket:
            pass

    async def _sit(self, socket: ClientConnection, table: Table) -> None:
        acted = ("", 0)
        async for text in socket:
            now = perf_counter()
            seen = self._decode(text)
            hand = seen.hand
            if hand is None:
                continue
            if seen.t == "update":
                self._count(table, hand, now)
            decision = hand.hand, hand.decision
            if seen.own.legal and decision != acted:
                acted = decision
                wait = table.dice.uniform(*THINKS)
                asyncio.get_running_loop().call_later(
                    wait, self._act, socket, table, hand, seen.own.legal
                )

    def _act(
        self, socket: ClientConnection, table: Table, hand: HandSeen, legal: tuple[Option, ...]
    ) -> None:
        act = act_by_chance(hand, legal, table.dice)
        table.sent[hand.hand, hand.decision] = perf_counter()
        self._tasks.append(asyncio.create_task(self._say(socket, msgspec.json.encode(act))))

    async def _say(self, socket: ClientConnection, text: bytes) -> None:
        try:
            await socket.send(text.decode())
        except ConnectionClosed:
            self._enough.set()

    def _count(self, table: Table, hand: HandSeen, now: float) -> None:
        """A seat has been told of a later decision: it has heard of the act before."""
        for acted in list(table.sent):
            if hand.hand == acted[0] and hand.decision > acted[1]:
                table.heard[acted] = table.heard.get(acted, 0) + 1
                if table.heard[acted] == SEATS:
                    self.took.append(now - table.sent.pop(acted))
                    del table.heard[acted]
                    if len(self.took) >= self._wanted:
                        self._enough.set()
            elif hand.hand != acted[0]:
                table.sent.pop(acted)  # a hand ended under it


async def open_socket(site: Site, path: str, token: str = "") -> ClientConnection:
    address = site.address.replace("http", "ws", 1) + path
    headers = {"Cookie": f"{COOKIE}={token}"} if token else {}
    return await connect(
        address, additional_headers=headers, compression=None, ping_interval=None, open_timeout=60
    )


def latencies(tables: int, watchers: int, acts: int) -> tuple[float, float]:
    """p50 and p99 in milliseconds, from an act to all seats of its table."""
    with site(tables) as opened:
        took = asyncio.run(Crowd(opened, watchers).play(acts))
    cuts = quantiles(took, n=100)
    return cuts[49] * 1000, cuts[98] * 1000


def memory_per_connection(tables: int, connections: int) -> float:
    """Kilobytes of the server for a socket that watches a table and is told nothing.

    tables 0: a socket of the web server alone.
    """

    async def connected(opened: Site) -> float:
        path = "/ws/table/t0" if tables else "/ws/nothing"
        warm = [await open_socket(opened, path) for _ in range(50)]
        before = opened.memory()
        sockets = [await open_socket(opened, path) for _ in range(connections)]
        after = opened.memory()
        for socket in (*warm, *sockets):
            socket.transport.abort()
        return (after - before) / connections / 1000

    with site(tables) as opened:
        return asyncio.run(connected(opened))


def memory_per_table(few: int, many: int) -> float:
    """Kilobytes of the server for a table with everybody seated, dealing its first hands."""
    held = []
    for tables in (few, many):
        with site(tables) as opened:
            held.append(opened.memory())
    return (held[1] - held[0]) / (many - few) / 1000
