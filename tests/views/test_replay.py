"""A finished hand step by step (U28, CLIENT finding 4; B43, R4.8, K40)."""

from collections.abc import Sequence
from random import Random

import pytest
from msgspec.structs import replace

from doorcard.engine import HandStarted, Void
from doorcard.engine.events import Event
from doorcard.views import Place, Replay, SeatView, TableFacts, Viewer, replay_hand
from tests.rules.table import Table, deal, seats, stud7
from tests.views.watching import card_texts
from tests.worlds.course import Course, Pause, play, random_setup
from tests.worlds.two_worlds import snapshot

RAIL = 0
HIDDEN = "??"


def replay_of(t: Table, reader: int) -> Replay:
    """The hand of a table for one reader."""
    return _replay(t.hand.events, reader)


def _replay(events: Sequence[Event], reader: int) -> Replay:
    started = events[0]
    assert isinstance(started, HandStarted)
    facts = TableFacts("t1", "Table 1", started.house, started.stakes, hands=1)
    names = {player.seat: f"player {player.seat}" for player in started.players}
    return replay_hand(events, reader, facts, names)


def pictures(replay: Replay) -> list[SeatView]:
    """The whole table at every step, put together as a client does it."""
    places: dict[int, Place] = {}
    found = []
    for step in replay.steps:
        places |= {place.seat: place for place in step.places}
        found.append(replace(replay.view, places=tuple(places.values()), hand=step.hand))
    return found


def cards(view: SeatView, seat: int) -> list[str]:
    return [held.card for held in view.places[seat - 1].cards]


def codes(replay: Replay, step: int) -> list[str]:
    return [line.code for line in replay.steps[step].lines]


def step_of(replay: Replay, code: str) -> int:
    """The first step in which the dealer says this."""
    return next(at for at in range(len(replay.steps)) if code in codes(replay, at))


def known(replay: Replay, step: int) -> dict[int, list[str]]:
    """What who looks ahead sees at a step."""
    return {one.seat: [held.card for held in one.cards] for one in replay.steps[step].known}


def mucked_on_the_river() -> Table:
    """T1: s4 folds on third street, s1 shows aces, s3 calls the river and mucks, s2 as well."""
    hands = {1: "Ah 2c As Kd Qh", 2: "6s 7d 9c 3h 4s", 3: "Jd 8d Tc 5h 6h", 4: "6d 6c"}
    return deal("T1", hands).play("s1 bring-in, s2 call, s3 call, s4 fold").muck_out()


def test_u28_a_hand_that_is_shown_lies_face_down_until_then() -> None:
    replay = replay_of(mucked_on_the_river(), 2)
    shows = step_of(replay, "log-shows")
    seen = pictures(replay)
    for at, view in enumerate(seen):
        if cards(view, 1):
            assert (cards(view, 1)[0] == HIDDEN) == (at < shows), at
    assert cards(seen[-1], 1) == ["Ah", "2c", "As", "Kd", "Qh"]
    assert cards(seen[shows - 1], 2)[0] == "6s"  # his own


def test_u28_who_looks_ahead_sees_shown_and_mucked_hands_and_never_a_folded_one() -> None:
    t = mucked_on_the_river()
    replay = replay_of(t, 2)
    first = step_of(replay, "log-street")
    assert known(replay, first) == {1: ["Ah", "2c"], 3: ["Jd", "8d"]}
    assert known(replay, len(replay.steps) - 1) == {3: ["Jd", "8d", "Tc", "5h", "6h"]}
    folded = replay_of(t, 4)
    assert known(folded, first) == known(replay, first) | {2: ["6s", "7d"]}


def test_b43_the_rail_looks_ahead_to_the_shown_hand_alone() -> None:
    replay = replay_of(mucked_on_the_river(), RAIL)
    assert known(replay, step_of(replay, "log-street")) == {1: ["Ah", "2c"]}
    hidden = {"6s", "Jd", "6d"}
    assert not hidden & card_texts(replay)


def test_the_seventh_card_is_dealt_face_down_to_the_right_end() -> None:
    t = deal("T3", stud7(3)).to_street(7).play_out()
    replay = replay_of(t, RAIL)
    for view in pictures(replay):
        for seat in (1, 2, 3):
            lies = view.places[seat - 1].cards
            assert [card.street for card in lies] == [3, 3, 3, 4, 5, 6, 7][: len(lies)]
            assert [card.face for card in lies] == ["down", "down", *["up"] * 4, "down"][
                : len(lies)
            ]
    river = max(at for at in range(len(replay.steps)) if "log-street" in codes(replay, at))
    before = pictures(replay)[river - 1]
    assert [len(cards(before, seat)) for seat in (1, 2, 3)] == [6, 6, 6]


def test_r4_8_before_the_draw_only_what_was_kept_is_known_of_a_shown_hand() -> None:
    hands = {1: "Ah Ad 3c 4d 8s", 2: "Kh Kd 5c 6d 9s"}
    t = deal("5D", hands, draws={1: "Ac Ts", 2: "2c 7d Jh"}).to_street(2)
    t.play("s1 discard 3c 4d, s2 discard 5c 6d 9s").muck_out()
    first = 2  # the posts and the deal are over
    other = replay_of(t, 2)
    assert known(other, first)[1] == ["Ah", "Ad", "8s", HIDDEN, HIDDEN]
    assert cards(pictures(other)[-1], 1) == ["Ah", "Ad", "8s", "Ac", "Ts"]
    assert not {"3c", "4d"} & card_texts(other)
    loser = replay_of(t, 1)
    assert known(loser, first)[2] == ["Kh", "Kd", HIDDEN, HIDDEN, HIDDEN]
    assert known(loser, len(loser.steps) - 1)[2] == ["Kh", "Kd", "2c", "7d", "Jh"]
    assert known(replay_of(t, RAIL), first).keys() == {1}


def test_k40_where_counts_are_not_shown_nothing_is_known_of_a_hand_before_the_draw() -> None:
    hands = {1: "Ah Ad 3c 4d 8s", 2: "Kh Kd 5c 6d 9s"}
    draws = {1: "Ac Ts", 2: "2c 7d Jh"}
    t = deal("5D", hands, draws=draws, show_draw_counts=False).to_street(2)
    t.play("s1 discard 3c 4d, s2 discard 5c 6d 9s").play_out()
    for reader in (RAIL, 1, 2):
        before = known(replay_of(t, reader), 2)
        assert set(before) == {1, 2} - {reader}
        assert set(map(tuple, before.values())) == {(HIDDEN,) * 5}


def test_b62_a_void_hand_can_be_looked_at_to_its_end() -> None:
    t = deal("T1", seats(1, 2, 3)).play("s1 bring-in")
    t.apply(Void("a test"))
    replay = replay_of(t, 1)
    assert "log-void" in codes(replay, len(replay.steps) - 1)
    assert pictures(replay)[-1].hand.pot == 0  # type: ignore[union-attr]


def test_nothing_is_told_of_a_hand_that_still_runs() -> None:
    t = deal("T1", seats(1, 2, 3)).play("s1 bring-in")
    with pytest.raises(ValueError, match="not over"):
        replay_of(t, 1)


@pytest.mark.parametrize("number", range(40))
def test_each_step_shows_what_its_reader_saw_at_the_table(number: int) -> None:
    """Wherever somebody was asked, the picture is that which the room sent then."""
    rng = Random(f"replay {number}")
    course = play(random_setup(rng), f"replay {number}")
    seat = rng.choice([RAIL, *course.hand.seats])
    replay = _replay(course.events, seat)
    lines = [line for step in replay.steps for line in step.lines]
    assert lines == Viewer(seat, course.events).lines
    asked = [view for view in pictures(replay) if view.hand is not None and view.hand.asked]
    assert asked
    live = [_as_replayed(course, seat, pause) for pause in course.pauses]
    assert all(_anonymous(view) in live for view in asked)


def _as_replayed(course: Course, seat: int, pause: Pause) -> SeatView:
    """The picture the room made for a viewer at a pause, without what was his to do."""
    view = snapshot(Viewer(seat, course.events[: pause.events]), course, pause)
    assert view.hand is not None
    return _anonymous(replace(view, hand=replace(view.hand, legal=())))


def _anonymous(view: SeatView) -> SeatView:
    return replace(view, places=tuple(replace(place, name="") for place in view.places))
