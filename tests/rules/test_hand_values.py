"""What beats what, at the table: D-76, D-77, B47 to B49, R4.15, P24 to P27."""

from itertools import pairwise

import pytest

from doorcard.cards import parse_cards
from doorcard.engine import events as ev
from doorcard.ranking import Category, describe, hand_name_english, hand_value
from tests.rules.table import deal


def value(cards: str) -> int:
    return hand_value(parse_cards(cards))


def test_d_76_b47_the_wheel_is_the_lowest_straight() -> None:
    wheel = value("Ac 2d 3h 4s 5c")
    assert value("Ac Ad Ah Kc Qd") < wheel < value("2c 3d 4h 5s 6c")


def test_d_76_b47_no_straight_goes_round_the_corner() -> None:
    assert describe(value("Qc Kd Ah 2s 3c")).category == Category.HIGH_CARD
    assert hand_name_english(describe(value("Qc Kd Ah 2s 3c"))) == "ace high"
    assert describe(value("Qc Kc Ac 2c 3c")).category == Category.FLUSH


def test_d_77_b48_four_to_a_flush_and_straight_is_nothing() -> None:
    hands = {1: "Ac 9h 8h 7h 6h", 2: "5d 2c 2d 3s 4s"}
    assert describe(value(hands[1])).category == Category.HIGH_CARD
    t = deal("T1", hands).play_out()
    assert t.won(2) == t.pots()[0][0]


def test_r4_13_r4_15_the_ranking() -> None:
    from_the_top = [
        "As Ks Qs Js Ts",
        "Kh Qh Jh Th 9h",
        "2c 2d 2h 2s 3c",
        "2c 2d 2h 3s 3c",
        "7c 5c 4c 3c 2c",
        "5c 4d 3h 2s Ac",
        "2c 2d 2h 4s 3c",
        "3c 3d 2h 2s 4c",
        "2c 2d 5h 4s 3c",
        "Ac Kd Qh Js 9c",
    ]
    values = [value(cards) for cards in from_the_top]
    assert all(higher > lower for higher, lower in pairwise(values))
    assert [describe(v).category for v in values] == sorted(Category, reverse=True)


def test_b47_the_royal_flush_is_the_ace_high_straight_flush() -> None:
    assert value("As Ks Qs Js Ts") > value("Ks Qs Js Ts 9s") > value("5s 4s 3s 2s As")
    assert value("6s 5s 4s 3s 2s") > value("5s 4s 3s 2s As")


def test_b49_sixth_and_seventh_cards_never_matter() -> None:
    hands = {1: "Ah Ad 2c Ks Kd Qh 3d", 2: "As Ac 8s Kh Kc Qs Jd"}
    t = deal("T3", hands).play_out()
    assert t.won(1) == t.won(2) == 90


def test_p24_three_pairs_among_seven_cards() -> None:
    hands = {1: "As Ah Ks Kh Qs Qh 2c", 2: "Ad Ac Kd Kc Js 3h 4h"}
    assert hand_name_english(describe(value(hands[1]))) == "two pair, aces and kings"
    t = deal("7S", hands).play_out()
    assert t.won(1) == t.pots()[0][0]


def test_p25_the_five_high_straight_flush() -> None:
    t = deal("7S", {1: "Ad 2d 3d 4d 5d Kc Kh", 2: "2c 3h 4s 5h 6c Qs Js"}).play_out()
    assert t.won(1) == t.pots()[0][0]
    t = deal("5D", {1: "Ah 2c 3d 4s 5h", 2: "2h 3s 4d 5c 6h"}).play_out()
    assert t.won(2) == t.pots()[0][0]


@pytest.mark.parametrize(
    ("name", "one", "other"),
    [
        ("5D", "Ts 9d 8h 7c 6s", "Th 9c 8d 7s 6h"),
        ("5S", "Ah Ks Qd Jc 9h", "Ad Kh Qc Js 9d"),
    ],
)
def test_p26_r1_10_suits_never_rank_hands(name: str, one: str, other: str) -> None:
    t = deal(name, {1: one, 2: other}).play_out()
    assert t.won(1) == t.won(2) > 0


def test_p27_the_hand_announced_is_the_hand_paid() -> None:
    t = deal("7S", {1: "Ks Kd Kh Qs Qd Qh 2c", 2: "Ad Ac 8d 7c Js 3h 4h"}).play_out()
    (award,) = t.events(ev.PotAwarded)
    assert [share.seat for share in award.shares] == [1]
    assert describe(award.value).code == "6KQ---"
    assert hand_name_english(describe(award.value)) == "kings full of queens"
    shown = next(event for event in t.events(ev.HandShown) if event.seat == 1)
    assert shown.value == award.value
