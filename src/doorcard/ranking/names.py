"""What a hand is called: its category and the ranks that tell it from others."""

from functools import cache

from msgspec import Struct

from doorcard.cards import RANKS, CardError
from doorcard.ranking.order import Category, all_hands

_CODE_RANKS = 5

_RANK_WORDS = (
    "deuce",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "jack",
    "queen",
    "king",
    "ace",
)


class HandName(Struct, frozen=True):
    """The name of a hand in no language.

    category: what it is; ranks: rank numbers in naming order, kickers last: kings full of queens
    are (11, 10), aces and kings with a queen (12, 11, 10), a straight is its top card alone.
    code: the same in six characters for the wire, "6KQ---": the category's digit, then the ranks.
    """

    category: Category
    ranks: tuple[int, ...]
    code: str


@cache
def _all_names() -> tuple[HandName, ...]:
    return tuple(_name(category, ranks) for category, ranks in all_hands())


def _name(category: Category, ranks: tuple[int, ...]) -> HandName:
    letters = "".join(RANKS[rank] for rank in ranks)
    return HandName(category, ranks, f"{category:d}{letters:-<{_CODE_RANKS}}")


def describe(value: int) -> HandName:
    """The name of the hand with a value 1..7462. CardError bad_hand_value for another number."""
    names = _all_names()
    if not 1 <= value <= len(names):
        raise CardError("bad_hand_value", {"value": value})
    return names[value - 1]


def _plural(rank: int) -> str:
    word = _RANK_WORDS[rank]
    return word + ("es" if word.endswith("x") else "s")


def hand_name_english(name: HandName) -> str:
    """The name in English as a dealer says it, without kickers: "kings full of queens"."""
    top = name.ranks[0]
    match name.category:
        case Category.HIGH_CARD:
            return f"{_RANK_WORDS[top]} high"
        case Category.PAIR:
            return f"a pair of {_plural(top)}"
        case Category.TWO_PAIR:
            return f"two pair, {_plural(top)} and {_plural(name.ranks[1])}"
        case Category.THREE_OF_A_KIND:
            return f"three {_plural(top)}"
        case Category.STRAIGHT:
            return f"{_RANK_WORDS[top]}-high straight"
        case Category.FLUSH:
            return f"{_RANK_WORDS[top]}-high flush"
        case Category.FULL_HOUSE:
            return f"{_plural(top)} full of {_plural(name.ranks[1])}"
        case Category.FOUR_OF_A_KIND:
            return f"four {_plural(top)}"
        case Category.STRAIGHT_FLUSH:
            return f"{_RANK_WORDS[top]}-high straight flush"
        case Category.ROYAL_FLUSH:
            return "royal flush"
