"""What guards a room is there, or the room stays closed (P55)."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import func, select

from doorcard.adapters.sql import Database, schema
from tests.app.test_command_line import ROOT, doorcard, refusal
from tests.database import address_in

WITHOUT = """
import sys
sys.modules[sys.argv.pop(1)] = None
from doorcard.app.main import main
main()
"""


@pytest.mark.parametrize("package", ["argon2", "cryptography"])
def test_p55_without_the_library_that_hashes_or_seals_no_room_is_opened(
    tmp_path: Path, package: str
) -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT, package, "serve", "--port", "0", "--data", str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
    )
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.startswith(f"doorcard: the package {package}")
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("key", "why"),
    [(b"", "does not hold 32 bytes"), (b"\0" * 32, "drawn by chance"), (b"ab" * 16, "by chance")],
)
def test_p55_an_empty_or_weak_key_is_refused(tmp_path: Path, key: bytes, why: str) -> None:
    (tmp_path / "seal.key").write_bytes(key)
    said = refusal("serve", "--port", "0", "--data", str(tmp_path))
    assert why in said
    assert str(tmp_path / "seal.key") in said
    assert (tmp_path / "seal.key").read_bytes() == key


async def test_p55_nobody_has_an_account_in_a_new_room(tmp_path: Path) -> None:
    database = await Database.open(address_in(tmp_path))
    accounts = select(func.count()).select_from(schema.registrations)
    assert await database.run(lambda connection: connection.scalar(accounts)) == 0
    await database.close()


def test_help_says_what_the_commands_for_hosts_do() -> None:
    assert "Nobody is a host by himself" in " ".join(doorcard("role", "--help").stdout.split())
    assert "All sessions of the player end" in " ".join(
        doorcard("password", "--help").stdout.split()
    )
