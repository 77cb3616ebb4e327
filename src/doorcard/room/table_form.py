"""What somebody who makes or changes a table fills in, and the table that comes of it."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from doorcard.engine import SetupError
from doorcard.engine.house import HouseRules
from doorcard.engine.stakes import Stakes
from doorcard.houses import HOUSES, stakes_for
from doorcard.houses.knobs import differences, turned
from doorcard.room.config import ChatRule, TableConfig

MOST_SMALL = 10**9  # units of a lower limit
MOST_BIG_BETS = 1000


class Amounts(Struct, frozen=True, forbid_unknown_fields=True):
    """Amounts in units that are not to be the usual ones; None is the usual one.

    big, bring_in: stud alone. small_blind: draw alone; the big blind is the lower limit.
    """

    big: int | None = None
    ante: int | None = None
    bring_in: int | None = None
    small_blind: int | None = None


class TableForm(Struct, frozen=True, forbid_unknown_fields=True):
    """A table as its host wants it.

    preset: the room it begins with. small: lower limit or big blind, in units. knobs: those that
    are not to be as in the preset, by their names in ``HouseRules``. most_buy_in: in big bets.
    """

    preset: str
    name: Annotated[str, Meta(max_length=200)]
    small: int
    most_buy_in: int = 50
    bots: int = 0
    unit: Literal[1, 100] = 1
    private: bool = True
    approval: bool = False
    chat: ChatRule = "players"
    keep_stack_minutes: Annotated[int, Meta(ge=0, le=1440)] = 120
    amounts: Amounts = Amounts()
    knobs: dict[str, Any] = {}


def config_of(form: TableForm, table: str, host: str, host_name: str) -> TableConfig:
    """The table of a form. SetupError or BadKnob where it cannot be; check it before use."""
    preset = HOUSES.get(form.preset)
    if preset is None:
        raise SetupError(problem="preset", preset=form.preset)
    if not 2 <= form.small <= MOST_SMALL:
        raise SetupError(problem="small", least=2, most=MOST_SMALL)
    if not 1 <= form.most_buy_in <= MOST_BIG_BETS:
        raise SetupError(problem="most_buy_in", least=1, most=MOST_BIG_BETS)
    house = turned(preset, form.knobs)
    stakes = _stakes(house, form)
    return TableConfig(
        table=table,
        name=form.name,
        house=house,
        stakes=stakes,
        most_buy_in=form.most_buy_in * stakes.big,
        bots=form.bots,
        unit=form.unit,
        host=host,
        host_name=host_name,
        private=form.private,
        approval=form.approval,
        chat=form.chat,
        keep_stack_minutes=form.keep_stack_minutes,
    )


def form_of(config: TableConfig) -> TableForm:
    """The form of a table there is; filled in again it makes the same table."""
    preset = HOUSES[config.house.name]
    usual = stakes_for(config.house, config.stakes.small)
    fields = Amounts.__struct_fields__
    amounts = {f: getattr(config.stakes, f) for f in fields}
    return TableForm(
        preset=preset.name,
        name=config.name,
        small=config.stakes.small,
        most_buy_in=config.most_buy_in // config.stakes.big,
        bots=config.bots,
        unit=100 if config.unit == 100 else 1,
        private=config.private,
        approval=config.approval,
        chat=config.chat,
        keep_stack_minutes=config.keep_stack_minutes,
        amounts=Amounts(**{f: u for f, u in amounts.items() if u != getattr(usual, f)}),
        knobs={one.field: one.after for one in differences(preset, config.house)},
    )


def _stakes(house: HouseRules, form: TableForm) -> Stakes:
    usual = stakes_for(house, form.small)
    fields = Amounts.__struct_fields__
    given = {f: amount for f in fields if (amount := getattr(form.amounts, f)) is not None}
    unused = ("big", "bring_in") if usual.big_blind else ("small_blind",)
    for field in unused:
        if field in given:
            raise SetupError(problem="amount_of_other_game", amount=field)
    return replace(usual, **given)
