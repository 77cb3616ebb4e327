"""The rooms, by name, and the usual amounts of a table."""

from doorcard.engine.house import HouseRules
from doorcard.engine.stakes import Stakes
from doorcard.houses.draw import DRAW_LIMIT, DRAW_POT
from doorcard.houses.fortune import FORTUNE
from doorcard.houses.seven_stud import SEVEN_STUD
from doorcard.houses.stakes import stakes_for
from doorcard.houses.ten_second import TEN_SECOND

HOUSES: dict[str, HouseRules] = {
    house.name: house for house in (FORTUNE, TEN_SECOND, SEVEN_STUD, DRAW_LIMIT, DRAW_POT)
}

__all__ = [
    "DRAW_LIMIT",
    "DRAW_POT",
    "FORTUNE",
    "HOUSES",
    "SEVEN_STUD",
    "TEN_SECOND",
    "HouseRules",
    "Stakes",
    "stakes_for",
]
