"""What a host may do with a table: pause it, close it, send players away, change its rules.

Each function looks at the table and answers with the step to take, or with a refusal.
"""

from doorcard.engine import SetupError
from doorcard.room import orders, seating
from doorcard.room import records as r
from doorcard.room.moment import Moment
from doorcard.room.orders import Refused
from doorcard.room.state import TableState
from doorcard.room.step import NOTHING, Step
from doorcard.room.table_check import check_table


def pause(moment: Moment, order: orders.Pause) -> Step:
    """Deal no further hand, or deal again. The hand that runs is played to its end."""
    if bool(moment.state.paused_at) == order.on:
        return NOTHING
    return Step((r.PauseSet(order.on, moment.now),))


def close(moment: Moment, _: orders.CloseTable) -> Step:
    """Close the table for good as soon as no hand is running; all chips go home."""
    return NOTHING if moment.state.closing else Step((r.CloseAsked(),))


def remove(moment: Moment, order: orders.Remove) -> Step | Refused:
    """A player gets up after the hand, and does not sit down again until he is let back."""
    state = moment.state
    one = state.occupant(order.seat)
    if one is None or one.name != order.name:
        return Refused("not_there", {"seat": order.seat, "name": order.name})
    if one.bot:
        return Refused("is_bot", {"seat": order.seat})
    if one.player == state.config.host:
        return Refused("own_table")
    known = state.is_barred(one.player)
    barred = NOTHING if known else Step((r.PlayerBarred(one.player, one.name),))
    if moment.hand_of(one) is None:
        return barred + seating.free_chair(state, one, "removed", moment.entry, moment.now)
    return barred + Step((r.LeaveAsked(one.seat),))


def let_back(moment: Moment, order: orders.LetBack) -> Step:
    """A player who was sent away may sit down again."""
    if not moment.state.is_barred(order.player):
        return NOTHING
    return Step((r.PlayerLetBack(order.player),))


def silence(moment: Moment, order: orders.Silence) -> Step | Refused:
    """A player talks at this table no more, or does again."""
    state = moment.state
    if order.player == state.config.host:
        return Refused("own_table")
    if (order.player in state.silenced) == order.on:
        return NOTHING
    return Step((r.Silenced(order.player, order.on),))


def change(moment: Moment, order: orders.Change) -> Step | Refused:
    """Play by other rules or amounts from the next hand on; the game stays."""
    state, config = moment.state, order.config
    if config.house.game != state.config.house.game:
        return Refused("other_game", {"game": state.config.house.game})
    taken = [one.seat for one in state.occupants] + [one.seat for one in state.waiting]
    highest = max(taken, default=0)
    if highest > config.house.max_seats:
        return Refused("seat_in_use", {"seat": highest, "seats": config.house.max_seats})
    try:
        check_table(config)
    except SetupError as error:
        return Refused(error.refusal.code, error.refusal.facts)
    if config == (state.coming or state.config):
        return NOTHING
    return Step((r.ChangeAsked(config),))


def change_now(state: TableState) -> Step:
    """No hand is running: what was set for the next one is in force."""
    return Step((r.RulesChanged(state.coming),)) if state.coming is not None else NOTHING
