"""How good a hand looks to its owner, by simple rules, from 0 (hopeless) to 1 (unbeatable)."""

from collections.abc import Sequence

from doorcard.bots.draws import flush_cards, straight_cards
from doorcard.bots.scales import EARLY, SENSES, Scale, Sense
from doorcard.views import SeatView
from doorcard.views.hand_code import hand_code, read_code
from doorcard.views.reading import opponents, own_cards, own_place, shared_cards, visible_cards

BEATEN_ON_BOARD = 0.45  # what a better board takes away when all cards are out
CROWD = 0.97  # what every opponent leaves of one's chances
PAT_OPPONENT = 0.70  # who stands pat has five good cards, or wants it believed
ONE_CARD_OPPONENT = 0.85  # who draws one card has two pair, or hopes for a flush or straight
FOUR_TO_FLUSH = 0.30
FOUR_TO_STRAIGHT = 0.24
MOST_HOPE = 0.30
TWO_PAIR = 2
STRAIGHT = 4
RANKS = 13


def strength(view: SeatView) -> float:
    """How good the viewer's hand looks, given what he can see of the others'."""
    sense = SENSES[view.game]
    return _draw_strength(view, sense) if sense.draws else _stud_strength(view, sense)


def worth(code: str, scale: Scale) -> float:
    """Where a hand code lies on a scale; its first two ranks place it inside its category."""
    category, top, second, *_ = read_code(code)
    low, high = scale[category]
    return low + (high - low) * (max(top, 0) + max(second, 0) / RANKS) / RANKS


def _stud_strength(view: SeatView, sense: Sense) -> float:
    cards = [*own_cards(view), *shared_cards(view)]
    to_come = max(0, sense.cards - len(cards))
    early = to_come / sense.cards
    code = hand_code(cards)
    looks = worth(code, EARLY) * early + worth(code, sense.scale) * (1 - early)
    return _against(view, cards, looks + _hope(cards, to_come), 1 - early)


def _hope(cards: Sequence[int], to_come: int) -> float:
    """What flushes and straights in the making add while cards are still to come."""
    missing_flush = 5 - len(flush_cards(cards))
    missing_straight = 5 - len(straight_cards(cards))
    hope = 0.0
    if _may_come(missing_flush, to_come):
        hope += 0.10 + 0.04 * (to_come - missing_flush)
    if _may_come(missing_straight, to_come):
        hope += 0.06 + 0.03 * (to_come - missing_straight)
    return min(hope, MOST_HOPE)


def _may_come(missing: int, to_come: int) -> bool:
    """Whether as many cards can come as are missing, with one to spare unless one is enough."""
    return 0 < missing < to_come or missing == to_come == 1


def _against(view: SeatView, cards: Sequence[int], looks: float, dealt: float) -> float:
    """Less for every opponent, and less when a board beats the whole hand already.

    dealt: the share of the hand's cards that is out; early on a better board means little.
    """
    own = read_code(hand_code(cards))
    others = opponents(view)
    boards = [[*visible_cards(place), *shared_cards(view)] for place in others]
    if any(board and read_code(hand_code(board)) > own for board in boards):
        looks *= 1 - BEATEN_ON_BOARD * dealt
    return min(looks * CROWD ** len(others), 1.0)


def _draw_strength(view: SeatView, sense: Sense) -> float:
    cards = own_cards(view)
    looks = worth(hand_code(cards), sense.scale)
    if own_place(view).drawn < 0:  # the draw is still to come
        return (looks + _hope_of_draw(cards)) * CROWD ** len(opponents(view))
    for place in opponents(view):
        looks *= CROWD
        if place.drawn == 0 and looks < sense.scale[STRAIGHT][0]:
            looks *= PAT_OPPONENT
        elif place.drawn == 1 and looks < sense.scale[TWO_PAIR][0]:
            looks *= ONE_CARD_OPPONENT
    return looks


def _hope_of_draw(cards: Sequence[int]) -> float:
    """Before the draw: four to a flush or to an open straight are worth a look."""
    if len(flush_cards(cards)) == 4:
        return FOUR_TO_FLUSH
    return FOUR_TO_STRAIGHT if len(straight_cards(cards)) == 4 else 0.0
