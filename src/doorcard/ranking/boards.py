"""Comparing face-up cards (B20, B24): pairs, two pairs, trips, full houses, quads, high cards."""

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Final

from doorcard.ranking.keys import RANK_KEYS, RANK_MASK
from doorcard.ranking.order import RANK_COUNT, down

# From worst to best: how many ranks lead, how many cards each has, how many ranks follow, and how
# many cards each of those has. Boards of one to five cards.
_SHAPES = (
    *((0, 0, count, 1) for count in range(1, 6)),  # high cards
    *((1, 2, kickers, 1) for kickers in range(4)),  # a pair
    *((2, 2, kickers, 1) for kickers in range(2)),  # two pair
    *((1, 3, kickers, 1) for kickers in range(3)),  # trips
    (1, 3, 1, 2),  # a full house, possible with the common card (B24)
    *((1, 4, kickers, 1) for kickers in range(2)),  # quads
)


def _rank_sums() -> Iterator[int]:
    """The rank sum of every board of one to five cards; those of equal size worst to best."""
    for leaders, leader_size, kickers, kicker_size in _SHAPES:
        for ranks in down(leaders):
            leading = leader_size * sum(RANK_KEYS[rank] for rank in ranks)
            for following in _kicker_sums(kickers, ranks):
                yield leading + kicker_size * following


def _kicker_sums(count: int, without: tuple[int, ...]) -> list[int]:
    """The rank sums of all choices of `count` other ranks, worst choice first."""
    keys = [RANK_KEYS[rank] for rank in reversed(range(RANK_COUNT)) if rank not in without]
    return list(map(sum, combinations(keys, count)))[::-1]


_VALUES: Final = {rank_sum: value for value, rank_sum in enumerate(_rank_sums(), 1)}
_FIRST_PAIR: Final = _VALUES[2 * RANK_KEYS[0]]  # two deuces and nothing else


def board_value(key: int) -> int:
    """The value of one to five up cards whose CARD_KEYS add up to key, higher is better.

    Straights, flushes and suits count nothing. Only boards of the same number of cards compare;
    they have the same value exactly if they tie, which position then breaks (B20).
    """
    return _VALUES[key & RANK_MASK]


def board_values(keys: Iterable[int]) -> list[int]:
    """The board_value of each of the keys."""
    return [_VALUES[key & RANK_MASK] for key in keys]


def board_shows_pair(key: int) -> bool:
    """Whether up cards whose CARD_KEYS add up to key show a pair or better (B16).

    Takes one to five cards.
    """
    return _VALUES[key & RANK_MASK] >= _FIRST_PAIR
