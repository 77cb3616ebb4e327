"""Cards and their texts."""

import pickle

import pytest

from doorcard.cards import (
    FULL_DECK,
    HIDDEN,
    RANKS,
    SUITS,
    CardError,
    card_of,
    card_text,
    cards_text,
    parse_card,
    parse_cards,
    rank_of,
    suit_of,
)


def test_every_card_has_one_text_and_comes_back_from_it() -> None:
    texts = [card_text(card) for card in FULL_DECK]
    assert len(set(texts)) == 52
    assert [parse_card(text) for text in texts] == list(FULL_DECK)
    assert {text[0] for text in texts} == set(RANKS)
    assert {text[1] for text in texts} == set(SUITS)


def test_r1_9_the_bring_in_goes_by_rank_then_clubs_diamonds_hearts_spades() -> None:
    assert parse_card("2c") == min(FULL_DECK)
    assert parse_cards("2c 2d 2h 2s 3c Kh As") == tuple(sorted(parse_cards("As Kh 3c 2s 2h 2d 2c")))


@pytest.mark.parametrize(
    "text", ["10d", "td", "TD", "tD", "1d", "Tx", "T", "d", "", " Td", "Td ", "TdAs", "T♦", "??"]
)
def test_what_is_no_card_is_refused_with_the_text(text: str) -> None:
    with pytest.raises(CardError) as refused:
        parse_card(text)
    assert refused.value.code == "bad_text"
    assert refused.value.facts == {"text": text}


def test_a_card_error_is_a_value_error_that_says_all_and_survives_pickling() -> None:
    error = CardError("bad_text", {"text": "10d"})
    assert isinstance(error, ValueError)
    assert "bad_text" in str(error)
    assert "10d" in str(error)
    copy = pickle.loads(pickle.dumps(error))
    assert (copy.code, copy.facts, str(copy)) == (error.code, error.facts, str(error))


def test_a_hidden_card_is_two_question_marks() -> None:
    assert card_text(HIDDEN) == "??"
    assert cards_text([HIDDEN, HIDDEN, parse_card("Td")]) == "?? ?? Td"


@pytest.mark.parametrize("card", [-2, 52, 1000])
def test_a_number_that_is_no_card_has_no_text(card: int) -> None:
    with pytest.raises(CardError) as refused:
        card_text(card)
    assert refused.value.code == "bad_card"
    assert refused.value.facts == {"card": card}


def test_cards_are_written_in_the_order_they_are_held() -> None:
    assert cards_text(parse_cards("Td As 2c")) == "Td As 2c"
    assert parse_cards("  Td\tAs\n") == parse_cards("Td As")
    assert parse_cards("") == ()
    assert cards_text([]) == ""


def test_one_bad_text_among_cards_is_named() -> None:
    with pytest.raises(CardError) as refused:
        parse_cards("As 10d 2c")
    assert refused.value.facts == {"text": "10d"}


def test_rank_and_suit_make_the_card() -> None:
    assert [card_of(rank_of(card), suit_of(card)) for card in FULL_DECK] == list(FULL_DECK)
    assert (rank_of(parse_card("Ks")), suit_of(parse_card("Ks"))) == (11, 3)


@pytest.mark.parametrize(("rank", "suit"), [(13, 0), (-1, 0), (0, 4), (0, -1)])
def test_no_card_of_a_rank_or_suit_that_is_not(rank: int, suit: int) -> None:
    with pytest.raises(CardError) as refused:
        card_of(rank, suit)
    assert refused.value.facts == {"rank": rank, "suit": suit}
