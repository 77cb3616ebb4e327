"""Codes of hands from the cards a viewer can see, and of nothing else (docs/protocol.md)."""

from collections.abc import Sequence

from doorcard.cards import HIDDEN, RANKS, Card, rank_of
from doorcard.ranking import Category, describe, hand_value

CODE_LENGTH = 6
WHOLE_HAND = 5

# Categories of up to four cards, told by how many cards of each rank there are.
_BY_COUNTS = {
    (4,): Category.FOUR_OF_A_KIND,
    (3,): Category.THREE_OF_A_KIND,
    (2, 2): Category.TWO_PAIR,
    (2,): Category.PAIR,
    (): Category.HIGH_CARD,
}


def hand_code(cards: Sequence[Card]) -> str:
    """The code of one to seven cards: "6KQ---", "1AK---" for A-A-K, "" for none or a hidden one."""
    if not cards or HIDDEN in cards:
        return ""
    if len(cards) >= WHOLE_HAND:
        return describe(hand_value(cards)).code
    return rank_code(cards)


def board_code(cards: Sequence[Card]) -> str:
    """The code of up cards, which make no straights and no flushes (B20); "" for none."""
    return rank_code(cards) if cards else ""


def read_code(code: str) -> tuple[int, ...]:
    """A code as numbers that compare: the category, then the ranks, -1 where there is none."""
    return (int(code[0]), *(RANKS.find(letter) for letter in code[1:]))


def value_code(value: int) -> str:
    """The code of a hand value, "" for 0."""
    return describe(value).code if value else ""


def rank_code(cards: Sequence[Card]) -> str:
    """Pairs, trips and high cards alone, for one to five cards that can be seen."""
    ranks = [rank_of(card) for card in cards]
    groups = sorted({(ranks.count(rank), rank) for rank in ranks}, reverse=True)
    counts = tuple(count for count, _ in groups if count > 1)
    category = Category.FULL_HOUSE if counts == (3, 2) else _BY_COUNTS[counts]
    letters = "".join(RANKS[rank] for _, rank in groups)
    return f"{category:d}{letters}".ljust(CODE_LENGTH, "-")
