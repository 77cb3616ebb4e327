"""The form of a tournament: its levels, breaks, entries and prizes, as data (R4.3, B60).

A preset is a filled-in ``Structure`` (``presets``). Chips are whole; money is units of play chips.
"""

from itertools import pairwise
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from doorcard.engine import SetupError
from doorcard.engine.house import HouseRules
from doorcard.engine.setup import check_stakes
from doorcard.engine.stakes import Stakes
from doorcard.games import GAMES
from doorcard.houses import HOUSES

WHOLE = 10_000  # a prize pool in hundredths of a percent
MINUTE = 60_000

Count = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]


class BadStructure(ValueError):
    """A form that makes no tournament. problem: the code of what is wrong with it."""

    def __init__(self, problem: str) -> None:
        super().__init__(problem)
        self.problem = problem


class Level(Struct, frozen=True, tag="level"):
    """A level: the room whose rules are played and all its amounts, which rise together.

    length: minutes of play, or hands at each table, as the structure measures; 0 for the last
    level, which lasts until there is a winner.
    """

    house: str
    stakes: Stakes
    length: Count


class Break(Struct, frozen=True, tag="break"):
    """A pause between two levels. It begins when every table has finished its hand."""

    minutes: Positive


Period = Level | Break


class Payouts(Struct, frozen=True):
    """The prizes of a field of up to so many entries.

    shares: (places, hundredths of a percent for each of them), from the winner down.
    """

    most_entries: Positive
    shares: tuple[tuple[Positive, Positive], ...]

    @property
    def places(self) -> int:
        """How many places are paid."""
        return sum(count for count, _ in self.shares)


class Satellite(Struct, frozen=True):
    """Prizes that are seats in another tournament, each worth ``seat_price`` units.

    The room enters a winner there. Where it cannot (closed, full, he is in it already), and to
    house players, it pays the worth in chips. name: of that tournament.
    """

    tournament: str
    seat_price: Positive
    name: str = ""


class Rebuys(Struct, frozen=True):
    """New chips for a player who has no more than a starting stack.

    until_period: bought up to the end of this period (counted from 0). most: for each entry, 0
    without a limit. price: units, all of them go to the prizes. seconds: time to answer for a
    player who has lost everything.
    """

    until_period: Count
    chips: Positive
    price: Count
    most: Count = 0
    seconds: Positive = 20


class AddOn(Struct, frozen=True):
    """Chips that everybody may buy once during the break that is this period."""

    period: Count
    chips: Positive
    price: Count


class Structure(Struct, frozen=True, kw_only=True):
    """A tournament as a form.

    seats: chairs of a table. least, most: entries, re-entries not counted in ``most``. stack: chips
    to begin with. late_periods: periods (counted from the start) in which one may still register,
    0 for none. reentries: how often a player who is out may enter again while registration is open.
    price, fee: units for the prizes and for the room. countdown: seconds between the draw for seats
    and the first hand. satellite: None where prizes are play chips.
    """

    name: str
    seats: Annotated[int, Meta(ge=2, le=8)]
    least: Annotated[int, Meta(ge=2, le=10_000)]
    most: Annotated[int, Meta(ge=2, le=10_000)]
    stack: Positive
    measure: Literal["minutes", "hands"] = "minutes"
    periods: tuple[Period, ...]
    payouts: tuple[Payouts, ...]
    price: Count = 0
    fee: Count = 0
    late_periods: Count = 0
    reentries: Count = 0
    rebuys: Rebuys | None = None
    add_on: AddOn | None = None
    satellite: Satellite | None = None
    action_seconds: Annotated[int, Meta(ge=5, le=120)] = 20
    countdown: Annotated[int, Meta(ge=0, le=600)] = 10
    unit: Positive = 1

    @property
    def cost(self) -> int:
        """Units that entering costs."""
        return self.price + self.fee

    def level(self, period: int) -> Level:
        """The level that is played in a period; in a break the one before it."""
        for one in self.periods[period::-1]:
            if isinstance(one, Level):
                return one
        raise BadStructure("no_level")

    def number_of(self, period: int) -> int:
        """The number of the level played in a period, counted from 1."""
        return sum(isinstance(one, Level) for one in self.periods[: period + 1])

    def next_level(self, period: int) -> Level | None:
        """The level after the one of a period, None after the last."""
        return next((one for one in self.periods[period + 1 :] if isinstance(one, Level)), None)


def house_of(structure: Structure, level: Level) -> HouseRules:
    """The rules of a level: its room's, with what tournaments change.

    The button is dead where there are blinds (K21, B31), there is no all-in protection (B45), no
    rake, no question about antes, and who comes to the table is dealt in at once.
    """
    house = HOUSES[level.house]
    return replace(
        house,
        max_seats=structure.seats,
        dealer="fixed" if house.dealer == "fixed" else "dead",
        dealer_marker_seat=house.dealer_marker_seat if structure.seats == house.max_seats else 0,
        ante_auto="on",
        timeout_protections=0,
        rake_basis_points=0,
        new_player_entry="free",
        action_seconds=structure.action_seconds,
        warn_seconds=min(house.warn_seconds, structure.action_seconds // 2),
    )


def check_structure(structure: Structure) -> None:
    """Raise ``BadStructure`` for a form that makes no tournament."""
    _check_entries(structure)
    _check_periods(structure)
    _check_payouts(structure)
    _check_purchases(structure)


def _check_entries(structure: Structure) -> None:
    if not structure.least <= structure.most:
        raise BadStructure("entries")
    if structure.reentries and not structure.late_periods:
        raise BadStructure("reentries_without_late_registration")


def _check_periods(structure: Structure) -> None:
    periods = structure.periods
    if not periods or not isinstance(periods[0], Level) or not isinstance(periods[-1], Level):
        raise BadStructure("periods")
    for before, period in pairwise(periods):
        if isinstance(before, Break) and isinstance(period, Break):
            raise BadStructure("two_breaks")
    for number, period in enumerate(periods, 1):
        if isinstance(period, Level):
            if (period.length == 0) != (number == len(periods)):
                raise BadStructure("level_length")
            _check_level(structure, period)


def _check_level(structure: Structure, level: Level) -> None:
    house = HOUSES.get(level.house)
    if house is None:
        raise BadStructure("house")
    game = GAMES[house.game]
    try:
        check_stakes(game.forced, level.stakes)
    except SetupError as error:
        raise BadStructure("stakes") from error
    shared = 1 if game.shared_card else 0
    burns = len(game.streets) - 1 - shared if house.burn else 0
    each = sum(street.down + street.up for street in game.streets) - shared
    if each * structure.seats + burns + shared > 52:
        raise BadStructure("seats")


def _check_payouts(structure: Structure) -> None:
    tables = structure.payouts
    if structure.satellite is not None:
        _check_seats(structure, structure.satellite)
        return
    if not tables or list(tables) != sorted(tables, key=lambda table: table.most_entries):
        raise BadStructure("payouts")
    for table in tables:
        if sum(count * share for count, share in table.shares) != WHOLE:
            raise BadStructure("payout_shares")
        shares = [share for _, share in table.shares]
        if shares != sorted(shares, reverse=True):
            raise BadStructure("payout_order")


def _check_seats(structure: Structure, satellite: Satellite) -> None:
    """A satellite that sells no chips besides its entries pays for one seat when it is full."""
    sells_chips = structure.rebuys is not None or structure.add_on is not None
    if not sells_chips and structure.most * structure.price < satellite.seat_price:
        raise BadStructure("no_seat")


def _check_purchases(structure: Structure) -> None:
    periods = structure.periods
    if structure.late_periods >= len(periods):
        raise BadStructure("late_periods")
    if structure.rebuys and structure.rebuys.until_period >= len(periods) - 1:
        raise BadStructure("rebuy_period")
    add_on = structure.add_on
    if add_on and not (add_on.period < len(periods) and isinstance(periods[add_on.period], Break)):
        raise BadStructure("add_on_period")
