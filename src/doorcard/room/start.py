"""The start of a table: before their first hand people have time to get ready (U48).

The countdown is for people alone. Where a house player sits there is nothing to wait for: the first
who comes can play at once, and does.
"""

from doorcard.room.config import Pace
from doorcard.room.lineup import willing
from doorcard.room.orders import Refused
from doorcard.room.records import ReadySaid, StartCalled
from doorcard.room.state import Occupant, TableState
from doorcard.room.step import NOTHING, Step


def counts_down(state: TableState, pace: Pace) -> bool:
    """Whether the next hand is the first of people who have come together."""
    players = willing(state)
    alone = all(not one.bot for one in players)
    return pace.start > 0 and not state.under_way and alone and len(players) > 1


def start_at(state: TableState, pause: int) -> int:
    """When the first hand may begin, not before the pause is over; 0, now, when all are ready."""
    countdown = state.countdown
    if countdown is None or all(one.player in countdown.ready for one in willing(state)):
        return 0
    return max(pause, countdown.until)


def call_start(pace: Pace, now: int) -> Step:
    """Begin the countdown."""
    return Step((StartCalled(now + pace.start),))


def say_ready(state: TableState, one: Occupant) -> Step | Refused:
    """A player is ready; saying it twice is saying it once."""
    countdown = state.countdown
    if countdown is None or one not in willing(state):
        return Refused("not_asked")
    return NOTHING if one.player in countdown.ready else Step((ReadySaid(one.player),))
