"""The time bank: seconds of a player's own for hard decisions (U23).

It begins by itself when the clock is over, but only for who has put chips in of his own will this
hand; everybody may open it himself before that. What is used comes back slowly, by hands played.
It belongs to the player at this table, so getting up and sitting down again does not fill it.
"""

from doorcard.engine import Hand
from doorcard.engine.events import Acted
from doorcard.room.records import BankUsed, DeadlineSet
from doorcard.room.state import TableState

OF_HIS_OWN_WILL = ("call", "bet", "complete", "raise")


def bank_left(state: TableState, player: str) -> int:
    """Milliseconds a player has in his bank here, without what the running clock has used."""
    used = next((bank.used for bank in state.banks if bank.player == player), 0)
    return max(0, state.config.house.time_bank_seconds * 1000 - used)


def put_chips_in(hand: Hand, seat: int) -> bool:
    """Whether the player has put chips in of his own will: no ante, no blind, no bring-in."""
    return any(
        isinstance(event, Acted)
        and event.seat == seat
        and event.act in OF_HIS_OWN_WILL
        and event.cause == "player"
        for event in hand.events
    )


def bank_after_clock(state: TableState, hand: Hand, now: int) -> DeadlineSet | None:
    """The bank of the asked player, whose clock is over; None where it does not begin by itself."""
    seat, clock = hand.asked, state.deadline
    left = bank_left(state, state.hand_player(seat))
    if left == 0 or clock is None or clock.bank_from or hand.asking == "show":
        return None
    if not put_chips_in(hand, seat):
        return None
    return DeadlineSet(
        hand=hand.started.hand,
        decision=hand.decision,
        seat=seat,
        deadline=now + left,
        seconds=-(-left // 1000),
        bank_from=now,
    )


def bank_before_end(state: TableState, hand: Hand) -> DeadlineSet | None:
    """The clock with the bank behind it, for a player who asks for it; None where there is none."""
    seat, clock = hand.asked, state.deadline
    left = bank_left(state, state.hand_player(seat))
    if left == 0 or clock is None or clock.bank_from or hand.asking == "show":
        return None
    return DeadlineSet(
        hand=hand.started.hand,
        decision=hand.decision,
        seat=seat,
        deadline=clock.at + left,
        seconds=clock.seconds,
        bank_from=clock.at,
    )


def bank_used(state: TableState, now: int) -> tuple[BankUsed, ...]:
    """What the clock that ends now has taken out of its player's bank, if anything."""
    clock = state.deadline
    if clock is None or not clock.bank_from or now <= clock.bank_from:
        return ()
    player = state.hand_player(clock.seat)
    used = min(now, clock.at) - clock.bank_from
    return (BankUsed(player, used, now),)
