"""The tables of hand values."""

from doorcard.ranking.build import build_flushes, build_rank_values

_SUMS = build_rank_values()
VALUES: dict[int, int] = _SUMS
FLUSHES: list[int] = build_flushes()
