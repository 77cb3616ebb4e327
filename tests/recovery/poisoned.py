"""A fault of our own in one of the rules of tournaments."""

from typing import Any

import pytest

from doorcard.room.tournament import decide
from tests.tournament.halls import CUP

SECRET = "the river is the ace of spades"


def poison(monkeypatch: pytest.MonkeyPatch, rule: str, key: str = CUP) -> list[str]:
    """Break a rule for the tournaments of this name; the list grows with each attempt."""
    attempts: list[str] = []
    whole = getattr(decide, rule)

    def fail(scene: Any) -> Any:
        found = whole(scene)
        if found is not None and scene.state.config.tournament.startswith(key):
            attempts.append(rule)
            raise ZeroDivisionError(SECRET)
        return found

    rules = tuple(fail if one is whole else one for one in decide.RULES)
    monkeypatch.setattr(decide, "RULES", rules)
    return attempts
