"""Histories of our own making, one of each kind that is read here."""

from pathlib import Path

from doorcard.histories.readers import read_text
from doorcard.histories.record import Record

FOLDER = Path(__file__).parent / "samples"
FILES = sorted(FOLDER.iterdir())


def text_of(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


def only_hand(text: str, path: str = "hand.txt") -> Record:
    """The one hand of a text, which must be readable."""
    (reading,) = read_text(text, path)
    assert isinstance(reading, Record), reading
    return reading


def line_of(text: str, part: str) -> int:
    """The number of the first line with this part."""
    return next(n for n, line in enumerate(text.split("\n"), 1) if part in line)
