"""The value of one hand, called from Python: ours beside PokerKit, treys, phevaluator and eval7.

Run with `doorcard bench values`. Each peer is called through its public functions with the form of
cards that suits it best, made beforehand (phevaluator: the same integers as ours). All take turns
over short stretches of the same hands. A stretch is played twice and the second time counts, so
that everybody finds his own tables in the processor's cache and not those of whoever came before.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from statistics import median
from time import process_time_ns
from typing import Any, NamedTuple

import eval7
import phevaluator
import pokerkit
import treys

from benchmarks.measure import SEED, Row, ratio, take_turns
from doorcard.cards import FULL_DECK, card_text
from doorcard.ranking import CARD_KEYS, hand_value, value_of

ROUNDS = 70
STRETCH = 1_000  # hands a round
SLOW_STRETCH = 20  # for a peer that needs a hundred times as long

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

    def nanoseconds_a_call(self) -> float:
        self.call(self.function, self.hands)
        start = process_time_ns()
        self.call(self.function, self.hands)
        return (process_time_ns() - start) / len(self.hands)

    def order(self) -> list[int]:
        """The place of each of the first hands among their different values, 0 for the worst."""
        values = self.call(self.function, self.hands[:SLOW_STRETCH])
        places = sorted(set(values), reverse=self.best_is_low)
        return [places.index(value) for value in values]


def our_functions(hands: list[list[int]]) -> dict[str, Contender]:
    keys = [sum(CARD_KEYS[card] for card in hand) for hand in hands]
    return {
        "hand_value": Contender(hand_value, hands),
        "value_of": Contender(value_of, list(zip(keys, hands, strict=True)), call_with_two),
    }


def pokerkit_index(cards: tuple[Any, ...]) -> int:
    hand = pokerkit.StandardHighHand
    best = hand(cards) if len(cards) == 5 else hand.from_game(cards)
    return int(best.entry.index)


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
    pokerkit_hands = [tuple(pokerkit.Card.parse("".join(hand))) for hand in texts[:SLOW_STRETCH]]
    return {
        "PokerKit StandardHighHand": Contender(pokerkit_index, pokerkit_hands),
        "treys evaluate": Contender(treys.Evaluator().evaluate, treys_hands, call_with_two, True),
        "phevaluator evaluate_cards": Contender(
            phevaluator.evaluate_cards, hands, call_spread, True
        ),
        f"phevaluator evaluate_{size}cards": Contender(sized, hands, call_spread, True),
        "eval7 evaluate": Contender(eval7.evaluate, eval7_hands),
    }


def check_same_order(contenders: dict[str, Contender]) -> None:
    """All must agree on which hand wins, or the comparison is of nothing."""
    wanted = contenders["hand_value"].order()
    for name, contender in contenders.items():
        if contender.order() != wanted:
            raise SystemExit(f"{name} orders the hands differently")


def rows(rounds: int = ROUNDS) -> Iterator[Row]:
    """One row for each of our functions and each peer, in nanoseconds a call."""
    chance = random.Random(SEED)
    for size in (7, 6, 5):
        hands = [chance.sample(FULL_DECK, size) for _ in range(STRETCH)]
        ours, peers = our_functions(hands), peers_functions(hands)
        contenders = ours | peers
        check_same_order(contenders)
        times = take_turns(
            {name: contender.nanoseconds_a_call for name, contender in contenders.items()}, rounds
        )
        for own in ours:
            for peer in peers:
                yield Row(
                    f"{own}, {size} cards",
                    median(times[own]),
                    peer,
                    median(times[peer]),
                    ratio(times, own, peer),
                    "ns",
                )
