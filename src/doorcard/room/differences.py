"""In what a table differs from its room's preset, and what a change of it would change."""

from doorcard.engine.house import HouseRules
from doorcard.engine.stakes import Stakes
from doorcard.houses import HOUSES, stakes_for
from doorcard.houses.knobs import Difference, differences
from doorcard.room.config import TableConfig

# They say how the usual amounts are found; the amounts themselves are compared.
ONLY_FOR_AMOUNTS = ("ante_divisor", "bring_in_divisor")
OF_CONFIG = ("name", "most_buy_in", "bots", "approval", "chat", "keep_stack_minutes")


def unusual(config: TableConfig) -> tuple[Difference, ...]:
    """The rules and amounts of a table that are not those of the preset it was made from."""
    preset = HOUSES[config.house.name]
    usual = stakes_for(preset, config.stakes.small)
    return (*_rules(preset, config), *_amounts(usual, config.stakes))


def changes(before: TableConfig, after: TableConfig) -> tuple[Difference, ...]:
    """Everything a host's change would change."""
    pairs = ((field, getattr(before, field), getattr(after, field)) for field in OF_CONFIG)
    others = (Difference(field, old, new) for field, old, new in pairs if old != new)
    rules = differences(before.house, after.house)
    return (*rules, *_amounts(before.stakes, after.stakes), *others)


def _rules(preset: HouseRules, config: TableConfig) -> tuple[Difference, ...]:
    found = differences(preset, config.house)
    return tuple(one for one in found if one.field not in ONLY_FOR_AMOUNTS)


def _amounts(before: Stakes, after: Stakes) -> tuple[Difference, ...]:
    pairs = ((f, getattr(before, f), getattr(after, f)) for f in Stakes.__struct_fields__)
    return tuple(Difference(field, old, new) for field, old, new in pairs if old != new)
