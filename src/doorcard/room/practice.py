"""Practice tables: one player among house players, without a clock, with aids beside his cards.

Their chips are counters that touch no wallet, their hands are marked as aided, and nobody else may
sit or look on. A table lives until its player gets up.
"""

from msgspec import Struct
from msgspec.structs import replace

from doorcard.engine import SetupError
from doorcard.engine.house import HouseRules
from doorcard.engine.stakes import Stakes
from doorcard.houses import HOUSES, stakes_for
from doorcard.room.config import TableConfig
from doorcard.room.table_check import check_table

SMALL_BETS = (10, 50, 200)  # lower limits, or big blinds, that are offered
BUY_IN = 40  # big bets that everybody sits down with
CHAIR = 1


class PracticeWish(Struct, frozen=True):
    """What somebody wants to practice.

    small: lower limit or big blind. bots: how many. temper: how they play, "" for a mixture.
    """

    house: str
    small: int
    bots: int
    temper: str = ""


def practice_house(house: HouseRules) -> HouseRules:
    """The rules of a room without a clock and what hangs on it, and without rake."""
    return replace(
        house,
        action_seconds=0,
        warn_seconds=0,
        time_bank_seconds=0,
        reconnect_extra_seconds=0,
        timeout_protections=0,
        ante_auto="on",  # the question before each hand has a clock
        rake_basis_points=0,
    )


def practice_stakes(house: HouseRules) -> tuple[Stakes, ...]:
    """The stakes that are offered in a room."""
    return tuple(stakes_for(house, small) for small in SMALL_BETS)


def practice_config(
    table: str, name: str, player: str, player_name: str, wish: PracticeWish
) -> TableConfig:
    """The table of a wish, for this player. SetupError, naming the ``problem``, where it cannot be.

    The name of the temper is for who knows house players to check.
    """
    preset = HOUSES.get(wish.house)
    if preset is None:
        raise SetupError(problem="preset", preset=wish.house)
    if wish.small not in SMALL_BETS:
        raise SetupError(problem="small", least=SMALL_BETS[0], most=SMALL_BETS[-1])
    if not 1 <= wish.bots < preset.max_seats:
        raise SetupError(problem="bots", bots=wish.bots, most=preset.max_seats - 1)
    house = practice_house(preset)
    stakes = stakes_for(house, wish.small)
    config = TableConfig(
        table=table,
        name=name,
        house=house,
        stakes=stakes,
        most_buy_in=2 * BUY_IN * stakes.big,
        bots=wish.bots,
        host=player,
        host_name=player_name,
        private=True,
        keep_stack_minutes=0,
        chat="off",
        practice=True,
        temper=wish.temper,
    )
    check_table(config)
    return config
