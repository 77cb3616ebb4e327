"""Runs self-play with a progress bar and prints what came of it."""

from collections.abc import Sequence

import msgspec
from rich.console import Console
from rich.progress import Progress

from doorcard.app.selfplay import SelfPlay, self_play
from doorcard.app.settings import SettingsError, known_house
from doorcard.engine import SetupError
from doorcard.engine.setup import check_stakes
from doorcard.engine.stakes import Stakes
from doorcard.games import GAMES
from doorcard.houses import HOUSES, stakes_for


def report_selfplay(
    house: str,
    hands: int,
    seats: int | None,
    seed: int,
    small: int,
    stacks: str,
    as_json: bool,
) -> bool:
    """Play and print; returns whether chips were conserved. SettingsError for what cannot be.

    stacks: numbers with commas between, "" for the usual ones.
    """
    stakes = _stakes(known_house(house), small)
    each = _stacks(house, seats, _numbers(stacks), stakes)
    console = Console(stderr=True)
    shown = console.is_terminal
    with Progress(console=console, transient=True, disable=not shown) as progress:
        bar = progress.add_task(house, total=hands)
        played = self_play(house, stakes, each, hands, seed, lambda: progress.advance(bar))
    print(msgspec.json.encode(played).decode() if as_json else _text(played))
    return played.chips_before == played.chips_after


def _numbers(text: str) -> list[int]:
    try:
        return [int(part) for part in text.split(",")] if text else []
    except ValueError as error:
        raise SettingsError(f"--stacks wants numbers with commas, not {text!r}") from error


def _stakes(house: str, small: int) -> Stakes:
    rules = HOUSES[house]
    try:
        stakes = stakes_for(rules, small)
        check_stakes(GAMES[rules.game].forced, stakes)
    except SetupError as error:
        raise SettingsError(f"--small {small} makes no game: {error}") from error
    except ValueError as error:
        raise SettingsError(f"--small: {error}") from error
    return stakes


def _stacks(
    house: str, seats: int | None, stacks: Sequence[int], stakes: Stakes
) -> tuple[int, ...]:
    most = HOUSES[house].max_seats
    count = seats or len(stacks) or most
    if not 2 <= count <= most:
        raise SettingsError(f"--seats must be from 2 to {most} in {house}, not {count}")
    if stacks and len(stacks) != count:
        raise SettingsError(f"--stacks has {len(stacks)} stacks for {count} seats")
    if any(stack < 1 for stack in stacks):
        raise SettingsError("--stacks: every stack is at least 1 unit")
    return tuple(stacks) or (100 * stakes.big,) * count


def _text(played: SelfPlay) -> str:
    share = 100 * played.showdowns / played.hands
    conserved = "conserved" if played.chips_before == played.chips_after else "NOT CONSERVED"
    return (
        f"{played.hands} hands of {played.house} with {played.seats} players, seed {played.seed}\n"
        f"speed      {played.hands_per_second:.0f} hands a second\n"
        f"chips      {conserved}: {played.chips_before} before, {played.chips_after} after\n"
        f"showdowns  {share:.1f} %"
    )
