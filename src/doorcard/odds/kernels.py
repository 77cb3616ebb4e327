"""The compiled kernels. Import this only where numba is (see compiled.have_numba).

Tables come in as arguments (see arrays.py), so that they are not copied into the code. All indices
are unsigned: numba then leaves out the check for negative ones.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
from numba import uint16, uint32, uint64

from doorcard.odds.compiled import compiled
from doorcard.ranking.keys import COLUMN_BITS, COLUMN_MASK, FLUSH_BITS, RANK_MASK

_FLUSH = np.uint64(FLUSH_BITS)
_RANKS = np.uint64(RANK_MASK)
_COLUMN_BITS = np.uint64(COLUMN_BITS)
_COLUMN = np.uint64(COLUMN_MASK)
_COLUMN_BITS_32 = np.uint32(COLUMN_BITS)
_COLUMN_32 = np.uint32(COLUMN_MASK)
_SUIT = np.uint64((1 << 13) - 1)

_BLOCK = 1024  # hands looked at together: their keys stay in the nearest cache
_DEALS = 512  # deals looked at together

Array = Any  # numpy arrays, whose types numba finds out by itself


@compiled
def flush_value(bits: Any, suited: Array) -> Any:
    """The value of a hand with a flush, from its SUIT_BITS."""
    # The other three suits have 0: adding needs no branch, and a hand has one flush at most.
    low = suited[bits & _SUIT] + suited[(bits >> uint64(13)) & _SUIT]
    high = suited[(bits >> uint64(26)) & _SUIT] + suited[bits >> uint64(39)]
    return low + high


@compiled
def _rank_values(sums: Array, count: int, out: Array, shift: Array, value: Array) -> None:
    """Values by rank sum. A loop of its own, which the compiler turns into vector gathers."""
    for i in range(count):
        rank_sum = sums[i]
        place = shift[rank_sum >> _COLUMN_BITS_32] + (rank_sum & _COLUMN_32)
        out[i] = value[place]


def _batch(count: int) -> Callable[..., int]:
    """The batch kernel for hands of `count` cards; the constant lets the compiler unroll."""

    def batch(
        cards: Array,
        out: Array,
        keys: Array,
        suit_bits: Array,
        shift: Array,
        value: Array,
        suited: Array,
    ) -> int:
        """cards: uint8[n * count]; out: uint16[n]. Returns -1, or the first hand with no cards."""
        hands = out.shape[0]
        step = uint64(count)
        sums = np.empty(_BLOCK, np.uint32)
        flushes = np.empty(_BLOCK + 1, np.uint32)
        for start in range(0, hands, _BLOCK):
            size = min(_BLOCK, hands - start)
            values = out[start : start + size]
            place = uint64(start) * step
            found = 0
            for i in range(size):
                key = uint64(0)
                for k in range(step):
                    key += keys[cards[place + k]]
                place += step
                sums[i] = uint32(key & _RANKS)
                flushes[found] = i  # overwritten by the next one unless this is a flush
                found += int((key & _FLUSH) != uint64(0))
            _rank_values(sums, size, values, shift, value)
            for f in range(found):
                place = (uint64(start) + uint64(flushes[f])) * step
                bits = uint64(0)
                for k in range(step):
                    bits |= suit_bits[cards[place + k]]
                if bits >> uint64(52):
                    return start + int(flushes[f])
                values[flushes[f]] = flush_value(bits, suited)
        return -1

    return compiled(batch)


BATCH = {count: _batch(count) for count in (5, 6, 7)}


@compiled
def _next_random(state: Any) -> Any:
    """64 random bits and the next state: xoshiro256++ of Blackman and Vigna.

    state: four uint64, not all zero; a tuple, so that it stays in the processor's registers.
    """
    a, b, c, d = state
    total = a + d
    result = ((total << uint64(23)) | (total >> uint64(41))) + a
    shifted = b << uint64(17)
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = (d << uint64(45)) | (d >> uint64(19))
    return result, (a, b, c, d)


@compiled
def _fill_chances(chances: Array, count: int, state: Any) -> Any:
    """Numbers below 2**32 by chance, two of each random number. Returns the next random state.

    chances: uint64[count or more, even].
    """
    place = uint64(0)
    while place < uint64(count):
        number, state = _next_random(state)
        chances[place] = number >> uint64(32)
        chances[place + uint64(1)] = number & uint64(0xFFFFFFFF)
        place += uint64(2)
    return state


@compiled
def _draw(deck: Array, top: Any, chance: Any) -> Any:
    """One step of a shuffle: the card at `top` changes places with one from there on.

    Of 2**32 chances for at most 52 cards, one card may get one more than another: no sample is
    large enough to show that.
    """
    place = top + ((chance * (uint64(deck.shape[0]) - top)) >> uint64(32))
    card = deck[place]
    deck[place] = deck[top]
    deck[top] = card
    return card


@compiled
def _deal_block(
    deals: int,
    state: Any,
    deck: Array,
    common: int,
    known_keys: Array,
    known_bits: Array,
    to_come: Array,
    keys: Array,
    suit_bits: Array,
    chances: Array,
    sums: Array,
    found: Array,
    flush_deals: Array,
    flush_bits: Array,
) -> Any:
    """Deal a block of deals. Returns the next random state.

    sums: uint32[players, deals], rank sums, filled in; found: int64[players], how many flushes each
    player has; flush_deals, flush_bits: [players, deals], in which deals, and their SUIT_BITS.
    """
    shared = uint64(common)
    needed = shared + to_come.sum()
    found[:] = 0
    for i in range(deals):
        state = _fill_chances(chances, needed, state)
        top = uint64(0)
        common_key = uint64(0)
        while top < shared:
            common_key += keys[_draw(deck, top, chances[top])]
            top += uint64(1)
        for player in range(to_come.shape[0]):
            key = common_key + known_keys[player]
            first = top
            last = top + to_come[player]
            while top < last:
                key += keys[_draw(deck, top, chances[top])]
                top += uint64(1)
            sums[player, i] = uint32(key & _RANKS)
            if key & _FLUSH:
                bits = known_bits[player]
                for place in range(shared):
                    bits |= suit_bits[deck[place]]
                for place in range(first, last):
                    bits |= suit_bits[deck[place]]
                flush_deals[player, found[player]] = i
                flush_bits[player, found[player]] = bits
                found[player] += 1
    return state


@compiled
def _note_showdowns(
    values: Array,
    deals: int,
    best: Array,
    ways: Array,
    shares: Array,
    hands: Array,
    category: Array,
) -> None:
    """Add a block of showdowns to the tally, one plain loop after the other: vectors again.

    values: uint16[players, deals]; best, ways: uint16[deals], to work with.
    """
    best[:deals] = 0
    ways[:deals] = 0
    for player in range(values.shape[0]):
        row = values[player]
        for i in range(deals):
            best[i] = row[i] if row[i] > best[i] else best[i]
    for player in range(values.shape[0]):
        row = values[player]
        for i in range(deals):
            ways[i] += uint16(row[i] == best[i])
    for player in range(values.shape[0]):
        row = values[player]
        for i in range(deals):
            hands[player, category[row[i]]] += 1
        for i in range(deals):
            shares[player, ways[i]] += int(row[i] == best[i])


@compiled
def deal_and_show(
    deals: int,
    seed: Array,
    deck: Array,
    common: int,
    known_keys: Array,
    known_bits: Array,
    to_come: Array,
    shares: Array,
    hands: Array,
    keys: Array,
    suit_bits: Array,
    shift: Array,
    value: Array,
    suited: Array,
    category: Array,
) -> None:
    """Deal the cards to come by chance and add up who wins, `deals` times.

    seed: uint64[4], the random state to begin with; deck: uint8[cards], shuffled in place; common:
    number of cards that belong to everybody; known_keys, known_bits: uint64[players], sums over
    known cards; to_come: uint64[players]; shares: int64[players, players + 1], [p, w] counts the
    deals in which p was among w winners; hands: int64[players, 10], by category.
    """
    players = to_come.shape[0]
    chances = np.empty(54, np.uint64)
    sums = np.empty((players, _DEALS), np.uint32)
    values = np.empty((players, _DEALS), np.uint16)
    found = np.zeros(players, np.int64)
    flush_deals = np.empty((players, _DEALS), np.uint32)
    flush_bits = np.empty((players, _DEALS), np.uint64)
    best = np.empty(_DEALS, np.uint16)
    ways = np.empty(_DEALS, np.uint16)
    state = (seed[0], seed[1], seed[2], seed[3])
    done = 0
    while done < deals:
        size = min(_DEALS, deals - done)
        state = _deal_block(
            size, state, deck, common, known_keys, known_bits, to_come, keys, suit_bits,
            chances, sums, found, flush_deals, flush_bits,
        )  # fmt: skip
        for player in range(players):
            _rank_values(sums[player], size, values[player], shift, value)
            for f in range(found[player]):
                flush = flush_value(flush_bits[player, f], suited)
                values[player, flush_deals[player, f]] = flush
        _note_showdowns(values, size, best, ways, shares, hands, category)
        done += size


@compiled
def _subset_places(
    row: Array, most: int, sizes: Array, binomial: Array, starts: Array, ranks: Array, places: Array
) -> None:
    """The place of each subset of a row of ascending numbers among all subsets of its size.

    sizes: number of elements by subset (a subset is bits over the row); subsets of more than
    `most` elements are left out. places: starts[size] + rank of the subset.
    """
    ranks[0] = 0
    places[0] = 0
    for high in range(row.shape[0]):
        for below in range(1 << high):
            size = sizes[below] + 1
            if size > most:
                continue
            subset = below | (1 << high)
            ranks[subset] = ranks[below] + binomial[row[high], size]
            places[subset] = starts[size] + ranks[subset]


@compiled
def _note_set(
    row: Array,
    most: int,
    sizes: Array,
    binomial: Array,
    starts: Array,
    ranks: Array,
    places: Array,
    containing: Array,
) -> None:
    """Count a set under each of its subsets."""
    _subset_places(row, most, sizes, binomial, starts, ranks, places)
    for subset in range(1 << row.shape[0]):
        if sizes[subset] <= most:
            containing[places[subset]] += 1


@compiled
def _disjoint(
    row: Array,
    most: int,
    sizes: Array,
    binomial: Array,
    starts: Array,
    ranks: Array,
    places: Array,
    containing: Array,
) -> int:
    """How many of the sets counted so far share no element with row (inclusion and exclusion)."""
    _subset_places(row, most, sizes, binomial, starts, ranks, places)
    total = 0
    for subset in range(1 << row.shape[0]):
        if sizes[subset] <= most:
            if sizes[subset] & 1:
                total -= containing[places[subset]]
            else:
                total += containing[places[subset]]
    return total


@compiled
def beaten(
    rows: Array,
    limits: Array,
    other_rows: Array,
    other_values: Array,
    most: int,
    sizes: Array,
    binomial: Array,
    starts: Array,
    less: Array,
    equal: Array,
) -> None:
    """For each row: how many disjoint other rows have a value below its limit, and equal to it.

    rows, other_rows: uint8[n, k], ascending; limits and other_values: uint16[n], both sorted from
    low to high; less, equal: int64[n], filled in. most: the smaller of the two row lengths.
    """
    containing = np.zeros(starts[most + 1], np.int32)
    ranks = np.empty(sizes.shape[0], np.int64)
    places = np.empty(sizes.shape[0], np.int64)
    other = 0
    first = 0
    while first < rows.shape[0]:
        limit = limits[first]
        end = first
        while end < rows.shape[0] and limits[end] == limit:
            end += 1
        while other < other_rows.shape[0] and other_values[other] < limit:
            _note_set(other_rows[other], most, sizes, binomial, starts, ranks, places, containing)
            other += 1
        for i in range(first, end):
            less[i] = _disjoint(rows[i], most, sizes, binomial, starts, ranks, places, containing)
        before = other
        while other < other_rows.shape[0] and other_values[other] == limit:
            _note_set(other_rows[other], most, sizes, binomial, starts, ranks, places, containing)
            other += 1
        for i in range(first, end):
            equal[i] = 0
            if other > before:
                both = _disjoint(rows[i], most, sizes, binomial, starts, ranks, places, containing)
                equal[i] = both - less[i]
        first = end
