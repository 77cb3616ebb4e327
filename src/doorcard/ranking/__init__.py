"""Hand values and hand names: what beats what, and what it is called."""

from doorcard.ranking.best_five import best_five
from doorcard.ranking.boards import board_shows_pair, board_value
from doorcard.ranking.keys import CARD_KEYS
from doorcard.ranking.names import HandName, describe, hand_name_english
from doorcard.ranking.order import Category
from doorcard.ranking.values import hand_value, value_of

CATEGORIES: tuple[Category, ...] = tuple(Category)

__all__ = [
    "CARD_KEYS",
    "CATEGORIES",
    "Category",
    "HandName",
    "best_five",
    "board_shows_pair",
    "board_value",
    "describe",
    "hand_name_english",
    "hand_value",
    "value_of",
]
