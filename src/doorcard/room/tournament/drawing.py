"""Who sits where: the first draw, tables that break, tables that are kept alike (P61, P64).

All of it is chance among what is fair: seats are drawn, and who has been moved less often moves.
"""

from collections.abc import Sequence
from random import Random

from doorcard.room.tournament.look import TableLook
from doorcard.room.tournament.records import Chair, Moving
from doorcard.room.tournament.scene import Scene
from doorcard.room.tournament.state import Entrant


def tables_needed(players: int, seats: int) -> int:
    """How few tables hold so many players."""
    return -(-players // seats)


def first_draw(
    entries: Sequence[str], tables: Sequence[str], seats: int, dice: Random
) -> tuple[Chair, ...]:
    """A chair for everybody; the tables' sizes differ by one at most."""
    order = list(entries)
    dice.shuffle(order)
    drawn: list[Chair] = []
    for number, table in enumerate(tables):
        here = order[number :: len(tables)]
        chairs = dice.sample(range(1, seats + 1), len(here))
        drawn += [Chair(entry, table, chair) for entry, chair in zip(here, chairs, strict=True)]
    return tuple(drawn)


def to_break(scene: Scene) -> list[str]:
    """The tables that are too many: those whose players have been moved least go first."""
    tables = scene.state.by_table
    open_tables = [one.table for one in scene.state.tables]
    surplus = len(open_tables) - tables_needed(scene.state.alive_count, scene.state.structure.seats)
    if surplus <= 0:
        return []

    def moved(table: str) -> tuple[int, int, int]:
        moves = [one.moves for one in tables[table]]
        return max(moves, default=0), sum(moves), -scene.state.open_table(table).number

    return sorted(open_tables, key=moved)[:surplus]


def break_up(scene: Scene, table: str, going: Sequence[str] = ()) -> tuple[Moving, ...]:
    """New seats for everybody at a table, in a drawn order. going: other tables to be broken."""
    leaving = scene.state.by_table[table]
    targets = [look for look in scene.open_looks if look.table not in (table, *going)]
    order = list(leaving)
    scene.dice.shuffle(order)
    return _draw_seats(scene, order, targets)


def to_balance(scene: Scene) -> tuple[Moving, ...]:
    """One player of a table at rest that has two more than the smallest; nobody where all is well.

    Of its players one that has been moved least often goes, drawn among them.
    """
    sizes = {table: len(players) for table, players in scene.state.by_table.items() if table}
    if len(sizes) < 2:
        return ()
    least = min(sizes.values())
    largest = max(
        (look for look in scene.open_looks if not look.running),
        key=lambda look: sizes[look.table],
        default=None,
    )
    if largest is None or sizes[largest.table] < least + 2:
        return ()
    players = scene.state.by_table[largest.table]
    fewest = min(one.moves for one in players)
    mover = scene.dice.choice([one for one in players if one.moves == fewest])
    targets = [look for look in scene.open_looks if sizes[look.table] == least]
    return _draw_seats(scene, [mover], targets)


def late_seat(scene: Scene, one: Entrant) -> Chair | None:
    """A seat at one of the smallest tables, None where every chair is taken."""
    free = [look for look in scene.open_looks if _free_chairs(scene, look, set())]
    drawn = _draw_seats(scene, [one], free)
    return drawn[0].chair if drawn else None


def _draw_seats(
    scene: Scene, movers: Sequence[Entrant], targets: Sequence[TableLook]
) -> tuple[Moving, ...]:
    """Each goes to one of the smallest tables and draws one of its good chairs.

    No good chair anywhere among them: then one behind the button, where he waits (P64).
    """
    sizes = {table: len(players) for table, players in scene.state.by_table.items()}
    given: dict[str, set[int]] = {look.table: set() for look in targets}
    moves: list[Moving] = []
    for one in movers:
        open_targets = [look for look in targets if _free_chairs(scene, look, given[look.table])]
        if not open_targets:
            break
        least = min(sizes[look.table] for look in open_targets)
        smallest = [look for look in open_targets if sizes[look.table] == least]
        good = [
            (look.table, chair)
            for look in smallest
            for chair in _free_chairs(scene, look, given[look.table])
            if not between_button_and_small(look, chair)
        ]
        poor = [
            (look.table, chair)
            for look in smallest
            for chair in _free_chairs(scene, look, given[look.table])
        ]
        table = scene.dice.choice(sorted({table for table, _ in good or poor}))
        chair = scene.dice.choice([place for at, place in good or poor if at == table])
        given[table].add(chair)
        sizes[table] += 1
        sitting = scene.looks[one.table].sitting.get(one.player) if one.table else None
        moves.append(
            Moving(
                Chair(one.entry, table, chair, waits=not good),
                sitting.stack if sitting else one.stack,
                sitting.away if sitting else one.away,
            )
        )
    return tuple(moves)


def _free_chairs(scene: Scene, look: TableLook, given: set[int]) -> list[int]:
    assigned = {one.chair for one in scene.state.at_table(look.table)}
    taken = look.chairs_taken | assigned | given
    return [chair for chair in range(1, look.config.house.max_seats + 1) if chair not in taken]


def between_button_and_small(look: TableLook, chair: int) -> bool:
    """Whether who comes to a chair would be passed by the button before he paid a blind (P64).

    In the next hand the button goes to the last small blind's place and the small blind to the last
    big one's (B31).
    """
    blinds, seats = look.blinds, look.config.house.max_seats
    if not blinds.big_blind:
        return False
    return (
        0 < (chair - blinds.small_place) % seats < (blinds.big_blind - blinds.small_place) % seats
    )
