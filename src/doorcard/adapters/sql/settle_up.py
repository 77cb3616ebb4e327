"""Who is up or down at a table since it was made: read off the ledger, which forgets nothing."""

from msgspec import Struct
from sqlalchemy import Connection, case, func, select

from doorcard.adapters.sql import schema
from doorcard.adapters.sql.database import Database
from doorcard.room.money import RAKE, escrow

HAND = "hand"
BOT = "bot:"


class SheetRow(Struct, frozen=True):
    """One player. All in units: what he brought, took home, has on the table; what he won or lost.

    A hand that runs is not yet in it.
    """

    player: str
    name: str
    bot: bool
    bought_in: int
    cashed_out: int
    on_table: int
    result: int


class Sheet(Struct, frozen=True):
    """Everybody who ever had chips at a table, who won most first.

    rake: units the house took; it and all results add up to zero.
    """

    rows: tuple[SheetRow, ...]
    rake: int


class Sheets:
    """Makes the sheets of tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_table(self, table: str) -> Sheet:
        """The sheet of a table as the ledger has it now."""
        return await self._database.run(lambda connection: settle_up(connection, table))


def settle_up(connection: Connection, table: str) -> Sheet:
    """The sheet of a table, from its escrows and their postings."""
    accounts = schema.accounts
    prefix = escrow(table, "")
    query = select(accounts.c.id, accounts.c.balance)
    held = dict(connection.execute(query.where(accounts.c.id.startswith(prefix))).all())
    moved = _moved(connection, list(held))
    names = _names(connection, [account.removeprefix(prefix) for account in held])
    rows = [
        SheetRow(
            player=(player := account.removeprefix(prefix)),
            name=names.get(player) or player.rpartition(":")[2],
            bot=player.startswith(BOT),
            bought_in=moved.get((account, "in"), 0),
            cashed_out=-moved.get((account, "out"), 0),
            on_table=on_table,
            result=moved.get((account, HAND), 0),
        )
        for account, on_table in held.items()
    ]
    rows.sort(key=lambda row: (-row.result, row.name))
    return Sheet(tuple(rows), _rake(connection, list(held)))


def _moved(connection: Connection, accounts: list[str]) -> dict[tuple[str, str], int]:
    """Units by account and way: "in" and "out" of the table, won or lost in a "hand"."""
    postings, entries = schema.postings, schema.entries
    way = case((entries.c.reason == HAND, HAND), (postings.c.amount > 0, "in"), else_="out").label(
        "way"
    )
    query = (
        select(postings.c.account, way, func.sum(postings.c.amount))
        .join_from(postings, entries, postings.c.entry_id == entries.c.id)
        .where(postings.c.account.in_(accounts))
        .group_by(postings.c.account, way)
    )
    return {(account, kind): int(units) for account, kind, units in connection.execute(query)}


def _rake(connection: Connection, accounts: list[str]) -> int:
    """What the house took from the hands that moved chips of these accounts."""
    postings = schema.postings
    hands = select(postings.c.entry_id).where(postings.c.account.in_(accounts))
    query = select(func.coalesce(func.sum(postings.c.amount), 0)).where(
        postings.c.account == RAKE, postings.c.entry_id.in_(hands)
    )
    return int(connection.scalar(query) or 0)


def _names(connection: Connection, players: list[str]) -> dict[str, str]:
    table = schema.players
    query = select(table.c.id, table.c.name).where(table.c.id.in_(players))
    return {row.id: row.name for row in connection.execute(query)}
