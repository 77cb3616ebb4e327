"""The order of hands from first principles: all 7,462 different hands, worst to best.

Everything else about hand values (tables, names) is made from this list, so this page is the one
place that says what beats what (RULES 0.6, B47, B48). Suits never break a tie.
"""

from collections.abc import Iterator
from enum import IntEnum
from itertools import combinations

RANK_COUNT = 13
ACE = 12
FIVE = 3


class Category(IntEnum):
    """What a hand is called, from worst to best. A royal flush is the ace-high straight flush."""

    HIGH_CARD = 0
    PAIR = 1
    TWO_PAIR = 2
    THREE_OF_A_KIND = 3
    STRAIGHT = 4
    FLUSH = 5
    FULL_HOUSE = 6
    FOUR_OF_A_KIND = 7
    STRAIGHT_FLUSH = 8
    ROYAL_FLUSH = 9

    @property
    def suited(self) -> bool:
        """Whether the five cards are of one suit."""
        return self in _SUITED


_SUITED = (Category.FLUSH, Category.STRAIGHT_FLUSH, Category.ROYAL_FLUSH)


# (category, the ranks that make the hand's name, most telling first)
NamedRanks = tuple[Category, tuple[int, ...]]


def straight_ranks(top: int) -> tuple[int, ...]:
    """The five ranks of a straight from its top card down; the ace is low in 5-4-3-2-A (B47)."""
    ranks = tuple(range(top, top - 5, -1))
    return ranks if top > FIVE else (*ranks[:4], ACE)


STRAIGHT_TOPS = range(FIVE, RANK_COUNT)
_STRAIGHTS = frozenset(tuple(sorted(straight_ranks(top))) for top in STRAIGHT_TOPS)


def down(count: int, without: tuple[int, ...] = ()) -> list[tuple[int, ...]]:
    """All choices of `count` different ranks, each from the top down; worst choice first."""
    ranks = [rank for rank in reversed(range(RANK_COUNT)) if rank not in without]
    return list(reversed(list(combinations(ranks, count))))


def _unlike_ranks() -> list[tuple[int, ...]]:
    """Five different ranks that are no straight."""
    return [ranks for ranks in down(5) if tuple(sorted(ranks)) not in _STRAIGHTS]


def _with_kickers(alike: int, kickers: int) -> list[tuple[int, ...]]:
    """`alike` ranks that come in groups (two for two pair), then others; worst to best."""
    return [group + rest for group in down(alike) for rest in down(kickers, group)]


def all_hands() -> Iterator[NamedRanks]:
    """The 7,462 different hands, worst to best: the n-th (from 1) has the hand value n."""
    ranks_by_category: list[tuple[Category, list[tuple[int, ...]]]] = [
        (Category.HIGH_CARD, _unlike_ranks()),
        (Category.PAIR, _with_kickers(1, 3)),
        (Category.TWO_PAIR, _with_kickers(2, 1)),
        (Category.THREE_OF_A_KIND, _with_kickers(1, 2)),
        (Category.STRAIGHT, [(top,) for top in STRAIGHT_TOPS]),
        (Category.FLUSH, _unlike_ranks()),
        (Category.FULL_HOUSE, _with_kickers(1, 1)),
        (Category.FOUR_OF_A_KIND, _with_kickers(1, 1)),
        (Category.STRAIGHT_FLUSH, [(top,) for top in STRAIGHT_TOPS if top != ACE]),
        (Category.ROYAL_FLUSH, [(ACE,)]),
    ]
    for category, hands in ranks_by_category:
        for ranks in hands:
            yield category, ranks


def five_ranks(category: Category, ranks: tuple[int, ...]) -> tuple[int, ...]:
    """The ranks of the five cards of a hand in the order of its name: 8-8-K-T-4, 5-4-3-2-A."""
    first = ranks[0]
    match category:
        case Category.PAIR:
            return (first, *ranks)
        case Category.TWO_PAIR:
            return (first, first, ranks[1], *ranks[1:])
        case Category.THREE_OF_A_KIND:
            return (first, first, *ranks)
        case Category.FULL_HOUSE:
            return (first, first, first, ranks[1], ranks[1])
        case Category.FOUR_OF_A_KIND:
            return (first, first, first, *ranks)
        case Category.STRAIGHT | Category.STRAIGHT_FLUSH | Category.ROYAL_FLUSH:
            return straight_ranks(first)
        case _:
            return ranks
