"""A process that has everything imported and forks a server whenever it is told to.

A server so begun is a process of its own like any other, to be killed like any other; only the
second of imports is saved. It is told by lines on stdin, and answers with the child's process id.
The child prints its address, as `doorcard serve` does.
"""

import asyncio
import gc
import os
import sys
from pathlib import Path

import aiosmtplib
import alembic.command
import alembic.config
import psycopg

from doorcard.app.serve import serve
from doorcard.app.settings import read_settings

# Imported here because the server imports them when it needs them.
NEEDED = (aiosmtplib, alembic.command, alembic.config, psycopg)


def main(config: str, data: str) -> None:
    """Fork a server for each line on stdin."""
    settings = read_settings(Path(config), os.environ, {"port": 0, "data": data})
    gc.freeze()
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            try:
                asyncio.run(serve(settings))
            finally:
                os._exit(0)
        print(f"process {child}", flush=True)
        os.waitpid(child, 0)
        print("gone", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
