"""What a host orders on the server's own machine, from another terminal.

While a server runs, the database is its alone, so a command asks it through a socket in the data
folder, which nobody but the folder's owner can open. While none runs, the command does it itself.
One line of JSON each way.
"""

import asyncio
import contextlib
import os
import secrets
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import msgspec
import structlog
from msgspec import Struct

from doorcard.adapters.passwords import Passwords
from doorcard.adapters.sql import Accounts, Role
from doorcard.app.data_folder import CONTROL

if TYPE_CHECKING:  # commands do without it
    from doorcard.adapters.web.service import Service

log = structlog.get_logger()

SECONDS = 10.0  # for the other side to answer
SYLLABLES = 5
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # without those that are read as others


class SetRole(Struct, frozen=True, tag_field="order", tag="role", forbid_unknown_fields=True):
    """Make a registered player a host, or a player again."""

    name: str
    role: Role


class SetPassword(
    Struct, frozen=True, tag_field="order", tag="password", forbid_unknown_fields=True
):
    """Give a registered player a new password, because he has lost his."""

    name: str


class Outcome(Struct, frozen=True):
    """What came of it. password: the new one. ended: sessions."""

    state: Literal["done", "no_such_name"]
    password: str = ""
    ended: tuple[str, ...] = ()


Order = SetRole | SetPassword

_orders: msgspec.json.Decoder[Order] = msgspec.json.Decoder(Order)
_outcomes: msgspec.json.Decoder[Outcome] = msgspec.json.Decoder(Outcome)


class Unreachable(Exception):
    """The server that holds the data folder does not answer; the text says so."""


async def carry_out(order: Order, accounts: Accounts, passwords: Passwords) -> Outcome:
    """Do what a host has ordered."""
    match order:
        case SetRole(name, role):
            found = await accounts.set_role(name, role)
            return Outcome("done" if found else "no_such_name")
        case SetPassword(name):
            password = random_password()
            hashed = await passwords.hash(password)
            ended = await accounts.host_sets_password(name, hashed)
            return Outcome("no_such_name") if ended is None else Outcome("done", password, ended)


def random_password() -> str:
    """A password that can be read out and typed: five groups of four, about 98 bits."""
    groups = ("".join(secrets.choice(LETTERS) for _ in range(4)) for _ in range(SYLLABLES))
    return "-".join(groups)


@contextlib.asynccontextmanager
async def listening(folder: Path, service: "Service") -> AsyncIterator[None]:
    """Take orders while the server runs."""
    path = folder / CONTROL
    path.unlink(missing_ok=True)  # of a server that was killed
    earlier = os.umask(0o177)
    try:
        server = await asyncio.start_unix_server(lambda r, w: _serve(service, r, w), path)
    except OSError as error:
        # Paths of sockets may have about a hundred characters.
        log.warning("commands cannot reach this server", folder=str(folder), error=str(error))
        yield
        return
    finally:
        os.umask(earlier)
    try:
        yield
    finally:
        server.close()
        path.unlink(missing_ok=True)


async def _serve(
    service: "Service", reader: asyncio.StreamReader, writer: asyncio.StreamWriter
) -> None:
    with contextlib.closing(writer):
        try:
            async with asyncio.timeout(SECONDS):
                order = _orders.decode(await reader.readline())
        except (TimeoutError, msgspec.MsgspecError, ValueError, ConnectionError) as error:
            log.warning("order of a host cannot be read", error=type(error).__name__)
            return
        outcome = await carry_out(order, service.door.accounts, service.door.passwords)
        service.sockets.end(outcome.ended)
        with contextlib.suppress(ConnectionError):
            writer.write(msgspec.json.encode(outcome) + b"\n")
            await writer.drain()


def ask_server(folder: Path, order: Order) -> Outcome:
    """Have the running server do it. Unreachable when it does not answer."""
    try:
        with socket.socket(socket.AF_UNIX) as link:
            link.settimeout(SECONDS)
            link.connect(str(folder / CONTROL))
            link.sendall(msgspec.json.encode(order) + b"\n")
            with link.makefile("rb") as answer:
                return _outcomes.decode(answer.readline())
    except (OSError, msgspec.MsgspecError) as error:
        raise Unreachable(
            f"the server that uses the data folder {folder} does not answer; stop it and try again"
        ) from error
