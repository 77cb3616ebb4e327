"""Finished hands, given out as each reader may read them (R1.32, R2.13, R3.30, B43, B65).

The journal keeps hands whole. They leave it here and nowhere else, made by ``views`` for the player
who asks. A hand that still runs is not among them.
"""

import asyncio
from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from doorcard.engine.events import Event, HandEnded, HandStarted, HandVoided, PotAwarded
from doorcard.histories.writers import CannotTellError, Heading, export, in_one_file
from doorcard.room.ports import Hands
from doorcard.room.records import FinishedHand
from doorcard.room.room import Room
from doorcard.room.search import PlayedTable, Search
from doorcard.room.statistics import Statistics, statistics
from doorcard.views import (
    PastHand,
    Replay,
    TableFacts,
    Viewer,
    mucked_hands,
    past_hand,
    replay_hand,
)

PAGE = 20  # hands of one page of the Game history
MOST_IN_A_FILE = 2_000
BATCH = 50  # hands that are written at once
ROOM_NAME = "Doorcard"
NOBODY = ""


class HandRow(Struct, frozen=True):
    """A finished hand in a list.

    began, ended: milliseconds since the epoch. unit: units in one chip as it is written. you: the
    reader's seat in the hand, 0 when he was not dealt in. pot: units in all pots. result: units
    the reader won or lost. void: the hand did not count (B62). aided: played in practice, with
    odds beside the cards; nobody but its player reads it.
    """

    hand: str
    table: str
    table_name: str
    number: int
    began: int
    ended: int
    game: str
    house: str
    unit: int
    you: int
    pot: int
    result: int
    void: bool
    aided: bool = False


class HandStory(Struct, frozen=True):
    """A finished hand as one reader may read it. history: how the room tells hands (K31)."""

    row: HandRow
    history: str
    past: PastHand


class HandPage(Struct, frozen=True):
    """The hands of a table, the newest first. history: how its room tells hands (K31)."""

    rows: tuple[HandRow, ...]
    history: str


class FoundPage(Struct, frozen=True):
    """A page of a player's own hands, the newest first.

    next: the hand to ask for more ``before``, "" at the end. total: hands that fit the search.
    tables: where he has played, on the first page alone.
    """

    rows: tuple[HandRow, ...]
    next: str
    total: int
    tables: tuple[PlayedTable, ...] = ()


class Untold(Struct, frozen=True):
    """A hand that a form of history has no words for, and where it was played."""

    hand: str
    number: int
    table_name: str


class Selection(Struct, frozen=True):
    """The hands of a search as one file. hands: how many are in it. untold: those that are not."""

    text: str
    hands: int
    untold: tuple[Untold, ...]


class TooManyHands(Exception):
    """A search that found more hands than one file may hold."""

    def __init__(self, found: int) -> None:
        super().__init__(f"{found} hands were found, a file holds {MOST_IN_A_FILE}")
        self.found = found


class Archive:
    """The finished hands of a room. player: id of who reads, ``NOBODY`` for one without a name.

    Hands of a private table are there for those who may enter it, and for whoever was dealt in;
    those of tournaments are everybody's.
    """

    def __init__(self, hands: Hands, room: Room) -> None:
        self._hands = hands
        self._room = room
        self._writing = asyncio.Lock()

    async def latest(self, table: str, player: str) -> HandPage | None:
        """LAST HAND: the newest hands of the player's session at a table; None for no table.

        A session begins when a player sits down. Who has no chair reads the newest hands of the
        table. The house says how many are kept, the oldest are dropped (K31, D-60).
        """
        owner = await self._room.find(table)
        if owner is None:
            return await self._latest_of_tournament(table, player)
        if not self._room.doors.open_to(owner.state, player):
            return None
        chair, house = owner.state.of_player(player), owner.state.config.house
        since = chair.since if chair is not None else 0
        found = await self._hands.of_table(table, since, house.history_hands)
        return HandPage(await self._rows(found, player), history=house.history)

    async def _latest_of_tournament(self, table: str, player: str) -> HandPage | None:
        """The same of a tournament's table that is forgotten, read off its hands alone."""
        newest = await self._hands.of_table(table, 0, 1)
        if not newest or not _is_tournaments(newest[0]):
            return None
        house = _started(newest[0]).house
        found = await self._hands.of_table(table, 0, house.history_hands)
        return HandPage(await self._rows(found, player), history=house.history)

    async def own(self, player: str, search: Search, before: str) -> FoundPage:
        """Game history: a page of the hands the player was dealt into (R2.13).

        before: only hands older than this one of his.
        """
        found = await self._hands.find(player, search, before, PAGE + 1)
        page = found.hands[:PAGE]
        return FoundPage(
            rows=await self._rows(await self._hands.these(page), player),
            next=page[-1] if len(found.hands) > PAGE else "",
            total=found.total,
            tables=() if before else await self._tables_of(player),
        )

    async def story(self, hand: str, player: str) -> HandStory | None:
        """One hand; None where there is no such hand, or it is not over."""
        found = await self._one(hand, player)
        return hand_story(found, player) if found is not None else None

    async def text(self, hand: str, player: str, form: str) -> str | None:
        """One hand in a form of ``histories.writers.FORMATS``; None where there is no such hand.

        CannotTellError for a hand this form has no words for.
        """
        found = await self._one(hand, player)
        return hand_text(found, player, form) if found is not None else None

    async def texts(self, player: str, search: Search, form: str) -> Selection:
        """All hands of a search in one file, the oldest first. TooManyHands where it is too large.

        Writing takes its time, so it is done beside the tables, one file after the other.
        """
        found = await self._hands.find(player, search, "", MOST_IN_A_FILE)
        if found.total > MOST_IN_A_FILE:
            raise TooManyHands(found.total)
        names = found.hands[::-1]
        texts: list[str] = []
        untold: list[Untold] = []
        async with self._writing:
            for first in range(0, len(names), BATCH):
                hands = await self._hands.these(names[first : first + BATCH])
                named = [await self._named(hand) for hand in hands]
                await asyncio.to_thread(_write, named, player, form, texts, untold)
        return Selection(in_one_file(form, texts), len(texts), tuple(untold))

    async def replay(self, hand: str, player: str, public: bool) -> Replay | None:
        """One hand step by step (U28); None where there is no such hand.

        public: as the rail saw it, although the player was dealt in.
        """
        found = await self._one(hand, player)
        return hand_replay(found, NOBODY if public else player) if found is not None else None

    async def statistics(self, player: str, search: Search) -> Statistics:
        """A player's own statistics of the hands that fit a search."""
        played = await self._hands.played(player, search)
        return await asyncio.to_thread(statistics, played)

    async def session(self, table: str, player: str) -> Statistics | None:
        """The same of a player's session at a table (U31); None where he has no chair."""
        owner = self._room.tables.get(table)
        chair = owner.state.of_player(player) if owner is not None else None
        if chair is None:
            return None
        return await self.statistics(player, Search(since=chair.since, table=table))

    async def _one(self, hand: str, player: str) -> FinishedHand | None:
        """A hand of a tournament, of a table the player may enter, or one he was dealt into."""
        found = await self._hands.one(hand)
        if found is None:
            return None
        anybodys = _is_tournaments(found) or seat_of(found, player) != 0
        if not anybodys and not await self._may_enter(found, player):
            return None
        return await self._named(found)

    async def _may_enter(self, hand: FinishedHand, player: str) -> bool:
        owner = await self._room.find(hand.table)
        return owner is not None and self._room.doors.open_to(owner.state, player)

    async def _tables_of(self, player: str) -> tuple[PlayedTable, ...]:
        return tuple(
            [
                replace(one, name=one.name or (await self._table(one.table))[0])
                for one in await self._hands.tables_of(player)
            ]
        )

    async def _rows(self, hands: Sequence[FinishedHand], player: str) -> tuple[HandRow, ...]:
        return tuple([hand_row(await self._named(hand), player) for hand in hands])

    async def _named(self, hand: FinishedHand) -> FinishedHand:
        """The hand with its table's name and unit, which the first versions did not write down."""
        if hand.unit:
            return hand
        name, unit = await self._table(hand.table)
        return replace(hand, table_name=name, unit=unit)

    async def _table(self, table: str) -> tuple[str, int]:
        """The name and unit of a table as it is now; its id, where it is gone."""
        owner = await self._room.find(table)
        return (owner.state.config.name, owner.state.config.unit) if owner else (table, 1)


def seat_of(hand: FinishedHand, player: str) -> int:
    """The seat in which the player was dealt in, 0 for none."""
    return next((seat for seat, dealt, _ in hand.players if dealt == player), 0)


def hand_story(hand: FinishedHand, player: str) -> HandStory:
    """The whole hand as the player may read it."""
    names = {seat: name for seat, _, name in hand.players}
    past = past_hand(hand.events, seat_of(hand, player), number=hand.number, names=names)
    return HandStory(hand_row(hand, player), _started(hand).house.history, past)


def hand_text(hand: FinishedHand, player: str, form: str) -> str:
    """The whole hand in a form of history (see ``Archive.text``)."""
    return export(form, told(hand, player), heading(hand, player))


def _write(
    hands: Sequence[FinishedHand], player: str, form: str, texts: list[str], untold: list[Untold]
) -> None:
    for hand in hands:
        try:
            texts.append(hand_text(hand, player, form))
        except CannotTellError:
            untold.append(Untold(hand.hand, hand.number, hand.table_name))


def hand_replay(hand: FinishedHand, player: str) -> Replay:
    """The whole hand as the player saw it happen, and what he learned at the end."""
    started = _started(hand)
    table = TableFacts(
        table=hand.table,
        name=hand.table_name,
        house=started.house,
        stakes=started.stakes,
        hands=hand.number,
        button=started.button,
        unit=hand.unit,
    )
    names = {seat: name for seat, _, name in hand.players}
    replay = replay_hand(hand.events, seat_of(hand, player), table, names)
    return replace(replay, aided=hand.aided)


def told(hand: FinishedHand, player: str) -> list[Event | None]:
    """The events of the hand as the player was told them."""
    viewer = Viewer(seat_of(hand, player))
    return [viewer.see(event)[0] for event in hand.events]


def heading(hand: FinishedHand, player: str) -> Heading:
    """What a written history says besides the events."""
    seat = seat_of(hand, player)
    return Heading(
        viewer=seat,
        room=ROOM_NAME,
        table=hand.table_name,
        names={chair: name for chair, _, name in hand.players},
        started=hand.began,
        unit=hand.unit,
        aided=hand.aided,
        mucked=mucked_hands(hand.events, seat),
    )


def hand_row(hand: FinishedHand, player: str) -> HandRow:
    """The hand in a list; all of it is public but which result is the reader's."""
    seat = seat_of(hand, player)
    pots = (event.amount for event in hand.events if isinstance(event, PotAwarded))
    return HandRow(
        hand=hand.hand,
        table=hand.table,
        table_name=hand.table_name,
        number=hand.number,
        began=hand.began,
        ended=hand.ended,
        game=hand.game,
        house=hand.house,
        unit=hand.unit,
        you=seat,
        pot=sum(pots),
        result=_result(hand, seat),
        void=isinstance(hand.events[-1], HandVoided),
        aided=hand.aided,
    )


def _result(hand: FinishedHand, seat: int) -> int:
    last = hand.events[-1]
    if not isinstance(last, HandEnded) or seat == 0:
        return 0
    before = {player.seat: player.stack for player in _started(hand).players}
    after = {post.seat: post.amount for post in last.stacks}
    return after[seat] - before[seat]


def _is_tournaments(hand: FinishedHand) -> bool:
    """Everybody may look at a tournament, and so read its hands, whatever became of its table."""
    return _started(hand).tournament


def _started(hand: FinishedHand) -> HandStarted:
    first = hand.events[0]
    if not isinstance(first, HandStarted):
        raise ValueError(f"hand {hand.hand} does not begin with its setup")
    return first
