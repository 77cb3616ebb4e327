"""The shuffle is fair, and comes from the operating system (P56)."""

import inspect
import secrets

from doorcard.adapters import entropy
from doorcard.adapters.entropy import SystemEntropy
from doorcard.room.shuffle import shuffled

# 99.9999 % of chi-square with 51 x 51 degrees of freedom, by Wilson and Hilferty.
MOST = 2969


class Counting:
    """The system's entropy, and which limits were asked for."""

    def __init__(self) -> None:
        self.limits: list[int] = []

    def below(self, limit: int) -> int:
        self.limits.append(limit)
        return SystemEntropy().below(limit)


def test_p56_every_card_is_equally_likely_in_every_place() -> None:
    shuffles = 20_000
    counts = [[0] * 52 for _ in range(52)]
    system = SystemEntropy()
    for _ in range(shuffles):
        for place, card in enumerate(shuffled(range(52), system)):
            counts[place][card] += 1
    expected = shuffles / 52
    chi_square = sum((count - expected) ** 2 / expected for row in counts for count in row)
    assert chi_square < MOST


def test_p56_a_shuffle_is_a_permutation_by_unbiased_draws() -> None:
    counting = Counting()
    assert sorted(shuffled(range(52), counting)) == list(range(52))
    assert counting.limits == list(range(52, 1, -1))
    assert shuffled((), counting) == ()
    assert shuffled((7,), counting) == (7,)


def test_p56_the_entropy_is_the_operating_systems() -> None:
    assert "secrets.randbelow" in inspect.getsource(entropy)
    assert isinstance(secrets.SystemRandom().getrandbits(8), int)
