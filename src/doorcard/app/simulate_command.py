"""`doorcard simulate`: whole evenings of a card room in virtual time, one for each seed."""

import time
from typing import Any

import msgspec

from doorcard.app.simulation import Outcome, play
from doorcard.app.stopping import Stop

SUMS = ("hands", "orders", "frames", "starts", "letters")


def simulate_seeds(first: int, seeds: int, minutes: float, as_json: bool) -> None:
    """Spend an evening for each seed; Stop, with the end of its trace, at the first that is bad."""
    began = time.perf_counter()
    outcomes = []
    for seed in range(first, first + seeds):
        outcomes.append(one(seed, minutes))
        if as_json:
            print(msgspec.json.encode(outcomes[-1]).decode(), flush=True)
    if not as_json:
        print(summary(outcomes, time.perf_counter() - began))


def one(seed: int, minutes: float) -> Outcome:
    """One evening."""
    try:
        return play(seed, minutes)
    except Exception as error:
        for line in getattr(error, "__notes__", ()):
            print(line)
        print(f"Again: doorcard simulate --seeds 1 --first {seed} --minutes {minutes:g}")
        raise Stop(f"seed {seed}: {type(error).__name__}: {error}") from error


def summary(outcomes: list[Outcome], seconds: float) -> str:
    """What all evenings came to, and one hash for all their traces."""
    sums: dict[str, Any] = {name: sum(getattr(one, name) for one in outcomes) for name in SUMS}
    told = ", ".join(f"{number:,} {name}" for name, number in sums.items())
    minutes = sum(one.minutes for one in outcomes)
    trace = outcomes[0].trace if len(outcomes) == 1 else ""
    lines = [
        f"{len(outcomes)} evenings, {minutes / 60:.1f} hours of play in {seconds:.0f} s: {told}.",
        "Every promise was kept: chips, secrets, agreement, acknowledged orders, ends of hands.",
    ]
    return "\n".join([*lines, f"Trace {trace}"] if trace else lines)
