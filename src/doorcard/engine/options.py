"""What the asked seat may do: buttons, bots, time-outs, perft and replay read nothing else."""

from typing import Literal

from msgspec import Struct

OptionKind = Literal[
    "fold", "check", "call", "bring_in", "bet", "complete", "raise", "discard", "show", "muck"
]


class Option(Struct, frozen=True):
    """One legal act.

    to: the seat's total on this street afterwards ("call 16" has the total, not the price).
    pay: the units that leave the stack. all_in: whether nothing is left behind.
    up_to: pot-limit wagers may be any whole amount from ``to`` up to this; 0 otherwise.
    most: discard: the most cards that may be exchanged.
    """

    kind: OptionKind
    to: int = 0
    pay: int = 0
    up_to: int = 0
    all_in: bool = False
    most: int = 0
