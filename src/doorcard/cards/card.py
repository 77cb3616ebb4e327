"""A card is an integer, 4 * rank + suit, and has exactly one text: "Td", never "10d".

Ranks run from 0 (deuce) to 12 (ace), suits from the bottom: 0 club, 1 diamond, 2 heart, 3 spade
(R1.9). So the deuce of clubs is card 0, the lowest of all, and plain integer order is the order
of the bring-in: by rank, then by suit.
"""

from collections.abc import Iterable
from typing import TypeAlias

from doorcard.cards.errors import CardError

Card: TypeAlias = int

RANKS = "23456789TJQKA"
SUITS = "cdhs"

# A card somebody holds and the viewer may not see.
HIDDEN: Card = -1
HIDDEN_TEXT = "??"

_TEXTS: tuple[str, ...] = tuple(rank + suit for rank in RANKS for suit in SUITS)
_CARDS: dict[str, Card] = {text: card for card, text in enumerate(_TEXTS)}


def card_of(rank: int, suit: int) -> Card:
    """The card of a rank (0..12) and a suit (0..3)."""
    if not (0 <= rank <= 12 and 0 <= suit <= 3):
        raise CardError("bad_card", {"rank": rank, "suit": suit})
    return 4 * rank + suit


def rank_of(card: Card) -> int:
    """The rank of a card 0..51: 0 (deuce) to 12 (ace)."""
    return card >> 2


def suit_of(card: Card) -> int:
    """The suit of a card 0..51: 0 club, 1 diamond, 2 heart, 3 spade."""
    return card & 3


def card_text(card: Card) -> str:
    """The text of a card, "Td"; "??" for HIDDEN. CardError bad_card for anything else."""
    if 0 <= card <= 51:
        return _TEXTS[card]
    if card == HIDDEN:
        return HIDDEN_TEXT
    raise CardError("bad_card", {"card": card})


def parse_card(text: str) -> Card:
    """The card 0..51 whose text is given. CardError bad_text for every other text.

    There is one text a card: "10d", "td", "TD" and " Td" are refused, and so is "??", which
    names no card.
    """
    card = _CARDS.get(text)
    if card is None:
        raise CardError("bad_text", {"text": text})
    return card


def cards_text(cards: Iterable[Card]) -> str:
    """The texts of cards with a space between: "Td As"; "" for no cards."""
    return " ".join(map(card_text, cards))


def parse_cards(text: str) -> tuple[Card, ...]:
    """The cards of texts with white space between: "Td As"; () for an empty text.

    CardError bad_text for a text that is no card. Repeated cards are not looked for.
    """
    return tuple(map(parse_card, text.split()))
