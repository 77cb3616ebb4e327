"""How players came out of their hands: written with each hand, searched without unsealing any."""

from collections.abc import Iterable

from sqlalchemy import ColumnElement, Connection, and_, exists, func, insert, select, tuple_

from doorcard.adapters.sql import schema
from doorcard.engine.events import HandStarted
from doorcard.room.records import FinishedHand
from doorcard.room.search import Found, PlayedTable, Search
from doorcard.room.statistics import Kind, Played
from doorcard.views import hand_results

Row = dict[str, object]

_ADD_RESULTS = insert(schema.hand_results)

TABLES_LISTED = 100  # that a player is offered to choose from, the latest first


def result_rows(hand: FinishedHand) -> list[Row]:
    """The rows of a finished hand, one a player."""
    players = {seat: player for seat, player, _ in hand.players}
    return [
        {
            "hand_id": hand.hand,
            "seat": result.seat,
            "player": players[result.seat],
            "ended": hand.ended,
            "table_id": hand.table,
            "game": hand.game,
            "house": hand.house,
            "kind": _kind(hand),
            "net": result.net,
            "big": result.big,
            "street": result.street,
            "showdown": result.showdown,
            "pots": result.pots,
            "void": result.void,
        }
        for result in hand_results(hand.events)
    ]


def _kind(hand: FinishedHand) -> str:
    """What the chips of the hand are: those of a tournament are not those of other tables."""
    if hand.aided:
        return "practice"
    started = hand.events[0]
    return "tournament" if isinstance(started, HandStarted) and started.tournament else "cash"


def write_results(connection: Connection, hands: Iterable[FinishedHand]) -> None:
    """Add the results of hands that have none yet."""
    rows = [row for hand in hands for row in result_rows(hand)]
    if rows:
        connection.execute(_ADD_RESULTS, rows)


def find(connection: Connection, player: str, search: Search, before: str, most: int) -> Found:
    """The hands of a player's search. before: only those older than this one of his.

    A hand that is not his has none that are older.
    """
    results = schema.hand_results
    wanted = _wanted(player, search)
    total = connection.scalar(select(func.count()).select_from(results).where(wanted)) or 0
    place = tuple_(results.c.ended, results.c.hand_id)
    newest = results.c.ended.desc(), results.c.hand_id.desc()
    query = select(results.c.hand_id).where(wanted).order_by(*newest).limit(most)
    if before:
        his = (results.c.player == player) & (results.c.hand_id == before)
        mark = select(results.c.ended, results.c.hand_id).where(his)
        found = connection.execute(mark).first()
        if found is None:
            return Found((), total)
        query = query.where(place < tuple_(found.ended, found.hand_id))
    return Found(tuple(connection.scalars(query)), total)


def played_tables(connection: Connection, player: str) -> tuple[PlayedTable, ...]:
    """The tables where a player has finished hands, the latest first."""
    results, hands = schema.hand_results, schema.hands
    last = func.max(results.c.ended)
    name = (
        select(hands.c.table_name)
        .where(hands.c.table_id == results.c.table_id)
        .order_by(hands.c.number.desc())
        .limit(1)
        .scalar_subquery()
    )
    rows = connection.execute(
        select(results.c.table_id, results.c.game, name)
        .where(results.c.player == player)
        .group_by(results.c.table_id, results.c.game)
        .order_by(last.desc(), results.c.table_id)
        .limit(TABLES_LISTED)
    )
    return tuple(PlayedTable(table, latest or "", game) for table, game, latest in rows)


Place = tuple[int, str]  # of a hand in the order they ended: when, and its id
FIRST: Place = (-1, "")


def played(
    connection: Connection, player: str, search: Search, after: Place, most: int
) -> tuple[list[Played], Place]:
    """A player's part in the hands that fit and count, in the order they were played.

    after: the place of the last hand that was read before, ``FIRST`` for none. Returns the place
    to go on from as well.
    """
    results = schema.hand_results
    place = tuple_(results.c.ended, results.c.hand_id)
    query = (
        select(
            results.c.ended,
            results.c.hand_id,
            results.c.game,
            results.c.house,
            results.c.kind,
            results.c.net,
            results.c.big,
            results.c.street,
            results.c.showdown,
            results.c.pots,
        )
        .where(_wanted(player, search), ~results.c.void, place > tuple_(*after))
        .order_by(results.c.ended, results.c.hand_id)
        .limit(most)
    )
    rows = connection.execute(query).all()
    last = (rows[-1].ended, rows[-1].hand_id) if rows else after
    hands = [
        Played(
            kind=Kind(row.game, row.house, row.kind),
            net=row.net,
            big=row.big,
            street=row.street,
            showdown=row.showdown,
            pots=row.pots,
        )
        for row in rows
    ]
    return hands, last


def without_results(connection: Connection, player: str, after: str, most: int) -> tuple[str, ...]:
    """Ids of a player's hands that have no results yet, in order, those past ``after``."""
    dealt, results = schema.hand_players, schema.hand_results
    query = (
        select(dealt.c.hand_id)
        .where(dealt.c.player == player, dealt.c.hand_id > after)
        .where(~exists().where(results.c.hand_id == dealt.c.hand_id))
        .order_by(dealt.c.hand_id)
        .limit(most)
    )
    return tuple(connection.scalars(query))


def _wanted(player: str, search: Search) -> ColumnElement[bool]:
    results = schema.hand_results
    net = results.c.net
    outcomes = {"won": net > 0, "lost": net < 0, "even": net == 0}
    terms = [
        results.c.player == player,
        results.c.ended >= search.since,
        results.c.ended < search.until,
    ]
    if search.game:
        terms.append(results.c.game == search.game)
    if search.table:
        terms.append(results.c.table_id == search.table)
    if search.outcome:
        terms += [outcomes[search.outcome], ~results.c.void]
    if search.least:
        terms.append(func.abs(net) >= search.least)
    return and_(*terms)
