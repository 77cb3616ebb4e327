"""The command as a host types it: what it prints, and how it says no."""

import json
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from doorcard import __version__
from doorcard.houses import HOUSES

ROOT = Path(__file__).resolve().parents[2]


def doorcard(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "doorcard.app.main", *words],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), **environment},
    )


def refusal(*words: str, **environment: str) -> str:
    """The one line on stderr of a command that fails."""
    done = doorcard(*words, **environment)
    assert done.returncode != 0
    assert done.stdout == ""
    lines = done.stderr.splitlines()
    assert len(lines) == 1, done.stderr
    assert lines[0].startswith("doorcard: ")
    return lines[0].removeprefix("doorcard: ")


@pytest.mark.parametrize("house", HOUSES)
def test_selfplay_of_every_room_conserves_chips(house: str) -> None:
    done = doorcard("selfplay", house, "--hands", "60", "--seats", "5", "--seed", "3", "--json")
    assert done.returncode == 0, done.stderr
    result = json.loads(done.stdout)
    assert set(result) == {
        "house", "hands", "seats", "seed",
        "hands_per_second", "chips_before", "chips_after", "showdowns",
    }  # fmt: skip
    assert (result["house"], result["hands"], result["seats"], result["seed"]) == (house, 60, 5, 3)
    assert result["chips_before"] == result["chips_after"] > 0
    assert 0 < result["showdowns"] <= 60
    assert result["hands_per_second"] > 0


def test_selfplay_plays_the_same_hands_from_the_same_seed() -> None:
    words = ("selfplay", "draw-pot", "--hands", "40", "--json", "--stacks", "900,40,1,700")
    first, second = (json.loads(doorcard(*words).stdout) for _ in range(2))
    for result in (first, second):
        del result["hands_per_second"]
    assert first == second
    assert first["seats"] == 4
    assert first["chips_after"] == 40 * (900 + 40 + 1 + 700)


def test_selfplay_tells_a_person_what_it_measured() -> None:
    done = doorcard("selfplay", "seven-stud", "--hands", "20")
    assert "20 hands of seven-stud with 8 players" in done.stdout
    assert "hands a second" in done.stdout
    assert "conserved" in done.stdout


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["selfplay", "fortnue"], "there is no house 'fortnue'; did you mean 'fortune'?"),
        (["selfplay", "zzz"], "there are fortune, ten-second, seven-stud, draw-limit, draw-pot"),
        (["selfplay", "fortune", "--hands", "many"], "many"),
        (["selfplay", "fortune", "--hands", "0"], "at least 1"),
        (["selfplay", "fortune", "--hands", "-3"], "at least 1"),
        (["selfplay", "fortune", "--seats", "9"], "from 2 to 8 in fortune, not 9"),
        (["selfplay", "draw-pot", "--seats", "1"], "from 2 to 6 in draw-pot, not 1"),
        (["selfplay", "fortune", "--small", "1"], "at least 2 units"),
        (["selfplay", "fortune", "--stacks", "5,x"], "numbers with commas"),
        (["selfplay", "fortune", "--stacks", "5,0"], "at least 1 unit"),
        (["selfplay", "fortune", "--stacks", "5,5", "--seats", "3"], "2 stacks for 3 seats"),
        (["selfplay"], "house"),
        (["dance"], "dance"),
        (["serve", "--port", "http"], "http"),
        (["serve", "--port", "70000"], "65535"),
        (["serve", "--porrt", "1"], "porrt"),
        (["serve", "--config", "nowhere.toml"], "cannot read nowhere.toml"),
    ],
)
def test_what_cannot_be_is_one_clear_line(words: list[str], says: str) -> None:
    assert says in refusal(*words)


def test_a_busy_port_is_one_clear_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        line = refusal("serve", "--port", port, "--data", str(tmp_path / "data"))
    assert line == f"cannot listen at 127.0.0.1:{port}: Address already in use"


def test_a_folder_that_cannot_be_written_is_one_clear_line(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    line = refusal("serve", "--port", "0", "--data", str(file / "data"))
    assert line.startswith(f"cannot write to the data folder {file}")


@pytest.mark.parametrize(
    ("toml", "says"),
    [
        ("[server]\nprot = 1", "prot"),
        ("[server]\nport = 'x'", "port"),
        ("x =", "is not TOML"),
        ('[[tables]]\nid = "a"\nhouse = "fortnue"\nsmall = 10', "did you mean 'fortune'?"),
        ('[[tables]]\nid = "A b"\nhouse = "fortune"\nsmall = 10', "id"),
        ('[[tables]]\nid = "a"\nhouse = "fortune"\nsmall = 1', "small"),
        ('[[tables]]\nid = "a"\nhouse = "fortune"\nsmall = 10\n' * 2, "two tables have the id 'a'"),
    ],
)
def test_settings_that_cannot_be_are_one_clear_line(tmp_path: Path, toml: str, says: str) -> None:
    file = tmp_path / "doorcard.toml"
    file.write_text(toml)
    line = refusal("serve", "--port", "0", "--data", str(tmp_path), "--config", str(file))
    assert says in line


def test_settings_of_the_environment_are_checked_too(tmp_path: Path) -> None:
    line = refusal("serve", "--data", str(tmp_path), DOORCARD_PORT="often")
    assert "port" in line


def test_version_and_help() -> None:
    assert doorcard("--version").stdout.strip() == __version__
    whole = doorcard("--help").stdout
    assert "serve" in whole
    assert "selfplay" in whole
    for option in ("--host", "--port", "--data", "--database", "--config"):
        assert option in doorcard("serve", "--help").stdout
    for option in ("--hands", "--seats", "--seed", "--small", "--stacks", "--json"):
        assert option in doorcard("selfplay", "--help").stdout


def test_the_command_alone_loads_nothing_heavy() -> None:
    code = (
        "import sys, doorcard.app.main; "
        "print([m for m in ('litestar', 'sqlalchemy', 'uvicorn', 'numpy', 'doorcard.engine')"
        " if m in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
    )
    assert done.stdout.strip() == "[]"
