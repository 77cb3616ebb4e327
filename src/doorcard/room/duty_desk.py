"""What each duty of a table leads to. A new duty is a function and a line here.

When each of them is due is told by ``duties``.
"""

from collections.abc import Callable

import structlog

from doorcard.engine import Hand, Refusal, commands
from doorcard.room import hand_steps, hosting, seating, waiting
from doorcard.room import records as r
from doorcard.room.acting import EngineRefused, command_for
from doorcard.room.advance_actions import command_of
from doorcard.room.bot_names import bot_name
from doorcard.room.clocks import AUTOMATIC_ACTS
from doorcard.room.duties import Duty, DutyKind
from doorcard.room.lineup import asks_ante, willing
from doorcard.room.moment import Moment
from doorcard.room.orders import Refused
from doorcard.room.start import call_start
from doorcard.room.state import Occupant
from doorcard.room.step import NOTHING, Step
from doorcard.room.time_bank import bank_after_clock, bank_used

log = structlog.get_logger()


def decide(moment: Moment, duty: Duty) -> Step:
    """The step a duty leads to; one without records where nothing is left to be done."""
    of_chair = OF_CHAIR.get(duty.kind)
    if of_chair is None:
        return OF_TABLE[duty.kind](moment)
    one = moment.state.occupant(duty.seat)
    if one is None:
        raise LookupError(f"nobody sits on chair {duty.seat}")
    return of_chair(moment, one)


# --- of one chair ---


def _act(moment: Moment, one: Occupant) -> Step:
    """An act nobody is waited for: a house player's, one chosen before the turn, or a wish."""
    hand = moment.hand
    if hand is None:
        return NOTHING
    command = _command(moment, hand, one)
    step = command if isinstance(command, Refused) else moment.play(hand, command)
    if isinstance(step, Step):
        return step
    if moment.state.deadline is None:
        raise EngineRefused(f"an act that came by itself was refused: {step.code}")
    # then the clock runs out, like anybody's
    log.error("act refused", table=moment.state.config.table, bot=one.bot, code=step.code)
    return NOTHING


def _command(moment: Moment, hand: Hand, one: Occupant) -> commands.Command | Refused:
    if one.bot:
        act = moment.house_player(moment.view(one.player), moment.dice)
        return command_for(hand, one.seat, act)
    if hand.asking == "show":
        return commands.Muck(one.seat)
    chosen = moment.advance.get(one.player)
    command = command_of(hand, chosen) if chosen is not None else None
    return command if command is not None else Refused("not_offered")


def _time_out(moment: Moment, one: Occupant) -> Step:
    """The clock has run out: more time where there is some, or else B44 or B45.

    The reconnect time comes first (K28), then the player's time bank (U23).
    """
    hand = moment.hand
    if hand is None:
        return NOTHING
    more = _reconnect_time(moment, hand, one) or bank_after_clock(moment.state, hand, moment.now)
    if more is not None:
        return Step((*bank_used(moment.state, moment.now), more))
    step = moment.play(hand, commands.TimeOut(one.seat))
    if isinstance(step, Refusal):
        raise EngineRefused(f"a time-out was refused: {step.code}")
    return step


def _reconnect_time(moment: Moment, hand: Hand, one: Occupant) -> r.DeadlineSet | None:
    """The extra time of one who has lost his connection, once a hand."""
    extra = hand.house.reconnect_extra_seconds
    away = not one.bot and one.player not in moment.connected
    if not extra or not away or one.seat in moment.state.extra_used or hand.asking == "show":
        return None
    until = moment.now + extra * 1000
    name = hand.started.hand
    return r.DeadlineSet(name, hand.decision, one.seat, until, extra, extra=True)


def _free_chair(moment: Moment, one: Occupant) -> Step:
    return seating.free_chair(moment.state, one, "left", moment.entry, moment.now)


def _lose_seat(moment: Moment, one: Occupant) -> Step:
    return seating.free_chair(moment.state, one, "away", moment.entry, moment.now)


def _add_chips(moment: Moment, one: Occupant) -> Step:
    return seating.add_waiting(moment.state, one, moment.entry)


def _rebuy(moment: Moment, one: Occupant) -> Step:
    return seating.rebuy_bot(moment.state, one, moment.entry)


def _broke(moment: Moment, one: Occupant) -> Step:
    return Step((r.SittingOut(one.seat, True, moment.now, "broke"),))


def _dismiss_bot(_: Moment, one: Occupant) -> Step:
    return Step((r.LeaveAsked(one.seat),))


def _send_home(moment: Moment, one: Occupant) -> Step:
    return seating.free_chair(moment.state, one, "closed", moment.entry, moment.now)


# --- of the table ---


def _seat_bot(moment: Moment) -> Step:
    """A house player takes one of the free chairs."""
    state, dice = moment.state, moment.dice
    seat = dice.choice(waiting.open_seats(state))
    name = bot_name({one.name for one in state.occupants}, dice)
    player = f"bot:{state.config.table}:{name}"
    return seating.seat_bot(state, player, name, seat, moment.entry, moment.now)


def _offer_seat(moment: Moment) -> Step:
    return waiting.offer(moment.state, moment.pace, moment.now)


def _pass_offer(moment: Moment) -> Step:
    return waiting.pass_on(moment.state, moment.now)


def _call_start(moment: Moment) -> Step:
    return call_start(moment.pace, moment.now)


def _ask_antes(moment: Moment) -> Step:
    """Ask those who do not post antes by themselves (R1.3)."""
    state = moment.state
    seats = tuple(one.seat for one in willing(state) if asks_ante(state, one))
    return Step((r.AnteAsked(seats, moment.now + moment.pace.ante),))


def _close_antes(moment: Moment) -> Step:
    """Who has not answered is not dealt in, and not charged (D-79)."""
    records: list[r.Record] = []
    for seat in moment.state.ante_asked:
        records.append(r.AnteAnswered(seat, False, "time_out"))
        one = moment.state.occupant(seat)
        if one is not None and one.automatic + 1 >= AUTOMATIC_ACTS:
            records.append(r.SittingOut(seat, True, moment.now, "time_out"))
    return Step(tuple(records))


def _begin_hand(moment: Moment) -> Step:
    lineup = moment.lineup()
    if lineup is None:
        return NOTHING
    return hand_steps.begin(moment.state, lineup, moment.pace, moment.now, moment.shuffler)


def _close_table(moment: Moment) -> Step:
    return Step((r.TableClosed(moment.now, forgotten=moment.state.config.practice),))


def _change_rules(moment: Moment) -> Step:
    return hosting.change_now(moment.state)


OF_CHAIR: dict[DutyKind, Callable[[Moment, Occupant], Step]] = {
    "act": _act,
    "time_out": _time_out,
    "send_home": _send_home,
    "free_chair": _free_chair,
    "lose_seat": _lose_seat,
    "add_chips": _add_chips,
    "rebuy": _rebuy,
    "broke": _broke,
    "dismiss_bot": _dismiss_bot,
}

OF_TABLE: dict[DutyKind, Callable[[Moment], Step]] = {
    "close_table": _close_table,
    "change_rules": _change_rules,
    "seat_bot": _seat_bot,
    "offer_seat": _offer_seat,
    "pass_offer": _pass_offer,
    "call_start": _call_start,
    "ask_antes": _ask_antes,
    "close_antes": _close_antes,
    "begin_hand": _begin_hand,
}
