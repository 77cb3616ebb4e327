"""The clock of levels and breaks (B60, D-74, P63).

It runs while play is on: not before the first hand, not while the host has stopped play, not while
a deal is talked over, not while the server is down. A level is over when its time is, or when a
table has had its hands; amounts change with the next deal. A break begins when all tables rest.
"""

from doorcard.room.tournament import records as r
from doorcard.room.tournament.folding import length_of
from doorcard.room.tournament.look import TableLook
from doorcard.room.tournament.scene import Scene, Step
from doorcard.room.tournament.state import TournamentState
from doorcard.room.tournament.structure import Break, Level

SECOND = 1000
# What a crash can hide from the clock at most; the players get it back.
TICK = 5 * SECOND


def run_clock(scene: Scene) -> Step | None:
    """Start, stop or note the clock, or begin what comes next."""
    state, now = scene.state, scene.now
    if state.phase != "running" or not state.tables:
        return None
    runs = clock_runs(state, now)
    if runs != state.ticking or (runs and now - state.seen >= TICK):
        return Step((r.Ticked(now, runs),))
    return _next_period(scene) or _table_levels(scene)


def clock_runs(state: TournamentState, now: int) -> bool:
    """Whether the time of the present period is running."""
    if state.paused or state.deal is not None or now < first_deal(state):
        return False
    return state.time_left(now) > 0


def first_deal(state: TournamentState) -> int:
    """When the countdown after the draw is over."""
    return state.started + state.structure.countdown * SECOND


def break_due(state: TournamentState, table: str, hands: int, now: int) -> bool:
    """Whether a table has to rest for the break that follows its level."""
    period = state.period_of(table)
    after = state.structure.periods[period + 1 : period + 2]
    if state.in_break or not after or not isinstance(after[0], Break):
        return False
    if state.structure.measure == "minutes":
        return now >= first_deal(state) and state.time_left(now) == 0
    return _hands_done(state, table, hands)


def _hands_done(state: TournamentState, table: str, hands: int) -> bool:
    open_table = state.open_table(table)
    length = state.structure.level(open_table.period).length
    return 0 < length <= hands - open_table.hands


def _next_period(scene: Scene) -> Step | None:
    """The period is over by time: the next level at once, a break when everybody rests."""
    state, now, structure = scene.state, scene.now, scene.state.structure
    by_time = structure.measure == "minutes" or state.in_break
    if not by_time:
        return _break_of_hands(scene)
    last = state.period + 1 == len(structure.periods)
    if last or state.time_left(now) or now < first_deal(state) or state.paused:
        return None
    following = state.period + 1
    if isinstance(structure.periods[following], Break) and not scene.all_rest:
        return None
    began = r.PeriodBegan(following, length_of(structure, following), now)
    if structure.measure == "minutes":
        return Step((began,))
    levels = (r.TableLevel(look.table, following, look.hands, now) for look in scene.open_looks)
    return Step((began, *levels))


def _break_of_hands(scene: Scene) -> Step | None:
    """Every table has had the hands before the same break."""
    state, now = scene.state, scene.now
    looks = scene.open_looks
    if not scene.all_rest or not all(
        break_due(state, look.table, look.hands, now) for look in looks
    ):
        return None
    following = state.earliest_period + 1
    return Step((r.PeriodBegan(following, length_of(state.structure, following), now),))


def _table_levels(scene: Scene) -> Step | None:
    """Levels by hands: a table that has had its hands goes on to the next level (D-74)."""
    state = scene.state
    if state.structure.measure == "minutes" or state.in_break:
        return None
    for look in scene.open_looks:
        if look.running or not _hands_done(state, look.table, look.hands):
            continue
        following = state.open_table(look.table).period + 1
        if isinstance(state.structure.periods[following], Level):
            return Step((r.TableLevel(look.table, following, look.hands, scene.now),))
    return None


def next_change(state: TournamentState, looks: list[TableLook], now: int) -> int | None:
    """When the clock has something to do again, None where it stands still."""
    if state.phase != "running":
        return None
    if now < first_deal(state):
        return first_deal(state)
    if not state.ticking:
        return None
    return min(state.seen + TICK, now + state.time_left(now))
