"""How each event changes the state. One short function an event, found by the event's type.

A fold never decides anything: it books what the event says and notes which stage follows.
"""

from collections.abc import Callable
from typing import Any, Final

from doorcard.engine import events as ev
from doorcard.engine.betting import ask_next, lift_cap, note_wager
from doorcard.engine.pots import rake_of, side_pots
from doorcard.engine.state import (
    ANTES,
    BET,
    BLINDS,
    DEAL,
    DONE,
    DRAW,
    MUCKED,
    NO_OPENING,
    NOBODY,
    OFFERED,
    OPEN,
    OWED,
    REPLACE,
    SHOW,
    SHOWN,
    UNDECIDED,
    State,
)
from doorcard.engine.streets import door_card_owner, next_drawer
from doorcard.ranking import CARD_KEYS, hand_value


def fold(state: State, event: ev.Event) -> None:
    """Book one event. Events are facts of this very hand, in order; nothing is checked here."""
    FOLDS[type(event)](state, event)
    state.events.append(event)


def _hand_started(state: State, event: ev.HandStarted) -> None:
    """The state was made from it."""


def _deck_shuffled(state: State, event: ev.DeckShuffled) -> None:
    state.deck = event.cards
    state.top = 0
    state.stage = ANTES if state.stakes.ante else _after_antes(state)


def _after_antes(state: State) -> int:
    return BLINDS if state.blinds_due else DEAL


def _antes_posted(state: State, event: ev.AntesPosted) -> None:
    for post in event.posts:
        _pay(state, state.position_of[post.seat], post.amount)
    state.stage = _after_antes(state)


def _blind_posted(state: State, event: ev.BlindPosted) -> None:
    position = state.position_of[event.seat]
    _pay(state, position, event.live + event.dead)
    state.street_paid[position] += event.live
    state.dead[position] += event.dead
    del state.blinds_due[0]
    if not state.blinds_due:
        state.stage = DEAL


def _pay(state: State, position: int, amount: int) -> None:
    """Move chips from a stack to the middle; an empty stack cannot act any more."""
    state.stack[position] -= amount
    state.total[position] += amount
    if not state.stack[position] and state.can_act[position]:
        state.can_act[position] = False
        state.can_act_count -= 1


def _next_street(state: State, stage: int) -> None:
    state.street_index += 1
    state.street = state.game.streets[state.street_index]
    if state.street_index:  # blinds belong to the first street's betting
        state.street_paid = [0] * state.size
    state.stage = stage
    state.recycled = False


def _street_dealt(state: State, event: ev.StreetDealt) -> None:
    _next_street(state, OPEN)
    street, position_of = state.street, state.position_of
    cards, ups, board_keys = state.cards, state.ups, state.board_keys
    for dealt in event.hands:
        position = position_of[dealt.seat]
        up = dealt.up
        cards[position].extend(dealt.down + up)
        ups[position].extend(up)
        for card in up:
            board_keys[position] += CARD_KEYS[card]
    state.burned += event.burned
    state.top += len(event.burned) + len(event.hands) * (street.down + street.up)


def _community_dealt(state: State, event: ev.CommunityDealt) -> None:
    _next_street(state, OPEN)
    state.burned.extend(event.burned)
    state.top += len(event.burned) + 1
    state.community.append(event.card)
    key = CARD_KEYS[event.card]
    for position in range(state.size):
        state.board_keys[position] += key


def _stub_reshuffled(state: State, event: ev.StubReshuffled) -> None:
    state.deck = event.cards
    state.top = 0
    state.shuffle_due = ()
    if state.stage == REPLACE:
        state.muck = list(state.discards[state.drawer])
    else:
        state.burned = []
        state.recycled = True


def _betting_opened(state: State, event: ev.BettingOpened) -> None:
    position = state.position_of[event.seat]
    state.stage = BET
    state.sizes = event.sizes
    state.open_pair = event.open_pair
    state.acted = [False] * state.size
    state.waiting = state.clockwise_from(position)
    state.first = state.actor = position
    state.opened_on = state.street_index
    state.asking = "act"
    state.lifted = False
    state.cur = state.full = state.wagers = 0
    state.last_full_raise = event.sizes[0]
    state.opening = NO_OPENING
    opener = state.street.opener
    if opener == "left_of_big_blind":
        state.cur = state.full = state.last_full_raise = state.stakes.big_blind
        state.wagers = 1
    elif opener == "bring_in":
        state.opening = OWED if door_card_owner(state) == position else OFFERED
    if state.can_act_count == 2:
        lift_cap(state, round_start=True)


def _acted(state: State, event: ev.Acted) -> None:
    position = state.position_of[event.seat]
    act = event.act
    if act == "fold":
        _drop(state, position)
        if state.stage != BET or state.live_count == 1:
            _gone(state, position)
            return
    else:
        state.acted[position] = True
        if event.paid:
            state.street_paid[position] += event.paid
            _pay(state, position, event.paid)
        if act == "check" or act == "call":
            del state.waiting[0]
        elif act == "bring_in":
            del state.waiting[0]
            state.cur = state.stakes.bring_in
            state.opening = NO_OPENING
            state.bring_in_by = position
        else:
            note_wager(state, position, event.to)
    _turn_done(state, position)


def _drop(state: State, position: int) -> None:
    state.live[position] = False
    state.live_count -= 1
    if state.can_act[position]:
        state.can_act[position] = False
        state.can_act_count -= 1
    if state.left[position]:
        state.leavers -= 1
    state.muck.extend(state.cards[position])


def _turn_done(state: State, position: int) -> None:
    """After an act of ``position`` in a betting round: who is next."""
    if state.can_act_count == 2:
        lift_cap(state, round_start=False)
    if position == state.actor:
        state.decision += 1
    # Also when somebody left out of turn: the asked player may have nothing left to answer.
    ask_next(state)


def _gone(state: State, position: int) -> None:
    """A player folded to the last one, or left during the draw (B52): the next one draws."""
    if position == state.actor:
        state.decision += 1
    if state.live_count == 1:
        state.actor, state.asking = NOBODY, ""
    elif state.stage == DRAW and state.drawer == position:
        _to_drawer(state, next_drawer(state, position + 1))
    elif state.stage == REPLACE and state.drawer == position:
        state.shuffle_due = ()
        _replaced(state, position)


def _protected(state: State, event: ev.Protected) -> None:
    position = state.position_of[event.seat]
    state.protected[position] = True
    state.protections[position] = event.left
    state.can_act[position] = False
    state.can_act_count -= 1
    _turn_done(state, position)


def _player_left(state: State, event: ev.PlayerLeft) -> None:
    position = state.position_of[event.seat]
    state.auto[position] = state.left[position] = state.unattended = True
    state.leavers += 1


def _uncalled_returned(state: State, event: ev.UncalledReturned) -> None:
    position = state.position_of[event.seat]
    state.stack[position] += event.amount
    state.total[position] -= event.amount
    state.returned += event.amount


def _draw_opened(state: State, event: ev.DrawOpened) -> None:
    _next_street(state, DRAW)
    state.drawn = [-1] * state.size
    state.discards = [[] for _ in range(state.size)]
    _to_drawer(state, state.position_of[event.seat])


def _to_drawer(state: State, position: int) -> None:
    """Ask the next player for his discards, or go on to what follows."""
    state.drawer = position
    if position == NOBODY:
        state.actor, state.asking = NOBODY, ""
        state.stage = OPEN
        if state.house.draw_deal == "after_all":
            _to_replace(state, 0)
        return
    state.stage = DRAW
    state.actor, state.asking = position, "draw"


def _discarded(state: State, event: ev.Discarded) -> None:
    position = state.position_of[event.seat]
    state.decision += 1
    state.drawn[position] = event.count
    state.discards[position] = list(event.cards)
    state.muck.extend(event.cards)
    for card in event.cards:
        state.cards[position].remove(card)
    if state.house.draw_deal == "sequential" and event.count:
        state.stage = REPLACE
        state.actor, state.asking = NOBODY, ""
    else:
        _to_drawer(state, next_drawer(state, position + 1))


def _drew(state: State, event: ev.Drew) -> None:
    position = state.position_of[event.seat]
    state.cards[position] += event.cards
    state.top += event.count
    _replaced(state, position)


def _replaced(state: State, position: int) -> None:
    if state.house.draw_deal == "sequential":
        _to_drawer(state, next_drawer(state, position + 1))
    else:
        _to_replace(state, position + 1)


def _to_replace(state: State, position: int) -> None:
    """K19 after_all: serve the next player who discarded anything."""
    while position < state.size and not (state.live[position] and state.drawn[position] > 0):
        position += 1
    if position == state.size:
        state.drawer, state.stage = NOBODY, OPEN
    else:
        state.drawer, state.stage = position, REPLACE


def _showdown_opened(state: State, event: ev.ShowdownOpened) -> None:
    state.stage = SHOW
    state.actor, state.asking = NOBODY, ""
    state.show_from = state.position_of[event.seat]
    shared = state.community
    for position, cards in enumerate(state.cards):
        if state.live[position]:
            state.values[position] = hand_value(cards + shared if shared else cards)
    _make_pots(state)
    _to_pot(state)


def _to_pot(state: State) -> None:
    """Who has to show or muck for the pot that is next, and what he has to beat (B40)."""
    if state.pot_at < 0:
        state.to_show = []
        return
    seats = state.pots[state.pot_at][1]
    fate = state.fate
    state.to_show = [
        p for p in state.clockwise_from(state.show_from) if p in seats and fate[p] == UNDECIDED
    ]
    state.best_shown = max([state.values[p] for p in seats if fate[p] == SHOWN], default=0)


def _make_pots(state: State) -> None:
    pots = side_pots(state.wagered(), state.live, sum(state.dead))
    house = state.house
    rakes = rake_of([amount for amount, _ in pots], house.rake_basis_points, house.rake_cap)
    state.pots = [(*pot, rake) for pot, rake in zip(pots, rakes, strict=True)]
    state.pot_at = len(pots) - 1


def _hand_shown(state: State, event: ev.HandShown) -> None:
    position = state.position_of[event.seat]
    if event.reason == "choice":
        state.decision += 1
    if event.reason == "all_in" and state.stage != SHOW:
        state.turned_up[position] = True
    else:
        _decide(state, position, SHOWN)


def _hand_mucked(state: State, event: ev.HandMucked) -> None:
    state.decision += 1
    _decide(state, state.position_of[event.seat], MUCKED)


def _decide(state: State, position: int, fate: int) -> None:
    state.fate[position] = fate
    if state.to_show:
        state.to_show.remove(position)
    if fate == SHOWN and state.values[position] > state.best_shown:
        state.best_shown = state.values[position]
    state.actor, state.asking = NOBODY, ""


def _pot_awarded(state: State, event: ev.PotAwarded) -> None:
    if state.stage != SHOW:  # nobody called, so no showdown was opened: this is the only pot
        state.stage = SHOW
        state.pot_at = 0
        state.actor, state.asking = NOBODY, ""
    for share in event.shares:
        state.stack[state.position_of[share.seat]] += share.amount
    state.awarded += event.amount
    state.raked += event.rake
    state.pot_at -= 1
    _to_pot(state)


def _hand_ended(state: State, event: ev.HandEnded) -> None:
    state.stage = DONE
    state.actor, state.asking = NOBODY, ""


def _hand_voided(state: State, event: ev.HandVoided) -> None:
    state.stack = list(state.start_stack)
    state.total = [0] * state.size
    state.street_paid = [0] * state.size
    state.dead = [0] * state.size
    state.awarded = state.raked = 0
    state.shuffle_due = ()
    _hand_ended(state, ev.HandEnded(()))


FOLDS: Final[dict[type, Callable[[State, Any], None]]] = {
    ev.HandStarted: _hand_started,
    ev.DeckShuffled: _deck_shuffled,
    ev.AntesPosted: _antes_posted,
    ev.BlindPosted: _blind_posted,
    ev.StreetDealt: _street_dealt,
    ev.CommunityDealt: _community_dealt,
    ev.StubReshuffled: _stub_reshuffled,
    ev.BettingOpened: _betting_opened,
    ev.Acted: _acted,
    ev.Protected: _protected,
    ev.PlayerLeft: _player_left,
    ev.UncalledReturned: _uncalled_returned,
    ev.DrawOpened: _draw_opened,
    ev.Discarded: _discarded,
    ev.Drew: _drew,
    ev.ShowdownOpened: _showdown_opened,
    ev.HandShown: _hand_shown,
    ev.HandMucked: _hand_mucked,
    ev.PotAwarded: _pot_awarded,
    ev.HandEnded: _hand_ended,
    ev.HandVoided: _hand_voided,
}
