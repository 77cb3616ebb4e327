"""Whatever a record tells, a replay ends with an outcome: exact or the first difference."""

import json
from random import Random
from typing import Any

import pytest

from doorcard.histories.readers import own, read_text
from doorcard.histories.record import HistoryError, Record
from doorcard.histories.replay import replay
from doorcard.histories.writers import export
from doorcard.houses import HOUSES
from tests.histories_out.hands import heading_for, random_viewer, seen_by
from tests.histories_out.test_replay_of_exports import room_hand, voided

NUMBERS = (0, 1, -1, 7, 51, 52, 99, 10**14)
WORDS = (
    *("fold", "check", "call", "bet", "raise", "complete", "bring_in", "time_out", "left"),
    *("small", "big", "post", "limit", "pot", "no", "five_card_draw", "five_card_stud", ""),
    *("seven-stud", "draw-pot", "ten-second", "pokerstars"),
)


def changed(value: Any, rng: Random) -> Any:
    """The same JSON with one thing in it changed, dropped, doubled or moved."""
    if isinstance(value, dict) and value:
        key = rng.choice(list(value))
        return {**value, key: changed(value[key], rng)}
    if isinstance(value, list) and value:
        return changed_list(list(value), rng)
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return rng.choice((*NUMBERS, value + 1, value - 1, 2 * value))
    if isinstance(value, str):
        return rng.choice(WORDS)
    return value


def changed_list(values: list[Any], rng: Random) -> list[Any]:
    at, other = rng.randrange(len(values)), rng.randrange(len(values))
    way = rng.randrange(10)
    if way == 0:
        del values[at]
    elif way == 1:
        values.insert(other, values[at])
    elif way == 2:
        values[at], values[other] = values[other], values[at]
    else:
        values[at] = changed(values[at], rng)
    return values


def texts_of_a_hand(rng: Random) -> tuple[Any, Any]:
    """A hand of ours as events and as a record, both as parsed JSON."""
    name = rng.choice(sorted(HOUSES))
    hand = voided(name, rng) if rng.random() < 0.2 else room_hand(name, rng)
    viewer = random_viewer(hand, rng)
    text = export("json", seen_by(hand, viewer), heading_for(hand, viewer, rng))
    (reading,) = read_text(text)
    assert isinstance(reading, Record)
    return json.loads(text), json.loads(own.write(reading))


def outcomes(seeds: range) -> set[str]:
    seen = set()
    for seed in seeds:
        rng = Random(seed)
        forms = texts_of_a_hand(rng)
        for _ in range(10):
            value = rng.choice(forms)
            for _ in range(rng.randint(1, 3)):
                value = changed(value, rng)
            seen.add(outcome_of(json.dumps(value)))
    return seen


def outcome_of(text: str) -> str:
    try:
        (reading,) = read_text(text)
    except HistoryError:
        return "unreadable"
    return replay(reading, 2).result if isinstance(reading, Record) else "unreadable"


def test_a_replay_of_broken_hands_never_raises() -> None:
    assert outcomes(range(80)) == {"exact", "different", "unreadable"}


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_a_replay_of_ten_thousand_broken_hands_never_raises() -> None:
    assert outcomes(range(1_000, 2_000)) == {"exact", "different", "unreadable"}


def test_a_number_of_discards_no_hand_has_is_a_difference() -> None:
    rng = Random(5)
    _, told = texts_of_a_hand(rng)
    while told["game"] != "five_card_draw" or not any(
        f["type"] == "discard" for f in told["facts"]
    ):
        _, told = texts_of_a_hand(rng)
    next(fact for fact in told["facts"] if fact["type"] == "discard")["count"] = 10**14
    with pytest.raises(HistoryError, match="cannot be exchanged"):
        read_text(json.dumps(told))
