"""How hands are written, and which questions have no answer."""

import pytest

from doorcard.cards import parse_cards
from doorcard.odds import GameName, Holding, OddsError, make_spot, parse_holding


@pytest.mark.parametrize(
    "text", ["AcAd/Kh", "Ac Ad / Kh", "Ac Ad Kh", "AcAdKh", " AcAd  Kh ", "Ac/Ad/Kh"]
)
def test_spaces_and_the_slash_of_stud_are_for_the_eye(text: str) -> None:
    assert parse_holding("stud7", text) == Holding(parse_cards("Ac Ad Kh"))


def test_hidden_cards_are_counted() -> None:
    assert parse_holding("stud7", "????/9s 8s") == Holding(parse_cards("9s 8s"), hidden=2)


def test_in_draw_the_slash_parts_kept_from_thrown() -> None:
    assert parse_holding("draw", "AcAd/9h 7s 2c") == Holding(
        parse_cards("Ac Ad"), thrown=parse_cards("9h 7s 2c")
    )
    assert parse_holding("draw", "2h 5h 9h Jh Kh") == Holding(parse_cards("2h 5h 9h Jh Kh"))
    assert parse_holding("draw", "2h 5h 9h Jh Kh/") == Holding(parse_cards("2h 5h 9h Jh Kh"))
    assert parse_holding("draw", "AcAd") == Holding(parse_cards("Ac Ad"))


def test_in_draw_a_known_hand_draws_by_habit_at_once() -> None:
    assert parse_holding("draw", "AcAd9h7s2c/?") == parse_holding("draw", "AcAd/9h7s2c")
    assert parse_holding("draw", "AcAd9h7s2c/3") == parse_holding("draw", "AcAd/9h7s2c")


def test_in_draw_an_unseen_hand_draws_by_habit_later() -> None:
    assert parse_holding("draw", "??????????/?") == Holding((), hidden=5, habit=-1)
    assert parse_holding("draw", "As ?? ?? ?? ??/2") == Holding((51,), hidden=4, habit=2)


@pytest.mark.parametrize(
    ("game", "hands", "dead", "code", "facts"),
    [
        ("stud7", ["AcAd", "Ac"], "", "repeated_card", {"card": "Ac"}),
        ("stud7", ["AcAd", "Kc"], "Kd Kc", "repeated_card", {"card": "Kc"}),
        ("stud7", ["AcAd", "Kc"], "5c5c", "repeated_card", {"card": "5c"}),
        ("draw", ["AcAd/Kc 2c 3c", "2c"], "", "repeated_card", {"card": "2c"}),
        ("stud7", ["10c", "Kc"], "", "bad_text", {"text": "10"}),
        ("stud7", ["Ac A", "Kc"], "", "bad_text", {"text": "A"}),
        ("stud7", ["ac", "Kc"], "", "bad_text", {"text": "ac"}),
        ("stud7", ["Ac?", "Kc"], "", "bad_text", {"text": "?"}),
        ("razz", ["Ac", "Kc"], "", "bad_text", {"text": "razz"}),
        ("stud7", ["Ac", "Kc"], "??", "hidden_card", {"card": "??"}),
        ("draw", ["AcAd/?? 2c 3c", "2d"], "", "hidden_card", {"card": "??"}),
        (
            "stud7",
            ["Ac", "2c3c4c5c6c7c8c9c"],
            "",
            "too_many_cards",
            {"hand": 2, "card": "9c", "most": 7},
        ),
        ("stud5", ["2c3c4c5c6c????"], "", "wrong_count", None),
        (
            "stud5",
            ["2c3c4c5c6c??", "Ac"],
            "",
            "too_many_cards",
            {"hand": 1, "card": "??", "most": 5},
        ),
        ("stud7", ["Ac"], "", "wrong_count", {"what": "hands", "needed": "2 to 8", "got": 1}),
        ("stud7", ["??"] * 9, "", "wrong_count", {"what": "hands", "needed": "2 to 8", "got": 9}),
        ("draw", ["AcAd/2c 3c", "Kc"], "", "wrong_count", None),
        ("draw", ["AcAd/?", "Kc"], "", "wrong_count", None),
        ("draw", ["AcAd9h7s2c/1", "Kc"], "", "wrong_count", None),
    ],
)
def test_what_cannot_be_is_refused_and_names_the_card(
    game: GameName, hands: list[str], dead: str, code: str, facts: dict[str, object] | None
) -> None:
    with pytest.raises(OddsError) as refused:
        make_spot(game, hands, dead)
    assert refused.value.code == code
    assert facts is None or refused.value.facts == facts


def test_known_cards_may_be_given_as_numbers() -> None:
    assert make_spot("stud5", [(51, 50), Holding((0,))], (1,)).to_come == (3, 4)
    with pytest.raises(OddsError, match="bad_card: card=52"):
        make_spot("stud5", [(52,), (0,)])


def test_no_cards_left_names_the_last_card() -> None:
    dead = [card for card in range(52) if card not in (50, 51, 0, 1, 2, 3)]
    with pytest.raises(OddsError) as refused:
        make_spot("stud5", [(50, 51), (0, 1)], dead)
    assert refused.value.code == "no_cards_left"
    assert refused.value.facts == {"needed": 6, "left": 2, "last_card": "As"} | {
        "last_card": refused.value.facts["last_card"]
    }


def test_B24_eight_hands_share_a_common_card() -> None:
    spot = make_spot("stud7", ["??"] * 8)
    assert spot.common
    assert spot.to_come == (6,) * 8


def test_B24_seven_hands_get_their_own_card() -> None:
    assert not make_spot("stud7", ["??"] * 7).common
    # Three of the 52 are dead: seven hands need 49, which is what is left.
    assert not make_spot("stud7", ["??"] * 7, "2c 2d 2h").common
    assert make_spot("stud7", ["??"] * 7, "2c 2d 2h 2s").common
