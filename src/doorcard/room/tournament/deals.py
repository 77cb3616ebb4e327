"""Shares of what is left to win, when the players agree to stop: by chips, or by ICM.

ICM is the method of Malmuth and Harville: a player comes first with the chance of his share of the
chips, and so on for each further place among those that are left.
"""

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from typing import Literal

DealKind = Literal["chips", "icm"]


def icm(stacks: Sequence[int], prizes: Sequence[int]) -> list[Fraction]:
    """The expected prize of each stack, exactly.

    stacks: chips, each one or more. prizes: of the places, the winner's first; more prizes than
    players are not won.
    """
    chips = tuple(stacks)
    if any(stack < 1 for stack in chips):
        raise ValueError(f"a player with no chips has no share: {chips}")

    @cache
    def worth(left: int, place: int) -> tuple[Fraction, ...]:
        """Expected prizes of the players of the bit set ``left``, from this place on."""
        values = [Fraction(0)] * len(chips)
        if place == len(prizes) or not left:
            return tuple(values)
        among = [player for player in range(len(chips)) if left >> player & 1]
        total = sum(chips[player] for player in among)
        for first in among:
            chance = Fraction(chips[first], total)
            values[first] += chance * prizes[place]
            for player, later in enumerate(worth(left & ~(1 << first), place + 1)):
                values[player] += chance * later
        return tuple(values)

    return list(worth((1 << len(chips)) - 1, 0))


def by_chips(stacks: Sequence[int], prizes: Sequence[int]) -> list[Fraction]:
    """Everybody has the least prize there is for sure; the rest is shared as the chips are."""
    least = prizes[len(stacks) - 1] if len(prizes) >= len(stacks) else 0
    total, rest = sum(stacks), sum(prizes[: len(stacks)]) - least * len(stacks)
    return [least + Fraction(rest * stack, total) for stack in stacks]


def deal(kind: DealKind, stacks: Sequence[int], prizes: Sequence[int]) -> list[int]:
    """What each player gets, in whole units that add up to all that is left to win.

    prizes: of the places still open, the winner's first. Units lost in rounding go one each to the
    largest remainders, and of equal ones to the larger stack.
    """
    exact = icm(stacks, prizes) if kind == "icm" else by_chips(stacks, prizes)
    paid = [int(share) for share in exact]
    left = sum(prizes[: len(stacks)]) - sum(paid)
    order = sorted(
        range(len(stacks)), key=lambda one: (exact[one] - paid[one], stacks[one]), reverse=True
    )
    for one in order[:left]:
        paid[one] += 1
    return paid
