"""House players: always legal, sensible, and made of nothing but their view (FAIR 6 class 17)."""

import ast
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import doorcard.bots
from doorcard.bots import STEADY, TEMPERAMENTS, Choice, Temperament, decide
from doorcard.bots.strength import strength
from doorcard.engine import audit
from doorcard.engine import events as ev
from doorcard.views import Option, SeatView
from tests.bots.play import play_hand, view_of
from tests.rules.table import ANY, deal, seats, stud5
from tests.views.watching import watch
from tests.worlds.course import random_setup
from tests.worlds.two_worlds import make_pair, snapshot

FIVE = " ".join([ANY] * 5)


def choices(view: SeatView, temperament: Temperament = STEADY, count: int = 50) -> Counter[str]:
    """How often each act is chosen on one view."""
    return Counter(decide(view, Random(seed), temperament).kind for seed in range(count))


def assert_legal(view: SeatView, choice: Choice) -> None:
    assert view.hand is not None
    kinds = [option for option in view.hand.legal if option.kind == choice.kind]
    assert kinds
    if choice.kind == "discard":
        own = {held.card for place in view.places if place.seat == view.you for held in place.cards}
        assert len(choice.cards) <= kinds[0].most
        assert set(choice.cards) <= own
    elif choice.kind in ("bet", "complete", "raise", "call", "bring_in"):
        assert any(_reaches(option, choice.to) for option in kinds)


def _reaches(option: Option, to: int) -> bool:
    return option.to <= to <= max(option.to, option.up_to)


@settings(max_examples=120)
@given(seed=st.integers(0, 2**32), name=st.sampled_from(sorted(TEMPERAMENTS)))
def test_every_choice_is_legal_and_every_hand_ends(seed: int, name: str) -> None:
    started = random_setup(Random(seed)).started
    same = {player.seat: TEMPERAMENTS[name] for player in started.players}
    hand, decisions = play_hand(started, same, f"{seed}")
    for view, choice in decisions:
        assert_legal(view, choice)
    assert audit(hand) == []


def test_fair_17_the_same_view_and_chance_give_the_same_act() -> None:
    started = random_setup(Random(5)).started
    everybody = {player.seat: STEADY for player in started.players}
    _, decisions = play_hand(started, everybody, "again")
    for view, _ in decisions:
        assert decide(view, Random(7)) == decide(view, Random(7))


def test_fair_17_p53_hidden_cards_change_no_decision() -> None:
    compared = 0
    for number in range(250):
        pair = make_pair(f"bots {number}")
        worlds = zip(pair.first.pauses, pair.second.pauses, strict=False)
        for pause, other in worlds:
            if pause.events > pair.cut or pause.betting.asked != pair.seat or not pair.seat:
                continue
            views = [
                snapshot(watch(course.hand, pair.seat, pause.events), course, at)
                for course, at in ((pair.first, pause), (pair.second, other))
            ]
            one, two = (decide(view, Random(number)) for view in views)
            assert one == two
            compared += 1
    assert compared > 150


def test_house_players_import_views_alone() -> None:
    folder = Path(doorcard.bots.__path__[0])
    imported = {
        node.module
        for file in folder.glob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("doorcard")
    }
    assert imported
    assert {name for name in imported if name.split(".")[1] not in ("views", "bots")} == set()


def test_one_who_is_not_asked_cannot_decide() -> None:
    view = view_of(deal("T1", stud5(2)).hand, 2)
    with pytest.raises(ValueError, match="not asked"):
        decide(view, Random(1))


# --- sense ---


def test_the_best_hand_there_is_never_folds_and_mostly_raises() -> None:
    hands = {1: "Ah Kh Qh Jh Th", 2: FIVE, 3: FIVE}
    t = deal("T4L", hands, button=3).play("s3 to 100")
    made = choices(view_of(t.hand, 1))
    assert set(made) == {"raise"}


@pytest.mark.parametrize("name", sorted(TEMPERAMENTS))
def test_nothing_at_all_folds_to_two_raises(name: str) -> None:
    hands = {1: "2h 4c 7d 9s Jh", 2: FIVE, 3: FIVE}
    t = deal("T4L", hands, button=3).play("s3 to 100")
    made = choices(view_of(t.hand, 1), TEMPERAMENTS[name])
    assert made["fold"] >= 40


def test_a_rolled_up_hand_plays_and_a_bad_one_goes_at_the_first_street() -> None:
    good = {1: "x x 2c", 2: "9d 9h 9c", 3: "x x 8d"}
    t = deal("T3", good).play("s1 to 200")
    assert choices(view_of(t.hand, 2))["fold"] == 0
    bad = {1: "x x 2c", 2: "4d 9h Jc", 3: "x x 8d"}
    t = deal("T3", bad).play("s1 to 200")
    assert choices(view_of(t.hand, 2))["fold"] == 50


def test_a_pair_on_an_opponents_board_lowers_the_looks_of_high_cards() -> None:
    own = "Ks 2c 9d Jh"
    plain = deal("T1", {1: own, 2: "x 7d 8c 4s"}).to_street(4)
    paired = deal("T1", {1: own, 2: "x 7d 7c 4s"}).to_street(4)
    seat = 1
    assert strength(view_of(paired.hand, seat)) < 0.8 * strength(view_of(plain.hand, seat))


def test_four_to_a_flush_is_worth_more_with_cards_to_come_than_at_the_end() -> None:
    flush_draw = deal("T3", {1: "Kh 9h 2h 6h", 2: "x x 7d 8c"}).to_street(4)
    no_draw = deal("T3", {1: "Kh 9s 2d 6h", 2: "x x 7d 8c"}).to_street(4)
    assert strength(view_of(flush_draw.hand, 1)) > strength(view_of(no_draw.hand, 1)) + 0.1


def test_an_opponent_who_stands_pat_is_feared() -> None:
    hands = {1: "As Ad 9c 7d 4h", 2: FIVE, 3: FIVE}
    looks = []
    for second in ("pat", "discard"):
        t = deal("T4L", hands, button=3).to_street(2).play("s1 discard 9c 7d 4h")
        thrown = " ".join(t.cards(2)[:3]) if second == "discard" else ""
        t.play(f"s2 {second} {thrown}".strip()).play("s3 pat").to_betting(2)
        looks.append(strength(view_of(t.hand, 1)))
    assert looks[0] < looks[1]


@pytest.mark.parametrize(
    ("texts", "thrown"),
    [
        ("As Ks Qs Js Ts", ""),
        ("9s 8d 7c 6h 5s", ""),
        ("Kc Kd 7s 7h 2c", "2c"),
        ("8c 8d 8s Kh 2c", "2c Kh"),
        ("Ac Ad 9s 5h 3c", "3c 5h 9s"),
        ("9h 8h 4h 2h Ks", "Ks"),
        ("4c 4h 9h Kh 2h", "4c"),
        ("Qc Qh 9h Kh 2h", "2h 9h Kh"),
        ("9s 8d 7c 6h 2s", "2s"),
        ("As Kd 9c 7d 2h", "2h 7d 9c"),
    ],
)
def test_draws_keep_what_is_worth_keeping(texts: str, thrown: str) -> None:
    t = deal("T4L", {1: texts, 2: FIVE, 3: FIVE}, button=3).to_street(2)
    choice = decide(view_of(t.hand, 1), Random(1))
    assert choice.kind == "discard"
    assert " ".join(choice.cards) == thrown


def test_k20_no_more_cards_are_thrown_than_the_house_allows() -> None:
    t = deal("T4L", {1: "As Kd 9c 7d 2h", 2: FIVE, 3: FIVE}, button=3, max_draw=2).to_street(2)
    assert decide(view_of(t.hand, 1), Random(1)).cards == ("2h", "7d")


def test_a_beaten_hand_is_mucked() -> None:
    t = deal("T1", {1: "As 2c Ad Kd Qh", 2: "8h 7d 9c 3h 4s"}).to_street(5)
    while t.hand.asking != "show":
        t.pass_along()
    assert t.asked == 2
    assert choices(view_of(t.hand, 2)) == {"muck": 50}


def test_a_pot_limit_wager_grows_with_the_hand() -> None:
    def wager(texts: str) -> int:
        t = deal("T4P", {1: texts, 2: FIVE, 3: FIVE}, button=3).play("s3 to 150")
        return decide(view_of(t.hand, 1), Random(3)).to

    assert wager("Ah Kh Qh Jh Th") > wager("Ac As Ad 7h 2c") > 300


def test_the_loose_play_more_hands_than_the_tight() -> None:
    played: Counter[str] = Counter()
    kinds = [TEMPERAMENTS["tight"], TEMPERAMENTS["loose"]]
    for number in range(60):
        t = deal("T3", seats(*range(1, 9)), deck=None)
        mind = {seat: kinds[(seat + number) % 2] for seat in range(1, 9)}
        hand, _ = play_hand(t.started, mind, f"loose {number}")
        for event in hand.events:
            if isinstance(event, ev.StreetDealt) and event.street == 4:
                played.update(mind[dealt.seat].name for dealt in event.hands)
    assert played["loose"] > 1.5 * played["tight"]
    assert played["tight"] > 10
