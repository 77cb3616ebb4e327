"""Compile the rules of a hand into machine code with mypyc, for whoever wants them faster.

    python scripts/engine_build.py build/compiled  # a compiled copy of the package, to test or time
    DOORCARD_COMPILE=1 pip install .               # the same in an install (see hatch_build.py)

The Python sources stay the program: a compiled module is the same text, and it lies beside it.
Needs mypy with setuptools, and a C compiler.
"""

import importlib.machinery
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
NEEDED = ["mypy[mypyc]>=2.4,<3", "msgspec>=0.23,<0.30"]

# Modules in which a hand spends its time. `setup` stays as it is: it judges what comes from
# outside, and where it says in its own words what is wrong, compiled it would raise TypeError.
ENGINE = (
    *("advance", "betting", "dealing", "deciding", "folding", "hand"),
    *("legal", "pots", "showdown", "state", "streets"),
)
RANKING = ("boards", "keys", "values")
MODULES = [
    *(f"doorcard/engine/{name}.py" for name in ENGINE),
    *(f"doorcard/ranking/{name}.py" for name in RANKING),
]


class EngineBuildError(Exception):
    """The engine cannot be compiled; the text is what the compiler said."""


def compiled_copy(folder: Path) -> list[Path]:
    """Put a compiled copy of the package into `folder`; the machine code files are returned."""
    shutil.copytree(
        SOURCES / "doorcard",
        folder / "doorcard",
        dirs_exist_ok=True,
        ignore=shutil.ignore_patterns("__pycache__"),
    )
    done = subprocess.run(
        [sys.executable, str(Path(__file__).resolve()), "--here"],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise EngineBuildError(done.stdout + done.stderr)
    endings = tuple(importlib.machinery.EXTENSION_SUFFIXES)
    return sorted(
        path
        for path in folder.rglob("*")
        if path.name.endswith(endings) and "build" not in path.relative_to(folder).parts
    )


def compile_here() -> None:
    """Compile the package below the current folder, in place."""
    from mypyc.build import mypycify
    from setuptools import setup  # type: ignore[import-untyped]

    extensions = mypycify(["--strict", *MODULES], opt_level="3", group_name="doorcard_engine")
    setup(
        name="doorcard-engine",
        ext_modules=extensions,
        script_args=["--quiet", "build_ext", "--inplace"],
    )


def main() -> None:
    """Compile into the folder that is named."""
    if sys.argv[1:] == ["--here"]:
        compile_here()
        return
    if len(sys.argv) != 2:
        sys.exit("usage: python scripts/engine_build.py FOLDER")
    try:
        files = compiled_copy(Path(sys.argv[1]))
    except EngineBuildError as error:
        sys.exit(str(error))
    print(f"{len(files)} compiled modules in {os.path.relpath(sys.argv[1])}")


if __name__ == "__main__":
    main()
