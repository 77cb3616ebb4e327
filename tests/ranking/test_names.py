"""What a hand is called, and which five cards it is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doorcard.cards import FULL_DECK, CardError, cards_text, parse_cards, rank_of
from doorcard.ranking import (
    CATEGORIES,
    HandName,
    best_five,
    describe,
    hand_name_english,
    hand_value,
)
from tests.ranking.naive import five_card_strength, strength

ALL_NAMES = [describe(value) for value in range(1, 7463)]

hands = st.lists(st.sampled_from(FULL_DECK), min_size=5, max_size=7, unique=True)


def name(text: str) -> HandName:
    return describe(hand_value(parse_cards(text)))


@pytest.mark.parametrize(
    ("cards", "code", "ranks", "english", "five"),
    [
        ("Ac 9h 8h 7h 6h", "0A9876", (12, 7, 6, 5, 4), "ace high", "Ac 9h 8h 7h 6h"),
        ("2c 8d 5h 8s 3d 4c Js", "18J54-", (6, 9, 3, 2), "a pair of eights", "8d 8s Js 5h 4c"),
        (
            "As Ah Ks Kh Qs Qh 2c",
            "2AKQ--",
            (12, 11, 10),
            "two pair, aces and kings",
            "As Ah Ks Kh Qs",
        ),
        ("6s 6h 2d 6c Ks", "36K2--", (4, 11, 0), "three sixes", "6s 6h 6c Ks 2d"),
        ("Ah Kd Qs Jc Th 2h 2d", "4A----", (12,), "ace-high straight", "Ah Kd Qs Jc Th"),
        ("Ah 2c 3d 4s 5h Kd Kc", "45----", (3,), "five-high straight", "5h 4s 3d 2c Ah"),
        ("Ks Kd 2d 9d 4d 3d Kh", "5K9432", (11, 7, 2, 1, 0), "king-high flush", "Kd 9d 4d 3d 2d"),
        ("Ks Kd Kh Qs Qd Qh 2c", "6KQ---", (11, 10), "kings full of queens", "Ks Kd Kh Qs Qd"),
        ("2c 2d 2h 2s 9c 9d 9h", "729---", (0, 7), "four deuces", "2c 2d 2h 2s 9c"),
        ("Kc 5h Ad 2d 3d 4d 5d", "85----", (3,), "five-high straight flush", "5d 4d 3d 2d Ad"),
        ("9s 8s Ts Js Qs Ks As", "9A----", (12,), "royal flush", "As Ks Qs Js Ts"),
    ],
)
def test_p27_name_and_highlight_say_what_is_paid(
    cards: str, code: str, ranks: tuple[int, ...], english: str, five: str
) -> None:
    assert (name(cards).code, name(cards).ranks) == (code, ranks)
    assert hand_name_english(name(cards)) == english
    assert cards_text(best_five(parse_cards(cards))) == five


def test_every_hand_has_its_own_code_of_six_characters() -> None:
    assert len({name.code for name in ALL_NAMES}) == 7462
    assert {len(name.code) for name in ALL_NAMES} == {6}
    assert {name.category for name in ALL_NAMES} == set(CATEGORIES)


def test_every_category_is_told_apart_in_english() -> None:
    spoken = {(name.category, hand_name_english(name)) for name in ALL_NAMES}
    assert len({english for _, english in spoken}) == len(spoken)


@pytest.mark.parametrize("value", [0, -1, 7463])
def test_a_number_that_is_no_hand_has_no_name(value: int) -> None:
    with pytest.raises(CardError) as refused:
        describe(value)
    assert refused.value.code == "bad_hand_value"
    assert refused.value.facts == {"value": value}


@given(hands)
def test_the_five_cards_are_of_the_hand_and_worth_as_much(cards: list[int]) -> None:
    five = best_five(cards)
    assert len(set(five)) == 5
    assert set(five) <= set(cards)
    assert five_card_strength(five) == strength(cards)


@given(hands)
def test_the_five_cards_stand_in_the_order_of_the_name(cards: list[int]) -> None:
    ranks = [rank_of(card) for card in best_five(cards)]
    named = describe(hand_value(cards)).ranks
    assert tuple(dict.fromkeys(ranks))[: len(named)] == named


def test_of_cards_that_serve_equally_the_first_held_is_taken() -> None:
    assert cards_text(best_five(parse_cards("8c Ts 9d 8h 7c 6s 6h"))) == "Ts 9d 8c 7c 6s"


def test_a_hand_of_four_cards_has_no_five() -> None:
    with pytest.raises(CardError) as refused:
        best_five(parse_cards("As Ks Qs Js"))
    assert refused.value.code == "wrong_count"
