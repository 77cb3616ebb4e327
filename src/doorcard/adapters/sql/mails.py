"""The queue of letters: asked for once, tried until sent, the same after a restart."""

from typing import Literal

from msgspec import Struct
from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.sql.elements import ColumnElement

from doorcard.adapters.sql import schema
from doorcard.adapters.sql.database import Database

HOUR = 3_600_000
DAY = 24 * HOUR
MOST_OF_A_PLAYER = 20  # letters asked for within an hour
MOST_TO_AN_ADDRESS = 50  # within a day, by whomever

MailState = Literal["queued", "sent", "given_up"]


class Mail(Struct, frozen=True):
    """A letter that waits. number: its place in the queue. tries: how often sending has failed."""

    number: int
    player: str
    hand: str
    address: str
    tries: int


class Mails:
    """Letters in the database. Times are milliseconds since the epoch."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def ask(self, player: str, hand: str, address: str, now: int) -> MailState | None:
        """Queue a letter; None when too many were asked for. Returns what has become of it.

        Asking again for one that waits or was sent changes nothing; one that was given up is
        queued anew.
        """

        def work(connection: Connection) -> MailState | None:
            mails = schema.mails
            same = (
                (mails.c.player == player)
                & (mails.c.hand_id == hand)
                & (mails.c.address == address)
            )
            state: MailState | None = connection.scalar(select(mails.c.state).where(same))
            if state in ("queued", "sent"):
                return state
            if _too_many(connection, player, address, now):
                return None
            waiting = {"asked": now, "tries": 0, "due": now, "state": "queued"}
            if state is None:
                who = {"player": player, "hand_id": hand, "address": address}
                connection.execute(insert(mails).values(**who, **waiting))
            else:
                connection.execute(update(mails).where(same).values(waiting))
            return "queued"

        return await self._database.run(work)

    async def due(self, now: int) -> list[Mail]:
        """The letters to be tried now, those that have waited longest first."""

        def work(connection: Connection) -> list[Mail]:
            mails = schema.mails
            query = select(mails).where(mails.c.due <= now).order_by(mails.c.due, mails.c.row)
            return [
                Mail(row.row, row.player, row.hand_id, row.address, row.tries)
                for row in connection.execute(query)
            ]

        return await self._database.run(work)

    async def next_due(self) -> int | None:
        """When a letter is to be tried next; None when none waits."""
        query = select(func.min(schema.mails.c.due))

        def work(connection: Connection) -> int | None:
            due: int | None = connection.scalar(query)
            return due

        return await self._database.run(work)

    async def sent(self, mail: Mail) -> None:
        """The letter is with the mail server."""
        await self._set(mail, {"state": "sent", "due": None})

    async def failed(self, mail: Mail, again: int | None) -> None:
        """The letter could not be sent; it is tried ``again`` then, or given up."""
        state = "given_up" if again is None else "queued"
        await self._set(mail, {"state": state, "due": again, "tries": mail.tries + 1})

    async def _set(self, mail: Mail, values: dict[str, object]) -> None:
        change = update(schema.mails).where(schema.mails.c.row == mail.number).values(values)
        await self._database.run(lambda connection: connection.execute(change).rowcount)


def _too_many(connection: Connection, player: str, address: str, now: int) -> bool:
    mails = schema.mails

    def asked(which: ColumnElement[bool], since: int) -> int:
        query = select(func.count()).select_from(mails).where(which, mails.c.asked > since)
        return connection.scalar(query) or 0

    return (
        asked(mails.c.player == player, now - HOUR) >= MOST_OF_A_PLAYER
        or asked(mails.c.address == address, now - DAY) >= MOST_TO_AN_ADDRESS
    )
