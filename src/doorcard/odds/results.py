"""The answer to a question, and the tally it is made of."""

from fractions import Fraction
from math import sqrt
from typing import Literal

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from doorcard.odds.arrays import CATEGORY, CATEGORY_COUNT, Counts, Values
from doorcard.odds.spots import GameName
from doorcard.ranking import CATEGORIES

Method = Literal["exact", "sampled"]


class PlayerOdds(Struct, frozen=True):
    """One player's odds, as parts of one.

    share: part of the pot he gets, ties split; win: he alone has the best hand; tie: he shares it;
    hands: the chance to end with each category, by its name (`high_card` to `royal_flush`);
    wins, ties: deals in which he won or tied; standard_error: of share, 0 if exact.
    """

    share: float
    win: float
    tie: float
    hands: dict[str, float]
    wins: int
    ties: int
    standard_error: float


class Odds(Struct, frozen=True):
    """The odds of a spot.

    players: in the order asked; method: every deal was counted ("exact"), or some by chance
    ("sampled"); samples: how many deals; standard_error: the largest one of the players' shares;
    seed: of the chance, None if exact.
    """

    game: GameName
    players: tuple[PlayerOdds, ...]
    method: Method
    samples: int
    standard_error: float
    seed: int | None = None


class Tally:
    """Counted showdowns. Tallies of separate deals add up.

    shares: int64 (players, players + 1), [p, w] counts deals in which p was among w winners;
    hands: int64 (players, 10), by category. Exact counts may be too large for int64, so whoever
    enumerates adds Python integers: `kind` object.
    """

    def __init__(self, players: int, kind: type = np.int64) -> None:
        self.shares: NDArray[np.int64] = np.zeros((players, players + 1), dtype=kind)
        self.hands: NDArray[np.int64] = np.zeros((players, CATEGORY_COUNT), dtype=kind)

    def add(self, other: "Tally") -> None:
        """Add the deals of another tally."""
        self.shares += other.shares
        self.hands += other.hands

    @property
    def deals(self) -> int:
        """How many deals are in it."""
        return int(self.hands[0].sum())

    def standard_error(self, player: int) -> float:
        """Of the player's share, if the deals came by chance.

        Never below one deal's worth: what was not seen in n deals may well happen once in n.
        """
        deals = self.deals
        shares = self.shares[player]
        ways = range(1, len(shares))
        mean = sum(int(shares[way]) / way for way in ways) / deals
        square = sum(int(shares[way]) / way**2 for way in ways) / deals
        return max(sqrt(max(square - mean**2, 0) / deals), 1 / deals)

    def largest_error(self) -> float:
        """The largest standard error of all players; one before the first deal."""
        if not self.deals:
            return 1.0
        return max(self.standard_error(player) for player in range(len(self.shares)))


def tally_values(values: Values) -> Tally:
    """The tally of many showdowns. values: uint16 (players, n), hand values."""
    players = len(values)
    tally = Tally(players)
    best = values == values.max(axis=0)
    ways = best.sum(axis=0)
    for player in range(players):
        tally.shares[player] = np.bincount(ways[best[player]], minlength=players + 1)
        tally.hands[player] = count_categories(values[player])
    return tally


def count_categories(values: Values) -> Counts:
    """Hands of each category. values: uint16 (n,); out: int64 (10,)."""
    return np.bincount(CATEGORY[values], minlength=CATEGORY_COUNT).astype(np.int64)


def odds_of(game: GameName, tally: Tally, method: Method, seed: int | None) -> Odds:
    """The answer told by a tally."""
    players = tuple(_player_odds(tally, player, method) for player in range(len(tally.shares)))
    error = max(player.standard_error for player in players)
    return Odds(game, players, method, tally.deals, error, seed)


def _player_odds(tally: Tally, player: int, method: Method) -> PlayerOdds:
    deals = tally.deals
    shares = [int(count) for count in tally.shares[player]]
    share = sum((Fraction(count, way) for way, count in enumerate(shares) if way), Fraction())
    ties = sum(shares[2:])
    hands = zip(CATEGORIES, tally.hands[player], strict=True)
    return PlayerOdds(
        share=float(share / deals),
        win=shares[1] / deals,
        tie=ties / deals,
        hands={category.name.lower(): int(count) / deals for category, count in hands},
        wins=shares[1],
        ties=ties,
        standard_error=0.0 if method == "exact" else tally.standard_error(player),
    )
