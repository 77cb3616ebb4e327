"""One hand as a history tells it: the neutral form all readers give and all writers take.

A ``Record`` is a head (who sat where, what was played for) and the *facts* in the order in which
the history states them. Nothing is worked out here: what a history does not say is absent (None,
0 or ``HIDDEN`` as noted at each field). Amounts are integer units (B1); ``Record.unit`` says how
many units make one chip or currency unit as the history writes them (100 for dollars and cents).

Each fact carries the line of the source that states it, 0 where there is none. Cards are the
integers of ``doorcard.cards``; a card that is there but not told is ``HIDDEN``.
"""

from typing import Literal

from msgspec import Struct

from doorcard.engine.house import HouseRules
from doorcard.engine.stakes import Stakes

# Of our own JSON form; a change of meaning of any field needs a new number.
VERSION = 1

Cards = tuple[int, ...]
ActKind = Literal["fold", "check", "call", "bet", "raise", "complete", "bring_in"]
BlindKind = Literal["small", "big", "post"]


class HistoryError(ValueError):
    """A history that cannot be read.

    path: the file. line: where reading stopped, from 1; 0 when the whole text is meant. kind: what
    the text was taken for ("pokerstars", "ipoker", ..., "unknown"). reason: what is wrong.
    """

    def __init__(self, reason: str, *, kind: str, line: int = 0, path: str = "") -> None:
        self.reason, self.kind, self.line, self.path = reason, kind, line, path
        super().__init__(f"{path or '-'}:{line}: {kind}: {reason}")


class Player(Struct, frozen=True, omit_defaults=True):
    """A player dealt into the hand.

    name: what the history calls him; nothing depends on it. absent: he is said to be away although
    he is dealt in (B33).
    """

    seat: int
    stack: int
    name: str = ""
    absent: bool = False


class Ante(Struct, frozen=True, tag="ante", omit_defaults=True):
    """An ante, possibly short (B2)."""

    seat: int
    amount: int
    line: int = 0


class Blind(Struct, frozen=True, tag="blind", omit_defaults=True):
    """A blind or an entering player's post; dead chips are no wager (B32)."""

    seat: int
    kind: BlindKind
    live: int
    dead: int = 0
    line: int = 0


class Street(Struct, frozen=True, tag="street", omit_defaults=True):
    """A street begins. number: as in ``doorcard.games``. pot: chips in the middle, None unsaid."""

    number: int
    pot: int | None = None
    line: int = 0


class Deal(Struct, frozen=True, tag="deal", omit_defaults=True):
    """The new cards one seat gets on a street. In draw all five are ``down``."""

    seat: int
    down: Cards = ()
    up: Cards = ()
    line: int = 0


class Community(Struct, frozen=True, tag="community", omit_defaults=True):
    """One shared card in place of a card each (B24)."""

    card: int
    line: int = 0


class LowCard(Struct, frozen=True, tag="low_card", omit_defaults=True):
    """The history names the seat that owes the bring-in."""

    seat: int
    line: int = 0


class Act(Struct, frozen=True, tag="act", omit_defaults=True):
    """One act of a betting round.

    paid: units that left the stack. to: the seat's total on the street afterwards. all_in: the
    history says so (False may mean that it is silent). timed_out: the clock acted.
    """

    seat: int
    act: ActKind
    paid: int = 0
    to: int = 0
    all_in: bool = False
    timed_out: bool = False
    line: int = 0


class Protected(Struct, frozen=True, tag="protected", omit_defaults=True):
    """The seat ran out of time facing a bet and counts as all-in from here (R2.8, B45)."""

    seat: int
    line: int = 0


class Capped(Struct, frozen=True, tag="capped", omit_defaults=True):
    """The history says that the last wager was the last one allowed (B12)."""

    line: int = 0


class OpenPair(Struct, frozen=True, tag="open_pair", omit_defaults=True):
    """The history says that an open pair allows the higher limit on this street (B16)."""

    line: int = 0


class Returned(Struct, frozen=True, tag="returned", omit_defaults=True):
    """The part of a wager nobody matched goes back (B17)."""

    seat: int
    amount: int
    line: int = 0


class Discard(Struct, frozen=True, tag="discard", omit_defaults=True):
    """A player exchanges ``count`` cards; ``cards`` where they are told, else ()."""

    seat: int
    count: int
    cards: Cards = ()
    line: int = 0


class Drawn(Struct, frozen=True, tag="drawn", omit_defaults=True):
    """The replacements a player got, HIDDEN where not told."""

    seat: int
    cards: Cards
    line: int = 0


class Reshuffled(Struct, frozen=True, tag="reshuffled", omit_defaults=True):
    """The discards were shuffled into the stub (B27)."""

    line: int = 0


class Shown(Struct, frozen=True, tag="shown", omit_defaults=True):
    """A hand lies face up: all its own cards. forced: turned up because betting is over (B41)."""

    seat: int
    cards: Cards
    forced: bool = False
    line: int = 0


class Mucked(Struct, frozen=True, tag="mucked", omit_defaults=True):
    """A hand is thrown away at the end, or its uncontested winner does not show it."""

    seat: int
    line: int = 0


class Won(Struct, frozen=True, tag="won", omit_defaults=True):
    """A seat is paid from a pot. pot: 0 main (or only) pot, 1.. side pots, None unsaid."""

    seat: int
    amount: int
    pot: int | None = None
    line: int = 0


class Known(Struct, frozen=True, tag="known", omit_defaults=True):
    """Cards of a hand that are told outside of the play, as in a summary.

    They are evidence of what was held, not of a hand shown at the table.
    """

    seat: int
    cards: Cards
    line: int = 0


class Result(Struct, frozen=True, tag="result", omit_defaults=True):
    """What the history states about a seat's whole hand; None where it is silent.

    paid: everything put in, returned chips taken off. won: everything collected.
    stack: chips after the hand.
    """

    seat: int
    paid: int | None = None
    won: int | None = None
    stack: int | None = None
    line: int = 0


class Total(Struct, frozen=True, tag="total", omit_defaults=True):
    """The closing account. pot: all pots before rake.

    pots: what each pot paid out, after rake, main pot first; () where not told.
    """

    pot: int | None = None
    rake: int | None = None
    pots: tuple[int, ...] = ()
    line: int = 0


class Voided(Struct, frozen=True, tag="voided", omit_defaults=True):
    """The hand does not count (B62). refunds: (seat, units) of what went back to each player."""

    refunds: tuple[tuple[int, int], ...]
    reason: str = ""
    line: int = 0


Fact = (
    Ante
    | Blind
    | Street
    | Deal
    | Community
    | LowCard
    | Act
    | Protected
    | Capped
    | OpenPair
    | Returned
    | Discard
    | Drawn
    | Reshuffled
    | Shown
    | Mucked
    | Won
    | Known
    | Result
    | Total
    | Voided
)


class Record(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A hand as told.

    site: key of the house it was played under (``doorcard.houses.sites`` or a room's own name).
    game: name in ``doorcard.games``. structure: fixed limit, pot limit or no limit.
    stakes: ``bring_in`` is 0 where no bring-in was posted in full.
    button: its seat, 0 where the dealer's place is fixed. seats: chairs at the table, 0 unsaid.
    house: the house rules themselves, where the history has them; else ``site`` names them.
    path, line: where the hand stands in its source.
    """

    site: str
    hand: str
    game: str
    structure: Literal["limit", "pot", "no"] = "limit"
    unit: int = 1
    tournament: bool = False
    stakes: Stakes
    button: int = 0
    seats: int = 0
    players: tuple[Player, ...]
    facts: tuple[Fact, ...]
    house: HouseRules | None = None
    path: str = ""
    line: int = 0


class NotPlayed(Struct, frozen=True, kw_only=True):
    """A hand of a game that is not dealt here; only its head was read."""

    site: str
    hand: str
    game: str
    path: str = ""
    line: int = 0


Reading = Record | NotPlayed
