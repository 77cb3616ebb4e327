"""What hands are worth to a house player, as data: rules of thumb on a scale from 0 to 1.

A scale has a line for each category of hands, from its weakest to its strongest. The figures are
roughly the chance to win against one usual opponent.
"""

from msgspec import Struct

Scale = tuple[tuple[float, float], ...]

FIVE_CARDS: Scale = (
    (0.05, 0.40),
    (0.45, 0.78),
    (0.80, 0.88),
    (0.90, 0.94),
    (0.95, 0.96),
    (0.96, 0.97),
    (0.98, 0.99),
    (0.99, 1.0),
    (1.0, 1.0),
    (1.0, 1.0),
)
# Seven cards make better hands, so the same hand is worth less.
SEVEN_CARDS: Scale = (
    (0.02, 0.15),
    (0.18, 0.48),
    (0.52, 0.72),
    (0.74, 0.84),
    (0.85, 0.90),
    (0.91, 0.95),
    (0.96, 0.99),
    (0.99, 1.0),
    (1.0, 1.0),
    (1.0, 1.0),
)
# In draw everybody has improved on his five cards once.
AFTER_DRAWS: Scale = (
    (0.03, 0.22),
    (0.30, 0.66),
    (0.72, 0.82),
    (0.86, 0.93),
    *FIVE_CARDS[4:],
)
# While cards are to come: high cards and small pairs may still grow.
EARLY: Scale = (
    (0.25, 0.66),
    (0.60, 0.86),
    (0.88, 0.93),
    (0.94, 0.97),
    *FIVE_CARDS[4:],
)


class Sense(Struct, frozen=True):
    """What a house player knows of a game.

    cards: how many a whole hand has. scale: what hands are worth at its end. draws: whether cards
    are exchanged.
    """

    cards: int
    scale: Scale
    draws: bool = False


SENSES: dict[str, Sense] = {
    "five_card_stud": Sense(5, FIVE_CARDS),
    "seven_card_stud": Sense(7, SEVEN_CARDS),
    "five_card_draw": Sense(5, AFTER_DRAWS, draws=True),
}
