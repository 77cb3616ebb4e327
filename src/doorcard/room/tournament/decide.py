"""What a tournament does next: the first of its rules that has something to say.

All of it depends on the records and on the tables alone, so a restart forgets nothing.
"""

from collections.abc import Callable

from doorcard.room.tournament.clock import next_change, run_clock
from doorcard.room.tournament.giving_up import call_off, calls_off_at
from doorcard.room.tournament.scene import Decision, Scene
from doorcard.room.tournament.standings import eliminate, finish, pay
from doorcard.room.tournament.starting import filling_at, start
from doorcard.room.tournament.tables import (
    balance,
    break_table,
    close_tables,
    closing_at,
    deal,
    hand_for_hand,
    make_table,
    next_deal,
    seat_late,
    seat_players,
)
from doorcard.room.tournament.talks import talk

# In this order: chairs follow what is decided before anything else is, and nobody is dealt a card
# while something else is due.
RULES: tuple[Callable[[Scene], Decision | None], ...] = (
    start,
    call_off,
    make_table,
    seat_players,
    eliminate,
    finish,
    pay,
    run_clock,
    seat_late,
    break_table,
    balance,
    hand_for_hand,
    talk,
    deal,
    close_tables,
)


def decide(scene: Scene) -> Decision | None:
    """What is to be done now, None for nothing."""
    return next((found for rule in RULES if (found := rule(scene)) is not None), None)


def due(scene: Scene) -> int | None:
    """When something will be due though nobody does anything, None for never."""
    state, now = scene.state, scene.now
    times: list[int | None] = [
        next_change(state, scene.open_looks, now),
        next_deal(scene),
        calls_off_at(state),
        *(offer.until for offer in state.offers.values()),
    ]
    if state.phase == "registering":
        times += [state.config.starts_at, filling_at(state)]
    if state.phase in ("finished", "cancelled") and scene.looks:
        times.append(closing_at(state))
    if state.deal is not None:
        times.append(state.deal.until)
    return min((time for time in times if time and time > now), default=None)
