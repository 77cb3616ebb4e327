"""A hand played by a script that never looks at a card, in a world whose cards may be renamed.

The script draws every choice from its seed: an act from the legal list, discards by their place in
the hand. The deck comes from the seed too and is then renamed by ``names``, so two worlds with the
same seed differ in nothing but which card is which.
"""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import msgspec

from doorcard.cards import FULL_DECK
from doorcard.engine import (
    Command,
    Discard,
    Event,
    Hand,
    HandStarted,
    HouseRules,
    Leave,
    Option,
    Refusal,
    Seated,
    Shuffle,
    TimeOut,
    Wager,
    legal,
)
from doorcard.engine.button import moving_button
from doorcard.engine.commands import PLAIN_ACTS
from doorcard.games import GAMES
from doorcard.houses import HOUSES, stakes_for
from doorcard.views import BettingPublic, betting_public

Names = tuple[int, ...]

AS_DEALT: Names = FULL_DECK

VARIANTS: tuple[dict[str, object], ...] = (
    {},
    {},
    {},
    {"allin_face_up": "always"},
    {"muck_choice": "anyone"},
    {"draw_deal": "after_all"},
    {"show_draw_counts": False},
    {"burn": True, "stub_short": "recycle_then_community"},
    {"announce_hands": True},
)


class Habits(NamedTuple):
    """How the players of one hand play: how often folding is considered, least cards drawn."""

    folding: float
    least_draw: int


class Setup(NamedTuple):
    """Who plays what, and how."""

    started: HandStarted
    habits: Habits


class Pause(NamedTuple):
    """Where the hand waits for somebody: how many events there are, who is asked for what."""

    events: int
    betting: BettingPublic
    legal: tuple[Option, ...]


class Course(NamedTuple):
    """A hand from its first event to its end. pots: seats that may win each pot, main first."""

    hand: Hand
    events: tuple[Event, ...]
    pauses: tuple[Pause, ...]
    pots: tuple[tuple[int, ...], ...]


def random_setup(rng: Random) -> Setup:
    """A hand of any of the houses, with a knob turned now and then, any seats, any stacks.

    One in ten is a full table of thirsty draw players, so that the deck runs short (B27).
    """
    if rng.random() < 0.1:
        house = HOUSES[rng.choice(("draw-limit", "draw-pot"))]
        started = _started(house, range(1, house.max_seats + 1), rng, deep=True)
        return Setup(started, Habits(folding=0.0, least_draw=4))
    house = HOUSES[rng.choice(tuple(HOUSES))]
    house = msgspec.structs.replace(house, **rng.choice(VARIANTS))
    count = rng.choice((house.max_seats, rng.randint(2, house.max_seats)))
    seats = sorted(rng.sample(range(1, house.max_seats + 1), count))
    started = _started(house, seats, rng, deep=rng.random() < 0.3)
    return Setup(started, Habits(rng.choice((0.0, 0.2, 0.5)), least_draw=0))


def _started(house: HouseRules, seats: Sequence[int], rng: Random, deep: bool) -> HandStarted:
    stakes = stakes_for(house, rng.choice((10, 20, 200)))
    seated = tuple(
        Seated(
            seat,
            stack=40 * stakes.big if deep else rng.randint(1, 3 * stakes.big),
            protections=house.timeout_protections,
            absent=rng.random() < 0.03,
        )
        for seat in seats
    )
    started = HandStarted("t1-1", GAMES[house.game], house, stakes, seated)
    if started.game.forced != "blinds":
        return started
    blinds = moving_button(seats, rng.choice(seats))
    return msgspec.structs.replace(
        started, button=blinds.button, small_blind=blinds.small_blind, big_blind=blinds.big_blind
    )


def play(setup: Setup, seed: str, names: Names = AS_DEALT, until: int = 10_000) -> Course:
    """Play the hand, at least until it has ``until`` events."""
    script = Random(f"{seed}/script")
    hand = Hand.start(setup.started)
    pauses: list[Pause] = []
    pots: tuple[tuple[int, ...], ...] = ()
    shuffles = 0
    while not hand.over and len(hand.events) < until:
        if hand.shuffle_due:
            _apply(hand, _shuffle(hand, Random(f"{seed}/deck/{shuffles}"), names))
            shuffles += 1
        else:
            _apply(hand, _next_command(hand, script, setup.habits))
        if hand.pots:
            pots = tuple(tuple(hand.seats[p] for p in able) for _, able, _ in hand.pots)
        pauses.append(Pause(len(hand.events), betting_public(hand), legal(hand)))
    return Course(hand, tuple(hand.events), tuple(pauses), pots)


def _apply(hand: Hand, command: Command) -> None:
    answer = hand.apply(command)
    assert not isinstance(answer, Refusal), (command, answer)


def _shuffle(hand: Hand, dealer: Random, names: Names) -> Shuffle:
    """The same permutation in every world, of cards that are called something else."""
    plain = sorted(names.index(card) for card in hand.shuffle_due)
    dealer.shuffle(plain)
    return Shuffle(tuple(names[card] for card in plain))


def _next_command(hand: Hand, script: Random, habits: Habits) -> Command:
    seat = hand.asked
    whim = script.random()
    if whim < 0.03:
        return TimeOut(seat)
    if whim < 0.045:
        leavers = [s for p, s in enumerate(hand.seats) if hand.live[p] and not hand.left[p]]
        if leavers:
            return Leave(script.choice(leavers))
    option = script.choice(_inclined(legal(hand), script.random() < habits.folding))
    return _command(hand, seat, option, script, habits.least_draw)


def _inclined(options: tuple[Option, ...], may_fold: bool) -> tuple[Option, ...]:
    """Folding is chosen less often than the rest, so that hands get somewhere."""
    if may_fold:
        return options
    return tuple(option for option in options if option.kind != "fold") or options


def _command(hand: Hand, seat: int, option: Option, script: Random, least_draw: int) -> Command:
    match option.kind:
        case "discard":
            held = hand.cards[hand.position_of[seat]]
            places = script.sample(range(5), script.randint(least_draw, option.most))
            return Discard(seat, tuple(held[place] for place in places))
        case "bet" | "complete" | "raise":
            return Wager(seat, script.choice((option.to, max(option.to, option.up_to))))
        case kind:
            return PLAIN_ACTS[kind](seat)
