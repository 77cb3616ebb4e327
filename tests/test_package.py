"""The package as somebody who installs it meets it."""

import subprocess
import sys
from pathlib import Path

import doorcard

HEAVY = {
    "alembic",
    "cryptography",
    "cyclopts",
    "litestar",
    "msgspec",
    "numba",
    "numpy",
    "rich",
    "sqlalchemy",
    "structlog",
    "uvicorn",
}


def run_python(*arguments: str) -> str:
    done = subprocess.run([sys.executable, *arguments], capture_output=True, text=True, check=True)
    return done.stdout


def modules_after(statement: str) -> set[str]:
    source = Path(doorcard.__file__).parent.parent
    code = f"import sys; sys.path.insert(0, {str(source)!r}); {statement}; print(*sys.modules)"
    return {name.partition(".")[0] for name in run_python("-c", code).split()}


def test_import_doorcard_loads_no_library() -> None:
    assert modules_after("import doorcard") & HEAVY == set()


def test_the_engine_loads_no_server_and_no_arithmetic_library() -> None:
    loaded = modules_after("import doorcard.engine, doorcard.games, doorcard.houses")
    assert loaded & HEAVY <= {"msgspec"}


def test_the_command_tells_its_version() -> None:
    script = Path(sys.executable).parent / "doorcard"
    done = subprocess.run([script, "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == doorcard.__version__
