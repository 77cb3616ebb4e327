"""Tournaments at one moment, made by hand, for the rules that look at nothing else."""

from collections.abc import Sequence
from random import Random

from doorcard.engine.button import Blinds
from doorcard.houses import HOUSES
from doorcard.room import Pace
from doorcard.room.state import NO_BLINDS
from doorcard.room.tournament import records as r
from doorcard.room.tournament.folding import fold
from doorcard.room.tournament.look import Sitting, TableLook
from doorcard.room.tournament.presets import PAYOUTS, rising
from doorcard.room.tournament.scene import Scene
from doorcard.room.tournament.state import TournamentConfig, TournamentState
from doorcard.room.tournament.structure import Payouts, Structure
from doorcard.room.tournament.tables import table_config

NOW = 1_750_000_000_000
SECOND = 1000
PACE = Pace(between_hands=5 * SECOND)
NAME = "cup"


def structure(house: str = "seven-stud", **knobs: object) -> Structure:
    """A small tournament; knobs: fields of the form."""
    form: dict[str, object] = {
        "name": "test",
        "seats": HOUSES[house].max_seats,
        "least": 2,
        "most": 500,
        "stack": 1500,
        "periods": rising((house,), (20, 40, 80, 160), 5),
        "payouts": PAYOUTS,
        "price": 100,
        "fee": 10,
    }
    return Structure(**{**form, **knobs})  # type: ignore[arg-type]


def short() -> Structure:
    """Tables of two, a level a hand, and a stack that blinds alone take: it is soon over."""
    return structure(
        "draw-limit",
        seats=2,
        stack=100,
        measure="hands",
        countdown=0,
        periods=rising(("draw-limit",), (20, 40, 80, 160), 1),
        payouts=(Payouts(500, ((1, 7000), (1, 3000))),),
    )


def played(form: Structure, *records: r.Record) -> TournamentState:
    """The tournament after these records."""
    state = fold(None, r.Made(TournamentConfig(tournament=NAME, name="Cup", structure=form), NOW))
    for record in records:
        state = fold(state, record)
    return state


def running(form: Structure, *tables: Sequence[str]) -> TournamentState:
    """A tournament whose players sit at these tables from chair 1 on; the countdown is over."""
    players = [player for table in tables for player in table]
    entered = [r.Registered(f"{one}/1", one, one, NOW) for one in players]
    chairs = [
        r.Chair(f"{one}/1", f"{NAME}-{number}", chair)
        for number, table in enumerate(tables, 1)
        for chair, one in enumerate(table, 1)
    ]
    names = tuple(f"{NAME}-{number}" for number in range(1, len(tables) + 1))
    start = NOW - form.countdown * SECOND
    return played(form, *entered, r.Started(start, names, tuple(chairs)))


def look(
    state: TournamentState,
    table: int,
    stacks: dict[str, int] | None = None,
    began: dict[str, int] | None = None,
    hand: bool = False,
    hands: int = 1,
    ended: int = NOW,
    blinds: Blinds = NO_BLINDS,
) -> TableLook:
    """A table as the records seat it. stacks, began: by player, else the starting stack."""
    name = f"{NAME}-{table}"
    sitting = {
        one.player: Sitting(
            one.chair,
            one.player,
            (stacks or {}).get(one.player, one.stack),
            (began or {}).get(one.player, one.stack),
        )
        for one in state.at_table(name)
    }
    return TableLook(name, hand, hands, ended, blinds, table_config(state, name), sitting)


def scene(state: TournamentState, *looks: TableLook, now: int = NOW, seed: int = 1) -> Scene:
    return Scene(state, {one.table: one for one in looks}, now, PACE, Random(seed))
