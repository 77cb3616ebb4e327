"""The room beside the bare thing it cannot do without: decode, durable append, send to eight.

Run with `doorcard bench room`. Both serve a hundred tables of eight real sockets, whose other ends
are in a process of their own; both write to a SQLite file with WAL and `synchronous=FULL`, and put
all that waits into one transaction. The bare thing has no rules, no views and no ledger: it stores
the act and sends it to the eight. Processor time of the serving process is measured, all of its
threads together, so a figure is what one core carries.
"""

from __future__ import annotations

import asyncio
import os
import queue
import resource
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

import msgspec
from msgspec import structs

from benchmarks.measure import Row, ratio
from benchmarks.room_people import latencies, memory_per_connection, memory_per_table
from benchmarks.room_players import SEATS, Frames, Go, begin, speak_on
from doorcard.adapters.clock import SystemClock
from doorcard.adapters.entropy import SystemEntropy
from doorcard.adapters.sql import Database, Seal, SqlJournal
from doorcard.adapters.sql.ledger import post
from doorcard.adapters.web import frames
from doorcard.adapters.web.hub import Link, TableHub
from doorcard.adapters.web.orders import order_of, read_message
from doorcard.adapters.web.outbox import Outbox
from doorcard.app.collector import spare_what_stays
from doorcard.houses import HOUSES, stakes_for
from doorcard.room import Pace, Ports, Room, TableConfig
from doorcard.room.money import FAUCET, move, wallet
from doorcard.room.orders import Act, Done, Sit
from doorcard.views import SeatView
from doorcard.wire.messages import ActMessage

ROOT = Path(__file__).resolve().parents[1]
ROUNDS = 5
TABLES = 100
FEW_TABLES, MANY_TABLES = 10, 1000
ACTS = 3_000  # a round
SEATED = WATCHING = 1000
ACTS_AT_HUMAN_PACE = 300  # a round
AT_ONCE = 100  # milliseconds; what takes less is felt as immediate
TABLE_LIMIT = 250  # KB; four thousand tables in a gigabyte
HOUSES_OF_EIGHT = ("fortune", "ten-second", "seven-stud")
STACK = 100_000
WITHOUT_PAUSES = Pace(between_hands=0, wish=0, start=0)

Pairs = list[tuple[socket.socket, socket.socket]]


def rows(rounds: int = ROUNDS) -> Iterator[Row]:
    """One row for each figure; the peer of those without one is a limit, above 1 means kept."""
    yield throughput(TABLES, rounds)
    yield growth(rounds)
    yield from at_human_pace(ACTS_AT_HUMAN_PACE * rounds)
    yield connections()
    yield Row(
        "memory for a table with eight seated",
        kilobytes := memory_per_table(10, 210),
        "limit",
        TABLE_LIMIT,
        TABLE_LIMIT / kilobytes,
        "KB",
    )


def growth(rounds: int) -> Row:
    """What a thousand tables carry beside ten: the same number of acts, spread more thinly."""
    few, many = (alone(tables, rounds) for tables in (FEW_TABLES, MANY_TABLES))
    return Row(
        f"{MANY_TABLES} tables of {SEATS} sockets",
        many,
        f"{FEW_TABLES} tables",
        few,
        many / few,
        "acts/s",
    )


def alone(tables: int, rounds: int) -> float:
    """Acts a second of processor time of a room with so many tables, in a process of its own."""
    command = [sys.executable, "-m", "benchmarks.room", str(tables), str(rounds)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return float(done.stdout)


def at_human_pace(acts: int) -> Iterator[Row]:
    """From an act to all eight seats, through the web server; people think for seconds."""
    found = latencies(SEATED // SEATS, WATCHING * SEATS // SEATED, acts)
    for name, milliseconds in zip(("p50", "p99"), found, strict=True):
        yield Row(
            f"act to all seats, {SEATED} seated and {WATCHING} watching, {name}",
            milliseconds,
            "felt as at once",
            AT_ONCE,
            AT_ONCE / milliseconds,
            "ms",
        )


def connections() -> Row:
    """Memory of the server for a socket on which nothing happens."""
    ours, peer = memory_per_connection(1, 1000), memory_per_connection(0, 1000)
    return Row("memory for an idle connection", ours, "web server alone", peer, peer / ours, "KB")


def throughput(tables: int, rounds: int) -> Row:
    """Acts a second of processor time: the room's, and the bare thing's in the same run."""
    times = measured(tables, rounds, ("room", "bare"))
    rates = {name: [ACTS / seconds for seconds in took] for name, took in times.items()}
    return Row(
        f"{tables} tables of {SEATS} sockets, durable",
        median(rates["room"]),
        "decode, append, send to 8",
        median(rates["bare"]),
        ratio(times, "room", "bare"),
        "acts/s",
    )


def measured(tables: int, rounds: int, who: tuple[str, ...]) -> dict[str, list[float]]:
    """Seconds of processor time that each needed in each round."""
    room, bare = pairs(tables), pairs(tables if "bare" in who else 0)
    control = socket.socketpair()
    players = begin(room, bare, control)
    try:
        return asyncio.run(_take_turns(tables, room, bare, control[0], rounds, who))
    finally:
        os.waitpid(players, 0)


def pairs(tables: int) -> Pairs:
    """A pair of connected sockets for every seat."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = 4 * tables * SEATS + 200
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(needed, hard)), hard))
    with socket.create_server(("127.0.0.1", 0), backlog=512) as listener:
        return [connected(listener) for _ in range(tables * SEATS)]


def connected(listener: socket.socket) -> tuple[socket.socket, socket.socket]:
    theirs = socket.create_connection(listener.getsockname())
    ours, _ = listener.accept()
    return ours, theirs


async def _take_turns(
    tables: int,
    room: Pairs,
    bare: Pairs,
    control: socket.socket,
    rounds: int,
    contenders: tuple[str, ...],
) -> dict[str, list[float]]:
    dice = Random(1)
    times: dict[str, list[float]] = {name: [] for name in contenders}
    finished = asyncio.Event()
    with tempfile.TemporaryDirectory() as folder:
        talk = await speak_on(control, lambda _, __: finished.set())
        async with (
            serving(Path(folder), tables, [ours for ours, _ in room]),
            storing(Path(folder), [ours for ours, _ in bare]),
        ):
            spare_what_stays()
            for number in range(rounds + 1):
                order = list(times)
                dice.shuffle(order)
                for who in order:
                    finished.clear()
                    begun = process_time()
                    talk.send(msgspec.json.encode(Go(who, ACTS)))
                    await finished.wait()
                    if number:  # the first round warms up
                        times[who].append(process_time() - begun)
            talk.transport.close()
    return times


# --- the room ---


@asynccontextmanager
async def serving(folder: Path, tables: int, ends: list[socket.socket]) -> Any:
    """A room whose sockets are the ends of these pairs, everybody seated."""
    database = await Database.open(f"sqlite:///{folder}/room.sqlite3")
    ports = Ports(
        SqlJournal(database, Seal(os.urandom(32))), SystemClock(), SystemEntropy(), no_bot
    )
    room = await Room.open([config(number) for number in range(tables)], ports, WITHOUT_PAUSES)
    await database.run(lambda connection: post(connection, grants(room)))
    writers = []
    hubs = []
    for number, table in enumerate(room.tables.values()):
        hub = TableHub(table, room.doors, ports.clock.now, lambda: None)
        hubs.append(hub)
        for seat in range(1, SEATS + 1):
            end = ends[number * SEATS + seat - 1]
            writers.append(await seated(hub, f"{table.table}-{seat}", end))
    sitting = (sit(hub, seat) for hub in hubs for seat in range(1, SEATS + 1))
    room.start()
    await asyncio.gather(*sitting)
    yield room
    for writer in writers:
        writer.cancel()
    await asyncio.gather(*writers, return_exceptions=True)
    await room.close()
    await database.close()


def config(number: int) -> TableConfig:
    """A table; its clock never runs out while the others take their turn."""
    house = HOUSES[HOUSES_OF_EIGHT[number % len(HOUSES_OF_EIGHT)]]
    house = structs.replace(house, action_seconds=3600)
    return TableConfig(f"t{number}", f"Table {number}", house, stakes_for(house, 100), STACK)


def grants(room: Room) -> list[Any]:
    """Chips for everybody, for buy-ins without end."""
    names = (f"{table}-{seat}" for table in room.tables for seat in range(1, SEATS + 1))
    return [move(f"g/{name}", "grant", FAUCET, wallet(name), 10**9) for name in names]


async def seated(hub: TableHub, player: str, end: socket.socket) -> asyncio.Task[None]:
    """Join a socket to its table, as the web server does; the task that writes to it."""

    answering: set[asyncio.Task[None]] = set()

    def hear(_: Frames, frame: bytes) -> None:
        task = asyncio.create_task(answer(frame))
        answering.add(task)
        task.add_done_callback(answering.discard)

    async def answer(frame: bytes) -> None:
        message = read_message(frame.decode())
        order = order_of(message)
        assert order is not None
        assert isinstance(message, ActMessage)
        box.put(frames.answer(message.id, await hub.table.order(player, player, message.id, order)))

    async def send(frame: bytes) -> None:
        connection.send(frame)

    connection = await speak_on(end, hear)
    box = Outbox(send, b"")
    hub.join(Link(player, box), None)
    return asyncio.create_task(box.run())


async def sit(hub: TableHub, seat: int) -> None:
    player = f"{hub.table.table}-{seat}"
    assert await hub.table.order(player, player, "sit", Sit(seat, STACK)) == Done()


def no_bot(_view: SeatView, _dice: Random) -> Act:
    raise LookupError("there are no house players here")


# --- the bare thing ---


@asynccontextmanager
async def storing(folder: Path, ends: list[socket.socket]) -> Any:
    """Every act is read, stored and sent to the table's eight sockets."""
    store = Store(folder / "bare.sqlite3")
    tables: list[list[Frames]] = []
    decoder = msgspec.json.Decoder(ActMessage)

    def hears(table: int) -> Callable[[Frames, bytes], None]:
        def hear(_: Frames, frame: bytes) -> None:
            message = decoder.decode(frame)
            store.append(table, message.decision, frame, lambda: told(table, frame))

        return hear

    def told(table: int, frame: bytes) -> None:
        for end in tables[table]:
            end.send(frame)

    for table in range(len(ends) // SEATS):
        mine = ends[table * SEATS : (table + 1) * SEATS]
        tables.append([await speak_on(end, hears(table)) for end in mine])
    yield store
    store.close()


class Store:
    """Rows in a SQLite file, durable before they are told; all that waits in one transaction."""

    def __init__(self, file: Path) -> None:
        self._waiting: queue.SimpleQueue[tuple[int, int, bytes, Callable[[], None]] | None]
        self._waiting = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._write, args=(file,))
        self._thread.start()

    def append(self, table: int, number: int, body: bytes, then: Callable[[], None]) -> None:
        """Store a row and call ``then`` when it is on the disk."""
        self._waiting.put((table, number, body, then))

    def close(self) -> None:
        self._waiting.put(None)
        self._thread.join()

    def _write(self, file: Path) -> None:
        database = sqlite3.connect(file, isolation_level=None)
        database.execute("PRAGMA journal_mode=WAL")
        database.execute("PRAGMA synchronous=FULL")
        database.execute(
            "CREATE TABLE acts (row INTEGER PRIMARY KEY, place INTEGER, number INTEGER, body BLOB,"
            " UNIQUE (place, number))"
        )
        while jobs := self._next():
            database.execute("BEGIN IMMEDIATE")
            rows = [job[:3] for job in jobs]
            database.executemany("INSERT INTO acts (place, number, body) VALUES (?, ?, ?)", rows)
            database.execute("COMMIT")
            self._loop.call_soon_threadsafe(tell, jobs)
        database.close()

    def _next(self) -> list[Any]:
        first = self._waiting.get()
        jobs = [] if first is None else [first]
        while jobs and not self._waiting.empty():
            job = self._waiting.get()
            if job is None:
                self._waiting.put(None)
                break
            jobs.append(job)
        return jobs


def tell(jobs: list[Any]) -> None:
    for job in jobs:
        job[3]()


if __name__ == "__main__":
    tables, rounds = int(sys.argv[1]), int(sys.argv[2])
    print(ACTS / median(measured(tables, rounds, ("room",))["room"]))
