"""Which face-up cards act first (B20, B24), and where a pair shows (B16)."""

from collections import Counter
from itertools import pairwise

import pytest

from doorcard.cards import parse_cards
from doorcard.ranking import CARD_KEYS, board_shows_pair, board_value
from tests.ranking.naive import by_count, rainbow, rank_multisets


def key(text: str) -> int:
    return sum(CARD_KEYS[card] for card in parse_cards(text))


def value(text: str) -> int:
    return board_value(key(text))


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
def test_b20_all_boards_of_a_size_are_in_order(size: int) -> None:
    worst_to_best = sorted(rank_multisets(size), key=by_count)
    values = [
        board_value(sum(CARD_KEYS[card] for card in rainbow(ranks))) for ranks in worst_to_best
    ]
    assert all(lower < higher for lower, higher in pairwise(values))


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
def test_b16_a_pair_shows_where_a_rank_is_there_twice(size: int) -> None:
    for ranks in rank_multisets(size):
        shows = board_shows_pair(sum(CARD_KEYS[card] for card in rainbow(ranks)))
        assert shows is (max(Counter(ranks).values()) > 1)


def test_b20_four_cards_of_a_straight_flush_act_after_a_pair_of_deuces() -> None:
    assert value("9h Th Jh Qh") < value("2c 2d 3h 4s")
    assert not board_shows_pair(key("9h Th Jh Qh"))


def test_b20_suits_do_not_tell_boards_apart() -> None:
    assert value("Kc 7d") == value("Ks 7h")
    assert value("Kc 7c 3c 2c") == value("Kd 7h 3s 2c")


def test_b24_with_the_common_card_there_are_still_no_straights_and_flushes() -> None:
    assert value("9h Th Jh Qh Kh") < value("2c 2d 3h 4s 5c")
    assert value("As 2d 3h 4s 5c") > value("Ks Qd Jh Ts 9c")
    assert value("As Kd Qh Js 9c") < value("As Kd Qh Js Tc") < value("2s 2d 3h 4s 5c")


def test_b24_with_the_common_card_trips_and_a_pair_beat_trips_and_lose_to_quads() -> None:
    assert value("As Ad Ah Ks Qd") < value("2c 2d 2h 3s 3c") < value("2c 2d 2h 2s 3c")
    assert value("Ks Kd Qh Qs 2c") < value("2c 2d 2h 4s 3c")
