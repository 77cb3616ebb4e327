"""Hand values and hand names: what beats what, and what it is called.

hand_value(cards)       a number for five to seven cards; the higher wins, equal ones tie
value_of(key, cards)    the same when CARD_KEYS of the cards are already added up
board_value(key)        a number for one to five up cards (B20); board_values(keys) for many
describe(value)         what the hand is called; hand_name_english says it
best_five(cards)        which five cards it is
"""

from doorcard.ranking.best_five import best_five
from doorcard.ranking.boards import board_shows_pair, board_value, board_values
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
    "board_values",
    "describe",
    "hand_name_english",
    "hand_value",
    "value_of",
]
