"""A finished hand step by step: the table as one reader could see it at each moment (U28).

A step is made of the events as they were redacted for the reader when they happened, so a hand
that was shown is face down until the step in which it was shown. What he learned at the end (hands
shown, and mucked ones if he may know them, B43) is beside the steps, for who wants to look ahead.
"""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from doorcard.cards import HIDDEN, Card
from doorcard.engine import Hand
from doorcard.engine import events as ev
from doorcard.engine.advance import next_event
from doorcard.engine.events import Event
from doorcard.engine.hand import settle
from doorcard.views.assemble import seat_view
from doorcard.views.betting_public import betting_public
from doorcard.views.past_hand import mucked_hands
from doorcard.views.redact import redact
from doorcard.views.seat_view import CardView, HandView, Place, SeatView
from doorcard.views.table_facts import BettingPublic, Chair, TableFacts
from doorcard.views.table_fold import HeldCard, TableFold, card_views
from doorcard.views.viewer import Viewer
from doorcard.views.words import Line

# What follows by itself in the same moment and belongs to the step before it.
QUIET = (
    ev.DeckShuffled,
    ev.StubReshuffled,
    ev.BettingOpened,
    ev.DrawOpened,
    ev.ShowdownOpened,
    ev.HandEnded,
)
POSTS = (ev.AntesPosted, ev.BlindPosted)

# Hands known when all is over, by seat: the number of the event after which a seat held its cards.
Ends = Mapping[int, tuple[int, tuple[Card, ...]]]


class KnownHand(Struct, frozen=True):
    """Cards of a player that the reader learned later, as they lay at this step."""

    seat: int
    cards: tuple[CardView, ...]


class ReplayStep(Struct, frozen=True):
    """The table at one moment.

    places: the chairs that look otherwise than in the step before; in the first step all of them.
    lines: what the dealer says in this step. known: hands that are open only to who looks ahead.
    """

    places: tuple[Place, ...]
    hand: HandView | None
    lines: tuple[Line, ...]
    known: tuple[KnownHand, ...] = ()


class Replay(Struct, frozen=True):
    """A finished hand for one reader, who is asked nothing. view: the table in the first step.

    aided: played in practice, with odds beside the cards.
    """

    view: SeatView
    steps: tuple[ReplayStep, ...]
    aided: bool = False


def replay_hand(
    events: Sequence[Event],
    reader: int,
    table: TableFacts,
    names: Mapping[int, str],
    *,
    told: Sequence[Event] | None = None,
    ends: Ends | None = None,
) -> Replay:
    """The steps of a finished hand for the player dealt into seat ``reader``, 0 for the rail.

    events: all events of the hand. names: players by seat. told: the same events as far as anybody
    knows them, where cards had to be made up. ends: the hands known when all is over, if not those
    that were shown or that the reader may learn. ValueError while the hand is not over.
    """
    started, last = events[0], events[-1]
    over = isinstance(last, ev.HandEnded | ev.HandVoided)
    if not over or not isinstance(started, ev.HandStarted):
        raise ValueError("the hand is not over")
    chairs = [Chair(seat, names.get(seat, ""), stack) for seat, stack in _stacks(started, last)]
    hand, viewer = Hand(started), Viewer(reader)
    told = events if told is None else told
    later = _known_later(told, reader, ends)
    views: list[SeatView] = []  # one a step
    steps: list[ReplayStep] = []
    said: list[Line] = []
    for number, event in enumerate(events):
        hand.fold(event)
        said += viewer.see(told[number])[1]
        if number + 1 < len(events) and _belongs_together(event, events[number + 1]):
            continue
        view = seat_view(table, chairs, reader, viewer.fold, _asked(hand))
        held = {seat: cards[number] for seat, cards in later.items()}
        known = _known(viewer.fold, held)
        steps.append(ReplayStep(_changed(views, view), view.hand, tuple(said), known))
        views.append(view)
        said = []
    return Replay(views[0], tuple(steps))


def _belongs_together(event: Event, following: Event) -> bool:
    return isinstance(following, QUIET) or (
        isinstance(event, POSTS) and isinstance(following, POSTS)
    )


def _changed(before: Sequence[SeatView], view: SeatView) -> tuple[Place, ...]:
    """The chairs of a view that look otherwise than in the last view before it."""
    if not before:
        return view.places
    return tuple(
        now for then, now in zip(before[-1].places, view.places, strict=True) if now != then
    )


def _asked(hand: Hand) -> BettingPublic:
    """Whom the hand asks, nobody while something happens by itself."""
    if next_event(hand) is not None:
        return BettingPublic(decision=hand.decision)
    settle(hand)
    return betting_public(hand)


def _stacks(started: ev.HandStarted, last: Event) -> list[tuple[int, int]]:
    """What each player has after the hand, by seat."""
    if isinstance(last, ev.HandEnded):
        return [(post.seat, post.amount) for post in last.stacks]
    return [(seated.seat, seated.stack) for seated in started.players]


def _known_later(
    events: Sequence[Event], reader: int, ends: Ends | None
) -> dict[int, list[tuple[Card, ...]]]:
    """What each seat held after each event, as far as the reader knows it when all is over."""
    started = events[0]
    counts = isinstance(started, ev.HandStarted) and started.house.show_draw_counts
    seen = [redact(event, reader, counts) for event in events]
    return {
        seat: _held(seen[: last + 1], seat, cards) + [()] * (len(seen) - last - 1)
        for seat, (last, cards) in (_ends(events, reader) if ends is None else ends).items()
        if seat != reader
    }


def _ends(events: Sequence[Event], reader: int) -> Ends:
    """The hands that were shown, and those mucked that the reader may learn (B43)."""
    ends = {seat: (len(events) - 1, cards) for seat, cards in mucked_hands(events, reader).items()}
    for number, event in enumerate(events):
        if isinstance(event, ev.HandShown):
            ends[event.seat] = (number, event.cards)
    return ends


def _held(told: Sequence[Event | None], seat: int, end: tuple[Card, ...]) -> list[tuple[Card, ...]]:
    """What a seat held after each event, worked out backwards from the hand it had at the end.

    Cards that were given away are ``HIDDEN``: nobody else ever learns them (R4.8).
    """
    cards, found = end, []
    for event in reversed(told):
        found.append(cards)
        match event:
            case ev.StreetDealt():
                dealt = next((hand for hand in event.hands if hand.seat == seat), None)
                new = len(dealt.down) + len(dealt.up) if dealt is not None else 0
                cards = cards[: len(cards) - new]
            case ev.Drew() if event.seat == seat and event.count > 0:
                cards = cards[: len(cards) - event.count]
            case ev.Discarded() if event.seat == seat:
                # Where the house does not say how many were exchanged (K40), all may have been.
                unknown = event.count if event.count >= 0 else len(cards)
                cards = cards[: len(cards) if event.count >= 0 else 0] + (HIDDEN,) * unknown
            case _:
                pass
    return found[::-1]


def _known(fold: TableFold, held: Mapping[int, tuple[Card, ...]]) -> tuple[KnownHand, ...]:
    """The hands that do not lie open at this step, with what the reader learns of them later."""
    known: list[KnownHand] = []
    for seat, cards in held.items():
        player = fold.players.get(seat)
        if player is None or not cards or player.state == "folded":
            continue
        if player.gone or any(one.card == HIDDEN for one in player.cards):
            lies = zip(player.cards, cards, strict=True)
            shown = [HeldCard(card, one.up, one.street, one.new) for one, card in lies]
            known.append(KnownHand(seat, card_views(shown)))
    return tuple(known)
