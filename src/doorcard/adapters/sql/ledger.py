"""The ledger on SQL: entries are only ever added, balances are kept beside them."""

import time
from collections import defaultdict
from collections.abc import Iterable, Sequence

from sqlalchemy import Connection, Insert, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from doorcard.adapters.sql import schema
from doorcard.room.money import FAUCET, Entry

WALLET = "wallet:"


def post(connection: Connection, entries: Sequence[Entry]) -> None:
    """Write entries and move their chips.

    IntegrityError for an entry id that was used before and for an account without enough chips.
    """
    now = time.time_ns() // 1_000_000
    connection.execute(
        insert(schema.entries),
        [{"id": entry.id, "reason": entry.reason, "at": now} for entry in entries],
    )
    for account, change in _changes(entries).items():
        _open_account(connection, account)
        connection.execute(
            update(schema.accounts)
            .where(schema.accounts.c.id == account)
            .values(balance=schema.accounts.c.balance + change)
        )
    connection.execute(insert(schema.postings), _posting_rows(entries))


def balance(connection: Connection, account: str) -> int:
    """The units in an account, 0 for one that was never used."""
    accounts = schema.accounts
    found = connection.scalar(select(accounts.c.balance).where(accounts.c.id == account))
    return found or 0


def balances_of(connection: Connection, entries: Iterable[Entry]) -> dict[str, int]:
    """What the wallets touched by these entries hold now, by player."""
    wallets = {
        posting.account
        for entry in entries
        for posting in entry.postings
        if posting.account.startswith(WALLET)
    }
    return {account.removeprefix(WALLET): balance(connection, account) for account in wallets}


def was_posted(connection: Connection, entry_id: str) -> bool:
    """Whether an entry with this id exists."""
    query = select(schema.entries.c.id).where(schema.entries.c.id == entry_id)
    return connection.scalar(query) is not None


def shortage(connection: Connection, entries: Sequence[Entry]) -> tuple[str, int, int] | None:
    """The first account that these entries would bring below zero: its id, units held and needed.

    None where there is none.
    """
    for account, change in _changes(entries).items():
        held = balance(connection, account)
        if account != FAUCET and held + change < 0:
            return account, held, -change
    return None


def _changes(entries: Sequence[Entry]) -> dict[str, int]:
    """What each account gains, in the order of the names, so that locks are taken in one order."""
    changes: defaultdict[str, int] = defaultdict(int)
    for entry in entries:
        for posting in entry.postings:
            changes[posting.account] += posting.amount
    return dict(sorted(changes.items()))


def _open_account(connection: Connection, account: str) -> None:
    values = {"id": account, "balance": 0}
    connection.execute(_insert_if_new(connection).values(values))


def _insert_if_new(connection: Connection) -> Insert:
    if connection.dialect.name == "postgresql":
        return postgresql.insert(schema.accounts).on_conflict_do_nothing()
    return sqlite.insert(schema.accounts).on_conflict_do_nothing()


def _posting_rows(entries: Sequence[Entry]) -> list[dict[str, object]]:
    return [
        {
            "entry_id": entry.id,
            "line": line,
            "account": posting.account,
            "amount": posting.amount,
        }
        for entry in entries
        for line, posting in enumerate(entry.postings)
    ]
