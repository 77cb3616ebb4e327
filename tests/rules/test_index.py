"""The list in README.md names every number of the rulebook, and only tests that exist."""

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
README = (HERE / "README.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| ([DPBKR][\d.-]+) \| (.+) \|$", re.MULTILINE)
NAMED_TEST = re.compile(r"`(test_\w+)`")

STATED = {1: 34, 2: 17, 3: 30, 4: 15}  # sentences of the four rooms' pages, section A
NUMBERS = (
    [f"D-{number:02}" for number in range(1, 81)]
    + [f"P{number:02}" for number in range(1, 69)]
    + [f"B{number}" for number in range(1, 66)]
    + [f"K{number}" for number in range(1, 43)]
    + [f"R{room}.{line}" for room, lines in STATED.items() for line in range(1, lines + 1)]
)


def existing_tests() -> set[str]:
    trees = [
        ast.parse(path.read_text(encoding="utf-8"))
        for folder in (HERE, HERE.parent / "props")
        for path in folder.glob("test_*.py")
    ]
    return {node.name for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)}


def test_every_number_has_one_row() -> None:
    assert [number for number, _ in ROW.findall(README)] == NUMBERS


def test_every_test_in_the_list_exists_and_carries_the_number() -> None:
    existing = existing_tests()
    for number, shown_by in ROW.findall(README):
        part = number.lower().replace("-", "_").replace(".", "_")
        for name in NAMED_TEST.findall(shown_by):
            assert name in existing
            assert f"_{part}_" in name
