"""What a tournament's journal holds: facts in the order they happened. The tournament is a fold.

Meanings never change; new fields get defaults. ``at`` is milliseconds since the epoch; the clock of
the levels has run up to the latest of them, if it was running.
"""

from typing import Literal

from msgspec import Struct

from doorcard.room.tournament.deals import DealKind
from doorcard.room.tournament.state import TournamentConfig, WonSeat


class Made(Struct, frozen=True, tag="made"):
    """The tournament can be entered."""

    config: TournamentConfig
    at: int


class Resumed(Struct, frozen=True, tag="resumed"):
    """The server is back; the time it was away is on no clock (P63)."""

    at: int


class Registered(Struct, frozen=True, tag="registered"):
    """A player has entered, for the first time or again, and paid. won: the satellite has."""

    entry: str
    player: str
    name: str
    at: int
    bot: bool = False
    won: WonSeat | None = None


class Withdrawn(Struct, frozen=True, tag="withdrawn"):
    """An entry was taken back before the start, and the money with it."""

    entry: str
    at: int


class Renamed(Struct, frozen=True, tag="renamed"):
    """A player is called so from now on, in his old entries as well: his account is deleted."""

    player: str
    name: str
    at: int


class Chair(Struct, frozen=True):
    """A seat somebody has drawn. waits: it lies between button and small blind (P64)."""

    entry: str
    table: str
    chair: int
    waits: bool = False


class Started(Struct, frozen=True, tag="started"):
    """Seats were drawn; the first hands are dealt when the countdown is over.

    tables: their ids, the first with the number 1.
    """

    at: int
    tables: tuple[str, ...]
    chairs: tuple[Chair, ...]


class TableAdded(Struct, frozen=True, tag="table_added"):
    """Another table for late entries."""

    table: str
    at: int


class Seated(Struct, frozen=True, tag="seated"):
    """A late entry has drawn a seat."""

    chair: Chair
    at: int


class Moving(Struct, frozen=True):
    """Somebody's new seat, and what he takes along."""

    chair: Chair
    stack: int
    away: bool = False


class Moved(Struct, frozen=True, tag="moved"):
    """Players go to other tables, to keep these alike or because theirs is broken (P61, P64)."""

    moves: tuple[Moving, ...]
    at: int
    broken: str = ""


class PeriodBegan(Struct, frozen=True, tag="period_began"):
    """A level or a break begins; a level holds from the next hand of each table on (B60).

    left: milliseconds it lasts, 0 where its end is counted in hands.
    """

    period: int
    left: int
    at: int


class TableLevel(Struct, frozen=True, tag="table_level"):
    """A table has come to a new level, after so many hands of its own (B60)."""

    table: str
    period: int
    hands: int
    at: int


class Ticked(Struct, frozen=True, tag="ticked"):
    """The clock was running or standing still up to now, and runs or stands still from now on."""

    at: int
    ticking: bool


class Paused(Struct, frozen=True, tag="paused"):
    """Play is stopped or goes on; running hands are played to their end.

    By the host, or fault: by a fault of ours that came back (P60).
    """

    on: bool
    at: int
    fault: bool = False


class Out(Struct, frozen=True, tag="out"):
    """Entries have lost all; groups share their places, the lowest place first (P62)."""

    groups: tuple[tuple[str, ...], ...]
    at: int


class RoundBegan(Struct, frozen=True, tag="round_began"):
    """Hand-for-hand: every table deals one hand. hands: what each had dealt before."""

    hands: dict[str, int]
    at: int


class HandForHandEnded(Struct, frozen=True, tag="hand_for_hand_ended"):
    """The tables deal freely again."""

    at: int


class RebuyOffered(Struct, frozen=True, tag="rebuy_offered"):
    """A player without chips may buy new ones up to a time. began: stack before his last hand."""

    entry: str
    until: int
    began: int
    at: int


class RebuyDeclined(Struct, frozen=True, tag="rebuy_declined"):
    """He does not want to."""

    entry: str
    at: int


PurchaseKind = Literal["rebuy", "add_on"]


class ChipsBought(Struct, frozen=True, tag="chips_bought"):
    """A rebuy or the add-on. price: units that went to the prizes."""

    entry: str
    kind: PurchaseKind
    chips: int
    price: int
    at: int


class DealProposed(Struct, frozen=True, tag="deal_proposed"):
    """Somebody wants to share what is left to win; the others are asked when the hand is over."""

    entry: str
    kind: DealKind
    at: int


class DealOffered(Struct, frozen=True, tag="deal_offered"):
    """The shares are known, in units by entry; everybody is asked. agreed: house players."""

    shares: dict[str, int]
    until: int
    agreed: tuple[str, ...]
    at: int


class DealAnswered(Struct, frozen=True, tag="deal_answered"):
    """One of them says yes, or no, and with a no play goes on."""

    entry: str
    yes: bool
    at: int


class DealLapsed(Struct, frozen=True, tag="deal_lapsed"):
    """Not everybody has agreed in time."""

    at: int


class Paid(Struct, frozen=True, tag="paid"):
    """Prizes were paid. place: the best of the places. amounts: units by entry.

    seat: whether it was a seat in the satellite's target, where the money is now.
    """

    place: int
    amounts: dict[str, int]
    at: int
    seat: bool = False


class Finished(Struct, frozen=True, tag="finished"):
    """There is a winner, or a deal. standing: entries still in, the lowest place first.

    fault: it was ended for a fault of ours, with prizes paid before (P60).
    """

    standing: tuple[str, ...]
    at: int
    fault: bool = False


CancelReason = Literal["too_few", "host", "target_lost", "fault"]


class Cancelled(Struct, frozen=True, tag="cancelled"):
    """The tournament is off, and everybody has his money back."""

    reason: CancelReason
    at: int


Record = (
    Made
    | Resumed
    | Registered
    | Withdrawn
    | Renamed
    | Started
    | TableAdded
    | Seated
    | Moved
    | PeriodBegan
    | TableLevel
    | Ticked
    | Paused
    | Out
    | RoundBegan
    | HandForHandEnded
    | RebuyOffered
    | RebuyDeclined
    | ChipsBought
    | DealProposed
    | DealOffered
    | DealAnswered
    | DealLapsed
    | Paid
    | Finished
    | Cancelled
)
