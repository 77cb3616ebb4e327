"""Hands as facts only: our own form without names and without the source's lines."""

from collections.abc import Iterable
from pathlib import Path

import msgspec

from doorcard.histories.collect import Told
from doorcard.histories.readers.own import write
from doorcard.histories.record import Player, Record


def facts_of(record: Record, name: str) -> Record:
    """The same hand under this id: players are seat numbers, nothing points at the source."""
    return msgspec.structs.replace(
        record,
        hand=name,
        players=tuple(
            Player(player.seat, player.stack, absent=player.absent) for player in record.players
        ),
        facts=tuple(msgspec.structs.replace(fact, line=0) for fact in record.facts),
        path="",
        line=0,
    )


def write_facts(hands: Iterable[Told], folder: Path) -> list[Path]:
    """Write hands into ``folder``, one JSON-lines file a site and game. Returns the files."""
    files: dict[str, list[str]] = {}
    for told in hands:
        record = told.reading
        if isinstance(record, Record):
            lines = files.setdefault(f"{record.site}-{record.game}.jsonl", [])
            lines.append(write(facts_of(record, told.id)))
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for name, lines in sorted(files.items()):
        path = folder / name
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        written.append(path)
    return written
