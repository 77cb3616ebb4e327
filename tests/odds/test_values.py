"""Many hands at once have the values that one at a time has."""

from itertools import combinations, islice
from math import comb

import numpy as np
import pytest

from doorcard.cards import FULL_DECK
from doorcard.odds import OddsError, hand_values
from doorcard.odds.choices import all_choices
from doorcard.odds.compiled import Kernel, compiled
from doorcard.ranking import hand_value
from tests.odds.kernels import KERNELS, without_numba


def random_hands(count: int, size: int) -> np.typing.NDArray[np.uint8]:
    order = np.random.default_rng(size).random((count, len(FULL_DECK))).argsort(axis=1)
    return np.ascontiguousarray(order[:, :size], dtype=np.uint8)


@pytest.mark.parametrize("kernel", KERNELS)
def test_all_2598960_hands_of_five(kernel: Kernel) -> None:
    values = hand_values(all_choices(52, 5), kernel)
    one_by_one = np.fromiter(map(hand_value, combinations(FULL_DECK, 5)), dtype=np.uint16)
    assert np.array_equal(values, one_by_one)


@pytest.mark.parametrize("size", [6, 7])
@pytest.mark.parametrize("kernel", KERNELS)
def test_hands_of_six_and_seven_in_any_order(kernel: Kernel, size: int) -> None:
    hands = random_hands(50_001, size)
    one_by_one = [hand_value(hand) for hand in hands.tolist()]
    assert hand_values(hands, kernel).tolist() == one_by_one


@pytest.mark.slow
@without_numba
@pytest.mark.timeout(3600)
def test_all_133784560_hands_of_seven() -> None:
    hands = combinations(FULL_DECK, 7)
    seen = 0
    while block := list(islice(hands, 2_000_000)):
        one_by_one = np.fromiter(map(hand_value, block), dtype=np.uint16, count=len(block))
        cards = np.array(block, dtype=np.uint8)
        assert np.array_equal(hand_values(cards, "numpy"), one_by_one)
        assert np.array_equal(hand_values(cards, "numba"), one_by_one)
        seen += len(block)
    assert seen == comb(52, 7)


@pytest.mark.parametrize("kernel", KERNELS)
@pytest.mark.parametrize("wrong", [52, 255, -1, 1000])
def test_a_number_that_is_no_card_is_named(kernel: Kernel, wrong: int) -> None:
    hands = random_hands(3000, 7).astype(np.int64)
    hands[2500, 3] = wrong
    with pytest.raises(OddsError) as refused:
        hand_values(hands, kernel)
    assert (refused.value.code, refused.value.facts) == ("bad_card", {"card": wrong})


@pytest.mark.parametrize("kernel", KERNELS)
def test_bytes_that_are_no_cards_are_found_too(kernel: Kernel) -> None:
    hands = random_hands(3000, 5)
    hands[2999, 4] = 52
    with pytest.raises(OddsError, match="bad_card: card=52"):
        hand_values(hands, kernel)


@pytest.mark.parametrize("kernel", KERNELS)
def test_no_hands_have_no_values(kernel: Kernel) -> None:
    assert hand_values(np.zeros((0, 7), dtype=np.uint8), kernel).shape == (0,)


@pytest.mark.parametrize("cards", [[1, 2, 3, 4, 5], [[1, 2, 3, 4]], [[0.5, 1, 2, 3, 4]]])
def test_other_shapes_are_refused(cards: list[object]) -> None:
    with pytest.raises(OddsError, match="wrong_shape"):
        hand_values(np.array(cards))


def test_any_layout_and_kind_of_integer_gives_the_same() -> None:
    hands = random_hands(1000, 7)
    values = hand_values(hands).tolist()
    assert hand_values(np.asfortranarray(hands)).tolist() == values
    assert hand_values(hands.astype(np.int16)).tolist() == values
    assert hand_values(hands.tolist()).tolist() == values


@without_numba
def test_a_kernel_that_cannot_be_kept_works_and_says_so() -> None:
    namespace: dict[str, object] = {}
    exec("def twice(number):\n    return 2 * number", namespace)  # has no file to lie beside
    twice = namespace["twice"]
    assert callable(twice)
    with pytest.warns(RuntimeWarning, match="compiled again in every process.*NUMBA_CACHE_DIR"):
        fast = compiled(twice)
    assert fast(21) == 42
