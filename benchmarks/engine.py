"""Whole hands a second: our engine beside PokerKit, both with a fresh shuffle and full rules.

Run with `doorcard bench engine`. Ours keeps every event; PokerKit keeps its operations. Both get
the same seats, stakes and stacks and players of the same habits; PokerKit does by itself whatever
it can (automations), ours is told every act and every muck.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from importlib.metadata import version
from statistics import median
from time import process_time
from typing import Any, NamedTuple
from warnings import simplefilter

import pokerkit

from benchmarks.measure import SEED, Row, ratio, take_turns
from doorcard.cards import FULL_DECK
from doorcard.engine import (
    BringIn,
    Call,
    Check,
    Discard,
    Fold,
    Hand,
    HandStarted,
    Muck,
    Option,
    Seated,
    Shuffle,
    Wager,
    legal,
)
from doorcard.games import GAMES
from doorcard.houses import HOUSES, stakes_for

ROUNDS = 25
SMALL_BET = 20
STACK = 10_000
MOST_DRAWN = 3  # players exchange none to three cards, each as often
OUR_HANDS_A_ROUND = 100
PEER = f"PokerKit {version('pokerkit')}"

chance = random.Random(SEED)


def started(house_name: str, players: int) -> HandStarted:
    house = HOUSES[house_name]
    has_blinds = GAMES[house.game].forced == "blinds"
    return HandStarted(
        hand="benchmark",
        game=GAMES[house.game],
        house=house,
        stakes=stakes_for(house, SMALL_BET),
        players=tuple(Seated(seat, STACK) for seat in range(1, players + 1)),
        button=players if has_blinds else 0,
        small_blind=1 if has_blinds else 0,
        big_blind=2 if has_blinds else 0,
    )


STUD = started("seven-stud", 8)
DRAW = started("draw-limit", 6)

# Commands are made beforehand, by position (in both games position 0 is seat 1).
SEATS = range(1, 9)
CALLS = [Call(seat) for seat in SEATS]
CHECKS = [Check(seat) for seat in SEATS]
BRING_INS = [BringIn(seat) for seat in SEATS]
MUCKS = [Muck(seat) for seat in SEATS]


def fresh_shuffle() -> Shuffle:
    """A random number a card; the cards in the order of their numbers are a fair shuffle."""
    number = chance.random
    return Shuffle(tuple(sorted(FULL_DECK, key=lambda _: number())))


def call_or_check(hand: Hand) -> None:
    """Everybody calls to the showdown."""
    while hand.asking == "act":
        position = hand.actor
        if hand.street_paid[position] < hand.cur:
            hand.apply(CALLS[position])
        elif hand.opening:
            hand.apply(BRING_INS[position])
        else:
            hand.apply(CHECKS[position])


def our_stud_call_down() -> None:
    hand = Hand.start(STUD)
    hand.apply(fresh_shuffle())
    call_or_check(hand)
    while hand.asking:
        hand.apply(MUCKS[hand.actor])


def our_draw() -> None:
    hand = Hand.start(DRAW)
    hand.apply(fresh_shuffle())
    while not hand.over:
        call_or_check(hand)
        while hand.asking == "draw":
            position = hand.actor
            count = chance.randint(0, MOST_DRAWN)
            hand.apply(Discard(position + 1, tuple(hand.cards[position][:count])))
        if hand.shuffle_due:
            hand.apply(Shuffle(tuple(chance.sample(hand.shuffle_due, len(hand.shuffle_due)))))
        while hand.asking == "show":
            hand.apply(MUCKS[hand.actor])


def command_of(seat: int, option: Option) -> Any:
    match option.kind:
        case "fold":
            return Fold(seat)
        case "check":
            return CHECKS[seat - 1]
        case "call":
            return CALLS[seat - 1]
        case "bring_in":
            return BRING_INS[seat - 1]
        case "muck" | "show":
            return MUCKS[seat - 1]
        case _:
            return Wager(seat, option.to)


def our_stud_random_play() -> None:
    """Every kind of act that is offered is as likely."""
    hand = Hand.start(STUD)
    hand.apply(fresh_shuffle())
    while not hand.over:
        hand.apply(command_of(hand.asked, chance.choice(legal(hand))))


# --- the same hands in PokerKit ---

AUTOMATIONS = (
    pokerkit.Automation.ANTE_POSTING,
    pokerkit.Automation.BET_COLLECTION,
    pokerkit.Automation.BLIND_OR_STRADDLE_POSTING,
    pokerkit.Automation.CARD_BURNING,
    pokerkit.Automation.HOLE_DEALING,
    pokerkit.Automation.BOARD_DEALING,
    pokerkit.Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    pokerkit.Automation.HAND_KILLING,
    pokerkit.Automation.CHIPS_PUSHING,
    pokerkit.Automation.CHIPS_PULLING,
)


def peer_stud_state() -> Any:
    stakes = STUD.stakes
    return pokerkit.FixedLimitSevenCardStud.create_state(
        AUTOMATIONS, True, stakes.ante, stakes.bring_in, stakes.small, stakes.big, STACK, 8
    )


def peer_draw_street(draw: bool, bet: int) -> Any:
    """PokerKit has no five-card draw of its own; it is made of its streets."""
    cards = () if draw else (False,) * 5
    return pokerkit.Street(False, cards, 0, draw, pokerkit.Opening.POSITION, bet, 4)


PEER_DRAW_STREETS = (
    peer_draw_street(False, DRAW.stakes.small),
    peer_draw_street(True, DRAW.stakes.big),
)


def peer_draw_state() -> Any:
    stakes = DRAW.stakes
    return pokerkit.State(
        AUTOMATIONS,
        pokerkit.Deck.STANDARD,
        (pokerkit.StandardHighHand,),
        PEER_DRAW_STREETS,
        pokerkit.BettingStructure.FIXED_LIMIT,
        True,
        stakes.ante,
        (stakes.small_blind, stakes.big_blind),
        0,
        (STACK,) * 6,
        6,
    )


def peer_stud_call_down() -> None:
    state = peer_stud_state()
    while state.status:
        if state.can_post_bring_in():
            state.post_bring_in()
        else:
            state.check_or_call()


def peer_draw() -> None:
    state = peer_draw_state()
    while state.status:
        if state.can_stand_pat_or_discard():
            cards = state.hole_cards[state.stand_patter_or_discarder_index]
            state.stand_pat_or_discard(cards[: chance.randint(0, MOST_DRAWN)])
        else:
            state.check_or_call()


def peer_stud_random_play() -> None:
    state = peer_stud_state()
    while state.status:
        acts = [
            act
            for allowed, act in (
                (state.can_fold, state.fold),
                (state.can_check_or_call, state.check_or_call),
                (state.can_post_bring_in, state.post_bring_in),
                (state.can_complete_bet_or_raise_to, state.complete_bet_or_raise_to),
            )
            if allowed()
        ]
        chance.choice(acts)()


class Comparison(NamedTuple):
    what: str
    ours: Callable[[], None]
    peer: Callable[[], None]
    peer_hands_a_round: int


COMPARISONS = (
    Comparison(
        "seven-card stud, 8 seats, all call down", our_stud_call_down, peer_stud_call_down, 3
    ),
    Comparison(
        "seven-card stud, 8 seats, random play", our_stud_random_play, peer_stud_random_play, 5
    ),
    Comparison("five-card draw, 6 seats, draws 0-3", our_draw, peer_draw, 10),
)


def seconds_a_hand(play: Callable[[], None], hands: int) -> float:
    start = process_time()
    for _ in range(hands):
        play()
    return (process_time() - start) / hands


def rows(rounds: int = ROUNDS) -> Iterator[Row]:
    """One row a comparison, in hands a second."""
    simplefilter("ignore")  # PokerKit warns of decks that run short, as they do with eight players
    for what, ours, peer, peer_hands in COMPARISONS:
        times = take_turns(
            {
                "ours": partial(seconds_a_hand, ours, OUR_HANDS_A_ROUND),
                "peer": partial(seconds_a_hand, peer, peer_hands),
            },
            rounds,
        )
        yield Row(
            what,
            1 / median(times["ours"]),
            PEER,
            1 / median(times["peer"]),
            ratio(times, "ours", "peer"),
            "hands/s",
        )
