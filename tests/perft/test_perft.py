"""Known numbers of ways through the betting, counted by the engine and by a recurrence."""

import pytest

from doorcard.engine import Hand
from tests.perft.known import known_counts
from tests.perft.recurrence import blinds_round, bring_in_round, unopened
from tests.perft.trees import SMALL, STACK, Tree, count, do, leaves, moves, split, start

KNOWN = known_counts()
BIG = 5_000


def check(tree: Tree, known: int) -> None:
    parts = split(tree)
    table = "\n".join(f"  {act:16} {ways:12,}" for act, ways in parts.items())
    assert sum(parts.values()) == known, f"{tree}\n{table}"


@pytest.mark.parametrize(
    ("tree", "known"), [pytest.param(t, n, id=line) for line, t, n in KNOWN if n <= BIG]
)
def test_a_small_tree_has_its_known_number_of_ways(tree: Tree, known: int) -> None:
    check(tree, known)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("tree", "known"), [pytest.param(t, n, id=line) for line, t, n in KNOWN if n > BIG]
)
def test_a_large_tree_has_its_known_number_of_ways(tree: Tree, known: int) -> None:
    check(tree, known)


@pytest.mark.parametrize("cap", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_B12_a_bring_in_round_has_the_ways_of_the_recurrence(players: int, cap: int) -> None:
    assert count(Tree("seven-stud", players, cap, rounds=1)) == bring_in_round(players, cap)


@pytest.mark.parametrize("cap", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_B12_a_round_of_blinds_has_the_ways_of_the_recurrence(players: int, cap: int) -> None:
    assert count(Tree("draw-limit", players, cap, rounds=1)) == blinds_round(players, cap)


def called_around(tree: Tree, rounds: int) -> Hand:
    """The tree's hand after these rounds in which everybody called, checked or stood pat."""
    hand = start(tree)
    while hand.street_index < rounds or hand.asking == "draw":
        passive = ("bring in", "call", "check", "discard 0")
        do(hand, next(command for name, command in moves(hand) if name in passive))
    return hand


@pytest.mark.parametrize("cap", [1, 2, 3, 4])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_R3_20_a_later_street_has_the_ways_of_the_recurrence(players: int, cap: int) -> None:
    fifth_street = called_around(Tree("seven-stud", players, cap), 2)
    assert leaves(fifth_street, None, 3) == unopened(players, 0, cap, fold_when_free=False)


@pytest.mark.parametrize("cap", [1, 2, 3, 4])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_B51_the_round_after_the_draw_has_the_ways_of_the_recurrence(
    players: int, cap: int
) -> None:
    after_draw = called_around(Tree("draw-limit", players, cap), 1)
    assert leaves(after_draw, None, None) == unopened(players, 0, cap, fold_when_free=True)


def test_B13_two_players_raise_until_one_is_all_in() -> None:
    # After the bring-in: fold, call or complete. After each wager: fold, call or raise, and no
    # raise over the last one, which is all-in.
    tree = Tree("fortune", 2, 4, rounds=1)
    wagers = -(-(STACK - start(tree).stakes.ante) // SMALL)
    assert count(tree) == 2 + 2 * wagers + 2 * wagers
