"""The betting round: prices, sizes, who may raise and who is asked next (0.4, B5-B16, B36-B38)."""

from typing import Literal

from doorcard.engine.state import NO_OPENING, NOBODY, OFFERED, State
from doorcard.ranking import board_shows_pair


def price_level(state: State, position: int) -> int:
    """The street total the position must reach to stay in.

    The last player who can act need not pay more than the others have put in (B5).
    """
    cur = state.cur
    if state.can_act_count > 1 or not cur:
        return cur
    others = max(
        (paid for p, paid in enumerate(state.street_paid) if p != position),
        default=0,
    )
    return min(cur, others)


def to_call(state: State, position: int) -> int:
    """Units the position owes, not limited by its stack."""
    owed = state.cur - state.street_paid[position]
    if owed <= 0:
        return 0
    if state.can_act_count > 1:
        return owed
    return max(0, price_level(state, position) - state.street_paid[position])


def is_full(state: State, increase: int, unit: int) -> bool:
    """Whether a wager of ``increase`` over the last full level counts (B8-B12, K15)."""
    if state.house.short_wager == "half_full":
        return 2 * increase >= unit
    return increase >= unit


def reopens(state: State, faced: int, unit: int) -> bool:
    """Whether one who has acted may raise again, facing ``faced`` units (B10, B11, B37)."""
    if state.house.short_wager == "full_only":
        return faced >= unit
    return 2 * faced >= unit


def sizes_for(state: State, position: int) -> tuple[int, ...]:
    """The bet sizes this position may use (B16, K12)."""
    sizes = state.sizes
    if (
        len(sizes) > 1
        and state.house.open_pair_who == "owner_opens"
        and not board_shows_pair(state.board_keys[position])
    ):
        return sizes[:1]
    return sizes


def may_raise(state: State, position: int) -> bool:
    """Whether the position may bet, complete or raise (0.4)."""
    if state.can_act_count < 2:
        return False
    cap = state.house.cap
    if cap is not None and state.wagers >= cap and not state.lifted:
        return False
    paid = state.street_paid[position]
    if paid + state.stack[position] <= state.cur:
        return False
    if not state.acted[position]:
        return True
    if state.house.structure == "pot":
        return reopens(state, state.cur - paid, state.last_full_raise)
    if state.house.short_wager == "full_only" and paid <= state.stakes.bring_in:
        paid = 0  # the bring-in is a part of the bet that completes it (B6, R3.15)
    return reopens(state, state.cur - paid, state.sizes[0])


def wager_offered(state: State, position: int) -> bool:
    """Whether any bet, completion or raise is open to the position (R3.12, B4)."""
    if not state.opening:
        return may_raise(state, position)
    may_open = state.opening == OFFERED or state.house.opener_may_complete
    return may_open and state.can_act_count > 1 and state.stack[position] > state.stakes.bring_in


def wager_kind(state: State) -> Literal["bet", "complete", "raise"]:
    """What a wager is called now: completing is not a raise (R1.22, R3.15)."""
    if state.wagers:
        return "raise"
    if state.cur or state.opening:
        return "complete"
    return "bet"


def limit_targets(state: State, position: int) -> list[int]:
    """Street totals a fixed-limit wager may reach, lowest first; shorter when all-in (0.4)."""
    most = state.street_paid[position] + state.stack[position]
    targets: list[int] = []
    for unit in sizes_for(state, position):
        target = min(state.full + unit, most)
        if target > state.cur and target not in targets:
            targets.append(target)
    return targets


def pot_limit_range(state: State, position: int) -> tuple[int, int]:
    """Least and largest street total of a pot-limit wager (B36-B38).

    The call is completed first, then the pot may be put on top of it. A stack below the least
    raise may go all-in; the two numbers are then equal.
    """
    paid = state.street_paid[position]
    most = paid + state.stack[position]
    table = sum(state.total) - state.awarded
    cur = state.cur
    least = cur + state.last_full_raise
    if state.house.pot_limit_max == "stack":
        largest = most
    elif state.house.pot_limit_max == "literal":
        largest = cur + table + (state.last_full_raise if cur else 0)
    else:
        largest = 2 * cur - paid + table
    return min(least, most), min(max(least, largest), most)


def raises_left(state: State) -> int:
    """Raises still allowed in this round, -1 where nothing limits them (R1.26, R3.15).

    The cap counts the bet too, so before anyone has bet there are as many as right after it.
    """
    cap = state.house.cap
    if cap is None or state.lifted:
        return -1
    return max(0, cap - max(1, state.wagers))


def ask_next(state: State) -> None:
    """Ask the first of those waiting who has a decision left; nobody when the round is over.

    Those before him are waiting no longer: they have folded, are all-in, or owe nothing.
    """
    waiting = state.waiting
    while waiting:
        position = waiting[0]
        if state.can_act[position] and (state.can_act_count > 1 or _alone_owes(state, position)):
            state.actor = position
            return
        del waiting[0]
    state.actor, state.asking = NOBODY, ""


def _alone_owes(state: State, position: int) -> bool:
    """Whether the only player who can still act has a wager to answer (B5)."""
    return state.opening != OFFERED and to_call(state, position) > 0


def lift_cap(state: State, round_start: bool) -> None:
    """Take the cap off when two players alone are left to bet, as K14 says (B13, B14)."""
    rule = state.house.headsup_uncap
    if rule == "never" or state.lifted or state.can_act_count != 2:
        return
    cap = state.house.cap
    if rule == "round_start":
        state.lifted = round_start
    elif cap is None or state.wagers < cap:
        state.lifted = True


def note_wager(state: State, position: int, to: int) -> None:
    """Book a bet, completion or raise to ``to`` (0.4, effect of a wager)."""
    if state.house.structure == "pot":
        increase = to - state.cur
        if is_full(state, increase, state.last_full_raise):
            state.wagers += 1
            state.full = to
            state.last_full_raise = max(increase, state.last_full_raise)
    else:
        increase = to - state.full
        sizes = state.sizes
        size = sizes[0] if increase <= sizes[0] else sizes[-1]
        if is_full(state, increase, size):
            state.wagers += 1
            state.full = to
            if size == sizes[-1]:
                state.sizes = sizes[-1:]
    state.cur = to
    state.opening = NO_OPENING
    state.waiting = state.clockwise_from(position)[1:]  # everybody else has to answer it
    state.aggressors.append((state.street_index, position))
