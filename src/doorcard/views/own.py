"""What a viewer sees of a table besides what everybody sees."""

from msgspec import Struct, structs

from doorcard.engine.options import Option
from doorcard.views.seat_view import Place, SeatView


class OwnView(Struct, frozen=True):
    """What one viewer sees otherwise than the rail.

    place: his chair as he sees it, None while he is not dealt in. The others are fields of
    ``SeatView`` and ``HandView``.
    """

    you: int = 0
    place: Place | None = None
    legal: tuple[Option, ...] = ()
    hero: str = ""
    discards: tuple[str, ...] = ()
    sitting_out: bool = False


NOTHING_OWN = OwnView()


def with_own(rail: SeatView, own: OwnView) -> SeatView:
    """The table as a viewer sees it: what everybody sees, and over it what is his own."""
    places, hand = rail.places, rail.hand
    if own.place is not None:
        seat = own.place.seat
        places = (*places[: seat - 1], own.place, *places[seat:])
    if hand is not None:
        hand = structs.replace(hand, legal=own.legal, hero=own.hero, discards=own.discards)
    return structs.replace(rail, you=own.you, places=places, hand=hand, sitting_out=own.sitting_out)
