"""How each player came out of a finished hand, as everybody at the table could see it.

Statistics and searches are made of these. They are read off the events as the rail got them, so
nothing in them comes from a card that was not shown.
"""

from collections.abc import Iterable

from msgspec import Struct

from doorcard.engine import events as ev
from doorcard.engine.events import Event
from doorcard.views.redact import redact


class HandResult(Struct, frozen=True):
    """One player's part in a hand.

    net: units won or lost. big: units of a big bet at that table; in pot-limit, twice the big
    blind. street: the last street he was in the hand on. showdown: his hand was compared with
    others. pots: pots he was paid from, or a part of. void: the hand did not count (B62).
    """

    seat: int
    net: int
    big: int
    street: int
    showdown: bool
    pots: int
    void: bool


def hand_results(events: Iterable[Event]) -> tuple[HandResult, ...]:
    """The results of a finished hand, in the order its players were dealt in.

    ValueError while the hand is not over.
    """
    course = _Course()
    for event in events:
        told = redact(event, 0)
        if told is not None:
            course.note(told)
    return course.results()


class _Course:
    """What has to be remembered of a hand."""

    def __init__(self) -> None:
        self.started: ev.HandStarted | None = None
        self.street = 0
        self.folded_on: dict[int, int] = {}
        self.compared = False
        self.pots: dict[int, int] = {}
        self.after: dict[int, int] | None = None
        self.void = False

    def note(self, event: Event) -> None:
        """Take in the next event."""
        match event:
            case ev.HandStarted():
                self.started = event
            case ev.StreetDealt() | ev.CommunityDealt() | ev.DrawOpened():
                self.street = event.street
            case ev.Acted(act="fold"):
                self.folded_on[event.seat] = self.street
            case ev.ShowdownOpened():
                self.compared = True
            case ev.PotAwarded():
                for share in event.shares:
                    self.pots[share.seat] = self.pots.get(share.seat, 0) + 1
            case ev.HandEnded():
                self.after = {post.seat: post.amount for post in event.stacks}
            case ev.HandVoided():
                self.void, self.after = True, {}
            case _:
                pass

    def results(self) -> tuple[HandResult, ...]:
        """One for each player dealt in."""
        if self.started is None or self.after is None:
            raise ValueError("the hand is not over")
        big, after = big_bet(self.started), self.after
        return tuple(
            HandResult(
                seat=seated.seat,
                net=after.get(seated.seat, seated.stack) - seated.stack,
                big=big,
                street=self.folded_on.get(seated.seat, self.street),
                showdown=self.compared and seated.seat not in self.folded_on,
                pots=0 if self.void else self.pots.get(seated.seat, 0),
                void=self.void,
            )
            for seated in self.started.players
        )


def big_bet(started: ev.HandStarted) -> int:
    """The units results are divided by: the larger bet, in pot-limit twice the big blind."""
    stakes = started.stakes
    return stakes.big if started.house.structure == "limit" else 2 * stakes.big_blind
