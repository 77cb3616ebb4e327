"""What a table plays for, in units."""

from msgspec import Struct


class Stakes(Struct, frozen=True):
    """Amounts in units (B1).

    small, big: the two bet sizes; in pot-limit the least bets of the two rounds (R4.10).
    ante, bring_in: stud. small_blind, big_blind: draw.
    """

    small: int
    big: int
    ante: int = 0
    bring_in: int = 0
    small_blind: int = 0
    big_blind: int = 0
