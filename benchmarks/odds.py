"""Odds: deals, hand values and counted hands a second, beside everything we know of.

Run with `doorcard bench odds`, or `python -m benchmarks.odds`. Every peer is used through its
public Python functions, with hands in the form that suits it best, made beforehand:

- poker-equity (Rust) and PokerKit compute equities themselves: `chunk_from_text` with one thread,
  `calculate_equities`;
- eval7, phevaluator and treys know no stud or draw, so a plain Python loop deals for them and they
  give the values.

Equities are dealt by chance on all sides, for the same question. Ours is asked through
`doorcard.odds.equity` with all that it does: parsing, cores, tally, hands made. Figures are by
processor time, so those of several cores do not look better than they are; the rows marked "all
cores" go by the clock on the wall.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from math import comb
from statistics import median
from time import perf_counter, process_time
from typing import Any

import eval7
import numpy as np
import phevaluator
import poker_equity
import pokerkit
import treys

from benchmarks.measure import SEED, Row, ratio, take_turns
from doorcard.cards import FULL_DECK, card_text, parse_cards
from doorcard.odds import distribution, equity, hand_values

ROUNDS = 9

STUD = ("AcAd/Kh", "9s8s/7s", "QhQd/2c")
STUD_CARDS = [parse_cards("Ac Ad Kh"), parse_cards("9s 8s 7s"), parse_cards("Qh Qd 2c")]
DRAW = ("AcAd/9h7s2c", "KhKs/8d6c3h")
DRAW_CARDS = [parse_cards("Ac Ad"), parse_cards("Kh Ks")]
DRAW_DEAD = "9h7s2c8d6c3h"

chance = random.Random(SEED)


def seconds_each(work: Callable[[], object], count: int, clock: Callable[[], float]) -> float:
    start = clock()
    work()
    return (clock() - start) / count


# --- equities ---


def our_equity(game: Any, hands: tuple[str, ...], deals: int) -> object:
    return equity(
        game, hands, method="sampled", samples=deals, error=0, seconds=0, seed=SEED, kernel="numba"
    )


def our_exact(hands: tuple[str, ...]) -> object:
    return equity("draw", hands, method="exact", kernel="numba")


def pokerkit_equity(deals: int) -> object:
    ranges = [[list(pokerkit.Card.parse("".join(map(card_text, cards))))] for cards in STUD_CARDS]
    return pokerkit.calculate_equities(
        ranges, (), 7, 0, pokerkit.Deck.STANDARD, (pokerkit.StandardHighHand,), sample_count=deals
    )


def python_loop(
    known: list[tuple[int, ...]],
    dead: tuple[int, ...],
    size: int,
    evaluate: Callable[[list[Any]], int],
    forms: list[Any],
    best: Callable[..., int],
    deals: int,
) -> list[int]:
    """Deals in Python and lets another evaluator tell the values; wins and ties a player."""
    held = [[forms[card] for card in cards] for cards in known]
    gone = {card for cards in known for card in cards} | set(dead)
    deck = [forms[card] for card in FULL_DECK if card not in gone]
    to_come = [size - len(cards) for cards in known]
    won = [0] * len(known)
    for _ in range(deals):
        dealt = chance.sample(deck, sum(to_come))
        values = []
        first = 0
        for cards, count in zip(held, to_come, strict=True):
            values.append(evaluate(cards + dealt[first : first + count]))
            first += count
        top = best(values)
        for player, value in enumerate(values):
            won[player] += value == top
    return won


TREYS = treys.Evaluator()
# Name, the form of each card, how a list of cards is evaluated, which value is best.
EVALUATORS: Mapping[str, tuple[list[Any], Callable[[list[Any]], int], Callable[..., int]]] = {
    "eval7": ([eval7.Card(card_text(card)) for card in FULL_DECK], eval7.evaluate, max),
    "phevaluator": (list(FULL_DECK), lambda cards: phevaluator.evaluate_cards(*cards), min),
    "treys": (
        [treys.Card.new(card_text(card)) for card in FULL_DECK],
        lambda cards: TREYS.evaluate(cards[:2], cards[2:]),
        min,
    ),
}


def loops(
    known: list[tuple[int, ...]], dead: tuple[int, ...], size: int, deals: int
) -> dict[str, Callable[[], float]]:
    return {
        f"{name} in a Python loop": partial(
            seconds_each,
            partial(python_loop, known, dead, size, evaluate, forms, best, deals),
            deals,
            process_time,
        )
        for name, (forms, evaluate, best) in EVALUATORS.items()
    }


def rust_equity(
    variant: str, hands: list[str], dead: str, deals: int, threads: int
) -> Callable[[], object]:
    return lambda: poker_equity.chunk_from_text(
        variant, hands, dead=dead, samples=deals, threads=threads
    )


def stud_rows(rounds: int) -> Iterator[Row]:
    rust_hands = ["AcAdKh", "9s8s7s", "QhQd2c"]
    contenders = {
        "ours": partial(
            seconds_each, lambda: our_equity("stud7", STUD, 1_000_000), 1_000_000, process_time
        ),
        "poker-equity": partial(
            seconds_each, rust_equity("stud", rust_hands, "", 200_000, 1), 200_000, process_time
        ),
        "PokerKit": partial(seconds_each, lambda: pokerkit_equity(100), 100, process_time),
        **loops(STUD_CARDS, (), 7, 2_000),
    }
    yield from compared("seven-card stud, 3 players, 12 to come", contenders, rounds, "deals/s")
    both = {
        "ours": partial(
            seconds_each, lambda: our_equity("stud7", STUD, 2_000_000), 2_000_000, perf_counter
        ),
        "poker-equity": partial(
            seconds_each, rust_equity("stud", rust_hands, "", 400_000, 0), 400_000, perf_counter
        ),
    }
    yield from compared("the same, all cores", both, rounds, "deals/s")


def draw_rows(rounds: int) -> Iterator[Row]:
    rust_hands = ["AcAd", "KhKs"]
    dead = parse_cards(" ".join(DRAW_DEAD[i : i + 2] for i in range(0, len(DRAW_DEAD), 2)))
    contenders = {
        "ours": partial(
            seconds_each, lambda: our_equity("draw", DRAW, 1_000_000), 1_000_000, process_time
        ),
        "poker-equity": partial(
            seconds_each,
            rust_equity("five_card_draw", rust_hands, DRAW_DEAD, 300_000, 1),
            300_000,
            process_time,
        ),
        **loops(DRAW_CARDS, dead, 5, 3_000),
    }
    yield from compared("five-card draw, 2 players, both draw 3", contenders, rounds, "deals/s")
    deals = comb(42, 3) * comb(39, 3)
    counted = {
        "ours": partial(seconds_each, lambda: our_exact(DRAW), deals, process_time),
        "poker-equity": contenders["poker-equity"],
    }
    yield from compared("the same, ours exact", counted, rounds, "deals/s")


# --- values ---


def random_hands(count: int) -> np.typing.NDArray[np.uint8]:
    numbers = np.random.default_rng(SEED)
    parts = [
        np.argpartition(numbers.random((100_000, 52), dtype=np.float32), 7, axis=1)[:, :7]
        for _ in range(count // 100_000)
    ]
    return np.concatenate(parts).astype(np.uint8)


# Batches of 7-card hands: hands of a batch, and how often it is evaluated in one turn.
BATCHES: Mapping[Any, tuple[int, int]] = {"numba": (200_000, 50), "numpy": (200_000, 5)}


def value_rows(rounds: int) -> Iterator[Row]:
    hands = random_hands(200_000)
    few = hands[:20_000].tolist()
    texts = ["".join(map(card_text, hand)) for hand in few]
    peers: dict[str, Callable[[], object]] = {
        "poker-equity score_batch": lambda: poker_equity.score_batch("high", texts)
    }
    for name, (forms, evaluate, _) in EVALUATORS.items():
        formed = [[forms[card] for card in hand] for hand in few]
        peers[f"{name}, one by one"] = partial(evaluate_each, evaluate, formed)
    contenders = {
        name: partial(seconds_each, work, len(few), process_time) for name, work in peers.items()
    }
    for kernel, (count, times) in BATCHES.items():
        work = partial(evaluate_batch, hands[:count], kernel, times)
        contenders["ours"] = partial(seconds_each, work, count * times, process_time)
        what = f"batches of {count:,} values of 7 cards, {kernel}"
        yield from compared(what, contenders, rounds, "hands/s")


def evaluate_batch(hands: Any, kernel: Any, times: int) -> None:
    for _ in range(times):
        hand_values(hands, kernel)


def evaluate_each(evaluate: Callable[[list[Any]], int], hands: list[list[Any]]) -> list[int]:
    return [evaluate(cards) for cards in hands]


def count_rows(rounds: int) -> Iterator[Row]:
    hands = comb(52, 7)
    times = take_turns(
        {"ours": partial(seconds_each, lambda: distribution((), FULL_DECK, 7), 1, process_time)},
        min(rounds, 5),
    )
    seconds = median(times["ours"])
    what = f"all {hands:,} hands of 7 counted, numpy alone"
    yield Row(what, seconds, "five seconds", 5.0, 5.0 / seconds, "seconds")


def compared(
    what: str, contenders: Mapping[str, Callable[[], float]], rounds: int, unit: str
) -> Iterator[Row]:
    """One row a peer. Everybody has one turn that does not count, to load and compile."""
    for turn in contenders.values():
        turn()
    times = take_turns(contenders, rounds)
    for peer in contenders:
        if peer != "ours":
            rates = (1 / median(times[name]) for name in ("ours", peer))
            ours, theirs = rates
            yield Row(what, ours, peer, theirs, ratio(times, "ours", peer), unit)


def rows(rounds: int = ROUNDS) -> Iterator[Row]:
    """One row a comparison; rates a second, but for the counting of all hands, in seconds."""
    yield from stud_rows(rounds)
    yield from draw_rows(rounds)
    yield from value_rows(rounds)
    yield from count_rows(rounds)


def main() -> None:
    print("what", "ours", "peer", "peer_value", "ratio", "unit", sep="\t")
    for row in rows():
        ours, theirs = f"{row.ours:.4g}", f"{row.peer_value:.4g}"
        print(row.what, ours, row.peer, theirs, f"{row.ratio:.2f}", row.unit, sep="\t")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
