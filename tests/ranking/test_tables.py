"""The shipped tables are those the code makes."""

from doorcard.ranking.build import table_bytes, values_by_rank_sum
from doorcard.ranking.keys import RANK_KEYS
from doorcard.ranking.tables import unpacked
from tests.ranking.naive import rank_multisets


def test_the_shipped_file_is_what_the_builder_makes() -> None:
    # Unpacked bytes: releases of zlib pack the same bytes differently.
    assert unpacked() == table_bytes(), "run scripts/hand_tables.py"


def test_no_two_hands_of_up_to_seven_ranks_have_the_same_key() -> None:
    hands = [ranks for count in range(1, 8) for ranks in rank_multisets(count)]
    assert len({sum(RANK_KEYS[rank] for rank in ranks) for ranks in hands}) == len(hands)


def test_the_table_covers_the_73775_rank_sums_of_five_to_seven_cards() -> None:
    expected = sum(len(rank_multisets(count)) for count in (5, 6, 7))
    assert len(values_by_rank_sum()) == expected == 73775
