"""Random hands of every game under every knob (DESIGN.md section 7: chips are conserved).

``play`` audits after every event: chips, cards and books agree; see ``watched``.
"""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from doorcard.houses import HOUSES
from tests.props.random_hands import random_start
from tests.props.settlement import check_settlement
from tests.props.watched import play

RANDOMS = st.randoms(use_true_random=False)


@settings(max_examples=200)
@given(RANDOMS)
def test_chips_and_cards_are_right_after_every_event(rng: Random) -> None:
    played = play(random_start(rng), rng)
    assert played.hand.asked == 0
    assert played.hand.shuffle_due == ()


@settings(max_examples=120)
@given(RANDOMS)
def test_the_hand_pays_what_the_oracle_pays(rng: Random) -> None:
    check_settlement(play(random_start(rng), rng))


@pytest.mark.parametrize("house", sorted(HOUSES))
def test_three_hundred_hands_of_each_room(house: str) -> None:
    for seed in range(300):
        rng = Random(f"{house}-{seed}")
        played = play(random_start(rng, house), rng)
        if seed < 60:
            check_settlement(played)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(8))
def test_many_hands_under_turned_knobs(part: int) -> None:
    for seed in range(part * 1000, part * 1000 + 1000):
        rng = Random(seed)
        check_settlement(play(random_start(rng), rng))


@pytest.mark.slow
@settings(max_examples=3000)
@given(RANDOMS)
def test_many_hands_that_look_for_trouble(rng: Random) -> None:
    check_settlement(play(random_start(rng), rng))
