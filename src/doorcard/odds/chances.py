"""Chances before anybody acts: what is dealt, and what the door cards show."""

from collections.abc import Iterator
from fractions import Fraction
from math import comb, factorial, prod
from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from doorcard.cards import FULL_DECK
from doorcard.odds.arrays import CATEGORY, RANK_COUNT, Cards
from doorcard.odds.choices import all_choices
from doorcard.odds.counting import Distribution, dealt, lowest_value
from doorcard.odds.errors import OddsError
from doorcard.odds.spots import HAND_SIZES, MOST_PLAYERS, GameName
from doorcard.odds.values import hand_values
from doorcard.ranking import CATEGORIES, Category

_DECK: Final = len(FULL_DECK)
_ACE: Final = 12
_JACK: Final = 9
# Runs of ranks with the ace low as well: bit 0 is that ace, bit 1 the deuce, bit 13 the ace.
_ACE_BITS: Final = 1 | 1 << RANK_COUNT

Flags = NDArray[np.bool_]
Ranks = NDArray[np.integer]


class Chance(Struct, frozen=True):
    """The chance that something is dealt: `ways` of `of`."""

    name: str
    ways: int
    of: int

    @property
    def chance(self) -> Fraction:
        """The same as a fraction."""
        return Fraction(self.ways, self.of)


def deal_chances(game: GameName, players: int = MOST_PLAYERS) -> tuple[Chance, ...]:
    """Exact chances of what is dealt in a game.

    The first cards of a hand, the best hand of all its cards if it stays to the end, and, in stud,
    the door cards of `players` (2 to 8; 1 too for boards). OddsError wrong_count, bad_text.

    >>> {chance.name: str(chance.chance) for chance in deal_chances("stud7")}["rolled up"]
    '1/425'
    """
    if game not in HAND_SIZES:
        raise OddsError("bad_text", {"text": game})
    if not 1 <= players <= MOST_PLAYERS:
        raise OddsError("wrong_count", {"what": "players", "needed": "1 to 8", "got": players})
    last = tuple(_categories(dealt(HAND_SIZES[game])))
    if game == "draw":
        return (*last, *_draw_chances())
    first = _two_card_chances() if game == "stud5" else _three_card_chances()
    return (*first, *last, *_door_chances(players))


def _categories(results: Distribution) -> Iterator[Chance]:
    cards = "five" if results.total == comb(_DECK, 5) else "seven"
    for category in CATEGORIES:
        name = f"{category.name.lower().replace('_', ' ')} of {cards} cards"
        yield Chance(name, results.ways(category), results.total)
    both = results.ways(Category.STRAIGHT_FLUSH) + results.ways(Category.ROYAL_FLUSH)
    yield Chance(f"straight flush of {cards} cards, royal included", both, results.total)
    for category in CATEGORIES[1:]:
        name = f"{category.name.lower().replace('_', ' ')} or better of {cards} cards"
        yield Chance(name, results.ways_at_least(lowest_value(category)), results.total)


def _counted(named: dict[str, Flags]) -> tuple[Chance, ...]:
    return tuple(Chance(name, int(flags.sum()), len(flags)) for name, flags in named.items())


def _draw_chances() -> tuple[Chance, ...]:
    """Five cards before the draw."""
    hands = all_choices(_DECK, 5)
    values = hand_values(hands)
    high_card = CATEGORY[values] == Category.HIGH_CARD
    pair = CATEGORY[values] == Category.PAIR
    four_suited = _most_of_a_suit(hands) == 4
    runs = _rank_bits(hands)
    open_ended = high_card & _open_four(runs)
    one_short = high_card & _one_short_of_straight(runs)
    jacks = values >= lowest_value(Category.PAIR, _JACK)
    return _counted(
        {
            "openers: a pair of jacks or better": jacks,
            "exactly one pair, jacks or better": jacks & pair,
            "exactly one pair, tens or lower": ~jacks & pair,
            "a pat hand: a straight or better": values >= lowest_value(Category.STRAIGHT),
            "exactly four of one suit, paired or not": four_suited,
            "four of one suit, no pair, no straight": four_suited & high_card,
            "exactly three of one suit": _most_of_a_suit(hands) == 3,
            "four in a row open at both ends, nothing made": open_ended,
            "one rank short of a straight but not open at both ends, nothing made": (
                one_short & ~open_ended
            ),
            "one rank short of a straight, nothing made": one_short,
            "four of one suit and one rank short of a straight, nothing made": (
                four_suited & one_short
            ),
            "ace high, nothing made": high_card & ((hands >> 2) == _ACE).any(axis=1),
            "at least one ace": ((hands >> 2) == _ACE).any(axis=1),
        }
    )


def _three_card_chances() -> tuple[Chance, ...]:
    """Third street of seven-card stud."""
    hands = all_choices(_DECK, 3)
    ranks = hands >> 2
    different = _different_ranks(ranks)
    suited = _most_of_a_suit(hands) == 3
    in_a_row = (different == 3) & _within(_rank_bits(hands), 3)
    straightening = (different == 3) & _within(_rank_bits(hands), 5)
    pair = different == 2
    return _counted(
        {
            "rolled up": different == 1,
            "exactly one pair in three cards": pair,
            "a pair or better in three cards": different < 3,
            "exactly a pair of aces in three cards": pair & ((ranks == _ACE).sum(axis=1) == 2),
            "exactly a pair of jacks or better in three cards": pair
            & (((ranks >= _JACK).sum(axis=1) >= 2) & _pair_from(ranks, _JACK)),
            "no pair in three cards": different == 3,
            "three of one suit": suited,
            "exactly two of one suit in three cards": _most_of_a_suit(hands) == 2,
            "three in a row, any suits": in_a_row,
            "three in a row of one suit": in_a_row & suited,
            "three of a straight (within five ranks), any suits": straightening,
            "three of a straight flush": straightening & suited,
            "three of one suit or three in a row": suited | in_a_row,
            "no pair, not of one suit, not in a row": (different == 3) & ~suited & ~in_a_row,
            "at least one ace in three cards": (ranks == _ACE).any(axis=1),
            "three cards higher than ten, no pair": (ranks >= _JACK).all(axis=1) & (different == 3),
        }
    )


def _two_card_chances() -> tuple[Chance, ...]:
    """The first two cards of five-card stud."""
    hands = all_choices(_DECK, 2)
    ranks = hands >> 2
    pair = ranks[:, 0] == ranks[:, 1]
    return _counted(
        {
            "wired pair": pair,
            "wired aces": pair & (ranks[:, 0] == _ACE),
            "wired pair of jacks or better": pair & (ranks[:, 0] >= _JACK),
            "two of one suit": _most_of_a_suit(hands) == 2,
            "two in a row": ~pair & _within(_rank_bits(hands), 2),
            "at least one ace in two cards": (ranks == _ACE).any(axis=1),
            "two cards higher than ten": np.all(ranks >= _JACK, axis=1),
        }
    )


def _different_ranks(ranks: Ranks) -> NDArray[np.int64]:
    ordered = np.sort(ranks, axis=1)
    different: NDArray[np.int64] = 1 + (ordered[:, 1:] != ordered[:, :-1]).sum(axis=1)
    return different


def _pair_from(ranks: Ranks, lowest: int) -> Flags:
    """Whether a rank of at least `lowest` stands twice."""
    alike = (ranks[:, :, np.newaxis] == ranks[:, np.newaxis]).sum(axis=2) >= 2
    paired: Flags = (alike & (ranks >= lowest)).any(axis=1)
    return paired


def _most_of_a_suit(hands: Cards) -> NDArray[np.int64]:
    suits = hands & 3
    most: NDArray[np.int64] = np.max([(suits == suit).sum(axis=1) for suit in range(4)], axis=0)
    return most


def _rank_bits(hands: Cards) -> NDArray[np.int32]:
    """The ranks of each hand as bits, the ace both low and high (see _ACE_BITS)."""
    bits: NDArray[np.int32] = np.bitwise_or.reduce(2 << (hands >> 2).astype(np.int32), axis=1)
    return bits | (bits >> RANK_COUNT)


def _within(bits: NDArray[np.int32], width: int) -> Flags:
    """Whether all ranks lie within `width` neighboring ones, the ace taken low or high."""
    found = np.zeros(len(bits), dtype=bool)
    for low in range(RANK_COUNT + 2 - width):
        inside = ((1 << width) - 1) << low
        outside = bits & ~inside
        # The other end of an ace that lies inside does not count.
        found |= (outside == 0) | ((outside & ~_ACE_BITS == 0) & (bits & inside & _ACE_BITS > 0))
    return found


def _open_four(bits: NDArray[np.int32]) -> Flags:
    """Whether four ranks in a row can be completed at both ends."""
    found = np.zeros(len(bits), dtype=bool)
    for low in range(1, RANK_COUNT - 3):
        found |= bits >> low & 15 == 15
    return found


def _one_short_of_straight(bits: NDArray[np.int32]) -> Flags:
    found = np.zeros(len(bits), dtype=bool)
    for low in range(RANK_COUNT - 3):
        five = bits >> low & 31
        for missing in range(5):
            found |= five == 31 - (1 << missing)
    return found


def _door_chances(players: int) -> Iterator[Chance]:
    """What the first up cards show: who brings it in, and pairs on fourth street."""
    doors = comb(_DECK, players)
    all_different = comb(RANK_COUNT, players) * 4**players
    yield Chance(f"{players} doors: one given card is among them", players, _DECK)
    yield Chance(
        f"{players} doors: at least one of a given rank", doors - comb(_DECK - 4, players), doors
    )
    yield Chance(f"{players} doors: all of different ranks", all_different, doors)
    yield Chance(f"{players} doors: at least two of one rank", doors - all_different, doors)
    tied = sum(
        comb(4, alike) * comb(4 * higher, players - alike)
        for higher in range(RANK_COUNT)
        for alike in range(2, min(4, players) + 1)
    )
    yield Chance(f"{players} doors: two or more share the lowest rank", tied, doors)
    yield Chance(f"{players} doors: one alone has the lowest rank", doors - tied, doors)
    for count in range(1, players + 1):
        shown = _some_board_paired(count)
        name = f"{count} boards of two cards: at least one shows a pair"
        yield Chance(name, shown.numerator, shown.denominator)


def _some_board_paired(boards: int) -> Fraction:
    """Inclusion and exclusion over the boards that show a pair."""
    return sum(
        (
            (-1) ** (paired + 1) * comb(boards, paired) * _all_paired(paired)
            for paired in range(1, boards + 1)
        ),
        Fraction(),
    )


def _all_paired(boards: int) -> Fraction:
    """The chance that so many boards of two cards all show a pair."""
    # A rank gives no pair, one (in 6 ways) or two at once (in 3), to different boards.
    ways = sum(
        comb(RANK_COUNT, twice)
        * 3**twice
        * comb(RANK_COUNT - twice, boards - 2 * twice)
        * 6 ** (boards - 2 * twice)
        for twice in range(boards // 2 + 1)
    )
    dealt = prod(comb(_DECK - 2 * board, 2) for board in range(boards))
    return Fraction(ways * factorial(boards), dealt)
