"""Chances of what is dealt."""

from fractions import Fraction
from itertools import combinations
from math import comb

import pytest

from doorcard.odds import GameName, OddsError, deal_chances

# Name of the chance and its exact value, by game and number of players.
KNOWN: list[tuple[str, GameName, int, str, int, int]] = [
    ("A3", "draw", 8, "two pair of five cards", 123552, 2598960),
    ("A4", "draw", 8, "three of a kind of five cards", 54912, 2598960),
    ("A5", "draw", 8, "straight of five cards", 10200, 2598960),
    ("A6", "draw", 8, "flush of five cards", 5108, 2598960),
    ("A7", "draw", 8, "full house of five cards", 3744, 2598960),
    ("A8", "draw", 8, "four of a kind of five cards", 624, 2598960),
    ("A9", "draw", 8, "straight flush of five cards, royal included", 40, 2598960),
    ("A10", "draw", 8, "openers: a pair of jacks or better", 536100, 2598960),
    ("A12", "draw", 8, "a pat hand: a straight or better", 19716, 2598960),
    ("A13", "draw", 8, "exactly four of one suit, paired or not", 111540, 2598960),
    ("A14", "draw", 8, "four of one suit, no pair, no straight", 76620, 2598960),
    (
        "A16",
        "draw",
        8,
        "one rank short of a straight but not open at both ends, nothing made",
        216240,
        2598960,
    ),
    ("C1", "stud7", 8, "rolled up", 52, 22100),
    ("C2", "stud7", 8, "exactly one pair in three cards", 3744, 22100),
    ("C3", "stud7", 8, "exactly a pair of aces in three cards", 288, 22100),
    ("C4", "stud7", 8, "three of one suit", 1144, 22100),
    ("C5", "stud7", 8, "three in a row, any suits", 768, 22100),
    ("C7", "stud7", 8, "high card of seven cards", 23294460, 133784560),
    ("C9", "stud7", 8, "two pair of seven cards", 31433400, 133784560),
    ("C10", "stud7", 8, "three of a kind of seven cards", 6461620, 133784560),
    ("C14", "stud7", 8, "four of a kind of seven cards", 224848, 133784560),
    ("C15", "stud7", 8, "straight flush of seven cards, royal included", 41584, 133784560),
    ("E1", "stud5", 8, "wired pair", 78, 1326),
    ("E2", "stud5", 8, "at least one ace in two cards", 198, 1326),
    ("F3", "stud7", 8, "8 doors: at least one of a given rank", 375189156, 752538150),
    ("F4", "stud7", 8, "8 doors: two or more share the lowest rank", 176831590, 752538150),
    ("F5", "stud5", 6, "6 doors: two or more share the lowest rank", 3573752, 20358520),
    ("F6", "stud5", 2, "2 doors: at least two of one rank", 78, 1326),
    ("F7", "stud7", 8, "1 boards of two cards: at least one shows a pair", 1, 17),
    ("F8", "stud7", 8, "2 boards of two cards: at least one shows a pair", 2377, 20825),
    (
        "F9",
        "stud7",
        8,
        "8 boards of two cards: at least one shows a pair",
        695354759882093,
        1813559037870125,
    ),
]


@pytest.fixture(scope="module")
def chances() -> dict[tuple[GameName, int], dict[str, Fraction]]:
    return {
        (game, players): {chance.name: chance.chance for chance in deal_chances(game, players)}
        for game, players in {(case[1], case[2]) for case in KNOWN}
    }


@pytest.mark.parametrize("case", KNOWN, ids=lambda case: case[0])
def test_known_chances(
    case: tuple[str, GameName, int, str, int, int],
    chances: dict[tuple[GameName, int], dict[str, Fraction]],
) -> None:
    _, game, players, name, ways, of = case
    assert chances[game, players][name] == Fraction(ways, of)


def test_open_and_inside_straights_part_the_hands_one_rank_short(
    chances: dict[tuple[GameName, int], dict[str, Fraction]],
) -> None:
    """Counted anew from sets of five ranks: 1020 ways to suit each without a flush."""
    straights = [set(range(low, low + 5)) for low in range(9)] + [{0, 1, 2, 3, 12}]
    opened = short = 0
    for ranks in combinations(range(13), 5):
        if set(ranks) in straights:
            continue
        fills = {rank for run in straights if len(run & set(ranks)) == 4 for rank in run} - set(
            ranks
        )
        ends = any({low, low + 1, low + 2, low + 3} <= set(ranks) for low in range(9))
        short += bool(fills)
        opened += ends and len(fills) >= 2
    of_draw = chances["draw", 8]
    open_name = "four in a row open at both ends, nothing made"
    assert of_draw[open_name] == Fraction(1020 * opened, comb(52, 5))
    assert of_draw["one rank short of a straight, nothing made"] == Fraction(
        1020 * short, comb(52, 5)
    )


@pytest.mark.parametrize("players", [0, 9])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(OddsError, match="wrong_count"):
        deal_chances("stud7", players)
