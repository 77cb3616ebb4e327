"""The waiting list of a table, in the order people came.

A chair that becomes free is offered to the first of them at once, in the middle of a hand too, and
kept for him alone until the offer ends. He accepts by sitting down; who lets the time pass, or says
no, is on the list no more and the next one is asked.
"""

from doorcard.room import records as r
from doorcard.room.config import Pace
from doorcard.room.orders import Refused
from doorcard.room.state import TableState, Waiting
from doorcard.room.step import Step

LONGEST = 100  # players on one list


def join(state: TableState, player: str, name: str, now: int) -> Step | Refused:
    """Go on the list; refused where a chair can be taken at once."""
    refused = turned_away(state, player)
    if refused is not None:
        return refused
    if place_of(state, player):
        return Refused("already_waiting", {"place": place_of(state, player)})
    free = open_seats(state)
    if free:
        return Refused("seat_free", {"seat": free[0]})
    if len(state.waiting) >= LONGEST:
        return Refused("list_full", {"most": LONGEST})
    return Step((r.WaitingJoined(player, name, now),))


def turned_away(state: TableState, player: str) -> Refused | None:
    """Why a player takes no chair at a table, whether one is free or not; None where he may."""
    if state.closing:
        return Refused("closing")
    if state.is_barred(player):
        return Refused("barred")
    one = state.of_player(player)
    return Refused("already_seated", {"seat": one.seat}) if one is not None else None


def leave(state: TableState, player: str) -> Step | Refused:
    """Go off the list, which is also how an offer is turned down."""
    if not place_of(state, player):
        return Refused("not_waiting")
    return Step((r.WaitingLeft(player, "left"),))


def offer(state: TableState, pace: Pace, now: int) -> Step:
    """Offer the lowest free chair to the first who has none offered."""
    first = _without_offer(state)[0]
    return Step((r.SeatOffered(first.player, open_seats(state)[0], now, now + pace.offer),))


def pass_on(state: TableState, now: int) -> Step:
    """Who has let the time of his offer pass is off the list."""
    late = [one for one in offers(state) if one.until <= now]
    return Step(tuple(r.WaitingLeft(one.player, "passed") for one in late))


def offer_due(state: TableState) -> bool:
    """Whether a chair is free for somebody who waits for one."""
    return bool(_without_offer(state)) and bool(open_seats(state))


def offers(state: TableState, seat: int = 0) -> list[Waiting]:
    """Those who are offered a chair; ``seat``: this one alone."""
    return [one for one in state.waiting if one.seat and seat in (0, one.seat)]


def open_seats(state: TableState) -> list[int]:
    """The chairs nobody has taken and nobody is offered."""
    gone = {one.seat for one in state.occupants} | {one.seat for one in offers(state)}
    return [seat for seat in range(1, state.seats + 1) if seat not in gone]


def place_of(state: TableState, player: str) -> int:
    """A player's place on the list from 1, 0 where he is not on it."""
    players = [one.player for one in state.waiting]
    return players.index(player) + 1 if player in players else 0


def _without_offer(state: TableState) -> list[Waiting]:
    return [one for one in state.waiting if not one.seat]
