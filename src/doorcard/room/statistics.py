"""A player's own statistics: counted from what was open to everybody when his hands ended (U31).

Amounts are units. What is won in different games is compared in big bets a hundred hands, with the
range in which the true value lies 95 times of a hundred, as far as hands so far can tell.
"""

from collections.abc import Iterable, Sequence
from itertools import accumulate
from math import sqrt
from typing import NamedTuple

from msgspec import Struct

from doorcard.games import GAMES

POINTS = 120  # most points of a curve
ENOUGH = 30  # hands below which nothing can be said about the range
CONFIDENCE = 1.96  # standard errors to each side of a 95 % range
HUNDRED = 100


class Kind(NamedTuple):
    """What is counted together. chips: "cash", "tournament" or "practice"."""

    game: str
    house: str
    chips: str


class Played(NamedTuple):
    """A hand of the player; see ``views.HandResult``."""

    kind: Kind
    net: int
    big: int
    street: int
    showdown: bool
    pots: int


class StreetSeen(Struct, frozen=True):
    """In how many hands the player was still in when a street was dealt."""

    street: int
    hands: int


class CurvePoint(Struct, frozen=True):
    """What was won or lost in the first so many hands."""

    hands: int
    net: int


class GameStatistics(Struct, frozen=True):
    """One game of one room.

    showdowns: hands that were compared; showdowns_won: of them, those with a pot or a part of one.
    pots: pots won or shared. big_bets: the net in big bets of each hand's own table. margin: half
    the width of the 95 % range around ``per_hundred``, None while there are too few hands.
    """

    game: str
    house: str
    chips: str
    hands: int
    streets: tuple[StreetSeen, ...]
    showdowns: int
    showdowns_won: int
    pots: int
    net: int
    big_bets: float
    per_hundred: float
    margin: float | None
    curve: tuple[CurvePoint, ...]


class Statistics(Struct, frozen=True):
    """All games a player has played, the one with most hands first."""

    games: tuple[GameStatistics, ...]


def statistics(hands: Iterable[Played]) -> Statistics:
    """The statistics of a player's hands, which are given in the order they were played."""
    by_kind: dict[Kind, list[Played]] = {}
    for hand in hands:
        by_kind.setdefault(hand.kind, []).append(hand)
    games = [_of_game(kind, played) for kind, played in by_kind.items()]
    return Statistics(tuple(sorted(games, key=lambda one: (-one.hands, one.house, one.chips))))


def _of_game(kind: Kind, hands: Sequence[Played]) -> GameStatistics:
    in_big_bets = [hand.net / hand.big for hand in hands]
    mean = sum(in_big_bets) / len(hands)
    shown = [hand for hand in hands if hand.showdown]
    return GameStatistics(
        game=kind.game,
        house=kind.house,
        chips=kind.chips,
        hands=len(hands),
        streets=tuple(
            StreetSeen(street, sum(hand.street >= street for hand in hands))
            for street in _streets(kind.game)
        ),
        showdowns=len(shown),
        showdowns_won=sum(hand.pots > 0 for hand in shown),
        pots=sum(hand.pots for hand in hands),
        net=sum(hand.net for hand in hands),
        big_bets=sum(in_big_bets),
        per_hundred=HUNDRED * mean,
        margin=_margin(in_big_bets, mean),
        curve=_curve([hand.net for hand in hands]),
    )


def _streets(game: str) -> tuple[int, ...]:
    known = GAMES.get(game)
    return tuple(street.number for street in known.streets) if known is not None else ()


def _margin(values: Sequence[float], mean: float) -> float | None:
    """Half the width of the range of the mean, a hundred hands; None for too few."""
    count = len(values)
    if count < ENOUGH:
        return None
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    return HUNDRED * CONFIDENCE * sqrt(variance / count)


def _curve(nets: Sequence[int]) -> tuple[CurvePoint, ...]:
    """The running sum at evenly spaced hands, beginning with none and ending with the last."""
    sums = [0, *accumulate(nets)]
    last = len(sums) - 1
    places = {round(number * last / POINTS) for number in range(POINTS + 1)}
    return tuple(CurvePoint(place, sums[place]) for place in sorted(places))
