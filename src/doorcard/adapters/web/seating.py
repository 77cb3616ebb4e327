"""Chairs over HTTP: what a player may bring to a table, and its waiting list."""

from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from doorcard.adapters.web.api import NO_STORE, AnyRequest, Problem, signed_in
from doorcard.adapters.web.limits import limited
from doorcard.adapters.web.personal import waiting_lists
from doorcard.adapters.web.service import Service
from doorcard.room import Table
from doorcard.room.orders import Refused, Wait
from doorcard.room.seating import buy_in_limits, top_up_limits
from doorcard.wire.messages import WaitingLists

WAITS_A_MINUTE = 120  # from one address


class BuyIn(Struct, frozen=True):
    """What this player may bring to a table or, with a chair there, add to his stack; units.

    kept, until: see ``room.seating.Limits``. wallet: his units that are at no table. refill:
    whether he may have new play chips now.
    """

    least: int
    most: int
    kept: int
    until: int
    wallet: int
    refill: bool


class WaitRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Go on a table's waiting list, or off it. id: of the client's making."""

    id: Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00]+$")]
    on: bool


@get("/api/tables/{table:str}/buy-in", response_headers=NO_STORE)
async def buy_in(request: AnyRequest, table: FromPath[str]) -> BuyIn:
    """The limits the table holds this player to (K42)."""
    service, player = await signed_in(request)
    state = (await _table_of(service, player.id, table)).state
    one = state.of_player(player.id)
    if one is None:
        limits = buy_in_limits(state, player.id, service.clock.now())
    else:
        limits = top_up_limits(state.config, one)
    at_tables = service.room.chips_of(player.id)
    return BuyIn(
        least=limits.least,
        most=limits.most,
        kept=limits.kept,
        until=limits.until,
        wallet=player.wallet,
        refill=service.people.may_refill(player.wallet + at_tables),
    )


@post(
    "/api/tables/{table:str}/waiting",
    response_headers=NO_STORE,
    middleware=limited("wait_limit", WAITS_A_MINUTE),
)
async def wait(
    request: AnyRequest, table: FromPath[str], data: JSONBody[WaitRequest]
) -> WaitingLists:
    """Wait for a chair, or no longer; the answer tells where the player waits now.

    404 ``not_found``; 409 with the table's own refusal.
    """
    service, player = await signed_in(request)
    asked = await _table_of(service, player.id, table)
    answer = await asked.order(player.id, player.name, data.id, Wait(data.on))
    if isinstance(answer, Refused):
        raise Problem(409, answer.code, answer.facts)
    lists = waiting_lists(service.room.tables, player.id)
    return WaitingLists(service.clock.now(), lists)


async def _table_of(service: Service, player: str, name: str) -> Table:
    """The table, if the player may know it."""
    table = await service.find(name, player)
    if table is None:
        raise Problem(404, "not_found")
    return table
