"""Two worlds for the aids of practice tables: they tell nothing of a card not seen (FAIR 6, 4)."""

from collections.abc import Iterator

import msgspec
import pytest

from doorcard.cards import parse_card
from doorcard.views import AidQuestion, Viewer, aid_question
from tests.worlds.course import Course
from tests.worlds.two_worlds import Pair, make_pair, seen_by, snapshot

PAIRS = 300
ANSWERED = 8


def questions(course: Course, seat: int, cut: int) -> Iterator[tuple[int, AidQuestion]]:
    """What is asked for the seat whenever the hand waits for somebody, up to the cut."""
    viewer = Viewer(seat)
    at = {pause.events: pause for pause in course.pauses}
    for number, event in enumerate(course.events[:cut], 1):
        viewer.see(event)
        if number in at:
            question = aid_question(snapshot(viewer, course, at[number]))
            if question is not None:
                yield number, question


def pairs() -> Iterator[Pair]:
    made = (make_pair(f"aids {number}") for number in range(PAIRS))
    return (pair for pair in made if pair.seat)


def test_u30_a_question_holds_no_card_that_its_player_has_not_seen_and_no_card_twice() -> None:
    asked = 0
    for pair in pairs():
        for number, question in questions(pair.first, pair.seat, pair.cut):
            told = [card for hand in question.hands for card in (*hand.cards, *hand.thrown)]
            told += [*question.shared, *question.dead]
            cards = [parse_card(text) for text in told]
            assert len(set(cards)) == len(cards)
            assert set(cards) == seen_by(pair.seat, pair.first.events[:number])
            asked += 1
    assert asked > PAIRS


def test_u30_what_is_asked_is_the_same_in_both_worlds() -> None:
    for pair in pairs():
        worlds = [
            list(questions(world, pair.seat, pair.cut)) for world in (pair.first, pair.second)
        ]
        shared = {number for number, _ in worlds[0]} & {number for number, _ in worlds[1]}
        one, other = ([asked for asked in world if asked[0] in shared] for world in worlds)
        assert msgspec.json.encode(one) == msgspec.json.encode(other)


@pytest.mark.parametrize("seed", range(ANSWERED))
def test_u30_the_aids_are_the_same_in_both_worlds(seed: int) -> None:
    aids = pytest.importorskip("doorcard.odds.aids").aids
    answered = 0
    for number in range(100):
        pair = make_pair(f"answers {seed} {number}")
        if not pair.seat:
            continue
        worlds = [
            dict(questions(world, pair.seat, pair.cut)) for world in (pair.first, pair.second)
        ]
        for at in sorted(worlds[0].keys() & worlds[1].keys())[-1:]:
            one, other = (aids(world[at]) for world in worlds)
            assert one == other
            assert 0 <= one.share <= 1
            answered += 1
        if answered == 2:
            return
    raise AssertionError("too few questions")
