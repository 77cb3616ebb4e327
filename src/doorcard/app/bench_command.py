"""`doorcard bench`: our speed beside that of others, measured in one process."""

import importlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any

from cyclopts import App, Parameter
from rich.console import Console
from rich.table import Table

from doorcard.app.main import positive
from doorcard.app.stopping import Stop
from doorcard.engine import hand

HELP = """Speed beside other libraries, in one process, taking turns.

Needs the source checkout, where the benchmarks are, and the peers: pip install -e '.[bench]'
"""

CHECKOUT = Path(__file__).resolve().parents[3]

Rounds = Annotated[
    int | None, Parameter(help="Rounds of turns; more are steadier.", validator=positive)
]
AsJson = Annotated[
    bool, Parameter(help="Print one JSON object a row.", negative="", show_default=False)
]

Compiled = Annotated[
    bool,
    Parameter(
        help="Measure a compiled copy of the engine, too (takes a C compiler and half a minute).",
        negative="--no-compiled",
    ),
]

bench = App(name="bench", help=HELP)


@bench.command
def engine(*, rounds: Rounds = None, json: AsJson = False, compiled: Compiled = True) -> None:
    """Whole hands a second, beside PokerKit: the engine as it runs here, and as machine code."""
    _run("engine", rounds, json)
    if compiled and not _is_compiled():
        _run_compiled(rounds, json)


@bench.command
def values(*, rounds: Rounds = None, json: AsJson = False) -> None:
    """The value of one hand of five to seven cards, beside PokerKit, treys, phevaluator, eval7."""
    _run("values", rounds, json)


@bench.command
def odds(*, rounds: Rounds = None, json: AsJson = False) -> None:
    """Deals, values and counted hands a second, beside everything we know of."""
    _run("odds", rounds, json)


@bench.command
def room(*, rounds: Rounds = None, json: AsJson = False) -> None:
    """The room: acts beside the bare thing, from ten to a thousand tables, delays, memory."""
    _run("room", rounds, json)


@bench.command
def client(*, rounds: Rounds = None, json: AsJson = False) -> None:
    """The browser client beside its limits: size, first view over slow lines, longest task."""
    _run("client", rounds, json)


def _run(name: str, rounds: int | None, as_json: bool) -> None:
    rows = _rows(_benchmark(name), rounds)
    if as_json:
        for row in rows:
            print(json.dumps(row), flush=True)
    else:
        _print_table(name, rows)


def _run_compiled(rounds: int | None, as_json: bool) -> None:
    """The engine's benchmark once more, in a process that takes the engine as machine code."""
    sys.stdout.flush()
    again = ["bench", "engine", *(["--json"] if as_json else [])]
    again += [] if rounds is None else ["--rounds", str(rounds)]
    with tempfile.TemporaryDirectory() as folder:
        builder = CHECKOUT / "scripts" / "engine_build.py"
        if not builder.is_file():
            raise Stop("the compiler's script is in the source checkout; run this there")
        built = subprocess.run(
            [sys.executable, str(builder), folder], capture_output=True, text=True, check=False
        )
        if built.returncode:
            why = built.stderr.strip().splitlines()[-1:] or ["no word from the compiler"]
            print(f"doorcard: not measured as machine code: {why[0]}", file=sys.stderr)
            return
        start = "from doorcard.app.main import main; main()"
        done = subprocess.run(
            [sys.executable, "-c", start, *again],
            cwd=CHECKOUT,
            env={**os.environ, "PYTHONPATH": folder},
            check=False,
        )
    if done.returncode:
        raise Stop("the benchmark of the compiled engine did not end well")


def _is_compiled() -> bool:
    return not (hand.__file__ or "").endswith(".py")


def _benchmark(name: str) -> ModuleType:
    """The benchmark of that name from the checkout; Stop where it or a peer is missing."""
    for folder in (CHECKOUT, Path.cwd()):
        if (folder / "benchmarks" / f"{name}.py").is_file():
            sys.path.insert(0, str(folder))
            break
    else:
        raise Stop("the benchmarks are in the source checkout; run this there")
    try:
        return importlib.import_module(f"benchmarks.{name}")
    except ModuleNotFoundError as error:
        raise Stop(f"no {error.name} here; pip install -e '.[bench]' brings all peers") from error


def _rows(benchmark: ModuleType, rounds: int | None) -> Iterator[dict[str, Any]]:
    for row in benchmark.rows(*([] if rounds is None else [rounds])):
        told = row._asdict()
        if _is_compiled():
            told["what"] += ", compiled"
        yield told


def _print_table(name: str, rows: Iterable[dict[str, Any]]) -> None:
    how = "compiled" if _is_compiled() else "plain Python"
    table = Table(title=f"{name}, {how}", title_justify="left")
    table.add_column("what")
    table.add_column("ours", justify="right")
    table.add_column("peer")
    table.add_column("peer's", justify="right")
    table.add_column("ratio", justify="right")
    table.add_column("unit")
    for row in rows:
        table.add_row(
            row["what"],
            _figure(row["ours"]),
            row["peer"],
            _figure(row["peer_value"]),
            f"{row['ratio']:.2f}",
            row["unit"],
        )
    Console().print(table)


def _figure(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
