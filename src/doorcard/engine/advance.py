"""What happens by itself: the next event of a hand when nobody has to be asked first.

``next_event`` reads the state alone, so a hand rebuilt from its events goes on as it would have.
"""

from collections.abc import Callable
from typing import Final

from doorcard.engine.betting import to_call
from doorcard.engine.dealing import replacements_short, street_event
from doorcard.engine.events import (
    Acted,
    AntesPosted,
    BlindPosted,
    Cause,
    Discarded,
    DrawOpened,
    Drew,
    Event,
    HandEnded,
    HandMucked,
    HandShown,
    Post,
    ShowdownOpened,
    UncalledReturned,
)
from doorcard.engine.pots import uncalled
from doorcard.engine.showdown import award_uncontested, first_to_show, lies_open, showdown_event
from doorcard.engine.state import (
    ANTES,
    BET,
    BLINDS,
    DEAL,
    DONE,
    DRAW,
    OPEN,
    OWED,
    REPLACE,
    SHOW,
    SHUFFLE,
    UNDECIDED,
    State,
)
from doorcard.engine.streets import betting_opened, first_to_act, next_drawer


def next_event(state: State) -> Event | None:
    """The event that follows without anybody's command, or None when somebody must speak."""
    if state.asking and not state.unattended:  # somebody is asked who is there to answer
        return None
    if state.stage == SHUFFLE or state.stage == DONE:
        return None
    if state.leavers and state.stage < SHOW:
        gone = leaver_folds(state)
        if gone is not None:
            return gone
    if state.live_count == 1:
        return _uncontested(state)
    return _STEPS[state.stage](state)


def _post_antes(state: State) -> Event:
    ante = state.stakes.ante
    paid = [ante if ante < stack else stack for stack in state.stack]
    return AntesPosted(tuple(map(Post, state.seats, paid)))


def _post_blind(state: State) -> Event:
    seat, kind, live, dead = state.blinds_due[0]
    stack = state.stack[state.position_of[seat]]
    live = min(live, stack)
    return BlindPosted(seat, kind, live, min(dead, stack - live))  # type: ignore[arg-type]


def _open_betting(state: State) -> Event | None:
    if betting_possible(state):
        return betting_opened(state)
    return _after_betting(state)


def betting_possible(state: State) -> bool:
    """Whether a round is held: two who can act, or one who owes a blind (B7, B23)."""
    if state.can_act_count >= 2:
        return True
    if state.can_act_count == 0 or state.street.opener != "left_of_big_blind":
        return False
    position = first_to_act(state)
    others = max(paid for p, paid in enumerate(state.street_paid) if p != position)
    return state.street_paid[position] < min(others, state.stakes.big_blind)


def _betting(state: State) -> Event | None:
    position = state.actor
    if position < 0:
        return _after_betting(state)
    if state.auto[position]:
        return absent_act(state, position, "left")
    return None


def absent_act(state: State, position: int, cause: Cause) -> Event:
    """What is done for a player who does not act himself (B33, B44, B52)."""
    seat = state.seats[position]
    if state.opening == OWED:
        stack = state.stack[position]
        paid = min(state.stakes.bring_in, stack)
        return Acted(seat, "bring_in", paid, paid, paid == stack, cause)
    free = not state.opening and to_call(state, position) == 0
    if free and state.house.timeout_free_action == "check":
        return Acted(seat, "check", state.street_paid[position], cause=cause)
    return Acted(seat, "fold", state.street_paid[position], cause=cause)


def leaver_folds(state: State) -> Event | None:
    """A leaver's hand goes at once where the house says so, or when one other is left (B52)."""
    others = sum(
        1 for p in range(state.size) if state.live[p] and not (state.left[p] and state.can_act[p])
    )
    if others == 0 or (others > 1 and state.house.leaving != "fold"):
        return None
    if state.stage not in (BET, DRAW, REPLACE):
        return None
    for position in range(state.size):
        if state.left[position] and state.can_act[position]:
            if state.opening == OWED and position == state.actor:
                return absent_act(state, position, "left")
            return Acted(state.seats[position], "fold", state.street_paid[position], cause="left")
    return None


def _after_betting(state: State) -> Event | None:
    back = returned(state)
    if back is not None:
        return back
    if state.on_last_street:
        return ShowdownOpened(state.seats[first_to_show(state)])
    turned = turn_up(state)
    if turned is not None:
        return turned
    following = state.game.streets[state.street_index + 1]
    if following.draw:
        return DrawOpened(following.number, state.seats[next_drawer(state, 0)])
    return street_event(state)


def returned(state: State) -> Event | None:
    """The part of a wager nobody matched (B17)."""
    if state.can_act_count > 1:  # they have matched each other, so the highest total is shared
        return None
    top = uncalled(state.wagered())
    return None if top is None else UncalledReturned(state.seats[top[0]], top[1])


def turn_up(state: State) -> Event | None:
    """Hands turned up before the cards run out; not while draws are to come (B41)."""
    if not lies_open(state):
        return None
    if any(street.draw for street in state.game.streets[state.street_index + 1 :]):
        return None
    for position in range(state.size):
        if state.live[position] and not state.turned_up[position]:
            cards = tuple(state.cards[position])
            return HandShown(state.seats[position], cards, 0, "all_in")
    return None


def _draw(state: State) -> Event | None:
    position = state.drawer
    if state.auto[position]:
        return Discarded(state.seats[position], 0, (), "left")
    return None


def _replace(state: State) -> Event | None:
    position = state.drawer
    if replacements_short(state):
        return None
    count = state.drawn[position]
    return Drew(state.seats[position], count, state.deck[state.top : state.top + count])


def _show(state: State) -> Event | None:
    if state.pot_at >= 0:
        return showdown_event(state)
    return _end(state)


def _uncontested(state: State) -> Event | None:
    """One player is left: chips back, the pot, and his choice to show (R1.30, B42)."""
    if state.stage != SHOW:
        back = returned(state)
        if back is not None:
            return back
        award = award_uncontested(state)
        if award is not None:
            return award
    winner = state.live.index(True)
    if state.fate[winner] == UNDECIDED and not state.turned_up[winner]:
        if state.auto[winner]:
            return HandMucked(state.seats[winner], "left")
        if state.house.uncontested_show == "choice":
            return None
    return _end(state)


def _end(state: State) -> Event:
    return HandEnded(tuple(map(Post, state.seats, state.stack)), state.raked)


_STEPS: Final[dict[int, Callable[[State], Event | None]]] = {
    ANTES: _post_antes,
    BLINDS: _post_blind,
    DEAL: street_event,
    OPEN: _open_betting,
    BET: _betting,
    DRAW: _draw,
    REPLACE: _replace,
    SHOW: _show,
}
