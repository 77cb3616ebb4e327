"""The collected exact values beside the repository, where they are: every equity and draw."""

import json
from pathlib import Path
from typing import Any

import pytest

from doorcard.odds import GameName, equity

CASES = Path(__file__).resolve().parents[3] / "shared" / "cases" / "odds.json"

pytestmark = pytest.mark.skipif(not CASES.exists(), reason="no collection beside the clone")


def cases(kind: str) -> list[dict[str, Any]]:
    if not CASES.exists():
        return []
    found: list[dict[str, Any]] = json.loads(CASES.read_text(encoding="utf-8"))[kind]
    return found


@pytest.mark.parametrize("case", cases("equities"), ids=lambda case: str(case["id"]))
def test_equities(case: dict[str, Any]) -> None:
    game: GameName = "stud5" if case["game"] == "5-stud" else "stud7"
    odds = equity(game, [case["A"], case["B"]], case["dead"])
    first, second = odds.players
    assert (first.wins, first.ties, second.wins) == (case["win"], case["tie"], case["lose"])
    assert (odds.samples, round(first.share, 6)) == (case["n"], case["eqA"])


@pytest.mark.parametrize("case", cases("draw_equities"), ids=lambda case: str(case["id"]))
def test_draw_equities(case: dict[str, Any]) -> None:
    kept, thrown, other_kept, other_thrown = case["cards"]
    odds = equity("draw", [f"{kept}/{thrown}", f"{other_kept}/{other_thrown}"])
    first = odds.players[0]
    assert (round(first.share, 6), round(first.tie, 6), odds.samples) == (
        case["eq"],
        case["tie"],
        case["n"],
    )
