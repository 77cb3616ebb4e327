"""Comparing face-up cards (B20, B24): pairs, two pairs, trips, full houses, quads, high cards."""

from doorcard.ranking.build import build_boards
from doorcard.ranking.keys import RANK_MASK

_BOARDS: dict[int, int] = {key: value for value, key in enumerate(build_boards(), 1)}
_FIRST_PAIR = _BOARDS[2]  # a lone pair of deuces


def board_value(key: int) -> int:
    """The value of one to five up cards whose CARD_KEYS add up to key, higher is better.

    Straights, flushes and suits count nothing. Only boards of the same number of cards compare;
    they have the same value exactly if they tie, which position then breaks (B20).
    """
    return _BOARDS[key & RANK_MASK]


def board_shows_pair(key: int) -> bool:
    """Whether up cards whose CARD_KEYS add up to key show a pair or better (B16)."""
    return _BOARDS[key & RANK_MASK] >= _FIRST_PAIR
