"""Who gets which card, and what happens when the deck runs short (B24-B28)."""

from itertools import compress
from typing import Final

from doorcard.engine.events import CommunityDealt, Dealt, Event, StreetDealt
from doorcard.engine.state import BET, OPEN, REPLACE, SHUFFLE, State

FULL_DECK: Final = tuple(range(52))


def street_event(state: State) -> Event | None:
    """The next street's cards; None when burned cards must be shuffled in first (B25)."""
    index = state.street_index + 1
    street = state.game.streets[index]
    rounds = street.down + street.up
    need = rounds * state.live_count
    top, deck = state.top, state.deck
    stub = len(deck) - top
    burn = 1 if state.house.burn and index > 0 and not state.recycled else 0
    if stub < need:
        if must_recycle(state):
            return None
        return _community_event(state, street.number, burn)
    if stub == need:
        burn = 0
    burned = (deck[top],) if burn else ()
    top += burn
    seats = list(compress(state.seats, state.live))
    hands = _hands(street.down, seats, deck[top : top + need])
    return StreetDealt(street.number, hands, burned)


def _hands(down: int, seats: list[int], cards: tuple[int, ...]) -> tuple[Dealt, ...]:
    """The cards go round one at a time, ``down`` rounds face down first (R1.4, R3.7)."""
    count = len(seats)
    if len(cards) == count and not down:  # the usual street
        return tuple([Dealt(seat, (), (card,)) for seat, card in zip(seats, cards, strict=True)])
    downs = down * count
    return tuple(
        [
            Dealt(seat, cards[place:downs:count], cards[downs + place :: count])
            for place, seat in enumerate(seats)
        ]
    )


def _community_event(state: State, street: int, burn: int) -> Event:
    # One shared card needs one card, so a burn is possible only with two or more (B25, case 4).
    top = state.top
    if burn and state.stub >= 2:
        return CommunityDealt(street, state.deck[top + 1], (state.deck[top],))
    return CommunityDealt(street, state.deck[top])


def must_recycle(state: State) -> bool:
    """Whether the burned cards go back into the stub for the next street (B25, case 3)."""
    if state.recycled or not state.burned or state.house.stub_short != "recycle_then_community":
        return False
    street = state.game.streets[state.street_index + 1]
    need = (street.down + street.up) * state.live_count
    return state.stub < need <= state.stub + len(state.burned)


def replacements_short(state: State) -> bool:
    """Whether the stub cannot serve the player who draws now (B27)."""
    return state.stub < state.drawn[state.drawer]


def shuffle_due(state: State) -> tuple[int, ...]:
    """The cards the dealer must permute before the hand can go on, or () (B25, B27).

    Asked only when the hand stands still with nobody to act.
    """
    if state.stage == SHUFFLE:
        return FULL_DECK
    if state.stage == REPLACE:
        if not replacements_short(state):
            return ()
        own = set(state.discards[state.drawer])
        return (*state.deck[state.top :], *(card for card in state.muck if card not in own))
    between_streets = state.stage in (OPEN, BET) and state.live_count > 1
    if between_streets and not state.on_last_street and must_recycle(state):
        return (*state.deck[state.top :], *state.burned)
    return ()
