"""Who wins how often: known values, every deal looked at one by one, and chance."""

import os
from collections.abc import Iterator
from itertools import combinations

import pytest

from doorcard.odds import GameName, Odds, OddsError, Spot, equity, make_spot
from doorcard.odds.compiled import Kernel
from doorcard.ranking import describe, hand_value
from tests.odds.kernels import KERNELS, without_numba

# Five-card stud, and seven-card stud on fifth and third street: wins, ties and deals.
STUD: list[tuple[str, GameName, str, str, int, int, int]] = [
    ("G1", "stud5", "Ac/Ad", "Kh/Ks", 189880328, 132, 245430240),
    ("G2", "stud5", "9c/9d", "Ah/Ks", 175212382, 1098, 245430240),
    ("G3", "stud5", "Ac/Kd", "Qh/Qs", 62858436, 1098, 245430240),
    ("G4", "stud5", "Ac/5d", "Kh/Qs", 138134194, 9072, 245430240),
    ("G5", "stud5", "Ac/Kd", "Ah/Qs", 149063178, 63225, 245430240),
    ("G6", "stud5", "2c/2d", "Ah/Ks", 159081274, 1098, 245430240),
    ("G8", "stud5", "Kc/9c", "Kd/8h", 129552958, 62010, 245430240),
    ("H1", "stud7", "AcAd/9h4sKd", "2h7h/KhJh4c", 411281, 0, 671580),
    ("H2", "stud7", "9c9d/4h4sKc", "AhAs/7d8c2s", 392799, 0, 671580),
    ("H3", "stud7", "6c7d/8h9sKh", "QhQs/3d5cJd", 281595, 0, 671580),
    ("I1", "stud7", "9c9d/9h", "AhAs/Kd", 15486922178, 285, 18265297050),
    ("I4", "stud7", "KcKd/7s", "9cTd/Js", 12945937097, 1268690, 18265297050),
    ("I7", "stud7", "9c9d/4h", "JcTd/2s", 12127547387, 545471, 18265297050),
]

# Five-card draw, kept / thrown: share, tie and deals.
DRAW = [
    ("J1", "AcAd/9h7s2c", "KhKs/8d6c3h", 0.767758, 0.000001, 104915720),
    ("J2", "AcAd/Kh7s2c", "9h9s/8d6c3h", 0.768022, 0.000001, 104915720),
    ("J3", "5c5d4h4s/2c", "AhAs/9d7c3h", 0.72783, 0.0, 447720),
    ("J4", "KcKd4h4s/2c", "AhAs/9d7c3h", 0.727946, 0.0, 447720),
    ("J5", "KcKd4h4s/2c", "9h9s6d6c/3h", 0.909408, 0.0, 1722),
    ("J7", "7c7d7h/Ks2c", "AhAs/9d8c3h", 0.872798, 0.0, 8506680),
    ("J8", "AcAd/9s7s2c", "Kh9h6h3h/Jc", 0.78866, 0.0, 447720),
    ("J10", "AcAdKh/7s2c", "KcKs/8d6c3h", 0.79776, 0.000012, 8506680),
    ("J11", "2h5h9hJhKh", "7c7d7s/Qs3c", 0.893148, 0.0, 861),
    ("J13", "AcAd/9h7s2c", "AhKd/8d6c3h", 0.918573, 0.000122, 104915720),
]


@pytest.mark.parametrize("kernel", KERNELS)
@pytest.mark.parametrize("case", STUD, ids=lambda case: case[0])
def test_stud_of_two_is_exact(
    case: tuple[str, GameName, str, str, int, int, int], kernel: Kernel
) -> None:
    _, game, one, other, wins, ties, deals = case
    odds = equity(game, [one, other], kernel=kernel, method="exact")
    first, second = odds.players
    assert (odds.method, odds.samples, odds.standard_error) == ("exact", deals, 0)
    assert (first.wins, first.ties) == (wins, ties)
    assert (second.wins, second.ties) == (deals - wins - ties, ties)
    assert first.share == pytest.approx((wins + ties / 2) / deals, abs=1e-15)


@pytest.mark.parametrize("case", DRAW, ids=lambda case: case[0])
def test_draw_of_two_is_exact(case: tuple[str, str, str, float, float, int]) -> None:
    _, one, other, share, tie, deals = case
    odds = equity("draw", [one, other])
    assert (odds.method, odds.samples) == ("exact", deals)
    assert round(odds.players[0].share, 6) == share
    assert round(odds.players[0].tie, 6) == tie


def each_deal(spot: Spot) -> Iterator[list[int]]:
    """The values of all hands in every deal, one by one."""
    cards = [hand.cards for hand in spot.hands]

    def deal(player: int, deck: frozenset[int], values: list[int]) -> Iterator[list[int]]:
        if player == len(cards):
            yield values
            return
        for more in combinations(sorted(deck), spot.to_come[player]):
            value = hand_value((*cards[player], *common, *more))
            yield from deal(player + 1, deck - set(more), [*values, value])

    for common in combinations(spot.deck, int(spot.common)):
        yield from deal(0, frozenset(spot.deck) - set(common), [])


def one_by_one(spot: Spot) -> tuple[int, list[list[int]], list[dict[str, int]]]:
    """Deals, how often each player was among so many winners, and the hands made."""
    deals = 0
    shares = [[0] * (len(spot.hands) + 1) for _ in spot.hands]
    hands: list[dict[str, int]] = [{} for _ in spot.hands]
    for values in each_deal(spot):
        deals += 1
        ways = values.count(max(values))
        for player, value in enumerate(values):
            shares[player][ways] += value == max(values)
            name = describe(value).category.name.lower()
            hands[player][name] = hands[player].get(name, 0) + 1
    return deals, shares, hands


def all_of(ranks: str) -> str:
    """All four cards of each rank."""
    return " ".join(rank + suit for rank in ranks for suit in "cdhs")


SMALL_SPOTS: list[tuple[GameName, list[str], str]] = [
    ("stud7", ["2c3d4h5s7c7d", "7h8h9hThJs2s", "AcKcQcJc9d9s"], "6c"),
    ("stud7", ["2c3d4h5s6c7d8d", "7h8h9hThJs2s", "AcKcQcJc9d9s2h"], "As"),
    ("stud5", ["AcKdQh2s", "AdKcQs2h", "AhKsQd2c", "AsKhQc2d"], all_of("34567")),
    ("stud5", ["AcKd2h", "AdKc2s", "QhQs5d9h"], all_of("346T78")),
    ("stud5", ["AcKd2h3s4c", "AdKc2s3h4d", "AhKs2d3c4h", "AsKh5d"], "2c"),
    ("draw", ["AcAd5c5d/2h", "AhAs5h5s/3h", "KcKd9h9s/2c"], "4c"),
    ("draw", ["AcAdKc/5d2h", "AhAs5h5s/3h", "KdQdJdTd9d"], "4c"),
    ("draw", ["AcAdKc??9h", "AhAs5h??3h", "KdQdJdTd7c"], "4c"),
]


@pytest.mark.parametrize("kernel", KERNELS)
@pytest.mark.parametrize("spot", SMALL_SPOTS, ids=lambda spot: " v ".join(spot[1]))
def test_several_hands_as_every_deal_one_by_one(
    spot: tuple[GameName, list[str], str], kernel: Kernel
) -> None:
    check_against_one_by_one(*spot, kernel)


def check_against_one_by_one(
    game: GameName, hands: list[str], dead: str, kernel: Kernel | None
) -> None:
    deals, shares, made = one_by_one(make_spot(game, hands, dead))
    odds = equity(game, hands, dead, kernel=kernel, method="exact")
    assert odds.samples == deals
    for player, ways, hand in zip(odds.players, shares, made, strict=True):
        assert (player.wins, player.ties) == (ways[1], sum(ways[2:]))
        share = sum(count / way for way, count in enumerate(ways) if way) / deals
        assert player.share == pytest.approx(share, abs=1e-14)
        assert {name: part for name, part in player.hands.items() if part} == pytest.approx(
            {name: count / deals for name, count in hand.items()}
        )


def test_B24_eight_hands_on_sixth_street_wait_for_one_common_card() -> None:
    order = [(7 * card) % 52 for card in range(52)]
    texts = [f"{'23456789TJQKA'[card >> 2]}{'cdhs'[card & 3]}" for card in order]
    hands = ["".join(texts[6 * player : 6 * player + 6]) for player in range(8)]
    assert equity("stud7", hands).samples == 4
    check_against_one_by_one("stud7", hands, "", None)


def check_sample(sample: Odds, exact: Odds) -> None:
    assert sample.method == "sampled"
    for some, every in zip(sample.players, exact.players, strict=True):
        assert abs(some.share - every.share) < 4 * some.standard_error
        for name, part in every.hands.items():
            error = (part * (1 - part) / sample.samples) ** 0.5
            assert abs(some.hands[name] - part) < 4 * error + 2 / sample.samples


@pytest.mark.parametrize("kernel", KERNELS)
@pytest.mark.parametrize(
    ("game", "hands", "dead"),
    [
        ("stud7", ["9c9d/9h", "AhAs/Kd"], ""),
        ("stud7", ["AcAd/Kh 2d 3d", "9s8s/7s 2h 3s", "QhQd/2c 4s 5s"], "Ts Jd"),
        ("stud5", ["Kc/9c", "Kd/8h"], "9d"),
        ("draw", ["AcAd/9h7s2c", "KhKs/8d6c3h"], ""),
    ],
)
def test_chance_agrees_with_the_count(
    game: GameName, hands: list[str], dead: str, kernel: Kernel
) -> None:
    exact = equity(game, hands, dead, method="exact")
    sample = equity(
        game, hands, dead, method="sampled", kernel=kernel, samples=400_000, error=0, seed=7
    )
    assert sample.samples == 400_000
    check_sample(sample, exact)


@pytest.mark.parametrize("kernel", KERNELS)
def test_eight_strangers_have_an_eighth_each(kernel: Kernel) -> None:
    odds = equity("stud7", ["??"] * 8, kernel=kernel, samples=200_000, error=0, seed=3)
    assert sum(player.share for player in odds.players) == pytest.approx(1)
    assert all(abs(player.share - 1 / 8) < 4 * player.standard_error for player in odds.players)


@pytest.mark.parametrize("kernel", KERNELS)
def test_the_same_seed_deals_the_same_on_any_number_of_cores(kernel: Kernel) -> None:
    def ask() -> Odds:
        hands = ["AcAd/Kh", "9s8s/7s", "QhQd/2c"]
        return equity("stud7", hands, kernel=kernel, error=0.001, seconds=0, seed=11)

    cores = os.sched_getaffinity(0)
    with_all = ask()
    try:
        os.sched_setaffinity(0, {min(cores)})
        with_one = ask()
    finally:
        os.sched_setaffinity(0, cores)
    assert with_all == with_one
    assert with_all.standard_error <= 0.001


def test_without_a_seed_the_answer_names_the_one_it_used() -> None:
    hands = ["AcAd/Kh", "9s8s/7s", "QhQd/2c"]
    first = equity("stud7", hands, samples=30_000, kernel="numpy")
    assert equity("stud7", hands, samples=30_000, kernel="numpy", seed=first.seed) == first


def test_time_ends_a_sample() -> None:
    odds = equity("stud7", ["??"] * 6, error=0, seconds=0.05, kernel="numpy")
    assert odds.method == "sampled"
    assert odds.samples > 0


def test_what_was_not_seen_may_still_happen() -> None:
    """A royal flush on board cannot lose; the error of a share of 1 is not 0 in a sample."""
    hands = ["AcKcQcJcTc", "2d3d4h5h7s"]
    odds = equity("stud7", hands, method="sampled", samples=20_000, error=0, kernel="numpy", seed=1)
    assert odds.players[0].share == 1
    assert odds.standard_error == 1 / 20_000


@pytest.mark.parametrize("method", ["exact", "sampled"])
def test_progress_grows_and_ends_at_one(method: str) -> None:
    parts: list[float] = []
    hands = ["AcAd/Kh 2d 3d 4c", "9s8s/7s 2h 3s 4d", "QhQd/2c 4s 5s 6s"]
    if method == "exact":
        equity("stud7", hands, method="exact", progress=parts.append)
    else:
        equity(
            "stud7",
            hands,
            method="sampled",
            samples=90_000,
            kernel="numpy",
            error=0,
            progress=parts.append,
        )
    assert parts == sorted(parts)
    assert parts[-1] == 1


def test_what_cannot_be_counted_is_refused_or_sampled() -> None:
    with pytest.raises(OddsError, match="too_large"):
        equity("stud7", ["??"] * 3, method="exact")
    assert equity("stud7", ["??"] * 3, samples=20_000).method == "sampled"


@pytest.mark.parametrize(
    "limits", [{"error": -1.0}, {"seconds": float("inf")}, {"error": float("nan")}]
)
def test_limits_that_make_no_sense_are_refused(limits: dict[str, float]) -> None:
    with pytest.raises(OddsError, match="wrong_count"):
        equity("stud7", ["??"] * 3, method="sampled", **limits)  # type: ignore[arg-type]


def test_a_sample_without_any_limit_is_refused() -> None:
    with pytest.raises(OddsError, match="a limit"):
        equity("stud7", ["??"] * 3, error=0, seconds=0)


@without_numba
def test_dead_cards_change_the_odds() -> None:
    """Three of the four live outs of the straight are gone."""
    live = equity("stud7", ["6c7d/9hTsKh2c", "AhAs/2d4d5cJd"])
    gone = equity("stud7", ["6c7d/9hTsKh2c", "AhAs/2d4d5cJd"], "8c 8d 8h")
    assert gone.players[0].hands["straight"] == pytest.approx(1 / 37)
    assert live.players[0].hands["straight"] == pytest.approx(4 / 40)
