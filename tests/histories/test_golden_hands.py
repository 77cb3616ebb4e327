"""Real hands as facts: all of them are played by the engine exactly as they were.

Written by ``doorcard replay FOLDER --write-facts tests/golden_hands`` from the histories.
"""

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from doorcard.histories.collect import collect
from doorcard.histories.record import Act, Ante, Fact, Record, Result, Total, Won
from doorcard.histories.replay import replay

FOLDER = Path(__file__).parents[1] / "golden_hands"
HANDS = {told.id: told.reading for told in collect([FOLDER]).hands}


def records() -> list[Record]:
    return [record for record in HANDS.values() if isinstance(record, Record)]


def test_every_real_hand_replays_exactly() -> None:
    outcomes = {name: replay(record) for name, record in HANDS.items()}  # type: ignore[arg-type]
    assert {name: o for name, o in outcomes.items() if o.result != "exact"} == {}
    games = Counter(record.game for record in records())
    assert games == {"seven_card_stud": 167, "five_card_draw": 42, "five_card_stud": 1}


def test_no_name_and_no_source_is_left() -> None:
    for path in FOLDER.iterdir():
        text = path.read_text(encoding="utf-8")
        assert not any(f'"{word}":' in text for word in ("name", "path", "line"))


def more(fact: Fact, **fields: int) -> Fact:
    """The fact with some fields larger by so much."""
    return msgspec.structs.replace(
        fact, **{name: getattr(fact, name) + by for name, by in fields.items()}
    )


def first(kind: type[Fact], change: Callable[[Fact], Fact | None]) -> Callable[[Record], Record]:
    """Change the first fact of a kind; None takes it away."""

    def changed(record: Record) -> Record:
        facts = list(record.facts)
        at = next((i for i, fact in enumerate(facts) if isinstance(fact, kind)), None)
        if at is None:
            pytest.skip("no such fact")
        new = change(facts[at])
        facts[at : at + 1] = [] if new is None else [new]
        return msgspec.structs.replace(record, facts=tuple(facts))

    return changed


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("pokerstars/stud-hi/017", first(Ante, lambda f: more(f, amount=1))),
        ("pokerstars/stud-hi/017", first(Won, lambda f: more(f, amount=1))),
        ("pokerstars/stud-hi/017", first(Won, lambda f: more(f, seat=3))),
        ("pokerstars/stud-hi/017", first(Total, lambda f: more(f, rake=1))),
        ("pokerstars/stud-hi/017", first(Total, lambda f: more(f, pot=1))),
        ("pokerstars/5-card-draw/001", first(Act, lambda f: more(f, seat=1))),
        ("pokerstars/5-card-draw/001", first(Act, lambda f: None)),
        ("ftp/5-card-stud/001", first(Act, lambda f: more(f, paid=1, to=1))),
        ("ipoker/stud-hi/001", first(Result, lambda f: more(f, paid=1))),
        ("wsop-live/stud-hi/002", first(Result, lambda f: more(f, stack=1))),
    ],
)
def test_one_wrong_fact_is_noticed(name: str, change: Callable[[Record], Record]) -> None:
    record = HANDS[name]
    assert isinstance(record, Record)
    outcome = replay(change(record), attempts=5)
    assert outcome.result == "different"
    assert outcome.difference
