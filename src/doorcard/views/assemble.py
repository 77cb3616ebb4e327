"""Joins what the hand says with what the room says into the picture of one viewer."""

from collections.abc import Sequence

from msgspec import structs

from doorcard.engine.options import Option
from doorcard.views.own import OwnView
from doorcard.views.seat_view import Clock, HandView, Place, PlaceState, SeatView
from doorcard.views.table_facts import NO_BETTING, BettingPublic, Chair, TableFacts
from doorcard.views.table_fold import TableFold
from doorcard.views.viewer import OwnHand


def seat_view(
    table: TableFacts,
    chairs: Sequence[Chair],
    you: int,
    fold: TableFold,
    betting: BettingPublic = NO_BETTING,
    *,
    legal: tuple[Option, ...] = (),
    clock: Clock | None = None,
    joined: "Joined | None" = None,
) -> SeatView:
    """The table for one viewer.

    chairs: the taken ones, in any order. you: the viewer's chair, 0 on the rail. fold: the hand as
    this viewer may know it; its seat is ``you``, or 0 if he was not dealt into the hand. legal is
    kept only if the asked seat is the viewer's own in this hand. joined: places made before, of
    this very viewer; those to which nothing has happened are taken from there.
    """
    place = joined.place if joined is not None else _place
    taken = {chair.seat: chair for chair in chairs}
    in_hand = fold.places()
    hand = fold.hand_view(
        betting,
        number=table.hands,
        legal=legal if betting.asked and betting.asked == fold.seat else (),
        clock=clock,
    )
    places = tuple(
        place(seat, taken.get(seat), in_hand.get(seat), fold.running, seat in table.offered)
        for seat in range(1, table.house.max_seats + 1)
    )
    own = taken.get(you)
    return SeatView(
        table=table.table,
        name=table.name,
        house=table.house,
        game=table.house.game,
        stakes=table.stakes,
        max_seats=table.house.max_seats,
        you=you,
        places=places,
        marker=_marker(table, hand, fold.running),
        unit=table.unit,
        hand=hand,
        sitting_out=own is not None and own.sitting_out,
        paused=table.paused,
        waiting=table.waiting,
        start=table.start,
    )


def own_view(
    rail: SeatView,
    chair: Chair,
    own: OwnHand | None,
    joined: "Joined",
    *,
    legal: tuple[Option, ...] = (),
) -> OwnView:
    """What the player on a chair sees otherwise than the rail: with it, what ``seat_view`` makes.

    It is his own place and hand and what is asked of him; everything else that he may know
    everybody may. own: his hand, None if he was not dealt in on this chair. joined: own places
    made before. legal: see ``seat_view``.
    """
    hand, seat = rail.hand, chair.seat
    if hand is None or own is None:
        return OwnView(seat, sitting_out=chair.sitting_out)
    fold = own.fold
    return OwnView(
        you=seat,
        place=joined.place(seat, chair, fold.place(seat), fold.running, offered=False),
        legal=legal if hand.asked == seat else (),
        hero=fold.hero,
        discards=fold.discards,
        sitting_out=chair.sitting_out,
    )


class Joined:
    """Places as they were made last; each is made again when something it is made of has changed.

    Its parts are values that never change, so the same object says that nothing did.
    """

    def __init__(self) -> None:
        self._kept: dict[int, tuple[Chair | None, Place | None, bool, bool, Place]] = {}

    def place(
        self, seat: int, chair: Chair | None, in_hand: Place | None, running: bool, offered: bool
    ) -> Place:
        """What hand and room say of a chair, joined."""
        kept = self._kept.get(seat)
        if kept is not None:
            same = kept[0] is chair and kept[1] is in_hand
            if same and kept[2] == running and kept[3] == offered:
                return kept[4]
        made = _place(seat, chair, in_hand, running, offered)
        self._kept[seat] = (chair, in_hand, running, offered, made)
        return made


def _place(
    seat: int, chair: Chair | None, in_hand: Place | None, running: bool, offered: bool
) -> Place:
    if chair is None:
        gone = in_hand if running else None
        return gone or Place(seat, "empty", offered=offered)
    if in_hand is None or not chair.dealt_in:
        return _waiting(chair)
    return structs.replace(
        in_hand,
        state=in_hand.state if running else _state_after(chair, in_hand),
        name=chair.name,
        bot=chair.bot,
        connected=chair.connected,
        stack=in_hand.stack if running else chair.stack,
        protections=in_hand.protections if running else chair.protections,
        leaving=chair.leaving or in_hand.leaving,
        bank=chair.bank,
        player=chair.player,
    )


def _waiting(chair: Chair) -> Place:
    return Place(
        seat=chair.seat,
        state="sitting_out" if chair.sitting_out else "waiting",
        name=chair.name,
        bot=chair.bot,
        connected=chair.connected,
        stack=chair.stack,
        protections=chair.protections,
        leaving=chair.leaving,
        bank=chair.bank,
        player=chair.player,
    )


def _state_after(chair: Chair, in_hand: Place) -> PlaceState:
    return "sitting_out" if chair.sitting_out else in_hand.state


def _marker(table: TableFacts, hand: HandView | None, running: bool) -> tuple[str, int]:
    """Where the dealer's marker lies: the fixed stud button, or the button of the hand (B57)."""
    if table.house.dealer == "fixed":
        return "stud", table.house.dealer_marker_seat
    return "dealer", hand.button if hand and (running or not table.button) else table.button
