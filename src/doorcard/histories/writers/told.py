"""The hand as its viewer may tell it: redacted events become a neutral ``Record``.

Every text is written from such a record, and reading the text gives it again.
"""

from collections.abc import Callable, Iterable
from typing import Any

from doorcard.engine import events as ev
from doorcard.engine.events import Event
from doorcard.histories.record import (
    Act,
    Ante,
    Blind,
    Community,
    Deal,
    Discard,
    Drawn,
    Fact,
    Known,
    LowCard,
    Mucked,
    OpenPair,
    Player,
    Protected,
    Record,
    Reshuffled,
    Result,
    Returned,
    Shown,
    Street,
    Total,
    Voided,
    Won,
)
from doorcard.histories.writers.heading import CannotTellError, Heading, player_names
from doorcard.views import redact


class NotRedactedError(ValueError):
    """The events hold something that the viewer of the history may not see."""


def check_redacted(events: Iterable[Event | None], viewer: int) -> tuple[Event, ...]:
    """The events without the gaps. Raises ``NotRedactedError`` for one the viewer may not see so.

    A redacted event is its own redaction, so the one function that redacts is the judge.
    """
    seen: list[Event] = []
    draw_counts = True
    for event in events:
        if event is None:
            continue
        if isinstance(event, ev.HandStarted):
            draw_counts = event.house.show_draw_counts
        if redact(event, viewer, draw_counts) != event:
            raise NotRedactedError(f"a {type(event).__name__} is not redacted for seat {viewer}")
        seen.append(event)
    return tuple(seen)


def record_of(
    events: Iterable[Event | None], heading: Heading, *, also_void: bool = False
) -> Record:
    """The record of a whole hand, from its redacted events (None for those not for the viewer).

    Raises ``NotRedactedError``, and ``CannotTellError`` for a hand that is not over, or void
    unless ``also_void``: no text has words for a hand that does not count.
    """
    told = check_redacted(events, heading.viewer)
    if not told or not isinstance(told[0], ev.HandStarted):
        raise CannotTellError("the first event of a hand is HandStarted")
    void = isinstance(told[-1], ev.HandVoided)
    if void and not also_void:
        raise CannotTellError("the hand is void")
    if not (void or isinstance(told[-1], ev.HandEnded)):
        raise CannotTellError("the hand is not over")
    teller = _Teller(told[0])
    for event in told[1:]:
        teller.tell(event)
    teller.facts += [Known(seat, cards) for seat, cards in sorted(heading.mucked.items())]
    return _head(told[0], heading, teller.facts)


def _head(started: ev.HandStarted, heading: Heading, facts: list[Fact]) -> Record:
    seated = sorted(started.players, key=lambda player: player.seat)
    names = player_names(heading, (player.seat for player in seated))
    players = tuple(
        Player(player.seat, player.stack, names[player.seat], player.absent) for player in seated
    )
    return Record(
        site=started.house.name,
        hand=started.hand,
        game=started.game.name,
        structure=started.house.structure,
        unit=heading.unit,
        tournament=started.tournament,
        stakes=started.stakes,
        button=started.button,
        seats=started.house.max_seats,
        players=players,
        facts=tuple(facts),
    )


class _Teller:
    """Turns each event into the facts it tells."""

    def __init__(self, started: ev.HandStarted) -> None:
        self.facts: list[Fact] = []
        self.bring_in = started.game.forced == "bring_in"
        self.doors: dict[int, int] = {}
        self.paid_out: list[int] = []
        self.awarded = 0

    def tell(self, event: Event) -> None:
        """Add what the event tells; events that only say who is asked tell nothing."""
        handler = _TELLERS.get(type(event))
        if handler is not None:
            handler(self, event)

    def antes(self, event: ev.AntesPosted) -> None:
        self.facts += [Ante(post.seat, post.amount) for post in event.posts]

    def blind(self, event: ev.BlindPosted) -> None:
        self.facts.append(Blind(event.seat, event.kind, event.live, event.dead))

    def street(self, event: ev.StreetDealt) -> None:
        self.facts.append(Street(event.street))
        for hand in event.hands:
            self.facts.append(Deal(hand.seat, hand.down, hand.up))
            if hand.up:
                self.doors.setdefault(hand.seat, hand.up[0])

    def community(self, event: ev.CommunityDealt) -> None:
        self.facts += [Street(event.street), Community(event.card)]

    def reshuffled(self, event: ev.StubReshuffled) -> None:
        self.facts.append(Reshuffled())

    def opened(self, event: ev.BettingOpened) -> None:
        if self.bring_in and self.doors:
            # Card numbers are in the order of the bring-in: by rank, then by suit (R1.9).
            self.facts.append(LowCard(min(self.doors, key=lambda seat: self.doors[seat])))
            self.bring_in = False
        if event.open_pair:
            self.facts.append(OpenPair())

    def acted(self, event: ev.Acted) -> None:
        timed_out = event.cause == "time_out"
        self.facts.append(Act(event.seat, event.act, event.paid, event.to, event.all_in, timed_out))

    def protected(self, event: ev.Protected) -> None:
        self.facts.append(Protected(event.seat))

    def returned(self, event: ev.UncalledReturned) -> None:
        self.facts.append(Returned(event.seat, event.amount))

    def draw(self, event: ev.DrawOpened) -> None:
        self.facts.append(Street(event.street))

    def discarded(self, event: ev.Discarded) -> None:
        if event.count < 0:
            raise CannotTellError("the house does not show how many cards were exchanged (K40)")
        known = () if -1 in event.cards else event.cards
        self.facts.append(Discard(event.seat, event.count, known))

    def drew(self, event: ev.Drew) -> None:
        if event.count:
            self.facts.append(Drawn(event.seat, event.cards))

    def shown(self, event: ev.HandShown) -> None:
        self.facts.append(Shown(event.seat, event.cards, event.reason == "all_in"))

    def mucked(self, event: ev.HandMucked) -> None:
        self.facts.append(Mucked(event.seat))

    def awarded_pot(self, event: ev.PotAwarded) -> None:
        self.facts += [Won(share.seat, share.amount, event.pot) for share in event.shares]
        self.paid_out.append(sum(share.amount for share in event.shares))
        self.awarded += event.amount

    def ended(self, event: ev.HandEnded) -> None:
        self.facts += [Result(post.seat, stack=post.amount) for post in event.stacks]
        # Pots were paid from the last side pot down.
        self.facts.append(Total(self.awarded, event.rake, tuple(reversed(self.paid_out))))

    def voided(self, event: ev.HandVoided) -> None:
        refunds = tuple((post.seat, post.amount) for post in event.refunds)
        self.facts.append(Voided(refunds, event.reason))


_TELLERS: dict[type, Callable[[_Teller, Any], None]] = {
    ev.AntesPosted: _Teller.antes,
    ev.BlindPosted: _Teller.blind,
    ev.StreetDealt: _Teller.street,
    ev.CommunityDealt: _Teller.community,
    ev.StubReshuffled: _Teller.reshuffled,
    ev.BettingOpened: _Teller.opened,
    ev.Acted: _Teller.acted,
    ev.Protected: _Teller.protected,
    ev.UncalledReturned: _Teller.returned,
    ev.DrawOpened: _Teller.draw,
    ev.Discarded: _Teller.discarded,
    ev.Drew: _Teller.drew,
    ev.HandShown: _Teller.shown,
    ev.HandMucked: _Teller.mucked,
    ev.PotAwarded: _Teller.awarded_pot,
    ev.HandEnded: _Teller.ended,
    ev.HandVoided: _Teller.voided,
}
