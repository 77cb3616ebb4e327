"""Dealing, burns, the deck that runs short in stud: D-46 to D-48, B24 to B26, K16, K17."""

from random import Random
from typing import Any

import pytest

from doorcard.cards import FULL_DECK, card_text
from doorcard.engine import Hand, Refusal, SetupError, legal
from doorcard.engine import commands as cmd
from doorcard.engine import events as ev
from tests.rules.table import Table, deal, seats, stud5, stud7


def shuffled(seed: int) -> list[int]:
    deck = list(FULL_DECK)
    Random(seed).shuffle(deck)
    return deck


def deck_with_low_door(seed: int, place: int) -> list[int]:
    """A shuffled deck whose card number ``place`` (from 1) is the lowest there is."""
    deck = shuffled(seed)
    at = deck.index(0)
    deck[place - 1], deck[at] = deck[at], deck[place - 1]
    return deck


def up_cards(dealt: ev.StreetDealt) -> list[int]:
    return [card for hand in dealt.hands for card in hand.up]


def down_cards(dealt: ev.StreetDealt) -> list[int]:
    return [card for hand in dealt.hands for card in hand.down]


def test_d_46_r1_11_b25_cards_burns_and_folds_in_order() -> None:
    deck = deck_with_low_door(46, place=5)  # seat 1 has the low door and opens
    t = deal("T1", seats(1, 2, 4, 6), deck=deck).to_betting(3)
    while t.street == 3:  # the first but seat 2 bets, seat 2 folds, the others call
        if t.asked == 2 and "fold" in t.options(2):
            t.play("s2 fold")
        elif t.asked != 2 and "to 10" in t.options(t.asked):
            t.play(f"s{t.asked} to 10")
        else:
            t.pass_along()
    t.play_out()
    second, third, fourth, fifth = t.events(ev.StreetDealt)
    assert down_cards(second) == deck[0:4]
    assert up_cards(second) == deck[4:8]
    assert third.burned == (deck[8],)
    assert up_cards(third) == deck[9:13]
    assert fourth.burned == (deck[13],)
    assert [hand.seat for hand in fourth.hands] == [1, 4, 6]
    assert up_cards(fourth) == deck[14:17]
    assert fifth.burned == (deck[17],)
    assert up_cards(fifth) == deck[18:21]


def test_r3_7_two_down_and_one_up_then_up_and_the_last_down() -> None:
    deck = shuffled(7)
    t = deal("T3", seats(1, 4, 8), deck=deck).play_out()
    third, *up_streets, seventh = t.events(ev.StreetDealt)
    assert [(hand.seat, hand.down, hand.up) for hand in third.hands] == [
        (1, (deck[0], deck[3]), (deck[6],)),
        (4, (deck[1], deck[4]), (deck[7],)),
        (8, (deck[2], deck[5]), (deck[8],)),
    ]
    assert [up_cards(dealt) for dealt in up_streets] == [deck[9:12], deck[12:15], deck[15:18]]
    assert (down_cards(seventh), up_cards(seventh)) == (deck[18:21], [])
    assert all(dealt.burned == () for dealt in (third, *up_streets, seventh))


def test_r1_5_one_down_one_up_and_three_more_up() -> None:
    t = deal("T1", stud5(3)).play_out()
    shapes = [[(len(h.down), len(h.up)) for h in d.hands] for d in t.events(ev.StreetDealt)]
    assert shapes == [[(1, 1)] * 3, [(0, 1)] * 3, [(0, 1)] * 3, [(0, 1)] * 3]


@pytest.mark.parametrize(("name", "burns"), [("T1", 3), ("T2", 3), ("T3", 0)])
def test_b25_k16_r2_4_which_rooms_burn(name: str, burns: int) -> None:
    t = deal(name, stud5(3) if burns else stud7(3)).play_out()
    assert sum(len(dealt.burned) for dealt in t.events(ev.StreetDealt)) == burns


def test_k16_burning_turned_round() -> None:
    t = deal("T1", stud5(3), burn=False).play_out()
    assert [dealt.burned for dealt in t.events(ev.StreetDealt)] == [()] * 4
    t = deal("T3", stud7(3), burn=True).play_out()
    assert [len(dealt.burned) for dealt in t.events(ev.StreetDealt)] == [0, 1, 1, 1, 1]


# --- the deck runs short in seven-card stud ---


def seven_stud(players: int, folds_on_third: int = 0, **more: Any) -> Table:
    """T3 up to seventh street; so many fold to a completion on third street."""
    t = deal("T3", seats(*range(1, players + 1)), deck=shuffled(players), **more)
    if folds_on_third:
        opener = t.asked
        t.play(f"s{opener} to 200")
        for _ in range(folds_on_third):
            t.play(f"s{t.asked} fold")
    return t.to_street(7)


def test_d_47_b24_the_shared_card_orders_the_boards_and_belongs_to_every_hand() -> None:
    hands = {
        1: "4h 8h 9c 9d Jc 2s",
        2: "Kc Kd 3s 8c Td 5d",
        3: "Qc Qd 7c 4d 7d Jd",
        4: "5c 5s Jh 8d 6d 3d",
        5: "3c 3h Ts 4c 6c 8s",
        6: "Ac 2h Th 7h Js Qs",
        7: "Ad 2d 7s Qh 9h Kh",
        8: "Ah 4s 2c 9s 5h Ks",
    }
    t = deal("T3", hands, community="6h").to_street(7)
    shared = t.events(ev.CommunityDealt)
    assert [card_text(event.card) for event in shared] == ["6h"]
    assert t.asked == 1
    assert t.options(1) == {"check", "to 400"}
    t.play_out()
    assert t.won(3) == t.pots()[0][0]


def test_d_47_b24_the_forty_ninth_card_is_the_shared_one() -> None:
    t = seven_stud(8)
    assert [event.card for event in t.events(ev.CommunityDealt)] == [shuffled(8)[48]]
    assert [event.street for event in t.events(ev.CommunityDealt)] == [7]
    assert all(len(t.cards(seat)) == 6 for seat in range(1, 9))


def test_b24_the_shared_card_makes_the_pair_that_opens() -> None:
    hands = {
        1: "x x 9c 8d 4h 3s",
        2: "x x Kc 7d Th 5s",
        3: "x x 2c Jd 9h 6s",
        4: "x x Qc 3d 8h 2s",
        5: "x x Jc Td 6h 4s",
        6: "x x 5c 9d 2h Qs",
        7: "x x 8c 4d Kh 7s",
        8: "x x 3c 6d Qh Ts",
    }
    t = deal("T3", hands, community="Js").to_street(7)
    # Seats 3 and 5 pair their jacks with it; the ten beside it is the better kicker.
    assert t.asked == 5


def test_d_48_seven_left_get_a_card_each() -> None:
    t = seven_stud(8, folds_on_third=1)
    deck = shuffled(8)
    assert t.events(ev.CommunityDealt) == []
    assert down_cards(t.events(ev.StreetDealt)[-1]) == deck[45:52]


def test_d_48_b25_case_3_burns_are_recycled() -> None:
    t = seven_stud(8, folds_on_third=1, burn=True, stub_short="recycle_then_community")
    deck = shuffled(8)
    assert t.events(ev.CommunityDealt) == []
    (shuffle,) = t.events(ev.StubReshuffled)
    burned = [card for dealt in t.events(ev.StreetDealt) for card in dealt.burned]
    assert len(burned) == 3
    assert shuffle.size == 7
    assert sorted(shuffle.cards) == sorted([*deck[48:52], *burned])
    seventh = t.events(ev.StreetDealt)[-1]
    assert (seventh.burned, down_cards(seventh)) == ((), list(shuffle.cards))


def test_b25_case_1_stub_with_a_card_to_spare_burns() -> None:
    t = seven_stud(6, burn=True)
    assert len(t.events(ev.StreetDealt)[-1].burned) == 1


def test_b25_case_2_a_stub_that_just_suffices_is_dealt_without_burning() -> None:
    # Seven players to the end: 42 cards and 3 burns leave 7.
    t = seven_stud(7, burn=True)
    seventh = t.events(ev.StreetDealt)[-1]
    assert (seventh.burned, down_cards(seventh)) == ((), shuffled(7)[45:52])
    assert not {"StubReshuffled", "CommunityDealt"} & set(t.names())


def test_b25_case_4_the_last_card_is_shared_without_burning() -> None:
    # 48 cards and 3 burns leave 1; with the burns it would be 4 for eight.
    t = seven_stud(8, burn=True, stub_short="recycle_then_community")
    (shared,) = t.events(ev.CommunityDealt)
    assert (shared.card, shared.burned) == (shuffled(8)[51], ())


def test_b25_case_4_with_two_left_one_is_burned() -> None:
    t = deal("T3", seats(*range(1, 9)), deck=shuffled(8), burn=True).to_betting(5)
    t.play(f"s{t.asked} to 400")
    t.play(f"s{t.asked} fold").to_street(7)
    # 24 + 8 + 8 + 7 cards and 3 burns leave 2 for seven players.
    (shared,) = t.events(ev.CommunityDealt)
    assert (shared.burned, shared.card) == ((shuffled(8)[50],), shuffled(8)[51])


@pytest.mark.parametrize(
    ("rule", "name"),
    [("community", "CommunityDealt"), ("recycle_then_community", "StubReshuffled")],
)
def test_k17_a_shared_card_at_once_or_the_burns_first(rule: str, name: str) -> None:
    t = seven_stud(8, folds_on_third=1, burn=True, stub_short=rule)
    assert {"CommunityDealt", "StubReshuffled"} & set(t.names()) == {name}


def test_b24_folded_cards_are_never_dealt_again_in_stud() -> None:
    t = seven_stud(8, folds_on_third=1, burn=True, stub_short="recycle_then_community")
    folded = next(act.seat for act in t.events(ev.Acted) if act.act == "fold")
    (shuffle,) = t.events(ev.StubReshuffled)
    assert {card_text(card) for card in shuffle.cards} & set(t.cards(folded)) == set()


def test_b25_the_dealer_must_answer_with_the_very_cards_asked_for() -> None:
    t = deal("T3", seats(*range(1, 9)), deck=shuffled(8), burn=True)
    answer = t.hand.apply(cmd.Shuffle(FULL_DECK))
    assert isinstance(answer, Refusal)
    assert answer.code == "no_shuffle_due"
    fresh = Hand.start(t.started)
    for wrong in (FULL_DECK[1:], (*FULL_DECK[1:], FULL_DECK[1]), (), (*FULL_DECK, 0)):
        answer = fresh.apply(cmd.Shuffle(wrong))
        assert isinstance(answer, Refusal)
        assert answer.code == "bad_shuffle"
    assert legal(fresh) == ()


def test_b26_five_card_stud_needs_no_more_than_a_deck() -> None:
    t = deal("T1", seats(*range(1, 10)), deck=shuffled(9), max_seats=9).play_out()
    assert all(len(t.cards(seat)) == 5 for seat in range(1, 10))
    with pytest.raises(SetupError) as refused:
        deal("T1", seats(*range(1, 11)), deck=shuffled(9), max_seats=10)
    assert refused.value.refusal.code == "bad_setup"


@pytest.mark.parametrize(("name", "most"), [("T1", 8), ("T2", 8), ("T3", 8), ("T4L", 6)])
def test_k3_r3_1_r4_1_the_table_has_so_many_chairs(name: str, most: int) -> None:
    deck = shuffled(3)
    assert len(deal(name, seats(*range(1, most + 1)), deck=deck).started.players) == most
    for wrong in (seats(*range(1, most + 2)), seats(1, most + 1), seats(0, 1)):
        with pytest.raises(SetupError):
            deal(name, wrong, deck=deck)
    assert deal(name, seats(1, 2), deck=deck, max_seats=2).asked in (1, 2)
    with pytest.raises(SetupError):
        deal(name, seats(1, 2, 3), deck=deck, max_seats=2)


def test_k3_p33_seven_card_stud_has_no_room_for_nine() -> None:
    # 27 + 9 + 8 + 8 cards would leave none to share on seventh street.
    with pytest.raises(SetupError) as refused:
        deal("T3", seats(*range(1, 10)), deck=shuffled(9), max_seats=9)
    assert refused.value.refusal.code == "bad_setup"
