"""The few plain HTTP calls. Answers are never cached; refusals are a code and its facts."""

import unicodedata
from collections.abc import Mapping
from typing import Annotated

from litestar import Request, Response, get, post
from litestar.datastructures import Cookie, State
from litestar.exceptions import HTTPException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.params import JSONBody
from msgspec import Meta, Struct, structs

from doorcard.adapters.sql import Player
from doorcard.adapters.web.limits import origin_allowed
from doorcard.adapters.web.service import COOKIE, Service, service_of
from doorcard.wire.messages import Lobby, Me

NO_STORE = {"Cache-Control": "no-store"}
LONGEST_NAME = 20
YEAR = 365 * 24 * 3600
GUESTS_A_MINUTE = 30  # from one address

AnyRequest = Request[object, object, State]


class GuestRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Become a guest. name: as the others will see it."""

    name: Annotated[str, Meta(max_length=200)]


class RefillRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """New play chips. id: of the client's making."""

    id: Annotated[str, Meta(min_length=1, max_length=40)]


class Problem(HTTPException):
    """A request that is refused with a code. facts: what the code does not say."""

    def __init__(self, status: int, code: str, facts: Mapping[str, object] | None = None) -> None:
        super().__init__(status_code=status, detail=code)
        self.code = code
        self.facts = facts or {}


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


@get("/api/me", response_headers=NO_STORE)
async def me(request: AnyRequest) -> Me | None:
    """Who the session belongs to; null for a visitor without one, which is no error."""
    service = service_of(request.app)
    player = await service.player(request.cookies)
    return _me(service, player) if player else None


@post(
    "/api/guest",
    response_headers=NO_STORE,
    middleware=[RateLimitConfig(rate_limit=("minute", GUESTS_A_MINUTE)).middleware],
)
async def guest(request: AnyRequest, data: JSONBody[GuestRequest]) -> Response[Me]:
    """Become a guest with play chips; the answer sets the session's cookie."""
    service = service_of(request.app)
    check_origin(request, service)
    name = clean_name(data.name)
    player, token = await service.people.new_guest(name)
    cookie = Cookie(
        key=COOKIE,
        value=token,
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=service.secure,
    )
    return Response(_me(service, player), cookies=[cookie])


@post("/api/refill", response_headers=NO_STORE)
async def refill(request: AnyRequest, data: JSONBody[RefillRequest]) -> Me:
    """Give a guest who has next to nothing left his play chips again."""
    service, player = await signed_in(request)
    check_origin(request, service)
    at_tables = service.room.chips_of(player.id)
    filled = await service.people.refill(player.id, data.id, at_tables)
    if filled is None:
        raise Problem(409, "enough_chips")
    return _me(service, structs.replace(player, wallet=filled))


def clean_name(text: str) -> str:
    """A name in one normal form, without signs that cannot be seen; Problem for none."""
    name = " ".join(unicodedata.normalize("NFKC", text).split())
    hidden = any(unicodedata.category(sign)[0] == "C" for sign in name)
    if hidden or len(name) > LONGEST_NAME or not any(sign.isalnum() for sign in name):
        raise Problem(400, "bad_name")
    return name


async def signed_in(request: AnyRequest) -> tuple[Service, Player]:
    """The service and whose session came with the request; Problem without one."""
    service = service_of(request.app)
    player = await service.player(request.cookies)
    if player is None:
        raise Problem(401, "no_session")
    return service, player


def check_origin(request: AnyRequest, service: Service) -> None:
    """Problem for a request that changes something and comes from another site's page."""
    headers = request.headers
    if not origin_allowed(headers.get("origin"), headers.get("host"), service.origins):
        raise Problem(403, "bad_origin")


def _me(service: Service, player: Player) -> Me:
    return Me(
        player=player.id,
        name=player.name,
        wallet=player.wallet,
        tables=service.room.seats_of(player.id),
        registered=player.registered,
        role=player.role,
    )
