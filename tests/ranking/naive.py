"""A second evaluator, slow and written from the rules alone, to compare ours with."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations, combinations_with_replacement

from doorcard.cards import rank_of, suit_of
from doorcard.ranking import Category

Strength = tuple[int, list[int]]


def rank_multisets(count: int) -> list[tuple[int, ...]]:
    """Every way to hold `count` ranks of one deck."""
    choices = combinations_with_replacement(range(13), count)
    return [ranks for ranks in choices if max(Counter(ranks).values()) <= 4]


def rainbow(ranks: Sequence[int]) -> list[int]:
    """Up to seven cards of ranks (equal ones side by side), two of a suit at most."""
    return [4 * rank + place % 4 for place, rank in enumerate(ranks)]


def by_count(ranks: Iterable[int]) -> tuple[list[int], list[int]]:
    """How often ranks are held, and the ranks: most often first, then from the top down."""
    groups = sorted(((count, rank) for rank, count in Counter(ranks).items()), reverse=True)
    return [count for count, _ in groups], [rank for _, rank in groups]


def five_card_strength(cards: Sequence[int]) -> Strength:
    """The category of five cards and the ranks that settle a tie within it."""
    counts, ranks = by_count(rank_of(card) for card in cards)
    flush = len({suit_of(card) for card in cards}) == 1
    if ranks == [12, 3, 2, 1, 0]:
        ranks = [3, 2, 1, 0, -1]
    straight = len(ranks) == 5 and ranks[0] - ranks[4] == 4
    if straight and flush:
        return (Category.ROYAL_FLUSH if ranks[0] == 12 else Category.STRAIGHT_FLUSH), ranks
    if counts == [4, 1]:
        return Category.FOUR_OF_A_KIND, ranks
    if counts == [3, 2]:
        return Category.FULL_HOUSE, ranks
    if flush:
        return Category.FLUSH, ranks
    if straight:
        return Category.STRAIGHT, ranks
    of_a_kind = {
        (3, 1, 1): Category.THREE_OF_A_KIND,
        (2, 2, 1): Category.TWO_PAIR,
        (2, 1, 1, 1): Category.PAIR,
        (1, 1, 1, 1, 1): Category.HIGH_CARD,
    }
    return of_a_kind[tuple(counts)], ranks


def strength(cards: Sequence[int]) -> Strength:
    """The strength of the best five of five to seven cards."""
    return max(five_card_strength(five) for five in combinations(cards, 5))
