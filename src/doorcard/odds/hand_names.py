"""Names of hands as people write them, to their lowest value."""

from typing import Final

from doorcard.cards import RANKS
from doorcard.odds.counting import lowest_value
from doorcard.odds.errors import OddsError
from doorcard.ranking import Category

_NAMES: Final = {
    "high card": Category.HIGH_CARD,
    "one pair": Category.PAIR,
    "pair": Category.PAIR,
    "two pair": Category.TWO_PAIR,
    "three of a kind": Category.THREE_OF_A_KIND,
    "trips": Category.THREE_OF_A_KIND,
    "three": Category.THREE_OF_A_KIND,
    "straight flush": Category.STRAIGHT_FLUSH,
    "straight": Category.STRAIGHT,
    "flush": Category.FLUSH,
    "full house": Category.FULL_HOUSE,
    "four of a kind": Category.FOUR_OF_A_KIND,
    "quads": Category.FOUR_OF_A_KIND,
    "four": Category.FOUR_OF_A_KIND,
    "royal flush": Category.ROYAL_FLUSH,
}
_RANK_WORDS: Final = (
    *("deuce", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("jack", "queen", "king", "ace"),
)
_FILLERS: Final = ("a ", "of ", "from ")


def parse_hand_name(text: str) -> int:
    """The lowest value of a named hand: "two pair", "pair of jacks", "flush, ace", "trips 9".

    The rank, a word or a letter, is that of the highest group or card. OddsError bad_text.

    >>> from doorcard.ranking import describe
    >>> describe(parse_hand_name("a pair of aces")).code
    '1A432-'
    """
    words = text.lower().replace("-", " ").replace("_", " ").replace(",", " ").split()
    rest = _without_fillers(" ".join(words))
    for name in sorted(_NAMES, key=len, reverse=True):
        if rest == name or rest.startswith(name + " "):
            rank = _without_fillers(rest[len(name) :].strip())
            return lowest_value(_NAMES[name], _rank(rank, text) if rank else 0)
    raise OddsError("bad_text", {"text": text})


def _without_fillers(text: str) -> str:
    for filler in _FILLERS:
        text = text.removeprefix(filler)
    return text


def _rank(word: str, text: str) -> int:
    if word.upper() in RANKS:
        return RANKS.index(word.upper())
    for rank, name in enumerate(_RANK_WORDS):
        if word in (name, name + "s", name + "es"):
            return rank
    raise OddsError("bad_text", {"text": text})
