"""Who is dealt into the next hand, and where button and blinds go (B31, B32, B33)."""

from msgspec import Struct

from doorcard.engine.button import Blinds, blinds_up_to, next_blinds, next_seat
from doorcard.engine.events import Seated
from doorcard.room.records import HandBegun
from doorcard.room.state import DealtIn, Occupant, TableState


class Lineup(Struct, frozen=True):
    """A hand that can be dealt."""

    players: tuple[Seated, ...]
    blinds: Blinds
    missed_big: tuple[int, ...] = ()
    missed_small: tuple[int, ...] = ()

    def begun(self, state: TableState, hand: str, at: int) -> HandBegun:
        """The record that begins this hand at the table."""
        names = {one.seat: one for one in state.occupants}
        dealt = tuple(
            DealtIn(one.seat, names[one.seat].player, names[one.seat].name, one.stack)
            for one in self.players
        )
        return HandBegun(
            hand=hand,
            number=state.number + 1,
            at=at,
            players=dealt,
            # Where games change, a hand of stud leaves the button where it was.
            blinds=self.blinds if self.blinds.big_blind else state.blinds,
            missed_big=self.missed_big,
            missed_small=self.missed_small,
        )


def willing(state: TableState) -> list[Occupant]:
    """The players who have chips and want to be dealt in."""
    return [
        one for one in state.occupants if one.stack > 0 and not one.sitting_out and not one.leaving
    ]


def next_lineup(state: TableState, protections: dict[str, int]) -> Lineup | None:
    """The next hand's players, None when fewer than two can be dealt in.

    protections: all-in statuses a player has left, by player (K29). Players whose ante question
    (R1.3) was not answered with yes are left out.
    """
    if state.config.tournament:
        return _of_tournament(state)
    ready = [one for one in willing(state) if not asks_ante(state, one) or _will_post(state, one)]
    if len(ready) < 2:
        return None
    if state.config.house.dealer == "fixed":
        return Lineup(tuple(_seated(one, protections) for one in ready), _blinds(state, ready))
    return _with_blinds(state, ready, protections)


def _of_tournament(state: TableState) -> Lineup | None:
    """Everybody with chips is dealt in, the absent as well (B33).

    Who has come to a chair between button and small blind waits until the button has passed (P64).
    """
    playing = [one for one in state.occupants if one.stack > 0]
    settled = [one for one in playing if not one.entering]
    if len(settled) < 2:
        settled = playing
    if len(settled) < 2:
        return None
    for one in playing:
        if one not in settled:
            blinds = _blinds(state, [*settled, one])
            if not _between_button_and_small(state, one, blinds):
                settled.append(one)
    settled.sort(key=lambda one: one.seat)
    players = tuple(Seated(one.seat, one.stack, absent=one.sitting_out) for one in settled)
    return Lineup(players, _blinds(state, settled))


def _between_button_and_small(state: TableState, one: Occupant, blinds: Blinds) -> bool:
    seats = state.config.house.max_seats
    if not blinds.big_blind:
        return False
    return 0 < (one.seat - blinds.button) % seats < (blinds.small_place - blinds.button) % seats


def asks_ante(state: TableState, one: Occupant) -> bool:
    """Whether this player wants to be asked before each ante (R1.3)."""
    config = state.config
    return config.house.ante_auto == "switch" and config.stakes.ante > 0 and not one.auto_ante


def entry_price(state: TableState, one: Occupant) -> tuple[int, int]:
    """What coming in at once costs who owes a big blind: live units and dead ones (B32)."""
    stakes = state.config.stakes
    return stakes.big_blind, stakes.small_blind if one.missed_small else 0


def _will_post(state: TableState, one: Occupant) -> bool:
    return one.seat in state.ante_yes


def _with_blinds(state: TableState, ready: list[Occupant], protections: dict[str, int]) -> Lineup:
    """Draw: who owes an entry waits for the big blind or posts, but not behind the button."""
    settled = [one for one in ready if not one.owes_entry]
    if len(settled) < 2:  # nobody to enter against: all begin alike
        settled = ready
    entering = [one for one in ready if one not in settled]
    reached = _whose_big_blind(state, settled, entering)
    playing = [*settled, reached] if reached else list(settled)
    blinds = _blinds(state, playing, reached)
    posting = [
        one
        for one in entering
        if one.post and one not in playing and not _between_button_and_big(state, one, blinds)
    ]
    if len(playing) == 2 and posting:  # heads-up blinds lie otherwise (B30): one comes in
        posting = posting[:1]
        blinds = _blinds(state, playing + posting)
        if _between_button_and_big(state, posting[0], blinds):
            posting, blinds = [], _blinds(state, playing, reached)
    playing += posting
    playing.sort(key=lambda one: one.seat)
    posts = {one.seat for one in posting}
    return Lineup(
        players=tuple(_seated(one, protections, state, one.seat in posts) for one in playing),
        blinds=blinds,
        missed_big=_passed(state, state.blinds.big_blind, blinds.big_blind, playing),
        missed_small=_passed(state, state.blinds.small_blind, blinds.small_blind, playing),
    )


def _whose_big_blind(
    state: TableState, playing: list[Occupant], waiting: list[Occupant]
) -> Occupant | None:
    """The waiting player whom the big blind reaches next, going round chair by chair."""
    chairs = [one.seat for one in (*playing, *waiting)]
    reached = next_seat(chairs, state.blinds.big_blind)
    return next((one for one in waiting if one.seat == reached), None)


def _between_button_and_big(state: TableState, one: Occupant, blinds: Blinds) -> bool:
    """Whether a chair lies behind the button and before the big blind: no place to come in."""
    seats = state.config.house.max_seats
    return (one.seat - blinds.button) % seats < (blinds.big_blind - blinds.button) % seats


def _blinds(state: TableState, players: list[Occupant], entering: Occupant | None = None) -> Blinds:
    seats = [one.seat for one in players]
    if entering:
        return blinds_up_to(seats, entering.seat)
    return next_blinds(state.config.house, seats, state.blinds)


def _seated(
    one: Occupant,
    protections: dict[str, int],
    state: TableState | None = None,
    posts: bool = False,
) -> Seated:
    left = protections.get(one.player, 0)
    if state is None or not posts:
        return Seated(one.seat, one.stack, protections=left)
    live, dead = entry_price(state, one)
    return Seated(one.seat, one.stack, live, dead, left)


def _passed(state: TableState, before: int, now: int, playing: list[Occupant]) -> tuple[int, ...]:
    """Chairs of absent players over which a blind has gone, from one chair to another."""
    if not before or not now:
        return ()
    seats = state.config.house.max_seats
    over = {(before + step - 1) % seats + 1 for step in range(1, (now - before) % seats)}
    dealt = {one.seat for one in playing}
    return tuple(
        one.seat
        for one in state.occupants
        if one.seat in over and one.seat not in dealt and not one.entering
    )
