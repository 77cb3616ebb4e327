"""Starts a card room: joins the parts, opens the journal, listens, and ends in good order."""

import asyncio
import contextlib
import fcntl
import os
import sys
from collections.abc import AsyncIterator, Iterator
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import IO

import structlog

from doorcard.adapters.aids import AidsWorker
from doorcard.adapters.clock import SystemClock
from doorcard.adapters.entropy import SystemEntropy
from doorcard.adapters.mail import BadMailServer, Mailer, MailServer
from doorcard.adapters.sql import (
    Admissions,
    Database,
    DatabaseRefused,
    Mails,
    Notes,
    People,
    SealKeyError,
    Sheets,
    SqlHands,
    SqlJournal,
    open_seal,
)
from doorcard.adapters.sql.facts import SEAL_KEY, read_fact, write_fact
from doorcard.adapters.sql.pruning import Pruner
from doorcard.adapters.web.application import make_application
from doorcard.adapters.web.server import BusyAddress, Server, listen
from doorcard.adapters.web.service import Service
from doorcard.app.aids_worker import COMMAND
from doorcard.app.data_folder import KEY, LOCK, database_address
from doorcard.app.house_player import house_player, play_like
from doorcard.app.settings import Settings, SettingsError, table_configs
from doorcard.bots import TEMPERAMENTS
from doorcard.room import FAST, Ports, Room
from doorcard.room.archive import Archive
from doorcard.room.ports import JournalFailed


class CannotServe(Exception):
    """The server cannot start; the text says why, in one line."""


async def serve(settings: Settings) -> None:
    """Run a server until a signal ends it. CannotServe when it cannot start."""
    _log_to_stderr()
    with _startable(), _data_folder(Path(settings.server.data)) as folder:
        listener = listen(settings.server.host, settings.server.port)
        with contextlib.closing(listener):
            async with _service(settings, folder) as service:
                host, port = listener.getsockname()[:2]
                server = Server(
                    make_application(service),
                    goodbye=lambda: service.say_goodbye("restart"),
                    ready=lambda: print(f"Doorcard is open at {_address(host, port)}", flush=True),
                )
                await server.serve(sockets=[listener])


def odds_are_installed() -> bool:
    """Whether practice tables can have odds; numpy itself is not imported here."""
    return find_spec("numpy") is not None


@contextlib.asynccontextmanager
async def _service(settings: Settings, folder: Path) -> AsyncIterator[Service]:
    server = settings.server
    configs = table_configs(settings)
    mail = settings.mail
    post = MailServer.at(mail.url, mail.sender) if mail.url else None
    database = await Database.open(database_address(server))
    pruning: asyncio.Task[None] | None = None
    try:
        wanted = await database.run(lambda connection: read_fact(connection, SEAL_KEY))
        seal = open_seal(folder / KEY, wanted)
        if wanted is None:
            await database.run(lambda connection: write_fact(connection, SEAL_KEY, seal.name))
        clock = SystemClock()
        tempers = {name: partial(play_like, way) for name, way in TEMPERAMENTS.items()}
        ports = Ports(SqlJournal(database, seal), clock, SystemEntropy(), house_player, tempers)
        room = await Room.open(configs, ports, FAST if server.fast else settings.pace)
        people = People(database, server.guest_chips)
        notes = Notes(database)
        archive = Archive(SqlHands(database, seal), room)
        mailer = Mailer(post, Mails(database), archive, clock) if post is not None else None
        admissions, sheets = Admissions(database, seal), Sheets(database)
        for table, player in await admissions.admitted():
            room.doors.let_in(table, player)
        pruning = asyncio.create_task(Pruner(database, server.keep_records).run(), name="pruning")
        yield Service(
            room=room,
            people=people,
            notes=notes,
            archive=archive,
            admissions=admissions,
            sheets=sheets,
            clock=clock,
            origins=server.origins,
            secure=server.secure_cookies,
            mailer=mailer,
            aids=AidsWorker(COMMAND) if odds_are_installed() else None,
            practice=server.practice_tables,
        )
    finally:
        if pruning is not None:
            pruning.cancel()
            await asyncio.gather(pruning, return_exceptions=True)
        await database.close()


@contextlib.contextmanager
def _startable() -> Iterator[None]:
    """Turn what a host can put right into one line."""
    try:
        yield
    except (BadMailServer, BusyAddress, DatabaseRefused, SealKeyError, SettingsError) as error:
        raise CannotServe(str(error)) from error
    except JournalFailed as error:
        raise CannotServe(f"cannot open the tables: {error}") from error


@contextlib.contextmanager
def _data_folder(folder: Path) -> Iterator[Path]:
    """The folder of this server alone, made if it is missing."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = (folder / LOCK).open("w")
    except OSError as error:
        raise CannotServe(f"cannot write to the data folder {folder}: {error.strerror}") from error
    with lock:
        _lock(lock, folder)
        yield folder


def _lock(lock: IO[str], folder: Path) -> None:
    """Hold the folder until this process ends, however it ends."""
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        raise CannotServe(f"another server is using the data folder {folder}") from error
    lock.write(str(os.getpid()))
    lock.flush()


def _address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _log_to_stderr() -> None:
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.LogfmtRenderer(key_order=["timestamp", "level", "event"]),
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
