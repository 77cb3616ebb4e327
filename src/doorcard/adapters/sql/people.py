"""Players and their sessions. A session is a random token; only its hash is kept."""

import hashlib
import secrets
import time
from typing import Literal

from msgspec import Struct
from sqlalchemy import Connection, insert, select

from doorcard.adapters.sql import schema
from doorcard.adapters.sql.database import Database
from doorcard.adapters.sql.ledger import balance, post
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
    """Guests with play chips. grant: units a guest gets from the faucet."""

    def __init__(self, database: Database, grant: int) -> None:
        self._database = database
        self._grant = grant

    async def new_guest(self, name: str) -> tuple[Player, str]:
        """A guest with a full wallet, and the token of his session."""
        player = Player(f"g{secrets.token_hex(8)}", name, self._grant)
        token = secrets.token_urlsafe(32)

        def work(connection: Connection) -> None:
            now = time.time_ns() // 1_000_000
            values = {"id": player.id, "name": name, "created": now}
            connection.execute(insert(schema.players).values(values))
            connection.execute(
                insert(schema.sessions).values(
                    token_hash=_hash(token), player=player.id, created=now, seen=now, browser=""
                )
            )
            first = move(f"grant/{player.id}/1", "grant", FAUCET, wallet(player.id), self._grant)
            post(connection, (first,))

        await self._database.run(work)
        return player, token

    async def by_token(self, token: str) -> Player | None:
        """The player whose session this is, None for no session of ours."""

        def work(connection: Connection) -> Player | None:
            players, sessions, accounts = schema.players, schema.sessions, schema.registrations
            row = connection.execute(
                select(players.c.id, players.c.name, accounts.c.role)
                .join_from(sessions, players)
                .outerjoin(accounts, accounts.c.player == players.c.id)
                .where(sessions.c.token_hash == _hash(token))
            ).one_or_none()
            if row is None:
                return None
            units = balance(connection, wallet(row.id))
            return Player(row.id, row.name, units, row.role is not None, row.role or "player")

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


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
