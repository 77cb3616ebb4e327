"""One hand: commands go in, events come out."""

from collections.abc import Iterable
from typing import Self

from doorcard.engine.advance import next_event
from doorcard.engine.commands import Command
from doorcard.engine.dealing import shuffle_due
from doorcard.engine.deciding import decide
from doorcard.engine.events import Event, HandStarted
from doorcard.engine.folding import FOLDS, fold
from doorcard.engine.refusals import Refusal
from doorcard.engine.setup import check_setup
from doorcard.engine.showdown import who_chooses
from doorcard.engine.state import DONE, LISTS, LISTS_OF_LISTS, VALUES, State


class Hand(State):
    """A hand in play. All that is known of it are the fields of ``State``.

    ``apply`` is the way in for commands, ``replay`` for a stored hand.
    """

    __slots__ = ()

    @classmethod
    def start(cls, started: HandStarted) -> Self:
        """Begin a hand; it then asks for the first shuffle. Raises ``SetupError``."""
        check_setup(started)
        hand = cls(started)
        hand.fold(started)
        settle(hand)
        return hand

    @classmethod
    def replay(cls, events: Iterable[Event]) -> Self:
        """Rebuild a hand from its events, the first being ``HandStarted``.

        A hand cut off between two events that belong together goes on with ``advance``.
        """
        rest = iter(events)
        started = next(rest, None)
        if not isinstance(started, HandStarted):
            raise ValueError("the first event of a hand is HandStarted")
        hand = cls(started)
        hand.fold(started)
        for event in rest:
            hand.fold(event)
        if next_event(hand) is None:
            settle(hand)
        return hand

    def apply(self, command: Command) -> tuple[Event, ...] | Refusal:
        """Carry out a command: the events it caused, already booked, or a refusal.

        A refused command changes nothing.
        """
        first = decide(self, command)
        if type(first) is Refusal:
            return first
        FOLDS[type(first)](self, first)
        self.events.append(first)
        if self.asking and not self.unattended:
            return (first,)  # the usual case: the next player is asked
        before = len(self.events) - 1
        self.advance()
        return tuple(self.events[before:])

    def advance(self) -> None:
        """Let everything happen that needs nobody's command, one event at a time."""
        event = next_event(self)
        while event is not None:
            fold(self, event)
            event = next_event(self)
        settle(self)

    def fold(self, event: Event) -> None:
        """Book one event of a stored hand."""
        fold(self, event)

    def copy(self) -> Self:
        """An independent hand in the same state."""
        twin = type(self)(None)
        for name in VALUES:
            setattr(twin, name, getattr(self, name))
        for name in LISTS:
            setattr(twin, name, getattr(self, name)[:])
        for name in LISTS_OF_LISTS:
            setattr(twin, name, [part[:] for part in getattr(self, name)])
        return twin


def settle(hand: State) -> None:
    """Note whom or what the hand waits for, now that nothing happens by itself."""
    hand.shuffle_due = ()
    if hand.asking or hand.stage == DONE:
        return
    hand.shuffle_due = shuffle_due(hand)
    if not hand.shuffle_due:
        hand.actor, hand.asking = who_chooses(hand), "show"
