"""What all benchmarks share: a row of the table, and turns taken in one process.

Contenders take turns, in a new order every round, so that whatever else the machine does hits all
of them alike. Processor time is measured, not the clock on the wall. Figures are medians over the
rounds; a ratio is the median of the ratios of each round and above 1 means ours is faster.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from statistics import median
from typing import NamedTuple

SEED = 1


class Row(NamedTuple):
    """One comparison: `ours` and `peer_value` in `unit`; `ratio` above 1 when ours is faster."""

    what: str
    ours: float
    peer: str
    peer_value: float
    ratio: float
    unit: str


Times = Mapping[str, list[float]]


def take_turns(contenders: Mapping[str, Callable[[], float]], rounds: int) -> Times:
    """Seconds each contender needed in each round; a contender answers its own processor time."""
    chance = random.Random(SEED)
    order = list(contenders)
    times: dict[str, list[float]] = {name: [] for name in contenders}
    for _ in range(rounds):
        chance.shuffle(order)
        for name in order:
            times[name].append(contenders[name]())
    return times


def ratio(times: Times, ours: str, peer: str) -> float:
    """How many times as long the peer needed."""
    return median(theirs / own for own, theirs in zip(times[ours], times[peer], strict=True))
