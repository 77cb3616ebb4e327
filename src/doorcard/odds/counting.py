"""How often chance gives each hand value: every completion of a hand counted, with numpy alone.

The cards to come are split by suit (three clubs, one spade, ...). Where no suit reaches five cards,
a value is a sum of rank keys, so the sums over the choices of each suit are added crosswise and
looked up; where one does, the value is that of its ranks, and the rest only multiplies.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache
from itertools import product
from math import comb, prod
from typing import Final

import numpy as np
from numpy.typing import NDArray

from doorcard.cards import FULL_DECK, Card, rank_of, suit_of
from doorcard.odds.arrays import (
    CATEGORY,
    RANK_KEY,
    SHIFT,
    SUITED,
    VALUE,
    VALUE_COUNT,
    Counts,
)
from doorcard.odds.choices import all_choices
from doorcard.odds.errors import OddsError
from doorcard.ranking import CATEGORIES, Category, describe
from doorcard.ranking.keys import COLUMN_BITS, COLUMN_MASK

_SUITS: Final = range(4)
_BLOCK: Final = 1 << 17  # hands at a time
_SHIFT = SHIFT.astype(np.int32)

Sums = NDArray[np.int32]


class Distribution:
    """The exact distribution of a hand's final value over all equally likely completions.

    counts: int64 of shape (7463,), the number of completions by hand value; total: their sum.
    """

    counts: Counts
    total: int

    def __init__(self, counts: Counts) -> None:
        self.counts = counts
        self.total = int(counts.sum())

    def ways(self, category: Category) -> int:
        """The number of completions of exactly this category.

        A royal flush is a category of its own, above the straight flush.
        """
        return int(self.counts[category == CATEGORY].sum())

    def ways_at_least(self, value: int) -> int:
        """The number of completions with this hand value or a higher one."""
        return int(self.counts[value:].sum())

    def chance(self, category: Category) -> Fraction:
        """The chance of exactly this category."""
        return Fraction(self.ways(category), self.total)

    def chance_at_least(self, value: int) -> Fraction:
        """The chance of this hand value or a higher one (`lowest_value` gives that of a name)."""
        return Fraction(self.ways_at_least(value), self.total)

    def by_category(self) -> tuple[int, ...]:
        """The number of completions of each category, high card to royal flush."""
        return tuple(self.ways(category) for category in CATEGORIES)

    def by_name(self) -> dict[str, int]:
        """The same by the category's name: `high_card` to `royal_flush`."""
        return {category.name.lower(): self.ways(category) for category in CATEGORIES}


def lowest_value(category: Category, rank: int = 0) -> int:
    """The lowest value of a category, or of it with a leading rank of at least `rank` (0..12).

    >>> from doorcard.ranking import Category, describe, hand_name_english
    >>> hand_name_english(describe(lowest_value(Category.PAIR, 9)))
    'a pair of jacks'
    """
    for value in range(1, VALUE_COUNT):
        name = describe(value)
        if name.category == category and name.ranks[0] >= rank:
            return value
    raise OddsError("bad_text", {"text": f"{category.name.lower()} of rank {rank}"})


def distribution(own: Sequence[Card], deck: Sequence[Card], to_come: int) -> Distribution:
    """The distribution of the best hand of own cards and `to_come` more from the deck.

    own and deck: different cards 0..51, five to seven in the end. OddsError wrong_count,
    no_cards_left.

    >>> from doorcard.cards import FULL_DECK
    >>> distribution((), FULL_DECK, 5).by_category()
    (1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 36, 4)
    """
    if not 5 <= len(own) + to_come <= 7 or to_come < 0:
        got = len(own) + to_come
        raise OddsError("wrong_count", {"what": "cards of a hand", "needed": "5 to 7", "got": got})
    if to_come > len(deck):
        raise OddsError("no_cards_left", {"needed": to_come, "left": len(deck), "last_card": ""})
    counts = np.zeros(VALUE_COUNT, dtype=np.int64)
    held = [[rank_of(card) for card in own if suit_of(card) == suit] for suit in _SUITS]
    choices = [
        _Choices([rank_of(card) for card in deck if suit_of(card) == suit]) for suit in _SUITS
    ]
    own_sum = int(RANK_KEY[[rank_of(card) for card in own]].sum()) if own else 0
    for split in _splits(to_come, [choice.size for choice in choices]):
        flush = [suit for suit in _SUITS if len(held[suit]) + split[suit] >= 5]
        if flush:
            suit = flush[0]
            bits = choices[suit].bits(split[suit]) | sum(1 << rank for rank in held[suit])
            others = prod(comb(choices[s].size, split[s]) for s in _SUITS if s != suit)
            counts += others * np.bincount(SUITED[bits], minlength=VALUE_COUNT)
        else:
            sums = [choices[suit].sums(split[suit]) for suit in _SUITS]
            counts += _count_rank_values(own_sum, sums)
    return Distribution(counts)


@cache
def dealt(size: int) -> Distribution:
    """The distribution of all hands of five to seven cards of a whole deck."""
    return distribution((), FULL_DECK, size)


class _Choices:
    """All choices of some of a suit's ranks: their rank sums and their ranks as bits."""

    def __init__(self, ranks: Sequence[int]) -> None:
        self.size = len(ranks)
        self._all = np.array(ranks, dtype=np.int32)

    def sums(self, count: int) -> Sums:
        sums: Sums = RANK_KEY[self._chosen(count)].sum(axis=1, dtype=np.int32)
        return sums

    def bits(self, count: int) -> Sums:
        bits: Sums = np.left_shift(1, self._chosen(count)).sum(axis=1, dtype=np.int32)
        return bits

    def _chosen(self, count: int) -> Sums:
        return self._all[all_choices(self.size, count)]


def _splits(count: int, most: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """How many cards come of each suit."""
    for split in product(*(range(min(count, size) + 1) for size in most)):
        if sum(split) == count:
            yield split


def _count_rank_values(own_sum: int, suits: Sequence[Sums]) -> Counts:
    """Hands by value, over every way to take one rank sum of each suit."""
    *others, longest = sorted(suits, key=len)
    few = np.array([own_sum], dtype=np.int32)
    for sums in others:
        few = np.add.outer(few, sums).ravel()
    counts = np.zeros(VALUE_COUNT, dtype=np.int64)
    step = max(1, _BLOCK // len(longest))
    for start in range(0, len(few), step):
        sums = np.add.outer(few[start : start + step], longest).ravel()
        place = _SHIFT.take(sums >> COLUMN_BITS, mode="clip")
        sums &= COLUMN_MASK
        place += sums
        counts += np.bincount(VALUE.take(place, mode="clip"), minlength=VALUE_COUNT)
    return counts
