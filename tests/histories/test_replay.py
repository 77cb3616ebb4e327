"""Told hands against the engine: what agrees, and how a difference is told."""

from pathlib import Path

import msgspec
import pytest

from doorcard.cards import HIDDEN
from doorcard.engine import HandStarted
from doorcard.histories.filling import fill
from doorcard.histories.opening import start_of
from doorcard.histories.readers import read_text
from doorcard.histories.record import Act, Blind, Community, Deal, Known, Record
from doorcard.histories.replay import play, replay
from doorcard.houses import HOUSES
from doorcard.houses.sites import SITES
from doorcard.ranking import hand_value
from tests.histories.told import FILES, line_of, only_hand, text_of


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_our_samples_replay_exactly(path: object) -> None:
    name = getattr(path, "name", "")
    record = only_hand(text_of(name), name)
    assert replay(record).difference == ""


@pytest.mark.parametrize(
    ("name", "old", "new", "at", "says"),
    [
        ("pokerstars_stud.txt", "Bob: brings in", "Cid: brings in", "brings in", "asks seat 3"),
        ("pokerstars_stud.txt", "calls $1.50", "calls $1", "calls $1", "call 150"),
        ("pokerstars_stud.txt", "Cid: bets $4", "Cid: bets $3", "bets $3", "bet to 200"),
        ("pokerstars_stud.txt", "Bob: mucks hand", "Bob: shows [As Jd 2d Qc 7h 8s 4d]", "", ""),
        ("pokerstars_stud.txt", "($4) returned", "($3) returned", "returned", "uncalled"),
        ("pokerstars_stud.txt", "$10 from main", "$10.01 from main", "", "short of 74"),
        ("pokerstars_stud.txt", "Total pot $16", "Total pot $17", "Total pot", "total pot is 1700"),
        ("pokerstars_draw.txt", "Eve collected", "Bob collected", "", "are paid"),
        ("pokerstars_draw.txt", "The deck is reshuffled\n", "", "", ""),
        ("full_tilt_stud.txt", "Ann is low", "Bob is low", "is low", "engine says seat 1"),
        ("full_tilt_draw.txt", "(Pot: $7.50)", "(Pot: $8)", "DRAW", "the pot is 800"),
        ("full_tilt_draw.txt", "raises to $31.50", "raises to $31.49", "$31.49", "all-in"),
        (
            "full_tilt_five_stud.txt",
            "Cid checks\nAnn checks",
            "Ann checks\nCid checks",
            "Ann checks",
            "asks seat 7",
        ),
        ("bovada.txt", "Double bets 40", "Double bets 60", "Double bets", "bet to 20, bet to 40"),
        ("ipoker.xml", 'win="$8.10"', 'win="$9.10"', "", "are paid of pots"),
        ("winning_old.txt", "Bets: 3.15. Collects: 6.10", "Bets: 3.16. Collects: 6.10", "", "paid"),
        ("stud.phh", "5700", "5701", "", "stack"),
    ],
)
def test_the_first_difference_has_its_line(
    name: str, old: str, new: str, at: str, says: str
) -> None:
    text = text_of(name)
    assert old in text
    text = text.replace(old, new, 1)
    outcome = replay(only_hand(text, name))
    if not says and not at:
        assert outcome.result == "exact"  # a matter of choice, or of what a history leaves out
        return
    assert outcome.result == "different"
    assert says in outcome.difference
    if at:
        assert outcome.line == line_of(text, at)


def test_b27_the_reshuffled_discards_serve_the_told_replacements() -> None:
    hand = play(only_hand(text_of("pokerstars_draw.txt")))
    names = [type(event).__name__ for event in hand.events]
    assert names.count("StubReshuffled") == 1
    eve = hand.position_of[5]
    assert hand.stack[eve] == 5000 - 500 + 1450  # before rake


def test_b24_a_shared_card_nobody_tells_of_is_dealt_all_the_same() -> None:
    golden = Path(__file__).parents[1] / "golden_hands/pokerstars-seven_card_stud.jsonl"
    record = next(
        reading
        for reading in read_text(golden.read_text(encoding="utf-8"))
        if isinstance(reading, Record) and any(isinstance(f, Community) for f in reading.facts)
    )
    told = tuple(fact for fact in record.facts if not isinstance(fact, Community | Known))
    # The shared card says who acts first (B24), so one is chosen that makes it the told player.
    assert replay(msgspec.structs.replace(record, facts=told)).difference == ""


def test_hidden_cards_are_chosen_so_that_the_told_winner_wins() -> None:
    text = text_of("pokerstars_stud.txt")
    text = text.replace("Seat 3: Bob mucked [As Jd 2d Qc 7h 8s 4d]", "Seat 3: Bob mucked")
    hand = play(only_hand(text))
    ann, bob = (hand.position_of[seat] for seat in (1, 3))
    assert hand_value(hand.cards[bob]) < hand_value(hand.cards[ann])


def test_the_same_hidden_cards_are_chosen_every_time() -> None:
    record = only_hand(text_of("ipoker.xml"))
    one, other = (play_cards(record) for _ in range(2))
    assert one == other
    assert one[0] != one[1]  # and another attempt is another choice


def play_cards(record: Record) -> list[list[int]]:
    house = SITES[record.site].house(record.game)
    return [fill(record, house).deck, fill(record, house, 1).deck]


def test_b32_small_and_big_blind_at_once_are_a_live_and_a_dead_post() -> None:
    record = only_hand(text_of("pokerstars_draw.txt"))
    posts = [fact for fact in record.facts if isinstance(fact, Blind) and fact.kind == "post"]
    assert [(post.seat, post.live, post.dead) for post in posts] == [(4, 100, 50)]


def test_strangers_hole_cards_are_hidden() -> None:
    record = only_hand(text_of("pokerstars_stud.txt"))
    deal = next(fact for fact in record.facts if isinstance(fact, Deal) and fact.seat == 3)
    assert deal.down == (HIDDEN, HIDDEN)


def test_acts_have_both_amounts_whatever_the_site_writes() -> None:
    record = only_hand(text_of("full_tilt_draw.txt"))
    raises = [fact for fact in record.facts if isinstance(fact, Act) and fact.act == "raise"]
    assert [(act.paid, act.to) for act in raises] == [(350, 350), (3150, 3150)]


def test_a_room_of_ours_is_replayed_under_its_own_rules() -> None:
    record = only_hand(text_of("pokerstars_stud.txt"))
    own = msgspec.structs.replace(record, site="seven-stud")
    hand = play_start(own)
    assert hand.house == HOUSES["seven-stud"]
    unknown = replay(msgspec.structs.replace(record, site="nowhere"))
    assert "no house rules are known for 'nowhere'" in unknown.difference


def play_start(record: Record) -> HandStarted:
    return start_of(record)


@pytest.mark.parametrize("name", sorted(SITES))
def test_every_site_has_rules_for_the_three_games(name: str) -> None:
    site = SITES[name]
    for game in ("seven_card_stud", "five_card_stud", "five_card_draw"):
        house = site.house(game)
        assert (house.name, house.game, house.structure) == (name, game, "limit")
    assert name not in HOUSES
    assert site.house("five_card_draw", "no").pot_limit_max == "stack"


def test_k37_no_limit_goes_up_to_the_stack() -> None:
    record = only_hand(text_of("full_tilt_draw.txt"))
    assert record.structure == "no"
    text = text_of("full_tilt_draw.txt").replace("No Limit", "Pot Limit")
    outcome = replay(only_hand(text))
    assert outcome.line == line_of(text, "raises to $31.50")
    assert "raise to 1460-2940" in outcome.difference
