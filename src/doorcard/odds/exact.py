"""Exact odds: every deal is counted, but few are looked at one by one.

Of each hand all ways to complete it are listed with their values. For two hands, a completion of
the one goes with every completion of the other that shares no card with it; how many of those are
worse is told by inclusion and exclusion over the cards of the first (count those that contain no
card in particular, take off those that contain its first, ...). With the completions sorted by
value all this is one sweep. A third and further hands are gone through one completion at a time.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from math import comb, prod
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from doorcard.cards import Card
from doorcard.odds.arrays import Bits, Cards, Counts, Values
from doorcard.odds.choices import all_choices
from doorcard.odds.compiled import Kernel, chosen_kernel
from doorcard.odds.cores import core_count
from doorcard.odds.results import Tally, count_categories
from doorcard.odds.spots import Holding, Spot
from doorcard.odds.values import hand_values

# Steps (subsets of completions looked at) that take about a second on one core.
STEPS_A_SECOND: Final[dict[Kernel, float]] = {"numba": 1e8, "numpy": 4e6}
# A sweep takes at least so many, however short its lists.
_LEAST_STEPS: Final[dict[Kernel, float]] = {"numba": 2e4, "numpy": 4e3}
_WORTH_COMPILING: Final = 3e6
MOST_COMPLETIONS: Final = 4_000_000  # of one hand; more would fill the memory

_BINOMIAL: Final = np.array([[comb(n, k) for k in range(9)] for n in range(53)], dtype=np.int64)
_BATCH: Final = 64

Progress = Callable[[float], None]


class Completions:
    """All ways to complete a hand, from the lowest value to the highest.

    rows: uint8 (n, k), places of the cards in the deck, ascending; values: uint16 (n,);
    bits: uint64 (n,), the same places as bits.
    """

    def __init__(self, rows: Cards, values: Values, bits: Bits) -> None:
        self.rows = rows
        self.values = values
        self.bits = bits

    def __len__(self) -> int:
        return len(self.values)

    @property
    def count(self) -> int:
        """Cards to come."""
        return int(self.rows.shape[1])

    def without(self, used: int) -> "Completions":
        """Those that share no card with `used` (places as bits)."""
        if not used:
            return self
        free = self.bits & np.uint64(used) == 0
        return Completions(self.rows[free], self.values[free], self.bits[free])


def completions(known: Sequence[Card], deck: Sequence[Card], count: int) -> Completions:
    """All ways to complete known cards with `count` cards of the deck."""
    rows = all_choices(len(deck), count)
    hands = np.empty((len(rows), len(known) + count), dtype=np.uint8)
    hands[:, : len(known)] = known
    hands[:, len(known) :] = np.array(deck, dtype=np.uint8)[rows]
    values = hand_values(hands, "numpy")
    order = np.argsort(values, kind="stable")
    rows = np.ascontiguousarray(rows[order])
    bits = np.left_shift(np.uint64(1), rows.astype(np.uint64)).sum(axis=1, dtype=np.uint64)
    return Completions(rows, values[order], bits)


def steps_needed(spot: Spot, kernel: Kernel) -> float:
    """About how many steps the exact odds take; infinite where the lists would be too long."""
    size = len(spot.deck) - spot.common
    counts = sorted(spot.to_come)
    lengths = [comb(size, count) for count in counts]
    if spot.by_habit or lengths[-1] > MOST_COMPLETIONS:
        return float("inf")
    *outer, one, other = counts
    most = min(one, other)
    subsets = [sum(comb(count, k) for k in range(most + 1)) for count in (one, other)]
    sweep = lengths[-2] * subsets[0] * 2 + lengths[-1] * subsets[1]
    repeats = prod(lengths[: len(outer)]) * (len(spot.deck) if spot.common else 1)
    return repeats * max(sweep, _LEAST_STEPS[kernel]) + sum(lengths)


def exact_kernel(spot: Spot, wanted: Kernel | None) -> Kernel:
    """The kernel for the spot: numba where it is there and the work is worth loading it."""
    return chosen_kernel(wanted, steps_needed(spot, "numpy"), _WORTH_COMPILING)


def exact_tally(spot: Spot, kernel: Kernel, progress: Progress | None = None) -> Tally:
    """Every deal of the spot. progress is called with the part done, 0 to 1."""
    tally = Tally(len(spot.hands), object)
    if not spot.common:
        _add_deals(tally, spot.hands, spot.to_come, spot.deck, kernel, progress)
        return tally
    for done, common in enumerate(spot.deck, 1):
        hands = [Holding((*hand.cards, common)) for hand in spot.hands]
        deck = [card for card in spot.deck if card != common]
        _add_deals(tally, hands, spot.to_come, deck, kernel, None)
        if progress:
            progress(done / len(spot.deck))
    return tally


class _Outer(NamedTuple):
    """One way to complete all hands but two: cards used, best value, who has it."""

    used: int
    best: int
    holders: tuple[int, ...]


def _add_deals(
    tally: Tally,
    hands: Sequence[Holding],
    to_come: Sequence[int],
    deck: Sequence[Card],
    kernel: Kernel,
    progress: Progress | None,
) -> None:
    lists = [
        completions(hand.cards, deck, count) for hand, count in zip(hands, to_come, strict=True)
    ]
    _add_hands(tally, lists, len(deck))
    by_length = sorted(range(len(lists)), key=lambda player: len(lists[player]))
    *others, one, other = by_length
    pair = _Pair(one, other, lists[one], lists[other], len(deck), kernel)
    outers = _outers(lists, others)
    total = prod(len(lists[player]) for player in others)
    done = 0
    with ThreadPoolExecutor(core_count()) as pool:
        # A few batches at a time, so that nothing piles up; order does not matter to a sum.
        while batch := list(islice(outers, _BATCH * core_count())):
            for shares in pool.map(pair.shares, batch):
                for player, ways, count in shares:
                    tally.shares[player, ways] += count
            done += len(batch)
            if progress:
                progress(min(done / total, 1.0))


def _add_hands(tally: Tally, lists: Sequence[Completions], size: int) -> None:
    """The hands made: each completion of a hand goes with equally many of the others."""
    deals = 1
    for completed in lists:
        deals *= comb(size, completed.count)
        size -= completed.count
    for player, completed in enumerate(lists):
        each = deals // len(completed)
        tally.hands[player] += count_categories(completed.values).astype(object) * each


def _outers(lists: Sequence[Completions], others: Sequence[int]) -> Iterator[_Outer]:
    """All ways to complete the hands `others` with different cards."""

    def extend(outer: _Outer, left: Sequence[int]) -> Iterator[_Outer]:
        if not left:
            yield outer
            return
        player = left[0]
        completed = lists[player]
        for bits, value in zip(completed.bits.tolist(), completed.values.tolist(), strict=True):
            if bits & outer.used:
                continue
            if value > outer.best:
                holders: tuple[int, ...] = (player,)
            else:
                holders = (*outer.holders, player) if value == outer.best else outer.holders
            yield from extend(_Outer(bits | outer.used, max(value, outer.best), holders), left[1:])

    return extend(_Outer(0, 0, ()), others)


class _Pair:
    """The two hands with the most completions; everybody else's cards are given."""

    def __init__(
        self,
        one: int,
        other: int,
        ones: Completions,
        others: Completions,
        size: int,
        kernel: Kernel,
    ) -> None:
        self._players = (one, other)
        self._lists = (ones, others)
        self._size = size
        self._most = min(ones.count, others.count)
        self._sweep = _beaten_by_numba if kernel == "numba" else _beaten_by_numpy

    def shares(self, outer: _Outer) -> list[tuple[int, int, int]]:
        """(player, winners, deals) for all deals with these cards of the others."""
        one, other = self._players
        ones, others = (completed.without(outer.used) for completed in self._lists)
        left = self._size - outer.used.bit_count() - ones.count
        each = comb(left, others.count)
        limits = np.maximum(ones.values, np.uint16(outer.best))
        less, equal = self._sweep(ones, limits, others, self._most)
        below, same = ones.values < outer.best, ones.values == outer.best
        above = ~(below | same)
        found: list[tuple[int, int, int]] = []

        def note(players: tuple[int, ...], deals: int) -> None:
            found.extend((player, len(players), deals) for player in players if deals)

        note((other,), each * len(ones) - _sum(less) - _sum(equal))
        note((one,), _sum(less[above]))
        note((one, other), _sum(equal[above]))
        note((*outer.holders, one), _sum(less[same]))
        note((*outer.holders, one, other), _sum(equal[same]))
        note(outer.holders, _sum(less[below]))
        note((*outer.holders, other), _sum(equal[below]))
        return found


def _sum(counts: Counts) -> int:
    return int(counts.sum())


def _beaten_by_numba(
    ones: Completions, limits: Values, others: Completions, most: int
) -> tuple[Counts, Counts]:
    """For each completion: disjoint other ones with a value below its limit, and equal to it."""
    from doorcard.odds.kernels import beaten

    less, equal = np.empty(len(ones), np.int64), np.empty(len(ones), np.int64)
    size = 1 + max(_highest(ones.rows), _highest(others.rows))
    starts = np.concatenate([[0], np.cumsum(_BINOMIAL[size, : most + 1])])
    subsets = 1 << max(ones.count, others.count)
    sizes = np.array([subset.bit_count() for subset in range(subsets)], dtype=np.int64)
    beaten(
        ones.rows, limits, others.rows, others.values, most, sizes, _BINOMIAL, starts, less, equal
    )
    return less, equal


def _highest(rows: Cards) -> int:
    return int(rows.max()) if rows.size else 0


def _beaten_by_numpy(
    ones: Completions, limits: Values, others: Completions, most: int
) -> tuple[Counts, Counts]:
    """The same: subsets of one size at a time, sorted by subset, then value."""
    less, equal = np.zeros(len(ones), np.int64), np.zeros(len(ones), np.int64)
    for size in range(most + 1):
        sign = -1 if size & 1 else 1
        wanted = _subsets(ones.rows, size) << 13
        found = np.sort(((_subsets(others.rows, size) << 13) + others.values[:, None]).ravel())
        first = np.searchsorted(found, wanted)
        wanted += limits[:, np.newaxis]
        below = np.searchsorted(found, wanted)
        through = np.searchsorted(found, wanted, side="right")
        less += sign * (below - first).sum(axis=1)
        equal += sign * (through - below).sum(axis=1)
    return less, equal


def _subsets(rows: Cards, size: int) -> NDArray[np.int64]:
    """The rank of each subset of `size` cards of each row: int64 (n, comb(k, size))."""
    columns = all_choices(rows.shape[1], size)
    ranks = np.zeros((len(rows), len(columns)), dtype=np.int64)
    for place in range(size):
        ranks += _BINOMIAL[rows[:, columns[:, place]], place + 1]
    return ranks
