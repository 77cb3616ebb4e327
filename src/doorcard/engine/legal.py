"""The list of legal acts. Nothing else decides what is allowed."""

from typing import Final

from doorcard.engine.betting import (
    limit_targets,
    pot_limit_range,
    to_call,
    wager_kind,
    wager_offered,
)
from doorcard.engine.options import Option
from doorcard.engine.state import OFFERED, State

SHOW_OR_MUCK: Final = (Option("show"), Option("muck"))


def legal(state: State) -> tuple[Option, ...]:
    """What the asked seat may do, amounts as totals on the street; () when nobody is asked."""
    position = state.actor
    if position < 0 or not state.asking:
        return ()
    if state.asking == "draw":
        return (Option("discard", most=state.house.max_draw),)
    if state.asking == "show":
        return SHOW_OR_MUCK
    if state.opening:
        return _opening_options(state, position)
    return _betting_options(state, position)


def _opening_options(state: State, position: int) -> tuple[Option, ...]:
    """Nobody has opened yet: the bring-in, or the full small bet (R3.12, B4)."""
    options: list[Option] = []
    if state.opening == OFFERED:
        options.append(Option("fold"))
    stack = state.stack[position]
    paid = min(state.stakes.bring_in, stack)
    options.append(Option("bring_in", to=paid, pay=paid, all_in=paid == stack))
    if wager_offered(state, position):
        options.extend(_wagers(state, position))
    return tuple(options)


def _betting_options(state: State, position: int) -> tuple[Option, ...]:
    options = replies(state, position)
    if wager_offered(state, position):
        options.extend(_wagers(state, position))
    return tuple(options)


def replies(state: State, position: int) -> list[Option]:
    """What there is besides wagers once the round is open: fold where offered, check or call.

    The position need not be the asked one; what it gets is what would be offered if it were.
    """
    options: list[Option] = []
    owed = to_call(state, position)
    if owed or state.house.fold_when_free:
        options.append(Option("fold"))
    if owed:
        stack = state.stack[position]
        pay = min(owed, stack)
        options.append(
            Option("call", to=state.street_paid[position] + pay, pay=pay, all_in=pay == stack)
        )
    else:
        options.append(Option("check", to=state.street_paid[position]))
    return options


def _wagers(state: State, position: int) -> list[Option]:
    kind = wager_kind(state)
    paid, stack = state.street_paid[position], state.stack[position]
    if state.house.structure == "pot":
        least, largest = pot_limit_range(state, position)
        return [
            Option(
                kind,
                to=least,
                pay=least - paid,
                up_to=largest,
                all_in=largest == paid + stack,
            )
        ]
    return [
        Option(kind, to=to, pay=to - paid, all_in=to == paid + stack)
        for to in limit_targets(state, position)
    ]
