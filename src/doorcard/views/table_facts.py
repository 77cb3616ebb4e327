"""What the room tells about a table so that a viewer's picture of it can be made.

None of it is a card. Everything about cards comes from redacted events alone.
"""

from typing import Literal

from msgspec import Struct

from doorcard.engine.house import HouseRules
from doorcard.engine.stakes import Stakes
from doorcard.views.seat_view import Start

Asking = Literal["", "act", "draw", "show"]


class Chair(Struct, frozen=True):
    """A taken chair.

    stack: units, as they are while no hand runs (in a hand the hand's events say it).
    protections: all-in statuses left (K29), -1 where the house has none. bank: seconds in the time
    bank, -1 for none.
    dealt_in: whether its player is the one dealt into the hand that is shown, so that one who takes
    the chair of a player who left does not appear to hold his cards.
    """

    seat: int
    name: str
    stack: int
    bot: bool = False
    connected: bool = True
    sitting_out: bool = False
    protections: int = -1
    leaving: bool = False
    player: str = ""
    dealt_in: bool = True
    bank: int = -1


class TableFacts(Struct, frozen=True):
    """The table itself.

    hands: number of the hand that is running or was the last. button: chair of the dealer's button
    between hands, 0 for none or a fixed dealer. unit: see SeatView. offered: free chairs kept for
    players on the waiting list. waiting: how many are on it. start: the countdown, see SeatView.
    """

    table: str
    name: str
    house: HouseRules
    stakes: Stakes
    hands: int = 0
    button: int = 0
    unit: int = 1
    paused: bool = False
    offered: tuple[int, ...] = ()
    waiting: int = 0
    start: Start | None = None


class BettingPublic(Struct, frozen=True):
    """Whom the hand asks and for what: public to all, and taken from the hand itself.

    asked: the seat, 0 for nobody. asking: what it is asked. decision: the number an act must name.
    to_call: price for the asked seat. raises_left: -1 without a cap. sizes: wagers of the round.
    """

    asked: int = 0
    asking: Asking = ""
    decision: int = 0
    to_call: int = 0
    raises_left: int = -1
    sizes: tuple[int, ...] = ()


NO_BETTING = BettingPublic()
