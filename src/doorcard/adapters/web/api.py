"""The few plain HTTP calls. Answers are never cached; refusals are a code and its facts."""

from typing import Annotated

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import JSONBody
from msgspec import Meta, Struct, structs

from doorcard.adapters.names import HOUSE_LOOKS, BadName, all_looks, clean_name, looks
from doorcard.adapters.sql import Player
from doorcard.adapters.web.browsers import browser_kind
from doorcard.adapters.web.limits import limited, origin_allowed
from doorcard.adapters.web.problems import Problem as Problem
from doorcard.adapters.web.service import Service, service_of
from doorcard.wire.messages import Lobby, Me, RoomFacts

NO_STORE = {"Cache-Control": "no-store"}
GUESTS_A_MINUTE = 30  # from one source

READING = ("GET", "HEAD", "OPTIONS")  # change nothing

AnyRequest = Request[object, object, State]


class GuestRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Become a guest. name: as the others will see it."""

    name: Annotated[str, Meta(max_length=200)]


class RefillRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """New play chips. id: of the client's making."""

    id: Annotated[str, Meta(min_length=1, max_length=40)]


@get("/healthz", media_type="text/plain", sync_to_thread=False)
def healthz() -> str:
    """Say that the server is up."""
    return "ok"


@get("/api/tables", response_headers=NO_STORE)
async def tables(request: AnyRequest) -> Lobby:
    """Every open table the reader may enter."""
    service = service_of(request.app)
    player = await service.player(request.cookies)
    return service.lobby.lobby(player.id if player else "")


@get("/api/room", response_headers=NO_STORE, sync_to_thread=False)
def room(request: AnyRequest) -> RoomFacts:
    """What a visitor should know of this room before he comes in."""
    mailer = service_of(request.app).mailer
    return RoomFacts(letters=mailer is not None and mailer.mails_accounts)


@get("/api/me", response_headers=NO_STORE)
async def me(request: AnyRequest) -> Me | None:
    """Who the session belongs to; null for a visitor without one, which is no error."""
    service = service_of(request.app)
    player = await service.player(request.cookies)
    return me_of(service, player) if player else None


@post(
    "/api/guest",
    response_headers=NO_STORE,
    middleware=limited("guest_limit", GUESTS_A_MINUTE),
)
async def guest(request: AnyRequest, data: JSONBody[GuestRequest]) -> Response[Me]:
    """Become a guest with play chips; the answer sets the session's cookie."""
    service = service_of(request.app)
    name = free_name(service, data.name)
    now = service.clock.now()
    token = await service.people.new_guest(name, browser_of(request), now)
    player = await service.people.by_token(token, now) if token else None
    if token is None or player is None:
        raise Problem(409, "name_taken")
    return Response(me_of(service, player), cookies=[service.cookies.open(token)])


@post("/api/refill", response_headers=NO_STORE)
async def refill(request: AnyRequest, data: JSONBody[RefillRequest]) -> Me:
    """Give a guest who has next to nothing left his play chips again."""
    service, player = await signed_in(request)
    at_tables = service.room.chips_of(player.id)
    filled = await service.people.refill(player.id, data.id, at_tables)
    if filled is None:
        raise Problem(409, "enough_chips")
    return me_of(service, structs.replace(player, wallet=filled))


def free_name(service: Service, text: str) -> str:
    """A name in its normal form; Problem when it cannot be one, or is the house's or a bot's.

    Whether a registered player has it is for the database to say.
    """
    try:
        name = clean_name(text)
    except BadName as error:
        raise Problem(400, "bad_name") from error
    occupants = (one for table in service.room.tables.values() for one in table.state.occupants)
    bots = all_looks(one.name for one in occupants if one.bot)
    if looks(name) & (HOUSE_LOOKS | bots) or service.people.is_reserved(name):
        raise Problem(409, "name_taken")
    return name


def browser_of(request: AnyRequest) -> str:
    """The kind of browser a request comes from."""
    return browser_kind(request.headers.get("user-agent", ""))


async def signed_in(request: AnyRequest) -> tuple[Service, Player]:
    """The service and whose session came with the request; Problem without one."""
    service = service_of(request.app)
    player = await service.player(request.cookies)
    if player is None:
        raise Problem(401, "no_session")
    return service, player


def check_origin(request: AnyRequest, service: Service) -> None:
    """Problem for a request that changes something and comes from another site's page.

    Every request is looked at, so no route has to think of it.
    """
    headers = request.headers
    if request.method not in READING and not origin_allowed(
        headers.get("origin"), headers.get("host"), service.origins
    ):
        raise Problem(403, "bad_origin")


def me_of(service: Service, player: Player) -> Me:
    """What a player is told of himself."""
    return Me(
        player=player.id,
        name=player.name,
        wallet=player.wallet,
        tables=service.room.seats_of(player.id),
        registered=player.registered,
        role=player.role,
    )
