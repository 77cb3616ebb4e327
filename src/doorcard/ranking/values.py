"""The value of a hand: 1 (7-5-4-3-2) to 7462 (royal flush); equal exactly if the hands tie."""

from collections.abc import Sequence
from typing import Final

from doorcard.cards import Card, CardError
from doorcard.ranking.keys import (
    CARD_KEYS,
    COLUMN_BITS,
    COLUMN_MASK,
    RANK_AND_FLUSH_MASK,
    RANK_MASK,
)
from doorcard.ranking.tables import ROW_SHIFTS, SUITED_VALUES, VALUES

# Two cards at a time: half of the additions, which are what a call mostly does.
_PAIR_KEYS: Final = tuple(tuple(one + other for other in CARD_KEYS) for one in CARD_KEYS)


def hand_value(cards: Sequence[Card]) -> int:
    """The value of the best five of five to seven different cards, higher is better (RULES 0.6).

    CardError wrong_count for another number of cards, bad_card for a hidden one. Sixth and
    seventh cards never matter (B49). That the cards are of one deck is the caller's word: it is
    not looked whether a card stands there twice.
    """
    count = len(cards)
    if count == 7:
        a, b, c, d, e, f, g = cards
        key = _PAIR_KEYS[a][b] + _PAIR_KEYS[c][d] + _PAIR_KEYS[e][f] + CARD_KEYS[g]
    elif count == 5:
        a, b, c, d, e = cards
        key = _PAIR_KEYS[a][b] + _PAIR_KEYS[c][d] + CARD_KEYS[e]
    elif count == 6:
        a, b, c, d, e, f = cards
        key = _PAIR_KEYS[a][b] + _PAIR_KEYS[c][d] + _PAIR_KEYS[e][f]
    else:
        raise CardError("wrong_count", {"needed": "5 to 7", "got": count})
    key &= RANK_AND_FLUSH_MASK
    if key > RANK_MASK:
        return _flush_value(cards)
    return VALUES[ROW_SHIFTS[key >> COLUMN_BITS] + (key & COLUMN_MASK)]


def value_of(key: int, cards: Sequence[Card]) -> int:
    """The same when the CARD_KEYS of the cards are already added up.

    The cards are looked at only if there is a flush. That key and cards are those of one hand of
    five to seven cards is the caller's word.
    """
    key &= RANK_AND_FLUSH_MASK
    if key > RANK_MASK:
        return _flush_value(cards)
    return VALUES[ROW_SHIFTS[key >> COLUMN_BITS] + (key & COLUMN_MASK)]


def _flush_value(cards: Sequence[Card]) -> int:
    """The value of a hand with five or more cards of a suit."""
    ranks = [0, 0, 0, 0]
    for card in cards:
        if not 0 <= card <= 51:
            raise CardError("bad_card", {"card": card})
        ranks[card & 3] |= 1 << (card >> 2)
    return max(SUITED_VALUES[suited] for suited in ranks)
