"""`doorcard odds` as somebody types it."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import doorcard

SOURCE = Path(doorcard.__file__).parent.parent


def run(*arguments: str, without: str = "") -> "subprocess.CompletedProcess[str]":
    """Run the command in a process of its own, where `without` cannot be imported."""
    code = (
        f"import sys; sys.path.insert(0, {str(SOURCE)!r}); "
        + (f"sys.modules[{without!r}] = None; " if without else "")
        + f"sys.argv = ['doorcard', *{list(arguments)!r}]; "
        "from doorcard.app.main import main; main()"
    )
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


def run_json(*arguments: str, without: str = "") -> Any:
    done = run("odds", *arguments, "--json", without=without)
    assert (done.returncode, done.stderr) == (0, "")
    return json.loads(done.stdout)


def test_stud7_with_partly_known_and_dead_cards() -> None:
    told = run_json("stud7", "AcAd/Kh 2s", "??/9s 8s 3d", "--dead", "5c 5h")
    assert told["method"] == "exact"
    assert told["standard_error"] == 0
    first, second = told["players"]
    assert first["cards"] == "AcAd/Kh 2s"
    assert first["share"] + second["share"] == pytest.approx(1)
    assert set(first) >= {"share", "win", "tie", "hands"}
    assert sum(first["hands"].values()) == pytest.approx(1)


def test_stud5_and_draw_tell_known_values() -> None:
    stud = run_json("stud5", "Ac/Ad", "Kh/Ks")
    assert round(stud["players"][0]["share"], 6) == 0.773663
    draw = run_json("draw", "AcAd/9h 7s 2c", "KhKs/8d 6c 3h")
    assert round(draw["players"][0]["share"], 6) == 0.767758
    assert draw["samples"] == 104915720


def test_without_numba_the_same_comes_out() -> None:
    question = ("stud7", "9c9d/9h 2s", "AhAs/Kd 3c")
    assert run_json(*question, without="numba") == run_json(*question)


def test_without_numba_its_kernel_is_refused_in_a_clear_word() -> None:
    done = run("odds", "stud5", "Ac/Ad", "Kh/Ks", "--kernel", "numba", without="numba")
    assert done.returncode == 1
    assert done.stderr.startswith("doorcard: numba is missing")
    assert "pip install 'doorcard[odds]'" in done.stderr


def test_without_numpy_the_extra_is_named() -> None:
    done = run("odds", "stud5", "Ac/Ad", "Kh/Ks", without="numpy")
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "pip install 'doorcard[odds]'" in done.stderr


def test_a_sample_can_be_repeated() -> None:
    question = ("stud7", "AcAd/Kh", "9s8s/7s", "QhQd/2c", "--samples", "20000", "--seed", "5")
    told = run_json(*question, "--kernel", "numpy")
    assert (told["method"], told["samples"], told["seed"]) == ("sampled", 20000, 5)
    assert 0 < told["standard_error"] < 0.005
    assert run_json(*question, "--kernel", "numpy") == told


def test_the_table_shows_every_hand_with_a_bar() -> None:
    done = run("odds", "draw", "AcAd/9s 7s 2c", "2h 5h 9h Jh Kh")
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    assert lines[0].startswith("draw: exact")
    assert any("AcAd/9s 7s 2c" in line and "%" in line for line in lines)
    assert any("2h 5h 9h Jh Kh" in line and "█" in line for line in lines)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("stud7", "AcAd", "Ac"), "Ac stands there twice (repeated_card)"),
        (("stud5", "AcAdAhAsKcKd", "2c"), "Kd is over"),
        (("stud7", "1c", "2c"), "'1c' is not understood (bad_text)"),
        (("stud7", "2c"), "hands: 2 to 8 needed, not 1"),
        (("stud7", "2c", "3c", "--exact", "--sampled"), "exclude each other"),
        (("stud7", "2c", "3c", "--plot", "odds.pdf"), "must end with .png or .svg"),
        (("stud7", "2c", "3c", "--plot", "no/such/folder/odds.svg"), "there is no folder"),
        (("finish", "2c 2c"), "2c stands there twice"),
        (("keeps", "2c 3c"), "5 needed, not 2"),
        (("deals", "stud7", "--players", "9"), "1 to 8 needed, not 9"),
    ],
)
def test_what_cannot_be_ends_with_one_line(arguments: tuple[str, ...], words: str) -> None:
    done = run("odds", *arguments)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.startswith("doorcard: ")
    assert done.stderr.count("\n") == 1
    assert words in done.stderr


def test_keeps_in_json_hold_all_32_with_exact_ways() -> None:
    told = run_json("keeps", "Ah Kc 9d 7s 2c", "--at-least", "pair of aces")
    assert len(told["keeps"]) == 32
    ace = next(way for way in told["keeps"] if way["kept"] == "Ah")
    assert ace["total"] == 178365
    assert ace["at_least"]["ways"] == 46581
    assert ace["or_better"]["pair"] == 90585


def test_keeps_table_details_the_wanted_way() -> None:
    done = run("odds", "keeps", "9c 9d Kh 7s 2c", "--keep", "9d 9c Kh")
    assert "keep 9c 9d Kh: 1,081 draws" in done.stdout


def test_finish_tells_outs_and_suits() -> None:
    told = run_json("finish", "2h 7h Kh", "--seen", "3h 4c 5d 6s 8c 9d Js")
    assert told["or_better"]["flush"] == 24438
    hearts = next(suit for suit in told["suits"] if suit["suit"] == "h")
    assert (hearts["live"], hearts["five_or_more"]["fraction"]) == (9, "3651/18655")
    assert "live cards" in run("odds", "finish", "2h 7h Kh", "--seen", "3h").stdout


def test_deals_are_fractions() -> None:
    told = run_json("deals", "stud5", "--players", "2")
    wired = next(chance for chance in told["chances"] if chance["name"] == "wired pair")
    assert (wired["ways"], wired["of"], wired["fraction"]) == (78, 1326, "1/17")
    assert "wired pair" in run("odds", "deals", "stud5").stdout


@pytest.mark.parametrize(("name", "begins"), [("odds.png", b"\x89PNG"), ("odds.svg", b"<?xml")])
def test_a_picture_is_drawn(tmp_path: Path, name: str, begins: bytes) -> None:
    pytest.importorskip("matplotlib")
    path = tmp_path / name
    done = run("odds", "stud5", "Ac/Ad", "Kh/Ks", "--plot", str(path))
    assert (done.returncode, done.stderr) == (0, "")
    assert path.read_bytes().startswith(begins)


def test_without_matplotlib_the_extra_is_named() -> None:
    done = run("odds", "stud5", "Ac/Ad", "Kh/Ks", "--plot", "x.svg", without="matplotlib")
    assert done.returncode == 1
    assert "pip install 'doorcard[plot]'" in done.stderr


@pytest.mark.parametrize("arguments", [("--help",), ("odds", "--help"), ("odds", "draw", "--help")])
def test_help_loads_no_arithmetic_library(arguments: tuple[str, ...]) -> None:
    code = (
        f"import sys; sys.path.insert(0, {str(SOURCE)!r}); "
        f"sys.argv = ['doorcard', *{list(arguments)!r}]\n"
        "from doorcard.app.main import main\n"
        "try:\n    main()\nfinally:\n"
        "    print('loaded', {'numpy', 'numba', 'matplotlib'} & set(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.endswith("loaded set()\n")
    assert "odds" in done.stdout
