"""Whole evenings from seeds: every promise is kept, and the same seed goes the same way."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from doorcard.adapters.sql import ledger
from doorcard.adapters.web import frames
from doorcard.app.simulate_command import simulate_seeds
from doorcard.app.simulation import BrokenPromise, play
from doorcard.app.stopping import Stop
from doorcard.room import duties, hand_steps
from doorcard.views import Changes, OwnView, SeatView, assemble, changes, viewer
from doorcard.wire.messages import Done

ROOT = Path(__file__).resolve().parents[2]


def test_evenings_keep_every_promise() -> None:
    outcomes = [play(seed, minutes=3) for seed in range(1, 5)]
    for things in ("hands", "orders", "frames"):
        assert sum(getattr(outcome, things) for outcome in outcomes) > 20
    assert sum(outcome.starts for outcome in outcomes) > len(outcomes)


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_two_hundred_evenings_keep_every_promise() -> None:
    outcomes = [play(seed, minutes=3) for seed in range(1, 201)]
    assert sum(outcome.letters for outcome in outcomes) > 20
    assert sum(outcome.starts for outcome in outcomes) > 200
    assert {outcome.tables for outcome in outcomes} == {1, 2, 3}


def traces(hash_seed: str) -> list[str]:
    """The traces of some seeds, told by a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "doorcard.app.main", "simulate", "--seeds", "2", "--minutes", "2",
         "--json"],
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=True,
    )  # fmt: skip
    return done.stdout.splitlines()


def test_the_same_seed_has_the_same_trace_in_every_process() -> None:
    first, again = traces("1"), traces("2")
    assert first == again
    assert len(set(first)) == 2


# Faults put in on purpose: each promise has to notice when it is broken.


def broken_promise(seed: int = 5) -> str:
    """What is found out in an evening, with the end of its trace."""
    with pytest.raises(BrokenPromise) as caught:
        play(seed, minutes=3)
    assert caught.value.__notes__
    return str(caught.value)


def test_fair_3_a_card_that_is_not_taken_out_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(viewer, "redact", lambda event, *_: event)
    assert "was sent" in broken_promise()


def test_a_unit_out_of_nowhere_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = ledger._changes

    def one_more(entries: Any) -> dict[str, int]:
        changes = whole(entries)
        account = next(iter(changes))
        return {**changes, account: changes[account] + 1}

    monkeypatch.setattr(ledger, "_changes", one_more)
    assert "units were made or lost" in broken_promise()


def test_two_viewers_told_otherwise_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = assemble.own_view

    def richer(*given: Any, **named: Any) -> OwnView:
        own = whole(*given, **named)
        place = own.place and structs.replace(own.place, stack=own.place.stack + 1)
        return structs.replace(own, place=place)

    monkeypatch.setattr("doorcard.room.telling.own_view", richer)
    assert "two viewers were told otherwise" in broken_promise()


def test_a_change_that_is_not_told_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = changes

    def forgetful(before: SeatView | None, after: SeatView) -> Changes:
        found = whole(before, after)
        if before is not None and "places" in found:
            found["places"] = after.places[:1]
        return found

    monkeypatch.setattr(frames, "changes", forgetful)
    assert "two viewers were told otherwise" in broken_promise()


def test_an_order_acknowledged_and_not_written_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frames, "answer", lambda order, _: frames.frame(Done(order)))
    assert "was acknowledged and is not in the journal" in broken_promise()


def test_a_hand_that_stands_still_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(duties, "in_hand", lambda *_: [])
    found = broken_promise()
    assert "nothing happens at" in found or "still runs" in found


def test_an_error_in_the_log_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hand_steps, "deadline_for", lambda *_: 1 // 0)
    assert "ZeroDivisionError" in broken_promise()


def test_the_command_says_how_a_bad_evening_is_repeated(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(viewer, "redact", lambda event, *_: event)
    with pytest.raises(Stop, match="seed 5: BrokenPromise"):
        simulate_seeds(5, 1, 3, as_json=False)
    assert "Again: doorcard simulate --seeds 1 --first 5 --minutes 3" in capsys.readouterr().out
