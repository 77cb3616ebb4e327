"""Random hands to be written down, and what each viewer gets of them."""

from random import Random

from msgspec.structs import replace

from doorcard.engine import Hand, HandStarted, Refusal
from doorcard.engine.events import Event
from doorcard.histories.writers import Heading
from doorcard.houses import HOUSES
from doorcard.views import redact
from tests.props.random_hands import random_command, random_start

NAMES = ("Ada", "Bo Li", "Café_9", "d'Artagnan", "Eve: hi", "f (2)", "Gus [x]", "Ines", "Zoë")
CURRENCIES = ("", "USD", "EUR")


def random_hand(rng: Random) -> Hand:
    """A finished hand of some room, or of a room with some knobs turned."""
    started = random_start(rng, rng.choice((*HOUSES, "")))
    # The texts name two numbers for the limits; those of draw are told by the big blind.
    if started.game.forced == "blinds":
        big_blind = started.stakes.big_blind
        stakes = replace(started.stakes, small=big_blind, big=2 * big_blind)
        started = replace(started, stakes=stakes)
    return play_out(started, rng)


def play_out(started: HandStarted, rng: Random) -> Hand:
    hand = Hand.start(started)
    while not hand.over:
        answer = hand.apply(random_command(hand, rng))
        assert not isinstance(answer, Refusal), answer
    return hand


def seen_by(hand: Hand, seat: int) -> tuple[Event | None, ...]:
    """The hand's events as the player in this chair got them, 0 for the rail."""
    counts = hand.house.show_draw_counts
    return tuple(redact(event, seat, counts) for event in hand.events)


def heading_for(hand: Hand, viewer: int, rng: Random) -> Heading:
    currency = rng.choice(CURRENCIES)
    seats = [player.seat for player in hand.started.players]
    return Heading(
        viewer=viewer,
        room="Door Room",
        table="Ox 'n' Plough",
        names=dict(zip(seats, rng.sample(NAMES, len(seats)), strict=True)),
        started=1_700_000_000_000 + rng.randrange(10**10),
        currency=currency,
        unit=100 if currency else rng.choice((1, 100)),
    )


def random_viewer(hand: Hand, rng: Random) -> int:
    return rng.choice([0, *(player.seat for player in hand.started.players)])
