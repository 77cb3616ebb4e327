"""E-mail addresses of players, and the keys that letters carry to them.

A key is made when its letter is written, and only its hash is kept; it is good for one use within
an hour. Times are milliseconds since the epoch.
"""

from typing import Any, Literal

from msgspec import Struct
from sqlalchemy import Connection, Row, delete, func, insert, select, update

from doorcard.adapters.sql import schema
from doorcard.adapters.sql.accounts import (
    SignedIn,
    Visitor,
    player_called,
    set_new_password,
    tell_owner,
)
from doorcard.adapters.sql.database import Database
from doorcard.adapters.sql.keys import hash_of, new_key
from doorcard.adapters.sql.mails import HOUR, add_letter, too_many_confirmations

Purpose = Literal["confirm", "reset"]

MOST_RESETS = 5  # keys of one player that are good at the same time
MOST_ACCOUNTS = 5  # of one address, told in one letter


class Key(Struct, frozen=True):
    """A key and what it opens. name: of the player."""

    key: str
    name: str
    address: str


class Addresses:
    """Addresses are given, confirmed, and lead back to a lost account."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def give(self, player: str, address: str, visitor: Visitor) -> bool:
        """Note an address and ask its reader whether it is his; "" takes addresses back.

        The address that was confirmed before holds until then. False when the new one got too many
        such questions.
        """

        def work(connection: Connection) -> bool:
            accounts = schema.registrations
            mine = accounts.c.player == player
            if not address:
                tell_owner(connection, "email_changed", player, visitor)
                nothing = {"email": None, "new_email": None}
                connection.execute(update(accounts).where(mine).values(nothing))
                return True
            if connection.scalar(select(accounts.c.email).where(mine)) == address:
                connection.execute(update(accounts).where(mine).values(new_email=None))
                return True
            if too_many_confirmations(connection, address, visitor.now):
                return False
            _forget(connection, player, "confirm")
            connection.execute(update(accounts).where(mine).values(new_email=address))
            add_letter(connection, "confirm", player, address, visitor.language, visitor.now)
            return True

        return await self._database.run(work)

    async def may_be_asked(self, address: str, now: int) -> bool:
        """Whether another letter may ask this address whose it is."""
        return await self._database.run(
            lambda connection: not too_many_confirmations(connection, address, now)
        )

    async def confirm(self, key: str, visitor: Visitor) -> bool:
        """The reader of a letter says the address is his; False for no key that is good now."""

        def work(connection: Connection) -> bool:
            found = _use(connection, key, "confirm", visitor.now)
            if found is None:
                return False
            tell_owner(connection, "email_changed", found.player, visitor)
            accounts = schema.registrations
            connection.execute(
                update(accounts)
                .where(accounts.c.player == found.player)
                .values(email=found.address, new_email=None)
            )
            return True

        return await self._database.run(work)

    async def confirmation(self, player: str, address: str, now: int) -> Key | None:
        """A key for the letter that asks about an address; None when it is asked no more."""

        def work(connection: Connection) -> Key | None:
            accounts, players = schema.registrations, schema.players
            name = connection.scalar(
                select(players.c.name)
                .join_from(accounts, players)
                .where(accounts.c.player == player, accounts.c.new_email == address)
            )
            return _make(connection, player, name, "confirm", address, now) if name else None

        return await self._database.run(work)

    async def resets(self, who: str, now: int) -> list[Key]:
        """Keys for the letter that lets in who has lost his password; none for nobody.

        who: a name, or an address whose accounts are meant. Only confirmed addresses count, and
        all keys go to one of them.
        """

        def work(connection: Connection) -> list[Key]:
            accounts, players = schema.registrations, schema.players
            mine = (
                func.lower(accounts.c.email) == who.lower()
                if "@" in who
                else accounts.c.player == player_called(connection, who)
            )
            rows = connection.execute(
                select(accounts.c.player, accounts.c.email, players.c.name)
                .join_from(accounts, players)
                .where(mine, accounts.c.email.is_not(None))
                .order_by(players.c.name)
                .limit(MOST_ACCOUNTS)
            ).all()
            return [
                _make(connection, row.player, row.name, "reset", row.email, now)
                for row in rows
                if row.email == rows[0].email and not _has_enough(connection, row.player, now)
            ]

        return await self._database.run(work)

    async def whose(self, key: str, now: int) -> str | None:
        """The name of whom a key of a reset letter lets in, None for no key that is good now."""

        def work(connection: Connection) -> str | None:
            found = _find(connection, key, "reset", now)
            if found is None:
                return None
            players = schema.players
            name: str | None = connection.scalar(
                select(players.c.name).where(players.c.id == found.player)
            )
            return name

        return await self._database.run(work)

    async def reset(self, key: str, password: str, visitor: Visitor) -> SignedIn | None:
        """Set the password of the key's player and sign him in; None for no key that is good."""

        def work(connection: Connection) -> SignedIn | None:
            found = _use(connection, key, "reset", visitor.now)
            if found is None:
                return None
            return set_new_password(connection, found.player, password, visitor)

        return await self._database.run(work)


def _make(
    connection: Connection, player: str, name: str, purpose: Purpose, address: str, now: int
) -> Key:
    keys = schema.letter_keys
    connection.execute(delete(keys).where(keys.c.expires <= now))
    key = new_key()
    what = {"player": player, "purpose": purpose, "address": address}
    connection.execute(insert(keys).values(key_hash=hash_of(key), **what, expires=now + HOUR))
    return Key(key, name, address)


def _find(connection: Connection, key: str, purpose: Purpose, now: int) -> Row[Any] | None:
    keys = schema.letter_keys
    return connection.execute(
        select(keys).where(
            keys.c.key_hash == hash_of(key), keys.c.purpose == purpose, keys.c.expires > now
        )
    ).one_or_none()


def _use(connection: Connection, key: str, purpose: Purpose, now: int) -> Row[Any] | None:
    """Find a key; it and others like it are good no more."""
    found = _find(connection, key, purpose, now)
    if found is not None:
        _forget(connection, found.player, purpose)
    return found


def _forget(connection: Connection, player: str, purpose: Purpose) -> None:
    keys = schema.letter_keys
    which = (keys.c.player == player) & (keys.c.purpose == purpose)
    connection.execute(delete(keys).where(which))


def _has_enough(connection: Connection, player: str, now: int) -> bool:
    keys = schema.letter_keys
    good = (keys.c.player == player) & (keys.c.purpose == "reset") & (keys.c.expires > now)
    return (connection.scalar(select(func.count()).where(good)) or 0) >= MOST_RESETS
