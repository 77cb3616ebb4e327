"""Where button and blinds go for the next hand (B30, B31)."""

from collections.abc import Sequence

from msgspec import Struct

from doorcard.engine.house import HouseRules


class Blinds(Struct, frozen=True):
    """Seats of the button and the blinds; 0 where there is none.

    small_place: the chair the small blind belongs to, also when nobody sits there to post it.
    """

    button: int
    small_blind: int
    big_blind: int
    small_place: int = 0


def next_seat(seats: Sequence[int], after: int) -> int:
    """The next of the occupied ``seats`` clockwise from ``after``; ``after`` may be empty."""
    ordered = sorted(seats)
    return next((seat for seat in ordered if seat > after), ordered[0])


def moving_button(seats: Sequence[int], last_button: int) -> Blinds:
    """Cash games: the button goes to the next player, the blinds are the next two (B31).

    seats: players to be dealt in, two or more. last_button: seat of the last hand, 0 before the
    first. Heads-up the button posts the small blind (B30).
    """
    _check(seats)
    return _from_button(seats, next_seat(seats, last_button))


def dead_button(seats: Sequence[int], last: Blinds) -> Blinds:
    """Tournaments: the big blind always advances one player (B31).

    The small blind is owed by the seat that had the big one (nobody if it is empty), the button
    goes to the seat that had the small one, occupied or not.
    """
    _check(seats)
    if not last.big_blind:
        return moving_button(seats, last.button)
    big = next_seat(seats, last.big_blind)
    if len(seats) == 2:
        small = next_seat(seats, big)
        return Blinds(small, small, big, small_place=small)
    place = last.big_blind
    return Blinds(
        button=last.small_place or last.button,
        small_blind=place if place in seats else 0,
        big_blind=big,
        small_place=place,
    )


def blinds_up_to(seats: Sequence[int], big_blind: int) -> Blinds:
    """Cash games: button and small blind in front of a newcomer who enters as big blind (B32).

    seats: players to be dealt in, the newcomer among them.
    """
    _check(seats)
    small = seat_before(seats, big_blind)
    button = small if len(seats) == 2 else seat_before(seats, small)
    return Blinds(button, small, big_blind, small_place=small)


def seat_before(seats: Sequence[int], before: int) -> int:
    """The next of the occupied ``seats`` counter-clockwise from ``before``."""
    ordered = sorted(seats, reverse=True)
    return next((seat for seat in ordered if seat < before), ordered[0])


def next_blinds(house: HouseRules, seats: Sequence[int], last: Blinds) -> Blinds:
    """Button and blinds of the next hand under K21; all zero where the dealer is fixed."""
    if house.dealer == "fixed":
        return Blinds(0, 0, 0)
    if house.dealer == "dead":
        return dead_button(seats, last)
    return moving_button(seats, last.button)


def _from_button(seats: Sequence[int], button: int) -> Blinds:
    if len(seats) == 2:
        return Blinds(button, button, next_seat(seats, button), small_place=button)
    small = next_seat(seats, button)
    return Blinds(button, small, next_seat(seats, small), small_place=small)


def _check(seats: Sequence[int]) -> None:
    if len(seats) < 2:
        raise ValueError(f"a hand needs two players or more, not {len(seats)}")
