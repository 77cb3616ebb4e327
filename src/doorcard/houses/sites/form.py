"""What all real sites have in common: the bet sizes of each game and of each structure."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from doorcard.engine.house import HouseRules

Structure = Literal["limit", "pot", "no"]

# What the three games look like wherever they are played with these names.
_GAMES: dict[str, dict[str, Any]] = {
    "seven_card_stud": {
        "max_seats": 10,  # chairs, not players: some sites number them up to 10
        "small_bet_streets": (3, 4),
        "big_bet_streets": (5, 6, 7),
        "open_pair_street": 4,
    },
    "five_card_stud": {
        "max_seats": 10,
        "small_bet_streets": (2, 3),
        "big_bet_streets": (4, 5),
    },
    "five_card_draw": {
        "max_seats": 10,
        "small_bet_streets": (1,),
        "big_bet_streets": (2,),
        "dealer": "moving",
        "min_wager_round2": "2bb",
    },
}

# Pot-limit and no-limit: no cap, whole raises, the least bet after the draw is one big blind.
_UNCAPPED: dict[str, Any] = {
    "structure": "pot",
    "cap": None,
    "short_wager": "full_only",
    "min_wager_round2": "bb",
}


class Site(msgspec.Struct, frozen=True):
    """A real site. ``knobs`` are the house rules in which it differs from the common form."""

    name: str
    knobs: Mapping[str, Any]

    def house(self, game: str, structure: Structure = "limit") -> HouseRules:
        """The house rules of one game of this site. KeyError for a game not in ``games``."""
        knobs: dict[str, Any] = {
            "name": self.name,
            "game": game,
            "structure": "limit",
            "cap": 4,
            "fold_when_free": True,  # all of them let a player give up a hand for nothing
            **_GAMES[game],
            **self.knobs,
        }
        if structure != "limit":
            knobs |= _UNCAPPED
        if structure == "no":
            knobs["pot_limit_max"] = "stack"
        return HouseRules(**knobs)


def site(name: str, **knobs: Any) -> Site:
    """A site with these house rules (fields of ``HouseRules``)."""
    return Site(name, knobs)
