"""The exact distribution of a hand's end."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doorcard.cards import FULL_DECK
from doorcard.odds import OddsError, distribution, lowest_value
from doorcard.ranking import Category, describe, hand_value
from tests.ranking.test_counts import KNOWN


@pytest.mark.parametrize("size", [5, 6, 7])
def test_every_hand_of_five_to_seven_is_counted(size: int) -> None:
    assert distribution((), FULL_DECK, size).by_category() == KNOWN[size]


@given(st.permutations(FULL_DECK), st.integers(3, 7), st.integers(0, 40), st.integers(0, 2))
def test_it_is_what_dealing_every_card_finds(
    order: list[int], held: int, dead: int, to_come: int
) -> None:
    held = min(max(held, 5 - to_come), 7 - to_come)
    own, deck = order[:held], order[held + dead :]
    counted = distribution(own, deck, to_come)
    dealt = Counter(hand_value((*own, *more)) for more in combinations(deck, to_come))
    assert counted.total == dealt.total()
    assert {value: int(counted.counts[value]) for value in dealt} == dealt


def test_chances_are_fractions_of_the_total() -> None:
    dealt = distribution((), FULL_DECK, 5)
    jacks = lowest_value(Category.PAIR, 9)
    assert dealt.ways_at_least(jacks) == 536100
    assert dealt.chance_at_least(jacks) * dealt.total == 536100
    assert dealt.chance(Category.STRAIGHT) * dealt.total == 10200


def test_the_lowest_value_of_a_name() -> None:
    assert describe(lowest_value(Category.STRAIGHT)).ranks == (3,)
    assert describe(lowest_value(Category.TWO_PAIR, 11)).ranks == (11, 0, 1)
    with pytest.raises(OddsError, match="bad_text"):
        lowest_value(Category.ROYAL_FLUSH, 13)


@pytest.mark.parametrize(("own", "to_come"), [((), 4), ((), 8), ((0, 1, 2, 3), 0), ((0,) * 6, -1)])
def test_hands_of_another_size_are_refused(own: tuple[int, ...], to_come: int) -> None:
    with pytest.raises(OddsError, match="wrong_count"):
        distribution(own, FULL_DECK, to_come)


def test_a_deck_with_too_few_cards_is_refused() -> None:
    with pytest.raises(OddsError, match="no_cards_left"):
        distribution((0, 1, 2, 3), (50,), 3)
