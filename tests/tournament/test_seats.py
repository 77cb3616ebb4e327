"""Who sits where: draws, tables that break, tables that are kept alike (P61, P64)."""

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from doorcard.engine.button import Blinds, dead_button
from doorcard.room.tournament import records as r
from doorcard.room.tournament.drawing import between_button_and_small, first_draw
from doorcard.room.tournament.folding import fold
from doorcard.room.tournament.scene import Scene, Step
from doorcard.room.tournament.state import TournamentState
from doorcard.room.tournament.tables import balance, break_table, seat_late
from tests.tournament.scenes import NAME, NOW, look, running, scene, structure

DRAW = structure("draw-limit", seats=6)


def players(count: int, first: int = 1) -> list[str]:
    return [f"p{number}" for number in range(first, first + count)]


def moves_of(step: Step | None) -> tuple[r.Moving, ...]:
    assert step is not None
    (moved,) = step.records
    assert isinstance(moved, r.Moved)
    return moved.moves


@pytest.mark.parametrize(("count", "tables"), [(6, 1), (7, 2), (48, 6), (500, 63)])
def test_the_first_draw_fills_tables_that_differ_by_one_at_most(count: int, tables: int) -> None:
    names = [f"t{number}" for number in range(tables)]
    chairs = first_draw(players(count), names, 8, Random(3))
    sizes = Counter(chair.table for chair in chairs)
    assert max(sizes.values()) - min(sizes.values()) <= 1
    assert len({(chair.table, chair.chair) for chair in chairs}) == count
    assert {chair.entry for chair in chairs} == set(players(count))


def test_p61_seven_on_two_tables_become_five_on_one() -> None:
    """5D, 4 and 3 players; two bust at the table of three, and the last one there is moved."""
    state = running(DRAW, players(4), players(3, 5))
    state = fold(state, r.Out((("p5/1",), ("p6/1",)), NOW))
    moment = scene(state, look(state, 1, hand=True), look(state, 2))
    (move,) = moves_of(break_table(moment))
    assert (move.chair.entry, move.chair.table, move.stack) == ("p7/1", f"{NAME}-1", 1500)
    assert move.chair.chair in (5, 6)
    after = fold(state, r.Moved((move,), NOW, broken=f"{NAME}-2"))
    assert [one.table for one in after.tables] == [f"{NAME}-1"]
    assert after.alive_count == 5


def test_nobody_moves_while_his_hand_is_running() -> None:
    state = running(DRAW, players(5), players(3, 6))
    running_hand = scene(state, look(state, 1, hand=True), look(state, 2))
    assert balance(running_hand) is None
    (move,) = moves_of(balance(scene(state, look(state, 1), look(state, 2, hand=True))))
    assert move.chair.table == f"{NAME}-2"


def test_tables_that_differ_by_one_are_left_alone() -> None:
    state = running(DRAW, players(5), players(4, 6))
    assert balance(scene(state, look(state, 1), look(state, 2))) is None


def test_p64_who_has_not_been_moved_moves_before_anybody_moves_again() -> None:
    """Two tables lose players in turn; while somebody there has not moved, no one moves twice."""
    state = running(DRAW, players(6), players(6, 7), players(6, 13))
    dice = Random(11)
    for round_number in range(60):
        sizes = {one.table: len(state.at_table(one.table)) for one in state.tables}
        losing = dice.choice(sorted(table for table, size in sizes.items() if size))
        gone = dice.choice(state.at_table(losing))
        state = fold(state, r.Out(((gone.entry,),), NOW))
        state = settled(state, seed=round_number)
        if state.alive_count < 3:
            return
    raise AssertionError("the players did not run out")


def settled(state: TournamentState, seed: int) -> TournamentState:
    """Tables at rest are broken and kept alike; each move is looked at."""
    while True:
        looks = [look(state, table.number) for table in state.tables]
        moment = Scene(state, {one.table: one for one in looks}, NOW, PACE, Random(seed))
        step = break_table(moment) or balance(moment)
        if step is None:
            sizes = [len(state.at_table(one.table)) for one in state.tables]
            assert max(sizes) - min(sizes) <= 1
            return state
        (record,) = step.records
        assert isinstance(record, r.Moved)
        if not record.broken:
            (move,) = record.moves
            mover = state.entrants[move.chair.entry]
            others = [one for one in state.at_table(mover.table) if one != mover]
            assert all(mover.moves <= one.moves for one in others)
        else:
            least = min(
                max(one.moves for one in state.at_table(table.table)) for table in state.tables
            )
            assert max(one.moves for one in state.at_table(record.broken)) == least
        state = fold(state, record)


def test_p64_a_table_of_five_is_broken_into_three_and_every_seat_is_as_likely() -> None:
    form = structure("draw-limit", seats=6)
    tables = [players(5), players(4, 6), players(4, 10), players(5, 14)]
    drawn: Counter[tuple[str, int]] = Counter()
    for seed in range(300):
        state = running(form, *tables)
        moment = scene(state, *(look(state, number) for number in range(1, 5)), seed=seed)
        step = break_table(moment)
        moves = moves_of(step)
        assert step is not None
        (record,) = step.records
        after = fold(state, record)
        sizes = sorted(len(after.at_table(one.table)) for one in after.tables)
        assert sizes == [6, 6, 6]
        drawn.update((move.chair.entry, move.chair.chair) for move in moves)
    assert min(Counter(chair for _, chair in drawn.elements()).values()) > 100
    goers = {entry for entry, _ in drawn}
    assert len(goers) == 5  # the table that breaks is the one with the highest number of the equals


@pytest.mark.parametrize("chair", [4, 5])
def test_p64_nobody_is_put_between_button_and_small_blind(chair: int) -> None:
    """Small blind on 3, big blind on 6: next hand the button is on 3 and the small blind on 6."""
    form = structure("draw-limit", seats=6)
    blinds = Blinds(button=2, small_blind=3, big_blind=6, small_place=3)
    assert dead_button([1, 2, 3, 6], blinds).button == 3
    state = running(form, ["a", "b", "c"], ["d", "e", "f", "g", "h"])
    target = look(state, 1, blinds=blinds)
    assert between_button_and_small(target, chair)
    free = replace(
        state,
        entrants={
            **state.entrants,
            "c/1": replace(state.entrants["c/1"], chair=6),
        },
    )
    for seed in range(40):
        moment = scene(free, look(free, 1, blinds=blinds), look(free, 2), seed=seed)
        (move,) = moves_of(balance(moment))
        assert move.chair.chair == 3
        assert not move.chair.waits


def test_p64_where_no_other_chair_is_free_he_waits_for_the_button_to_pass() -> None:
    form = structure("draw-limit", seats=6)
    blinds = Blinds(button=2, small_blind=3, big_blind=5, small_place=3)
    seats = {"a": 1, "b": 2, "c": 3, "d": 5, "e": 6}
    state = running(form, list(seats), ["x"])
    entrants = {
        entry: replace(one, chair=seats.get(one.player, one.chair))
        for entry, one in state.entrants.items()
    }
    state = replace(state, entrants=entrants)
    moment = scene(state, look(state, 1, blinds=blinds), look(state, 2))
    (move,) = moves_of(break_table(moment))
    assert (move.chair.chair, move.chair.waits) == (4, True)


def test_two_tables_that_break_in_the_same_second_both_find_seats() -> None:
    state = running(DRAW, players(5), players(2, 6), players(2, 8), players(2, 10), players(1, 12))
    state = fold(state, r.Out((("p1/1",),), NOW))
    assert state.alive_count == 11  # two tables are enough, so three go
    broken = []
    while len(state.tables) > 2:
        looks = [look(state, table.number, ended=NOW) for table in state.tables]
        step = break_table(scene(state, *looks))
        assert step is not None
        (record,) = step.records
        assert isinstance(record, r.Moved)
        broken.append(record.broken)
        state = fold(state, record)
    assert len(broken) == 3
    taken = [(one.table, one.chair) for one in state.alive]
    assert len(set(taken)) == 11
    sizes = [len(state.at_table(one.table)) for one in state.tables]
    assert sorted(sizes) == [5, 6]


def test_a_late_entry_sits_down_where_fewest_sit_and_a_new_table_opens_when_all_are_full() -> None:
    form = structure("draw-limit", seats=2, late_periods=2)
    state = running(form, ["a", "b"], ["c"])
    state = fold(state, r.Registered("late/1", "late", "late", NOW))
    step = seat_late(scene(state, look(state, 1), look(state, 2)))
    assert step is not None
    (record,) = step.records
    assert isinstance(record, r.Seated)
    assert record.chair == r.Chair("late/1", f"{NAME}-2", 2)
    state = fold(state, record)
    state = fold(state, r.Registered("last/1", "last", "last", NOW))
    step = seat_late(scene(state, look(state, 1), look(state, 2)))
    assert step == Step((r.TableAdded(f"{NAME}-3", NOW),))


def test_without_blinds_every_chair_is_as_good() -> None:
    state = running(structure(), players(8), players(1, 9))
    assert not between_button_and_small(look(state, 2), 4)


PACE = scene(running(structure(), ["a", "b"])).pace
