"""What a hand in the making becomes."""

from fractions import Fraction

import pytest

from doorcard.cards import cards_text, parse_cards
from doorcard.odds import Finish, GameName, OddsError, finish
from doorcard.odds.finish import Kind, Suit, made
from doorcard.odds.hand_names import parse_hand_name
from doorcard.ranking import Category

DOORS = "3h 4c 5d 6s 8c 9d Js"
AT_LEAST: list[tuple[str, GameName, str, str, str, int, int]] = [
    ("D1", "stud7", "9c 9d 9h", "", "full house", 85171, 211876),
    ("D2", "stud7", "9c 9d 4h", "", "two pair", 130410, 211876),
    ("D3", "stud7", "9c 9d 4h", "", "three of a kind", 41640, 211876),
    ("D4", "stud7", "9c 9d 4h", "", "full house", 17190, 211876),
    ("D5", "stud7", "2h 7h Kh", "", "flush", 41551, 211876),
    ("D6", "stud7", "2h 7h Kh", DOORS, "flush", 24438, 111930),
    ("D9", "stud7", "9c Td Jh", "", "straight", 44606, 211876),
    ("D10", "stud7", "2h 7h Kh Jh", "", "flush", 8269, 17296),
    ("D11", "stud7", "2h 7h Kh Jh 4c", "", "flush", 378, 1081),
    ("D12", "stud7", "2h 7h Kh Jh 4c 9d", "", "flush", 9, 46),
    ("D13", "stud7", "6c 7d 8h 9s Kc", "", "straight", 340, 1081),
    ("D15", "stud7", "9c 9d 4h 4s", "", "full house", 4096, 17296),
    ("D17", "stud7", "9c 9d 4h 4s Kc 2d", "", "full house", 4, 46),
    ("D19", "stud7", "9c 9d 9h Ks 4c", "", "full house", 361, 1081),
    ("E3", "stud5", "9c 9d", "", "two pair", 5520, 19600),
    ("E5", "stud5", "Kc 9d", "", "pair", 9104, 19600),
    ("E6", "stud5", "Kc 9c", "", "flush", 185, 19600),
    ("E7", "stud5", "Kc 9d 4h 2s", "", "pair", 12, 48),
    ("E8", "stud5", "2h 7h Kh Jh", "", "flush", 9, 48),
]


@pytest.mark.parametrize("case", AT_LEAST, ids=lambda case: case[0])
def test_the_chance_to_finish_with_a_hand_or_better(
    case: tuple[str, GameName, str, str, str, int, int],
) -> None:
    _, game, own, seen, name, ways, total = case
    results = finish(own, seen, game).results
    assert (results.ways_at_least(parse_hand_name(name)), results.total) == (ways, total)


def kind(hand: Finish, category: Category) -> Kind:
    return next(kind for kind in hand.kinds if kind.category == category)


def suit(hand: Finish, name: str) -> Suit:
    return next(suit for suit in hand.suits if suit.suit == name)


def test_D21_a_flush_or_straight_flush_and_nothing_better() -> None:
    hand = finish("2h 7h Kh")
    flushes = (Category.FLUSH, Category.STRAIGHT_FLUSH, Category.ROYAL_FLUSH)
    assert sum(kind(hand, category).ways for category in flushes) == 38235
    assert suit(hand, "h").five == Fraction(38235, 211876)


def test_D23_rolled_up_trips_finish_with_four() -> None:
    assert kind(finish("9c 9d 9h"), Category.FOUR_OF_A_KIND).ways == 17308


@pytest.mark.parametrize(
    ("seen", "five"),
    [
        pytest.param("3c 4c 5d 6s 8c 9d Js", Fraction(879, 3731), id="K70"),
        pytest.param("3h 4c 5d 6s 8c 9d Js", Fraction(3651, 18655), id="K71"),
        pytest.param("3h 4h 5h 6s 8c 9d Js", Fraction(131, 1066), id="K73"),
        pytest.param("3c", Fraction(809, 4324), id="K10"),
    ],
)
def test_five_of_a_suit_given_the_suits_seen(seen: str, five: Fraction) -> None:
    assert suit(finish("2h 7h Kh", seen), "h").five == five


def test_outs_are_told_live_and_seen() -> None:
    hand = finish("9c 9d 4h 4s Kc 2d", "9h Kd 3c")
    house = kind(hand, Category.FULL_HOUSE)
    assert (cards_text(house.live), cards_text(house.seen)) == ("4c 4d 9s", "9h")
    assert hand.made == Category.TWO_PAIR
    assert house.chance == Fraction(len(house.live), hand.unseen)


def test_outs_before_the_fifth_card_are_pairs_and_the_like() -> None:
    hand = finish("9c 9d 4h", "9h")
    assert cards_text(kind(hand, Category.THREE_OF_A_KIND).live) == "9s"
    assert cards_text(kind(hand, Category.THREE_OF_A_KIND).seen) == "9h"
    assert cards_text(kind(hand, Category.TWO_PAIR).live) == "4c 4d 4s"
    assert kind(hand, Category.FLUSH).live == ()


def test_ranks_held_tell_how_live_they_are() -> None:
    top, low = finish("Kc 9d 9h 2s", "Kd Kh 9s", "stud5").ranks[:2]
    assert (top.rank, top.held, top.seen, top.live) == ("K", 1, 2, 1)
    assert top.another == Fraction(1, 45)
    assert (low.rank, low.held, low.seen, low.live) == ("9", 2, 1, 1)


def test_a_finished_hand_is_what_it_is() -> None:
    hand = finish("9c 9d 4h 4s Kc 2d 2h")
    assert hand.to_come == 0
    assert kind(hand, Category.TWO_PAIR).chance == 1
    assert all(not kind.live for kind in hand.kinds)


def test_chances_of_all_kinds_add_up() -> None:
    hand = finish("Ac", "Ad 2c", "stud5")
    assert sum(kind.chance for kind in hand.kinds) == 1
    assert hand.kinds[-1].at_least == 1


@pytest.mark.parametrize(
    ("cards", "category"),
    [
        ("", Category.HIGH_CARD),
        ("Ac Kd", Category.HIGH_CARD),
        ("Ac Ad Kd", Category.PAIR),
        ("Ac Ad Kd Kh", Category.TWO_PAIR),
        ("Ac Ad Ah", Category.THREE_OF_A_KIND),
        ("Ac Ad Ah As", Category.FOUR_OF_A_KIND),
        ("2c 3c 4c 5c", Category.HIGH_CARD),
        ("2c 3c 4c 5c 6c", Category.STRAIGHT_FLUSH),
    ],
)
def test_what_cards_make_as_they_lie(cards: str, category: Category) -> None:
    assert made(parse_cards(cards)) == category


def test_impossible_hands_are_refused() -> None:
    with pytest.raises(OddsError, match="too_many_cards: hand=1, card='7c', most=5"):
        finish("2c 3c 4c 5c 6c 7c", "", "stud5")
    with pytest.raises(OddsError, match="repeated_card: card='2c'"):
        finish("2c 3c", "2c")
    with pytest.raises(OddsError, match="hidden_card"):
        finish("2c ??")
