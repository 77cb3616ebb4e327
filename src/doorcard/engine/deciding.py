"""What each command does: the first event it causes, or the refusal it gets.

One function a command; none of them changes the state. A hand that is over asks nobody. A command
is ``Any`` where its fields have yet to be judged: they are whatever the outside put there.
"""

from collections.abc import Callable
from typing import Any, Final

from doorcard.engine import commands as cmd
from doorcard.engine.advance import absent_act
from doorcard.engine.betting import (
    limit_targets,
    pot_limit_range,
    to_call,
    wager_kind,
    wager_offered,
)
from doorcard.engine.dealing import FULL_DECK
from doorcard.engine.events import (
    Acted,
    DeckShuffled,
    Discarded,
    Event,
    HandMucked,
    HandVoided,
    PlayerLeft,
    Post,
    Protected,
    StubReshuffled,
)
from doorcard.engine.refusals import Refusal
from doorcard.engine.showdown import shown
from doorcard.engine.state import DONE, OWED, SHUFFLE, State

WHOLE_DECK: Final = frozenset(FULL_DECK)


def decide(state: State, command: Any) -> Event | Refusal:
    """The first event a command causes, or why it is refused. Nothing changes here.

    command: anything at all; what is no command, or has a seat that is no number, is refused.
    """
    decision = ANSWERS[state.asking].get(type(command))
    if decision is None:
        order = ORDERS.get(type(command), _no_answer)
        return order(state, command)
    seat = command.seat
    if state.seats[state.actor] == seat and type(seat) is int:
        return decision(state, command)
    return _not_asked(state, seat)


def _not_asked(state: State, seat: Any) -> Refusal:
    """Why a seat that is not asked, or not this, cannot speak."""
    if state.stage == DONE:
        return Refusal("hand_over")
    place = state.position_of.get(seat) if type(seat) is int else None
    if place is None or not state.live[place]:
        return Refusal("not_in_hand", {"seat": repr(seat) if place is None else seat})
    if state.shuffle_due:
        return Refusal("shuffle_due", {"cards": len(state.shuffle_due)})
    if state.asked == seat:
        return Refusal("not_legal", {"asked": state.asking})
    return Refusal("not_your_turn", {"asked": state.asked})


def _no_answer(state: State, command: Any) -> Refusal:
    """What is said to a command that answers another question, and to what is no command."""
    if any(type(command) in answers for answers in ANSWERS.values()):
        return _not_asked(state, command.seat)
    return Refusal("not_legal", {"command": type(command).__name__})


def _fold(state: State, command: cmd.Fold) -> Event | Refusal:
    position = state.actor
    if state.opening == OWED:
        return Refusal("not_legal", {"act": "fold", "owed": state.stakes.bring_in})
    paid = state.street_paid[position]
    free = not state.opening and not to_call(state, position)
    if free and not state.house.fold_when_free:  # B51: nobody gives up a hand for nothing
        return Acted(command.seat, "check", paid)
    return Acted(command.seat, "fold", paid)


def _check(state: State, command: cmd.Check) -> Event | Refusal:
    position = state.actor
    paid = state.street_paid[position]
    if state.opening or paid < state.cur:
        owed = state.stakes.bring_in if state.opening else to_call(state, position)
        if owed:
            return Refusal("not_legal", {"act": "check", "owed": owed})
    return Acted(command.seat, "check", paid)


def _call(state: State, command: cmd.Call) -> Event | Refusal:
    position = state.actor
    owed = 0 if state.opening else to_call(state, position)
    if not owed:
        return Refusal("not_legal", {"act": "call", "owed": 0})
    stack = state.stack[position]
    pay = owed if owed < stack else stack
    return Acted(command.seat, "call", state.street_paid[position] + pay, pay, pay == stack)


def _bring_in(state: State, command: cmd.BringIn) -> Event | Refusal:
    position = state.actor
    if not state.opening:
        return Refusal("not_legal", {"act": "bring_in"})
    stack = state.stack[position]
    paid = min(state.stakes.bring_in, stack)
    return Acted(command.seat, "bring_in", paid, paid, paid == stack)


def _wager(state: State, command: Any) -> Event | Refusal:
    position = state.actor
    if not wager_offered(state, position):
        return Refusal("not_legal", {"act": wager_kind(state)})
    to = command.to
    if state.house.structure == "pot":
        least, most = pot_limit_range(state, position)
        allowed = type(to) is int and least <= to <= most
    else:
        targets = limit_targets(state, position)
        least, most = targets[0], targets[-1]
        allowed = type(to) is int and to in targets
    if not allowed:
        return Refusal("bad_amount", {"to": repr(to), "least": least, "most": most})
    pay = to - state.street_paid[position]
    return Acted(command.seat, wager_kind(state), to, pay, pay == state.stack[position])


def _discard(state: State, command: Any) -> Event | Refusal:
    position = state.actor
    cards = tuple(command.cards)
    held = state.cards[position]
    wrong = (
        len(cards) > state.house.max_draw
        or len(set(cards)) != len(cards)
        or any(type(card) is not int or card not in held for card in cards)
    )
    if wrong:
        return Refusal("bad_cards", {"most": state.house.max_draw})
    return Discarded(command.seat, len(cards), cards)


def _show(state: State, command: cmd.Show) -> Event | Refusal:
    position = state.actor
    return shown(state, position, "choice")


def _muck(state: State, command: cmd.Muck) -> Event | Refusal:
    return HandMucked(command.seat)


def _time_out(state: State, command: Any) -> Event | Refusal:
    """The clock ran out (B44); a call owed in R2 may be protected (B45)."""
    if not state.asking or type(command.seat) is not int or state.asked != command.seat:
        return _not_asked(state, command.seat)
    position = state.actor
    if state.asking == "draw":
        return Discarded(command.seat, 0, (), "time_out")
    if state.asking == "show":
        return HandMucked(command.seat, "time_out")
    credit = state.protections[position]
    # Protection is for limit cash games; a player with nothing in the pot has nothing to protect.
    if (
        credit > 0
        and not state.opening
        and state.total[position] > 0
        and to_call(state, position) > 0
        and state.house.structure == "limit"
        and not state.started.tournament
    ):
        return Protected(command.seat, credit - 1)
    return absent_act(state, position, "time_out")


def _leave(state: State, command: Any) -> Event | Refusal:
    if state.stage == DONE:
        return Refusal("hand_over")
    place = state.position_of.get(command.seat) if type(command.seat) is int else None
    if place is None or not state.live[place] or state.left[place]:
        return Refusal("not_in_hand", {"seat": repr(command.seat)})
    return PlayerLeft(command.seat)


def _shuffle(state: State, command: Any) -> Event | Refusal:
    due = state.shuffle_due
    if state.stage == DONE:
        return Refusal("hand_over")
    if not due:
        return Refusal("no_shuffle_due")
    cards = tuple(command.cards)
    wanted = WHOLE_DECK if due is FULL_DECK else frozenset(due)
    if len(cards) != len(due) or frozenset(cards) != wanted:
        return Refusal("bad_shuffle", {"needed": len(due), "got": len(cards)})
    if state.stage == SHUFFLE:
        return DeckShuffled(cards)
    return StubReshuffled(cards, len(cards))


def _void(state: State, command: cmd.Void) -> Event | Refusal:
    if state.stage == DONE:
        return Refusal("hand_over")
    refunds = tuple(Post(seat, total) for seat, total in zip(state.seats, state.total, strict=True))
    return HandVoided(refunds, command.reason)


Decision = Callable[[State, Any], Event | Refusal]

# What the asked seat may say to each question, and what comes of it.
ANSWERS: Final[dict[str, dict[type, Decision]]] = {
    "act": {
        cmd.Fold: _fold,
        cmd.Check: _check,
        cmd.Call: _call,
        cmd.BringIn: _bring_in,
        cmd.Wager: _wager,
    },
    "draw": {cmd.Discard: _discard},
    "show": {cmd.Show: _show, cmd.Muck: _muck},
    "": {},
}

# What needs no question.
ORDERS: Final[dict[type, Decision]] = {
    cmd.TimeOut: _time_out,
    cmd.Leave: _leave,
    cmd.Shuffle: _shuffle,
    cmd.Void: _void,
}
