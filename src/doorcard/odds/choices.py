"""All choices of some of many, as an array."""

import numpy as np

from doorcard.odds.arrays import Cards


def all_choices(size: int, count: int) -> Cards:
    """All choices of `count` of `size` places: uint8 (comb(size, count), count), ascending.

    >>> all_choices(3, 2).tolist()
    [[0, 1], [0, 2], [1, 2]]
    """
    rows = np.zeros((1, 0), dtype=np.uint8)
    for chosen in range(count):
        first = rows[:, -1].astype(np.int64) + 1 if chosen else np.zeros(1, dtype=np.int64)
        # Leave enough places for the cards still to be chosen.
        ways = np.maximum(size - (count - chosen - 1) - first, 0)
        before = np.repeat(np.cumsum(ways) - ways, ways)
        added = np.arange(ways.sum()) - before + np.repeat(first, ways)
        rows = np.column_stack([np.repeat(rows, ways, axis=0), added.astype(np.uint8)])
    return rows
