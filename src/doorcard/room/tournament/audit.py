"""Where the chips of a tournament are."""

from collections.abc import Mapping

from doorcard.room.tournament.look import TableLook
from doorcard.room.tournament.state import TournamentState


def chips_in_play(state: TournamentState, looks: Mapping[str, TableLook]) -> int:
    """The chips on the tables, as of each table's last hand, and those on their way to a chair."""
    total = 0
    for one in state.alive:
        look = looks.get(one.table)
        sitting = look.sitting.get(one.player) if look is not None else None
        if sitting is not None:
            total += sitting.stack + one.added - sitting.granted
        else:
            total += (one.stack if one.table else state.structure.stack) + one.added
    return total
