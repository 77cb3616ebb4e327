"""The value of a hand: 1 (7-5-4-3-2) to 7462 (royal flush); equal exactly if the hands tie."""

from collections.abc import Sequence

from doorcard.cards import Card, CardError
from doorcard.ranking.keys import CARD_KEYS, FLUSH_BITS, RANK_MASK
from doorcard.ranking.tables import FLUSHES, VALUES


def hand_value(cards: Sequence[Card]) -> int:
    """The value of the best five of five to seven different cards, higher is better (RULES 0.6).

    CardError wrong_count for another number of cards, bad_card for a hidden one. Sixth and
    seventh cards never matter (B49). That the cards differ is the caller's word.
    """
    if not 5 <= len(cards) <= 7:
        raise CardError("wrong_count", {"needed": "5 to 7", "got": len(cards)})
    return value_of(sum(CARD_KEYS[card] for card in cards), cards)


def value_of(key: int, cards: Sequence[Card]) -> int:
    """The same for cards whose CARD_KEYS are already added up; looks at cards for a flush only."""
    if key & FLUSH_BITS:
        return _flush_value(cards)
    return VALUES[key & RANK_MASK]


def _flush_value(cards: Sequence[Card]) -> int:
    masks = [0, 0, 0, 0]
    for card in cards:
        if not 0 <= card <= 51:
            raise CardError("bad_card", {"card": card})
        masks[card & 3] |= 1 << (card >> 2)
    return max(FLUSHES[mask] for mask in masks)
