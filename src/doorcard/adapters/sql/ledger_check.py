"""Proves that no chip was made or lost, and names the row that says otherwise (DESIGN 5)."""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Select, Table, func, select

from doorcard.adapters.sql import schema
from doorcard.adapters.sql.journal import read_open_records
from doorcard.adapters.sql.tournament_check import tournament_faults
from doorcard.room.folding import fold
from doorcard.room.money import FAUCET, FEES, POOL, RAKE, escrow
from doorcard.room.ports import JournalDamaged
from doorcard.room.state import TableState

ESCROW = "escrow:"
GRANT = "grant"
FAREWELL = "farewell"
HAND = "hand"


class Fault(Struct, frozen=True):
    """row: "account wallet:ann", "entry hand/t-1" or "table t". problem: what is wrong there."""

    row: str
    problem: str

    def __str__(self) -> str:
        return f"{self.row}: {self.problem}"


class Summary(Struct, frozen=True):
    """The whole ledger: how many rows, where the units are, and what is wrong."""

    accounts: int
    entries: int
    hands: int
    in_wallets: int
    at_tables: int
    raked: int
    faults: tuple[Fault, ...]
    in_pools: int = 0
    fees: int = 0


def check_ledger(connection: Connection) -> Summary:
    """The ledger and all that can be proved about it; in one transaction, or it is no proof."""
    found = (
        *book_faults(connection),
        *_table_faults(connection),
        *_settlement_faults(connection),
    )
    accounts = schema.accounts
    held = _pairs(connection, select(accounts.c.id, accounts.c.balance))
    escrows = sum(units for account, units in held.items() if account.startswith(ESCROW))
    return Summary(
        accounts=len(held),
        entries=_count(connection, schema.entries),
        hands=_count(connection, schema.hands),
        in_wallets=sum(u for account, u in held.items() if account.startswith("wallet:")),
        at_tables=escrows,
        raked=held.get(RAKE, 0),
        in_pools=sum(u for account, u in held.items() if account.startswith(POOL)),
        fees=held.get(FEES, 0),
        faults=found,
    )


def faults(connection: Connection) -> list[Fault]:
    """All that is wrong with the ledger; empty when all is well."""
    return list(check_ledger(connection).faults)


def book_faults(connection: Connection) -> Iterator[Fault]:
    """Double entry: entries balance, balances are the sums of postings, none is below zero."""
    accounts, entries, postings = schema.accounts, schema.entries, schema.postings
    total = func.coalesce(func.sum(postings.c.amount), 0)
    unbalanced = connection.execute(
        select(entries.c.id, total, func.count(postings.c.line))
        .outerjoin_from(entries, postings, postings.c.entry_id == entries.c.id)
        .group_by(entries.c.id)
        .having((total != 0) | (func.count(postings.c.line) < 2))
        .order_by(entries.c.id)
    )
    for entry, units, lines in unbalanced:
        problem = f"its {lines} postings add up to {units}, not to zero"
        yield Fault(f"entry {entry}", problem if units else f"it has {lines} postings")
    lost = select(postings.c.entry_id, postings.c.account).where(
        postings.c.entry_id.not_in(select(entries.c.id))
        | postings.c.account.not_in(select(accounts.c.id))
    )
    for entry, account in connection.execute(lost):
        yield Fault(f"entry {entry}", f"its posting to {account} has no entry or no account")
    rows = connection.execute(
        select(accounts.c.id, accounts.c.balance, total)
        .outerjoin_from(accounts, postings, postings.c.account == accounts.c.id)
        .group_by(accounts.c.id, accounts.c.balance)
        .order_by(accounts.c.id)
    )
    for account, held, posted in rows:
        if held != posted:
            yield Fault(f"account {account}", f"it holds {held}, its postings say {posted}")
        if held < 0 and account != FAUCET:
            yield Fault(f"account {account}", f"it is below zero: {held}")
    amount, reason = postings.c.amount, entries.c.reason
    given = (reason == GRANT) & (amount < 0)
    returned = (reason == FAREWELL) & (amount > 0)
    stray = (
        select(entries.c.id, entries.c.reason)
        .join_from(entries, postings, postings.c.entry_id == entries.c.id)
        .where(postings.c.account == FAUCET, ~(given | returned))
    )
    for entry, reason in connection.execute(stray):
        yield Fault(f"entry {entry}", f"it moves chips of the faucet, but is a {reason}")


def _table_faults(connection: Connection) -> Iterator[Fault]:
    """What lies on the tables, against the ledger, and in tournaments against what was sold."""
    states: list[TableState] = []
    for table in connection.scalars(select(schema.tables.c.id).order_by(schema.tables.c.id)).all():
        try:
            state = _state(connection, table)
        except JournalDamaged as error:
            yield Fault(f"table {table}", str(error))
            continue
        if state is not None:
            states.append(state)
    yield from _escrow_faults(connection, [one for one in states if one.config.money])
    yield from (Fault(row, problem) for row, problem in tournament_faults(connection, states))


def _escrow_faults(connection: Connection, tables: list[TableState]) -> Iterator[Fault]:
    """An escrow holds what its player has on the table: his stack and his waiting top-up.

    A running hand is settled when it ends, so stacks are those before the hand.
    """
    accounts = schema.accounts
    query = select(accounts.c.id, accounts.c.balance).where(accounts.c.id.startswith(ESCROW))
    held = _pairs(connection, query)
    for state in tables:
        for one in state.occupants:
            account, lies = escrow(state.config.table, one.player), one.stack + one.waiting
            holds = held.pop(account, 0)
            if holds != lies:
                problem = f"it holds {holds}, but {lies} lie at seat {one.seat}"
                yield Fault(f"account {account}", problem)
    for account, holds in sorted(held.items()):
        if holds:
            yield Fault(f"account {account}", f"it holds {holds}, but its player has no seat")


def _state(connection: Connection, table: str) -> TableState | None:
    state: TableState | None = None
    try:
        for record in read_open_records(connection, table):
            state = fold(state, record)
    except (ValueError, LookupError, msgspec.MsgspecError) as error:
        raise JournalDamaged(f"its records cannot be followed: {error}") from error
    return state


def _settlement_faults(connection: Connection) -> Iterator[Fault]:
    """A hand is settled by one entry, hand/ID, among those who were dealt in and the rake."""
    entries, hands, postings = schema.entries, schema.hands, schema.postings
    tables = _pairs(connection, select(hands.c.id, hands.c.table_id))
    rows = connection.execute(
        select(entries.c.id, postings.c.account)
        .join_from(entries, postings, postings.c.entry_id == entries.c.id)
        .where(entries.c.reason == HAND)
        .order_by(entries.c.id, postings.c.line)
    ).all()
    dealt = _dealt(connection)
    named: set[str] = set()
    for entry, account in rows:
        hand = entry.removeprefix("hand/")
        if entry not in named and (hand == entry or hand not in tables):
            yield Fault(f"entry {entry}", "it settles no finished hand, or one once more")
        elif hand in tables and account != RAKE and account not in dealt.get(hand, ()):
            yield Fault(f"entry {entry}", f"it moves chips of {account}, who was not dealt in")
        named.add(entry)


def _dealt(connection: Connection) -> dict[str, set[str]]:
    """The escrows of those dealt in, by hand."""
    hands, players = schema.hands, schema.hand_players
    query = select(hands.c.id, hands.c.table_id, players.c.player).join_from(
        hands, players, players.c.hand_id == hands.c.id
    )
    dealt: dict[str, set[str]] = {}
    for hand, table, player in connection.execute(query):
        dealt.setdefault(hand, set()).add(escrow(table, player))
    return dealt


def _pairs(connection: Connection, query: Select[Any, Any]) -> dict[str, Any]:
    return dict(connection.execute(query).all())


def _count(connection: Connection, table: Table) -> int:
    return connection.scalar(select(func.count()).select_from(table)) or 0
