"""Before the first hand: house players fill up, seats are drawn, or there are too few."""

from doorcard.room.bot_names import NAMES
from doorcard.room.tournament import accounts
from doorcard.room.tournament import records as r
from doorcard.room.tournament.drawing import first_draw, tables_needed
from doorcard.room.tournament.scene import Scene, Step
from doorcard.room.tournament.state import TournamentState

SECOND = 1000


def start(scene: Scene) -> Step | None:
    """What is due before play: nothing until it is time, or until a sit-and-go is full."""
    state = scene.state
    if state.phase != "registering" or not time_to_start(state, scene.now):
        return None
    filled = _fill(scene)
    if filled is not None:
        return filled
    if len(state.entrants) >= state.structure.least:
        return _started(scene)
    return cancelled(state, "too_few", scene.now) if state.config.starts_at else None


def time_to_start(state: TournamentState, now: int) -> bool:
    """Whether the doors close: at the hour, or when a sit-and-go is full or waited long enough."""
    config = state.config
    if config.starts_at:
        return now >= config.starts_at
    if len(state.entrants) == state.structure.most:
        return True
    return 0 < filling_at(state) <= now


def filling_at(state: TournamentState) -> int:
    """When house players fill a sit-and-go; 0 where they never do, or nobody has come."""
    config = state.config
    if config.starts_at or not config.house_players or not state.first_entry:
        return 0
    return state.first_entry + config.fill_seconds * SECOND


def _fill(scene: Scene) -> Step | None:
    """House players take the places that are left, as many as they may."""
    state = scene.state
    bots = sum(one.bot for one in state.entrants.values())
    wanted = min(state.config.house_players - bots, state.structure.most - len(state.entrants))
    if wanted < 1:
        return None
    step = Step(())
    taken = {one.name for one in state.entrants.values()}
    for name in _names(taken, wanted):
        player = f"bot:{state.config.tournament}:{name}"
        entry = f"{player}/1"
        step += Step(
            (r.Registered(entry, player, name, scene.now, bot=True),),
            accounts.house_grant(state, entry, player) + accounts.entry_fee(state, entry, player),
        )
    return step


def _names(taken: set[str], wanted: int) -> list[str]:
    """Names nobody has; when they run out, with numbers."""
    names: list[str] = []
    number = 1
    while len(names) < wanted:
        more = (name if number == 1 else f"{name} {number}" for name in NAMES)
        names += [name for name in more if name not in taken]
        number += 1
    return names[:wanted]


def _started(scene: Scene) -> Step:
    state = scene.state
    count = tables_needed(len(state.entrants), state.structure.seats)
    tables = tuple(table_id(state, number) for number in range(1, count + 1))
    chairs = first_draw(list(state.entrants), tables, state.structure.seats, scene.dice)
    return Step((r.Started(scene.now, tables, chairs),))


def table_id(state: TournamentState, number: int) -> str:
    """The id of a table of the tournament."""
    return f"{state.config.tournament}-{number}"


def cancelled(state: TournamentState, reason: r.CancelReason, now: int) -> Step:
    """The tournament is off; everybody gets back what he paid."""
    entries = [entry for one in state.entrants.values() for entry in accounts.refund(state, one)]
    return Step((r.Cancelled(reason, now),), tuple(entries))
