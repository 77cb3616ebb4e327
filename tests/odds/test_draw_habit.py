"""The draw where somebody's cards, and so what he throws, are not known."""

import numpy as np
import pytest

from doorcard.cards import cards_text, parse_cards
from doorcard.odds import OddsError, equity
from doorcard.odds.choices import all_choices
from doorcard.odds.habit import kept_by_habit, thrown_by_habit


@pytest.mark.parametrize(
    ("cards", "thrown"),
    [
        ("2c 3d 4h 5s 6c", ""),  # a straight
        ("Ac 2d 3h 4s 5c", ""),
        ("2c 5c 9c Jc Kc", ""),
        ("9c 9d 9h 9s 2c", ""),
        ("9c 9d 9h 2s 2c", ""),
        ("9c 9d 9h Ks 2c", "Ks 2c"),
        ("9c 9d Ks Kc 2c", "2c"),
        ("Jc Jd 9c 4c 2c", "9c 4c 2c"),  # a high pair counts more than four clubs
        ("Tc Td 9c 4c 2c", "Td"),  # a low pair counts less
        ("Tc Td 9c 8d 7h", "9c 8d 7h"),
        ("2c 3d 4h 5s Kc", "Kc"),
        ("Tc Jd Qh Ks 2c", "2c"),
        ("Ac Jd Qh Ks 2c", "Jd Qh 2c"),  # open at one end only, so ace and king stay
        ("Ac 2d 3h 4s 9c", "2d 3h 4s"),
        ("5c 6d 8h 9s Kc", "5c 6d 8h"),
        ("Kh 9h 6h 3h Jc", "Jc"),
    ],
)
def test_what_is_thrown_by_habit(cards: str, thrown: str) -> None:
    assert cards_text(thrown_by_habit(parse_cards(cards))) == thrown


def test_every_hand_keeps_something_and_throws_at_most_three() -> None:
    hands = all_choices(52, 5)
    kept = kept_by_habit(hands).sum(axis=1)
    assert set(np.unique(kept)) == {2, 3, 4, 5}


def test_strangers_who_play_alike_share_alike() -> None:
    hands = ["?? ?? ?? ?? ??/?"] * 3
    odds = equity("draw", hands, samples=60_000, error=0, seed=5)
    assert odds.method == "sampled"
    assert all(abs(player.share - 1 / 3) < 4 * player.standard_error for player in odds.players)


def test_who_draws_one_holds_more_than_who_draws_three() -> None:
    one, three = (
        equity("draw", ["AcAd/9h7s2c", f"??????????/{draws}"], samples=60_000, error=0, seed=5)
        for draws in (1, 3)
    )
    assert one.players[0].share < three.players[0].share - 0.1
    # Deals in which he would draw another number were left out.
    assert 0 < one.samples < three.samples < 60_000


def test_who_stands_pat_holds_a_straight_or_better() -> None:
    odds = equity("draw", ["AcAd/9h7s2c", "??????????/0"], samples=200_000, error=0, seed=5)
    made = odds.players[1].hands
    assert sum(made[name] for name in ("high_card", "pair", "two_pair", "three_of_a_kind")) == 0


def test_a_hand_known_in_part_agrees_with_drawing_by_hand() -> None:
    """Four kings of which three are known: whatever the hidden card is, they draw two or none."""
    known = equity("draw", ["KcKdKh/4s3c", "AcAd/9h7s2c"])
    habit = equity("draw", ["KcKdKh4s??/?", "AcAd/9h7s2c"], samples=100_000, error=0, seed=2)
    assert habit.players[0].share == pytest.approx(known.players[0].share, abs=0.03)


def test_B27_eight_players_draw_from_what_others_threw_away() -> None:
    """Forty cards are dealt and about eighteen drawn: the stub alone could not give them."""
    odds = equity("draw", ["??????????/?"] * 8, samples=10_000, error=0, seed=9)
    assert odds.samples == 10_000
    assert sum(player.share for player in odds.players) == pytest.approx(1)
    assert all(abs(player.share - 1 / 8) < 5 * player.standard_error for player in odds.players)


def test_a_draw_that_never_happens_is_refused() -> None:
    with pytest.raises(OddsError, match="too_rare"):
        equity("draw", ["AcAd/9h7s2c", "??????????/5"], samples=20_000)


def test_a_draw_by_habit_is_never_counted_exactly() -> None:
    with pytest.raises(OddsError, match="too_large"):
        equity("draw", ["AcAd/9h7s2c", "??????????/?"], method="exact")
