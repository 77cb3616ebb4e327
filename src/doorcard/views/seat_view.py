"""What one viewer sees of a table: the only form in which a table leaves the server.

Clients and house bots get the same ``SeatView``. Cards are texts of two letters ("Td"), "??" is a
card this viewer may not see. Amounts are units. A chair is numbered from 1; seat 0 is the rail.
"""

from typing import Literal

from msgspec import Struct

from doorcard.engine.house import HouseRules
from doorcard.engine.options import Option
from doorcard.engine.stakes import Stakes

PlaceState = Literal[
    "empty",
    "waiting",  # seated, not in this hand, will be dealt into the next one
    "sitting_out",
    "live",
    "folded",
    "all_in",
    "protected",  # all-in status after a time-out (R2.8)
]
Phase = Literal["waiting", "betting", "draw", "showdown", "over"]


class CardView(Struct, frozen=True):
    """A card as it lies: ``new`` marks replacements of the draw until the owner's next act."""

    card: str
    face: Literal["up", "down"]
    street: int
    new: bool = False


class ActLine(Struct, frozen=True):
    """The last thing a seat did: an act, "ante", "small_blind", "draws", "shows", "wins"...

    The acts are listed in docs/protocol.md. amount: units, or cards for "draws" (-1 where the
    house does not show how many, K40). street: on which it was done. cause: see events.
    """

    act: str
    amount: int = 0
    cause: str = "player"
    street: int = 0
    all_in: bool = False


class Place(Struct, frozen=True):
    """One chair.

    bet: chips in front of the player on this street. total: put in during the hand.
    cards: in the order dealt; a folded hand shows no cards here (see ``folded_cards``).
    hand: hand code of a shown hand ("6KQ---", see ranking), else "".
    protections: all-in statuses left (K29), -1 where the house has none. bank: seconds in the time
    bank as the running clock found it (U23), -1 for none.
    player: id of who sits there, by which others note and mute him; names are not unique.
    offered: the empty chair is kept for somebody on the waiting list.
    """

    seat: int
    state: PlaceState
    name: str = ""
    bot: bool = False
    connected: bool = True
    stack: int = 0
    bet: int = 0
    total: int = 0
    cards: tuple[CardView, ...] = ()
    line: ActLine | None = None
    drawn: int = -1
    hand: str = ""
    won: int = 0
    protections: int = -1
    leaving: bool = False
    bank: int = -1
    player: str = ""
    offered: bool = False


class PotView(Struct, frozen=True):
    """A pot of chips already gathered, and the seats that may win it."""

    amount: int
    seats: tuple[int, ...]


class FoldedCard(Struct, frozen=True):
    """An up card of a player who has folded: public information, kept for all (CLIENT 12.3)."""

    seat: int
    card: str


class Clock(Struct, frozen=True):
    """The asked seat's clock. ``deadline``: server time in milliseconds since the epoch.

    seconds: its whole length. warn: seconds left at the warning. ``deadline`` 0 means no clock.
    bank_from: server time from which on the player's time bank is used up, 0 for not at all (U23).
    """

    deadline: int
    seconds: int
    warn: int
    bank_from: int = 0


class HandView(Struct, frozen=True):
    """The running or last hand as this viewer sees it.

    street: number of the street, 0 before the deal. pot: all chips in the middle, bets included.
    asked: the seat to act, 0 for nobody. decision: the number an act must name.
    legal: what the viewer may do now; empty unless he is the asked seat.
    to_call: price for the asked seat. raises_left: -1 where there is no cap.
    sizes: bet sizes of the round. open_pair: the higher one is there because of a pair (B16).
    hero: hand code of the viewer's own cards, "" without a complete view of five or fewer cards.
    discards: the cards the viewer himself has thrown away in this hand.
    """

    hand: str
    number: int
    phase: Phase
    street: int
    pot: int
    pots: tuple[PotView, ...]
    community: tuple[CardView, ...]
    folded_cards: tuple[FoldedCard, ...]
    asked: int
    decision: int
    legal: tuple[Option, ...]
    to_call: int
    raises_left: int
    sizes: tuple[int, ...]
    open_pair: bool
    button: int
    hero: str
    clock: Clock | None = None
    discards: tuple[str, ...] = ()


class Start(Struct, frozen=True):
    """The first hand begins at ``deadline`` (server time), or when all who are asked are ready.

    asked, ready: chairs (U48).
    """

    deadline: int
    asked: tuple[int, ...]
    ready: tuple[int, ...]


class SeatView(Struct, frozen=True):
    """The table for one viewer. ``you`` is his chair, 0 on the rail.

    marker: where the dealer's marker lies: ("stud", 8) or ("dealer", seat), seat 0 for none.
    unit: units in one chip as it is written: 1, or 100 where amounts are shown as 2.50.
    waiting: players on the waiting list. start: the countdown to the first hand.
    """

    table: str
    name: str
    house: HouseRules
    game: str
    stakes: Stakes
    max_seats: int
    you: int
    places: tuple[Place, ...]
    marker: tuple[str, int]
    unit: int = 1
    hand: HandView | None = None
    sitting_out: bool = False
    paused: bool = False
    waiting: int = 0
    start: Start | None = None
