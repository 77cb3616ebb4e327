"""A database in memory that outlives the server's processes, and a disk that has its bad days.

The statements, transactions and constraints are those of the real thing. Only the waiting is
simulated, and what can go wrong at a write.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Literal, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import StaticPool

from doorcard.adapters.sql.database import Database, make_engine
from doorcard.adapters.sql.migrate import migrate

T = TypeVar("T")

SLOWEST = 0.004  # seconds of virtual time for a transaction
Fault = Literal["", "dies_before", "dies_after", "fails", "lost"]


class Disk:
    """What is written stays, whoever dies. commits: transactions so far.

    coming: the faults of writes to come, by how many writes away they are. full: while it is set
    every write fails. watch: called after each transaction.
    """

    def __init__(self, dice: Random) -> None:
        self.dice = dice
        self.commits = 0
        self.full = False
        self.dead = asyncio.Event()
        self.watch: Callable[[Connection], None] = lambda _: None
        self._next: tuple[int, Fault] = (0, "")
        self.connection = make_engine("sqlite://", poolclass=StaticPool).connect()
        driver = self.connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        driver.deserialize(_new_database())

    def plan(self, in_writes: int, fault: Fault) -> None:
        """Let the write so far ahead go wrong."""
        self._next = (self.commits + in_writes, fault)

    def calm_down(self) -> None:
        """Nothing more goes wrong."""
        self._next = (0, "")
        self.full = False

    def revive(self) -> None:
        """Another process begins."""
        self.dead.clear()
        self._next = (0, "")

    def fault(self) -> Fault:
        """What becomes of the write that is asked for now."""
        if self.full:
            return "fails"
        at, fault = self._next
        if fault and self.commits >= at:
            self._next = (0, "")
            return fault
        return ""

    def close(self) -> None:
        """Throw everything away."""
        self.connection.close()
        self.connection.engine.dispose()


@cache
def _new_database() -> bytes:
    """A database in which nothing has been written yet; to migrate one takes a while."""
    engine = make_engine("sqlite://", poolclass=StaticPool)
    migrate(engine)
    with engine.connect() as connection:
        driver = connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        image = driver.serialize()
    engine.dispose()
    return image


class SimulatedDatabase(Database):
    """One process's connection to the disk. After its death it is never answered again."""

    def __init__(self, disk: Disk) -> None:
        self._disk = disk
        self._life = asyncio.Lock()
        self._gone = False

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do ``work`` in a transaction, some virtual milliseconds later; one after the other."""
        disk = self._disk
        async with self._life:
            await asyncio.sleep(disk.dice.uniform(0, SLOWEST))
            if self._gone or disk.dead.is_set():
                await self._never()
            fault = disk.fault()
            if fault == "dies_before":
                await self._die()
            if fault == "fails":
                raise OperationalError("a write", {}, sqlite3.OperationalError("the disk is full"))
            with disk.connection.begin():
                outcome = work(disk.connection)
            disk.commits += 1
            with disk.connection.begin():
                disk.watch(disk.connection)
            if fault == "dies_after":
                await self._die()
            if fault == "lost":
                raise OperationalError(
                    "a write",
                    {},
                    sqlite3.OperationalError("the connection broke"),
                    connection_invalidated=True,
                )
            return outcome

    async def close(self) -> None:
        """The process is gone; the disk stays."""
        self._gone = True

    async def _die(self) -> None:
        self._disk.dead.set()
        await self._never()

    async def _never(self) -> None:
        await asyncio.get_running_loop().create_future()
