"""Tables that break in the same second, with real tables and a real director (P61, P64).

All tables play their hands at once, and the clock stands still meanwhile, so the hands of a round
end in the same second. Chips are few, so many are out at once and tables break together.
"""

import asyncio
from collections.abc import AsyncIterator
from itertools import pairwise
from pathlib import Path

import pytest

from doorcard.adapters.sql.tournaments import read_tournament
from doorcard.room import Table
from doorcard.room.orders import Act, Done
from doorcard.room.tournament import records as r
from doorcard.room.tournament.drawing import tables_needed
from doorcard.room.tournament.folding import fold
from doorcard.room.tournament.presets import rising
from doorcard.room.tournament.state import TournamentState
from doorcard.room.tournament.structure import Structure
from doorcard.views import SeatView
from tests.room.playing import PASSIVE, START, StackedEntropy, pick
from tests.tournament.halls import CUP, House
from tests.tournament.scenes import structure

HOUR = 3_600_000
BLIND = 20


def short_stacks(seats: int, stack: int = BLIND) -> Structure:
    """Everybody has the big blind, and no more."""
    periods = rising(("draw-limit",), (BLIND, 2 * BLIND), 500)
    return structure(
        "draw-limit", seats=seats, stack=stack, measure="hands", periods=periods, countdown=0
    )


class Watched(House):
    """A house in which it is looked at after every change who sits where, and how many a table has
    when it deals.
    """

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.wrong: list[str] = []
        self.numbers: dict[str, int] = {}

    def _listen_to(self, table: Table) -> None:
        super()._listen_to(table)
        table.listen(lambda _: self._look(table))

    def _look(self, table: Table) -> None:
        seats: dict[str, str] = {}
        for other in self.room.tables.values():
            for one in other.state.occupants:
                if one.player in seats:
                    self.wrong.append(f"{one.player} sits at {seats[one.player]} and {other.table}")
                seats[one.player] = other.table
        if table.state.number > self.numbers.get(table.table, 0):
            self.numbers[table.table] = table.state.number
            sizes = [len(self.state.at_table(one.table)) for one in self.state.tables]
            here = len(table.state.occupants)
            if here < max(sizes) - 1:
                self.wrong.append(f"{table.table} deals with {here}, there are {sizes}")


@pytest.fixture
async def watched(tmp_path: Path) -> AsyncIterator[Watched]:
    opened = Watched(tmp_path)
    await opened.open()
    yield opened
    await opened.close()


async def begin(house: House, form: Structure, players: int) -> None:
    await house.make(form, starts_at=START + HOUR)
    await house.enter(*(f"p{number}" for number in range(1, players + 1)))
    await house.pass_time(3600, lambda: house.state.phase == "running")


async def next_round(house: Watched) -> None:
    """When all who are left sit where they belong, every table is dealt its next hand."""
    await house.until(lambda: house.state.phase == "finished" or settled(house))
    house.clock.advance(3000)
    await house.until(lambda: house.state.phase == "finished" or running(house))


def settled(house: Watched) -> bool:
    """Whether the records have nothing more to say about chairs, and the tables follow them."""
    state = house.state
    sizes = [len(state.at_table(one.table)) for one in state.tables]
    sitting = {
        (one.player, table.table, one.seat)
        for table in house.room.tables.values()
        for one in table.state.occupants
        if one.stack
    }
    return (
        len(sizes) == tables_needed(state.alive_count, state.structure.seats)
        and max(sizes) - min(sizes) <= 1
        and sitting == {(one.player, one.table, one.chair) for one in state.alive}
    )


def running(house: Watched) -> bool:
    """Whether all tables of the tournament deal, and nobody is on his way."""
    tables = [house.room.tables.get(one.table) for one in house.state.tables]
    return all(table is not None and table.state.hand for table in tables)


async def play_round(house: Watched, callers: int) -> None:
    """All tables play at once: so many go all-in at each, the others fold."""
    tables = [house.room.tables[one.table] for one in house.state.tables]
    await asyncio.gather(*(play_all_in(house, table, callers) for table in tables))


async def play_all_in(house: Watched, table: Table, callers: int) -> None:
    number = table.state.number
    while table.state.number == number and table.state.hand:
        player = house.asked(table)
        if not player:
            await house.until(lambda: bool(house.asked(table)) or not table.state.hand)
            continue
        view = table.picture().view(player)
        assert view.hand is not None
        option = pick(view, *(("fold",) if in_hand(view) > callers else ("raise", *PASSIVE)))
        act = Act(view.hand.hand, view.hand.decision, option.kind, option.to or None)
        answer = await table.order(player, player, f"{act.hand}-{act.decision}", act)
        assert answer == Done(), answer


def in_hand(view: SeatView) -> int:
    """How many have cards."""
    return sum(bool(place.cards) for place in view.places)


async def moves(house: House) -> list[tuple[TournamentState, r.Moved]]:
    """Every move, with the tournament as it was before."""
    found: list[tuple[TournamentState, r.Moved]] = []
    state: TournamentState | None = None
    for record in await house.database.run(lambda connection: read_tournament(connection, CUP)):
        if isinstance(record, r.Moved):
            assert state is not None
            found.append((state, record))
        state = fold(state, record)
    return found


def check_order(state: TournamentState, record: r.Moved) -> None:
    """Nobody moves again while somebody at his table has not (P64)."""
    going = {move.chair.entry for move in record.moves}
    for move in record.moves:
        mover = state.entrants[move.chair.entry]
        assert move.chair.table != mover.table
        others = [one for one in state.at_table(mover.table) if one.entry not in going]
        assert all(mover.moves <= one.moves for one in others), record
    if record.broken:
        assert going == {one.entry for one in state.at_table(record.broken)}


async def test_p64_two_tables_that_break_in_the_same_second(watched: Watched) -> None:
    """Six tables of three: one is out at each, twelve are left and two tables go at once."""
    await begin(watched, short_stacks(3), 18)
    await next_round(watched)
    assert len(watched.state.tables) == 6
    await play_round(watched, callers=2)
    await next_round(watched)
    assert watched.wrong == []
    assert watched.state.alive_count == 12
    sizes = [len(watched.state.at_table(one.table)) for one in watched.state.tables]
    assert sizes == [3, 3, 3, 3]
    moved = await moves(watched)
    assert [bool(record.broken) for _, record in moved] == [True, True]
    first, second = (record for _, record in moved)
    assert first.at == second.at
    goers = [move.chair.entry for record in (first, second) for move in record.moves]
    assert len(set(goers)) == len(goers) == 4
    broken = {first.broken, second.broken}
    assert all(move.chair.table not in broken for move in (*first.moves, *second.moves))
    for state, record in moved:
        check_order(state, record)


@pytest.mark.parametrize(("seats", "players", "seed"), [(3, 17, 1), (4, 22, 2), (6, 31, 3)])
async def test_p64_a_whole_tournament_in_which_tables_break_together(
    tmp_path: Path, seats: int, players: int, seed: int
) -> None:
    """Everybody goes all-in in every hand until one has all."""
    house = Watched(tmp_path)
    house.entropy = StackedEntropy(seed)
    await house.open()
    try:
        await begin(house, short_stacks(seats, 3 * BLIND), players)
        await next_round(house)
        while house.state.phase == "running":
            await play_round(house, callers=seats)
            await next_round(house)
        assert house.wrong == []
        moved = await moves(house)
        for state, record in moved:
            check_order(state, record)
        breaks = [record.at for _, record in moved if record.broken]
        assert any(one == other for one, other in pairwise(breaks))
        assert len(breaks) == -(-players // seats) - 1
        await house.until(lambda: sum(house.state.paid.values()) == house.state.pool)
        await house.check_money()
    finally:
        await house.close()
