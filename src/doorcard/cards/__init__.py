"""Cards and the deck: what a card is, how it is written, how a deck is checked."""

from doorcard.cards.card import (
    HIDDEN,
    HIDDEN_TEXT,
    RANKS,
    SUITS,
    Card,
    card_of,
    card_text,
    cards_text,
    parse_card,
    parse_cards,
    rank_of,
    suit_of,
)
from doorcard.cards.deck import FULL_DECK, check_deck
from doorcard.cards.errors import CardError, CardErrorCode

__all__ = [
    "FULL_DECK",
    "HIDDEN",
    "HIDDEN_TEXT",
    "RANKS",
    "SUITS",
    "Card",
    "CardError",
    "CardErrorCode",
    "card_of",
    "card_text",
    "cards_text",
    "check_deck",
    "parse_card",
    "parse_cards",
    "rank_of",
    "suit_of",
]
