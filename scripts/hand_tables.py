"""Write the tables of hand values that the package ships.

Needed only when the order of hands, the card keys or the layout changes; a test compares the
shipped file with what this would write.

    python scripts/hand_tables.py
"""

import zlib
from pathlib import Path

from doorcard.ranking.build import table_bytes
from doorcard.ranking.tables import TABLE_FILE

FOLDER = Path(__file__).resolve().parents[1] / "src" / "doorcard" / "ranking"


def main() -> None:
    """Write the file and say how large it is."""
    packed = zlib.compress(table_bytes(), 9)
    (FOLDER / TABLE_FILE).write_bytes(packed)
    print(f"{TABLE_FILE}: {len(packed)} bytes")


if __name__ == "__main__":
    main()
