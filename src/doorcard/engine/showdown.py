"""Who shows first, who must show, who may muck, and what each pot pays (B39-B42, B19)."""

from doorcard.engine.events import Event, HandMucked, HandShown, PotAwarded, Share
from doorcard.engine.pots import rake_of, side_pots, split
from doorcard.engine.state import SHOWN, State
from doorcard.engine.streets import opener_position


def first_to_show(state: State) -> int:
    """The position that shows first (B39): the last live aggressor, or what K23 says."""
    for index, position in reversed(state.aggressors):
        if index == state.street_index and state.live[position]:
            return position
    rule = state.house.showdown_checked
    if rule == "any_round_aggressor":
        for _, position in reversed(state.aggressors):
            if state.live[position]:
                return position
        if state.bring_in_by >= 0 and state.live[state.bring_in_by]:
            return state.bring_in_by
    start = opener_of_last_round(state) if rule == "first_actor" else 0
    return next(p for p in state.clockwise_from(start) if state.live[p])


def opener_of_last_round(state: State) -> int:
    """Who had the right to act first on the last street, betting or not (R1.28, R2.10)."""
    if state.first >= 0 and state.opened_on == state.street_index:
        return state.first
    return opener_position(state)


def showdown_event(state: State) -> Event | None:
    """The next thing to happen at showdown; None when a beaten player must choose (B42)."""
    if not state.to_show:
        return award(state)
    position = state.to_show[0]
    reason = must_show(state, position)
    if reason:
        return shown(state, position, reason)
    if state.auto[position]:
        return HandMucked(state.seats[position], "left")
    return None


def must_show(state: State, position: int) -> str:
    """Why this hand lies open without a choice, or "" when its owner may choose."""
    best = state.best_shown
    if not best and SHOWN not in state.fate:
        return "first"
    if lies_open(state):
        return "all_in"
    if state.house.muck_choice == "anyone":
        # Somebody has to win the pot, so the last hand left for it cannot be thrown away.
        return "best" if not best and len(state.to_show) == 1 else ""
    return "best" if state.values[position] >= best else ""


def lies_open(state: State) -> bool:
    """Whether hands lie open: betting is over, someone is all-in and K25 says so (B41).

    In stud that is for the run-out: an all-in after the last card leaves order and choice.
    """
    if state.can_act_count > 1 or state.can_act_count == state.live_count:
        return False
    if state.on_last_street and not state.street.draw and True not in state.turned_up:
        return False
    rule = state.house.allin_face_up
    return rule == "always" or (rule == "tournaments" and state.started.tournament)


def shown(state: State, position: int, reason: str) -> HandShown:
    """A hand face up, with its value where the board is complete."""
    return HandShown(
        state.seats[position],
        tuple(state.cards[position]),
        state.values[position],
        reason,  # type: ignore[arg-type]  # one of the reasons named in HandShown
    )


def award(state: State) -> PotAwarded:
    """Pay the pot whose players have all decided."""
    amount, seats, rake = state.pots[state.pot_at]
    shown_seats = [p for p in seats if state.fate[p] == SHOWN]
    best = max([state.values[p] for p in shown_seats])
    winners = [p for p in sorted(shown_seats) if state.values[p] == best]
    return _pay(state, state.pot_at, amount, rake, seats, winners, best)


def award_uncontested(state: State) -> PotAwarded | None:
    """The last live player takes everything; None when there is nothing to take (B17)."""
    pots = side_pots(state.wagered(), state.live, sum(state.dead))
    if not pots:
        return None
    amount, seats = pots[0]
    house = state.house
    rake = 0
    if state.street_index > 0 or not house.rake_first_round_free:
        (rake,) = rake_of([amount], house.rake_basis_points, house.rake_cap)
    return _pay(state, 0, amount, rake, seats, seats, 0)


def _pay(
    state: State,
    pot: int,
    amount: int,
    rake: int,
    seats: list[int],
    winners: list[int],
    value: int,
) -> PotAwarded:
    if state.house.odd_chip == "high_suit":
        winners = sorted(winners, key=lambda p: -max(state.cards[p]))
    parts = split(amount - rake, winners)
    shares = tuple([Share(state.seats[p], part) for p, part in zip(winners, parts, strict=True)])
    return PotAwarded(pot, amount, rake, tuple([state.seats[p] for p in seats]), shares, value)


def who_chooses(state: State) -> int:
    """The position that may show or muck: the uncontested winner, or a beaten hand (B42)."""
    if state.live_count == 1:
        return state.live.index(True)
    return state.to_show[0]
