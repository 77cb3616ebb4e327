"""Odds by chance: deals sampled until they are exact enough, or time is up.

Deals come in chunks, each with random state of its own made from the seed and the chunk's number,
and are added up in that order. So the same seed gives the same answer on any number of cores, as
long as it is not the clock that ends the run.
"""

import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import repeat
from typing import Final

import numpy as np
from msgspec import Struct

from doorcard.odds.arrays import CATEGORY, KEYS, SHIFT, SUIT_BITS, SUITED, VALUE
from doorcard.odds.compiled import Kernel
from doorcard.odds.cores import core_count
from doorcard.odds.dealing import shuffled
from doorcard.odds.draw_sampling import sample_draws
from doorcard.odds.errors import OddsError
from doorcard.odds.results import Tally, tally_values
from doorcard.odds.spots import Spot
from doorcard.odds.values import hand_values

# Deals of a chunk, so many that it takes some hundredths of a second.
_CHUNK: Final[dict[Kernel, int]] = {"numba": 200_000, "numpy": 20_000}
_CHUNK_BY_HABIT: Final = 5_000
# If hardly any deal is what the hands say was drawn, there is nothing to learn from waiting.
_TRIES: Final = 200
_LEAST_DEALS: Final = 10_000

Progress = Callable[[float], None]


class Enough(Struct, frozen=True):
    """When to stop, whatever comes first.

    error: standard error of every share; seconds: time; deals: number of deals. 0 means never.
    """

    error: float
    seconds: float
    deals: int


def sampled_tally(
    spot: Spot, kernel: Kernel, seed: int, enough: Enough, progress: Progress | None = None
) -> Tally:
    """Deals by chance until enough. progress is called with the part done, 0 to 1.

    OddsError too_rare, no_cards_left.
    """
    started = time.monotonic()
    tally = Tally(len(spot.hands))
    size = _CHUNK_BY_HABIT if spot.by_habit else _CHUNK[kernel]
    pool = ThreadPoolExecutor(core_count())
    try:
        for tried, chunk in enumerate(_chunks(pool, spot, kernel, seed, _sizes(size, enough)), 1):
            tally.add(chunk)
            if not tally.deals:
                if tried >= _TRIES:
                    raise OddsError("too_rare", {"deals": tried * size, "kept": 0})
                continue
            done = _done(tally, time.monotonic() - started, enough)
            if progress:
                progress(min(done, 1.0))
            if done >= 1:
                break
    finally:
        pool.shutdown(cancel_futures=True)
    if not tally.deals:
        raise OddsError("too_rare", {"deals": enough.deals, "kept": 0})
    return tally


def _done(tally: Tally, seconds: float, enough: Enough) -> float:
    """The part done; 1 or more if it is enough."""
    parts = [tally.deals / enough.deals if enough.deals else 0.0]
    parts.append(seconds / enough.seconds if enough.seconds else 0.0)
    if enough.error and tally.deals >= _LEAST_DEALS:
        parts.append((enough.error / tally.largest_error()) ** 2)
    return max(parts)


def _sizes(size: int, enough: Enough) -> Iterator[int]:
    """The number of deals of each chunk."""
    if not enough.deals:
        return repeat(size)
    whole, rest = divmod(enough.deals, size)
    return iter([size] * whole + [rest] * (rest > 0))


def _chunks(
    pool: ThreadPoolExecutor, spot: Spot, kernel: Kernel, seed: int, sizes: Iterator[int]
) -> Iterator[Tally]:
    """The tallies of chunk 0, 1, 2, ..., a few being computed while one is added up."""
    sample = _sampler(spot, kernel)
    waiting: deque[Future[Tally]] = deque()
    for number, size in enumerate(sizes):
        waiting.append(pool.submit(sample, size, seed, number))
        if len(waiting) >= 2 * core_count():
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()


Sampler = Callable[[int, int, int], Tally]


def _sampler(spot: Spot, kernel: Kernel) -> Sampler:
    """A function of (deals, seed, chunk number)."""
    if spot.by_habit:
        return lambda deals, seed, chunk: sample_draws(spot, deals, _generator(seed, chunk))
    if kernel == "numba":
        return _numba_sampler(spot)
    return lambda deals, seed, chunk: _sample_by_numpy(spot, deals, _generator(seed, chunk))


def _generator(seed: int, chunk: int) -> np.random.Generator:
    return np.random.default_rng((seed, chunk))


def _numba_sampler(spot: Spot) -> Sampler:
    from doorcard.odds.kernels import deal_and_show

    known = [np.array(hand.cards, dtype=np.intp) for hand in spot.hands]
    known_keys = np.array([KEYS[cards].sum() for cards in known], dtype=np.uint64)
    known_bits = np.array([SUIT_BITS[cards].sum() for cards in known], dtype=np.uint64)
    to_come = np.array(spot.to_come, dtype=np.uint64)
    deck = np.array(spot.deck, dtype=np.uint8)
    tables = (KEYS, SUIT_BITS, SHIFT, VALUE, SUITED, CATEGORY)

    def sample(deals: int, seed: int, chunk: int) -> Tally:
        tally = Tally(len(known))
        state = np.random.SeedSequence((seed, chunk)).generate_state(4, np.uint64)
        deal_and_show(
            deals,
            state,
            deck.copy(),
            int(spot.common),
            known_keys,
            known_bits,
            to_come,
            tally.shares,
            tally.hands,
            *tables,
        )
        return tally

    return sample


def _sample_by_numpy(spot: Spot, deals: int, chance: np.random.Generator) -> Tally:
    needed = sum(spot.to_come) + spot.common
    dealt = shuffled(np.array(spot.deck, dtype=np.uint8), deals, needed, chance)
    common = dealt[:, : int(spot.common)]
    values = np.empty((len(spot.hands), deals), dtype=np.uint16)
    start = int(spot.common)
    for player, (hand, count) in enumerate(zip(spot.hands, spot.to_come, strict=True)):
        known = np.broadcast_to(np.array(hand.cards, dtype=np.uint8), (deals, len(hand.cards)))
        cards = np.concatenate([known, common, dealt[:, start : start + count]], axis=1)
        values[player] = hand_values(cards, "numpy")
        start += count
    return tally_values(values)
