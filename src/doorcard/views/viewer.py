"""The viewers of a hand: each one's events, picture and dealer's words."""

from collections.abc import Iterable, Iterator

from doorcard.engine.events import Event, HandStarted
from doorcard.views.redact import redact
from doorcard.views.table_fold import OF_ONE_SEAT, TableFold
from doorcard.views.words import DealerWords, Line

RAIL = 0

Told = tuple[Event | None, tuple[Line, ...]]  # an event as somebody may know it, and the lines


class Viewer:
    """What the player in ``seat`` gets to know of a table's hands; seat 0 is the rail.

    ``seat`` is a chair whose player was dealt into the hand: who takes a chair while a hand runs
    watches it from the rail. A viewer who comes late is given all events of the hand so far, and
    then knows exactly what an early one does.
    """

    def __init__(self, seat: int, events: Iterable[Event] = ()) -> None:
        self.seat = seat
        self.fold = TableFold(seat)
        self._words = DealerWords()
        self._draw_counts = False
        self.lines: list[Line] = []
        for event in events:
            self.see(event)

    def see(self, event: Event) -> tuple[Event | None, tuple[Line, ...]]:
        """Take in the next event of the hand.

        Returns it redacted, None when it is not for this viewer, and what the dealer says about
        it. ``lines`` holds the log of the hand so far.
        """
        if isinstance(event, HandStarted):
            self._draw_counts = event.house.show_draw_counts
            self.lines = []
        redacted = redact(event, self.seat, self._draw_counts)
        self.fold.fold(redacted)
        lines = self._words.lines(redacted)
        self.lines += lines
        return redacted, lines


class Company:
    """The rail and every seat dealt into a hand, watching it together.

    Each gets what a ``Viewer`` of his own would, but what is the same for all is worked out once.
    Of a seat there is kept what it knows besides the rail: its own cards (``OwnHand``), and where
    it is told an event otherwise.
    """

    def __init__(self) -> None:
        self.rail = TableFold(RAIL)
        self._seats: dict[int, OwnHand] = {}
        self._told: list[Told] = []
        self._words = DealerWords()
        self._draw_counts = False

    def own(self, seat: int) -> "OwnHand | None":
        """What the player on a chair knows of his own hand, None if he was not dealt in."""
        return self._seats.get(seat)

    def see(self, event: Event) -> None:
        """Show the next event of the hand to everybody."""
        if isinstance(event, HandStarted):
            self._draw_counts = event.house.show_draw_counts
            self._seats = {player.seat: OwnHand(player.seat) for player in event.players}
        public = redact(event, RAIL, self._draw_counts)
        self._words.hear(public)
        self.rail.fold(public)
        self._told.append((public, self._words.say(public)))
        if public is event:  # nothing was taken out, so nobody knows more of it
            for own in self._concerned(public):
                own.fold.fold(public)
        else:
            for own in self._seats.values():
                known = redact(event, own.seat, self._draw_counts)
                own.fold.fold(known)
                if known != public:
                    own.told[len(self._told) - 1] = (known, self._words.say(known))

    def _concerned(self, event: Event) -> Iterable["OwnHand"]:
        """Whose own hand the event may change."""
        if not isinstance(event, OF_ONE_SEAT):
            return self._seats.values()
        own = self._seats.get(event.seat)
        return () if own is None else (own,)

    def lines(self, seat: int) -> list[Line]:
        """The log of the hand for a seat that was dealt in, or for the rail."""
        return [line for _, lines in self.told(seat) for line in lines]

    def told(self, seat: int, since: int = 0) -> Iterator[Told]:
        """Each event from a number on, redacted for a seat or the rail, and the lines about it."""
        own = self._seats.get(seat)
        otherwise = own.told if own is not None else {}
        for number in range(since, len(self._told)):
            yield otherwise.get(number, self._told[number])

    def knows_more(self, seat: int, since: int = 0) -> bool:
        """Whether the seat was told one of these events otherwise than the rail."""
        own = self._seats.get(seat)
        latest = max(own.told, default=-1) if own is not None else -1
        return latest >= since


class OwnHand:
    """What a player knows of his own hand. told: by number, the events told to him otherwise.

    ``fold`` is shown the events that may change his own place; of the others' it knows nothing.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.fold = TableFold(seat)
        self.told: dict[int, Told] = {}
