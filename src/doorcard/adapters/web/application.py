"""The web application: all routes and what they have in common."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import structlog
from litestar import Litestar, MediaType, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.types import ControllerRouterHandler

from doorcard.adapters.reading.desk import ReadingDesk
from doorcard.adapters.web import (
    accounts,
    api,
    history,
    hosting,
    invitations,
    notes,
    own_account,
    pages,
    practice,
    presets,
    reading,
    rules,
    seating,
    settle_up,
    sockets,
    tournaments,
)
from doorcard.adapters.web.plain_text import refuse_control_characters
from doorcard.adapters.web.problems import Problem
from doorcard.adapters.web.service import Service, service_of
from doorcard.room.ending import end
from doorcard.room.faults import where

log = structlog.get_logger()

LARGEST_BODY = 4096
AGAIN = 1.0  # seconds until what failed begins again
ROUTES: tuple[ControllerRouterHandler, ...] = (
    api.healthz,
    api.tables,
    presets.presets,
    hosting.make_table,
    hosting.host_page,
    hosting.host_order,
    invitations.invitation,
    invitations.join,
    invitations.renew,
    invitations.admit,
    settle_up.settle_up,
    settle_up.settle_up_file,
    rules.table_rules,
    api.room,
    api.me,
    api.guest,
    api.refill,
    notes.notes,
    notes.keep_note,
    seating.buy_in,
    seating.wait,
    accounts.register,
    accounts.login,
    accounts.logout,
    accounts.forgot,
    accounts.whose,
    accounts.reset,
    accounts.confirm,
    own_account.account,
    own_account.end_other_sessions,
    own_account.end_session,
    own_account.change_password,
    own_account.change_email,
    own_account.delete_account,
    history.last_hands,
    history.own_hands,
    history.download_all,
    history.one_hand,
    history.replay,
    history.download,
    history.mail,
    history.own_statistics,
    reading.read,
    history.session_statistics,
    practice.practice_offer,
    practice.open_practice,
    sockets.table_socket,
    sockets.lobby_socket,
    sockets.personal_socket,
    sockets.tournament_socket,
    tournaments.tournaments,
    tournaments.make_tournament,
    tournaments.tournament_now,
    tournaments.tournament_players,
    tournaments.tournament_order,
    pages.front,
    pages.page,
)

CODES = {400: "bad_request", 401: "no_session", 403: "forbidden", 404: "not_found",
         405: "not_allowed", 413: "too_large", 429: "too_many"}  # fmt: skip


def make_application(service: Service) -> Litestar:
    """The application of a card room. Its tables play while it is up."""

    @contextlib.asynccontextmanager
    async def playing(_: Litestar) -> AsyncIterator[None]:
        service.room.start()
        service.practice.start()
        service.hall.start()
        work = {"lobby": service.lobby.run, "tournaments": service.tournaments.run}
        if service.mailer is not None:
            work["mailer"] = service.mailer.run
        tasks = [asyncio.create_task(kept_up(name, run)) for name, run in work.items()]
        try:
            yield
        finally:
            await end(tasks)
            await service.hall.close()
            await service.practice.close()
            await service.room.close()

    return Litestar(
        route_handlers=ROUTES,
        state=State({"service": service, "reading": ReadingDesk()}),
        lifespan=[playing],
        response_headers=pages.SECURITY,
        exception_handlers={HTTPException: _refuse, Exception: _fail},
        before_request=_look_at,
        request_max_body_size=LARGEST_BODY,
        openapi_config=None,
        logging_config=None,
    )


async def kept_up(name: str, run: Callable[[], Awaitable[None]]) -> None:
    """Do what must never stop; an error of ours is logged by its place, and it begins again."""
    while True:
        try:
            await run()
        except Exception as error:  # noqa: BLE001 - the room goes on (P60)
            log.error(f"{name} failed", error=type(error).__name__, where=where(error))
        await asyncio.sleep(AGAIN)


async def _look_at(request: api.AnyRequest) -> None:
    """What every request has to pass."""
    api.check_origin(request, service_of(request.app))
    await refuse_control_characters(request)


def _refuse(_: Request[Any, Any, State], error: HTTPException) -> Response[dict[str, Any]]:
    body: dict[str, Any] = {"code": CODES.get(error.status_code, "failed")}
    if isinstance(error, Problem):
        body = {"code": error.code, "facts": error.facts} if error.facts else {"code": error.code}
    headers = {"Cache-Control": "no-store", **(error.headers or {})}
    return Response(body, status_code=error.status_code, media_type=MediaType.JSON, headers=headers)


def _fail(_: Request[Any, Any, State], error: Exception) -> Response[dict[str, str]]:
    """An error of ours: logged by its place, because its text could say too much."""
    log.error("request failed", error=type(error).__name__, where=where(error))
    return Response({"code": "failed"}, status_code=500, media_type=MediaType.JSON)
