"""The settings a table is played by, for the client's page of its rules."""

from litestar import get
from litestar.params import FromPath
from msgspec import Struct

from doorcard.adapters.web.api import NO_STORE, AnyRequest, Problem
from doorcard.adapters.web.service import service_of
from doorcard.engine.house import HouseRules
from doorcard.engine.stakes import Stakes
from doorcard.houses.knobs import Difference
from doorcard.room.differences import unusual


class TableRules(Struct, frozen=True):
    """A table's knobs and amounts, in units; ``unit`` of them are written as one.

    differences: what is not as in the preset the table was made from. host: name of the player who
    made it, "" for a table of the room.
    """

    table: str
    name: str
    house: HouseRules
    stakes: Stakes
    unit: int
    host: str
    differences: tuple[Difference, ...]


@get("/api/tables/{table:str}/rules", response_headers=NO_STORE)
async def table_rules(request: AnyRequest, table: FromPath[str]) -> TableRules:
    """The knobs in force at a table; Problem 404 ``not_found`` where there is no such table."""
    service = service_of(request.app)
    player = await service.player(request.cookies)
    found = await service.find(table, player.id if player else "")
    if found is None:
        raise Problem(404, "not_found")
    config = found.state.config
    gone = await service.door.accounts.gone_among((config.host,)) if config.host else {}
    return TableRules(
        table=config.table,
        name=config.name,
        house=config.house,
        stakes=config.stakes,
        unit=config.unit,
        host=gone.get(config.host, config.host_name),
        differences=unusual(config),
    )
