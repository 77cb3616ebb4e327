"""Whole tournaments in virtual time, from a seed, with broken lines and kills.

While they play, the simulation holds their promises: chips stay the same, nobody is at two tables,
tables that deal differ by one player at most, the prizes are the pool, each paid once.
"""

import pytest
from msgspec.structs import replace

from doorcard.adapters.virtual_time import VirtualClock, run_virtually
from doorcard.app.tournament_simulation import Simulated, Simulation
from doorcard.room.tournament.presets import PRESETS
from doorcard.room.tournament.structure import Structure
from tests.database import on_postgresql

pytestmark = pytest.mark.skipif(on_postgresql(), reason="its disk is always SQLite")


def simulate(
    form: Structure, players: int, seed: int, people: int = 0, kills: int = 0
) -> Simulated:
    async def main(clock: VirtualClock) -> Simulated:
        simulation = Simulation(
            form, players, clock, seed=seed, people=people, kills=kills, between=300
        )
        return await simulation.play()

    return run_virtually(main)


@pytest.mark.parametrize(
    ("preset", "players"),
    [("draw-sng-6", 6), ("stud-sng-8", 8), ("heads-up", 2), ("mixed", 6)],
)
def test_presets_play_to_the_end_with_broken_lines_and_kills(preset: str, players: int) -> None:
    told = simulate(PRESETS[preset], players, seed=4, people=players // 2, kills=3)
    assert len(told.places) == players
    assert told.kills >= 1
    assert sum(told.paid.values()) == players * PRESETS[preset].price


def test_a_tournament_of_several_tables_is_played_to_the_end_with_kills() -> None:
    told = simulate(short("draw-multi"), 14, seed=2, people=5, kills=4)
    assert told.moves > 0
    assert told.dropped > 0
    assert told.kills == 4


def test_the_same_seed_plays_the_same_tournament() -> None:
    form = PRESETS["heads-up"]
    first, again = (simulate(form, 2, seed=9, people=1, kills=1) for _ in range(2))
    assert first == again
    assert simulate(form, 2, seed=10, people=1, kills=1) != first


@pytest.mark.slow
@pytest.mark.parametrize("preset", ["stud-multi", "five-stud-multi", "draw-multi", "mixed"])
def test_forty_eight_players(preset: str) -> None:
    told = simulate(short(preset), 48, seed=1, people=10, kills=5)
    assert told.kills == 5
    assert told.moves > 0


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_five_hundred_players() -> None:
    told = simulate(short("stud-multi"), 500, seed=1, people=50, kills=6)
    assert len(told.places) == 500
    assert told.kills == 6


def short(preset: str) -> Structure:
    """Levels that rise fast, so that a test is short."""
    form = PRESETS[preset]
    periods = tuple(
        replace(period, length=min(period.length, 3)) if hasattr(period, "length") else period
        for period in form.periods
    )
    return replace(form, periods=periods)
