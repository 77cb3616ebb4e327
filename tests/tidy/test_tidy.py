"""Habits of the whole tree that no linter of ours checks.

The linters hold the rest: prints, blind and bare excepts (ruff), imports one way (import-linter).
"""

import ast
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "doorcard"

LONGEST_FILE = 700

PURE = ("cards", "ranking", "engine")
# What the rules may be written with: calculation only.
PURE_IMPORTS = {
    "__future__",
    "abc",
    "array",
    "bisect",
    "collections",
    "copy",
    "dataclasses",
    "doorcard",
    "enum",
    "functools",
    "heapq",
    "itertools",
    "math",
    "msgspec",
    "operator",
    "re",
    "string",
    "struct",
    "types",
    "typing",
    "zlib",
}
# The table of hand values is a file of the package, read once at import.
PACKAGED_FILE_READERS = {"ranking": {"importlib"}}
IMPURE_CALLS = {"breakpoint", "eval", "exec", "input", "open", "print", "__import__"}

# Folders that exist on the machine of whoever wrote a line, and on no other.
MACHINE_PATH = re.compile(r"(?<![\w.<>$}*-])/(?:work|root|home|Users|workspace)/[\w.]")


def tracked_files() -> list[Path]:
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if listed.returncode != 0:
        pytest.skip("not a git working tree")
    return [path for name in listed.stdout.split("\0") if name and (path := ROOT / name).is_file()]


def python_files(folder: Path) -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(folder.rglob("*.py")):
        yield str(path.relative_to(ROOT)), ast.parse(path.read_text(encoding="utf-8"))


def imported(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Line and top-level name of each import."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, name.name.partition(".")[0]) for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.lineno, node.module.partition(".")[0]


def called(tree: ast.Module) -> Iterator[tuple[ast.Call, str]]:
    """Each call with the name it is called by: `open`, `time.sleep`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            yield node, ast.unparse(node.func)


@pytest.mark.parametrize("room", PURE)
def test_rules_are_calculation_only(room: str) -> None:
    allowed = PURE_IMPORTS | PACKAGED_FILE_READERS.get(room, set())
    found = [
        f"{name}:{line} imports {module}"
        for name, tree in python_files(SOURCE / room)
        for line, module in imported(tree)
        if module not in allowed
    ]
    found += [
        f"{name}:{call.lineno} calls {function}"
        for name, tree in python_files(SOURCE / room)
        for call, function in called(tree)
        if function in IMPURE_CALLS
    ]
    assert found == []


def test_tests_wait_for_events_and_never_sleep() -> None:
    """`asyncio.sleep(0)` lets others run and is no wait."""
    found = [
        f"{name}:{call.lineno} {ast.unparse(call)}"
        for name, tree in python_files(ROOT / "tests")
        for call, function in called(tree)
        if function.rpartition(".")[2] in {"sleep", "wait_for_timeout"}
        and not (call.args and isinstance(call.args[0], ast.Constant) and call.args[0].value == 0)
    ]
    assert found == []


def test_no_source_file_is_long() -> None:
    lengths = {
        str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines())
        for path in SOURCE.rglob("*.py")
    }
    assert {name: length for name, length in lengths.items() if length > LONGEST_FILE} == {}


def test_no_file_names_a_path_of_somebodys_machine() -> None:
    found = []
    for path in tracked_files():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue  # fonts, pictures, tables
        found += [
            f"{path.relative_to(ROOT)}:{number} {line.strip()[:80]}"
            for number, line in enumerate(text.splitlines(), 1)
            if path != Path(__file__) and MACHINE_PATH.search(line)
        ]
    assert found == []


def test_every_browser_test_says_so() -> None:
    """The browser's driver keeps an event loop running; unmarked it would end all others' loops."""
    for path in sorted((ROOT / "tests" / "browser").glob("test_*.py")):
        assert "pytestmark = pytest.mark.browser" in path.read_text(encoding="utf-8"), path.name
