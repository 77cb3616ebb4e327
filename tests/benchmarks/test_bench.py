"""`doorcard bench`: the rows it prints. What they say of speed is nobody's business here."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
FIELDS = ["what", "ours", "peer", "peer_value", "ratio", "unit"]


def bench(*words: str, hide: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command; `hide` is a peer that is to be missing."""
    script = "import sys\n"
    if hide:
        script += f"sys.modules[{hide!r}] = None\n"
    script += "from doorcard.app.main import main\nmain()\n"
    return subprocess.run(
        [sys.executable, "-c", script, "bench", *words],
        capture_output=True,
        text=True,
        check=False,
        timeout=200,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
    )


def rows(name: str, *words: str) -> list[dict[str, Any]]:
    done = bench(name, "--rounds", "1", "--json", *words)
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def assert_measured(row: dict[str, Any]) -> None:
    assert list(row) == FIELDS
    assert row["ours"] > 0
    assert row["peer_value"] > 0
    # One round: the ratio is that of these very figures.
    faster = row["peer_value"] / row["ours"]
    assert row["ratio"] == pytest.approx(faster if row["unit"] == "ns" else 1 / faster)


def test_the_engine_is_measured_beside_pokerkit_in_three_ways() -> None:
    pytest.importorskip("pokerkit")
    measured = rows("engine", "--no-compiled")
    assert [row["what"] for row in measured] == [
        "seven-card stud, 8 seats, all call down",
        "seven-card stud, 8 seats, random play",
        "five-card draw, 6 seats, draws 0-3",
    ]
    for row in measured:
        assert_measured(row)
        assert row["peer"].startswith("PokerKit ")
        assert row["unit"] == "hands/s"


def test_hand_values_are_measured_beside_every_peer_that_gives_the_same_order() -> None:
    for peer in ("eval7", "phevaluator", "pokerkit", "treys"):
        pytest.importorskip(peer)
    measured = rows("values")
    for row in measured:
        assert_measured(row)
        assert row["unit"] == "ns"
    for size in (5, 7):
        peers = {row["peer"].split()[0] for row in measured if f", {size} cards" in row["what"]}
        assert peers == {"PokerKit", "treys", "phevaluator", "eval7"}


@pytest.mark.parametrize(("name", "peer"), [("engine", "pokerkit"), ("values", "eval7")])
def test_a_missing_peer_is_named_with_the_extra_that_brings_it(name: str, peer: str) -> None:
    done = bench(name, hide=peer)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr == f"doorcard: no {peer} here; pip install -e '.[bench]' brings all peers\n"


@pytest.mark.slow
def test_the_table_says_whether_the_engine_is_compiled() -> None:
    pytest.importorskip("pokerkit")
    done = bench("engine", "--rounds", "1")
    assert done.returncode == 0, done.stderr
    assert "engine, plain Python" in done.stdout


@pytest.mark.slow
def test_the_compiled_engine_is_measured_by_the_same_command() -> None:
    pytest.importorskip("pokerkit")
    measured = rows("engine")
    assert len(measured) == 6
    for row in measured:
        assert_measured(row)
    assert [row["what"].endswith(", compiled") for row in measured] == [False] * 3 + [True] * 3


@pytest.mark.slow
def test_a_room_of_real_sockets_plays_as_many_acts_as_the_benchmark_asks_for() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.room", "2", "1"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
    )
    assert done.returncode == 0, done.stderr
    assert float(done.stdout) > 0
