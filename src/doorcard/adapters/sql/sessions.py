"""Sessions of players: opened, seen, listed, ended. Times are milliseconds since the epoch.

A session is a random token in a cookie. It ends when it is not used for ``IDLE`` and in any case
after ``LONGEST``.
"""

from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Row, delete, insert, select, update

from doorcard.adapters.sql import schema
from doorcard.adapters.sql.database import Database
from doorcard.adapters.sql.keys import hash_of, new_key

MINUTE = 60_000
DAY = 24 * 60 * MINUTE
IDLE = 90 * DAY
LONGEST = 365 * DAY
SEEN_EVERY = 5 * MINUTE  # a session's use is written down no oftener
MOST = 20  # sessions of a player; the one that was used longest ago gives way

_NAME_LENGTH = 16


class SessionRow(Struct, frozen=True):
    """A session in its player's list. browser: its kind, "" when it is not known."""

    session: str
    created: int
    seen: int
    browser: str


def session_of(token: str) -> str:
    """What a session is called: it tells sessions apart and opens none."""
    return hash_of(token)[:_NAME_LENGTH]


class Sessions:
    """The sessions a player can see and end."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, player: str, now: int) -> list[SessionRow]:
        """A player's sessions, the one that was used last first."""

        def work(connection: Connection) -> list[SessionRow]:
            sessions = schema.sessions
            rows = connection.execute(
                select(sessions)
                .where(sessions.c.player == player)
                .order_by(sessions.c.seen.desc(), sessions.c.created.desc())
            )
            return [_row(row) for row in rows if not has_ended(row, now)]

        return await self._database.run(work)

    async def end(self, player: str, session: str) -> tuple[str, ...]:
        """End one of a player's sessions; the sessions that were ended, none for a stranger's."""

        def work(connection: Connection) -> tuple[str, ...]:
            hashes = [one for one in _hashes(connection, player) if one.startswith(session)]
            return _end(connection, hashes) if len(session) == _NAME_LENGTH else ()

        return await self._database.run(work)

    async def end_others(self, player: str, but: str) -> tuple[str, ...]:
        """End all sessions of a player but that of a token; the sessions that were ended."""
        return await self._database.run(lambda connection: end_sessions(connection, player, but))


def open_session(connection: Connection, player: str, browser: str, now: int) -> str:
    """Open a session and return its token."""
    token = new_key()
    values = {"token_hash": hash_of(token), "player": player, "created": now}
    connection.execute(insert(schema.sessions).values(**values, seen=now, browser=browser))
    sessions = schema.sessions
    latest = connection.scalars(
        select(sessions.c.token_hash)
        .where(sessions.c.player == player)
        .order_by(sessions.c.seen.desc(), sessions.c.created.desc(), sessions.c.token_hash)
    ).all()
    _end(connection, [one for one in latest[MOST:] if one != hash_of(token)])
    return token


def end_sessions(connection: Connection, player: str, but: str = "") -> tuple[str, ...]:
    """End a player's sessions, all but that of the token ``but``; those that were ended."""
    kept = hash_of(but)
    return _end(connection, [one for one in _hashes(connection, player) if one != kept])


def end_session(connection: Connection, token: str) -> None:
    """End the session of a token, if there is one."""
    connection.execute(
        delete(schema.sessions).where(schema.sessions.c.token_hash == hash_of(token))
    )


def has_ended(row: Row[Any], now: int) -> bool:
    """Whether a session, by its row, is too old or was not used for too long."""
    return bool(now - row.created > LONGEST or now - row.seen > IDLE)


def note_use(connection: Connection, token: str, seen: int, now: int) -> None:
    """Write down that a session is used; ``seen`` is when that was last written."""
    if now - seen >= SEEN_EVERY:
        mine = schema.sessions.c.token_hash == hash_of(token)
        connection.execute(update(schema.sessions).where(mine).values(seen=now))


def _hashes(connection: Connection, player: str) -> list[str]:
    sessions = schema.sessions
    query = select(sessions.c.token_hash).where(sessions.c.player == player)
    return list(connection.scalars(query))


def _end(connection: Connection, hashes: list[str]) -> tuple[str, ...]:
    connection.execute(delete(schema.sessions).where(schema.sessions.c.token_hash.in_(hashes)))
    return tuple(one[:_NAME_LENGTH] for one in hashes)


def _row(row: Row[Any]) -> SessionRow:
    return SessionRow(row.token_hash[:_NAME_LENGTH], row.created, row.seen, row.browser)
