"""Accounts of registered players: opened, signed in to, changed, closed.

A player with an account is the same player he was as a guest: his id, chips, seats and hands stay.
Passwords come here hashed. Times are milliseconds since the epoch.
"""

from collections.abc import Iterable, Sequence
from typing import Literal

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, update

from doorcard.adapters.names import looks, same_name
from doorcard.adapters.sql import schema
from doorcard.adapters.sql.database import Database
from doorcard.adapters.sql.keys import hash_of, new_key
from doorcard.adapters.sql.ledger import balance, post
from doorcard.adapters.sql.mails import Kind, add_letter
from doorcard.adapters.sql.notes import forget_notes
from doorcard.adapters.sql.people import Role, is_taken, new_player
from doorcard.adapters.sql.sessions import end_session, end_sessions, open_session
from doorcard.room.money import FAUCET, move, wallet

MOST_BROWSERS = 20  # that a player is known in

# name_taken: a registered name looks like this one. registered: the guest has an account by now.
CannotRegister = Literal["name_taken", "registered"]

GONE = "deleted-"  # nobody else may be called so (``adapters.names``)

# What belongs to one player alone and goes with him.
_OWN = (
    schema.registrations,
    schema.name_looks,
    schema.letter_keys,
    schema.known_browsers,
    schema.sessions,
    schema.mails,
)


class Visitor(Struct, frozen=True):
    """Who comes to sign in. token: of his present session, "" for none. browser: its kind.

    key: what his browser has to show that he was here before, "" for nothing. language: of letters.
    """

    token: str
    browser: str
    key: str
    language: str
    now: int


class SignedIn(Struct, frozen=True):
    """A new session. key: what the browser is to keep, to be known again. ended: sessions."""

    token: str
    key: str
    ended: tuple[str, ...] = ()


class Credentials(Struct, frozen=True):
    """What a password is checked against. known: the player has signed in from this browser."""

    player: str
    name: str
    password: str
    known: bool


class Account(Struct, frozen=True):
    """What its owner may read of his account. email: "" for none; new_email: not yet confirmed."""

    player: str
    name: str
    registered: int
    email: str
    new_email: str


class Accounts:
    """The accounts in the database. grant: units a new player gets from the faucet."""

    def __init__(self, database: Database, grant: int) -> None:
        self._database = database
        self._grant = grant

    async def is_taken(self, name: str) -> bool:
        """Whether a registered name looks like this one."""
        return await self._database.run(lambda connection: is_taken(connection, name))

    async def register(
        self, name: str, password: str, guest: str, visitor: Visitor
    ) -> SignedIn | CannotRegister:
        """Open an account, or say why not.

        guest: the player who registers, "" for somebody new. The visitor's session gives way.
        """

        def work(connection: Connection) -> SignedIn | CannotRegister:
            if is_taken(connection, name):
                return "name_taken"
            if _password_of(connection, guest) is not None:
                return "registered"
            player = guest or new_player(connection, name, self._grant, visitor.now)
            _rename(connection, player, name)
            values = {"player": player, "registered": visitor.now, "password": password}
            connection.execute(insert(schema.registrations).values(**values, role="player"))
            connection.execute(
                insert(schema.name_looks),
                [{"look": look, "player": player} for look in sorted(looks(name))],
            )
            return _sign_in(connection, player, visitor)

        return await self._database.run(work)

    async def credentials(self, name: str, key: str) -> Credentials | None:
        """What is needed to check who says he has this name; None when nobody has it."""

        def work(connection: Connection) -> Credentials | None:
            player = player_called(connection, name)
            if player is None:
                return None
            accounts, players, browsers = (
                schema.registrations,
                schema.players,
                schema.known_browsers,
            )
            row = connection.execute(
                select(players.c.name, accounts.c.password)
                .join_from(accounts, players)
                .where(accounts.c.player == player)
            ).one()
            known = (browsers.c.player == player) & (browsers.c.key_hash == hash_of(key))
            is_known = connection.scalar(select(browsers.c.player).where(known)) is not None
            return Credentials(player, row.name, row.password, is_known)

        return await self._database.run(work)

    async def sign_in(self, player: str, visitor: Visitor) -> SignedIn:
        """Open a session for a player who gave his password; the visitor's session gives way."""
        return await self._database.run(lambda connection: _sign_in(connection, player, visitor))

    async def sign_out(self, token: str) -> None:
        """End a session."""
        await self._database.run(lambda connection: end_session(connection, token))

    async def account(self, player: str) -> Account | None:
        """A player's account, None for a guest."""

        def work(connection: Connection) -> Account | None:
            accounts, players = schema.registrations, schema.players
            row = connection.execute(
                select(accounts, players.c.name)
                .join_from(accounts, players)
                .where(accounts.c.player == player)
            ).one_or_none()
            if row is None:
                return None
            mails = (row.email or "", row.new_email or "")
            return Account(player, row.name, row.registered, *mails)

        return await self._database.run(work)

    async def password_of(self, player: str) -> str | None:
        """The hash of a player's password, None for a guest."""
        return await self._database.run(lambda connection: _password_of(connection, player))

    async def rehash(self, player: str, password: str) -> None:
        """Keep the same password under a stronger hash."""
        await self._database.run(lambda connection: _set_password(connection, player, password))

    async def change_password(self, player: str, password: str, visitor: Visitor) -> SignedIn:
        """Set a new password. Every session ends but for a new one; its reader is told by mail."""

        def work(connection: Connection) -> SignedIn:
            return set_new_password(connection, player, password, visitor)

        return await self._database.run(work)

    async def host_sets_password(self, name: str, password: str) -> tuple[str, ...] | None:
        """A host sets the password of somebody who lost his; the sessions that ended, or None
        when nobody has this name.
        """

        def work(connection: Connection) -> tuple[str, ...] | None:
            player = player_called(connection, name)
            if player is None:
                return None
            _set_password(connection, player, password)
            _forget_keys(connection, player)
            return end_sessions(connection, player)

        return await self._database.run(work)

    async def set_role(self, name: str, role: Role) -> bool:
        """Make somebody a host or a player; False when nobody registered has this name."""

        def work(connection: Connection) -> bool:
            player = player_called(connection, name)
            accounts = schema.registrations
            change = update(accounts).where(accounts.c.player == player).values(role=role)
            return connection.execute(change).rowcount == 1

        return await self._database.run(work)

    async def delete(self, player: str) -> tuple[str, ...] | None:
        """Close an account for good; the sessions that ended, None while chips lie at tables.

        The chips go back to the faucet. Hands he was dealt into stay, under no name of his.
        """

        def work(connection: Connection) -> tuple[str, ...] | None:
            if _chips_elsewhere(connection, player):
                return None
            held = balance(connection, wallet(player))
            if held:
                entry = move(f"farewell/{player}", "farewell", wallet(player), FAUCET, held)
                post(connection, (entry,))
            ended = end_sessions(connection, player)
            for table in _OWN:
                connection.execute(delete(table).where(table.c.player == player))
            forget_notes(connection, player)
            gone = name_of_gone(player)
            _rename(connection, player, gone)
            dealt = schema.hand_players
            connection.execute(update(dealt).where(dealt.c.player == player).values(name=gone))
            return ended

        return await self._database.run(work)

    async def gone_among(self, players: Iterable[str]) -> dict[str, str]:
        """Those of these players who have deleted their accounts, and what they are called now."""

        def work(connection: Connection) -> dict[str, str]:
            rows = schema.players
            query = select(rows.c.id, rows.c.name).where(rows.c.id.in_(tuple(players)))
            found = connection.execute(query.where(rows.c.name.startswith(GONE)))
            return {row.id: row.name for row in found}

        return await self._database.run(work)


def name_of_gone(player: str) -> str:
    """What a player is called who has deleted his account."""
    return f"{GONE}{player[-6:]}"


def player_called(connection: Connection, name: str) -> str | None:
    """The registered player with this name, whatever its capitals."""
    taken, players = schema.name_looks, schema.players
    row = connection.execute(
        select(players.c.id, players.c.name)
        .join_from(taken, players)
        .where(taken.c.look.in_(looks(name)))
        .limit(1)
    ).one_or_none()
    return row.id if row is not None and same_name(row.name, name) else None


def set_new_password(
    connection: Connection, player: str, password: str, visitor: Visitor
) -> SignedIn:
    """Set a password, end every session and open one; links in letters work no more."""
    ended = end_sessions(connection, player)
    _set_password(connection, player, password)
    _forget_keys(connection, player)
    tell_owner(connection, "password_changed", player, visitor)
    signed = _sign_in(connection, player, visitor)
    return SignedIn(signed.token, signed.key, ended)


def tell_owner(connection: Connection, kind: Kind, player: str, visitor: Visitor) -> None:
    """Queue a letter to the confirmed address of a player, if he has one."""
    accounts = schema.registrations
    address = connection.scalar(select(accounts.c.email).where(accounts.c.player == player))
    if address:
        add_letter(connection, kind, player, address, visitor.language, visitor.now)


def _sign_in(connection: Connection, player: str, visitor: Visitor) -> SignedIn:
    end_session(connection, visitor.token)
    token = open_session(connection, player, visitor.browser, visitor.now)
    key = visitor.key or new_key()
    _remember_browser(connection, player, key, visitor.now)
    return SignedIn(token, key)


def _remember_browser(connection: Connection, player: str, key: str, now: int) -> None:
    browsers = schema.known_browsers
    mine = browsers.c.player == player
    connection.execute(delete(browsers).where(mine, browsers.c.key_hash == hash_of(key)))
    connection.execute(insert(browsers).values(key_hash=hash_of(key), player=player, used=now))
    latest = connection.scalars(
        select(browsers.c.key_hash).where(mine).order_by(browsers.c.used.desc())
    ).all()
    _forget_browsers(connection, player, latest[MOST_BROWSERS:])


def _forget_browsers(connection: Connection, player: str, hashes: Sequence[str]) -> None:
    browsers = schema.known_browsers
    which = (browsers.c.player == player) & browsers.c.key_hash.in_(hashes)
    connection.execute(delete(browsers).where(which))


def _forget_keys(connection: Connection, player: str) -> None:
    keys = schema.letter_keys
    which = (keys.c.player == player) & (keys.c.purpose == "reset")
    connection.execute(delete(keys).where(which))


def _password_of(connection: Connection, player: str) -> str | None:
    accounts = schema.registrations
    query = select(accounts.c.password).where(accounts.c.player == player)
    found: str | None = connection.scalar(query)
    return found


def _set_password(connection: Connection, player: str, password: str) -> None:
    accounts = schema.registrations
    connection.execute(
        update(accounts).where(accounts.c.player == player).values(password=password)
    )


def _rename(connection: Connection, player: str, name: str) -> None:
    players = schema.players
    connection.execute(update(players).where(players.c.id == player).values(name=name))


def _chips_elsewhere(connection: Connection, player: str) -> bool:
    """Whether an account of his beside the wallet holds chips; its name ends in his id."""
    accounts = schema.accounts
    his = accounts.c.id.endswith(f":{player}") & (accounts.c.id != wallet(player))
    query = select(accounts.c.id).where(his, accounts.c.balance > 0).limit(1)
    return connection.scalar(query) is not None
