"""What each order leads to: a step, or a refusal. A new order is a function and a line here."""

from collections.abc import Callable
from typing import Any

from doorcard.engine import Refusal, commands
from doorcard.room import advance_actions, arranging, hosting, orders, seating, waiting
from doorcard.room import records as r
from doorcard.room.acting import command_for, refused
from doorcard.room.advance_actions import Choice
from doorcard.room.moment import Moment
from doorcard.room.orders import Order, Refused
from doorcard.room.start import say_ready
from doorcard.room.state import Occupant
from doorcard.room.step import Step
from doorcard.room.time_bank import bank_before_end

Outcome = Step | Choice | Refused


def decide(moment: Moment, player: str, name: str, order: Order) -> Outcome:
    """The step of a player's order, to be written, or a choice, to be kept.

    A refusal changes nothing.
    """
    config = moment.state.config
    if config.practice and player != config.host:
        return Refused("table_closed")
    hosts = OF_HOST.get(type(order))
    if config.tournament and (hosts or isinstance(order, SEAT_ORDERS)):
        return Refused("tournament_table")
    if hosts is not None:
        return hosts(moment, order)
    anybodys = OF_ANYBODY.get(type(order))
    if anybodys is not None:
        return anybodys(moment, player, name, order)
    one = moment.state.of_player(player)
    if one is None:
        return Refused("not_seated")
    return OF_SEATED[type(order)](moment, one, order)


def _sit(moment: Moment, player: str, name: str, order: orders.Sit) -> Outcome:
    return seating.sit(moment.state, player, name, order, moment.entry, moment.now)


def _wait(moment: Moment, player: str, name: str, order: orders.Wait) -> Outcome:
    if order.on:
        return waiting.join(moment.state, player, name, moment.now)
    return waiting.leave(moment.state, player)


def _act(moment: Moment, one: Occupant, act: orders.Act) -> Outcome:
    hand = moment.hand_of(one)
    if hand is None:
        return Refused("stale")
    command = command_for(hand, one.seat, act)
    if isinstance(command, Refused):
        return command
    step = moment.play(hand, command)
    if isinstance(step, Refusal):
        return refused(hand, one.seat, step.code, step.facts)
    return step


def _advance(moment: Moment, one: Occupant, order: orders.Advance) -> Outcome:
    return advance_actions.choose(moment.hand_of(one), one, order)


def _use_bank(moment: Moment, one: Occupant, order: orders.UseBank) -> Outcome:
    hand = moment.hand_of(one)
    if hand is None:
        return Refused("stale")
    if order.hand != hand.started.hand or order.decision != hand.decision:
        return refused(hand, one.seat, "stale", {"hand": hand.started.hand})
    if hand.asked != one.seat:
        return refused(hand, one.seat, "not_your_turn", {"asked": hand.asked})
    clock = bank_before_end(moment.state, hand)
    return Step((clock,)) if clock is not None else refused(hand, one.seat, "no_bank")


def _leave(moment: Moment, one: Occupant, order: orders.Leave) -> Outcome:
    """Get up: at once where no hand needs the player, else when the hand is over (B52)."""
    hand = moment.hand_of(one)
    if hand is None:
        return seating.free_chair(moment.state, one, "left", moment.entry, moment.now)
    asked = Step((r.LeaveAsked(one.seat),))
    if order.now and hand.live[hand.position_of[one.seat]]:
        step = moment.play(hand, commands.Leave(one.seat))
        if isinstance(step, Step):
            return step + asked
    return asked


def _top_up(moment: Moment, one: Occupant, order: orders.TopUp) -> Outcome:
    return seating.top_up(moment.state, one, order, moment.entry, moment.now)


def _sit_out(moment: Moment, one: Occupant, order: orders.SitOut) -> Outcome:
    if not order.on and one.stack + one.waiting == 0:
        return Refused("no_chips")
    return Step((r.SittingOut(one.seat, order.on, moment.now),))


def _wish(_: Moment, one: Occupant, order: orders.Wish) -> Outcome:
    return seating.set_wishes(one, order)


def _ready(moment: Moment, one: Occupant, _: orders.Ready) -> Outcome:
    return say_ready(moment.state, one)


def _ante(moment: Moment, one: Occupant, order: orders.Ante) -> Outcome:
    if one.seat not in moment.state.ante_asked:
        return Refused("not_asked")
    return Step((r.AnteAnswered(one.seat, order.post),))


def _arrange(moment: Moment, _player: str, _name: str, order: orders.Arrange) -> Outcome:
    return arranging.arrange(moment, order)


# A tournament gives its players their chairs and chips.
SEAT_ORDERS = (orders.Sit, orders.Leave, orders.TopUp, orders.Wait)

# Orders of anybody: (moment, player's id, his name, order).
OF_ANYBODY: dict[type, Callable[[Moment, str, str, Any], Outcome]] = {
    orders.Sit: _sit,
    orders.Arrange: _arrange,
    orders.Wait: _wait,
}

# Orders of whoever runs the table: (moment, order). That he may is known before.
OF_HOST: dict[type, Callable[[Moment, Any], Outcome]] = {
    orders.Pause: hosting.pause,
    orders.CloseTable: hosting.close,
    orders.Remove: hosting.remove,
    orders.LetBack: hosting.let_back,
    orders.Silence: hosting.silence,
    orders.Change: hosting.change,
}

# Orders of those who have a chair; everybody else is refused as ``not_seated``.
OF_SEATED: dict[type, Callable[[Moment, Occupant, Any], Outcome]] = {
    orders.Act: _act,
    orders.Advance: _advance,
    orders.UseBank: _use_bank,
    orders.Leave: _leave,
    orders.TopUp: _top_up,
    orders.SitOut: _sit_out,
    orders.Wish: _wish,
    orders.Ante: _ante,
    orders.Ready: _ready,
}
