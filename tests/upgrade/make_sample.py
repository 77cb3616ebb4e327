"""Writes a small database of the present schema as SQL text, to be opened by later versions.

    PYTHONPATH=src:. python -m tests.upgrade.make_sample tests/upgrade/r0002.sql

Run it before a migration is added, so that the text is what the schema before it wrote. In the
database: a guest with a session; a table on which one hand has been played, and another one has
come to fourth street.
"""

import asyncio
import sqlite3
import sys
import tempfile
from pathlib import Path

from doorcard.adapters.sql import People
from doorcard.adapters.sql.facts import write_fact
from tests.room.playing import PACE, WALLET, Desk, config_for
from tests.upgrade.sample import DECK, KEY, SEAL_NAME


async def play(folder: Path) -> Path:
    """The database after one hand and a half."""
    (folder / "seal.key").write_bytes(KEY)
    desk = Desk(folder, config_for("fortune", 10), PACE)
    await desk.open()
    await desk.database.run(lambda connection: write_fact(connection, "seal_key", SEAL_NAME))
    await People(desk.database, WALLET).new_guest("Gwen", "", 1_750_000_000_000)
    await desk.seat_all({1: 1_000, 2: 1_000, 3: 1_000})
    await desk.next_hand()
    await desk.play_out()
    desk.entropy.stack(DECK)
    await desk.next_hand()
    for _ in range(4):  # bring-in, two calls, and the first check of the third street
        await desk.passive_act()
    await desk.until_asked()
    await desk.close()
    return folder / "journal.sqlite3"


def main() -> None:
    """Write the text to the file that is named."""
    with tempfile.TemporaryDirectory() as folder:
        database = sqlite3.connect(asyncio.run(play(Path(folder))))
        text = "\n".join(database.iterdump())
        database.close()
    Path(sys.argv[1]).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
