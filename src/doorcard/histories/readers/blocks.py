"""Files with several hands: the lines of each, found by the line that begins a hand."""

import re
from collections.abc import Callable, Iterator

from doorcard.histories.readers.text import Source
from doorcard.histories.record import HistoryError, Reading

Line = tuple[int, str]

_CENTS = re.compile(r"\d\.\d")


def blocks(text: str, begins: re.Pattern[str]) -> Iterator[list[Line]]:
    """Each hand as (number, line) pairs without blank lines; text before the first hand too."""
    block: list[Line] = []
    for number, line in enumerate(text.split("\n"), 1):
        if begins.search(line) and block:
            yield block
            block = []
        if line.strip():
            block.append((number, line.strip()))
    if block:
        yield block


def has_cents(block: list[Line]) -> bool:
    """Whether an amount somewhere in the hand has a decimal part (a name will do no harm)."""
    return any(_CENTS.search(line) for _, line in block)


def read_blocks(
    text: str,
    source: Source,
    begins: re.Pattern[str],
    read: Callable[[Source, list[Line]], Reading],
) -> list[Reading | HistoryError]:
    """Every hand of a text file; a HistoryError stands in the place of one that is not read."""
    readings: list[Reading | HistoryError] = []
    for block in blocks(text, begins):
        source.line = block[0][0]
        try:
            readings.append(read(source, block))
        except HistoryError as wrong:
            readings.append(wrong)
    return readings
