"""Card keys: integers that are added up as cards are dealt and then say what the hand is.

The low 25 bits add up ranks: every sum of up to seven cards belongs to one multiset of ranks
only. Above them four fields of six bits count 7 for each card of a suit: four cards make 28,
five make 35, seven 49, so the highest bit of a field (32) is set exactly from five cards on, and
one AND tells whether there is a flush.
"""

from typing import Final

from doorcard.cards import FULL_DECK, rank_of, suit_of

RANK_KEYS: Final[tuple[int, ...]] = (
    *(1, 5, 24, 112, 521, 2247, 9244, 30823),  # deuce to nine
    *(103066, 250154, 667453, 1526359, 3453520),  # ten to ace
)

_RANK_BITS = 25
RANK_MASK: Final = (1 << _RANK_BITS) - 1

_SUIT_BITS = 6
_SUIT_COUNT = 7
_SUIT_FULL = 32
_HIDDEN_BIT = _RANK_BITS + 4 * _SUIT_BITS


def _field(suit: int) -> int:
    """The first bit of the counter of a suit."""
    return _RANK_BITS + _SUIT_BITS * suit


# Set in the sum of a hand with a flush, and in every sum with a hidden card among its cards, so
# that such a hand is looked at card by card instead of getting a value.
FLUSH_BITS: Final = sum(_SUIT_FULL << _field(suit) for suit in range(4)) | 7 << _HIDDEN_BIT
RANK_AND_FLUSH_MASK: Final = RANK_MASK | FLUSH_BITS

CARD_KEYS: Final[tuple[int, ...]] = (
    *(RANK_KEYS[rank_of(card)] + (_SUIT_COUNT << _field(suit_of(card))) for card in FULL_DECK),
    1 << _HIDDEN_BIT,  # the last one, CARD_KEYS[HIDDEN]
)

# How a rank sum is split into the row and the column of the folded table (see build.py).
COLUMN_BITS: Final = 10
COLUMN_MASK: Final = (1 << COLUMN_BITS) - 1
