"""Count one tree and print the part of each first act: python -m tests.perft HOUSE SEATS CAP UNTIL.

Example: python -m tests.perft fortune 3 4 rounds-1
"""

import sys

from tests.perft.known import parse_tree
from tests.perft.trees import split

if len(sys.argv) != 5:
    sys.exit(__doc__)
parts = split(parse_tree(sys.argv[1:]))
for act, ways in parts.items():
    print(f"{act:16} {ways:12,}")
print(f"{'total':16} {sum(parts.values()):12,}")
