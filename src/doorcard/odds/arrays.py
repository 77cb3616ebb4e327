"""The tables of hand values as numpy arrays. Importing this tells plainly if numpy is missing."""

from typing import Final

from doorcard.cards import FULL_DECK, HIDDEN, rank_of, suit_of
from doorcard.ranking import CARD_KEYS, CATEGORIES, describe
from doorcard.ranking.keys import RANK_KEYS
from doorcard.ranking.tables import ROW_SHIFTS, SUITED_VALUES, VALUES

try:
    import numpy as np
except ImportError as missing:
    raise ImportError(
        "odds need numpy, which comes with the extra `odds`: pip install 'doorcard[odds]'",
        name="numpy",
    ) from missing

from numpy.typing import NDArray

Cards = NDArray[np.uint8]
Values = NDArray[np.uint16]
Counts = NDArray[np.int64]
Bits = NDArray[np.uint64]

RANK_COUNT: Final = 13
CATEGORY_COUNT: Final = len(CATEGORIES)
VALUE_COUNT: Final = 7463  # hand values are 1..7462; place 0 of a table by value stays empty

# For every number of eight bits, the cards first: the key of a card (see ranking.keys), and its bit
# in four fields of 13, one a suit. What is no card has the key of a hidden one, so that a hand with
# it is looked at card by card, as a flush is, and a bit above all others.
_OTHERS = 256 - len(FULL_DECK)
KEYS: Final[Bits] = np.array(
    [*CARD_KEYS[: len(FULL_DECK)], *[CARD_KEYS[HIDDEN]] * _OTHERS], dtype=np.uint64
)
SUIT_BITS: Final[Bits] = np.array(
    [1 << (RANK_COUNT * suit_of(card) + rank_of(card)) for card in FULL_DECK] + [1 << 63] * _OTHERS,
    dtype=np.uint64,
)
RANK_KEY: Final = np.array(RANK_KEYS, dtype=np.int32)

# What a sum of keys leads to: VALUE[SHIFT[rank sum >> 10] + (rank sum & 1023)], and for a flush
# SUITED[its ranks as bits].
SHIFT: Final = np.array(ROW_SHIFTS, dtype=np.uint32)
VALUE: Final[Values] = np.array(VALUES, dtype=np.uint16)
SUITED: Final[Values] = np.array(SUITED_VALUES, dtype=np.uint16)

# uint8[7463]: the category of a hand value.
CATEGORY: Final[NDArray[np.uint8]] = np.array(
    [0, *(describe(value).category for value in range(1, VALUE_COUNT))], dtype=np.uint8
)
