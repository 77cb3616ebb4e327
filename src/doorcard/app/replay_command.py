"""`doorcard replay`: real hands played again, the table of results, and the first differences."""

import sys
from collections import Counter
from pathlib import Path

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from doorcard.histories.collect import Collection, Told, collect
from doorcard.histories.facts import write_facts
from doorcard.histories.record import HistoryError, NotPlayed
from doorcard.histories.replay import replay

_RESULTS = ("exact", "different", "unreadable", "not-played")


class Row(Struct, frozen=True):
    """One hand of the result, as `--json` prints it."""

    id: str
    site: str
    game: str
    result: str
    path: str = ""
    line: int = 0
    first_difference: str = ""


def replay_paths(paths: list[Path], as_json: bool, facts: Path | None = None) -> bool:
    """Replay all hands of files and folders and print the results.

    Returns whether every hand was exact or is not played here. FileNotFoundError for a path that
    is not there. ``facts``: a folder that gets the exact hands in Doorcard's own form.
    """
    found = collect(paths)
    rows = _replay_all(found)
    if facts is not None:
        exact = {row.id for row in rows if row.result == "exact"}
        write_facts([told for told in found.hands if told.id in exact], facts)
    if as_json:
        for row in rows:
            print(msgspec.json.encode(row).decode())
    else:
        _print_table(rows, found)
    return all(row.result in ("exact", "not-played") for row in rows)


def _replay_all(found: Collection) -> list[Row]:
    console = Console(stderr=True)
    rows = []
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        for told in progress.track(found.hands, description="hands"):
            rows.append(_row(told))
    return rows


def _row(told: Told) -> Row:
    reading = told.reading
    if isinstance(reading, HistoryError):
        reason = f"{reading.kind}: {reading.reason}"
        return Row(told.id, reading.kind, "?", "unreadable", reading.path, reading.line, reason)
    if isinstance(reading, NotPlayed):
        return Row(
            told.id,
            reading.site,
            reading.game,
            "not-played",
            reading.path,
            reading.line,
            "this game is not played here",
        )
    outcome = replay(reading)
    return Row(
        told.id,
        reading.site,
        reading.game,
        outcome.result,
        reading.path,
        outcome.line if outcome.difference else 0,
        outcome.difference,
    )


def _print_table(rows: list[Row], found: Collection) -> None:
    console = Console(width=None if sys.stdout.isatty() else 100)
    table = Table(title="Hands replayed")
    for name in ("site", "game"):
        table.add_column(name)
    for name in ("hands", *(result.replace("-", " ") for result in _RESULTS)):
        table.add_column(name, justify="right")
    groups: dict[tuple[str, str], Counter[str]] = {}
    for row in rows:
        groups.setdefault((row.site, row.game), Counter())[row.result] += 1
    for (site, game), counts in sorted(groups.items()):
        table.add_row(site, game, *_numbers(counts))
    table.add_section()
    table.add_row("all", "", *_numbers(Counter(row.result for row in rows)))
    console.print(table)
    for row in rows:
        if row.result in ("different", "unreadable"):
            place = f"{row.path}:{row.line}" if row.path else f"line {row.line}"
            console.print(f"{row.id} {row.result}: {place}: {row.first_difference}", markup=False)
    notes = (
        (found.twice, "told by a text and by a list; counted once"),
        (found.indexes, "lists of hands that tell none"),
        (found.passed_over, "other files passed over"),
    )
    for count, what in notes:
        if count:
            console.print(f"{count} {what}", markup=False)


def _numbers(counts: Counter[str]) -> list[str]:
    return [str(counts.total()), *(str(counts[result]) for result in _RESULTS)]
