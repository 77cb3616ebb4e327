"""A finished hand as one may read it afterwards: LAST HAND and the history (R3.30, B43, B65).

Beyond what he saw while it was played, a player who was dealt in learns the hands that reached the
showdown, thrown away or not. Nobody ever learns a folded hand, a discard, or the hand of a winner
whom nobody called; a spectator learns nothing that was not public.
"""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from doorcard.cards import Card
from doorcard.engine import events as ev
from doorcard.engine.events import Event
from doorcard.views.hand_code import hand_code
from doorcard.views.seat_view import CardView
from doorcard.views.table_fold import HeldCard, PlayerInHand, TableFold, card_views
from doorcard.views.viewer import Viewer
from doorcard.views.words import Line


class PastPlayer(Struct, frozen=True):
    """One player of a finished hand.

    stack: units before the hand; result: what he won or lost. cards: "??" where the reader may not
    see them. hand: code of a hand that reached the showdown, "" of others. folded_on: street.
    """

    seat: int
    name: str
    stack: int
    result: int
    cards: tuple[CardView, ...]
    hand: str = ""
    folded_on: int = 0
    shown: bool = False
    mucked: bool = False


class PastHand(Struct, frozen=True):
    """A finished hand. lines: the dealer's log as this reader heard it. void: it did not count."""

    hand: str
    number: int
    game: str
    button: int
    players: tuple[PastPlayer, ...]
    community: tuple[CardView, ...]
    lines: tuple[Line, ...]
    rake: int = 0
    void: bool = False


def past_hand(
    events: Sequence[Event], reader: int, *, number: int = 0, names: Mapping[int, str] | None = None
) -> PastHand:
    """The finished hand for the player dealt into seat ``reader``, 0 for everybody else.

    events: all events of the hand. names: players' names by seat, as the room knows them.
    ValueError while the hand is not over: until then nothing is disclosed.
    """
    started, last = events[0], events[-1]
    over = isinstance(last, ev.HandEnded | ev.HandVoided)
    if not over or not isinstance(started, ev.HandStarted):
        raise ValueError("the hand is not over")
    viewer = Viewer(reader, events)
    seen = viewer.fold
    for seat, cards in _mucked_at_showdown(events, reader).items():
        seen.players[seat].cards = cards
    return PastHand(
        hand=started.hand,
        number=number,
        game=started.game.name,
        button=started.button,
        players=tuple(
            _past_player(seen, seated, (names or {}).get(seated.seat, ""))
            for seated in started.players
        ),
        community=card_views(seen.community),
        lines=tuple(viewer.lines),
        rake=last.rake if isinstance(last, ev.HandEnded) else 0,
        void=isinstance(last, ev.HandVoided),
    )


def mucked_hands(events: Sequence[Event], reader: int) -> dict[int, tuple[Card, ...]]:
    """The hands thrown away when hands were compared, by seat: what a history adds (B43).

    Empty for a reader who was not dealt in. ValueError while the hand is not over.
    """
    if not isinstance(events[-1], ev.HandEnded | ev.HandVoided):
        raise ValueError("the hand is not over")
    return {
        seat: tuple(held.card for held in cards)
        for seat, cards in _mucked_at_showdown(events, reader).items()
    }


def _mucked_at_showdown(events: Sequence[Event], reader: int) -> dict[int, list[HeldCard]]:
    house = TableFold(0)  # it gets the events unredacted, as the house knows them
    for event in events:
        house.fold(event)
    if reader not in house.players or not house.compared:
        return {}
    return {seat: one.cards for seat, one in house.players.items() if _mucked(one)}


def _mucked(player: PlayerInHand) -> bool:
    return player.gone and player.state != "folded"


def _past_player(seen: TableFold, seated: ev.Seated, name: str) -> PastPlayer:
    player = seen.players[seated.seat]
    folded = player.state == "folded"
    at_showdown = seen.compared and not folded
    return PastPlayer(
        seat=seated.seat,
        name=name,
        stack=seated.stack,
        result=player.stack - seated.stack,
        cards=card_views(player.cards),
        hand=hand_code(seen.hand_cards(player)) if at_showdown else "",
        folded_on=player.line.street if folded and player.line else 0,
        shown=player.shown,
        mucked=_mucked(player),
    )
