"""The settings a table is played by, for the client's page of its rules."""

from litestar import get
from litestar.params import FromPath
from msgspec import Struct

from doorcard.adapters.web.api import NO_STORE, AnyRequest, Problem
from doorcard.adapters.web.service import service_of
from doorcard.engine.house import HouseRules
from doorcard.engine.stakes import Stakes


class TableRules(Struct, frozen=True):
    """A table's knobs and amounts, in units; ``unit`` of them are written as one."""

    table: str
    name: str
    house: HouseRules
    stakes: Stakes
    unit: int


@get("/api/tables/{table:str}/rules", response_headers=NO_STORE, sync_to_thread=False)
def table_rules(request: AnyRequest, table: FromPath[str]) -> TableRules:
    """The knobs in force at a table; Problem 404 ``not_found`` where there is no such table."""
    found = service_of(request.app).room.tables.get(table)
    if found is None:
        raise Problem(404, "not_found")
    config = found.state.config
    return TableRules(config.table, config.name, config.house, config.stakes, config.unit)
