"""Five-card draw where somebody draws by habit: dealt by chance, many hands at a time."""

import numpy as np
from numpy.typing import NDArray

from doorcard.odds.arrays import Cards
from doorcard.odds.dealing import shuffled
from doorcard.odds.errors import OddsError
from doorcard.odds.habit import Flags, kept_by_habit
from doorcard.odds.results import Tally, tally_values
from doorcard.odds.spots import Holding, Spot
from doorcard.odds.values import hand_values

_HAND = 5

Rows = NDArray[np.intp]


def sample_draws(spot: Spot, deals: int, chance: np.random.Generator) -> Tally:
    """Deal hidden cards, let everybody draw in the order of the hands, and add up who wins.

    Deals in which somebody's habit draws another number than the hand says are left out, so the
    tally may hold fewer than `deals`. OddsError no_cards_left.
    """
    hidden = sum(hand.hidden for hand in spot.hands)
    dealt = shuffled(np.array(spot.deck, dtype=np.uint8), deals, hidden, chance)
    table = _Tables(dealt[:, hidden:], chance)
    hands = _before_the_draw(spot, dealt[:, :hidden])
    wanted = np.ones(deals, dtype=bool)
    kept = [_kept(hand, cards) for hand, cards in zip(spot.hands, hands, strict=True)]
    for hand, stays in zip(spot.hands, kept, strict=True):
        if hand.habit is not None and hand.habit >= 0:
            wanted &= (~stays).sum(axis=1) == hand.habit
    for hand, cards, stays in zip(spot.hands, hands, kept, strict=True):
        old = cards.copy()
        table.replace(cards, stays)
        if hand.habit is not None:
            table.throw_away(old, ~stays)
        elif hand.thrown:
            thrown = np.tile(np.array(hand.thrown, dtype=np.uint8), (deals, 1))
            table.throw_away(thrown, np.ones(thrown.shape, dtype=bool))
    values = np.array([hand_values(cards, "numpy") for cards in hands])
    return tally_values(values[:, wanted])


def _before_the_draw(spot: Spot, hidden: Cards) -> list[Cards]:
    """Each hand, uint8 (deals, 5): known cards, hidden ones, and anything for cards to come."""
    hands = []
    first = 0
    for hand in spot.hands:
        cards = np.zeros((len(hidden), _HAND), dtype=np.uint8)
        known = len(hand.cards)
        cards[:, :known] = hand.cards
        cards[:, known : known + hand.hidden] = hidden[:, first : first + hand.hidden]
        first += hand.hidden
        hands.append(cards)
    return hands


def _kept(hand: Holding, cards: Cards) -> Flags:
    if hand.habit is not None:
        return kept_by_habit(cards)
    return np.tile(np.arange(_HAND) < len(hand.cards) + hand.hidden, (len(cards), 1))


class _Tables:
    """Many tables at once, one a row: the stub, and what was thrown away there.

    A stub too short for the player in turn is made anew with what others threw away before (B27).
    """

    def __init__(self, stubs: Cards, chance: np.random.Generator) -> None:
        deals, size = stubs.shape
        self._chance = chance
        # The stub is the first `size` places of its row.
        self._stubs = np.zeros((deals, 52), dtype=np.uint8)
        self._stubs[:, :size] = stubs
        self._size = np.full(deals, size)
        self._thrown = np.zeros((deals, 52), dtype=np.uint8)
        self._thrown_count = np.zeros(deals, dtype=np.intp)

    def replace(self, cards: Cards, kept: Flags) -> None:
        """Deal new cards for those not kept, in place."""
        draws = (~kept).sum(axis=1)
        self._renew_stubs(np.flatnonzero(draws > self._size))
        if (draws > self._size).any():
            facts = {"needed": int(draws.max()), "left": int(self._size.min())}
            raise OddsError("no_cards_left", facts)
        for place in range(_HAND):
            rows = np.flatnonzero(~kept[:, place])
            cards[rows, place] = self._take(rows)

    def throw_away(self, cards: Cards, thrown: Flags) -> None:
        """Lay what is thrown beside the stub."""
        for place in range(cards.shape[1]):
            rows = np.flatnonzero(thrown[:, place])
            self._thrown[rows, self._thrown_count[rows]] = cards[rows, place]
            self._thrown_count[rows] += 1

    def _take(self, rows: Rows) -> Cards:
        """One card by chance from each stub."""
        place = self._chance.integers(0, self._size[rows])
        taken: Cards = self._stubs[rows, place]
        self._size[rows] -= 1
        self._stubs[rows, place] = self._stubs[rows, self._size[rows]]
        return taken

    def _renew_stubs(self, rows: Rows) -> None:
        while len(rows := rows[self._thrown_count[rows] > 0]):
            self._thrown_count[rows] -= 1
            self._stubs[rows, self._size[rows]] = self._thrown[rows, self._thrown_count[rows]]
            self._size[rows] += 1
