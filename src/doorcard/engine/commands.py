"""What the outside may ask of a hand. Commands are orders; what happened is told by events.

Each carries the seat that speaks. A command that is not legal is answered with a ``Refusal`` and
changes nothing.
"""

from typing import Final

from msgspec import Struct


class Fold(Struct, frozen=True, gc=False, tag="fold"):
    """Give up the hand. With nothing to call it is a check where K38 says so (B51)."""

    seat: int


class Check(Struct, frozen=True, gc=False, tag="check"):
    """Pass the right to bet on."""

    seat: int


class Call(Struct, frozen=True, gc=False, tag="call"):
    """Match the wager, or as much of it as the stack allows."""

    seat: int


class BringIn(Struct, frozen=True, gc=False, tag="bring_in"):
    """Post the bring-in (R3.12), or the optional one of B4."""

    seat: int


class Wager(Struct, frozen=True, gc=False, tag="wager"):
    """Bet, complete or raise so that this street's total becomes ``to`` units."""

    seat: int
    to: int


class Discard(Struct, frozen=True, gc=False, tag="discard"):
    """Exchange these cards; none at all is standing pat (B29)."""

    seat: int
    cards: tuple[int, ...]


class Show(Struct, frozen=True, gc=False, tag="show"):
    """Show the hand when asked to show or muck."""

    seat: int


class Muck(Struct, frozen=True, gc=False, tag="muck"):
    """Throw the hand away unseen when asked to show or muck."""

    seat: int


class TimeOut(Struct, frozen=True, gc=False, tag="time_out"):
    """The clock of the asked seat ran out (B44, B45). Only the clock sends this."""

    seat: int


class Leave(Struct, frozen=True, gc=False, tag="leave"):
    """The player leaves in the middle of the hand; also out of turn (B52)."""

    seat: int


class Shuffle(Struct, frozen=True, gc=False, tag="shuffle"):
    """The dealer's permutation of exactly the cards the hand asked to have shuffled."""

    cards: tuple[int, ...]


class Void(Struct, frozen=True, gc=False, tag="void"):
    """The hand cannot go on: everybody gets back what he put in (B62)."""

    reason: str


Command = (
    Fold | Check | Call | BringIn | Wager | Discard | Show | Muck | TimeOut | Leave | Shuffle | Void
)

# The acts that say nothing but whose they are, by the kind of the option they take.
PlainAct = Fold | Check | Call | BringIn | Show | Muck
PLAIN_ACTS: Final[dict[str, type[PlainAct]]] = {
    "fold": Fold,
    "check": Check,
    "call": Call,
    "bring_in": BringIn,
    "show": Show,
    "muck": Muck,
}
