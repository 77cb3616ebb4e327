"""One short hand a house, as the house and every viewer get it, compared with its file.

After a wanted change: python -m tests.golden.regenerate, and review the diff.
"""

import pytest

from doorcard.houses import HOUSES
from tests.golden.hands import SCRIPTS, Script
from tests.golden.text import FOLDER, golden_path, golden_text


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.house)
def test_the_golden_hand_is_told_as_in_its_file(script: Script) -> None:
    assert golden_text(script) == golden_path(script).read_text(encoding="utf-8")


def test_every_house_has_a_golden_hand_and_no_file_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == HOUSES.keys()
