"""The account page: what is kept of a player, his sessions, password, address, and the end."""

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from doorcard.adapters.mail import Language
from doorcard.adapters.sql import Account, Player, SessionRow
from doorcard.adapters.web.accounts import (
    Address,
    Nothing,
    Password,
    arrive,
    check_address,
    visitor_of,
    wake_mailer,
)
from doorcard.adapters.web.api import NO_STORE, AnyRequest, signed_in
from doorcard.adapters.web.farewell import leave_everything
from doorcard.adapters.web.problems import Problem
from doorcard.adapters.web.service import Service
from doorcard.wire.messages import AccountFacts, Me, SessionFacts


class PasswordRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Change the password. old: the present one."""

    old: Password
    new: Password
    language: Language = "en"


class EmailRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Give another address. email: "" for none any more. password: the present one."""

    email: Address
    password: Password
    language: Language = "en"


class DeleteRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Close the account for good. password: the present one."""

    password: Password


@get("/api/account", response_headers=NO_STORE)
async def account(request: AnyRequest) -> AccountFacts:
    """What is kept of the player and which sessions he has."""
    service, player = await signed_in(request)
    return await _facts(request, service, player)


@post("/api/account/sessions/end", response_headers=NO_STORE)
async def end_other_sessions(request: AnyRequest) -> AccountFacts:
    """End all sessions but the one that asks."""
    service, player = await signed_in(request)
    token = service.cookies.token(request.cookies)
    service.sockets.end(await service.door.sessions.end_others(player.id, token))
    return await _facts(request, service, player)


@post("/api/account/sessions/{session:str}/end", response_headers=NO_STORE)
async def end_session(request: AnyRequest, session: FromPath[str]) -> AccountFacts:
    """End one session of the player's; the one that asks is ended by logging out."""
    service, player = await signed_in(request)
    if session == service.session(request.cookies):
        raise Problem(409, "own_session")
    ended = await service.door.sessions.end(player.id, session)
    if not ended:
        raise Problem(404, "not_found")
    service.sockets.end(ended)
    return await _facts(request, service, player)


@post("/api/account/password", response_headers=NO_STORE)
async def change_password(request: AnyRequest, data: JSONBody[PasswordRequest]) -> Response[Me]:
    """Set a new password. All other sessions end, and this one gets a new token."""
    service, player = await signed_in(request)
    await _check_owner(request, service, player, data.old)
    password = await service.door.hash_of(data.new, player.name)
    visitor = visitor_of(request, service, data.language)
    signed = await service.door.accounts.change_password(player.id, password, visitor)
    wake_mailer(service)
    return arrive(service, player, visitor, signed, player)


@post("/api/account/email", response_headers=NO_STORE)
async def change_email(request: AnyRequest, data: JSONBody[EmailRequest]) -> AccountFacts:
    """Give an address, which its reader has to confirm; or take the present one back."""
    service, player = await signed_in(request)
    email = data.email.strip()
    if email:
        await check_address(service, email)
    await _check_owner(request, service, player, data.password)
    visitor = visitor_of(request, service, data.language)
    if not await service.door.addresses.give(player.id, email, visitor):
        raise Problem(429, "too_many")
    wake_mailer(service)
    return await _facts(request, service, player)


@post("/api/account/delete", response_headers=NO_STORE)
async def delete_account(request: AnyRequest, data: JSONBody[DeleteRequest]) -> Response[Nothing]:
    """Close the account for good: the chips go back to the faucet, the name is free again.

    What holds it back is asked first, what has not begun is taken back (``farewell``).
    """
    service, player = await signed_in(request)
    await _check_owner(request, service, player, data.password)
    await leave_everything(service, player)
    ended = await service.door.accounts.delete(player.id)
    if ended is None:
        raise Problem(409, "still_seated")
    service.sockets.end(ended)
    return Response(Nothing(), cookies=[service.cookies.gone()])


async def _check_owner(
    request: AnyRequest, service: Service, player: Player, password: str
) -> None:
    """The password once more, because a session may have been left open. Problem for a guest."""
    if not player.registered:
        raise Problem(409, "not_registered")
    hashed = await service.door.accounts.password_of(player.id)
    guess = service.door.guesses.known(player.id, service.session(request.cookies))
    await service.door.check(guess, password, hashed, "wrong_password")


async def _facts(request: AnyRequest, service: Service, player: Player) -> AccountFacts:
    own = service.session(request.cookies)
    found = await service.door.accounts.account(player.id)
    rows = await service.door.sessions.of(player.id, service.clock.now())
    rows.sort(key=lambda row: row.session != own)
    sessions = tuple(_session(row, own) for row in rows)
    account = found or Account(player.id, player.name, 0, "", "")
    return AccountFacts(
        name=account.name,
        registered=account.registered,
        email=account.email,
        new_email=account.new_email,
        sessions=sessions,
    )


def _session(row: SessionRow, own: str) -> SessionFacts:
    return SessionFacts(row.session, row.created, row.seen, row.browser, row.session == own)
