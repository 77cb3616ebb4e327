"""`doorcard backup` and `doorcard restore`: the database of a data folder, and its key."""

import os
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from sqlalchemy import make_url

from doorcard.adapters.sql.backup import (
    BackupRefused,
    begin_anew,
    copy_database,
    seal_name,
)
from doorcard.adapters.sql.sealing import SealKeyError, open_seal
from doorcard.app.data_folder import KEY, database_address
from doorcard.app.settings import ServerSettings, SettingsError, read_settings
from doorcard.app.stopping import Stop

Data = Annotated[Path | None, Parameter(help="The server's data folder. [default: data]")]
Config = Annotated[Path | None, Parameter(help="The server's settings file.")]


def backup(
    file: Annotated[Path, Parameter(help="Where to write the copy; nothing may be there yet.")],
    /,
    *,
    key: Annotated[
        Path | None, Parameter(help="Where to write a copy of the key. Keep it elsewhere.")
    ] = None,
    data: Data = None,
    config: Config = None,
) -> None:
    """Copy the database as it is at one moment, also while the server runs.

    The key that hides cards is not in the copy: who has both can read every hand. Without the key
    the copy cannot be used.
    """
    try:
        server = _settings(data, config)
        source = _sqlite_file(server, "copy it with pg_dump")
        folder_key = Path(server.data) / KEY
        open_seal_of(source, folder_key)
        if key is not None and key.exists():
            raise BackupRefused(f"{key} exists already")
        copy_database(source, file)
        if key is not None:
            _write_key(key, folder_key.read_bytes())
    except (BackupRefused, SealKeyError, SettingsError) as error:
        raise Stop(str(error)) from error
    print(f"copied the database to {file}")
    if key is not None:
        print(f"copied its key to {key}: keep it apart from the database")
    else:
        print(f"its key is not in it: keep a copy of {folder_key} as well, in another place")


def restore(
    file: Annotated[Path, Parameter(help="A copy that `doorcard backup` made.")],
    /,
    *,
    key: Annotated[Path, Parameter(help="The key of that database.")],
    data: Data = None,
    config: Config = None,
) -> None:
    """Put a copy of the database and its key into an empty data folder.

    What happened after the copy was made is not in it. Whoever has an account signs in again.
    """
    try:
        server = _settings(data, config)
        target = _sqlite_file(server, "put it back with pg_restore or psql")
        folder = Path(server.data)
        open_seal_of(file, key)
        if target.exists():
            raise BackupRefused(f"{target} exists already")
        if folder.exists() and any(folder.iterdir()):
            raise BackupRefused(f"the data folder {folder} is not empty")
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        _write_key(folder / KEY, key.read_bytes())
        copy_database(file, target)
        begin_anew(target)
    except (BackupRefused, SealKeyError, SettingsError) as error:
        raise Stop(str(error)) from error
    except OSError as error:
        raise Stop(f"cannot write to {error.filename}: {error.strerror}") from error
    print(f"restored {target}")


def open_seal_of(database: Path, key: Path) -> None:
    """BackupRefused or SealKeyError unless this is the key of this database."""
    wanted = seal_name(database)
    if wanted is None:
        raise BackupRefused(f"{database} was never served: it has no key and no hands")
    open_seal(key, wanted)


def _settings(data: Path | None, config: Path | None) -> ServerSettings:
    given = {"data": str(data)} if data else {}
    return read_settings(config, os.environ, given).server


def _sqlite_file(server: ServerSettings, otherwise: str) -> Path:
    """The file of the database; refused for PostgreSQL, which has its own tools."""
    url = make_url(database_address(server))
    if url.get_backend_name() != "sqlite" or not url.database:
        raise BackupRefused(
            f"the database is {url.get_backend_name()}: {otherwise}, "
            f"and keep a copy of {Path(server.data) / KEY}, in another place"
        )
    return Path(url.database)


def _write_key(file: Path, key: bytes) -> None:
    try:
        descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError as error:
        raise BackupRefused(f"{file} exists already") from error
    except OSError as error:
        raise BackupRefused(f"cannot write {file}: {error.strerror}") from error
    with os.fdopen(descriptor, "wb") as opened:
        opened.write(key)
        opened.flush()
        os.fsync(opened.fileno())
