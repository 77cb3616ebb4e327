"""The characters of house players, as data."""

from msgspec import Struct


class Temperament(Struct, frozen=True):
    """How one house player leans. All figures are on the scale of hand strength, 0 to 1.

    entry: the least strength that plays the first round for more than a bring-in or blind.
    caution: what he wants on top of the price before he calls.
    aggression: the strength from which he bets and raises.
    bluff: how often he bets a hand that is not worth it, when nobody has bet.
    """

    name: str
    entry: float
    caution: float
    aggression: float
    bluff: float


TIGHT = Temperament("tight", entry=0.50, caution=0.12, aggression=0.72, bluff=0.03)
STEADY = Temperament("steady", entry=0.43, caution=0.06, aggression=0.66, bluff=0.06)
BOLD = Temperament("bold", entry=0.40, caution=0.04, aggression=0.58, bluff=0.14)
LOOSE = Temperament("loose", entry=0.34, caution=-0.06, aggression=0.74, bluff=0.05)

TEMPERAMENTS: dict[str, Temperament] = {
    temperament.name: temperament for temperament in (TIGHT, STEADY, BOLD, LOOSE)
}
