"""The engine's arithmetic of pots against the oracle's, on numbers no hand needs to reach (0.5)."""

from hypothesis import given
from hypothesis import strategies as st

from doorcard.engine.pots import rake_of, side_pots, split, uncalled
from doorcard.ranking import hand_value
from tests.props import oracle

TOTALS = st.lists(st.integers(0, 30), min_size=2, max_size=9)


@given(TOTALS, st.data())
def test_b18_side_pots(totals: list[int], data: st.DataObject) -> None:
    live = data.draw(st.lists(st.booleans(), min_size=len(totals), max_size=len(totals)))
    live[data.draw(st.integers(0, len(totals) - 1))] = True
    dead = data.draw(st.integers(0, 5))
    alive = [place for place, lives in enumerate(live) if lives]
    expected = oracle.pots(dict(enumerate(totals)), alive, dead)
    assert [(chips, tuple(seats)) for chips, seats in side_pots(totals, live, dead)] == expected
    assert sum(chips for chips, _ in expected) == sum(totals) + dead


@given(TOTALS)
def test_b17_uncalled(totals: list[int]) -> None:
    back = uncalled(totals)
    assert ({} if back is None else {back[0]: back[1]}) == oracle.uncalled(dict(enumerate(totals)))


@given(st.integers(0, 500), st.integers(1, 9))
def test_b19_split(amount: int, winners: int) -> None:
    places = list(range(winners))
    assert dict(zip(places, split(amount, places), strict=True)) == oracle.shares(amount, places)


@given(
    st.lists(st.integers(0, 900), min_size=1, max_size=4),
    st.integers(0, 1000),
    st.none() | st.integers(0, 50),
)
def test_b50_rake(pots: list[int], basis_points: int, most: int | None) -> None:
    assert rake_of(pots, basis_points, most) == oracle.rake(pots, basis_points, most)


@given(st.permutations(range(52)))
def test_hand_values_order_hands_as_the_oracle_does(deck: list[int]) -> None:
    for size in (5, 6, 7):
        one, other = deck[:size], deck[size : 2 * size]
        plain = oracle.strength(one), oracle.strength(other)
        fast = hand_value(one), hand_value(other)
        assert (plain[0] > plain[1], plain[0] == plain[1]) == (
            fast[0] > fast[1],
            fast[0] == fast[1],
        )
