"""The hands of files and folders, each once."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from msgspec import Struct

from doorcard.histories.readers import NoReaderError, is_index, read_text
from doorcard.histories.readers.text import decode
from doorcard.histories.record import HistoryError, Reading

# What is looked at in a folder. A file that is named is read whatever it is called.
SUFFIXES = frozenset(
    {".txt", ".xml", ".phh", ".phhs", ".toml", ".json", ".jsonl", ".hh", ".log", ".html"}
)


class Told(Struct, frozen=True):
    """One hand of the collection: what it is called, and what was read or why it was not."""

    id: str
    reading: Reading | HistoryError


class Collection(Struct):
    """All hands found.

    indexes: files that list hands and tell none. passed_over: files of a folder that are no
    histories by their name. twice: hands of a parsed list whose own text was read as well.
    """

    hands: list[Told]
    indexes: int = 0
    passed_over: int = 0
    twice: int = 0


def collect(paths: Iterable[Path]) -> Collection:
    """Every hand of these files and folders, folders with all that is in them.

    A hand told by its own text and by a parsed list (JSON lines) is taken from its text, or from
    the list when its text is of a kind without a reader. FileNotFoundError for a missing path.
    """
    found = Collection([])
    texts: list[Told] = []
    listed: dict[str, Told] = {}
    for root, path in _files(paths, found):
        for told, from_list in _hands_of(root, path, found):
            if from_list:
                # Two hands of one id are two hands; none may get lost.
                name = f"{told.id}#{len(listed)}" if told.id in listed else told.id
                listed[name] = Told(name, told.reading)
            else:
                texts.append(told)
    for told in texts:
        twin = _twin(told.id, listed)
        if twin is not None:
            found.twice += 1
            if isinstance(told.reading, NoReaderError):
                told = twin
            del listed[twin.id]
        found.hands.append(told)
    found.hands += listed.values()
    found.hands.sort(key=lambda told: told.id)
    return found


def _files(paths: Iterable[Path], found: Collection) -> Iterator[tuple[Path, Path]]:
    """(folder named by the caller, file), in order."""
    for path in paths:
        if path.is_dir():
            for file in sorted(path.rglob("*")):
                if not file.is_file():
                    continue
                if file.suffix.lower() in SUFFIXES:
                    yield path, file
                else:
                    found.passed_over += 1
        elif path.exists():
            yield path.parent, path
        else:
            raise FileNotFoundError(f"no such file or folder: {path}")


def _hands_of(root: Path, path: Path, found: Collection) -> Iterator[tuple[Told, bool]]:
    """The hands of one file; True for those of a parsed list, which have an id of their own."""
    name = path.relative_to(root).with_suffix("").as_posix()
    try:
        text = decode(path.read_bytes(), str(path))
        if is_index(text):
            found.indexes += 1
            return
        readings = read_text(text, str(path))
    except HistoryError as wrong:
        yield Told(name, wrong), False
        return
    if path.suffix == ".jsonl":
        for number, reading in enumerate(readings, 1):
            own = "" if isinstance(reading, HistoryError) else reading.hand
            yield Told(own or f"{name}#{number}", reading), True
    elif len(readings) == 1:
        yield Told(name, readings[0]), False
    else:
        for number, reading in enumerate(readings, 1):
            own = "" if isinstance(reading, HistoryError) else reading.hand
            yield Told(f"{name}#{own or number}", reading), False


def _twin(name: str, listed: dict[str, Told]) -> Told | None:
    """The listed hand that a file tells, by the end of its path."""
    parts = name.split("/")
    for start in range(len(parts)):
        twin = listed.get("/".join(parts[start:]))
        if twin is not None:
            return twin
    return None
