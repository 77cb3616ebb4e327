"""Tables of players over HTTP: making one, and running it.

Who has no business at a private table is answered as if there were none.
"""

from litestar import get, post
from litestar.params import FromPath, JSONBody
from msgspec import Struct
from msgspec.structs import replace

from doorcard.adapters.sql import Admission, Player
from doorcard.adapters.web.api import NO_STORE, AnyRequest, Problem, signed_in
from doorcard.adapters.web.limits import limited
from doorcard.adapters.web.new_ids import id_of_request
from doorcard.adapters.web.service import Service
from doorcard.adapters.web.typed_text import plain_line
from doorcard.engine import SetupError
from doorcard.houses.knobs import BadKnob
from doorcard.room import Table, TableConfig, orders
from doorcard.room.orders import HostOrder, Refused
from doorcard.room.ports import JournalFailed
from doorcard.room.state import Barred
from doorcard.room.table_check import check_table
from doorcard.room.table_form import TableForm, config_of, form_of
from doorcard.wire.messages import Id

MOST_OPEN = 5  # tables of one player that are open at a time
LONGEST_TITLE = 40
TABLES_A_MINUTE = 20  # from one address


class MakeRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table. id: of the client's making."""

    id: Id
    table: TableForm


class Made(Struct, frozen=True):
    """The address of the table that was made."""

    table: str


class PauseRequest(Struct, frozen=True, tag_field="t", tag="pause", forbid_unknown_fields=True):
    """Deal no hand after this one, or deal again."""

    id: Id
    on: bool


class CloseRequest(Struct, frozen=True, tag_field="t", tag="close", forbid_unknown_fields=True):
    """Close the table for good after this hand."""

    id: Id


class RemoveRequest(Struct, frozen=True, tag_field="t", tag="remove", forbid_unknown_fields=True):
    """Send the player of this name on this chair away, after the hand."""

    id: Id
    seat: int
    name: str


class LetBackRequest(
    Struct, frozen=True, tag_field="t", tag="let_back", forbid_unknown_fields=True
):
    """Somebody who was sent away may sit down again. player: his id, as ``HostPage`` says it."""

    id: Id
    player: str


class ChangeRequest(Struct, frozen=True, tag_field="t", tag="change", forbid_unknown_fields=True):
    """Play by this from the next hand on. Preset, unit and privacy stay as they are."""

    id: Id
    table: TableForm


HostRequest = PauseRequest | CloseRequest | RemoveRequest | LetBackRequest | ChangeRequest


class HostPage(Struct, frozen=True):
    """What whoever runs a table works with.

    form: the table as it will be from the next hand on. link: token of the invitation, "" for a
    public table. guests: who came by it. barred: who was sent away.
    """

    form: TableForm
    paused: bool
    closing: bool
    link: str
    guests: tuple[Admission, ...]
    barred: tuple[Barred, ...]


@post(
    "/api/tables",
    response_headers=NO_STORE,
    middleware=limited("table_limit", TABLES_A_MINUTE),
)
async def make_table(request: AnyRequest, data: JSONBody[MakeRequest]) -> Made:
    """Make a table; the same id again is the same table."""
    service, player = await signed_in(request)
    table = _table_id(player, data.id)
    if await service.room.find(table) is None:
        _check_may_make(service, player, data.table)
        config = _config(data.table, table, player.id, player.name)
        try:
            check_table(config)
        except SetupError as error:
            raise Problem(400, error.refusal.code, error.refusal.facts) from error
        try:
            await service.room.add(config)
        except JournalFailed as error:
            raise Problem(503, "storage") from error
    return Made(table)


@get("/api/tables/{table:str}/host", response_headers=NO_STORE)
async def host_page(request: AnyRequest, table: FromPath[str]) -> HostPage:
    """The table as whoever runs it sees it."""
    service, player = await signed_in(request)
    state = (await run_by(service, table, player)).state
    private = state.config.private and not state.closed_at
    gone = await service.door.accounts.gone_among(one.player for one in state.barred)
    return HostPage(
        form=form_of(state.coming or state.config),
        paused=state.paused_at > 0,
        closing=state.closing,
        link=await service.admissions.token(table) if private else "",
        guests=await service.admissions.of_table(table),
        barred=tuple(replace(one, name=gone.get(one.player, one.name)) for one in state.barred),
    )


@post("/api/tables/{table:str}/host", response_headers=NO_STORE, status_code=200)
async def host_order(
    request: AnyRequest, table: FromPath[str], data: JSONBody[HostRequest]
) -> dict[str, str]:
    """Give a table an order; it is carried out once, however often it comes."""
    service, player = await signed_in(request)
    found = await run_by(service, table, player)
    if isinstance(data, CloseRequest) and found.state.closed_at:
        return {}
    order = _order(data, found.state.config)
    given = await found.order(player.id, player.name, data.id, order)
    if isinstance(given, Refused):
        raise Problem(409, given.code, given.facts)
    return {}


async def run_by(service: Service, table: str, player: Player) -> Table:
    """The table, for one who may run it; Problem for everybody else."""
    found = await service.find(table, player.id)
    if found is None:
        raise Problem(404, "not_found")
    if not service.room.doors.runs(found.state, player.id):
        raise Problem(403, "not_host")
    return found


def _table_id(player: Player, request: str) -> str:
    return "t" + id_of_request(player.id, request, 12)


def _check_may_make(service: Service, player: Player, form: TableForm) -> None:
    if not player.registered:
        raise Problem(403, "registered_only")
    if not form.private and player.role != "host":
        raise Problem(403, "private_only")
    if service.room.open_tables_of(player.id) >= MOST_OPEN:
        raise Problem(409, "too_many_tables", {"tables": MOST_OPEN})


def _config(form: TableForm, table: str, host: str, host_name: str) -> TableConfig:
    """The table of a form; Problem where a field cannot be."""
    title = _title(form.name)
    try:
        return config_of(replace(form, name=title), table, host, host_name)
    except BadKnob as error:
        raise Problem(400, "bad_knob", error.facts) from error
    except SetupError as error:
        raise Problem(400, error.refusal.code, error.refusal.facts) from error


def _order(data: HostRequest, config: TableConfig) -> HostOrder:
    match data:
        case PauseRequest():
            return orders.Pause(data.on)
        case CloseRequest():
            return orders.CloseTable()
        case RemoveRequest():
            return orders.Remove(data.seat, data.name)
        case LetBackRequest():
            return orders.LetBack(data.player)
        case ChangeRequest():
            if data.table.preset != config.house.name:
                raise Problem(409, "other_preset", {"preset": config.house.name})
            form = replace(data.table, unit=config.unit, private=config.private)
            return orders.Change(_config(form, config.table, config.host, config.host_name))


def _title(text: str) -> str:
    """A table's name without signs that cannot be seen; Problem for none."""
    title = plain_line(text)
    if len(title) > LONGEST_TITLE or not any(sign.isalnum() for sign in title):
        raise Problem(400, "bad_table_name", {"most": LONGEST_TITLE})
    return title
