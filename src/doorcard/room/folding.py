"""How each record changes the table. Records are facts: none is refused here."""

from collections.abc import Callable
from typing import Any, TypeGuard

from msgspec.structs import replace

from doorcard.engine.events import Acted, Discarded, Event, Protected
from doorcard.room import records as r
from doorcard.room.lineup import willing
from doorcard.room.state import (
    BankUse,
    Barred,
    Countdown,
    Deadline,
    LeftWith,
    Occupant,
    ProtectionUse,
    TableState,
    Waiting,
)

MINUTE = 60_000
HOUR = 60 * MINUTE


def fold(state: TableState | None, record: r.Record) -> TableState:
    """The table after the record; None is a table that does not exist yet."""
    if isinstance(record, r.Checkpoint):
        return record.state
    if isinstance(record, r.TableOpened):
        return _opened(state, record)
    if state is None:
        raise ValueError(f"the first record of a table cannot be {type(record).__name__}")
    return _FOLDS[type(record)](state, record)


def _opened(state: TableState | None, record: r.TableOpened) -> TableState:
    if state is None:
        return TableState(config=record.config)
    return replace(state, config=record.config, coming=None, opened_with=None)


def _resumed(state: TableState, record: r.TableResumed) -> TableState:
    """The time the server was away is charged to nobody.

    Those who sit out have all their minutes again (K32), those who are offered a chair all their
    seconds, and the hand's clock starts afresh. A machine whose clock was put back meanwhile waits
    for no time that lies in the future.
    """
    waiting = tuple(_offered_anew(one, record.at) for one in state.waiting)
    ended = min(state.ended, record.at)
    state = _minutes_anew(state, record.at)
    return replace(state, ended=ended, deadline=None, waiting=waiting, countdown=None)


def _offered_anew(one: Waiting, at: int) -> Waiting:
    return replace(one, offered=at, until=at + one.until - one.offered) if one.seat else one


def _minutes_anew(state: TableState, at: int) -> TableState:
    """Nobody who sits out is charged the time before ``at`` (K32)."""
    occupants = tuple(
        replace(one, away_since=at) if one.sitting_out else one for one in state.occupants
    )
    return replace(state, occupants=occupants)


def _pause_set(state: TableState, record: r.PauseSet) -> TableState:
    """After the pause comes a whole pause between two hands; antes are asked for anew."""
    state = _minutes_anew(state, record.at)
    state = replace(state, ante_asked=(), ante_yes=(), ante_until=0, countdown=None)
    if record.on:
        return replace(state, paused_at=record.at)
    return replace(state, paused_at=0, ended=max(state.ended, record.at))


def _close_asked(state: TableState, _: r.CloseAsked) -> TableState:
    return replace(state, closing=True, waiting=())


def _table_closed(state: TableState, record: r.TableClosed) -> TableState:
    return replace(state, closed_at=record.at)


def _player_barred(state: TableState, record: r.PlayerBarred) -> TableState:
    barred = (*state.barred, Barred(record.player, record.name))
    return replace(state, barred=barred, waiting=_without(state, record.player))


def _player_let_back(state: TableState, record: r.PlayerLetBack) -> TableState:
    barred = tuple(one for one in state.barred if one.player != record.player)
    return replace(state, barred=barred)


def _change_asked(state: TableState, record: r.ChangeAsked) -> TableState:
    return replace(state, coming=record.config if record.config != state.config else None)


def _rules_changed(state: TableState, record: r.RulesChanged) -> TableState:
    return replace(
        state,
        config=record.config,
        coming=None,
        opened_with=state.opened_with or state.config,
        ante_asked=(),
        ante_yes=(),
        ante_until=0,
    )


def _seat_taken(state: TableState, record: r.SeatTaken) -> TableState:
    newcomer = Occupant(
        seat=record.seat,
        player=record.player,
        name=record.name,
        bot=record.bot,
        stack=record.stack,
        entering=record.entering,
        since=record.at,
    )
    occupants = sorted((*state.occupants, newcomer), key=lambda one: one.seat)
    waited = state.ended if len(willing(state)) > 1 else max(state.ended, record.at)
    moved = {player: to for player, to in state.moved.items() if player != record.player}
    return replace(
        state,
        occupants=tuple(occupants),
        ended=waited,
        moved=moved,
        waiting=_without(state, record.player),
        left_with=tuple(left for left in state.left_with if left.player != record.player),
    )


def _seat_left(state: TableState, record: r.SeatLeft) -> TableState:
    seat = record.seat
    one = state.occupant(seat)
    moved = {**state.moved, one.player: record.to} if one is not None and record.to else state.moved
    state = replace(
        state,
        moved=moved,
        occupants=tuple(one for one in state.occupants if one.seat != seat),
        ante_asked=tuple(asked for asked in state.ante_asked if asked != seat),
        ante_yes=tuple(yes for yes in state.ante_yes if yes != seat),
        left_with=_big_stacks_gone(state, record),
    )
    people = any(not one.bot for one in state.occupants)
    return _with_countdown(replace(state, under_way=state.under_way and people))


def _start_called(state: TableState, record: r.StartCalled) -> TableState:
    return replace(state, countdown=Countdown(record.until))


def _ready_said(state: TableState, record: r.ReadySaid) -> TableState:
    if state.countdown is None:
        return state
    ready = (*state.countdown.ready, record.player)
    return replace(state, countdown=replace(state.countdown, ready=ready))


def _with_countdown(state: TableState) -> TableState:
    """The countdown is called off when only one is left to play."""
    return state if len(willing(state)) > 1 else replace(state, countdown=None)


def _big_stacks_gone(state: TableState, record: r.SeatLeft) -> tuple[LeftWith, ...]:
    """Who took more than the least buy-in away is remembered for a while (K42)."""
    config = state.config
    oldest = record.at - config.keep_stack_minutes * MINUTE
    known = tuple(left for left in state.left_with if left.at > oldest)
    one = state.occupant(record.seat)
    if one is None or one.bot or record.chips <= config.least_buy_in:
        return known
    return (*known, LeftWith(one.player, record.chips, record.at))


def _waiting_joined(state: TableState, record: r.WaitingJoined) -> TableState:
    last = Waiting(record.player, record.name, record.at)
    return replace(state, waiting=(*state.waiting, last))


def _waiting_left(state: TableState, record: r.WaitingLeft) -> TableState:
    return replace(state, waiting=_without(state, record.player))


def _seat_offered(state: TableState, record: r.SeatOffered) -> TableState:
    waiting = tuple(
        replace(one, seat=record.seat, offered=record.at, until=record.until)
        if one.player == record.player
        else one
        for one in state.waiting
    )
    return replace(state, waiting=waiting)


def _without(state: TableState, player: str) -> tuple[Waiting, ...]:
    return tuple(one for one in state.waiting if one.player != player)


def _silenced(state: TableState, record: r.Silenced) -> TableState:
    others = tuple(player for player in state.silenced if player != record.player)
    return replace(state, silenced=(*others, record.player) if record.on else others)


def _chips_waiting(state: TableState, record: r.ChipsWaiting) -> TableState:
    return _change(state, record.seat, lambda o: replace(o, waiting=o.waiting + record.amount))


def _chips_added(state: TableState, record: r.ChipsAdded) -> TableState:
    return _change(
        state, record.seat, lambda o: replace(o, stack=o.stack + record.amount, waiting=0)
    )


def _chips_granted(state: TableState, record: r.ChipsGranted) -> TableState:
    def granted(one: Occupant) -> Occupant:
        return replace(one, stack=one.stack + record.amount, granted=one.granted + record.amount)

    return _change(state, record.seat, granted)


def _leave_asked(state: TableState, record: r.LeaveAsked) -> TableState:
    return _with_countdown(_change(state, record.seat, lambda o: replace(o, leaving=True)))


def _sitting_out(state: TableState, record: r.SittingOut) -> TableState:
    away = record.at if record.on else 0
    state = _change(state, record.seat, lambda o: replace(o, away_since=away, automatic=0))
    return _with_countdown(state)


def _wish_set(state: TableState, record: r.WishSet) -> TableState:
    wishes = {
        name: wish
        for name in ("auto_muck", "auto_ante", "post")
        if (wish := getattr(record, name)) is not None
    }
    return _change(state, record.seat, lambda o: replace(o, **wishes))


def _ante_asked(state: TableState, record: r.AnteAsked) -> TableState:
    said = state.ante_yes if record.again else ()
    return replace(state, ante_asked=record.seats, ante_yes=said, ante_until=record.deadline)


def _ante_answered(state: TableState, record: r.AnteAnswered) -> TableState:
    asked = tuple(seat for seat in state.ante_asked if seat != record.seat)
    yes = (*state.ante_yes, record.seat) if record.post else state.ante_yes
    state = replace(state, ante_asked=asked, ante_yes=yes)
    return _count(state, record.seat, by_clock=record.cause == "time_out")


def _hand_begun(state: TableState, record: r.HandBegun) -> TableState:
    seats = {one.seat for one in record.players}
    return replace(
        state,
        occupants=tuple(_at_hand_start(one, record, seats) for one in state.occupants),
        hand=record.hand,
        number=record.number,
        began=record.at,
        dealt=record.players,
        blinds=record.blinds,
        under_way=True,
        countdown=None,
        deadline=None,
        extra_used=(),
        ante_asked=(),
        ante_yes=(),
        ante_until=0,
    )


def _at_hand_start(one: Occupant, record: r.HandBegun, dealt: set[int]) -> Occupant:
    """Who is dealt in owes no blind any more; whom a blind has passed owes it (B32)."""
    if one.seat in dealt:
        return replace(one, entering=False, missed_big=False, missed_small=False, post=False)
    return replace(
        one,
        missed_big=one.missed_big or one.seat in record.missed_big,
        missed_small=one.missed_small or one.seat in record.missed_small,
    )


def automatic(event: Event) -> TypeGuard[Acted | Discarded | Protected]:
    """Whether the clock decided for a player. Letting a beaten hand be mucked is no absence."""
    if isinstance(event, Acted | Discarded):
        return event.cause == "time_out"
    return isinstance(event, Protected)


def _hand_events(state: TableState, record: r.HandEvents) -> TableState:
    """Count what the clock did for players, and the all-in statuses it granted."""
    for event in record.events:
        if isinstance(event, Protected):
            use = ProtectionUse(state.hand_player(event.seat), record.at)
            state = replace(state, protections=(*state.protections, use))
        if automatic(event):
            state = _count(state, event.seat, by_clock=True)
        elif isinstance(event, Acted | Discarded) and event.cause == "player":
            state = _count(state, event.seat, by_clock=False)
    return state


def _count(state: TableState, seat: int, by_clock: bool) -> TableState:
    """Count acts of the clock in a row; an act of the player ends the row."""
    if not by_clock and not any(one.automatic for one in state.occupants if one.seat == seat):
        return state  # nothing to end: the usual case
    return _change(
        state, seat, lambda one: replace(one, automatic=one.automatic + 1 if by_clock else 0)
    )


def _deadline_set(state: TableState, record: r.DeadlineSet) -> TableState:
    clock = Deadline(
        record.decision, record.seat, record.deadline, record.seconds, record.bank_from
    )
    deadline = clock if record.deadline else None
    used = (*state.extra_used, record.seat) if record.extra else state.extra_used
    return replace(state, deadline=deadline, extra_used=used)


def _bank_used(state: TableState, record: r.BankUsed) -> TableState:
    before = next((one for one in state.banks if one.player == record.player), None)
    others = tuple(one for one in state.banks if one is not before)
    used = record.used + (before.used if before is not None else 0)
    hands = before.hands if before is not None else 0
    return replace(state, banks=(*others, BankUse(record.player, used, hands, record.at)))


def _banks_after_hand(state: TableState, at: int) -> tuple[BankUse, ...]:
    """Who played the hand comes nearer to his next second; who left is forgotten in the end."""
    played = {one.player for one in state.dealt}
    after = (
        _refilled(one, state.config.house.time_bank_hands) if one.player in played else one
        for one in state.banks
    )
    return tuple(
        one
        for one in after
        if one.used > 0 and (state.of_player(one.player) is not None or at - one.at < HOUR)
    )


def _refilled(bank: BankUse, hands: int) -> BankUse:
    """The bank after one more hand: a second comes back for every so many (0: none does)."""
    played = bank.hands + 1
    if hands == 0 or played < hands:
        return replace(bank, hands=played)
    return replace(bank, hands=0, used=max(0, bank.used - 1000))


def _hand_finished(state: TableState, record: r.HandFinished) -> TableState:
    stacks = dict(record.stacks)
    house = state.config.house
    oldest = record.at - house.protection_hours * HOUR
    return replace(
        state,
        occupants=tuple(
            replace(one, stack=stacks.get(one.seat, one.stack)) for one in state.occupants
        ),
        hand="",
        ended=record.at,
        deadline=None,
        protections=tuple(use for use in state.protections if use.at > oldest),
        banks=_banks_after_hand(state, record.at),
        voided=state.voided + bool(record.voided),
    )


def _change(state: TableState, seat: int, change: Callable[[Occupant], Occupant]) -> TableState:
    occupants = tuple(change(one) if one.seat == seat else one for one in state.occupants)
    return replace(state, occupants=occupants)


_FOLDS: dict[type, Callable[[TableState, Any], TableState]] = {
    r.TableResumed: _resumed,
    r.SeatTaken: _seat_taken,
    r.SeatLeft: _seat_left,
    r.ChipsWaiting: _chips_waiting,
    r.ChipsAdded: _chips_added,
    r.ChipsGranted: _chips_granted,
    r.LeaveAsked: _leave_asked,
    r.SittingOut: _sitting_out,
    r.WishSet: _wish_set,
    r.AnteAsked: _ante_asked,
    r.AnteAnswered: _ante_answered,
    r.StartCalled: _start_called,
    r.ReadySaid: _ready_said,
    r.PauseSet: _pause_set,
    r.CloseAsked: _close_asked,
    r.TableClosed: _table_closed,
    r.PlayerBarred: _player_barred,
    r.PlayerLetBack: _player_let_back,
    r.ChangeAsked: _change_asked,
    r.RulesChanged: _rules_changed,
    r.WaitingJoined: _waiting_joined,
    r.WaitingLeft: _waiting_left,
    r.SeatOffered: _seat_offered,
    r.Silenced: _silenced,
    r.HandBegun: _hand_begun,
    r.HandEvents: _hand_events,
    r.DeadlineSet: _deadline_set,
    r.BankUsed: _bank_used,
    r.HandFinished: _hand_finished,
}
