"""What a fault of ours leads to that comes back again and again (P60).

Play stops first, and whoever runs the tournament looks at it. When the fault goes on, or nobody has
let play go on in time, it is called off: each gets back all he has paid. Where prizes are paid
already that cannot be; then those who are still in share the prizes that are left by their chips.
"""

from doorcard.room.tournament import records as r
from doorcard.room.tournament.scene import Scene, Step
from doorcard.room.tournament.starting import cancelled
from doorcard.room.tournament.state import TournamentState
from doorcard.room.tournament.talks import ended_with, shares_by

PATIENCE = 30 * 60_000  # milliseconds that play stands still for a fault before all is called off


def give_up(scene: Scene) -> Step:
    """The next thing that is given up, so that the rest goes on."""
    state, now = scene.state, scene.now
    if state.phase == "running" and not state.paused:
        return Step((r.Paused(True, now, fault=True),))
    if not state.paid:
        return cancelled(state, "fault", now)
    if state.structure.satellite is not None:  # the places win what they win
        return Step((r.Finished(tuple(reversed(scene.by_chips)), now, fault=True),))
    return ended_with(scene, shares_by(scene, "chips"), fault=True)


def call_off(scene: Scene) -> Step | None:
    """Nobody has let play go on that a fault has stopped."""
    due = calls_off_at(scene.state)
    return give_up(scene) if due and scene.now >= due else None


def calls_off_at(state: TournamentState) -> int:
    """When a tournament that a fault has stopped is called off; 0 for one that has not."""
    if state.phase != "running" or not state.paused or not state.faulty_since:
        return 0
    return state.faulty_since + PATIENCE
