"""The files of known counts: one line a tree, "house seats cap until count".

cap is a number or "none"; until is "acts-N" or "rounds-N"; a line beginning with # is a remark.
"""

from pathlib import Path

from tests.perft.trees import Tree

FOLDER = Path(__file__).parent


def parse_tree(words: list[str]) -> Tree:
    """A tree from its four words: ["fortune", "3", "4", "rounds-1"]."""
    house, seats, cap, until = words
    unit, _, number = until.partition("-")
    limit = None if cap == "none" else int(cap)
    if unit == "acts":
        return Tree(house, int(seats), limit, acts=int(number))
    if unit == "rounds":
        return Tree(house, int(seats), limit, rounds=int(number))
    raise ValueError(f"until must be acts-N or rounds-N, not {until}")


def known_counts() -> list[tuple[str, Tree, int]]:
    """Line, tree and count of every line in the files."""
    known = []
    for path in sorted(FOLDER.glob("*.txt")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if line and not line.startswith("#"):
                *words, total = line.split()
                known.append((line, parse_tree(words), int(total)))
    return known
