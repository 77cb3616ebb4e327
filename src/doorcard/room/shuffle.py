"""The dealer's shuffle: every order of the cards is equally likely (P56)."""

from collections.abc import Sequence

from doorcard.room.ports import Entropy


def shuffled(cards: Sequence[int], entropy: Entropy) -> tuple[int, ...]:
    """The cards in a new order, by Fisher and Yates with unbiased draws."""
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        drawn = entropy.below(last + 1)
        order[last], order[drawn] = order[drawn], order[last]
    return tuple(order)
