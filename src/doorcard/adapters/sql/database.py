"""One connection and one thread through which everything is read and written.

SQLite allows one writer at a time, and the version many Pythons come with loses data when two
connections write a WAL file, so there is exactly one. Jobs that have piled up while the disk was
busy are done in one transaction: a commit costs the same for one as for a hundred (DESIGN 4.5).
"""

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from typing import Any, TypeVar
from urllib.parse import quote

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.engine import URL
from sqlalchemy.exc import (
    ArgumentError,
    DatabaseError,
    DBAPIError,
    NoSuchModuleError,
    OperationalError,
    SQLAlchemyError,
)
from sqlalchemy.pool import NullPool, Pool

from doorcard.adapters.sql.migrate import OtherSchema, check_schema, migrate

T = TypeVar("T")

DRIVERS = ("sqlite", "postgresql+psycopg")
GROUP = 256  # most jobs in one transaction


class DatabaseRefused(Exception):
    """The database cannot be used; the text says why."""


class Job:
    """Something to do in the database's thread, and where its outcome is awaited.

    A job runs again, alone, when the group it was in has failed, so it must have no effect but
    that on the database.
    """

    def __init__(self, work: Callable[[Connection], Any], loop: asyncio.AbstractEventLoop) -> None:
        self.work = work
        self.done: asyncio.Future[Any] = loop.create_future()
        self.outcome: Any = None
        self.failure: Exception | None = None

    def tell(self) -> None:
        """Give the outcome to whoever awaits it, if he still does."""
        if self.done.done():
            return
        if self.failure is not None:
            self.done.set_exception(self.failure)
        else:
            self.done.set_result(self.outcome)


class Database:
    """A migrated database. Made by ``Database.open``, ended by ``close``."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._serve, name="database", daemon=True)
        self._thread.start()

    @staticmethod
    async def open(address: str) -> "Database":
        """Connect and bring the schema up to date. DatabaseRefused when that cannot be done."""
        engine = make_engine(address)
        try:
            await asyncio.to_thread(migrate, engine)
        except OperationalError as error:
            raise DatabaseRefused(f"cannot open the database: {one_line(error)}") from error
        except OtherSchema as error:
            raise DatabaseRefused(str(error)) from error
        return Database(engine)

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do ``work`` in a transaction and return what it returns; its exceptions come through.

        ``work`` may be called twice (see Job).
        """
        job = Job(work, self._loop)
        self._jobs.put(job)
        outcome: T = await job.done
        return outcome

    async def close(self) -> None:
        """Finish what was asked for, then let go of the database."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _serve(self) -> None:
        with self._engine.connect() as connection:
            while jobs := self._next_jobs():
                self._do(connection, jobs)
                self._loop.call_soon_threadsafe(_tell_all, jobs)
        self._engine.dispose()

    def _next_jobs(self) -> list[Job]:
        """Wait for a job and take along those that are waiting too; none at the end."""
        first = self._jobs.get()
        if first is None:
            return []
        jobs = [first]
        while len(jobs) < GROUP:
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                break
            if job is None:
                self._jobs.put(None)
                break
            jobs.append(job)
        return jobs

    def _do(self, connection: Connection, jobs: Sequence[Job]) -> None:
        """All in one transaction; if one of them fails, each in its own."""
        if len(jobs) > 1 and self._try_together(connection, jobs):
            return
        for job in jobs:
            try:
                with connection.begin():
                    job.outcome = job.work(connection)
            except Exception as failure:  # noqa: BLE001 - it is handed to who asked
                job.failure = failure

    def _try_together(self, connection: Connection, jobs: Sequence[Job]) -> bool:
        try:
            with connection.begin():
                for job in jobs:
                    job.outcome = job.work(connection)
        except Exception as failure:  # noqa: BLE001 - each is tried alone and tells its own story
            if not lost(failure):
                return False
            # Nobody knows whether the group was written, so nothing of it is done once more.
            for job in jobs:
                job.failure = failure
        return True


def lost(failure: Exception) -> bool:
    """Whether the connection broke. The next job makes a new one."""
    return isinstance(failure, DBAPIError) and failure.connection_invalidated


def one_line(error: SQLAlchemyError) -> str:
    """What the database said, in one line, without what it was asked."""
    said = error.orig if isinstance(error, DBAPIError) else error
    return " ".join(str(said).split())


def read_snapshot(address: str, work: Callable[[Connection], T]) -> T:
    """What ``work`` finds in the database as it is at one moment.

    Nothing is written, and a server that is running goes on. DatabaseRefused when the database
    cannot be read or has the schema of another version.
    """
    engine = make_engine(address, read_only=True)
    try:
        with engine.connect() as connection, connection.begin():
            check_schema(connection)
            return work(connection)
    except OtherSchema as error:
        raise DatabaseRefused(str(error)) from error
    except DatabaseError as error:
        raise DatabaseRefused(f"cannot read the database: {one_line(error)}") from error
    finally:
        engine.dispose()


def make_engine(address: str, read_only: bool = False, poolclass: type[Pool] = NullPool) -> Engine:
    """An engine for a database URL. DatabaseRefused for one that is none of ours.

    poolclass: another pool for a database in memory, which lives as long as its connection.
    """
    try:
        url = make_url(address)
    except ArgumentError as error:
        raise DatabaseRefused(f"{address!r} is not the address of a database") from error
    if url.drivername not in DRIVERS:
        raise DatabaseRefused(f"the database must be {' or '.join(DRIVERS)}, not {url.drivername}")
    try:
        engine = _read_only_engine(url) if read_only else _engine(url, poolclass)
    except (NoSuchModuleError, ModuleNotFoundError) as error:
        raise DatabaseRefused(f"no driver for {url.drivername}: {error}") from error
    return engine


def _engine(url: URL, poolclass: type[Pool]) -> Engine:
    if url.drivername != "sqlite":
        return create_engine(url, poolclass=poolclass)
    engine = create_engine(url, poolclass=poolclass, connect_args={"timeout": 10})
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _read_only_engine(url: URL) -> Engine:
    if url.drivername != "sqlite":
        options = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
        return create_engine(url, poolclass=NullPool, execution_options=options)
    # Without mode=ro a second connection may write the WAL back into the file.
    file = f"file:{quote(url.database or '')}"
    url = url.set(database=file, query={"mode": "ro", "uri": "true"})
    engine = create_engine(url, poolclass=NullPool)
    event.listen(engine, "connect", _begin_ourselves)
    event.listen(engine, "begin", _begin_reading)
    return engine


def _begin_ourselves(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # the driver begins no transactions


def _begin_reading(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _set_up_sqlite(connection: Any, record: Any) -> None:
    _begin_ourselves(connection, record)
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _tell_all(jobs: Sequence[Job]) -> None:
    for job in jobs:
        job.tell()
