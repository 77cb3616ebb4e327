"""One viewer of a hand: his events, his picture and his dealer's words in one place."""

from collections.abc import Iterable

from doorcard.engine.events import Event, HandStarted
from doorcard.views.redact import redact
from doorcard.views.table_fold import TableFold
from doorcard.views.words import DealerWords, Line


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
