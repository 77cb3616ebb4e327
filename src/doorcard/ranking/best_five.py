"""The five cards a hand is made of."""

from collections.abc import Sequence

from doorcard.cards import Card, rank_of, suit_of
from doorcard.ranking.names import describe
from doorcard.ranking.order import five_ranks
from doorcard.ranking.values import hand_value


def best_five(cards: Sequence[Card]) -> tuple[Card, ...]:
    """The five of five to seven cards that make the hand's value, in the order of its name.

    Kings full of queens gives three kings, then two queens; 5-4-3-2-A ends with the ace. Where
    cards of one rank would serve equally, the one that stands first in `cards` is taken.
    Errors as in hand_value.
    """
    name = describe(hand_value(cards))
    left = _of_flush_suit(cards) if name.category.suited else list(cards)
    chosen: list[Card] = []
    for rank in five_ranks(name.category, name.ranks):
        card = next(card for card in left if rank_of(card) == rank)
        left.remove(card)
        chosen.append(card)
    return tuple(chosen)


def _of_flush_suit(cards: Sequence[Card]) -> list[Card]:
    """The cards of the suit that five or more of the cards share."""
    suits = [suit_of(card) for card in cards]
    suit = max(suits, key=suits.count)
    return [card for card in cards if suit_of(card) == suit]
