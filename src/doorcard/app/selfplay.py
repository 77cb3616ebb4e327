"""Hands played by chance alone, as fast as the engine goes, to see that chips are conserved."""

import time
from collections.abc import Callable, Sequence
from random import Random

from msgspec import Struct

from doorcard.engine import Hand, HandStarted, Option, Refusal, Seated, Stakes, commands, legal
from doorcard.engine.button import Blinds, next_blinds
from doorcard.engine.commands import Command
from doorcard.engine.events import ShowdownOpened
from doorcard.games import GAMES
from doorcard.houses import HOUSES

BIG_BETS = 100  # stack of each seat at the start of each hand, if nothing else is asked for

# How often a random player does what he may; a fold is rarer than a call, so that hands go far.
WEIGHTS = {"fold": 2, "check": 6, "call": 8, "bring_in": 6, "bet": 3, "complete": 3, "raise": 2}


class SelfPlay(Struct, frozen=True):
    """What was played and measured. Chips are those of all hands together, in units."""

    house: str
    hands: int
    seats: int
    seed: int
    hands_per_second: float
    chips_before: int
    chips_after: int
    showdowns: int


class PlayedWrong(Exception):
    """The engine refused an act it had offered."""


def self_play(
    house: str,
    stakes: Stakes,
    stacks: Sequence[int],
    hands: int,
    seed: int,
    step: Callable[[], None],
) -> SelfPlay:
    """Play hands with fresh stacks. step: called after each hand.

    chips_after counts rake too, so it equals chips_before if no chip was made or lost.
    """
    dice = Random(seed)
    blinds = Blinds(0, 0, 0)
    after = showdowns = 0
    begun = time.perf_counter()
    for number in range(1, hands + 1):
        blinds = next_blinds(HOUSES[house], range(1, len(stacks) + 1), blinds)
        hand = play_hand(_start(house, stakes, stacks, blinds, number), dice)
        after += sum(hand.stack) + hand.raked
        showdowns += any(isinstance(event, ShowdownOpened) for event in hand.events)
        step()
    seconds = time.perf_counter() - begun
    return SelfPlay(
        house=house,
        hands=hands,
        seats=len(stacks),
        seed=seed,
        hands_per_second=round(hands / seconds, 1),
        chips_before=hands * sum(stacks),
        chips_after=after,
        showdowns=showdowns,
    )


def play_hand(hand: Hand, dice: Random) -> Hand:
    """Play a hand to its end by chance."""
    while not hand.over:
        answer = hand.apply(_next_command(hand, dice))
        if isinstance(answer, Refusal):
            raise PlayedWrong(answer.code)
    return hand


def _start(house: str, stakes: Stakes, stacks: Sequence[int], blinds: Blinds, number: int) -> Hand:
    return Hand.start(
        HandStarted(
            hand=f"selfplay-{number}",
            game=GAMES[HOUSES[house].game],
            house=HOUSES[house],
            stakes=stakes,
            players=tuple(Seated(seat, stack) for seat, stack in enumerate(stacks, 1)),
            button=blinds.button,
            small_blind=blinds.small_blind,
            big_blind=blinds.big_blind,
        )
    )


def _next_command(hand: Hand, dice: Random) -> Command:
    if hand.shuffle_due:
        cards = list(hand.shuffle_due)
        dice.shuffle(cards)
        return commands.Shuffle(tuple(cards))
    options = legal(hand)
    weights = [WEIGHTS.get(option.kind, 1) for option in options]
    return _command(hand, dice.choices(options, weights)[0], dice)


def _command(hand: Hand, option: Option, dice: Random) -> Command:
    seat = hand.asked
    match option.kind:
        case "bet" | "complete" | "raise":
            to = dice.randint(option.to, max(option.to, option.up_to))
            return commands.Wager(seat, to)
        case "discard":
            held = hand.cards[hand.actor]
            return commands.Discard(seat, tuple(dice.sample(held, dice.randint(0, option.most))))
        case kind:
            return commands.PLAIN_ACTS[kind](seat)
