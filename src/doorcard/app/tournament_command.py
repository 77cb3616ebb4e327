"""`doorcard tournament`: whole tournaments played in virtual time."""

import resource
import time
from typing import Annotated

import msgspec
from cyclopts import App, Parameter

from doorcard.app.stopping import Stop

tournament = App(name="tournament", help="Tournaments: what they look like, and trying them out.")


@tournament.command
def simulate(
    preset: Annotated[
        str,
        Parameter(
            help="The form: draw-sng-6, stud-sng-8, heads-up, stud-multi, five-stud-multi, "
            "draw-multi or mixed."
        ),
    ] = "stud-multi",
    *,
    players: Annotated[
        int | None, Parameter(help="Entries. [default: as few as the form takes]")
    ] = None,
    people: Annotated[
        int, Parameter(help="So many of them are people whose line breaks now and then.")
    ] = 0,
    kills: Annotated[int, Parameter(help="How often the server is killed.")] = 0,
    seed: Annotated[int, Parameter(help="The same seed plays the same tournament.")] = 1,
    json: Annotated[
        bool, Parameter(help="Print one JSON object.", negative="", show_default=False)
    ] = False,
) -> None:
    """Play a whole tournament in virtual time and report what it took.

    Ends with an error when a chip is lost, a player sits twice, tables that deal differ by more
    than one player, or a prize is not paid exactly once.
    """
    from doorcard.adapters.virtual_time import VirtualClock, run_virtually
    from doorcard.app.tournament_simulation import BrokenPromise, Simulated, Simulation
    from doorcard.room.tournament.presets import PRESETS

    form = PRESETS.get(preset)
    if form is None:
        raise Stop(f"no such form: {preset}; there are {', '.join(PRESETS)}")
    entries = form.least if players is None else players
    if not form.least <= entries <= form.most or not 0 <= people <= entries:
        raise Stop(f"{preset} takes {form.least} to {form.most} entries")

    async def main(clock: VirtualClock) -> Simulated:
        return await Simulation(form, entries, clock, seed=seed, people=people, kills=kills).play()

    began = time.perf_counter()
    try:
        told = run_virtually(main)
    except BrokenPromise as broken:
        raise Stop(f"a promise is broken: {broken}") from broken
    wall = time.perf_counter() - began
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    if json:
        found = {
            "preset": preset,
            "seed": seed,
            "wall_seconds": round(wall, 2),
            "events_per_second": round(told.events / wall),
            "memory_mb": memory,
            **msgspec.to_builtins(told),
        }
        print(msgspec.json.encode(found).decode())
        return
    print(f"{preset}, {told.players} players, seed {seed}: {told.places[0]} has won")
    print(f"{told.seconds} s of virtual time, {told.hands} hands, {told.events} events")
    print(f"{told.moves} moves, {told.dropped} broken lines, {told.kills} kills")
    print(f"{wall:.1f} s, {told.events / wall:.0f} events/s, {told.writes} writes, {memory} MB")
    print("every chip is there, every prize was paid once")
