"""The process that works out the aids of practice tables: numpy lives here, not in the server.

A line in is an ``AidQuestion`` as JSON, a line out its ``Aids``, or ``null`` where there is none.
It ends when its input does, and so with the server, however that ends.
"""

import os
import signal
import sys

import msgspec

from doorcard.views import AidQuestion

COMMAND = (sys.executable, "-m", "doorcard.app.aids_worker")
COURTESY = 10  # the tables of the room come first


def main() -> None:
    """Answer until there is nothing more to read."""
    from doorcard.odds import OddsError
    from doorcard.odds.aids import aids

    os.nice(COURTESY)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server is interrupted, and ends the input
    decoder = msgspec.json.Decoder(AidQuestion)
    encoder = msgspec.json.Encoder()
    for line in sys.stdin.buffer:
        try:
            answer = encoder.encode(aids(decoder.decode(line)))
        except OddsError as error:
            print(f"aids: {error.code}", file=sys.stderr, flush=True)  # no card in a log
            answer = b"null"
        sys.stdout.buffer.write(answer + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
