"""Statements of the journal's hot path, handed to the driver as they are (DESIGN 5)."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Dialect
from sqlalchemy.sql.dml import UpdateBase


class Prepared:
    """A statement whose words are made once for each kind of database.

    Each step of a table needs two of these, and going through all layers for each takes longer
    than writing the rows. Values go to the driver unchanged, so they must be of its own types.
    """

    def __init__(self, statement: UpdateBase) -> None:
        self._statement = statement
        self._words: dict[str, tuple[str, tuple[str, ...] | None]] = {}

    def run(self, connection: Connection, rows: Sequence[Mapping[str, object]]) -> int:
        """Carry it out for each of the rows; how many rows of the database it has touched."""
        text, names = self._for(connection.dialect)
        given: list[Any] = [
            dict(row) if names is None else tuple([row[name] for name in names]) for row in rows
        ]
        found = connection.exec_driver_sql(text, given if len(given) > 1 else given[0])
        return found.rowcount

    def _for(self, dialect: Dialect) -> tuple[str, tuple[str, ...] | None]:
        """The words, and the order of the values where the driver wants them in one."""
        words = self._words.get(dialect.name)
        if words is None:
            compiled: Any = self._statement.compile(dialect=dialect)
            order = tuple(compiled.positiontup) if compiled.positional else None
            words = self._words[dialect.name] = str(compiled), order
        return words
