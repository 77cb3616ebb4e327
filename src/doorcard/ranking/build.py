"""Makes the tables of hand values from the order of hands; `scripts/hand_tables.py` ships them.

Two tables give the value of every hand of five to seven cards:

- by ranks, where no suit has five cards: the sum of the rank keys leads to the value. The sums are
  few (73,775) and far apart (up to 18 million), so they are folded: the high bits of a sum name a
  row, the low bits a column, and each row is laid over the others, shifted so that no two used
  cells meet. What is shipped is each row's shift and the one line of cells they all lie on.
- by the ranks of the flush suit, thirteen bits, where there is a flush. Five cards of a suit and
  two others make neither quads nor a full house, so nothing else has to be looked at.
"""

import struct
from itertools import combinations_with_replacement

from doorcard.ranking.keys import COLUMN_BITS, COLUMN_MASK, RANK_KEYS
from doorcard.ranking.order import RANK_COUNT, all_hands, five_ranks
from doorcard.ranking.tables import COUNTS

# More cells than the laying needs; the line is cut behind the last one used.
_LINE = 1 << 18


def rank_sum(ranks: tuple[int, ...]) -> int:
    """The sum of the keys of ranks."""
    return sum(RANK_KEYS[rank] for rank in ranks)


def rank_multisets(count: int) -> list[tuple[int, ...]]:
    """Every way to hold `count` ranks, four of each at most, each from the bottom up."""
    return [
        ranks
        for ranks in combinations_with_replacement(range(RANK_COUNT), count)
        if all(ranks.count(rank) <= 4 for rank in ranks)
    ]


def values_by_rank_sum() -> dict[int, int]:
    """Rank sum of five to seven cards to the value of their best five, where no flush is."""
    best = {
        tuple(sorted(five_ranks(category, ranks))): value
        for value, (category, ranks) in enumerate(all_hands(), 1)
        if not category.suited
    }
    for count in (6, 7):
        for ranks in rank_multisets(count):
            best[ranks] = max(best[ranks[:out] + ranks[out + 1 :]] for out in range(count))
    return {rank_sum(ranks): value for ranks, value in best.items()}


def values_by_suited_ranks() -> list[int]:
    """Ranks of one suit, as bits, to the value of the best five; 0 for fewer than five ranks."""
    values = [0] * (1 << RANK_COUNT)
    for value, (category, ranks) in enumerate(all_hands(), 1):
        if category.suited:
            values[sum(1 << rank for rank in five_ranks(category, ranks))] = value
    for mask in range(len(values)):
        if mask.bit_count() > 5:
            bits = [1 << rank for rank in range(RANK_COUNT) if mask >> rank & 1]
            values[mask] = max(values[mask - bit] for bit in bits)
    return values


def folded(values: dict[int, int]) -> tuple[list[int], list[int]]:
    """The shift of each row and the line of cells: value = line[shift[row] + column].

    Rows with many used cells are laid first, each at the first place where it fits. Places are
    bits of one large integer, so that a row is tried everywhere at once.
    """
    rows: dict[int, dict[int, int]] = {}
    for total, value in values.items():
        rows.setdefault(total >> COLUMN_BITS, {})[total & COLUMN_MASK] = value
    shifts = [0] * (max(rows) + 1)
    line = [0] * _LINE
    free = (1 << _LINE) - 1
    for row, cells in sorted(rows.items(), key=lambda item: (-len(item[1]), item[0])):
        fits = free
        for column in cells:
            fits &= free >> column
        shift = (fits & -fits).bit_length() - 1
        shifts[row] = shift
        for column, value in cells.items():
            line[shift + column] = value
            free ^= 1 << (shift + column)
    return shifts, line[: max(place for place, value in enumerate(line) if value) + 1]


def table_bytes() -> bytes:
    """What the shipped file unpacks to: three counts, then as many numbers (see tables.py)."""
    shifts, line = folded(values_by_rank_sum())
    suited = values_by_suited_ranks()
    counts = COUNTS.pack(len(shifts), len(suited), len(line))
    numbers = struct.pack(f"<{len(shifts)}I{len(suited)}H{len(line)}H", *shifts, *suited, *line)
    return counts + numbers
