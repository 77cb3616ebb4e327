"""Finished hands over HTTP: lists, one hand, files of it. The archive decides who reads what."""

from typing import Annotated, Literal

from litestar import Response, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import Meta, Struct, to_builtins

from doorcard.adapters.mail import Language, is_address
from doorcard.adapters.sql import MailState
from doorcard.adapters.web.api import NO_STORE, AnyRequest, Problem, signed_in
from doorcard.adapters.web.limits import limited
from doorcard.adapters.web.service import service_of
from doorcard.histories.writers import FORMATS, CannotTellError, Format
from doorcard.room.archive import (
    MOST_IN_A_FILE,
    NOBODY,
    FoundPage,
    HandPage,
    HandStory,
    TooManyHands,
)
from doorcard.room.search import FOREVER, Outcome, Search
from doorcard.room.statistics import Statistics
from doorcard.views import Replay

MAILS_A_MINUTE = 10  # from one address
FILES_A_MINUTE = 6  # with all hands of a search
UNTOLD_NAMED = 20  # hands that a form cannot tell, named in a refusal

Name = Annotated[str, QueryParameter(max_length=80)]
Form = Annotated[str, QueryParameter(name="format", max_length=20)]
Units = Annotated[int, QueryParameter(ge=0, le=FOREVER)]
Since = Annotated[int, QueryParameter(name="from", ge=0, le=FOREVER)]
Until = Annotated[int, QueryParameter(name="to", ge=0, le=FOREVER)]


def wanted(
    since: Since = 0,
    until: Until = FOREVER,
    game: Name = "",
    table: Name = "",
    result: FromQuery[Outcome] = "",
    least: Units = 0,
) -> Search:
    """The search that stands behind the question mark of an address."""
    return Search(since, until, game, table, result, least)


SEARCH = {"search": Provide(wanted, sync_to_thread=False)}
Searched = NamedDependency[Search]


@get("/api/tables/{table:str}/hands", response_headers=NO_STORE)
async def last_hands(request: AnyRequest, table: FromPath[str]) -> HandPage:
    """LAST HAND: the newest hands of the reader's session at this table (R3.30)."""
    page = await service_of(request.app).archive.latest(table, await _reader(request))
    if page is None:
        raise Problem(404, "not_found")
    return page


@get("/api/hands", response_headers=NO_STORE, dependencies=SEARCH)
async def own_hands(request: AnyRequest, search: Searched, before: Name = "") -> FoundPage:
    """Game history: the player's own hands that fit a search, a page at a time (R2.13)."""
    service, player = await signed_in(request)
    return await service.archive.own(player.id, search, before)


@get(
    "/api/hands/download",
    dependencies=SEARCH,
    middleware=limited("file_limit", FILES_A_MINUTE),
)
async def download_all(
    request: AnyRequest, search: Searched, form: Form = "json", leave_out: FromQuery[bool] = False
) -> Response[bytes]:
    """All hands of a search as one file.

    Refused where the form cannot tell some of them, with their names, unless ``leave_out``.
    """
    service, player = await signed_in(request)
    kind = _format(form)
    try:
        found = await service.archive.texts(player.id, search, form)
    except TooManyHands as error:
        facts = {"count": error.found, "most": MOST_IN_A_FILE}
        raise Problem(409, "too_many_hands", facts) from error
    if found.untold and not leave_out:
        named = to_builtins(found.untold[:UNTOLD_NAMED])
        untold = {"count": len(found.untold), "rest": found.hands, "hands": named}
        raise Problem(409, "cannot_tell", untold)
    if not found.hands:
        raise Problem(404, "not_found")
    return _file(found.text, kind, f"doorcard-hands.{kind.of_several}")


@get("/api/hands/{hand:str}", response_headers=NO_STORE)
async def one_hand(request: AnyRequest, hand: FromPath[str]) -> HandStory:
    """One finished hand as the reader may read it (B43, B65)."""
    story = await service_of(request.app).archive.story(hand, await _reader(request))
    if story is None:
        raise Problem(404, "not_found")
    return story


@get("/api/hands/{hand:str}/replay", response_headers=NO_STORE)
async def replay(
    request: AnyRequest, hand: FromPath[str], view: FromQuery[Literal["seat", "public"]] = "seat"
) -> Replay:
    """One finished hand step by step, as the reader saw it or as the rail did (U28)."""
    archive = service_of(request.app).archive
    found = await archive.replay(hand, await _reader(request), view == "public")
    if found is None:
        raise Problem(404, "not_found")
    return found


@get("/api/hands/{hand:str}/download")
async def download(
    request: AnyRequest,
    hand: FromPath[str],
    form: Form = "json",
) -> Response[bytes]:
    """One finished hand as a file; ``format`` is one of ``FORMATS``."""
    kind = _format(form)
    try:
        text = await service_of(request.app).archive.text(hand, await _reader(request), form)
    except CannotTellError as error:
        raise Problem(409, "cannot_tell") from error
    if text is None:
        raise Problem(404, "not_found")
    return _file(text, kind, f"{hand}.{kind.ending}")


def _format(form: str) -> Format:
    """The form of history with this name; Problem for none."""
    kind = FORMATS.get(form)
    if kind is None:
        raise Problem(400, "bad_format")
    return kind


def _file(text: str, kind: Format, name: str) -> Response[bytes]:
    return Response(
        text.encode(),
        media_type=f"{kind.media_type}; charset=utf-8",
        headers={**NO_STORE, "Content-Disposition": f'attachment; filename="{name}"'},
    )


@get("/api/stats", response_headers=NO_STORE, dependencies=SEARCH)
async def own_statistics(request: AnyRequest, search: Searched) -> Statistics:
    """The player's own statistics by game, of the hands that fit a search."""
    service, player = await signed_in(request)
    return await service.archive.statistics(player.id, search)


@get("/api/tables/{table:str}/session", response_headers=NO_STORE)
async def session_statistics(request: AnyRequest, table: FromPath[str]) -> Statistics:
    """The player's own statistics of his session at a table (U31)."""
    service, player = await signed_in(request)
    found = await service.archive.session(table, player.id)
    if found is None:
        raise Problem(404, "not_found")
    return found


class MailRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Mail me this hand. to: an e-mail address. language: of the letter."""

    to: Annotated[str, Meta(max_length=1000)]
    language: Language = "en"


class Mailed(Struct, frozen=True):
    """What has become of a letter. Asking again for one that waits or was sent changes nothing."""

    state: MailState


@post(
    "/api/hands/{hand:str}/mail",
    response_headers=NO_STORE,
    status_code=202,
    middleware=limited("mail_limit", MAILS_A_MINUTE),
)
async def mail(request: AnyRequest, hand: FromPath[str], data: JSONBody[MailRequest]) -> Mailed:
    """Mail a hand to a player who was dealt into it, where the room does so (R1.32, K31, B43)."""
    service, player = await signed_in(request)
    story = await service.archive.story(hand, player.id)
    if story is None or story.row.you == 0:
        raise Problem(404, "not_found")
    if service.mailer is None or story.history != "email":
        raise Problem(409, "no_mail")
    if not is_address(data.to):
        raise Problem(400, "bad_address")
    state = await service.mailer.ask(player.id, hand, data.to, data.language)
    if state is None:
        raise Problem(429, "too_many")
    return Mailed(state)


async def _reader(request: AnyRequest) -> str:
    player = await service_of(request.app).player(request.cookies)
    return player.id if player is not None else NOBODY
