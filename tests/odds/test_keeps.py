"""The 32 ways to draw."""

from fractions import Fraction

import pytest

from doorcard.cards import cards_text
from doorcard.odds import Keep, OddsError, equity, keeps
from doorcard.odds.hand_names import parse_hand_name


def way(cards: str, kept: str) -> Keep:
    return next(way for way in keeps(cards) if cards_text(way.kept) == kept)


# Cards, what is kept, a result or better than one: ways and draws.
RESULTS = [
    ("B2", "9c 9d Kh 7s 2c", "9c 9d", "two pair", 2592, 16215),
    ("B3", "9c 9d Kh 7s 2c", "9c 9d", "three of a kind", 1854, 16215),
    ("B4", "9c 9d Kh 7s 2c", "9c 9d", "full house", 165, 16215),
    ("B5", "9c 9d Kh 7s 2c", "9c 9d", "four of a kind", 45, 16215),
    ("B8", "9c 9d Ah 7s 2c", "9c 9d Ah", "three of a kind", 84, 1081),
    ("B13", "9c 9d 5h 5s 2c", "9c 9d 5h 5s", "full house", 4, 47),
    ("B14", "2h 6h 9h Kh 3c", "2h 6h 9h Kh", "flush", 9, 47),
    ("B15", "6c 7d 8h 9s Kc", "6c 7d 8h 9s", "straight", 8, 47),
    ("B16", "6c 7d 9h Ts Kc", "6c 7d 9h Ts", "straight", 4, 47),
    ("B19", "2h 7h Kh 4c 9d", "2h 7h Kh", "flush", 45, 1081),
]


@pytest.mark.parametrize("case", RESULTS, ids=lambda case: case[0])
def test_results_of_a_draw_are_exact(case: tuple[str, str, str, str, int, int]) -> None:
    _, cards, kept, name, ways, total = case
    results = way(cards, kept).results
    category = next(c for c in results.by_name() if c == name.replace(" ", "_"))
    assert (results.by_name()[category], results.total) == (ways, total)


@pytest.mark.parametrize(
    ("cards", "kept", "name", "ways", "total"),
    [
        pytest.param("6h 7h 9h Th Kc", "6h 7h 9h Th", "straight", 12, 47, id="B18"),
        pytest.param("Ah Kc 9d 7s 2c", "Ah", "pair", 90585, 178365, id="B20"),
        pytest.param("Ah Kc 9d 7s 2c", "Ah", "pair of aces", 46581, 178365, id="B21"),
    ],
)
def test_a_result_or_better_is_exact(
    cards: str, kept: str, name: str, ways: int, total: int
) -> None:
    results = way(cards, kept).results
    assert (results.ways_at_least(parse_hand_name(name)), results.total) == (ways, total)


def test_B12_to_improve_is_to_reach_a_better_category() -> None:
    assert way("9c 9d 9h 7s 2c", "9c 9d 9h 7s").improved == Fraction(4, 47)


def test_standing_pat_has_one_result() -> None:
    pat = way("9c 9d 9h 7s 2c", "9c 9d 9h 7s 2c")
    assert pat.results.total == 1
    assert pat.improved == 0
    assert pat.thrown == ()


def test_all_32_ways_come_strongest_first() -> None:
    ways = keeps("9c 9d Kh 7s 2c")
    assert len({way.kept for way in ways}) == 32
    strengths = [way.strength for way in ways]
    assert strengths == sorted(strengths, reverse=True)
    assert cards_text(ways[0].kept) == "9c 9d"


def test_strength_is_the_part_of_hands_beaten() -> None:
    """A royal flush beats all hands but the four like it, which count half."""
    assert way("Ac Kc Qc Jc Tc", "Ac Kc Qc Jc Tc").strength == Fraction(2598960 - 2, 2598960)


def test_seen_cards_cannot_be_drawn() -> None:
    ways = keeps("9c 9d Kh 7s 2c", dead="9h 9s")
    pair = next(way for way in ways if cards_text(way.kept) == "9c 9d")
    assert pair.results.total == 14190
    assert pair.results.by_name()["four_of_a_kind"] == 0
    assert cards_text(ways[0].kept) == "9c 9d Kh"  # without a third nine the king is worth more


def test_against_other_hands_the_share_decides() -> None:
    """Two pair against a pat flush: only a full house wins, and all draws are equal otherwise."""
    ways = keeps("KcKd4h4s2c", against=["2h5h9hJhQh"])
    assert cards_text(ways[0].kept) == "Kc Kd 4h 4s"
    assert ways[0].share == equity("draw", ["KcKd4h4s/2c", "2h5h9hJhQh"]).players[0].share
    assert [way.share for way in ways] == sorted((way.share for way in ways), reverse=True)  # type: ignore[type-var]


@pytest.mark.parametrize(
    ("cards", "dead", "code"),
    [
        ("9c 9d Kh 7s", "", "wrong_count"),
        ("9c 9d Kh 7s 2c 3c", "", "wrong_count"),
        ("9c 9d Kh 7s 9c", "", "repeated_card"),
        ("9c 9d Kh 7s 2c", "Kh", "repeated_card"),
        ("9c 9d Kh 7s ??", "", "hidden_card"),
    ],
)
def test_impossible_hands_are_refused(cards: str, dead: str, code: str) -> None:
    with pytest.raises(OddsError, match=code):
        keeps(cards, dead)
