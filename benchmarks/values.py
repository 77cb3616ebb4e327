"""The value of one hand, called from Python: ours beside treys, phevaluator and eval7.

    pip install treys phevaluator eval7
    python benchmarks/values.py

Prints one row a comparison, tab-separated: what, ours, peer, peer_value, ratio, unit. Each peer is
called through its public functions with the form of cards that suits it best, made beforehand
(phevaluator: the same integers as ours). All take turns over short stretches of the same hands in
one process, in a new order each time. A stretch is played twice and the second time counts, so that
everybody finds his own tables in the processor's cache and not those of whoever came before. A
figure is the median over the stretches, in processor time (others may use the machine, too); a
ratio above 1 means ours is faster.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from statistics import median
from time import process_time_ns
from typing import Any, NamedTuple

import eval7
import phevaluator
import treys

from doorcard.cards import FULL_DECK, card_text
from doorcard.ranking import CARD_KEYS, hand_value, value_of

HANDS = 10_000
STRETCH = 1_000
ROUNDS = 7
SEED = 1

Function = Callable[..., int]


def call_with_one(function: Function, hands: list[Any]) -> list[int]:
    return [function(hand) for hand in hands]


def call_with_two(function: Function, hands: list[Any]) -> list[int]:
    return [function(one, other) for one, other in hands]


def call_spread(function: Function, hands: list[Any]) -> list[int]:
    return [function(*hand) for hand in hands]


class Contender(NamedTuple):
    """A function, the hands in the form it takes, and how it is called with one."""

    function: Function
    hands: list[Any]
    call: Callable[[Function, list[Any]], list[int]] = call_with_one
    best_is_low: bool = False

    def nanoseconds_a_call(self, part: slice) -> float:
        hands = self.hands[part]
        self.call(self.function, hands)
        start = process_time_ns()
        self.call(self.function, hands)
        return (process_time_ns() - start) / len(hands)

    def order(self) -> list[int]:
        """The place of each hand among the different values, 0 for the worst."""
        values = self.call(self.function, self.hands)
        places = sorted(set(values), reverse=self.best_is_low)
        return [places.index(value) for value in values]


def our_functions(hands: list[list[int]]) -> dict[str, Contender]:
    keys = [sum(CARD_KEYS[card] for card in hand) for hand in hands]
    return {
        "hand_value": Contender(hand_value, hands),
        "value_of": Contender(value_of, list(zip(keys, hands, strict=True)), call_with_two),
    }


def peers_functions(hands: list[list[int]]) -> dict[str, Contender]:
    size = len(hands[0])
    sized = {
        5: phevaluator.evaluate_5cards,
        6: phevaluator.evaluate_6cards,
        7: phevaluator.evaluate_7cards,
    }[size]
    texts = [[card_text(card) for card in hand] for hand in hands]
    treys_cards = [[treys.Card.new(text) for text in hand] for hand in texts]
    treys_hands = [(cards[:2], cards[2:]) for cards in treys_cards]
    eval7_hands = [[eval7.Card(text) for text in hand] for hand in texts]
    return {
        "treys evaluate": Contender(treys.Evaluator().evaluate, treys_hands, call_with_two, True),
        "phevaluator evaluate_cards": Contender(
            phevaluator.evaluate_cards, hands, call_spread, True
        ),
        f"phevaluator evaluate_{size}cards": Contender(sized, hands, call_spread, True),
        "eval7 evaluate": Contender(eval7.evaluate, eval7_hands),
    }


def medians(contenders: dict[str, Contender]) -> dict[str, float]:
    chance = random.Random(SEED)
    order = list(contenders)
    times: dict[str, list[float]] = {name: [] for name in contenders}
    for _ in range(ROUNDS):
        for start in range(0, HANDS, STRETCH):
            chance.shuffle(order)
            for name in order:
                part = slice(start, start + STRETCH)
                times[name].append(contenders[name].nanoseconds_a_call(part))
    return {name: median(all_times) for name, all_times in times.items()}


def check_same_order(contenders: dict[str, Contender]) -> None:
    """All must agree on which hand wins, or the comparison is of nothing."""
    wanted = contenders["hand_value"].order()
    for name, contender in contenders.items():
        if contender.order() != wanted:
            raise SystemExit(f"{name} orders the hands differently")


def random_hands(size: int) -> list[list[int]]:
    chance = random.Random(SEED)
    return [chance.sample(FULL_DECK, size) for _ in range(HANDS)]


def main() -> None:
    print("what", "ours", "peer", "peer_value", "ratio", "unit", sep="\t")
    for size in (7, 6, 5):
        hands = random_hands(size)
        ours, peers = our_functions(hands), peers_functions(hands)
        check_same_order(ours | peers)
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
