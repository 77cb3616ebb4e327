"""Cards dealt by chance with numpy, many deals at a time."""

import numpy as np

from doorcard.odds.arrays import Cards


def shuffled(deck: Cards, deals: int, count: int, chance: np.random.Generator) -> Cards:
    """The deck with its first `count` cards drawn by chance, `deals` times.

    deck: uint8 (m,), different cards; out: uint8 (deals, m). One step of a shuffle a card, all
    deals at once.
    """
    decks = np.tile(deck[:, np.newaxis], (1, deals))
    column = np.arange(deals)
    for top in range(count):
        place = chance.integers(top, len(deck), deals)
        cards = decks[place, column]
        decks[place, column] = decks[top]
        decks[top] = cards
    return np.ascontiguousarray(decks.T)
