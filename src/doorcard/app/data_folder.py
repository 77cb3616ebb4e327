"""What lies in the data folder, who may use it, and which database a server's settings name."""

import contextlib
import fcntl
import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from doorcard.app.settings import ServerSettings

DATABASE = "doorcard.sqlite3"
KEY = "seal.key"
LOCK = "in-use"
CONTROL = "control"


class FolderRefused(Exception):
    """The data folder cannot be used; the text says why."""


class FolderInUse(FolderRefused):
    """Another process uses the data folder."""


def database_address(server: ServerSettings) -> str:
    """The address of the server's database: the one that is set, or SQLite in the data folder."""
    return server.database or f"sqlite:///{Path(server.data) / DATABASE}"


@contextlib.contextmanager
def hold(folder: Path) -> Iterator[None]:
    """Have the folder for this process alone. FolderRefused when that cannot be."""
    try:
        lock = (folder / LOCK).open("a")
    except OSError as error:
        why = f"cannot write to the data folder {folder}: {error.strerror}"
        raise FolderRefused(why) from error
    with lock:
        _lock(lock, folder)
        yield


def _lock(lock: IO[str], folder: Path) -> None:
    """Hold the folder until this process ends, however it ends."""
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        raise FolderInUse(f"another server is using the data folder {folder}") from error
    lock.truncate(0)
    lock.write(str(os.getpid()))
    lock.flush()
