"""What a player has noted about others: for himself alone, wherever he signs in."""

from typing import Literal

from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, or_, select, update

from doorcard.adapters.sql import schema
from doorcard.adapters.sql.database import Database

MOST_OF_A_PLAYER = 1000

LabelColor = Literal["", "red", "green", "blue", "violet", "gray"]


class Note(Struct, frozen=True):
    """A player's note about another. about: the other's id; name: as he was called then.

    label, word: color of a label and the word on it, "" for none. muted: his chat is not shown.
    """

    about: str
    name: str
    text: str = ""
    label: LabelColor = ""
    word: str = ""
    muted: bool = False

    @property
    def empty(self) -> bool:
        """Whether nothing is noted."""
        return not (self.text or self.label or self.muted)


class Notes:
    """All players' notes. Each is given to the player who wrote it and to nobody else."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, player: str) -> list[Note]:
        """Everything a player has noted, what he changed last first."""

        def work(connection: Connection) -> list[Note]:
            notes = schema.notes
            query = select(notes).where(notes.c.player == player).order_by(notes.c.changed.desc())
            return [
                Note(row.about, row.name, row.text, row.label, row.word, row.muted)
                for row in connection.execute(query)
            ]

        return await self._database.run(work)

    async def name_of(self, about: str) -> str | None:
        """How a player is called; None where there is no such player."""

        def work(connection: Connection) -> str | None:
            players = schema.players
            return connection.scalar(select(players.c.name).where(players.c.id == about))

        return await self._database.run(work)

    async def keep(self, player: str, note: Note, now: int) -> bool:
        """Put a note in the place of an earlier one; an empty one takes it away.

        now: milliseconds since the epoch. False when the player has ``MOST_OF_A_PLAYER`` already.
        """

        def work(connection: Connection) -> bool:
            notes = schema.notes
            here = (notes.c.player == player) & (notes.c.about == note.about)
            if note.empty:
                connection.execute(delete(notes).where(here))
                return True
            values = {
                "name": note.name,
                "text": note.text,
                "label": note.label,
                "word": note.word,
                "muted": note.muted,
                "changed": now,
            }
            if connection.execute(update(notes).where(here).values(values)).rowcount:
                return True
            held = select(func.count()).select_from(notes).where(notes.c.player == player)
            if (connection.scalar(held) or 0) >= MOST_OF_A_PLAYER:
                return False
            key = {"player": player, "about": note.about}
            connection.execute(insert(notes).values(**key, **values))
            return True

        return await self._database.run(work)


def forget_notes(connection: Connection, player: str) -> None:
    """Take away what a player has noted, and what others have noted about him."""
    notes = schema.notes
    connection.execute(delete(notes).where(or_(notes.c.player == player, notes.c.about == player)))
