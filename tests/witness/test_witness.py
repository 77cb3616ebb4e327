"""Random hands through our engine and PokerKit: the same questions, amounts, pots and stacks."""

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from tests.witness.drive import Comparison
from tests.witness.tables import VARIANTS, random_table

HANDS = 400
MANY_HANDS = 5000

DOCUMENT = Path(__file__).parents[2] / "docs" / "witness.md"

# Each settled disagreement, and a hand in which it is met.
SETTLED = {
    "B4": ("five_card_stud", 116),
    "B5": ("five_card_stud", 77),
    "B8-B11": ("five_card_stud", 47),
    "B19": ("seven_card_stud", 423),
    "B23": ("five_card_draw", 21),
    "B24 opener": ("seven_card_stud", 18),
    "B24 dead cards": ("seven_card_stud", 0),
    "B27": ("five_card_draw", 547),
    "B34": ("five_card_draw", 0),
    "B37": ("five_card_draw_pot_limit", 83),
    "0.4 all-in bring-in": ("five_card_stud", 4),
    "0.4 nobody covers": ("five_card_draw_pot_limit", 2230),
}


def compare(name: str, seed: int) -> Counter[str]:
    """Play one hand in both engines; what was met of the settled disagreements."""
    rng = Random(seed)
    comparison = Comparison(random_table(VARIANTS[name], rng), rng)
    try:
        comparison.play()
    except AssertionError as difference:
        difference.add_note(f"{name}, seed {seed}")
        raise
    return comparison.settled


@pytest.mark.parametrize("name", VARIANTS)
def test_the_witness_agrees(name: str) -> None:
    for seed in range(HANDS):
        assert compare(name, seed).keys() <= SETTLED.keys()


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("name", VARIANTS)
def test_the_witness_agrees_on_thousands_of_hands(name: str) -> None:
    for seed in range(1_000_000, 1_000_000 + MANY_HANDS):
        assert compare(name, seed).keys() <= SETTLED.keys()


@pytest.mark.parametrize("rule", SETTLED)
def test_a_settled_disagreement_is_really_met(rule: str) -> None:
    assert compare(*SETTLED[rule])[rule] > 0


@pytest.mark.parametrize("rule", SETTLED)
def test_a_settled_disagreement_is_told_in_the_document(rule: str) -> None:
    assert f"| {rule} |" in DOCUMENT.read_text(encoding="utf-8")
