"""The draw helper: what each of the 32 ways to keep and throw leads to."""

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from typing import Final

import numpy as np

from doorcard.cards import Card
from doorcard.odds.arrays import CATEGORY, Counts
from doorcard.odds.counting import Distribution, dealt, distribution
from doorcard.odds.equity import equity
from doorcard.odds.errors import OddsError
from doorcard.odds.spots import HandLike, Holding, parse_dead, unseen_cards
from doorcard.ranking import Category, hand_value

_HAND: Final = 5
_SEED: Final = 1  # the same chance for every way, and for every time it is asked


class Keep:
    """One way to play the draw.

    kept, thrown: the cards; results: the exact distribution of the hand after the draw; dealt: the
    category before it; share: of the pot against the other hands, None if none were given.
    """

    def __init__(
        self,
        kept: tuple[Card, ...],
        thrown: tuple[Card, ...],
        dealt: Category,
        results: Distribution,
        share: float | None,
    ) -> None:
        self.kept = kept
        self.thrown = thrown
        self.dealt = dealt
        self.results = results
        self.share = share

    @property
    def improved(self) -> Fraction:
        """The chance of a better category than the five cards were."""
        better = int(self.results.counts[self.dealt < CATEGORY].sum())
        return Fraction(better, self.results.total)

    @property
    def strength(self) -> Fraction:
        """The part of all 2,598,960 five-card hands it beats on the average, ties counted half."""
        return _mean_rank(self.results)


def keeps(
    cards: str | Sequence[Card],
    dead: str | Sequence[Card] = "",
    against: Sequence[HandLike] = (),
) -> tuple[Keep, ...]:
    """Each of the 32 ways to keep some of five cards, the strongest first.

    cards: the five dealt; dead: other seen cards; against: hands of other players as in `equity`
    of "draw", for the share of the pot that each way wins (then the order is by share). A share
    that cannot be counted is dealt by chance, for a second or to a standard error of 0.001.
    Cards thrown away do not come back. OddsError as `equity`, and wrong_count for not five cards.

    >>> from doorcard.cards import cards_text
    >>> ways = {cards_text(way.kept): way for way in keeps("9c 9d Kh 7s 2c")}
    >>> ways["9c 9d"].results.chance(Category.THREE_OF_A_KIND)
    Fraction(618, 5405)
    >>> ways["9c 9d"].results.total, ways["9c 9d"].improved
    (16215, Fraction(1552, 5405))
    """
    five = parse_dead(cards) if isinstance(cards, str) else tuple(cards)
    away = parse_dead(dead) if isinstance(dead, str) else tuple(dead)
    if len(five) != _HAND:
        raise OddsError(
            "wrong_count", {"what": "cards before the draw", "needed": _HAND, "got": len(five)}
        )
    deck = unseen_cards([*five, *away])
    category = Category(int(CATEGORY[hand_value(five)]))
    ways = []
    for chosen in range(1 << _HAND):
        kept = tuple(card for place, card in enumerate(five) if chosen >> place & 1)
        thrown = tuple(card for place, card in enumerate(five) if not chosen >> place & 1)
        results = distribution(kept, deck, len(thrown))
        share = None
        if against:
            own = Holding(kept, thrown=thrown)
            odds = equity("draw", [own, *against], away, error=0.001, seconds=1.0, seed=_SEED)
            share = odds.players[0].share
        ways.append(Keep(kept, thrown, category, results, share))
    if against:
        return tuple(sorted(ways, key=lambda way: -(way.share or 0)))
    return tuple(sorted(ways, key=lambda way: -way.strength))


def _mean_rank(results: Distribution) -> Fraction:
    beaten_twice, hands = _beaten_twice()
    return Fraction(int(results.counts @ beaten_twice), 2 * results.total * hands)


@cache
def _beaten_twice() -> tuple[Counts, int]:
    """By value, twice the five-card hands that are worse plus those that tie; and how many are."""
    all_hands = dealt(_HAND)
    through = np.cumsum(all_hands.counts)
    return 2 * through - all_hands.counts, all_hands.total
