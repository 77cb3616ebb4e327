"""The form of a game: which streets it has and what happens on each of them."""

from typing import Literal

from msgspec import Struct

Opener = Literal["bring_in", "best_board", "left_of_big_blind", "left_of_button"]


class Street(Struct, frozen=True):
    """One street.

    number: what players call it (third street is 3; the two rounds of draw are 1 and 2).
    down, up: cards each live player gets, face down first.
    draw: players exchange cards before the betting of this street (R4.8).
    opener: who acts first in the betting round.
    """

    number: int
    opener: Opener
    down: int = 0
    up: int = 0
    draw: bool = False


class Game(Struct, frozen=True):
    """A game. ``forced`` says which compulsory wager opens it: a bring-in or blinds.

    shared_card: a card nobody can be given any more is turned up for all (B24).
    """

    name: str
    streets: tuple[Street, ...]
    forced: Literal["bring_in", "blinds"]
    shared_card: bool = False
