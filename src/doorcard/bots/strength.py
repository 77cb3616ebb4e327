"""How good a hand looks to its owner, by simple rules, from 0 (hopeless) to 1 (unbeatable).

The figures are rules of thumb, roughly the chance to win against one usual opponent.
"""

from collections.abc import Sequence

from doorcard.bots.draws import flush_cards, straight_cards
from doorcard.views import SeatView
from doorcard.views.hand_code import board_code, hand_code
from doorcard.views.reading import opponents, own_cards, own_place, shared_cards, visible_cards

RANKS = "23456789TJQKA"

# From the weakest to the strongest hand of each category (first digit of a hand code).
FIVE_CARDS = (
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
SEVEN_CARDS = (
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
SEVEN_CARD_GAME = "seven_card_stud"
DRAW_GAME = "five_card_draw"
BEATEN_ON_BOARD = 0.55
CROWD = 0.95


def strength(view: SeatView) -> float:
    """How good the viewer's hand looks, given what he can see of the others'."""
    if view.game == DRAW_GAME:
        return _draw_strength(view)
    return _stud_strength(view)


def made_strength(code: str, scale: Sequence[tuple[float, float]]) -> float:
    """Where a hand code lies on a scale of categories; the first two ranks place it inside."""
    low, high = scale[int(code[0])]
    top, second = (max(RANKS.find(letter), 0) for letter in code[1:3])
    return low + (high - low) * (top + second / 13) / 13


def _stud_strength(view: SeatView) -> float:
    cards = [*own_cards(view), *shared_cards(view)]
    whole = 7 if view.game == SEVEN_CARD_GAME else 5
    to_come = whole - len(cards)
    final = made_strength(hand_code(cards), SEVEN_CARDS if whole == 7 else FIVE_CARDS)
    early = made_strength(hand_code(cards), FIVE_CARDS)
    # A pair on the first cards is worth more than the same pair at the end.
    share = to_come / whole
    looks = early * share + final * (1 - share) + 0.15 * share
    looks += _hope(cards, to_come)
    return _against(view, cards, looks)


def _hope(cards: Sequence[int], to_come: int) -> float:
    """What flushes and straights in the making add while cards are still to come."""
    if to_come <= 0:
        return 0.0
    missing_flush = 5 - len(flush_cards(cards))
    missing_straight = 5 - len(straight_cards(cards))
    hope = 0.0
    if 0 < missing_flush < to_come or missing_flush == 1:
        hope += 0.10 + 0.04 * (to_come - missing_flush)
    if 0 < missing_straight < to_come or missing_straight == 1:
        hope += 0.06 + 0.03 * (to_come - missing_straight)
    return min(hope, 0.30)


def _against(view: SeatView, cards: Sequence[int], looks: float) -> float:
    """Less for every opponent, and much less when one shows a better hand already."""
    own = board_order(cards)
    for place in opponents(view):
        seen = [*visible_cards(place), *shared_cards(view)]
        looks *= CROWD
        if seen and board_order(seen) > own:
            looks *= BEATEN_ON_BOARD
    return max(0.0, min(looks, 1.0))


def board_order(cards: Sequence[int]) -> tuple[int, ...]:
    """Orders pairs, trips and high cards, whatever the number of cards (at most five count)."""
    code = hand_code(cards) if len(cards) >= 5 else board_code(cards)
    return (int(code[0]), *(RANKS.find(letter) for letter in code[1:3]))


def _draw_strength(view: SeatView) -> float:
    cards = own_cards(view)
    drawn = own_place(view).drawn >= 0
    looks = made_strength(hand_code(cards), FIVE_CARDS)
    if not drawn:
        looks += _hope_of_draw(cards)
    for place in opponents(view):
        looks *= CROWD
        if place.drawn == 0 and drawn and looks < FIVE_CARDS[4][0]:
            looks *= 0.7  # who stands pat has five good cards, or wants it believed
        elif place.drawn == 1 and drawn and looks < FIVE_CARDS[2][0]:
            looks *= 0.85
    return looks


def _hope_of_draw(cards: Sequence[int]) -> float:
    """Before the draw: four to a flush or to an open straight are worth a look."""
    if len(flush_cards(cards)) == 4:
        return 0.22
    if len(straight_cards(cards)) == 4:
        return 0.17
    return 0.0
