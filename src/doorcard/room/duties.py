"""What a table has to do by itself, and when: read off its state, so a restart forgets nothing."""

from collections.abc import Callable
from typing import Literal

from msgspec import Struct

from doorcard.engine import Hand
from doorcard.room import waiting
from doorcard.room.config import Pace
from doorcard.room.lineup import Lineup, asks_ante, willing
from doorcard.room.start import counts_down, start_at
from doorcard.room.state import Occupant, TableState

MINUTE = 60_000

DutyKind = Literal[
    "act",  # a house player acts, or a standing wish of a player
    "time_out",  # the asked seat's clock has run out
    "send_home",  # the table closes: everybody gets up
    "close_table",
    "change_rules",  # what the host has set for the next hand
    "free_chair",  # a player who wanted to leave gets up
    "add_chips",  # chips that waited for the end of the hand
    "rebuy",  # a house player without chips, or somebody who practices
    "broke",  # a player without chips sits out
    "lose_seat",  # away for too long (K32)
    "seat_bot",
    "dismiss_bot",
    "call_start",  # the countdown to the first hand
    "ask_antes",
    "close_antes",  # the time to answer the ante question is over
    "begin_hand",
    "offer_seat",  # a chair is free for the first on the waiting list
    "pass_offer",  # the time to take an offered chair is over
]


class Duty(Struct, frozen=True):
    """Something to be done at a time; seat 0 where it is nobody's in particular."""

    at: int
    kind: DutyKind
    seat: int = 0


def in_hand(state: TableState, hand: Hand | None, act_at: int | None) -> list[Duty]:
    """While a hand runs: the asked seat's own time, or the end of its clock."""
    due = _waiting_list(state)
    if hand is None or not hand.asked:
        return due
    if act_at is not None:
        due.append(Duty(act_at, "act", hand.asked))
    if state.deadline is not None:
        due.append(Duty(state.deadline.at, "time_out", hand.asked))
    return due


def between_hands(
    state: TableState, lineup: Lineup | None, pace: Pace, may_deal: bool
) -> list[Duty]:
    """While none runs: put the chairs in order first, then deal if that is wanted.

    A tournament's tables are told what to do (``arranging``).
    """
    if state.config.tournament:
        return []
    due = _waiting_list(state)
    due += [duty for one in state.occupants for duty in _of_chair(state, one)]
    if any(duty.at == 0 for duty in due):
        return due
    if _closes(state):
        return [Duty(0, "close_table")]
    if state.coming is not None:
        return [Duty(0, "change_rules")]
    if state.paused_at:
        return _waiting_list(state)
    bots = _bots(state)
    if bots or not may_deal or _player_pauses(state):
        return due + bots
    return due + _next_hand(state, lineup, pace)


def wanted_bots(state: TableState) -> int:
    """How many house players the table keeps: never so many that no person can sit down.

    Those on the waiting list count: house players make room for them.
    """
    config = state.config
    people = _people(state)
    if config.practice and people == 0:
        return 0
    return max(0, min(config.bots, config.house.max_seats - 1 - people - len(state.waiting)))


def _people(state: TableState) -> int:
    return sum(not one.bot for one in state.occupants)


def _closes(state: TableState) -> bool:
    """Whether the table closes now; a practice table does when its player has got up."""
    practiced = state.config.practice and state.number > 0
    return state.closing or (practiced and _people(state) == 0)


def _player_pauses(state: TableState) -> bool:
    """Whether a practice table waits for its player: house players alone learn nothing."""
    return state.config.practice and all(one.bot for one in willing(state))


def _of_chair(state: TableState, one: Occupant) -> list[Duty]:
    """What is due at one chair, the most pressing thing alone; at 0 is now."""
    found = (rule(state, one) for rule in CHAIR_RULES)
    first = next((duty for duty in found if duty is not None), None)
    return [first] if first is not None else []


def _send_home(state: TableState, one: Occupant) -> Duty | None:
    return Duty(0, "send_home", one.seat) if _closes(state) else None


def _free_chair(_: TableState, one: Occupant) -> Duty | None:
    return Duty(0, "free_chair", one.seat) if one.leaving else None


def _add_chips(_: TableState, one: Occupant) -> Duty | None:
    return Duty(0, "add_chips", one.seat) if one.waiting else None


def _without_chips(state: TableState, one: Occupant) -> Duty | None:
    if one.stack > 0:
        return None
    if one.bot or state.config.practice:
        return Duty(0, "rebuy", one.seat)
    return None if one.sitting_out else Duty(0, "broke", one.seat)


def _away(state: TableState, one: Occupant) -> Duty | None:
    """Who sits out for too long loses his seat (K32); a pause of the table does not count."""
    if not one.sitting_out or state.paused_at:
        return None
    minutes = state.config.house.sitout_kick_minutes
    return Duty(one.away_since + minutes * MINUTE, "lose_seat", one.seat)


# Looked through in this order; the first that finds something is what is due at a chair.
CHAIR_RULES: tuple[Callable[[TableState, Occupant], Duty | None], ...] = (
    _send_home,
    _free_chair,
    _add_chips,
    _without_chips,
    _away,
)


def _waiting_list(state: TableState) -> list[Duty]:
    """Offer free chairs; an offer that is not taken goes on to the next."""
    if state.closing:
        return []
    if waiting.offer_due(state):
        return [Duty(0, "offer_seat")]
    return [Duty(one.until, "pass_offer", one.seat) for one in waiting.offers(state)]


def _bots(state: TableState) -> list[Duty]:
    bots = [one for one in state.occupants if one.bot]
    wanted = wanted_bots(state)
    if len(bots) < wanted and waiting.open_seats(state):
        return [Duty(0, "seat_bot")]
    if len(bots) > wanted:
        return [Duty(0, "dismiss_bot", bots[-1].seat)]
    return []


def _next_hand(state: TableState, lineup: Lineup | None, pace: Pace) -> list[Duty]:
    """Count down to the first hand (U48), ask for antes where somebody wants it (R1.3), begin."""
    begins = state.ended + pace.between_hands
    if counts_down(state, pace):
        if state.countdown is None:
            return [Duty(0, "call_start")]
        begins = start_at(state, begins)
    if state.ante_asked:
        return [Duty(state.ante_until, "close_antes")]
    if len(willing(state)) < 2:
        return []
    answered = state.ante_until > 0
    if not answered and any(asks_ante(state, one) for one in willing(state)):
        return [Duty(begins, "ask_antes")]
    if lineup is None:
        return [Duty(begins, "ask_antes")] if answered else []
    return [Duty(begins, "begin_hand")]
