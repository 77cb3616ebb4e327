"""Copies of a SQLite database: made while a server writes to it, and put back.

A copy is one file without a WAL. It never contains the key of the sealed cards.
"""

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

# Added to every table's epoch when a copy is put back: frames that browsers saw after the copy was
# made must not be taken for those that come now.
EPOCHS_SKIPPED = 1_000


class BackupRefused(Exception):
    """No copy was made; the text says why."""


def copy_database(source: Path, target: Path) -> None:
    """Copy a database, as it is at one moment, to a file that must not exist yet.

    source: may be in use. BackupRefused when there is something at the target, when the source is
    no database of ours, or when the copy does not hold together; then nothing is left behind.
    """
    if target.exists():
        raise BackupRefused(f"{target} exists already")
    partial = target.with_name(target.name + ".partial")
    try:
        os.close(os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    except OSError as error:
        raise BackupRefused(f"cannot write {partial}: {error.strerror}") from error
    try:
        with closing(_open_to_read(source)) as old, closing(sqlite3.connect(partial)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")
            verdict = new.execute("PRAGMA integrity_check").fetchone()[0]
        if verdict != "ok":
            raise BackupRefused(f"the copy of {source} does not hold together: {verdict}")
        partial.rename(target)
    except sqlite3.Error as error:
        raise BackupRefused(f"cannot copy {source}: {error}") from error
    finally:
        partial.unlink(missing_ok=True)


def seal_name(source: Path) -> str | None:
    """Name of the key that a database's hands are sealed with; None before its first start.

    BackupRefused when this is no database of ours.
    """
    try:
        with closing(_open_to_read(source)) as database:
            found = database.execute("SELECT value FROM facts WHERE name = 'seal_key'").fetchone()
    except sqlite3.Error as error:
        raise BackupRefused(f"{source} is no database of Doorcard: {error}") from error
    return found[0] if found else None


def begin_anew(database: Path) -> None:
    """Part a restored database from the lost one, which went on after the copy was made.

    Every table is put beyond the epochs of the lost one. Sessions of accounts end, because one that
    was ended since is in the copy still; guests keep theirs, for they have nothing else.
    """
    with closing(sqlite3.connect(database)) as opened, opened:
        opened.execute("UPDATE tables SET epoch = epoch + ?", (EPOCHS_SKIPPED,))
        if _has_table(opened, "registrations"):  # an earlier version knew guests alone
            opened.execute(
                "DELETE FROM sessions WHERE player IN (SELECT player FROM registrations)"
            )


def _has_table(database: sqlite3.Connection, name: str) -> bool:
    query = "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = ?"
    return bool(database.execute(query, (name,)).fetchone()[0])


def _open_to_read(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"file:{quote(str(file))}?mode=ro", uri=True)
