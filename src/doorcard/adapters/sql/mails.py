"""The queue of letters: asked for once, tried until sent, the same after a restart."""

from typing import Literal

from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.sql.elements import ColumnElement

from doorcard.adapters.sql import schema
from doorcard.adapters.sql.database import Database

HOUR = 3_600_000
DAY = 24 * HOUR
MOST_OF_A_PLAYER = 20  # letters asked for within an hour
MOST_TO_AN_ADDRESS = 50  # within a day, by whomever
MOST_CONFIRMATIONS = 5  # to an address within a day; its owner may not have asked for any

MailState = Literal["queued", "sent", "given_up"]

# hand: a hand history. confirm: is this address yours? reset: a way in without the password.
# password_changed, email_changed: so that nobody changes them behind their owner's back.
Kind = Literal["hand", "confirm", "reset", "password_changed", "email_changed"]


class Mail(Struct, frozen=True):
    """A letter that waits. number: its place in the queue. tries: how often sending has failed.

    player: who asked, "" for a "reset", whose ``address`` is what somebody typed. hand: "" unless
    it is about one. asked: when.
    """

    number: int
    kind: Kind
    player: str
    hand: str
    address: str
    language: str
    asked: int
    tries: int


class Mails:
    """Letters in the database. Times are milliseconds since the epoch."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def ask(
        self, player: str, hand: str, address: str, language: str, now: int
    ) -> MailState | None:
        """Queue a hand; None when too many were asked for. Returns what has become of it.

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
            if too_many(connection, player, address, now):
                return None
            if state is None:
                add_letter(connection, "hand", player, address, language, now, hand)
            else:
                again = {"asked": now, "tries": 0, "due": now, "state": "queued"}
                connection.execute(update(mails).where(same).values(language=language, **again))
            return "queued"

        return await self._database.run(work)

    async def ask_reset(self, who: str, language: str, now: int) -> None:
        """Queue a letter to whoever is called so, or has this address, if anybody."""
        await self._database.run(
            lambda connection: add_letter(connection, "reset", None, who, language, now)
        )

    async def due(self, now: int) -> list[Mail]:
        """The letters to be tried now, those that have waited longest first."""

        def work(connection: Connection) -> list[Mail]:
            mails = schema.mails
            query = select(mails).where(mails.c.due <= now).order_by(mails.c.due, mails.c.row)
            return [
                Mail(
                    number=row.row,
                    kind=row.kind,
                    player=row.player or "",
                    hand=row.hand_id or "",
                    address=row.address,
                    language=row.language,
                    asked=row.asked,
                    tries=row.tries,
                )
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
        await self._done(mail, {"state": "sent", "due": None})

    async def dropped(self, mail: Mail) -> None:
        """There is nothing to be told to anybody, so nothing is kept of it either."""
        await self._database.run(
            lambda connection: connection.execute(delete(schema.mails).where(_is(mail)))
        )

    async def failed(self, mail: Mail, again: int | None) -> None:
        """The letter could not be sent; it is tried ``again`` then, or given up."""
        values = {"due": again, "tries": mail.tries + 1}
        if again is None:
            await self._done(mail, values | {"state": "given_up"})
        else:
            await self._set(mail, values | {"state": "queued"})

    async def _done(self, mail: Mail, values: dict[str, object]) -> None:
        """What strangers typed to get a letter is not kept."""
        if mail.kind == "reset":
            await self.dropped(mail)
        else:
            await self._set(mail, values)

    async def _set(self, mail: Mail, values: dict[str, object]) -> None:
        change = update(schema.mails).where(_is(mail)).values(values)
        await self._database.run(lambda connection: connection.execute(change).rowcount)


def add_letter(
    connection: Connection,
    kind: Kind,
    player: str | None,
    address: str,
    language: str,
    now: int,
    hand: str | None = None,
) -> None:
    """Put a letter into the queue."""
    who = {"kind": kind, "player": player, "hand_id": hand, "address": address}
    waiting = {"asked": now, "tries": 0, "due": now, "state": "queued"}
    connection.execute(insert(schema.mails).values(**who, language=language, **waiting))


def too_many(connection: Connection, player: str, address: str, now: int) -> bool:
    """Whether a player has asked for too many letters, or an address got too many."""
    mails = schema.mails
    return (
        _asked(connection, mails.c.player == player, now - HOUR) >= MOST_OF_A_PLAYER
        or _asked(connection, mails.c.address == address, now - DAY) >= MOST_TO_AN_ADDRESS
    )


def too_many_confirmations(connection: Connection, address: str, now: int) -> bool:
    """Whether an address was asked too often whose it is."""
    mails = schema.mails
    same = (mails.c.kind == "confirm") & (mails.c.address == address)
    return _asked(connection, same, now - DAY) >= MOST_CONFIRMATIONS


def _asked(connection: Connection, which: ColumnElement[bool], since: int) -> int:
    mails = schema.mails
    query = select(func.count()).select_from(mails).where(which, mails.c.asked > since)
    return connection.scalar(query) or 0


def _is(mail: Mail) -> ColumnElement[bool]:
    return schema.mails.c.row == mail.number
