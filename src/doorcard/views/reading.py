"""What a player can read off his view: the house players' eyes.

Nothing but the view goes in, so whoever decides by these functions decides like a person at the
screen.
"""

from doorcard.cards import HIDDEN_TEXT, parse_card
from doorcard.engine.options import Option, OptionKind
from doorcard.views.seat_view import Place, SeatView

IN_HAND = ("live", "all_in", "protected")


def own_place(view: SeatView) -> Place:
    """The viewer's own chair. LookupError on the rail."""
    return next(place for place in view.places if place.seat == view.you)


def own_cards(view: SeatView) -> tuple[int, ...]:
    """The viewer's cards in the order dealt, without shared ones."""
    return _seen(own_place(view))


def shared_cards(view: SeatView) -> tuple[int, ...]:
    """The cards that belong to every hand (B24)."""
    return tuple(parse_card(held.card) for held in view.hand.community) if view.hand else ()


def opponents(view: SeatView) -> tuple[Place, ...]:
    """The other chairs that still hold cards."""
    return tuple(
        place for place in view.places if place.state in IN_HAND and place.seat != view.you
    )


def visible_cards(place: Place) -> tuple[int, ...]:
    """What the viewer can see of another player's cards: the up cards, or a shown hand."""
    return _seen(place)


def offered(view: SeatView, *kinds: OptionKind) -> Option | None:
    """The first legal act of one of these kinds, None when none is offered."""
    legal = view.hand.legal if view.hand else ()
    return next((option for option in legal if option.kind in kinds), None)


def _seen(place: Place) -> tuple[int, ...]:
    return tuple(parse_card(held.card) for held in place.cards if held.card != HIDDEN_TEXT)
