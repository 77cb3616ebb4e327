"""Which hand beats which."""

from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doorcard.cards import FULL_DECK, HIDDEN, CardError, parse_cards
from doorcard.ranking import CARD_KEYS, Category, describe, hand_value, value_of
from tests.ranking.naive import five_card_strength, rainbow, rank_multisets, strength


def value(text: str) -> int:
    return hand_value(parse_cards(text))


def category(text: str) -> Category:
    return describe(value(text)).category


def hands(low: int, high: int) -> st.SearchStrategy[list[int]]:
    return st.lists(st.sampled_from(FULL_DECK), min_size=low, max_size=high, unique=True)


# Few suits and ranks, so that flushes, straights and full houses come up as often as high cards.
crowded = st.lists(
    st.sampled_from([card for card in FULL_DECK if card & 3 < 2 or 20 <= card < 36]),
    min_size=5,
    max_size=7,
    unique=True,
)


def test_the_7462_different_hands_of_five_are_in_order() -> None:
    of_mixed_suits = [rainbow(ranks) for ranks in rank_multisets(5)]
    of_one_suit = [[4 * rank for rank in ranks] for ranks in combinations(range(13), 5)]
    worst_to_best = sorted(of_mixed_suits + of_one_suit, key=five_card_strength)
    assert [hand_value(hand) for hand in worst_to_best] == list(range(1, 7463))


@given(hands(5, 7) | crowded, hands(5, 7) | crowded)
def test_any_two_hands_compare_as_their_best_five_cards_do(one: list[int], two: list[int]) -> None:
    ours = hand_value(one) - hand_value(two)
    mine, other = strength(one), strength(two)
    assert (ours > 0, ours == 0) == (mine > other, mine == other)


@given(hands(5, 7) | crowded)
def test_a_hand_is_of_the_category_it_looks_like(cards: list[int]) -> None:
    assert describe(hand_value(cards)).category == strength(cards)[0]


@given(hands(5, 7) | crowded, st.permutations(range(4)), st.randoms(use_true_random=False))
def test_neither_suits_nor_the_order_of_cards_change_a_value(
    cards: list[int], suits: list[int], chance: Random
) -> None:
    other = [card - card % 4 + suits[card % 4] for card in cards]
    chance.shuffle(other)
    assert hand_value(other) == hand_value(cards)


@given(hands(5, 7) | crowded)
def test_keys_added_up_while_dealing_give_the_same_value(cards: list[int]) -> None:
    assert value_of(sum(CARD_KEYS[card] for card in cards), cards) == hand_value(cards)


def test_b47_d_76_the_wheel_is_the_lowest_straight() -> None:
    wheel = value("Ac 2d 3h 4s 5c")
    assert value("Ah Ad As Kc Qd") < wheel < value("2c 3d 4h 5s 6c")


def test_b47_d_76_there_is_no_straight_around_the_ace() -> None:
    assert category("Qs Kd Ah 2c 3s") == Category.HIGH_CARD
    assert category("Qs Ks As 2s 3s") == Category.FLUSH
    assert category("Js Qd Kh As 2c 3d 4h") == Category.HIGH_CARD


def test_b47_p25_the_five_high_straight_flush_is_one_and_the_lowest() -> None:
    wheel = value("Ad 2d 3d 4d 5d Kc Kh")
    assert describe(wheel).category == Category.STRAIGHT_FLUSH
    assert wheel > value("2c 3h 4s 5h 6c Qs Js")
    assert value("Ac Ad Ah As Kc") < wheel < value("2d 3d 4d 5d 6d")
    assert value("Ah 2c 3d 4s 5h") < value("2h 3s 4d 5c 6h")


def test_p25_the_wheel_flush_is_seen_though_the_flush_has_higher_cards() -> None:
    assert category("Ad 2d 3d 4d 5d Kd Qd") == Category.STRAIGHT_FLUSH


def test_b47_a_royal_flush_is_the_best_hand_of_all() -> None:
    assert value("As Ks Qs Js Ts 9s 8s") == value("Ah Kh Qh Jh Th") == 7462


@pytest.mark.parametrize("better", ["2c 2d 3h 4s 5c", "2c 2d 3h 4s 5c 7d 8h"])
def test_b48_d_77_four_of_a_suit_in_a_row_are_ace_high(better: str) -> None:
    four_flush = value("9h 8h 7h 6h Ac")
    assert describe(four_flush).code == "0A9876"
    assert four_flush < value(better)


def test_b49_sixth_and_seventh_cards_never_matter() -> None:
    assert value("As Ah Ks Kh Qd 2c 3d") == value("Ad Ac Kd Kc Qs Jh Jd") == value("As Ad Kh Kc Qc")
    assert value("As Ks 9s 5s 3s 2s Ac") == value("Ah Kh 9h 5h 3h 2c 2d")
    assert value("Ts 9d 8h 7c 6s 2c 2d") == value("Th 9c 8d 7s 6h Ac Ad")


def test_b49_the_kicker_is_the_best_of_all_other_cards() -> None:
    assert value("As Ah 9s 9h 8d 8c Kd") > value("Ad Ac 9d 9c Qh Jh Th")
    assert value("7c 7d 7h 7s 2c 2d As") == value("7c 7d 7h 7s Ac Kd Kh")


def test_p24_of_three_pairs_the_lowest_is_only_a_kicker() -> None:
    assert value("As Ah Ks Kh Qs Qh 2c") > value("Ad Ac Kd Kc Js 3h 4h")
    assert value("As Ah Ks Kh Qs Qh 2c") == value("Ad Ac Kd Kc Qc 3h 4h")
    assert value("As Ah Ks Kh 2s 2h Qd") == value("As Ah Ks Kh Qs Qh 2c")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ts 9d 8h 7c 6s", "Th 9c 8d 7s 6h"),
        ("As Kd 9h 5c 3s", "Ah Kc 9d 5s 3h"),
        ("As Ks 9s 5s 3s", "Ac Kc 9c 5c 3c"),
        ("Ks Kd Kh 2c 2d", "Kc Ks Kd 2h 2s"),
    ],
)
def test_p26_suits_never_rank_hands(one: str, other: str) -> None:
    assert value(one) == value(other)


def test_p27_two_trips_make_the_higher_full_of_the_lower() -> None:
    assert value("Ks Kd Kh Qs Qd Qh 2c") == value("Ks Kd Kh Qs Qd")
    assert value("Ks Kd Kh Qs Qd Jh Jc") == value("Ks Kd Kh Qs Qd")


@pytest.mark.parametrize("count", [0, 1, 4, 8, 52])
def test_a_hand_of_another_number_of_cards_is_refused(count: int) -> None:
    with pytest.raises(CardError) as refused:
        hand_value(FULL_DECK[:count])
    assert refused.value.code == "wrong_count"
    assert refused.value.facts == {"needed": "5 to 7", "got": count}


@given(hands(5, 7), st.integers(1, 7))
def test_a_hand_with_hidden_cards_has_no_value(cards: list[int], count: int) -> None:
    cards[:count] = [HIDDEN] * min(count, len(cards))
    with pytest.raises(CardError) as refused:
        hand_value(cards)
    assert refused.value.code == "bad_card"
    with pytest.raises(CardError):
        value_of(sum(CARD_KEYS[card] for card in cards), cards)
