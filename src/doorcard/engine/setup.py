"""What a hand must look like before it can start."""

from typing import Final

from doorcard.engine.events import HandStarted
from doorcard.engine.refusals import Refusal
from doorcard.engine.stakes import Stakes

NO_EXTRAS: Final = (0, 0, 0)  # nothing posted to come in, no protection: most players


class SetupError(ValueError):
    """The hand cannot start like this; ``refusal`` says why (code "bad_setup")."""

    def __init__(self, **facts: int | str) -> None:
        self.refusal = Refusal("bad_setup", facts)
        super().__init__(", ".join(f"{name}={value}" for name, value in facts.items()))


def check_setup(started: HandStarted) -> None:
    """Raise ``SetupError`` unless players, chairs, stakes and deck make a hand."""
    _check_players(started)
    check_stakes(started.game.forced, started.stakes)
    if started.game.forced == "blinds":
        _check_blinds(started)
    _check_deck(started)
    if started.house.game != started.game.name:
        raise SetupError(problem="game", house=started.house.game, game=started.game.name)
    _check_bet_streets(started)


def _check_bet_streets(started: HandStarted) -> None:
    """Each street is played at the lower or at the higher limit, and the form says which (K10)."""
    house = started.house
    for street in started.game.streets:
        number = street.number
        if (number in house.small_bet_streets) == (number in house.big_bet_streets):
            raise SetupError(problem="bet_streets", street=number)


def _check_players(started: HandStarted) -> None:
    players = started.players
    most = started.house.max_seats
    if not 2 <= len(players) <= most:
        raise SetupError(problem="players", got=len(players), most=most)
    seats = [player.seat for player in players]
    if len(set(seats)) != len(seats) or min(seats) < 1 or max(seats) > most:
        raise SetupError(problem="seats", got=str(seats), most=most)
    for player in players:
        if type(player.stack) is not int or player.stack < 1:
            raise SetupError(problem="stack", seat=player.seat, got=repr(player.stack))
        extras = (player.live_post, player.dead_post, player.protections)
        if extras != NO_EXTRAS:
            _check_extras(player.seat, extras)


def _check_extras(seat: int, extras: tuple[int, ...]) -> None:
    for amount in extras:
        if type(amount) is not int or amount < 0:
            raise SetupError(problem="amount", seat=seat, got=repr(amount))


def check_stakes(forced: str, stakes: Stakes) -> None:
    """Raise ``SetupError`` for amounts that make no game (B54)."""
    amounts = (stakes.small, stakes.big, stakes.ante, stakes.bring_in)
    for amount in (*amounts, stakes.small_blind, stakes.big_blind):
        if type(amount) is not int or amount < 0:
            raise SetupError(problem="amount", got=repr(amount))
    if not 0 < stakes.small <= stakes.big:
        raise SetupError(problem="limits", small=stakes.small, big=stakes.big)
    if forced == "bring_in":
        ordered = stakes.ante <= stakes.bring_in <= stakes.small // 2
        if not (ordered and stakes.bring_in > 0):
            raise SetupError(
                problem="bring_in",
                ante=stakes.ante,
                bring_in=stakes.bring_in,
                most=stakes.small // 2,
            )
    elif not stakes.big_blind > 0 or stakes.small_blind > stakes.big_blind:
        raise SetupError(
            problem="blinds", small_blind=stakes.small_blind, big_blind=stakes.big_blind
        )


def _check_blinds(started: HandStarted) -> None:
    seats = [player.seat for player in started.players]
    if started.big_blind not in seats:
        raise SetupError(problem="big_blind", seat=started.big_blind)
    if started.small_blind and started.small_blind not in seats:
        raise SetupError(problem="small_blind", seat=started.small_blind)
    if started.small_blind == started.big_blind:
        raise SetupError(problem="blinds", seat=started.big_blind)
    if not 0 <= started.button <= started.house.max_seats:
        raise SetupError(problem="button", seat=started.button)


def _check_deck(started: HandStarted) -> None:
    """Every card must be there for everybody (B26), or one shared card as the last (B24)."""
    streets = started.game.streets
    shared = 1 if started.game.shared_card else 0
    burns = len(streets) - 1 - shared if started.house.burn else 0
    each = sum(street.down + street.up for street in streets) - shared
    if each * len(started.players) + burns + shared > 52:
        raise SetupError(problem="deck", players=len(started.players), cards=each)
