"""Everything that is wrong with a state, all at once. Empty is what it should be."""

from doorcard.engine.state import SHUFFLE, State


def audit(state: State) -> list[str]:
    """Broken invariants of a hand, as short sentences for a log (no card is named)."""
    return [*_money(state), *_cards(state), *_counts(state)]


def _money(state: State) -> list[str]:
    wrong = []
    # Rake has left the table; it is part of what was awarded.
    held = sum(state.stack) + state.pot + state.raked
    if held != sum(state.start_stack):
        wrong.append(f"chips: {held} units, {sum(state.start_stack)} at the start")
    if min(state.stack) < 0 or min(state.total) < 0 or state.pot < 0:
        wrong.append("chips: a negative amount")
    if any(paid > total for paid, total in zip(state.street_paid, state.total, strict=True)) and (
        not state.returned
    ):
        wrong.append("chips: more paid on the street than in the hand")
    return wrong


def _cards(state: State) -> list[str]:
    if state.stage == SHUFFLE or not state.deck:
        return []
    seen = [*state.deck[state.top :], *state.burned, *state.muck, *state.community]
    for position, lives in enumerate(state.live):
        if lives:
            seen.extend(state.cards[position])
    wrong = []
    if len(set(seen)) != len(seen):
        wrong.append("cards: one is in two places")
    if len(seen) != 52:
        wrong.append(f"cards: {len(seen)} of 52 accounted for")
    return wrong


def _counts(state: State) -> list[str]:
    wrong = []
    if sum(state.live) != state.live_count:
        wrong.append("players: the count of live hands is off")
    if sum(state.can_act) != state.can_act_count:
        wrong.append("players: the count of those who can act is off")
    for position in range(state.size):
        if state.can_act[position] and not (state.live[position] and state.stack[position]):
            wrong.append(f"players: seat {state.seats[position]} can act without hand or chips")
    if state.asking and not (0 <= state.actor < state.size and state.live[state.actor]):
        wrong.append("turn: nobody who holds cards is asked")
    return wrong
