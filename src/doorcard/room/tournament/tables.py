"""What the tables of a tournament are told: who sits where, when to deal, and by which rules."""

from doorcard.room.config import TableConfig
from doorcard.room.orders import Arrange, Seat
from doorcard.room.tournament import records as r
from doorcard.room.tournament.clock import break_due, first_deal
from doorcard.room.tournament.drawing import break_up, late_seat, to_balance, to_break
from doorcard.room.tournament.look import Sitting, TableLook
from doorcard.room.tournament.scene import Make, Scene, Step, Tell
from doorcard.room.tournament.standings import all_win_seats, prizes_of
from doorcard.room.tournament.starting import table_id
from doorcard.room.tournament.state import Entrant, TournamentState
from doorcard.room.tournament.structure import house_of

LINGER = 60_000  # milliseconds from the end to the closing of the tables


def table_config(state: TournamentState, table: str) -> TableConfig:
    """A table by the rules and amounts of the level it plays."""
    level = state.structure.level(state.period_of(table))
    config = state.config
    return TableConfig(
        table=table,
        name=f"{config.name} {state.open_table(table).number}",
        house=house_of(state.structure, level),
        stakes=level.stakes,
        most_buy_in=state.structure.stack,
        unit=state.structure.unit,
        tournament=config.tournament,
    )


def make_table(scene: Scene) -> Make | None:
    """Open a table that is drawn and not there."""
    for one in scene.state.tables:
        if one.table not in scene.looks:
            return Make(one.table)
    return None


def seat_players(scene: Scene) -> Tell | None:
    """Let the tables follow the draw: who is gone gets up, who has come sits down, with his chips.

    Nobody sits down at a table before he has got up from the other.
    """
    if scene.state.phase != "running":
        return None
    sitting = {player for look in scene.looks.values() for player in look.sitting}
    by_table = scene.state.by_table
    for look in scene.looks.values():
        here = {one.player: one for one in by_table.get(look.table, ())}
        wanted = Arrange(
            leave=() if look.running else tuple(_leaving(scene.state, look, here)),
            take=tuple(
                _seat(one)
                for one in here.values()
                if one.player not in sitting and one.chair not in look.chairs_taken
            ),
            grant=() if look.running else tuple(_bought(look, here)),
        )
        if wanted != Arrange():
            return Tell(look.table, wanted)
    return None


def _leaving(
    state: TournamentState, look: TableLook, here: dict[str, Entrant]
) -> list[tuple[int, str]]:
    gone = [one for one in look.sitting.values() if one.player not in here]
    return [(one.chair, _whereto(state, one)) for one in gone]


def _whereto(state: TournamentState, one: Sitting) -> str:
    entrant = state.entry_of(one.player)
    return entrant.table if entrant is not None else ""


def _seat(one: Entrant) -> Seat:
    return Seat(
        chair=one.chair,
        player=one.player,
        name=one.name,
        stack=one.stack,
        bot=one.bot,
        away=one.away,
        waits=one.waits,
    )


def _bought(look: TableLook, here: dict[str, Entrant]) -> list[tuple[int, int]]:
    """Chips that were bought and are not on the table yet."""
    missing = []
    for player, one in here.items():
        sitting = look.sitting.get(player)
        if sitting is not None and one.added > sitting.granted:
            missing.append((sitting.chair, one.added - sitting.granted))
    return missing


def seat_late(scene: Scene) -> Step | None:
    """A late entry draws a seat; where every chair is taken, one more table opens."""
    state = scene.state
    if state.phase != "running":
        return None
    waiting = next((one for one in state.alive if not one.table), None)
    if waiting is None:
        return None
    chair = late_seat(scene, waiting)
    if chair is not None:
        return Step((r.Seated(chair, scene.now),))
    return Step((r.TableAdded(table_id(state, state.table_count + 1), scene.now),))


def break_table(scene: Scene) -> Step | None:
    """A table that is one too many is broken as soon as it rests (P64)."""
    state = scene.state
    if state.phase != "running" or _round_is_on(scene):
        return None
    breaking = to_break(scene)
    for table in breaking:
        look = scene.looks[table]
        if look.running:
            continue
        moves = break_up(scene, table, breaking)
        if len(moves) == len(state.at_table(table)):
            return Step((r.Moved(moves, scene.now, broken=table),))
    return None


def balance(scene: Scene) -> Step | None:
    """Tables differ by one player at most; who moves is drawn (P64)."""
    if scene.state.phase != "running" or _round_is_on(scene):
        return None
    moves = to_balance(scene)
    return Step((r.Moved(moves, scene.now),)) if moves else None


def _round_is_on(scene: Scene) -> bool:
    """Hand-for-hand nobody moves before the round is over."""
    return scene.state.hand_for_hand and not scene.round_over


def close_tables(scene: Scene) -> Tell | None:
    """When all is over its tables are closed, after a while in which people look around."""
    state = scene.state
    if state.phase not in ("finished", "cancelled") or scene.now < closing_at(state):
        return None
    for look in scene.looks.values():
        if not look.running:
            leave = tuple((one.chair, "") for one in look.sitting.values())
            return Tell(look.table, Arrange(leave=leave, close=True))
    return None


def closing_at(state: TournamentState) -> int:
    """When the tables of a tournament that is over close."""
    return state.ended + LINGER


# --- hand-for-hand ---


def at_bubble(state: TournamentState) -> bool:
    """Whether the next one out is the last without a prize, and more than one table plays."""
    if state.phase != "running" or not state.prizes_known or len(state.tables) < 2:
        return False
    return state.alive_count == len(prizes_of(state)) + 1


def hand_for_hand(scene: Scene) -> Step | None:
    """At the bubble all tables deal their hands together, round by round."""
    state = scene.state
    if not at_bubble(state):
        return Step((r.HandForHandEnded(scene.now),)) if state.hand_for_hand else None
    if not scene.all_rest or (state.hand_for_hand and not scene.round_over):
        return None
    hands = {look.table: look.hands for look in scene.open_looks}
    return Step((r.RoundBegan(hands, scene.now),))


# --- the deal ---


def deal(scene: Scene) -> Tell | None:
    """The next hand of a table that may deal and whose pause is over."""
    state = scene.state
    if not may_play(state):
        return None
    sizes = {table: len(players) for table, players in scene.state.by_table.items()}
    breaking = set(to_break(scene))
    for look in scene.open_looks:
        if look.table in breaking or not _ready(scene, look, sizes):
            continue
        if scene.now >= deal_time(scene, look):
            config = table_config(state, look.table)
            changed = config if config != look.config else None
            return Tell(look.table, Arrange(config=changed, deal=True))
    return None


def may_play(state: TournamentState) -> bool:
    """Whether hands are dealt at all."""
    return (
        state.phase == "running"
        and not state.paused
        and not state.in_break
        and state.deal is None
        and not all_win_seats(state)
    )


def deal_time(scene: Scene, look: TableLook) -> int:
    """When the pause after a table's last hand is over, and the countdown before the first."""
    return max(look.ended + scene.pace.between_hands, first_deal(scene.state))


def _ready(scene: Scene, look: TableLook, sizes: dict[str, int]) -> bool:
    """Whether a table may deal: two players or more, not fewer than the others by two.

    A smaller table waits for the player who comes from a larger one when the hand there is over.
    """
    state = scene.state
    if look.running or look.with_chips < 2:
        return False
    if break_due(state, look.table, look.hands, scene.now):
        return False
    if at_bubble(state):
        return state.hand_for_hand and state.rounds.get(look.table) == look.hands
    largest = max(sizes[one.table] for one in state.tables)
    return sizes[look.table] >= largest - 1


def next_deal(scene: Scene) -> int | None:
    """When the next pause between hands is over."""
    if not may_play(scene.state):
        return None
    resting = (look for look in scene.open_looks if not look.running)
    times = [deal_time(scene, look) for look in resting]
    return min((time for time in times if time > scene.now), default=None)
