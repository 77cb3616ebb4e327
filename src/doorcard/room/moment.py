"""What an order or a duty finds: the table at one moment, and what a step may be made with."""

from collections.abc import Callable, Mapping, Set
from random import Random

from msgspec import Struct

from doorcard.engine import Hand, Refusal
from doorcard.engine.commands import Command
from doorcard.room import hand_steps
from doorcard.room.acting import Shuffler, play
from doorcard.room.advance_actions import Chosen
from doorcard.room.config import Pace
from doorcard.room.lineup import Lineup
from doorcard.room.ports import HousePlayer
from doorcard.room.state import Occupant, TableState
from doorcard.room.step import Step
from doorcard.views import SeatView


class Moment(Struct, frozen=True):
    """A table at one moment; nothing in it may be changed.

    hand: the running hand, None between hands. entry: an id for the ledger that nobody has used.
    advance: what players chose to do before their turn, by player.
    lineup: who would be dealt into the next hand. view: the table as a player sees it.
    house_player, dice: the mind of house players, and their chance.
    """

    state: TableState
    hand: Hand | None
    now: int
    pace: Pace
    entry: str
    connected: Set[str]
    advance: Mapping[str, Chosen]
    shuffler: Shuffler
    lineup: Callable[[], Lineup | None]
    view: Callable[[str], SeatView]
    house_player: HousePlayer
    dice: Random

    def hand_of(self, one: Occupant) -> Hand | None:
        """The running hand, if this player was dealt into it on this chair."""
        return self.hand if self.state.hand_player(one.seat) == one.player else None

    def play(self, hand: Hand, command: Command) -> Step | Refusal:
        """The step of a command in the running hand, or the engine's refusal."""
        played = play(hand, command, self.shuffler)
        if isinstance(played, Refusal):
            return played
        after, events = played
        return hand_steps.go_on(self.state, after, events, self.pace, self.now)
