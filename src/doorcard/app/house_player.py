"""House players: what a bot decides on its view, as an act of the room."""

from random import Random

from doorcard.bots import TEMPERAMENTS, Temperament, decide
from doorcard.room.orders import Act
from doorcard.views import SeatView


def house_player(view: SeatView, dice: Random) -> Act:
    """The room's port for house players: what the bot decides on its view, as an act."""
    return play_like(temperament_of(view.places[view.you - 1].name), view, dice)


def play_like(temperament: Temperament, view: SeatView, dice: Random) -> Act:
    """The same for a bot of a given temperament, whatever its name."""
    if view.hand is None:
        raise ValueError("a house player was asked without a hand")
    choice = decide(view, dice, temperament)
    names_amount = choice.kind in ("bet", "complete", "raise")
    return Act(
        hand=view.hand.hand,
        decision=view.hand.decision,
        act=choice.kind,
        to=choice.to if names_amount else None,
        cards=choice.cards,
    )


def temperament_of(name: str) -> Temperament:
    """A house player's way to play; the same name always plays alike."""
    ways = tuple(TEMPERAMENTS.values())
    return ways[sum(name.encode()) % len(ways)]
