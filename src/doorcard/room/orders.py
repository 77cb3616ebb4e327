"""What may be asked of a table, and how it answers.

Orders are the room's own; the socket's messages are turned into them. Each is from a player and
has an id of the player's making (see ``Table.order``). Who may give the orders of a host is known
to whoever takes them from players.
"""

from typing import Literal

from msgspec import Struct

from doorcard.engine.options import Option
from doorcard.room.config import TableConfig

ActKind = Literal[
    "fold", "check", "call", "bring_in", "bet", "complete", "raise", "discard", "show", "muck"
]


class Act(Struct, frozen=True):
    """An act in the running hand, for the decision numbered ``decision``.

    to: total on this street of a bet, completion or raise; for check and call the total the
    player saw, or None. cards: texts of the discards.
    """

    hand: str
    decision: int
    act: ActKind
    to: int | None = None
    cards: tuple[str, ...] = ()


AdvanceKind = Literal["fold", "check_fold", "check", "call", "call_any"]


class Advance(Struct, frozen=True):
    """What to do when the turn comes (CLIENT 5), in place of what was chosen before.

    hand, decision: what the player saw when he chose. kind: None for nothing any more. to: total on
    this street of a call, and the largest one of a call of any amount.
    """

    hand: str
    decision: int
    kind: AdvanceKind | None
    to: int | None = None


class UseBank(Struct, frozen=True):
    """Put the time bank behind the clock of this decision (U23)."""

    hand: str
    decision: int


class Sit(Struct, frozen=True):
    """Take a chair with a buy-in in units."""

    seat: int
    buy_in: int


class Leave(Struct, frozen=True):
    """Get up, now (B52) or after this hand."""

    now: bool = True


class TopUp(Struct, frozen=True):
    """Add units to the stack as soon as no hand is running (B53)."""

    amount: int


class SitOut(Struct, frozen=True):
    """Not to be dealt in from the next hand on, or to be dealt in again (B33)."""

    on: bool


class Wish(Struct, frozen=True):
    """Standing wishes; None leaves one as it is.

    auto_muck: muck where the rules offer show or muck (B42). auto_ante: post antes without asking
    (R1.3). post: pay to come in at once and not wait for the big blind (B32).
    """

    auto_muck: bool | None = None
    auto_ante: bool | None = None
    post: bool | None = None


class Ante(Struct, frozen=True):
    """The answer to the question whether to post the next hand's ante (D-79)."""

    post: bool


class Seat(Struct, frozen=True):
    """A chair for a player of a tournament. stack: chips he brings. away: he sits out.

    waits: the chair lies between button and small blind, so he is not dealt in there (P64).
    """

    chair: int
    player: str
    name: str
    stack: int
    bot: bool = False
    away: bool = False
    waits: bool = False


class Arrange(Struct, frozen=True):
    """What a tournament tells a table between two hands; no player can order it.

    leave: chairs that become free, each with the table its player goes to, "" for one who is out.
    take: who comes. grant: chips bought, by chair. config: the table from the next hand on.
    deal: the next hand begins now. close: the table is needed no more.
    """

    leave: tuple[tuple[int, str], ...] = ()
    take: tuple[Seat, ...] = ()
    grant: tuple[tuple[int, int], ...] = ()
    config: TableConfig | None = None
    deal: bool = False
    close: bool = False


class Ready(Struct, frozen=True):
    """Ready for the first hand of the table (U48)."""


class Wait(Struct, frozen=True):
    """To be on the table's waiting list, or not; not also turns an offer down."""

    on: bool


class Pause(Struct, frozen=True):
    """Of a host: deal no hand after this one, or deal again."""

    on: bool


class CloseTable(Struct, frozen=True):
    """Of a host: close the table for good when this hand is over."""


class Remove(Struct, frozen=True):
    """Of a host: send away the player of this name on this chair, after the hand."""

    seat: int
    name: str


class LetBack(Struct, frozen=True):
    """Of a host: a player who was sent away may sit down again. player: his id."""

    player: str


class Silence(Struct, frozen=True):
    """Of a host: a player does not talk at the table any more, or does again. player: his id."""

    player: str
    on: bool


class Change(Struct, frozen=True):
    """Of a host: play by this from the next hand on."""

    config: TableConfig


HandOrder = Act | Advance | UseBank
SeatOrder = Sit | Leave | TopUp | SitOut | Wish | Ante | Ready | Wait
HostOrder = Pause | CloseTable | Remove | LetBack | Silence | Change
Order = HandOrder | SeatOrder | Arrange | HostOrder


class Done(Struct, frozen=True):
    """Carried out, and durable."""


class Refused(Struct, frozen=True):
    """Not carried out, and nothing has changed.

    code: why; facts: what was needed and what was given. decision, legal: what holds now for the
    one who asked (P42).
    """

    code: str
    facts: dict[str, int | str] = {}
    decision: int = 0
    legal: tuple[Option, ...] = ()


Answer = Done | Refused
