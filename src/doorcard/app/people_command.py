"""`doorcard role` and `doorcard password`: what a host does for his players by hand."""

import asyncio
import os
from pathlib import Path

from doorcard.adapters.names import BadName, clean_name
from doorcard.adapters.passwords import NoPasswords, Passwords
from doorcard.adapters.sql import Accounts, Database, Role
from doorcard.adapters.sql.database import DatabaseRefused, read_snapshot
from doorcard.app.control import (
    Order,
    Outcome,
    SetPassword,
    SetRole,
    Unreachable,
    ask_server,
    carry_out,
)
from doorcard.app.data_folder import FolderInUse, FolderRefused, database_address, hold
from doorcard.app.settings import ServerSettings, SettingsError, read_settings
from doorcard.app.stopping import Stop


def set_role(
    name: str, role: Role, data: Path | None, database: str | None, config: Path | None
) -> None:
    """Make a registered player a host, or a player again. Stop when that cannot be done."""
    _order(SetRole(_clean(name), role), data, database, config)


def new_password(name: str, data: Path | None, database: str | None, config: Path | None) -> str:
    """Give a registered player a new password; his sessions end. Stop when it cannot be done."""
    return _order(SetPassword(_clean(name)), data, database, config).password


def _order(order: Order, data: Path | None, database: str | None, config: Path | None) -> Outcome:
    given = {"data": str(data) if data else None, "database": database}
    options = {name: value for name, value in given.items() if value is not None}
    try:
        outcome = _carry_out(order, read_settings(config, os.environ, options).server)
    except (DatabaseRefused, FolderRefused, NoPasswords, SettingsError, Unreachable) as error:
        raise Stop(str(error)) from error
    if outcome.state == "no_such_name":
        raise Stop(f"nobody is registered as {order.name!r}")
    return outcome


def _carry_out(order: Order, server: ServerSettings) -> Outcome:
    """By the server that runs, or in the database when none does."""
    folder = Path(server.data)
    if not folder.is_dir():
        raise FolderRefused(f"there is no data folder {folder}")
    try:
        with hold(folder):
            read_snapshot(database_address(server), lambda _: None)  # of this version's schema
            return asyncio.run(_in_database(order, server))
    except FolderInUse:
        return ask_server(folder, order)


async def _in_database(order: Order, server: ServerSettings) -> Outcome:
    passwords = Passwords()
    database = await Database.open(database_address(server))
    try:
        return await carry_out(order, Accounts(database, server.guest_chips), passwords)
    finally:
        passwords.close()
        await database.close()


def _clean(name: str) -> str:
    try:
        return clean_name(name)
    except BadName as error:
        raise Stop(f"nobody can be called {name!r}") from error
