"""What a tournament sees of one of its tables."""

from msgspec import Struct

from doorcard.engine.button import Blinds
from doorcard.room.config import TableConfig
from doorcard.room.state import Occupant, TableState


class Sitting(Struct, frozen=True):
    """A player on a chair. began: his stack before his last hand. granted: see ``Occupant``."""

    chair: int
    player: str
    stack: int
    began: int
    granted: int = 0
    away: bool = False


class TableLook(Struct, frozen=True):
    """An open table: whether a hand is running, how many it has had, when the last one ended.

    hands: the running one is counted, those that were void are not (B60, B62).
    """

    table: str
    running: bool
    hands: int
    ended: int
    blinds: Blinds
    config: TableConfig
    sitting: dict[str, Sitting]

    @property
    def chairs_taken(self) -> set[int]:
        """The chairs somebody sits on."""
        return {one.chair for one in self.sitting.values()}

    @property
    def with_chips(self) -> int:
        """How many could be dealt in."""
        return sum(one.stack > 0 for one in self.sitting.values())


def look_at(state: TableState) -> TableLook:
    """The table as the tournament sees it. Stacks are those of the last finished hand."""
    return TableLook(
        table=state.config.table,
        running=state.hand != "",
        hands=state.number - state.voided,
        ended=state.ended,
        blinds=state.blinds,
        config=state.config,
        sitting={one.player: _sitting(state, one) for one in state.occupants},
    )


def _sitting(state: TableState, one: Occupant) -> Sitting:
    began = next((dealt.stack for dealt in state.dealt if dealt.player == one.player), one.stack)
    return Sitting(one.seat, one.player, one.stack, began, one.granted, one.sitting_out)
