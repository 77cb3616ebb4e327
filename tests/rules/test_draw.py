"""The exchange of cards: D-49, D-50, B27 to B29, B61, K18 to K20, K40."""

from random import Random
from typing import Any

import pytest

from doorcard.cards import FULL_DECK, HIDDEN, card_text
from doorcard.engine import events as ev
from doorcard.views import redact
from tests.rules.table import Table, deal, seats


def shuffled(seed: int) -> list[int]:
    deck = list(FULL_DECK)
    Random(seed).shuffle(deck)
    return deck


def six_who_call(**more: Any) -> Table:
    """T4L, button 6, everybody in for the big blind, seat 1 to draw."""
    return deal("T4L", seats(*range(1, 7)), deck=shuffled(49), **more).to_street(2)


def discard(t: Table, seat: int, count: int) -> Table:
    return t.play(" ".join([f"s{seat} discard", *t.cards(seat)[:count]]))


def test_d_49_b27_the_stub_is_refilled_with_earlier_discards() -> None:
    t = six_who_call()
    for seat, count in ((1, 5), (2, 5), (3, 5), (4, 4)):
        discard(t, seat, count)
    before = set(t.cards(5))
    deck = [card_text(card) for card in shuffled(49)]
    earlier = {card for event in t.events(ev.Discarded) for card in event.cards}
    discard(t, 5, 5)
    (shuffle,) = t.events(ev.StubReshuffled)
    assert shuffle.size == 22
    assert {card_text(card) for card in shuffle.cards} == set(deck[49:]) | {
        card_text(card) for card in earlier
    }
    assert not before & {card_text(card) for card in shuffle.cards}
    assert t.cards(5) == [card_text(card) for card in shuffle.cards[:5]]
    discard(t, 6, 5)
    assert t.cards(6) == [card_text(card) for card in shuffle.cards[5:10]]
    assert len(t.events(ev.StubReshuffled)) == 1


def test_b27_the_new_stub_is_made_before_the_first_replacement() -> None:
    t = six_who_call()
    for seat, count in ((1, 5), (2, 5), (3, 5), (4, 4), (5, 5)):
        discard(t, seat, count)
    names = t.names()
    assert names[names.index("StubReshuffled") - 1] == "Discarded"
    assert names[names.index("StubReshuffled") + 1] == "Drew"


def test_b27_a_stub_that_just_suffices_is_not_refilled() -> None:
    t = six_who_call()
    for seat, count in ((1, 5), (2, 5), (3, 5), (4, 4), (5, 3)):
        discard(t, seat, count)
    assert t.events(ev.StubReshuffled) == []
    assert t.cards(5)[2:] == [card_text(card) for card in shuffled(49)[49:]]
    # Nothing is left now: the sixth player's cards come from the others' discards.
    discard(t, 6, 1)
    (shuffle,) = t.events(ev.StubReshuffled)
    assert shuffle.size == 22


def test_b27_folded_hands_go_into_the_new_stub() -> None:
    t = deal("T4L", seats(*range(1, 7)), deck=shuffled(49)).play("s3 fold").to_street(2)
    folded = set(t.cards(3))
    for seat, count in ((1, 5), (2, 5), (4, 5), (5, 5)):
        discard(t, seat, count)
    discard(t, 6, 5)
    (shuffle,) = t.events(ev.StubReshuffled)
    assert folded <= {card_text(card) for card in shuffle.cards}
    assert shuffle.size == 2 + 20 + 5


def test_d_50_r4_8_counts_are_public_and_cards_are_not() -> None:
    t = deal("T4L", seats(3, 4), button=4).to_street(2)
    discards = t.cards(3)[:2]
    t.play(f"s3 discard {' '.join(discards)}")
    assert t.asked == 4
    assert len(t.cards(3)) == 5
    t.play("s4 pat")
    for viewer in (0, 3, 4):
        seen = [redact(event, viewer) for event in t.events(ev.Discarded)]
        assert [(e.seat, e.count) for e in seen if isinstance(e, ev.Discarded)] == [(3, 2), (4, 0)]
        drew = [redact(event, viewer) for event in t.events(ev.Drew)]
        hidden = [(HIDDEN, HIDDEN)] if viewer != 3 else [t.events(ev.Drew)[0].cards]
        assert [event.cards for event in drew if isinstance(event, ev.Drew)] == hidden


def test_k40_counts_may_be_kept_from_the_others() -> None:
    t = deal("T4L", seats(3, 4), button=4, show_draw_counts=False).to_street(2)
    discard(t, 3, 2)
    (event,) = t.events(ev.Discarded)
    seen = redact(event, 4, draw_counts=t.started.house.show_draw_counts)
    assert isinstance(seen, ev.Discarded)
    assert (seen.count, seen.cards) == (HIDDEN, ())
    assert redact(event, 3, draw_counts=False) == event


def test_b28_k19_each_player_has_his_cards_before_the_next_decides() -> None:
    t = deal("T4L", seats(1, 2, 3), deck=shuffled(1)).to_street(2)
    for seat, count in ((1, 1), (2, 3), (3, 5)):
        discard(t, seat, count)
    drawn = [name for name in t.names() if name in ("Discarded", "Drew")]
    assert drawn == ["Discarded", "Drew"] * 3
    assert [card for event in t.events(ev.Drew) for card in event.cards] == shuffled(1)[15:24]


def test_k19_all_discard_before_cards_are_dealt() -> None:
    t = deal("T4L", seats(1, 2, 3), deck=shuffled(1), draw_deal="after_all").to_street(2)
    for seat, count in ((1, 1), (2, 3), (3, 5)):
        discard(t, seat, count)
    drawn = [name for name in t.names() if name in ("Discarded", "Drew")]
    assert drawn == ["Discarded"] * 3 + ["Drew"] * 3
    assert [event.seat for event in t.events(ev.Drew)] == [1, 2, 3]
    assert [card for event in t.events(ev.Drew) for card in event.cards] == shuffled(1)[15:24]


def test_k19_k18_after_all_never_returns_ones_own_discards() -> None:
    t = six_who_call(draw_deal="after_all")
    held = {seat: set(t.cards(seat)) for seat in range(1, 7)}
    for seat in range(1, 7):
        discard(t, seat, 5)
    assert t.events(ev.StubReshuffled)
    for seat in range(1, 7):
        assert len(t.cards(seat)) == 5
        assert not held[seat] & set(t.cards(seat))


def test_k18_b27_ones_own_discards_never_come_back() -> None:
    t = six_who_call()
    held = {seat: set(t.cards(seat)) for seat in range(1, 7)}
    for seat in range(1, 7):
        discard(t, seat, 5)
        assert not held[seat] & set(t.cards(seat))
    # The fifth player's are not even among the cards that were shuffled for him.
    assert not held[5] & {card_text(card) for card in t.reshuffles[0]}


def test_b29_from_none_to_five_cards() -> None:
    t = deal("T4L", seats(1, 2, 3, 4, 5, 6), deck=shuffled(2)).to_street(2)
    assert t.options(1) == {"discard 0-5"}
    for seat in range(1, 7):
        discard(t, seat, seat - 1)
    assert [event.count for event in t.events(ev.Discarded)] == [0, 1, 2, 3, 4, 5]
    assert [event.count for event in t.events(ev.Drew)] == [1, 2, 3, 4, 5]


def test_b29_a_discard_is_final() -> None:
    t = deal("T4L", seats(1, 2), deck=shuffled(2)).to_street(2)
    seat = t.asked
    discard(t, seat, 2)
    assert t.refused(f"s{seat} pat") == "not_your_turn"


@pytest.mark.parametrize("most", range(6))
def test_k20_most_cards_exchanged(most: int) -> None:
    t = deal("T4L", seats(1, 2), deck=shuffled(2), max_draw=most).to_street(2)
    seat = t.asked
    assert t.options(seat) == {f"discard 0-{most}"}
    if most < 5:
        cards = " ".join(t.cards(seat)[: most + 1])
        assert t.refused(f"s{seat} discard {cards}") == "bad_cards"
    discard(t, seat, most)
    assert t.events(ev.Discarded)[0].count == most


def test_r4_9_the_second_round_begins_when_all_have_drawn_left_of_the_button() -> None:
    t = deal("T4L", seats(1, 2, 3, 4), button=2, deck=shuffled(2)).to_street(2)
    assert [t.asked, t.play("s3 pat").asked, t.play("s4 pat").asked] == [3, 4, 1]
    t.play("s1 pat, s2 pat")
    assert t.hand.asking == "act"
    assert t.asked == 3
    assert t.options(3) == {"fold", "check", "to 100"}


def test_r4_9_a_folded_first_seat_neither_draws_nor_opens() -> None:
    t = deal("T4L", seats(1, 2, 3, 4), button=4, deck=shuffled(2))
    t.play("s3 call, s4 call, s1 fold, s2 check")
    assert t.asked == 2
    assert t.to_betting(2).asked == 2


def test_b28_b61_players_all_in_draw_too() -> None:
    t = deal("T4L", seats(1, 2), stacks={1: 50}, deck=shuffled(2)).play("s2 call")
    assert t.hand.asking == "draw"
    assert t.asked == 1
    discard(t, 1, 3)
    discard(t, 2, 1)
    assert [event.count for event in t.events(ev.Drew)] == [3, 1]
    assert t.play_out().pots() == [(100, {1, 2})]
    assert [opened.street for opened in t.events(ev.BettingOpened)] == [1]


def test_b61_no_draw_when_one_player_is_left() -> None:
    t = deal("T4L", seats(1, 2, 3), deck=shuffled(2)).play("s3 to 100, s1 fold, s2 fold")
    assert t.events(ev.DrawOpened) == []
    assert t.won(3) == 125


@pytest.mark.parametrize(
    "cards", ["2c 2c", "Ah Kh Qh Jh Th 9h"], ids=["named twice", "more than five"]
)
def test_p30_discards_that_are_no_discards(cards: str) -> None:
    hands = {1: "2c 3d 8s Ts Qd", 2: "Ah Kh Qh Jh Th"}
    t = deal("5D", hands).to_street(2)
    assert t.refused(f"s1 discard {cards}") == "bad_cards"


def test_p30_a_card_not_held_or_already_given_away() -> None:
    t = deal("5D", {1: "2c 3d 8s Ts Qd", 2: "Ah Kh Qh Jh Th"}, draws={1: "9c"}).to_street(2)
    assert t.refused("s1 discard Ah") == "bad_cards"
    assert t.refused("s1 discard 9c") == "bad_cards"
    t.play("s1 discard 2c")
    assert t.cards(1) == ["3d", "8s", "Ts", "Qd", "9c"]
    assert t.refused("s2 discard 2c") == "bad_cards"
    assert t.refused("s1 discard 2c") == "not_your_turn"


def test_p28_six_players_all_draw_five() -> None:
    t = deal("5D", seats(*range(1, 7)), deck=shuffled(28)).to_street(2)
    for seat in range(1, 7):
        discard(t, seat, 5)  # the table audits all 52 cards after every act
        assert len(set(t.cards(seat))) == 5
    hands = [card for seat in range(1, 7) for card in t.cards(seat)]
    assert len(set(hands)) == 30
    assert "StubReshuffled" in t.names()


def test_p29_standing_pat_and_timing_out_are_told_as_none() -> None:
    t = deal("5D", {1: "2c 3d 8s Ts Qd", 2: "x x x x x", 3: "Ah Kd 4h 6s 7c"}).to_street(2)
    t.play("s1 discard 2c 3d 8s, s2 pat, s3 time-out")
    assert [(event.seat, event.count) for event in t.events(ev.Discarded)] == [
        (1, 3),
        (2, 0),
        (3, 0),
    ]
    assert t.cards(3) == ["Ah", "Kd", "4h", "6s", "7c"]
    for event in t.events(ev.Discarded):
        seen = redact(event, 0)
        assert isinstance(seen, ev.Discarded)
        assert set(seen.cards) <= {HIDDEN}
