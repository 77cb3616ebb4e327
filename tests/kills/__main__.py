"""Kill a server again and again under people who insist.

    python -m tests.kills KILLS [CLIENTS] [SEED]

Example, as in the promises of the house: python -m tests.kills 500 50
Ends with an error if an acknowledged order is missing or doubled, or if the ledger does not add up.
"""

import asyncio
import sys
import tempfile
from pathlib import Path

from tests.kills.slaughter import Slaughter

if not 2 <= len(sys.argv) <= 4 or not all(word.isdigit() for word in sys.argv[1:]):
    sys.exit(__doc__)
kills, clients, seed = (*map(int, sys.argv[1:]), *(50, 1)[len(sys.argv) - 2 :])
with tempfile.TemporaryDirectory() as folder:
    told = asyncio.run(Slaughter(Path(folder), clients, seed).go_on(kills))
print(
    f"{told.kills} kills under {told.clients} clients in {told.seconds:.0f} s, "
    f"{told.idle} of them of a server that had nothing to do: "
    f"{told.hands:,} hands ended; {told.acknowledged:,} orders were acknowledged and none is lost; "
    f"{told.payments:,} payments and none is doubled; {told.refused:,} orders were refused and "
    f"none was carried out; the ledger was proved {told.proofs} times."
)
