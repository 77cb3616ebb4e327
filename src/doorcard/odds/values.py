"""Values of many hands at once."""

from typing import Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from doorcard.cards import FULL_DECK
from doorcard.odds.arrays import KEYS, SHIFT, SUIT_BITS, SUITED, VALUE, Cards, Values
from doorcard.odds.compiled import Kernel, chosen_kernel
from doorcard.odds.errors import OddsError
from doorcard.ranking.keys import COLUMN_BITS, COLUMN_MASK, FLUSH_BITS, RANK_MASK

# From so many hands on numba earns the time it takes to load.
_WORTH_COMPILING: Final = 10_000_000
_BLOCK: Final = 1 << 15

_KEYS = KEYS.astype(np.int64)
_SUIT_BITS = SUIT_BITS.astype(np.int64)
_SHIFT = SHIFT.astype(np.int64)
_SUIT = (1 << 13) - 1


def hand_values(cards: ArrayLike, kernel: Kernel | None = None) -> Values:
    """The value of each of many hands, the same numbers as `doorcard.ranking.hand_value`.

    cards: integers 0..51 of shape (n, 5), (n, 6) or (n, 7), one hand a row; uint8 in C order is
    taken as it is, anything else is copied. Out: uint16 of shape (n,), 1 to 7462, higher is better.
    kernel: "numba" or "numpy"; unless told, numba for 10 million hands and more if it is installed.
    That the cards of a hand are different is the caller's word, as it is in hand_value.

    OddsError wrong_shape, bad_card (names the first one that is no card).

    >>> import numpy as np
    >>> from doorcard.cards import parse_cards
    >>> hands = np.array([parse_cards("As Ks Qs Js Ts 9s 8s"), parse_cards("7c 5d 4h 3s 2c 9d Jh")])
    >>> hand_values(hands)
    array([7462,  172], dtype=uint16)
    """
    given = _as_bytes(cards)
    out = np.empty(len(given), dtype=np.uint16)
    if chosen_kernel(kernel, len(given), _WORTH_COMPILING) == "numba":
        from doorcard.odds.kernels import BATCH

        wrong = BATCH[given.shape[1]](given.ravel(), out, KEYS, SUIT_BITS, SHIFT, VALUE, SUITED)
        if wrong >= 0:
            _refuse(given[wrong])
        return out
    for start in range(0, len(given), _BLOCK):
        out[start : start + _BLOCK] = _block_values(given[start : start + _BLOCK])
    return out


def _as_bytes(cards: ArrayLike) -> Cards:
    """The cards as uint8 in C order."""
    given = np.asarray(cards)
    if given.ndim != 2 or given.shape[1] not in (5, 6, 7) or given.dtype.kind not in "iu":
        got = f"{given.dtype} of shape {given.shape}"
        raise OddsError("wrong_shape", {"needed": "integers of shape (n, 5 to 7)", "got": got})
    if given.dtype != np.uint8:
        _refuse(given)
    return np.ascontiguousarray(given, dtype=np.uint8)


def _refuse(cards: NDArray[np.integer]) -> None:
    """OddsError if one of the numbers is no card."""
    wrong = cards[(cards < 0) | (cards >= len(FULL_DECK))]
    if len(wrong):
        raise OddsError("bad_card", {"card": int(wrong[0])})


def _block_values(cards: Cards) -> Values:
    """By numpy, one block, small enough to stay in the processor's cache."""
    columns = np.ascontiguousarray(cards.T).astype(np.intp)
    keys = _KEYS.take(columns, mode="clip").sum(axis=0)
    ranks = keys & RANK_MASK
    place = _SHIFT.take(ranks >> COLUMN_BITS, mode="clip") + (ranks & COLUMN_MASK)
    values: Values = VALUE.take(place, mode="clip")
    flushes = np.flatnonzero(keys & FLUSH_BITS)
    _refuse(columns[:, flushes])  # what is no card has the key of a hidden one
    values[flushes] = suited_values(_SUIT_BITS[columns[:, flushes]].sum(axis=0))
    return values


def suited_values(bits: NDArray[np.int64]) -> Values:
    """The values of hands with a flush, from the sums of their SUIT_BITS."""
    spread = bits[np.newaxis] >> np.arange(0, 52, 13)[:, np.newaxis]
    best: Values = SUITED[spread & _SUIT].max(axis=0)
    return best
