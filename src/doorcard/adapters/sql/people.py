"""Players: who they are by their session, guests, play chips.

Times are milliseconds since the epoch.
"""

import secrets
from collections.abc import Collection
from typing import Literal

from msgspec import Struct
from sqlalchemy import Connection, insert, select

from doorcard.adapters.names import looks, same_name
from doorcard.adapters.sql import schema
from doorcard.adapters.sql.database import Database
from doorcard.adapters.sql.keys import hash_of
from doorcard.adapters.sql.ledger import balance, post
from doorcard.adapters.sql.sessions import end_session, has_ended, note_use, open_session
from doorcard.room.money import FAUCET, move, wallet

Role = Literal["player", "host"]


class Player(Struct, frozen=True):
    """Somebody who may sit down. wallet: units not at tables.

    registered: has an account, a guest has none. role: a host may open and run tables.
    """

    id: str
    name: str
    wallet: int
    registered: bool = False
    role: Role = "player"


class People:
    """All players. grant: units a new one gets from the faucet. hosts: names of hosts, beside
    those who were made hosts one by one.
    """

    def __init__(self, database: Database, grant: int, hosts: Collection[str] = ()) -> None:
        self._database = database
        self._grant = grant
        self._hosts = tuple(hosts)

    async def new_guest(self, name: str, browser: str, now: int) -> str | None:
        """A guest with a full wallet; the token of his session, None for a registered name."""

        def work(connection: Connection) -> str | None:
            if is_taken(connection, name):
                return None
            player = new_player(connection, name, self._grant, now)
            return open_session(connection, player, browser, now)

        return await self._database.run(work)

    async def by_token(self, token: str, now: int) -> Player | None:
        """The player whose session this is, None for no session that still holds."""

        def work(connection: Connection) -> Player | None:
            players, sessions, accounts = schema.players, schema.sessions, schema.registrations
            row = connection.execute(
                select(players.c.id, players.c.name, accounts.c.role)
                .add_columns(sessions.c.created, sessions.c.seen)
                .join_from(sessions, players)
                .outerjoin(accounts, accounts.c.player == players.c.id)
                .where(sessions.c.token_hash == hash_of(token))
            ).one_or_none()
            if row is None:
                return None
            if has_ended(row, now):
                end_session(connection, token)
                return None
            note_use(connection, token, row.seen, now)
            units = balance(connection, wallet(row.id))
            registered = row.role is not None
            role = self._role(row.name, row.role) if registered else "player"
            return Player(row.id, row.name, units, registered, role)

        return await self._database.run(work)

    def may_refill(self, units: int) -> bool:
        """Whether somebody who has so many units in all is poor: less than a tenth of the grant."""
        return units < self._grant // 10

    async def refill(self, player: str, request: str, chips_elsewhere: int) -> int | None:
        """Fill a poor player's wallet up to the usual grant; None when he is not poor.

        request: id of the player's making, so that asking twice fills once. chips_elsewhere:
        units he has at tables.
        """

        def work(connection: Connection) -> int | None:
            held = balance(connection, wallet(player))
            if not self.may_refill(held + chips_elsewhere):
                return None
            entry_id = f"grant/{player}/{request}"
            post(
                connection,
                (move(entry_id, "grant", FAUCET, wallet(player), self._grant - held),),
            )
            return self._grant

        return await self._database.run(work)

    def is_reserved(self, name: str) -> bool:
        """Whether the settings make a host of whoever has this name, so that nobody takes it."""
        return any(looks(name) & looks(host) for host in self._hosts)

    def _role(self, name: str, role: Role) -> Role:
        return "host" if any(same_name(name, host) for host in self._hosts) else role


def new_player(connection: Connection, name: str, grant: int, now: int) -> str:
    """Write down a player with ``grant`` units in his wallet; his id."""
    player = f"g{secrets.token_hex(8)}"
    connection.execute(insert(schema.players).values(id=player, name=name, created=now))
    post(connection, (move(f"grant/{player}/1", "grant", FAUCET, wallet(player), grant),))
    return player


def is_taken(connection: Connection, name: str) -> bool:
    """Whether a registered name looks like this one."""
    taken = schema.name_looks.c.look
    return connection.scalar(select(taken).where(taken.in_(looks(name))).limit(1)) is not None
