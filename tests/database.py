"""Where the tests of storage keep their databases: SQLite files, or PostgreSQL when it is named.

DOORCARD_TEST_DATABASE is the address of a PostgreSQL database in which schemas may be made and
dropped; `scripts/with_postgres` starts one.
"""

import hashlib
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
from sqlalchemy import Engine, event, make_url
from sqlalchemy.engine import URL

VARIABLE = "DOORCARD_TEST_DATABASE"

_schemas: set[str] = set()


def on_postgresql() -> bool:
    """Whether this run of the tests is PostgreSQL's."""
    return bool(os.environ.get(VARIABLE))


def address_in(folder: Path, file: str = "journal.sqlite3") -> str:
    """A database that belongs to the folder of a test, the same whenever it is asked for.

    On PostgreSQL it is a schema of its own, which takes 5 ms to make; a database takes 400.
    """
    if not on_postgresql():
        return f"sqlite:///{folder / file}"
    schema = f"doorcard_{hashlib.sha256(str(folder / file).encode()).hexdigest()[:24]}"
    if schema not in _schemas:
        _schemas.add(schema)
        _on_server(f"DROP SCHEMA IF EXISTS {schema} CASCADE", f"CREATE SCHEMA {schema}")
    address = _server().update_query_dict({"options": f"-csearch_path={schema}"})
    return address.render_as_string(hide_password=False)


def drop_databases() -> None:
    """Drop what a test has made."""
    while _schemas:
        _on_server(f"DROP SCHEMA {_schemas.pop()} CASCADE")


def _server() -> URL:
    return make_url(os.environ[VARIABLE])


def _on_server(*statements: str) -> None:
    address = _server().set(drivername="postgresql").render_as_string(hide_password=False)
    with psycopg.connect(address, autocommit=True) as connection:
        for statement in statements:
            connection.execute(statement.encode())


@contextmanager
def statements() -> Iterator[list[str]]:
    """What the database is asked meanwhile, and with what."""
    asked: list[str] = []

    def note(_connection: Any, _cursor: Any, text: str, values: Any, *_: Any) -> None:
        asked.append(f"{text} {values}")

    event.listen(Engine, "before_cursor_execute", note)
    try:
        yield asked
    finally:
        event.remove(Engine, "before_cursor_execute", note)
