"""Readers never crash: broken, mixed and foreign texts are read, or refused with HistoryError."""

import os
import random
import re
from pathlib import Path

import pytest

from doorcard.histories.readers import read_bytes
from doorcard.histories.record import HistoryError, Record
from doorcard.histories.replay import replay
from tests.histories.told import FILES

GOLDEN = Path(__file__).parents[1] / "golden_hands"
SHARED = Path(__file__).parents[3] / "shared" / "hands"

ODD_NUMBERS = (b"0", b"-1", b"99999999999999999999", b"1.5", b"null", b'"x"', "٣²".encode())
ODD_BYTES = (b"\x00", b"\xff\xfe", b"[", b"]", b"{", b'"', b"<", b"&#0;", b"\r", b"$", b"[" * 300)


class Mutator:
    """Makes broken histories out of whole ones, always the same for the same seed."""

    def __init__(self, seed: int, texts: list[bytes]) -> None:
        self.chance = random.Random(seed)
        self.texts = texts
        self.ways = (
            self.cut,
            self.shuffle_lines,
            self.drop_lines,
            self.repeat_line,
            self.change_bytes,
            self.splice,
            self.change_number,
            self.swap_words,
            self.insert,
        )

    def broken(self) -> bytes:
        data = self.chance.choice(self.texts)
        for _ in range(self.chance.randint(1, 3)):
            data = self.chance.choice(self.ways)(data or b"\n")
        return data

    def place(self, data: bytes) -> int:
        return self.chance.randrange(len(data) + 1)

    def cut(self, data: bytes) -> bytes:
        return data[: self.place(data)]

    def shuffle_lines(self, data: bytes) -> bytes:
        lines = data.split(b"\n")
        self.chance.shuffle(lines)
        return b"\n".join(lines)

    def drop_lines(self, data: bytes) -> bytes:
        lines = data.split(b"\n")
        at = self.chance.randrange(len(lines))
        del lines[at : at + self.chance.randint(1, 3)]
        return b"\n".join(lines)

    def repeat_line(self, data: bytes) -> bytes:
        lines = data.split(b"\n")
        lines.insert(self.chance.randrange(len(lines) + 1), self.chance.choice(lines))
        return b"\n".join(lines)

    def change_bytes(self, data: bytes) -> bytes:
        changed = bytearray(data)
        for _ in range(self.chance.randint(1, 8)):
            changed[self.chance.randrange(len(changed))] = self.chance.randrange(256)
        return bytes(changed)

    def splice(self, data: bytes) -> bytes:
        other, at = self.chance.choice(self.texts), self.place(data)
        start = self.place(other)
        return data[:at] + other[start : start + self.chance.randint(1, 300)] + data[at:]

    def change_number(self, data: bytes) -> bytes:
        return self.change_match(rb"\d+", data, ODD_NUMBERS)

    def swap_words(self, data: bytes) -> bytes:
        words = re.findall(rb"[A-Za-z_]+", data)
        return self.change_match(rb"[A-Za-z_]+", data, words)

    def change_match(self, pattern: bytes, data: bytes, others: object) -> bytes:
        found = list(re.finditer(pattern, data))
        if not found:
            return data
        match = self.chance.choice(found)
        new: bytes = self.chance.choice(others)  # type: ignore[arg-type]
        return data[: match.start()] + new + data[match.end() :]

    def insert(self, data: bytes) -> bytes:
        at = self.place(data)
        return data[:at] + self.chance.choice(ODD_BYTES) + data[at:]


def read_and_replay(data: bytes) -> str:
    """What became of it. Anything but HistoryError is a failure of the reader."""
    try:
        readings = read_bytes(data, "broken")
    except HistoryError:
        return "refused"
    for reading in readings:
        if isinstance(reading, Record):
            replay(reading, attempts=1)
    return "read"


def our_texts() -> list[bytes]:
    golden = [line for path in sorted(GOLDEN.iterdir()) for line in path.read_bytes().split(b"\n")]
    return [path.read_bytes() for path in FILES] * 3 + [line for line in golden[::9] if line]


def fuzz(texts: list[bytes], count: int, seed: int) -> None:
    mutator = Mutator(seed, texts)
    ends = [read_and_replay(mutator.broken()) for _ in range(count)]
    # Both happen, or the mutations are too tame or too wild to say anything.
    assert min(ends.count("refused"), ends.count("read")) > count // 20


def test_broken_histories_never_crash_the_readers() -> None:
    fuzz(our_texts(), 3_000, seed=1)


def test_random_bytes_never_crash_the_readers() -> None:
    chance = random.Random(2)
    heads = [path.read_bytes()[:40] for path in FILES] + [b""]
    for _ in range(500):
        read_and_replay(chance.choice(heads) + chance.randbytes(chance.randrange(400)))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_a_hundred_thousand_broken_histories(seed: int) -> None:
    fuzz(our_texts(), 25_000, seed=100 + seed)


@pytest.mark.skipif(not SHARED.is_dir(), reason="no real histories beside the clone")
def test_broken_real_histories_never_crash_the_readers() -> None:
    texts = [path.read_bytes() for path in sorted(SHARED.glob("*/*/*.txt"))[::7]]
    for name in ("second-opinion.jsonl",):
        texts += (SHARED / name).read_bytes().split(b"\n")[::25]
    count = 25_000 if os.environ.get("CI") == "true" else 1_000
    mutator = Mutator(7, [text for text in texts if text])
    for _ in range(count):
        read_and_replay(mutator.broken())
