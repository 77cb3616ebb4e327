"""The README's example does what the README says it does."""

import re
from pathlib import Path

import pytest

README = Path(__file__).resolve().parents[1] / "README.md"
FENCED = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#:]+)\)")


def blocks(language: str) -> list[str]:
    text = README.read_text(encoding="utf-8")
    return [block for name, block in FENCED.findall(text) if name == language]


def test_the_example_runs_and_prints_what_the_readme_shows(
    capsys: pytest.CaptureFixture[str],
) -> None:
    (example,), (printed,) = blocks("python"), blocks("text")
    exec(compile(example, str(README), "exec"), {})
    assert capsys.readouterr().out == printed


def test_every_page_the_readme_points_to_is_there() -> None:
    pages = LINK.findall(README.read_text(encoding="utf-8"))
    assert pages
    assert [page for page in pages if not (README.parent / page).is_file()] == []
