"""Coming to a private table by its link, and the host's say in it."""

from typing import Literal

from litestar import get, post
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from doorcard.adapters.web.api import NO_STORE, AnyRequest, Problem, signed_in
from doorcard.adapters.web.hosting import run_by
from doorcard.adapters.web.service import Service, service_of
from doorcard.engine.stakes import Stakes
from doorcard.room import Table
from doorcard.wire.messages import Id

Standing = Literal["new", "waiting", "admitted", "refused", "barred"]


class Invitation(Struct, frozen=True):
    """Where a link leads, for one who has it.

    standing: "new" for one who has not asked yet. table: its address, "" for one who may not enter.
    approval: the host lets people in one by one. differs: in how many rules it is not as its house.
    """

    name: str
    host: str
    house: str
    game: str
    structure: str
    stakes: Stakes
    seats: int
    unit: int
    approval: bool
    standing: Standing
    table: str


class JoinRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask to be let in. id: of the client's making; asking twice is asking once."""

    id: Id


class RenewRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A new link; the old one is dead. id: of the client's making."""

    id: Id


class Link(Struct, frozen=True):
    """The token of a table's link."""

    link: str


class AdmitRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Let a player in who came by the link, or refuse him. player: his id."""

    id: Id
    player: str
    admit: bool


@get("/api/invitations/{token:str}", response_headers=NO_STORE)
async def invitation(request: AnyRequest, token: FromPath[str]) -> Invitation:
    """Where the link leads; Problem 404 ``not_found`` for a dead one."""
    service = service_of(request.app)
    table = await _table(service, token)
    player = await service.player(request.cookies)
    return await _invitation(service, table, player.id if player else "")


@post("/api/invitations/{token:str}", response_headers=NO_STORE, status_code=200)
async def join(
    request: AnyRequest, token: FromPath[str], data: JSONBody[JoinRequest]
) -> Invitation:
    """Ask to be let in; at once where the host does not look at everybody himself."""
    service, player = await signed_in(request)
    table = await _table(service, token)
    config = table.state.config
    if not service.room.doors.open_to(table.state, player.id):
        wanted: Literal["waiting", "admitted"] = "waiting" if config.approval else "admitted"
        state = await service.admissions.ask(config.table, player.id, wanted)
        if state == "admitted":
            service.let_in(config.table, player.id)
        await service.tell_asking(config.table)
    return await _invitation(service, table, player.id)


@post("/api/tables/{table:str}/invitation", response_headers=NO_STORE, status_code=200)
async def renew(request: AnyRequest, table: FromPath[str], data: JSONBody[RenewRequest]) -> Link:
    """Make a new link to a private table."""
    service, player = await signed_in(request)
    _check_private(await run_by(service, table, player))
    return Link(await service.admissions.renew(table, data.id))


@post("/api/tables/{table:str}/guests", response_headers=NO_STORE, status_code=200)
async def admit(
    request: AnyRequest, table: FromPath[str], data: JSONBody[AdmitRequest]
) -> dict[str, str]:
    """Let somebody in who came by the link, or refuse him; doing it twice does it once."""
    service, player = await signed_in(request)
    found = await run_by(service, table, player)
    _check_private(found)
    if not data.admit and found.state.of_player(data.player) is not None:
        raise Problem(409, "seated")
    state: Literal["admitted", "refused"] = "admitted" if data.admit else "refused"
    if not await service.admissions.decide(table, data.player, state):
        raise Problem(404, "not_found")
    if data.admit:
        service.let_in(table, data.player)
    else:
        service.shut_out(table, data.player)
    await service.tell_asking(table)
    return {}


async def _table(service: Service, token: str) -> Table:
    name = await service.admissions.table_of(token)
    table = service.room.tables.get(name) if name else None
    if table is None or table.state.closed_at:
        raise Problem(404, "not_found")
    return table


def _check_private(table: Table) -> None:
    if not table.state.config.private or table.state.closed_at:
        raise Problem(409, "not_private")


async def _invitation(service: Service, table: Table, player: str) -> Invitation:
    config = table.state.config
    standing = await _standing(service, table, player)
    return Invitation(
        name=config.name,
        host=config.host_name,
        house=config.house.name,
        game=config.house.game,
        structure=config.house.structure,
        stakes=config.stakes,
        seats=config.house.max_seats,
        unit=config.unit,
        approval=config.approval,
        standing=standing,
        table=config.table if standing == "admitted" else "",
    )


async def _standing(service: Service, table: Table, player: str) -> Standing:
    if service.room.doors.open_to(table.state, player):
        return "admitted"
    if table.state.is_barred(player):
        return "barred"
    return await service.admissions.state(table.table, player) or "new"
