"""The value of one hand, called from Python: ours beside treys, phevaluator and eval7.

    pip install treys phevaluator eval7
    python benchmarks/values.py

Prints one row a comparison, tab-separated: what, ours, peer, peer_value, ratio, unit. Each peer is
called through its public functions with the form of cards that suits it best, made beforehand. All
are measured in turn in every round of one process; a figure is the median of the rounds, a ratio
above 1 means ours is faster.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from statistics import median
from time import perf_counter_ns
from typing import Any

import eval7
import phevaluator
import treys

from doorcard.cards import FULL_DECK, card_text
from doorcard.ranking import CARD_KEYS, hand_value, value_of

HANDS = 10_000
ROUNDS = 31
SEED = 1

Calls = tuple[Callable[..., int], list[tuple[Any, ...]]]


def nanoseconds_a_call(function: Callable[..., int], arguments: list[tuple[Any, ...]]) -> float:
    start = perf_counter_ns()
    for of_one_call in arguments:
        function(*of_one_call)
    return (perf_counter_ns() - start) / len(arguments)


def medians(calls: dict[str, Calls]) -> dict[str, float]:
    rounds: dict[str, list[float]] = {name: [] for name in calls}
    for _ in range(ROUNDS):
        for name, (function, arguments) in calls.items():
            rounds[name].append(nanoseconds_a_call(function, arguments))
    return {name: median(times) for name, times in rounds.items()}


def our_calls(hands: list[list[int]]) -> dict[str, Calls]:
    keys = [sum(CARD_KEYS[card] for card in hand) for hand in hands]
    return {
        "hand_value": (hand_value, [(hand,) for hand in hands]),
        "value_of": (value_of, list(zip(keys, hands, strict=True))),
    }


def peer_calls(hands: list[list[int]]) -> dict[str, Calls]:
    """Each peer's function and arguments; treys and phevaluator count 1 for the best hand."""
    size = len(hands[0])
    phevaluator_sized = {
        5: phevaluator.evaluate_5cards,
        6: phevaluator.evaluate_6cards,
        7: phevaluator.evaluate_7cards,
    }[size]
    texts = [[card_text(card) for card in hand] for hand in hands]
    treys_hands = [[treys.Card.new(text) for text in hand] for hand in texts]
    eval7_hands = [[eval7.Card(text) for text in hand] for hand in texts]
    as_arguments = [tuple(hand) for hand in hands]
    return {
        "treys evaluate": (
            treys.Evaluator().evaluate,
            [(hand[:2], hand[2:]) for hand in treys_hands],
        ),
        "phevaluator evaluate_cards, ints": (phevaluator.evaluate_cards, as_arguments),
        f"phevaluator evaluate_{size}cards, ints": (phevaluator_sized, as_arguments),
        "eval7 evaluate, its cards": (eval7.evaluate, [(hand,) for hand in eval7_hands]),
    }


def check_same_order(ours: dict[str, Calls], peers: dict[str, Calls]) -> None:
    """All must agree on which hand wins, or the comparison is of nothing."""
    wanted = dense_ranks(*ours["hand_value"], best_is_high=True)
    for name, calls in (ours | peers).items():
        best_is_high = name in ours or name.startswith("eval7")
        if dense_ranks(*calls, best_is_high=best_is_high) != wanted:
            raise SystemExit(f"{name} orders the hands differently")


def dense_ranks(
    function: Callable[..., int], arguments: list[tuple[Any, ...]], *, best_is_high: bool
) -> list[int]:
    values = [function(*of_one_call) for of_one_call in arguments]
    place = {value: n for n, value in enumerate(sorted(set(values), reverse=not best_is_high))}
    return [place[value] for value in values]


def random_hands(size: int) -> list[list[int]]:
    chance = random.Random(SEED)
    deck: Sequence[int] = FULL_DECK
    return [chance.sample(deck, size) for _ in range(HANDS)]


def main() -> None:
    print("what", "ours", "peer", "peer_value", "ratio", "unit", sep="\t")
    for size in (7, 6, 5):
        hands = random_hands(size)
        ours, peers = our_calls(hands), peer_calls(hands)
        check_same_order(ours, peers)
        figures = medians(ours | peers)
        for own in ours:
            for peer in peers:
                what = f"{own}, {size} cards"
                ratio = f"{figures[peer] / figures[own]:.2f}"
                print(
                    what, f"{figures[own]:.0f}", peer, f"{figures[peer]:.0f}", ratio, "ns", sep="\t"
                )


if __name__ == "__main__":
    main()
