"""The deck of fifty-two cards."""

from collections.abc import Sequence

from doorcard.cards.card import Card, card_text
from doorcard.cards.errors import CardError

FULL_DECK: tuple[Card, ...] = tuple(range(52))


def check_deck(cards: Sequence[Card], of: Sequence[Card] = FULL_DECK) -> None:
    """See that cards are a permutation of the cards `of`, the whole deck unless told.

    CardError wrong_count, bad_card (not among `of`) or repeated_card.
    """
    if len(cards) != len(of):
        raise CardError("wrong_count", {"needed": len(of), "got": len(cards)})
    allowed = set(of)
    seen: set[Card] = set()
    for card in cards:
        if card not in allowed:
            raise CardError("bad_card", {"card": card})
        if card in seen:
            raise CardError("repeated_card", {"card": card_text(card)})
        seen.add(card)
