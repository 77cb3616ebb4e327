"""Links to private tables, and who was let in by them.

A link's token is kept twice: its hash, to find the table by it, and sealed, so that the host can
be shown his link again. Whoever reads the database without the key learns no link.
"""

import secrets
import time
from typing import Literal

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, update

from doorcard.adapters.sql import schema
from doorcard.adapters.sql.database import Database
from doorcard.adapters.sql.keys import hash_of
from doorcard.adapters.sql.sealing import Seal

TOKEN_BYTES = 16

AdmissionState = Literal["waiting", "admitted", "refused"]


class Admission(Struct, frozen=True):
    """Somebody who came by a link. asked: when, in milliseconds since the epoch."""

    player: str
    name: str
    state: AdmissionState
    asked: int


class Admissions:
    """The book of links and admissions."""

    def __init__(self, database: Database, seal: Seal) -> None:
        self._database = database
        self._seal = seal

    async def token(self, table: str) -> str:
        """The token of a table's link; it is made when it is asked for first."""

        def work(connection: Connection) -> str:
            return self._stored(connection, table) or self._make(connection, table, "")

        return await self._database.run(work)

    async def renew(self, table: str, request: str) -> str:
        """A new token; the old link is dead. The same request again gets the token it made."""

        def work(connection: Connection) -> str:
            links = schema.invitations
            made_by = select(links.c.request).where(links.c.table_id == table)
            if connection.scalar(made_by) == request:
                return self._stored(connection, table)
            connection.execute(delete(links).where(links.c.table_id == table))
            return self._make(connection, table, request)

        return await self._database.run(work)

    async def table_of(self, token: str) -> str | None:
        """The table a link leads to, None for a link that is dead or never was."""
        links = schema.invitations
        query = select(links.c.table_id).where(links.c.token_hash == hash_of(token))

        def work(connection: Connection) -> str | None:
            table: str | None = connection.scalar(query)
            return table

        return await self._database.run(work)

    async def ask(self, table: str, player: str, state: AdmissionState) -> AdmissionState:
        """A player comes by the link, to be let in or to wait; what has become of him.

        Who was refused or let in before stays so; who waits is let in where nobody has to wait now.
        """

        def work(connection: Connection) -> AdmissionState:
            before = _state(connection, table, player)
            if before is None:
                values = {"table_id": table, "player": player, "state": state, "asked": _now()}
                connection.execute(insert(schema.admissions).values(values))
                return state
            if before == "waiting" and state == "admitted":
                _set(connection, table, player, state)
                return state
            return before

        return await self._database.run(work)

    async def state(self, table: str, player: str) -> AdmissionState | None:
        """What has become of a player; None for one who never came."""
        return await self._database.run(lambda connection: _state(connection, table, player))

    async def decide(self, table: str, player: str, state: AdmissionState) -> bool:
        """The host lets somebody in or refuses him; False for one who never came."""
        return await self._database.run(lambda connection: _set(connection, table, player, state))

    async def of_table(self, table: str) -> tuple[Admission, ...]:
        """Everybody who came by the link, in the order they came."""
        rows, players = schema.admissions, schema.players
        query = (
            select(rows.c.player, players.c.name, rows.c.state, rows.c.asked)
            .join_from(rows, players)
            .where(rows.c.table_id == table)
            .order_by(rows.c.asked, rows.c.player)
        )

        def work(connection: Connection) -> tuple[Admission, ...]:
            return tuple(Admission(*row) for row in connection.execute(query))

        return await self._database.run(work)

    async def admitted(self) -> tuple[tuple[str, str], ...]:
        """Everybody who may enter a private table that is not closed: (table, player)."""
        rows, tables = schema.admissions, schema.tables
        query = (
            select(rows.c.table_id, rows.c.player)
            .join_from(tables, rows, tables.c.id == rows.c.table_id)
            .where(tables.c.closed.is_(None), rows.c.state == "admitted")
        )

        def work(connection: Connection) -> tuple[tuple[str, str], ...]:
            return tuple((table, player) for table, player in connection.execute(query))

        return await self._database.run(work)

    async def admitted_to(self, table: str) -> tuple[str, ...]:
        """Who may enter a private table."""
        rows = schema.admissions
        query = select(rows.c.player).where(rows.c.table_id == table, rows.c.state == "admitted")

        def work(connection: Connection) -> tuple[str, ...]:
            return tuple(connection.scalars(query))

        return await self._database.run(work)

    def _stored(self, connection: Connection, table: str) -> str:
        links = schema.invitations
        sealed = connection.scalar(select(links.c.token).where(links.c.table_id == table))
        return self._seal.unseal(sealed, f"invitation/{table}").decode() if sealed else ""

    def _make(self, connection: Connection, table: str, request: str) -> str:
        token = secrets.token_urlsafe(TOKEN_BYTES)
        connection.execute(
            insert(schema.invitations).values(
                table_id=table,
                token_hash=hash_of(token),
                token=self._seal.seal(token.encode(), f"invitation/{table}"),
                request=request,
                made=_now(),
            )
        )
        return token


def _state(connection: Connection, table: str, player: str) -> AdmissionState | None:
    rows = schema.admissions
    query = select(rows.c.state).where(rows.c.table_id == table, rows.c.player == player)
    state: AdmissionState | None = connection.scalar(query)
    return state


def _set(connection: Connection, table: str, player: str, state: AdmissionState) -> bool:
    rows = schema.admissions
    mine = (rows.c.table_id == table) & (rows.c.player == player)
    return connection.execute(update(rows).where(mine).values(state=state)).rowcount > 0


def _now() -> int:
    return time.time_ns() // 1_000_000
