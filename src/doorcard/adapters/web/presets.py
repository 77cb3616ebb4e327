"""What a table can be made of: the rooms to begin with, and every knob a host may turn, as data."""

from litestar import get
from msgspec import Struct

from doorcard.adapters.web.api import NO_STORE
from doorcard.engine.house import HouseRules
from doorcard.games import GAMES
from doorcard.houses import HOUSES
from doorcard.houses.knobs import KNOBS, Knob


class Preset(Struct, frozen=True):
    """A room to begin with. streets: the numbers of its game's streets; forced: see ``Game``."""

    name: str
    forced: str
    streets: tuple[int, ...]
    rules: HouseRules


class Presets(Struct, frozen=True):
    """Everything the form of a new table is built from."""

    knobs: tuple[Knob, ...]
    presets: tuple[Preset, ...]


@get("/api/presets", response_headers=NO_STORE, sync_to_thread=False)
def presets() -> Presets:
    """The presets and the knobs."""
    return Presets(tuple(KNOBS.values()), tuple(_preset(house) for house in HOUSES.values()))


def _preset(house: HouseRules) -> Preset:
    game = GAMES[house.game]
    return Preset(house.name, game.forced, tuple(street.number for street in game.streets), house)
