"""How each record changes a tournament. Records are facts: none is refused here."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from doorcard.room.tournament import records as r
from doorcard.room.tournament.state import (
    Deal,
    Entrant,
    Offer,
    OpenTable,
    TournamentState,
)
from doorcard.room.tournament.structure import MINUTE, Level, Structure


def fold(state: TournamentState | None, record: r.Record) -> TournamentState:
    """The tournament after the record; None is one that does not exist yet."""
    if isinstance(record, r.Made):
        return TournamentState(config=record.config, seen=record.at)
    if state is None:
        raise ValueError(f"the first record of a tournament cannot be {type(record).__name__}")
    if isinstance(record, r.Resumed):
        return _resumed(state, record.at)
    left = state.time_left(record.at)
    return _FOLDS[type(record)](replace(state, left=left, seen=record.at), record)


def _resumed(state: TournamentState, at: int) -> TournamentState:
    """The time in which nobody could play is charged to nobody, whichever way the clock was set.

    It is taken from no level, and whoever is asked something has his time again.
    """
    away = at - state.seen
    deal = state.deal
    return replace(
        state,
        seen=at,
        first_entry=state.first_entry and state.first_entry + away,
        started=state.started and state.started + away,
        faulty_since=state.faulty_since and state.faulty_since + away,
        offers={
            entry: replace(one, until=one.until and one.until + away)
            for entry, one in state.offers.items()
        },
        deal=deal and replace(deal, until=deal.until and deal.until + away),
    )


def length_of(structure: Structure, period: int) -> int:
    """Milliseconds of a period, 0 where its end is counted in hands or never comes."""
    one = structure.periods[period]
    if not isinstance(one, Level):
        return one.minutes * MINUTE
    return one.length * MINUTE if structure.measure == "minutes" else 0


def _registered(state: TournamentState, record: r.Registered) -> TournamentState:
    entrant = Entrant(record.entry, record.player, record.name, record.bot)
    structure = state.structure
    return replace(
        state,
        entrants={**state.entrants, record.entry: entrant},
        numbers={**state.numbers, record.player: state.numbers.get(record.player, 0) + 1},
        first_entry=state.first_entry or record.at,
        pool=state.pool + structure.price,
        chips=state.chips + structure.stack,
        won=(*state.won, record.won) if record.won is not None else state.won,
    )


def _withdrawn(state: TournamentState, record: r.Withdrawn) -> TournamentState:
    structure = state.structure
    entrants = {name: one for name, one in state.entrants.items() if name != record.entry}
    return replace(
        state,
        entrants=entrants,
        first_entry=state.first_entry if entrants else 0,
        pool=state.pool - structure.price,
        chips=state.chips - structure.stack,
    )


def _renamed(state: TournamentState, record: r.Renamed) -> TournamentState:
    entrants = {
        entry: replace(one, name=record.name) if one.player == record.player else one
        for entry, one in state.entrants.items()
    }
    return replace(state, entrants=entrants)


def _started(state: TournamentState, record: r.Started) -> TournamentState:
    seated = dict(state.entrants)
    for chair in record.chairs:
        seated[chair.entry] = _on(seated[chair.entry], chair, state.structure.stack)
    return replace(
        state,
        phase="running",
        started=record.at,
        entrants=seated,
        tables=tuple(OpenTable(table, n) for n, table in enumerate(record.tables, 1)),
        table_count=len(record.tables),
        left=length_of(state.structure, 0),
    )


def _on(one: Entrant, chair: r.Chair, stack: int) -> Entrant:
    return replace(
        one, table=chair.table, chair=chair.chair, stack=stack, added=0, waits=chair.waits
    )


def _table_added(state: TournamentState, record: r.TableAdded) -> TournamentState:
    number = state.table_count + 1
    table = OpenTable(record.table, number, state.earliest_period)
    return replace(state, tables=(*state.tables, table), table_count=number)


def _seated(state: TournamentState, record: r.Seated) -> TournamentState:
    chair = record.chair
    return _change(state, chair.entry, lambda one: _on(one, chair, state.structure.stack))


def _moved(state: TournamentState, record: r.Moved) -> TournamentState:
    entrants = dict(state.entrants)
    for move in record.moves:
        one = entrants[move.chair.entry]
        there = _on(one, move.chair, move.stack)
        entrants[one.entry] = replace(there, moves=one.moves + 1, away=move.away)
    tables = tuple(table for table in state.tables if table.table != record.broken)
    return replace(state, entrants=entrants, tables=tables)


def _period_began(state: TournamentState, record: r.PeriodBegan) -> TournamentState:
    return replace(state, period=record.period, left=record.left, proposed=())


def _table_level(state: TournamentState, record: r.TableLevel) -> TournamentState:
    tables = tuple(
        replace(one, period=record.period, hands=record.hands) if one.table == record.table else one
        for one in state.tables
    )
    return replace(state, tables=tables, proposed=())


def _ticked(state: TournamentState, record: r.Ticked) -> TournamentState:
    return replace(state, ticking=record.ticking)


def _paused(state: TournamentState, record: r.Paused) -> TournamentState:
    faulty = record.on and record.fault
    return replace(state, paused=record.on, faulty_since=record.at if faulty else 0)


def _out(state: TournamentState, record: r.Out) -> TournamentState:
    gone = [entry for group in record.groups for entry in group]
    return replace(
        state,
        out=(*state.out, *record.groups),
        out_count=state.out_count + len(gone),
        gone=state.gone | frozenset(gone),
        offers={entry: offer for entry, offer in state.offers.items() if entry not in gone},
    )


def _round_began(state: TournamentState, record: r.RoundBegan) -> TournamentState:
    return replace(state, hand_for_hand=True, rounds=record.hands)


def _hand_for_hand_ended(state: TournamentState, _: r.HandForHandEnded) -> TournamentState:
    return replace(state, hand_for_hand=False, rounds={})


def _rebuy_offered(state: TournamentState, record: r.RebuyOffered) -> TournamentState:
    offers = {**state.offers, record.entry: Offer(record.until, record.began)}
    return replace(state, offers=offers)


def _rebuy_declined(state: TournamentState, record: r.RebuyDeclined) -> TournamentState:
    offer = state.offers[record.entry]
    return replace(state, offers={**state.offers, record.entry: replace(offer, until=0)})


def _chips_bought(state: TournamentState, record: r.ChipsBought) -> TournamentState:
    def bought(one: Entrant) -> Entrant:
        if record.kind == "add_on":
            return replace(one, added=one.added + record.chips, added_on=True)
        return replace(one, added=one.added + record.chips, rebuys=one.rebuys + 1)

    offers = {entry: offer for entry, offer in state.offers.items() if entry != record.entry}
    after = _change(state, record.entry, bought)
    return replace(
        after,
        offers=offers,
        pool=state.pool + record.price,
        chips=state.chips + record.chips,
    )


def _deal_proposed(state: TournamentState, record: r.DealProposed) -> TournamentState:
    return replace(
        state, deal=Deal(record.entry, record.kind), proposed=(*state.proposed, record.entry)
    )


def _deal_offered(state: TournamentState, record: r.DealOffered) -> TournamentState:
    deal = state.deal
    if deal is None:
        raise ValueError("a deal was offered that nobody had proposed")
    agreed = tuple(dict.fromkeys((*record.agreed, deal.by)))
    return replace(
        state, deal=replace(deal, shares=record.shares, until=record.until, agreed=agreed)
    )


def _deal_answered(state: TournamentState, record: r.DealAnswered) -> TournamentState:
    if not record.yes or state.deal is None:
        return replace(state, deal=None)
    agreed = (*state.deal.agreed, record.entry)
    return replace(state, deal=replace(state.deal, agreed=agreed))


def _deal_lapsed(state: TournamentState, _: r.DealLapsed) -> TournamentState:
    return replace(state, deal=None)


def _paid(state: TournamentState, record: r.Paid) -> TournamentState:
    seats = state.seats.union(record.amounts) if record.seat else state.seats
    return replace(state, paid={**state.paid, **record.amounts}, seats=seats)


def _finished(state: TournamentState, record: r.Finished) -> TournamentState:
    groups = tuple((entry,) for entry in record.standing)
    return replace(
        state,
        phase="finished",
        ended=record.at,
        ended_by="fault" if record.fault else "",
        ticking=False,
        deal=None,
        out=(*state.out, *groups),
        out_count=state.out_count + len(groups),
        gone=state.gone | frozenset(record.standing),
        tables=(),
    )


def _cancelled(state: TournamentState, record: r.Cancelled) -> TournamentState:
    return replace(
        state, phase="cancelled", ended=record.at, ended_by=record.reason, ticking=False, tables=()
    )


def _change(
    state: TournamentState, entry: str, change: Callable[[Entrant], Entrant]
) -> TournamentState:
    return replace(state, entrants={**state.entrants, entry: change(state.entrants[entry])})


_FOLDS: dict[type, Callable[[TournamentState, Any], TournamentState]] = {
    r.Registered: _registered,
    r.Withdrawn: _withdrawn,
    r.Renamed: _renamed,
    r.Started: _started,
    r.TableAdded: _table_added,
    r.Seated: _seated,
    r.Moved: _moved,
    r.PeriodBegan: _period_began,
    r.TableLevel: _table_level,
    r.Ticked: _ticked,
    r.Paused: _paused,
    r.Out: _out,
    r.RoundBegan: _round_began,
    r.HandForHandEnded: _hand_for_hand_ended,
    r.RebuyOffered: _rebuy_offered,
    r.RebuyDeclined: _rebuy_declined,
    r.ChipsBought: _chips_bought,
    r.DealProposed: _deal_proposed,
    r.DealOffered: _deal_offered,
    r.DealAnswered: _deal_answered,
    r.DealLapsed: _deal_lapsed,
    r.Paid: _paid,
    r.Finished: _finished,
    r.Cancelled: _cancelled,
}
