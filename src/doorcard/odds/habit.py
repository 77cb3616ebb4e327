"""What a hand throws away that draws "by habit": one plain way to play the draw.

Used only where a question leaves the choice open (`?` or a number of cards after the slash).

- a straight or better, and so four of a kind, stands pat
- three of a kind draw two; two pair draw one; a pair of jacks or better draws three
- else four cards of a suit draw one, even before a lower pair
- a lower pair draws three
- else four cards in a row, open at both ends, draw one (5-4-3-2 is: an ace would go below)
- nothing of these: the two highest cards stay
"""

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from doorcard.cards import Card
from doorcard.odds.arrays import CATEGORY, Cards
from doorcard.odds.values import hand_values
from doorcard.ranking import Category

_JACK: Final = 9
_LOWEST_OF_OPEN_FOURS: Final = range(9)  # from 2-3-4-5 to T-J-Q-K

Flags = NDArray[np.bool_]


def kept_by_habit(hands: Cards) -> Flags:
    """Which cards stay. hands: uint8 (n, 5), different cards; out: bool (n, 5)."""
    ranks = (hands >> 2).astype(np.int8)
    alike = (ranks[:, :, np.newaxis] == ranks[:, np.newaxis]).sum(axis=2) > 1
    category = CATEGORY[hand_values(hands)]
    high_pair = np.where(alike, ranks, -1).max(axis=1) >= _JACK
    suited = _four_of_a_suit(hands)
    in_a_row = _open_four(ranks)

    kept = _two_highest(ranks)
    _keep(kept, in_a_row, in_a_row.any(axis=1))
    _keep(kept, alike, category == Category.PAIR)
    _keep(kept, suited, suited.any(axis=1))
    _keep(kept, alike, (category == Category.PAIR) & high_pair)
    _keep(kept, alike, (category == Category.TWO_PAIR) | (category == Category.THREE_OF_A_KIND))
    kept[category >= Category.STRAIGHT] = True
    return kept


def _keep(kept: Flags, cards: Flags, where: Flags | np.bool_) -> None:
    """What counts more overwrites what counts less."""
    kept[where] = cards[where]


def _four_of_a_suit(hands: Cards) -> Flags:
    suits = hands & 3
    company = (suits[:, :, np.newaxis] == suits[:, np.newaxis]).sum(axis=2)
    four: Flags = company >= 4
    return four


def _open_four(ranks: NDArray[np.int8]) -> Flags:
    """The cards of four different ranks in a row; pairs are not looked at, they count more."""
    found = np.zeros(ranks.shape, dtype=bool)
    for low in _LOWEST_OF_OPEN_FOURS:
        within = (ranks >= low) & (ranks < low + 4)
        seen = np.bitwise_or.reduce(np.where(within, 1 << ranks.astype(np.int32), 0), axis=1)
        _keep(found, within, seen == 15 << low)
    return found


def _two_highest(ranks: NDArray[np.int8]) -> Flags:
    kept = np.zeros(ranks.shape, dtype=bool)
    np.put_along_axis(kept, np.argsort(ranks, axis=1)[:, 3:], True, axis=1)
    return kept


def thrown_by_habit(cards: Sequence[Card]) -> tuple[Card, ...]:
    """The cards that five different cards throw away by habit.

    >>> from doorcard.cards import cards_text, parse_cards
    >>> cards_text(thrown_by_habit(parse_cards("9c 9d Kh 7s 2c")))
    'Kh 7s 2c'
    """
    kept = kept_by_habit(np.array([cards], dtype=np.uint8))[0]
    return tuple(card for card, stays in zip(cards, kept, strict=True) if not stays)
