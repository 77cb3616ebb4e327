"""The process that reads one file: from its input, with an answer on its output, and little else.

python -m doorcard.adapters.reading.reader [HAND] < file
"""

import resource
import sys

import msgspec

from doorcard.histories.opened import open_file, open_hand

MEMORY = 1 << 30  # bytes of address space
SECONDS = 8  # of the processor; then the system ends the process (SIGXCPU)


def main() -> None:
    """Read the file and answer."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS + 1))
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    data = sys.stdin.buffer.read()
    hand = sys.argv[1] if len(sys.argv) > 1 else ""
    answer = open_hand(data, int(hand)) if hand else open_file(data)
    sys.stdout.buffer.write(msgspec.json.encode(answer))


if __name__ == "__main__":
    main()
