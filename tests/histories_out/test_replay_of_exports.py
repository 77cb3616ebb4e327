"""What our rooms write down replays exactly under their rules, whoever reads it and in any form."""

import json
from collections import Counter
from itertools import count
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from doorcard.app.replay_command import replay_paths
from doorcard.engine import Hand, Refusal, Void
from doorcard.engine import commands as cmd
from doorcard.engine.events import PlayerLeft, Protected
from doorcard.histories.readers import own, read_text
from doorcard.histories.record import HistoryError, Record
from doorcard.histories.record import Protected as ToldProtected
from doorcard.histories.replay import replay
from doorcard.histories.writers import FORMATS, CannotTellError, export, export_all, record_of
from doorcard.houses import HOUSES
from tests.histories_out.hands import heading_for, play_out, random_hand, random_viewer, seen_by
from tests.histories_out.test_round_trip import REFUSALS
from tests.props.random_hands import random_command, random_start

HANDS = 60
MANY_HANDS = 10_000
FORMS = ("json", "record", "pokerstars", "full-tilt", "phh")


def room_hand(name: str, rng: Random) -> Hand:
    """A finished hand of a room as it is, at stakes the texts can tell."""
    started = random_start(rng, name)
    if started.game.forced == "blinds":
        big_blind = started.stakes.big_blind
        stakes = replace(started.stakes, small=big_blind, big=2 * big_blind)
        started = replace(started, stakes=stakes)
    return play_out(started, rng)


def written(form: str, hand: Hand, viewer: int, rng: Random) -> str:
    heading = heading_for(hand, viewer, rng)
    events = seen_by(hand, viewer)
    if form == "record":
        return own.write(record_of(events, heading))
    return export(form, events, heading)


def replayed(text: str) -> str:
    """How the one hand of the text replays."""
    (reading,) = read_text(text)
    assert isinstance(reading, Record), f"{reading}\n{text}"
    outcome = replay(reading)
    return outcome.difference or outcome.result


def check_room(form: str, name: str, seeds: range) -> None:
    told = 0
    refusals: set[str] = set()
    for seed in seeds:
        rng = Random(seed)
        hand = room_hand(name, rng)
        try:
            text = written(form, hand, random_viewer(hand, rng), rng)
        except CannotTellError as refused:
            refusals.add(str(refused))
            continue
        assert replayed(text) == "exact", f"{form} {name} {seed}\n{text}"
        told += 1
    assert refusals <= REFUSALS.get(form, set())
    assert told > 0.6 * len(seeds)


@pytest.mark.parametrize("name", sorted(HOUSES))
@pytest.mark.parametrize("form", FORMS)
def test_a_hand_of_our_rooms_replays_exactly(form: str, name: str) -> None:
    check_room(form, name, range(HANDS))


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("name", sorted(HOUSES))
@pytest.mark.parametrize("form", FORMS)
def test_thousands_of_hands_of_our_rooms_replay_exactly(form: str, name: str) -> None:
    check_room(form, name, range(1_000_000, 1_000_000 + MANY_HANDS // len(HOUSES)))


def test_our_events_replay_under_any_house_rules() -> None:
    for seed in range(HANDS):
        rng = Random(seed)
        hand = random_hand(rng)
        if hand.house.show_draw_counts:
            text = written("json", hand, random_viewer(hand, rng), rng)
            assert replayed(text) == "exact", (seed, text)


@pytest.mark.parametrize("form", ["json", "record", "pokerstars", "full-tilt"])
def test_b45_an_all_in_status_is_replayed(form: str) -> None:
    seen, seeds = 0, count()
    while seen < 6:
        seed = next(seeds)
        rng = Random(seed)
        hand = room_hand("ten-second", rng)
        if not any(isinstance(event, Protected) for event in hand.events):
            continue
        seen += 1
        text = written(form, hand, 0, rng)
        (reading,) = read_text(text)
        assert isinstance(reading, Record)
        assert any(isinstance(fact, ToldProtected) for fact in reading.facts)
        assert replayed(text) == "exact", f"{seed}\n{text}"
        facts = tuple(fact for fact in reading.facts if not isinstance(fact, ToldProtected))
        assert replay(replace(reading, facts=facts)).result == "different"


@pytest.mark.parametrize("name", sorted(HOUSES))
def test_b52_the_fold_of_a_leaver_is_replayed_and_nobody_elses_out_of_turn(name: str) -> None:
    left = 0
    for seed in range(HANDS):
        rng = Random(seed)
        hand = room_hand(name, rng)
        if any(isinstance(event, PlayerLeft) for event in hand.events):
            left += 1
            assert replayed(written("json", hand, 0, rng)) == "exact", seed
    assert left


def voided(name: str, rng: Random) -> Hand:
    """A hand of a room that is voided after some commands, now and then before the first card."""
    hand = Hand.start(random_start(rng, name))
    for _ in range(rng.randint(0, 12)):
        command: cmd.Command = random_command(hand, rng)
        assert not isinstance(hand.apply(command), Refusal)
        if hand.over:
            return voided(name, rng)
    assert not isinstance(hand.apply(Void("power cut")), Refusal)
    return hand


@pytest.mark.parametrize("name", sorted(HOUSES))
def test_b62_a_void_hand_replays_up_to_its_refunds(name: str) -> None:
    for seed in range(HANDS):
        rng = Random(seed)
        hand = voided(name, rng)
        text = written("json", hand, random_viewer(hand, rng), rng)
        assert replayed(text) == "exact", (seed, text)


def test_b62_wrong_refunds_are_a_difference() -> None:
    hand = voided("seven-stud", Random(3))
    refund = next(post for post in hand.events[-1].refunds if post.amount)  # type: ignore[union-attr]
    text = written("json", hand, 0, Random(3))
    before, mark, after = text.rpartition('"hand_voided"')
    old = f'"seat":{refund.seat},"amount":{refund.amount}'
    assert old in after
    after = after.replace(old, f'"seat":{refund.seat},"amount":{refund.amount + 1}')
    assert "go back" in replayed(before + mark + after)


def test_a_hand_that_is_not_over_is_no_history() -> None:
    rng = Random(2)
    hand = Hand.start(random_start(rng, "fortune"))
    hand.apply(random_command(hand, rng))
    assert not hand.over
    heading = heading_for(hand, 0, rng)
    text = export("json", seen_by(hand, 0), heading)
    (reading,) = read_text(text)
    assert isinstance(reading, HistoryError)
    assert reading.reason == "the hand is not over"


@pytest.mark.parametrize("form", ["json", "pokerstars", "full-tilt", "phh"])
def test_a_session_file_of_every_room_is_exact_for_the_command(
    form: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    hands = []
    for name in sorted(HOUSES):
        told = 0
        for seed in range(50):
            rng = Random(seed)
            hand = room_hand(name, rng)
            viewer = random_viewer(hand, rng)
            pair = seen_by(hand, viewer), heading_for(hand, viewer, rng)
            try:
                export(form, *pair)
            except CannotTellError:
                continue
            hands.append(pair)
            told += 1
            if told == 3:
                break
    path = tmp_path / f"session.{FORMATS[form].ending}"
    path.write_text(export_all(form, hands), encoding="utf-8")
    assert replay_paths([path], as_json=True) is True
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert Counter(row["site"] for row in rows) == dict.fromkeys(HOUSES, 3)
    assert {row["result"] for row in rows} == {"exact"}
