"""The finished hands: found by their open columns, unsealed outside of the database's thread."""

import asyncio
from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

import msgspec
import structlog
from sqlalchemy import Connection, Row, Select, select

from doorcard.adapters.sql import schema
from doorcard.adapters.sql.database import Database
from doorcard.adapters.sql.results import (
    FIRST,
    find,
    played,
    played_tables,
    without_results,
    write_results,
)
from doorcard.adapters.sql.sealing import Seal, Unreadable
from doorcard.engine.events import Event
from doorcard.room.records import FinishedHand
from doorcard.room.search import Found, PlayedTable, Search
from doorcard.room.statistics import Played

log = structlog.get_logger()

BATCH = 200  # old hands whose results are worked out at once
BITE = 1000  # results that are read at once

Players = tuple[tuple[int, str, str], ...]
Sealed = list[tuple[Row[Any], Players]]

_decoder: msgspec.json.Decoder[tuple[Event, ...]] = msgspec.json.Decoder(tuple[Event, ...])


class SqlHands:
    """Implements ``doorcard.room.ports.Hands``."""

    def __init__(self, database: Database, seal: Seal) -> None:
        self._database = database
        self._seal = seal
        self._complete: set[str] = set()  # players all of whose hands have results

    async def one(self, hand: str) -> FinishedHand | None:
        """A hand, None where it does not exist or is not over."""
        found = await self.these((hand,))
        return found[0] if found else None

    async def these(self, hands: Sequence[str]) -> list[FinishedHand]:
        """The hands with these ids, in this order."""
        table = schema.hands
        found = await self._read(select(table).where(table.c.id.in_(hands)))
        by_id = {hand.hand: hand for hand in found}
        return [by_id[name] for name in hands if name in by_id]

    async def of_table(self, table: str, since: int, most: int) -> list[FinishedHand]:
        """The newest hands of a table that ended at ``since`` (milliseconds) or later."""
        hands = schema.hands
        return await self._read(
            select(hands)
            .where(hands.c.table_id == table, hands.c.ended >= since)
            .order_by(hands.c.number.desc())
            .limit(most)
        )

    async def find(self, player: str, search: Search, before: str, most: int) -> Found:
        """The newest hands a player was dealt into that fit a search (see the port)."""
        await self.complete(player)
        return await self._database.run(
            lambda connection: find(connection, player, search, before, most)
        )

    async def tables_of(self, player: str) -> tuple[PlayedTable, ...]:
        """The tables where a player has finished hands, the latest first."""
        await self.complete(player)
        return await self._database.run(lambda connection: played_tables(connection, player))

    async def played(self, player: str, search: Search) -> list[Played]:
        """A player's part in each hand that fits and counts, in the order they were played."""
        await self.complete(player)
        found: list[Played] = []
        more, last = True, FIRST
        while more:  # a bite at a time, so that tables that write do not wait long
            work = partial(played, player=player, search=search, after=last, most=BITE)
            some, last = await self._database.run(work)
            found += some
            more = len(some) == BITE
        return found

    async def complete(self, player: str) -> None:
        """Work out the results of a player's hands that were played before there were any."""
        if player in self._complete:
            return
        last = ""
        while names := await self._without_results(player, last):
            hands = [hand for name in names if (hand := await self._readable(name)) is not None]
            await self._database.run(partial(_add, hands=hands))
            last = names[-1]
        self._complete.add(player)

    async def _without_results(self, player: str, after: str) -> tuple[str, ...]:
        work = partial(without_results, player=player, after=after, most=BATCH)
        return await self._database.run(work)

    async def _readable(self, hand: str) -> FinishedHand | None:
        """A hand, or None when its row is damaged: the others are told."""
        try:
            return await self.one(hand)
        except (Unreadable, msgspec.DecodeError) as error:
            log.error("hand cannot be read", hand=hand, error=type(error).__name__)
            return None

    async def _read(self, query: Select[Any]) -> list[FinishedHand]:
        found = await self._database.run(lambda connection: _sealed(connection, query))
        return await asyncio.to_thread(self._unseal, found)

    def _unseal(self, found: Sealed) -> list[FinishedHand]:
        return [
            FinishedHand(
                hand=row.id,
                table=row.table_id,
                number=row.number,
                began=row.began,
                ended=row.ended,
                game=row.game,
                house=row.house,
                players=players,
                events=_decoder.decode(self._seal.unseal(row.body, f"hand/{row.id}")),
                table_name=row.table_name or "",
                unit=row.unit or 0,
                aided=row.aided,
            )
            for row, players in found
        ]


def _add(connection: Connection, hands: Iterable[FinishedHand]) -> None:
    """Add results, but for hands that another player's question has given some meanwhile."""
    results = schema.hand_results
    names = {hand.hand: hand for hand in hands}
    known = select(results.c.hand_id).where(results.c.hand_id.in_(tuple(names)))
    for name in connection.scalars(known):
        names.pop(name, None)
    write_results(connection, names.values())


def _sealed(connection: Connection, query: Select[Any]) -> Sealed:
    rows = connection.execute(query).all()
    dealt = schema.hand_players
    players: dict[str, list[tuple[int, str, str]]] = {row.id: [] for row in rows}
    seats = select(dealt).where(dealt.c.hand_id.in_(tuple(players))).order_by(dealt.c.seat)
    for one in connection.execute(seats):
        players[one.hand_id].append((one.seat, one.player, one.name))
    return [(row, tuple(players[row.id])) for row in rows]
