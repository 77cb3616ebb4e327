"""Cases P65 to P68: what exports of other rooms got wrong."""

import json
from itertools import pairwise

import pytest

from doorcard.cards import parse_cards
from doorcard.engine import (
    BringIn,
    Call,
    Check,
    Command,
    Fold,
    Hand,
    HandStarted,
    Muck,
    Refusal,
    Seated,
    Shuffle,
    Stakes,
    Wager,
)
from doorcard.games import GAMES
from doorcard.histories.readers import read_text
from doorcard.histories.record import Record, Returned, Street, Total, Won
from doorcard.histories.writers import FORMATS, Heading, events_json, export, export_all, record_of
from doorcard.houses import HOUSES
from tests.histories_out.hands import seen_by

STUD_STAKES = Stakes(small=10, big=20, ante=1, bring_in=3)
TEXTS = ("pokerstars", "full-tilt")


def start(house: str, stacks: dict[int, int], stakes: Stakes, top: str, hand: str = "") -> Hand:
    """A hand whose first cards are ``top``; in draw seat 1 has the button (and small blind)."""
    rules = HOUSES[house]
    button = 1 if stakes.big_blind else 0
    started = HandStarted(
        hand=hand or "case",
        game=GAMES[rules.game],
        house=rules,
        stakes=stakes,
        players=tuple(Seated(seat, stack) for seat, stack in stacks.items()),
        button=button,
        small_blind=button,
        big_blind=2 * button,
    )
    cards = parse_cards(top)
    begun = Hand.start(started)
    give(begun, Shuffle((*cards, *(card for card in range(52) if card not in cards))))
    return begun


def give(hand: Hand, *commands: Command) -> Hand:
    for command in commands:
        answer = hand.apply(command)
        assert not isinstance(answer, Refusal), f"{command}: {answer}"
    return hand


def heading(viewer: int = 0) -> Heading:
    return Heading(
        viewer=viewer,
        room="Door Room",
        table="Oak",
        names={1: "Ada", 2: "Bo", 3: "Cy"},
        started=1_700_000_000_000,
    )


def read_back(text: str) -> Record:
    (record,) = read_text(text)
    assert isinstance(record, Record)
    return record


# --- P65: all streets after an all-in ---


def all_in_on_fourth_street() -> Hand:
    hand = start(
        "seven-stud",
        {1: 34, 2: 500},
        STUD_STAKES,
        "Ah Kc  Ad Kd  2c 9h  8s Qs  7h 6h  5s 4s  Jd Jc",
    )
    give(hand, BringIn(1), Wager(2, 10), Call(1))
    give(hand, Wager(2, 10), Wager(1, 20), Wager(2, 30), Call(1))
    if not hand.over:
        give(hand, Muck(hand.asked))
    return hand


@pytest.mark.parametrize("form", TEXTS)
@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_P65_every_street_is_there_after_an_all_in(form: str, viewer: int) -> None:
    hand = all_in_on_fourth_street()
    text = export(form, seen_by(hand, viewer), heading(viewer))
    streets = [fact.number for fact in read_back(text).facts if isinstance(fact, Street)]
    assert streets == [3, 4, 5, 6, 7]
    # Up cards are for everybody, the last one for its owner alone.
    told = text.split("SHOW DOWN")[0]
    assert "7h" in told
    assert "5s" in told
    assert ("Jd" in told) == (viewer == 1)
    assert ("Jc" in told) == (viewer == 2)


def test_P65_the_replayed_hand_has_all_streets_without_acts() -> None:
    hand = all_in_on_fourth_street()
    told = events_json.read(export("json", seen_by(hand, 1), heading(1)))
    facts = record_of(told.events, told.heading).facts
    streets = [at for at, fact in enumerate(facts) if isinstance(fact, Street)]
    assert len(streets) == 5
    last_act = max(at for at, fact in enumerate(facts) if type(fact).__name__ == "Act")
    assert all(last_act < at for at in streets[2:])


# --- P66: stable ids ---


def fifty_hands() -> list[tuple[Hand, Heading]]:
    hands = []
    for number in range(50):
        hand = start("fortune", {1: 500, 2: 500}, STUD_STAKES, "2c 9h 3c 9d", hand=f"oak-{number}")
        give(hand, BringIn(1), Fold(2))
        if not hand.over:
            give(hand, Muck(1))
        hands.append((hand, heading(2)))
    return hands


@pytest.mark.parametrize("form", FORMATS)
def test_P66_the_same_fifty_hands_are_the_same_bytes(form: str) -> None:
    # Once hand by hand, once as a session; the hands are played anew, as after a restart.
    single = [export(form, seen_by(hand, 2), head) for hand, head in fifty_hands()]
    session = export_all(form, [(seen_by(hand, 2), head) for hand, head in fifty_hands()])
    if form == "phh":
        assert session == "\n".join(f"[{n}]\n{text}" for n, text in enumerate(single, 1))
    else:
        assert session == "".join(single)
    assert all(one != other for one, other in pairwise(single))


@pytest.mark.parametrize("form", ["pokerstars", "full-tilt", "phh"])
def test_P66_ids_are_stable_and_unique(form: str) -> None:
    sessions = []
    for _ in range(2):
        text = export_all(form, [(seen_by(hand, 2), head) for hand, head in fifty_hands()])
        sessions.append([read.hand for read in read_text(text) if isinstance(read, Record)])
    assert sessions[0] == sessions[1]
    assert len(set(sessions[0])) == 50


def test_P66_ids_of_another_room_differ() -> None:
    (hand, head), *_ = fifty_hands()
    elsewhere = Heading(
        viewer=2, room="Other Room", table="Oak", names=head.names, started=head.started
    )
    ids = {read_back(export("pokerstars", seen_by(hand, 2), h)).hand for h in (head, elsewhere)}
    assert len(ids) == 2


# --- P67: uncalled bet, rake and several pots ---


def three_way_with_a_side_pot() -> Hand:
    """Seat 1 all-in for 24, seats 2 and 3 play on; 3 folds the river to 2's bet."""
    hand = start(
        "seven-stud",
        {1: 24, 2: 500, 3: 500},
        STUD_STAKES,
        "Ah Kc 8h  Ad Kd 8d  2c 9h Ts  3s Qd 7s  7h Jh 6s  6d 5d 4d  5c 4c 3c",
    )
    give(hand, BringIn(1), Wager(2, 10), Call(3), Call(1))
    while hand.street.number < 7:
        if hand.asked == 1:
            give(hand, Call(1) if hand.cur else Check(1))
        elif hand.cur:
            give(hand, Call(hand.asked))
        else:
            give(hand, Wager(hand.asked, hand.sizes[0]))
    if hand.asked == 3:
        give(hand, Check(3))
    give(hand, Wager(2, 20), Fold(3))
    while not hand.over:
        give(hand, Muck(hand.asked))
    return hand


@pytest.mark.parametrize("form", TEXTS)
def test_P67_pots_rake_and_the_uncalled_bet_add_up(form: str) -> None:
    hand = three_way_with_a_side_pot()
    text = export(form, seen_by(hand, 0), heading())
    record = read_back(text)
    won = [fact for fact in record.facts if isinstance(fact, Won)]
    (total,) = [fact for fact in record.facts if isinstance(fact, Total)]
    (returned,) = [fact for fact in record.facts if isinstance(fact, Returned)]
    assert (returned.seat, returned.amount) == (2, 20)
    assert sum(fact.amount for fact in won) + (total.rake or 0) == total.pot
    assert {fact.pot: fact.seat for fact in won} == {0: 1, 1: 2}
    assert total.pots == (72, (total.pot or 0) - 72)
    assert "main pot" in text
    assert "side pot" in text


# --- P68: empty pots ---


def folded_to_the_big_blind() -> Hand:
    stakes = Stakes(small=50, big=100, small_blind=25, big_blind=50)
    hand = start("draw-limit", {1: 5000, 2: 5000}, stakes, "")
    return give(hand, Fold(1), Muck(2))


def folded_to_the_bring_in() -> Hand:
    hand = start(
        "seven-stud", {1: 500, 2: 500, 3: 500}, STUD_STAKES, "Ah Kc 8h  Ad Kd 8d  2c 9h Ts"
    )
    return give(hand, BringIn(1), Fold(2), Fold(3), Muck(1))


@pytest.mark.parametrize("form", TEXTS)
@pytest.mark.parametrize(
    ("hand", "winner", "pot", "back"),
    [
        pytest.param(folded_to_the_big_blind(), 2, 50, 25, id="big blind"),
        pytest.param(folded_to_the_bring_in(), 1, 3, 3, id="bring-in"),
    ],
)
def test_P68_there_is_one_pot_with_its_right_amount(
    form: str, hand: Hand, winner: int, pot: int, back: int
) -> None:
    record = read_back(export(form, seen_by(hand, 0), heading()))
    won = [(fact.seat, fact.amount) for fact in record.facts if isinstance(fact, Won)]
    assert won == [(winner, pot)]
    (total,) = [fact for fact in record.facts if isinstance(fact, Total)]
    assert (total.pot, total.rake, total.pots) == (pot, 0, ())
    returned = [(f.seat, f.amount) for f in record.facts if isinstance(f, Returned)]
    assert returned == [(winner, back)]


@pytest.mark.parametrize("hand", [folded_to_the_big_blind(), folded_to_the_bring_in()])
def test_P68_no_empty_pot_is_written_as_json(hand: Hand) -> None:
    pots = json.loads(export("ohh", seen_by(hand, 0), heading()))["ohh"]["pots"]
    assert [(pot["number"], len(pot["player_wins"])) for pot in pots] == [(0, 1)]
    assert pots[0]["amount"] > 0
