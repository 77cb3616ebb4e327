"""What a table's journal holds: facts in the order they happened. The table is a fold of them.

Meanings never change; new fields get defaults. ``HandEvents`` alone can hold hidden cards and is
sealed by whoever stores it.
"""

from typing import Literal

from msgspec import Struct

from doorcard.engine.button import Blinds
from doorcard.engine.events import Event
from doorcard.room.config import TableConfig
from doorcard.room.state import DealtIn, TableState

LeavingReason = Literal["left", "away", "closed", "removed", "moved", "out"]


class TableOpened(Struct, frozen=True, tag="table_opened"):
    """The table exists, with these rules from the next hand on."""

    config: TableConfig


class TableResumed(Struct, frozen=True, tag="table_resumed"):
    """The server is back; the time it was away is charged to nobody."""

    at: int


class Checkpoint(Struct, frozen=True, tag="checkpoint"):
    """The whole table between two hands. Earlier records are not needed to go on."""

    state: TableState


class SeatTaken(Struct, frozen=True, tag="seat_taken"):
    """A player sat down. entering: he has to wait for the big blind or post (K41).

    at: when; a table that had nobody to play with begins its pause before the hand then.
    """

    seat: int
    player: str
    name: str
    bot: bool
    stack: int
    at: int
    entering: bool = False


class ChipsWaiting(Struct, frozen=True, tag="chips_waiting"):
    """Chips that come to the stack when the hand is over (B53)."""

    seat: int
    amount: int


class ChipsAdded(Struct, frozen=True, tag="chips_added"):
    """Chips came to the stack; ``waiting`` of the seat is used up, the excess went back."""

    seat: int
    amount: int


class ChipsGranted(Struct, frozen=True, tag="chips_granted"):
    """Chips bought in a tournament came to the stack."""

    seat: int
    amount: int


class LeaveAsked(Struct, frozen=True, tag="leave_asked"):
    """The player gets up when the hand is over."""

    seat: int


class SeatLeft(Struct, frozen=True, tag="seat_left"):
    """The chair is free. away: lost after K32. closed, removed: by the table's host.

    moved, out: by the tournament; to: the new table. chips: what went home with the player. at:
    when.
    """

    seat: int
    reason: LeavingReason
    to: str = ""
    chips: int = 0
    at: int = 0


class SittingOut(Struct, frozen=True, tag="sitting_out"):
    """The player is not dealt in any more, or is again. cause: his wish, or the clock (B44)."""

    seat: int
    on: bool
    at: int
    cause: Literal["player", "time_out", "broke"] = "player"


class WishSet(Struct, frozen=True, tag="wish_set"):
    """Standing wishes of a player; None leaves one as it was."""

    seat: int
    auto_muck: bool | None = None
    auto_ante: bool | None = None
    post: bool | None = None


class AnteAsked(Struct, frozen=True, tag="ante_asked"):
    """Players without automatic antes were asked whether they play the next hand (R1.3).

    again: after a restart those who had not answered; what the others said holds.
    """

    seats: tuple[int, ...]
    deadline: int
    again: bool = False


class AnteAnswered(Struct, frozen=True, tag="ante_answered"):
    """The answer of one of them; no answer in time is a no."""

    seat: int
    post: bool
    cause: Literal["player", "time_out"] = "player"


class StartCalled(Struct, frozen=True, tag="start_called"):
    """The first hand begins at ``until``, or when everybody has said that he is ready (U48)."""

    until: int


class ReadySaid(Struct, frozen=True, tag="ready_said"):
    """A player is ready for the first hand."""

    player: str


class PauseSet(Struct, frozen=True, tag="pause_set"):
    """From now on no hand is dealt, or hands are dealt again. The running hand is played."""

    on: bool
    at: int


class CloseAsked(Struct, frozen=True, tag="close_asked"):
    """When no hand is running, everybody gets up and the table closes."""


class TableClosed(Struct, frozen=True, tag="table_closed"):
    """The table has closed for good. forgotten: nobody asks for it any more, so it is not read."""

    at: int
    forgotten: bool = False


class PlayerBarred(Struct, frozen=True, tag="player_barred"):
    """The host has sent a player away."""

    player: str
    name: str


class PlayerLetBack(Struct, frozen=True, tag="player_let_back"):
    """The player may sit down again."""

    player: str


class ChangeAsked(Struct, frozen=True, tag="change_asked"):
    """The host has set this for the next hand; the present config takes the change back."""

    config: TableConfig


class RulesChanged(Struct, frozen=True, tag="rules_changed"):
    """What the host has set is in force."""

    config: TableConfig


class WaitingJoined(Struct, frozen=True, tag="waiting_joined"):
    """A player is the last on the waiting list now."""

    player: str
    name: str
    at: int


class WaitingLeft(Struct, frozen=True, tag="waiting_left"):
    """A player is on the list no more. passed: he did not take the chair he was offered."""

    player: str
    reason: Literal["left", "passed"]


class SeatOffered(Struct, frozen=True, tag="seat_offered"):
    """A free chair is kept for a player on the list until a time."""

    player: str
    seat: int
    at: int
    until: int


class Silenced(Struct, frozen=True, tag="silenced"):
    """The host does not let a player talk at this table any more, or does again."""

    player: str
    on: bool


class HandBegun(Struct, frozen=True, tag="hand_begun"):
    """A hand begins. players: who is dealt in. missed_big, missed_small: chairs that were passed.

    The button and blinds of draw games are kept for the next hand.
    """

    hand: str
    number: int
    at: int
    players: tuple[DealtIn, ...]
    blinds: Blinds
    missed_big: tuple[int, ...] = ()
    missed_small: tuple[int, ...] = ()


class HandEvents(Struct, frozen=True, tag="hand_events"):
    """What happened in the hand."""

    hand: str
    at: int
    events: tuple[Event, ...]


class DeadlineSet(Struct, frozen=True, tag="deadline_set"):
    """The asked seat's clock (DESIGN 4.7). extra: the reconnect time of this hand is used (K28).

    deadline: 0 where the decision has no clock (K27). bank_from: from when on the player's time
    bank pays for it, 0 for not at all (U23).
    """

    hand: str
    decision: int
    seat: int
    deadline: int
    seconds: int
    extra: bool = False
    bank_from: int = 0


class BankUsed(Struct, frozen=True, tag="bank_used"):
    """A player has used so many milliseconds of his time bank at this table (U23)."""

    player: str
    used: int
    at: int


class HandFinished(Struct, frozen=True, tag="hand_finished"):
    """The hand is over. stacks: of those dealt in, by chair. voided: the reason, or "" (B62)."""

    hand: str
    at: int
    stacks: tuple[tuple[int, int], ...]
    voided: str = ""


Record = (
    TableOpened
    | TableResumed
    | Checkpoint
    | SeatTaken
    | ChipsWaiting
    | ChipsAdded
    | ChipsGranted
    | LeaveAsked
    | SeatLeft
    | SittingOut
    | WishSet
    | AnteAsked
    | AnteAnswered
    | StartCalled
    | ReadySaid
    | PauseSet
    | CloseAsked
    | TableClosed
    | PlayerBarred
    | PlayerLetBack
    | ChangeAsked
    | RulesChanged
    | WaitingJoined
    | WaitingLeft
    | SeatOffered
    | Silenced
    | HandBegun
    | HandEvents
    | DeadlineSet
    | BankUsed
    | HandFinished
)


class FinishedHand(Struct, frozen=True):
    """A whole hand for the history. events hold hidden cards; players: (seat, player, name).

    table_name, unit: of the table as it was (see TableConfig); "" and 0 where nobody wrote it down.
    aided: played at a practice table, with odds beside the cards.
    """

    hand: str
    table: str
    number: int
    began: int
    ended: int
    game: str
    house: str
    players: tuple[tuple[int, str, str], ...]
    events: tuple[Event, ...]
    table_name: str = ""
    unit: int = 0
    aided: bool = False
