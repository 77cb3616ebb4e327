"""`doorcard replay`: files and folders, the table, one line a hand, and the exit code."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from doorcard.app.replay_command import replay_paths
from doorcard.histories.collect import collect
from doorcard.histories.readers import read_text
from doorcard.histories.record import NotPlayed, Record
from doorcard.histories.replay import replay
from tests.histories.told import FOLDER, line_of, text_of

OPINION = {
    "id": "boss/5-card-draw/001",
    "game": "5-card-draw",
    "limit": "FL",
    "unit": "1/100",
    "small_bet": 200,
    "big_bet": 400,
    "sb": None,
    "bb": None,
    "ante": None,
    "button": 2,
    "players": [
        {"n": "A", "seat": 2, "stack": 5000},
        {"n": "B", "seat": 5, "stack": 4050},
        {"n": "C", "seat": 7, "stack": 3000},
    ],
    "dealt": ["A", "B"],
    "ev": [
        ["post", "A", "sb", 100],
        ["post", "B", "bb", 200],
        ["street", "deal"],
        ["hand", "A", ["Ks", "Kd", "7h", "2d", "3d"]],
        ["hand", "B", ["??", "??", "??", "??", "??"]],
        ["raise", "A", 300, 400],
        ["call", "B", 200, 400],
        ["street", "draw"],
        ["draw", "B", 1],
        ["draw", "A", 3],
        ["hand", "A", ["Ks", "Kd", "Qc", "Qd", "4d"]],
        ["check", "B"],
        ["bet", "A", 400, 400],
        ["fold", "B"],
        ["street", "show down"],
        ["win", "A", 775, "pot"],
    ],
    "paid": {"A": 800, "B": 400},
    "won": {"A": 775},
    "rake": 25,
    "implicit_uncalled": [["A", 400]],
}


def rows(output: str) -> list[dict[str, object]]:
    return [json.loads(line) for line in output.splitlines()]


def test_a_folder_of_samples_is_exact(capsys: pytest.CaptureFixture[str]) -> None:
    assert replay_paths([FOLDER], as_json=True)
    results = rows(capsys.readouterr().out)
    assert len(results) == len(list(FOLDER.iterdir()))
    assert {row["result"] for row in results} == {"exact"}
    assert set(results[0]) == {
        "id", "site", "game", "result", "path", "line", "first_difference",
    }  # fmt: skip


def test_the_table_counts_by_site_and_game(capsys: pytest.CaptureFixture[str]) -> None:
    replay_paths([FOLDER], as_json=False)
    out = capsys.readouterr().out
    line = next(one for one in out.splitlines() if "full_tilt" in one and "five_card_draw" in one)
    assert [word for word in line.split() if word.isdigit()] == ["1", "1", "0", "0", "0"]


def test_differences_and_unreadable_files_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = text_of("bovada.txt").replace("Hand Result 334", "Hand Result 335")
    (tmp_path / "wrong.txt").write_text(wrong, encoding="utf-8")
    (tmp_path / "noise.txt").write_bytes(b"\x00\x01")
    (tmp_path / "razz.txt").write_text("variant = 'FR'", encoding="utf-8")
    (tmp_path / "picture.png").write_bytes(b"\x00")
    assert not replay_paths([tmp_path], as_json=True)
    found = {str(row["id"]): row for row in rows(capsys.readouterr().out)}
    results = {name: row["result"] for name, row in found.items()}
    assert results == {"noise": "unreadable", "razz": "not-played", "wrong": "different"}
    assert found["wrong"]["line"] == line_of(wrong, "Hand Result 335")
    assert "335" in str(found["wrong"]["first_difference"])
    replay_paths([tmp_path], as_json=False)
    assert "1 other files passed over" in capsys.readouterr().out


def test_hands_of_a_list_are_replayed_and_a_text_goes_first(tmp_path: Path) -> None:
    (tmp_path / "boss/5-card-draw").mkdir(parents=True)
    (tmp_path / "stars").mkdir()
    (tmp_path / "boss/5-card-draw/001.txt").write_text('<HISTORY ID="1">', encoding="utf-8")
    shutil.copy(FOLDER / "pokerstars_stud.txt", tmp_path / "stars/7.txt")
    other = {**OPINION, "id": "stars/7", "game": "razz"}
    listed = "\n".join(json.dumps(hand, separators=(",", ":")) for hand in (OPINION, other))
    (tmp_path / "second.jsonl").write_text(listed, encoding="utf-8")
    (tmp_path / "index.jsonl").write_text('{"id": "stars/7", "file": "x"}', encoding="utf-8")
    found = collect([tmp_path])
    assert [told.id for told in found.hands] == ["boss/5-card-draw/001", "stars/7"]
    assert (found.twice, found.indexes) == (2, 1)
    boss, stars = (told.reading for told in found.hands)
    assert isinstance(boss, Record)
    assert isinstance(stars, Record)
    assert boss.path.endswith("second.jsonl")  # its text has no reader
    assert stars.path.endswith("7.txt")
    assert replay(boss).difference == ""


def test_a_list_names_unknown_fields_as_an_error() -> None:
    line = json.dumps({**OPINION, "ev": [["dance", "A"]]}, separators=(",", ":"))
    (wrong,) = read_text(line, "list.jsonl")
    assert "dance" in str(wrong)
    (other,) = read_text(json.dumps({**OPINION, "game": "badugi"}, separators=(",", ":")))
    assert isinstance(other, NotPlayed)


def test_facts_are_written_and_read_back(tmp_path: Path) -> None:
    assert replay_paths([FOLDER], as_json=True, facts=tmp_path)
    again = collect([tmp_path]).hands
    assert len(again) == len(list(FOLDER.iterdir()))
    assert all(replay(told.reading).result == "exact" for told in again)  # type: ignore[arg-type]
    assert "Ann" not in "".join(path.read_text(encoding="utf-8") for path in tmp_path.iterdir())


def doorcard(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from doorcard.app.main import main; main()", "replay", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_exit_codes() -> None:
    good = doorcard(str(FOLDER / "bovada.txt"), "--json")
    assert (good.returncode, good.stderr) == (0, "")
    assert json.loads(good.stdout)["result"] == "exact"
    bad = doorcard(__file__)
    assert bad.returncode == 1
    assert "unreadable" in bad.stdout
    missing = doorcard("no/such/folder")
    assert missing.returncode == 1
    assert "no/such/folder" in missing.stderr
