"""Whether a table can be played as somebody has set it up. Nonsense is refused with its reason."""

from doorcard.engine import HandStarted, Seated, SetupError
from doorcard.engine.button import next_blinds
from doorcard.engine.house import HouseRules
from doorcard.engine.setup import check_setup
from doorcard.games import GAMES
from doorcard.room.config import TableConfig
from doorcard.room.state import NO_BLINDS

MOST_UNITS = 10**12  # at one seat; far below what a browser can count


def check_table(config: TableConfig) -> None:
    """Raise SetupError (its facts name the ``problem``) unless every hand could be dealt."""
    if config.house.action_seconds == 0 and not config.practice:
        raise SetupError(problem="no_clock")  # others would wait for ever
    _check_rules(config.house)
    _check_seats_and_chips(config)
    check_setup(_full_table(config))


def _check_rules(house: HouseRules) -> None:
    """Knobs that do not go together, or not with the game."""
    game = GAMES[house.game]
    numbers = {street.number for street in game.streets}
    if set(house.small_bet_streets + house.big_bet_streets) != numbers:
        raise SetupError(problem="bet_streets")
    if house.open_pair_street is not None and house.open_pair_street not in numbers:
        raise SetupError(problem="open_pair_street", street=house.open_pair_street)
    if (house.dealer == "fixed") != (game.forced == "bring_in"):
        raise SetupError(problem="dealer", dealer=house.dealer)
    if house.new_player_entry != "free" and game.forced == "bring_in":
        raise SetupError(problem="new_player_entry")
    if house.dealer_marker_seat > house.max_seats:
        raise SetupError(problem="marker", seat=house.dealer_marker_seat, seats=house.max_seats)
    if house.warn_seconds >= max(1, house.action_seconds):
        raise SetupError(problem="warning", warn=house.warn_seconds, seconds=house.action_seconds)
    if house.timeout_protections and house.structure == "pot":
        raise SetupError(problem="protections")  # B45


def _check_seats_and_chips(config: TableConfig) -> None:
    if not 0 <= config.bots < config.house.max_seats:
        raise SetupError(problem="bots", bots=config.bots, most=config.house.max_seats - 1)
    if config.most_buy_in < config.least_buy_in:
        raise SetupError(problem="buy_in", least=config.least_buy_in, most=config.most_buy_in)
    if config.most_buy_in > MOST_UNITS:
        raise SetupError(problem="too_much", most=MOST_UNITS)


def _full_table(config: TableConfig) -> HandStarted:
    """The first hand with every chair taken: what the deck and the bets have to stand."""
    house = config.house
    seats = range(1, house.max_seats + 1)
    blinds = next_blinds(house, seats, NO_BLINDS)
    return HandStarted(
        hand="check",
        game=GAMES[house.game],
        house=house,
        stakes=config.stakes,
        players=tuple(Seated(seat, config.most_buy_in) for seat in seats),
        button=blinds.button,
        small_blind=blinds.small_blind,
        big_blind=blinds.big_blind,
    )
