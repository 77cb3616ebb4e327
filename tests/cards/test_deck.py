"""What may be dealt from."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doorcard.cards import FULL_DECK, HIDDEN, CardError, check_deck, parse_cards


@given(st.permutations(FULL_DECK))
def test_every_order_of_the_fifty_two_cards_is_a_deck(cards: list[int]) -> None:
    check_deck(cards)


def test_a_deck_a_card_short_or_long_is_refused() -> None:
    for cards in (FULL_DECK[:51], (*FULL_DECK, 0)):
        with pytest.raises(CardError) as refused:
            check_deck(cards)
        assert refused.value.code == "wrong_count"
        assert refused.value.facts == {"needed": 52, "got": len(cards)}


def test_a_card_that_is_there_twice_is_named() -> None:
    with pytest.raises(CardError) as refused:
        check_deck((*FULL_DECK[:51], FULL_DECK[0]))
    assert refused.value.code == "repeated_card"
    assert refused.value.facts == {"card": "2c"}


@pytest.mark.parametrize("card", [HIDDEN, 52])
def test_a_number_that_is_no_card_is_named(card: int) -> None:
    with pytest.raises(CardError) as refused:
        check_deck((*FULL_DECK[:51], card))
    assert refused.value.code == "bad_card"
    assert refused.value.facts == {"card": card}


def test_a_reshuffle_is_checked_against_the_cards_that_go_into_it() -> None:
    discards = parse_cards("Td As 2c")
    check_deck(parse_cards("2c Td As"), of=discards)
    for wrong in ("2c Td", "2c Td Ad", "2c Td Td"):
        with pytest.raises(CardError):
            check_deck(parse_cards(wrong), of=discards)
