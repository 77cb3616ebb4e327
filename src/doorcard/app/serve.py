"""Starts a card room: joins the parts, opens the journal, listens, and ends in good order."""

import asyncio
import contextlib
import sys
from collections.abc import AsyncIterator, Iterator
from importlib.util import find_spec
from pathlib import Path

import structlog

from doorcard.adapters.aids import AidsWorker
from doorcard.adapters.clock import SystemClock
from doorcard.adapters.entropy import SystemEntropy
from doorcard.adapters.mail import BadMailServer, MailServer
from doorcard.adapters.passwords import NoPasswords, Passwords
from doorcard.adapters.sql import Database, DatabaseRefused, SealKeyError, open_seal
from doorcard.adapters.sql.facts import SEAL_KEY, read_fact, write_fact
from doorcard.adapters.sql.pruning import Pruner
from doorcard.adapters.web.application import make_application
from doorcard.adapters.web.server import BusyAddress, Server, listen
from doorcard.adapters.web.service import Service
from doorcard.app.aids_worker import COMMAND
from doorcard.app.collector import spare_what_stays
from doorcard.app.control import listening
from doorcard.app.data_folder import KEY, FolderRefused, database_address, hold
from doorcard.app.joining import World, open_service
from doorcard.app.settings import Settings, SettingsError
from doorcard.room.ending import end
from doorcard.room.ports import JournalFailed

# What a host can put right; its text tells him how.
REFUSALS = (
    BadMailServer,
    BusyAddress,
    DatabaseRefused,
    FolderRefused,
    NoPasswords,
    SealKeyError,
    SettingsError,
)


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
                    proxies=settings.server.proxies,
                    ready=lambda: print(f"Doorcard is open at {_address(host, port)}", flush=True),
                )
                spare_what_stays()
                async with listening(folder, service):
                    await server.serve(sockets=[listener])


def odds_are_installed() -> bool:
    """Whether practice tables can have odds; numpy itself is not imported here."""
    return find_spec("numpy") is not None


@contextlib.asynccontextmanager
async def _service(settings: Settings, folder: Path) -> AsyncIterator[Service]:
    server, mail = settings.server, settings.mail
    post = MailServer.at(mail.url, mail.sender) if mail.url else None
    passwords = Passwords()
    database = await Database.open(database_address(server))
    pruning: asyncio.Task[None] | None = None
    try:
        wanted = await database.run(lambda connection: read_fact(connection, SEAL_KEY))
        seal = open_seal(folder / KEY, wanted)
        if wanted is None:
            await database.run(lambda connection: write_fact(connection, SEAL_KEY, seal.name))
        world = World(database, seal, SystemClock(), SystemEntropy(), passwords, post)
        aids = AidsWorker(COMMAND) if odds_are_installed() else None
        service = await open_service(settings, world, aids)
        pruning = asyncio.create_task(Pruner(database, server.keep_records).run(), name="pruning")
        yield service
    finally:
        if pruning is not None:
            await end((pruning,))
        passwords.close()
        await database.close()


@contextlib.contextmanager
def _startable() -> Iterator[None]:
    """Turn what a host can put right into one line."""
    try:
        yield
    except REFUSALS as error:
        raise CannotServe(str(error)) from error
    except JournalFailed as error:
        raise CannotServe(f"cannot open the tables: {error}") from error


@contextlib.contextmanager
def _data_folder(folder: Path) -> Iterator[Path]:
    """The folder of this server alone, made if it is missing."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise CannotServe(f"cannot write to the data folder {folder}: {error.strerror}") from error
    with hold(folder):
        yield folder


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
