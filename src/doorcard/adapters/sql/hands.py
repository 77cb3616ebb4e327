"""The finished hands: found by their open columns, unsealed outside of the database's thread."""

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, Select, and_, exists, or_, select

from doorcard.adapters.sql import schema
from doorcard.adapters.sql.database import Database
from doorcard.adapters.sql.sealing import Seal
from doorcard.engine.events import Event
from doorcard.room.records import FinishedHand

Players = tuple[tuple[int, str, str], ...]
Found = list[tuple[Row[Any], Players]]

_decoder: msgspec.json.Decoder[tuple[Event, ...]] = msgspec.json.Decoder(tuple[Event, ...])


class SqlHands:
    """Implements ``doorcard.room.ports.Hands``."""

    def __init__(self, database: Database, seal: Seal) -> None:
        self._database = database
        self._seal = seal

    async def one(self, hand: str) -> FinishedHand | None:
        """A hand, None where it does not exist or is not over."""
        found = await self._read(select(schema.hands).where(schema.hands.c.id == hand))
        return found[0] if found else None

    async def of_table(self, table: str, since: int, most: int) -> list[FinishedHand]:
        """The newest hands of a table that ended at ``since`` (milliseconds) or later."""
        hands = schema.hands
        return await self._read(
            select(hands)
            .where(hands.c.table_id == table, hands.c.ended >= since)
            .order_by(hands.c.number.desc())
            .limit(most)
        )

    async def of_player(
        self, player: str, tables: Sequence[str], game: str, table: str, before: str, most: int
    ) -> list[FinishedHand]:
        """The newest hands a player was dealt into (see the port)."""
        hands, dealt = schema.hands, schema.hand_players
        query = (
            select(hands)
            .join(dealt, dealt.c.hand_id == hands.c.id)
            .where(dealt.c.player == player, hands.c.table_id.in_(tables))
        )
        if game:
            query = query.where(hands.c.game == game)
        if table:
            query = query.where(hands.c.table_id == table)
        if before:
            query = query.where(_older_than(before, player))
        newest = query.order_by(hands.c.ended.desc(), hands.c.id.desc())
        return await self._read(newest.limit(most))

    async def _read(self, query: Select[Any]) -> list[FinishedHand]:
        found = await self._database.run(lambda connection: _find(connection, query))
        return await asyncio.to_thread(self._unseal, found)

    def _unseal(self, found: Found) -> list[FinishedHand]:
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
            )
            for row, players in found
        ]


def _older_than(before: str, player: str) -> ColumnElement[bool]:
    """Whether a hand is older than ``before``, which must be one of the player's."""
    hands = schema.hands
    mark, dealt = schema.hands.alias("mark"), schema.hand_players.alias("mark_players")
    return exists().where(
        mark.c.id == before,
        dealt.c.hand_id == mark.c.id,
        dealt.c.player == player,
        or_(
            hands.c.ended < mark.c.ended,
            and_(hands.c.ended == mark.c.ended, hands.c.id < mark.c.id),
        ),
    )


def _find(connection: Connection, query: Select[Any]) -> Found:
    rows = connection.execute(query).all()
    dealt = schema.hand_players
    players: dict[str, list[tuple[int, str, str]]] = {row.id: [] for row in rows}
    seats = select(dealt).where(dealt.c.hand_id.in_(tuple(players))).order_by(dealt.c.seat)
    for one in connection.execute(seats):
        players[one.hand_id].append((one.seat, one.player, one.name))
    return [(row, tuple(players[row.id])) for row in rows]
