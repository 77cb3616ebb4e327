"""Makes the tables of hand values from the order of hands."""

from itertools import combinations, combinations_with_replacement

from doorcard.ranking.keys import RANK_KEYS
from doorcard.ranking.order import Category, all_hands, five_ranks

_SUITED = (Category.FLUSH, Category.STRAIGHT_FLUSH, Category.ROYAL_FLUSH)


def rank_sum(ranks: tuple[int, ...]) -> int:
    return sum(RANK_KEYS[rank] for rank in ranks)


def multisets(count: int) -> list[tuple[int, ...]]:
    """All ways to hold `count` ranks, at most four of each, each from the bottom up."""
    return [
        ranks
        for ranks in combinations_with_replacement(range(13), count)
        if all(ranks.count(rank) <= 4 for rank in set(ranks))
    ]


def build_rank_values() -> dict[int, int]:
    five = {
        tuple(sorted(five_ranks(*hand))): value
        for value, hand in enumerate(all_hands(), 1)
        if hand[0] not in _SUITED
    }
    best = dict(five)
    for count in (6, 7):
        for ranks in multisets(count):
            best[ranks] = max(best[ranks[:i] + ranks[i + 1 :]] for i in range(count))
    return {rank_sum(ranks): value for ranks, value in best.items()}


def build_flushes() -> list[int]:
    table = [0] * 8192
    for value, hand in enumerate(all_hands(), 1):
        if hand[0] in _SUITED:
            table[sum(1 << rank for rank in five_ranks(*hand))] = value
    for mask in range(8192):
        if mask.bit_count() > 5:
            table[mask] = max(table[mask & ~(1 << r)] for r in range(13) if mask >> r & 1)
    return table


def build_boards() -> list[int]:
    """The rank sums of all boards of one to five cards, worst to best."""

    def strength(ranks: tuple[int, ...]) -> tuple[list[int], list[int]]:
        groups = sorted(((ranks.count(r), r) for r in set(ranks)), reverse=True)
        return [count for count, _ in groups if count > 1], [rank for _, rank in groups]

    boards = [ranks for count in range(1, 6) for ranks in multisets(count)]
    return [rank_sum(ranks) for ranks in sorted(boards, key=strength)]


__all__ = ["build_boards", "build_flushes", "build_rank_values", "combinations"]
