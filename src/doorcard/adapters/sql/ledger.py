"""The ledger on SQL: entries are only ever added, balances are kept beside them."""

import time
from collections import defaultdict
from collections.abc import Iterable, Sequence

from sqlalchemy import Connection, Insert, bindparam, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from doorcard.adapters.sql import schema
from doorcard.room.money import FAUCET, Entry
from doorcard.room.ports import JournalError, NotEnoughChips, RepeatedCommand

WALLET = "wallet:"

# Made once: making a statement takes longer than carrying it out.
_ADD_ENTRIES = insert(schema.entries)
_ADD_POSTINGS = insert(schema.postings)
_OPEN_ACCOUNTS: dict[str, Insert] = {
    "postgresql": postgresql.insert(schema.accounts).on_conflict_do_nothing(),
    "sqlite": sqlite.insert(schema.accounts).on_conflict_do_nothing(),
}
_CHANGE_ACCOUNT = (
    update(schema.accounts)
    .where(schema.accounts.c.id == bindparam("account"))
    .values(balance=schema.accounts.c.balance + bindparam("change"))
)
_BALANCE = select(schema.accounts.c.balance).where(schema.accounts.c.id == bindparam("account"))


def post(connection: Connection, entries: Sequence[Entry]) -> None:
    """Write entries and move their chips.

    IntegrityError for an entry id that was used before and for an account without enough chips.
    """
    now = time.time_ns() // 1_000_000
    connection.execute(
        _ADD_ENTRIES,
        [{"id": entry.id, "reason": entry.reason, "at": now} for entry in entries],
    )
    changes = _changes(entries)
    connection.execute(
        _OPEN_ACCOUNTS[connection.dialect.name],
        [{"id": account, "balance": 0} for account in changes],
    )
    connection.execute(
        _CHANGE_ACCOUNT,
        [{"account": account, "change": change} for account, change in changes.items()],
    )
    connection.execute(_ADD_POSTINGS, _posting_rows(entries))


def balance(connection: Connection, account: str) -> int:
    """The units in an account, 0 for one that was never used."""
    return connection.scalar(_BALANCE, {"account": account}) or 0


def balances_of(connection: Connection, entries: Iterable[Entry]) -> dict[str, int]:
    """What the wallets touched by these entries hold now, by player."""
    wallets = {
        posting.account
        for entry in entries
        for posting in entry.postings
        if posting.account.startswith(WALLET)
    }
    return {account.removeprefix(WALLET): balance(connection, account) for account in wallets}


def why_not_posted(connection: Connection, entries: Sequence[Entry]) -> JournalError | None:
    """Why these entries cannot be written: one was before, or an account would be below zero.

    None where neither is so.
    """
    for entry in entries:
        if _was_posted(connection, entry.id):
            return RepeatedCommand(entry.id)
    for account, change in _changes(entries).items():
        held = balance(connection, account)
        if account != FAUCET and held + change < 0:
            return NotEnoughChips(account, held, -change)
    return None


def _was_posted(connection: Connection, entry_id: str) -> bool:
    query = select(schema.entries.c.id).where(schema.entries.c.id == entry_id)
    return connection.scalar(query) is not None


def _changes(entries: Sequence[Entry]) -> dict[str, int]:
    """What each account gains, in the order of the names, so that locks are taken in one order."""
    changes: defaultdict[str, int] = defaultdict(int)
    for entry in entries:
        for posting in entry.postings:
            changes[posting.account] += posting.amount
    return dict(sorted(changes.items()))


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
