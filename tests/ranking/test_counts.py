"""How many hands of each category there are, counted through hand_value itself."""

from collections import Counter
from itertools import combinations, combinations_with_replacement
from math import comb, prod

import pytest

from doorcard.cards import FULL_DECK
from doorcard.ranking import CARD_KEYS, CATEGORIES, Category, describe, hand_value
from doorcard.ranking.keys import COLUMN_BITS, COLUMN_MASK, FLUSH_BITS, RANK_MASK
from doorcard.ranking.tables import ROW_SHIFTS, SUITED_VALUES, VALUES
from tests.ranking.naive import rainbow, rank_multisets

# High card to royal flush; known from combinatorics, and published in many places.
KNOWN = {
    5: (1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 36, 4),
    6: (6612900, 9730740, 2532816, 732160, 361620, 205792, 165984, 14664, 1656, 188),
    7: (23294460, 58627800, 31433400, 6461620, 6180020, 4047644, 3473184, 224848, 37260, 4324),
}


def by_category(hands_by_value: Counter[int]) -> tuple[int, ...]:
    counts: Counter[Category] = Counter()
    for value, hands in hands_by_value.items():
        counts[describe(value).category] += hands
    return tuple(counts[category] for category in CATEGORIES)


def count_classes(size: int) -> Counter[int]:
    """Hands by value, one of each class evaluated and counted as often as there are like it.

    A class is the ranks of the flush suit and those of the other cards where there is a flush, and
    else the ranks alone.
    """
    counts: Counter[int] = Counter()
    flushes: Counter[tuple[int, ...]] = Counter()
    for suited in range(5, size + 1):
        for ranks in combinations(range(13), suited):
            for others in combinations_with_replacement(range(13), size - suited):
                held = Counter(others)
                alike = 4 * prod(comb(3, count) for count in held.values())
                place = [others[:index].count(rank) for index, rank in enumerate(others)]
                rest = [4 * rank + 1 + suit for rank, suit in zip(others, place, strict=True)]
                counts[hand_value([4 * rank for rank in ranks] + rest)] += alike
                flushes[tuple(sorted(ranks + others))] += alike
    for ranks in rank_multisets(size):
        all_suits = prod(comb(4, count) for count in Counter(ranks).values())
        counts[hand_value(rainbow(ranks))] += all_suits - flushes[ranks]
    return counts


def test_all_2598960_hands_of_five_one_by_one() -> None:
    counts = Counter(map(hand_value, combinations(FULL_DECK, 5)))
    assert by_category(counts) == KNOWN[5]
    assert counts == count_classes(5)


@pytest.mark.parametrize("size", [6, 7])
def test_all_hands_of_six_and_seven_by_class(size: int) -> None:
    counts = count_classes(size)
    assert counts.total() == comb(52, size)
    assert by_category(counts) == KNOWN[size]


@pytest.mark.slow
def test_all_133784560_hands_of_seven_one_by_one() -> None:
    np = pytest.importorskip("numpy")
    keys = np.array(CARD_KEYS[:52])
    shifts, values, suited = (np.array(t) for t in (ROW_SHIFTS, VALUES, SUITED_VALUES))
    rank_bits = np.array([1 << (13 * (card % 4) + card // 4) for card in FULL_DECK])
    # The last four of seven cards, those with the highest first card at the end.
    fours = np.array(list(combinations(FULL_DECK, 4)))
    four_keys, four_bits = keys[fours].sum(axis=1), rank_bits[fours].sum(axis=1)
    first_after = np.searchsorted(fours[:, 0], np.arange(52), side="right")
    counts = np.zeros(7463, dtype=np.int64)
    for three in combinations(FULL_DECK[:48], 3):
        rest = slice(int(first_after[three[2]]), None)
        key = four_keys[rest] + keys[list(three)].sum()
        rank_sum = key & RANK_MASK
        value = values[shifts[rank_sum >> COLUMN_BITS] + (rank_sum & COLUMN_MASK)]
        flush = np.flatnonzero(key & FLUSH_BITS)
        bits = four_bits[rest][flush] + rank_bits[list(three)].sum()
        value[flush] = np.max([suited[bits >> 13 * suit & 8191] for suit in range(4)], axis=0)
        counts += np.bincount(value, minlength=7463)
    one_by_one = Counter({value: int(hands) for value, hands in enumerate(counts) if hands})
    assert by_category(one_by_one) == KNOWN[7]
    assert one_by_one == count_classes(7)
