"""Register, log in and out, and come back without a password.

Who asks learns nothing about others: an unknown name and a wrong password are answered alike, in
words and in time, and so are known and unknown addresses. That a name is taken must be said.
"""

from typing import Annotated

from litestar import Response, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from doorcard.adapters.mail import Language, Mailer, is_address
from doorcard.adapters.names import BadName, clean_name
from doorcard.adapters.passwords import LONGEST as LONGEST_PASSWORD
from doorcard.adapters.sql import Player, SignedIn, Visitor, session_of
from doorcard.adapters.web.api import (
    NO_STORE,
    AnyRequest,
    browser_of,
    free_name,
    me_of,
)
from doorcard.adapters.web.limits import limited, source_of
from doorcard.adapters.web.problems import Problem
from doorcard.adapters.web.service import Service, service_of
from doorcard.wire.messages import Me

REGISTRATIONS_A_MINUTE = 10  # from one source
LOGINS_A_MINUTE = 30
LETTERS_A_MINUTE = 5
LINKS_A_MINUTE = 20

Name = Annotated[str, Meta(max_length=200)]
# What is typed may be longer than what can be: it is then refused with its own code.
Password = Annotated[str, Meta(max_length=4 * LONGEST_PASSWORD)]
Address = Annotated[str, Meta(max_length=1000)]
Key = Annotated[str, Meta(max_length=100)]


class RegisterRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Open an account. email: "" for none. language: of letters."""

    name: Name
    password: Password
    email: Address = ""
    language: Language = "en"


class LoginRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Log in."""

    name: Name
    password: Password


class ForgotRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """The password is lost. who: a name, or an address that was confirmed."""

    who: Address
    language: Language = "en"


class KeyRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A link of a letter was opened. key: what the link holds."""

    key: Key


class ResetRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Choose a new password by the key of a letter."""

    key: Key
    password: Password
    language: Language = "en"


class ConfirmRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """The address is the reader's."""

    key: Key
    language: Language = "en"


class Named(Struct, frozen=True):
    """Whose account it is."""

    name: str


class Nothing(Struct, frozen=True):
    """It is done, and there is nothing to be told."""


@post(
    "/api/register",
    response_headers=NO_STORE,
    middleware=limited("register_limit", REGISTRATIONS_A_MINUTE),
)
async def register(request: AnyRequest, data: JSONBody[RegisterRequest]) -> Response[Me]:
    """Open an account. A guest keeps his chips, seats and hands."""
    service = service_of(request.app)
    guest = await service.player(request.cookies)
    if guest is not None and guest.registered:
        raise Problem(409, "registered")
    name = free_name(service, data.name)
    email = data.email.strip()
    if email:
        await check_address(service, email)
    accounts = service.door.accounts
    if await accounts.is_taken(name):
        raise Problem(409, "name_taken")
    password = await service.door.hash_of(data.password, name)
    visitor = visitor_of(request, service, data.language)
    signed = await accounts.register(name, password, guest.id if guest else "", visitor)
    if not isinstance(signed, SignedIn):
        raise Problem(409, signed)
    player = await _player_of(service, signed)
    if email:
        await service.door.addresses.give(player.id, email, visitor)
        wake_mailer(service)
    return arrive(service, guest, visitor, signed, player)


@post(
    "/api/login",
    response_headers=NO_STORE,
    middleware=limited("login_limit", LOGINS_A_MINUTE),
)
async def login(request: AnyRequest, data: JSONBody[LoginRequest]) -> Response[Me]:
    """Open a session with name and password."""
    service = service_of(request.app)
    before = await service.player(request.cookies)
    door, visitor = service.door, visitor_of(request, service)
    name = _typed_name(data.name)
    found = await door.accounts.credentials(name, visitor.key)
    if found is not None and found.known:
        guess = door.guesses.known(found.player, visitor.key)
    else:
        guess = door.guesses.stranger(name, source_of(request))
    await door.check(guess, data.password, found.password if found else None, "bad_login")
    if found is None:
        raise Problem(403, "bad_login")
    await door.strengthen(found.player, data.password, found.password)
    signed = await door.accounts.sign_in(found.player, visitor)
    return arrive(service, before, visitor, signed, await _player_of(service, signed))


@post("/api/logout", response_headers=NO_STORE)
async def logout(request: AnyRequest) -> Response[Nothing]:
    """End this session. What a guest had is out of reach then."""
    service = service_of(request.app)
    token = service.cookies.token(request.cookies)
    await service.door.accounts.sign_out(token)
    service.sockets.end((session_of(token),))
    return Response(Nothing(), cookies=[service.cookies.gone()])


@post(
    "/api/password/forgot",
    response_headers=NO_STORE,
    status_code=202,
    middleware=limited("forgot_limit", LETTERS_A_MINUTE),
)
async def forgot(request: AnyRequest, data: JSONBody[ForgotRequest]) -> Nothing:
    """Send a letter to the confirmed address of whoever is meant, if there is one.

    It is looked up when the letter is written, so the answer and its time say nothing.
    """
    service = service_of(request.app)
    mailer = check_letters(service)
    who = data.who.strip()
    await mailer.ask_reset(who if "@" in who else _typed_name(who), data.language)
    return Nothing()


@post(
    "/api/password/reset/whose",
    response_headers=NO_STORE,
    status_code=200,
    middleware=limited("link_limit", LINKS_A_MINUTE),
)
async def whose(request: AnyRequest, data: JSONBody[KeyRequest]) -> Named:
    """Whose password a letter's key can change, so that a password manager knows."""
    service = service_of(request.app)
    name = await service.door.addresses.whose(data.key, service.clock.now())
    if name is None:
        raise Problem(410, "bad_key")
    return Named(name)


@post(
    "/api/password/reset",
    response_headers=NO_STORE,
    middleware=limited("link_limit", LINKS_A_MINUTE),
)
async def reset(request: AnyRequest, data: JSONBody[ResetRequest]) -> Response[Me]:
    """Set a new password by a letter's key. All sessions end, and a new one begins."""
    service = service_of(request.app)
    before = await service.player(request.cookies)
    door, visitor = service.door, visitor_of(request, service, data.language)
    name = await door.addresses.whose(data.key, visitor.now)
    if name is None:
        raise Problem(410, "bad_key")
    password = await door.hash_of(data.password, name)
    signed = await door.addresses.reset(data.key, password, visitor)
    if signed is None:
        raise Problem(410, "bad_key")
    wake_mailer(service)
    return arrive(service, before, visitor, signed, await _player_of(service, signed))


@post(
    "/api/email/confirm",
    response_headers=NO_STORE,
    status_code=200,
    middleware=limited("link_limit", LINKS_A_MINUTE),
)
async def confirm(request: AnyRequest, data: JSONBody[ConfirmRequest]) -> Nothing:
    """The reader of a letter says that the address is his; in whatever browser he reads it."""
    service = service_of(request.app)
    visitor = visitor_of(request, service, data.language)
    if not await service.door.addresses.confirm(data.key, visitor):
        raise Problem(410, "bad_key")
    wake_mailer(service)
    return Nothing()


def visitor_of(request: AnyRequest, service: Service, language: Language = "en") -> Visitor:
    """Who sent a request, as far as the request says."""
    return Visitor(
        token=service.cookies.token(request.cookies),
        browser=browser_of(request),
        key=service.cookies.key(request.cookies),
        language=language,
        now=service.clock.now(),
    )


def arrive(
    service: Service, before: Player | None, visitor: Visitor, signed: SignedIn, player: Player
) -> Response[Me]:
    """Answer somebody who has a new session.

    before: whom his browser belonged to until now. Sockets of somebody else, or under another
    name, are closed.
    """
    old, new = session_of(visitor.token), session_of(signed.token)
    if before is not None and (before.id, before.name) == (player.id, player.name):
        service.sockets.replace(old, new)
    else:
        service.sockets.end((old,))
    service.sockets.end(signed.ended)
    return Response(me_of(service, player), cookies=service.cookies.opened(signed))


def check_letters(service: Service) -> Mailer:
    """The post office; Problem where it carries no letters about accounts."""
    if service.mailer is None or not service.mailer.mails_accounts:
        raise Problem(409, "no_mail")
    return service.mailer


async def check_address(service: Service, address: str) -> None:
    """Problem for an address that cannot be asked whose it is."""
    check_letters(service)
    if not is_address(address):
        raise Problem(400, "bad_address")
    if not await service.door.addresses.may_be_asked(address, service.clock.now()):
        raise Problem(429, "too_many")


def wake_mailer(service: Service) -> None:
    """There may be a letter to be sent."""
    if service.mailer is not None:
        service.mailer.wake()


async def _player_of(service: Service, signed: SignedIn) -> Player:
    player = await service.people.by_token(signed.token, service.clock.now())
    if player is None:
        raise Problem(401, "no_session")
    return player


def _typed_name(text: str) -> str:
    """A name as somebody typed it; "" when nobody can be called so."""
    try:
        return clean_name(text)
    except BadName:
        return ""
