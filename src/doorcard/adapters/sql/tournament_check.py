"""Proves that a tournament's money is where its records say, and that its chips are all there."""

from collections.abc import Iterable, Iterator

from sqlalchemy import Connection, select

from doorcard.adapters.sql import schema
from doorcard.adapters.sql.tournaments import read_tournament
from doorcard.room.money import POOL, pool
from doorcard.room.ports import JournalDamaged
from doorcard.room.state import TableState
from doorcard.room.tournament.audit import chips_in_play
from doorcard.room.tournament.folding import fold
from doorcard.room.tournament.look import look_at
from doorcard.room.tournament.state import TournamentState


def tournament_faults(
    connection: Connection, tables: list[TableState]
) -> Iterator[tuple[str, str]]:
    """Row and problem of everything that is wrong. tables: all of the room."""
    accounts, tournaments = schema.accounts, schema.tournaments
    query = select(accounts.c.id, accounts.c.balance).where(accounts.c.id.startswith(POOL))
    held: dict[str, int] = dict(connection.execute(query).all())
    states: dict[str, TournamentState] = {}
    for name in connection.scalars(select(tournaments.c.id).order_by(tournaments.c.id)).all():
        try:
            state = _state(connection, name)
        except JournalDamaged as error:
            yield f"tournament {name}", str(error)
            continue
        if state is not None:
            states[name] = state
    for name, state in states.items():
        holds = held.pop(pool(name), 0)
        owed = in_pool(state) - seats_not_noted(state, states.values())
        if holds != owed:
            yield f"account {pool(name)}", f"it holds {holds}, but {owed} are to be won"
        yield from _chip_faults(state, tables)
    for account, holds in sorted(held.items()):
        if holds:
            yield f"account {account}", f"it holds {holds}, but there is no such tournament"


def in_pool(state: TournamentState) -> int:
    """Units that were paid in and not out."""
    return 0 if state.phase == "cancelled" else state.pool - sum(state.paid.values())


def seats_not_noted(satellite: TournamentState, others: Iterable[TournamentState]) -> int:
    """Units for seats its winners were given elsewhere, while its own record is still missing."""
    return sum(
        won.units
        for other in others
        for won in other.won
        if won.satellite == satellite.config.tournament and won.entry not in satellite.paid
    )


def _chip_faults(state: TournamentState, tables: list[TableState]) -> Iterator[tuple[str, str]]:
    if state.phase != "running":
        return
    name = state.config.tournament
    looks = {
        table.config.table: look_at(table) for table in tables if table.config.tournament == name
    }
    lying = chips_in_play(state, looks)
    if lying != state.chips:
        yield f"tournament {name}", f"{lying} chips are in play, {state.chips} were handed out"


def _state(connection: Connection, tournament: str) -> TournamentState | None:
    state: TournamentState | None = None
    try:
        for record in read_tournament(connection, tournament):
            state = fold(state, record)
    except (ValueError, LookupError) as error:
        raise JournalDamaged(f"its records cannot be followed: {error}") from error
    return state
