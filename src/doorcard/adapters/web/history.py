"""Finished hands over HTTP: lists, one hand, files of it. The archive decides who reads what."""

from typing import Annotated

from litestar import Response, get
from litestar.params import FromPath, QueryParameter

from doorcard.adapters.web.api import NO_STORE, AnyRequest, Problem, signed_in
from doorcard.adapters.web.service import service_of
from doorcard.histories.writers import FORMATS, CannotTellError
from doorcard.room.archive import NOBODY, HandPage, HandStory

Name = Annotated[str, QueryParameter(max_length=80)]


@get("/api/tables/{table:str}/hands", response_headers=NO_STORE)
async def last_hands(request: AnyRequest, table: FromPath[str]) -> HandPage:
    """LAST HAND: the newest hands of the reader's session at this table (R3.30)."""
    page = await service_of(request.app).archive.latest(table, await _reader(request))
    if page is None:
        raise Problem(404, "not_found")
    return page


@get("/api/hands", response_headers=NO_STORE)
async def own_hands(
    request: AnyRequest, game: Name = "", table: Name = "", before: Name = ""
) -> HandPage:
    """Game history: the player's own hands, a page at a time (R2.13)."""
    service, player = await signed_in(request)
    return await service.archive.own(player.id, game, table, before)


@get("/api/hands/{hand:str}", response_headers=NO_STORE)
async def one_hand(request: AnyRequest, hand: FromPath[str]) -> HandStory:
    """One finished hand as the reader may read it (B43, B65)."""
    story = await service_of(request.app).archive.story(hand, await _reader(request))
    if story is None:
        raise Problem(404, "not_found")
    return story


@get("/api/hands/{hand:str}/download")
async def download(
    request: AnyRequest,
    hand: FromPath[str],
    form: Annotated[str, QueryParameter(name="format", max_length=20)] = "json",
) -> Response[bytes]:
    """One finished hand as a file; ``format`` is one of ``FORMATS``."""
    kind = FORMATS.get(form)
    if kind is None:
        raise Problem(400, "bad_format")
    try:
        text = await service_of(request.app).archive.text(hand, await _reader(request), form)
    except CannotTellError as error:
        raise Problem(409, "cannot_tell") from error
    if text is None:
        raise Problem(404, "not_found")
    name = f'attachment; filename="{hand}.{kind.ending}"'
    return Response(
        text.encode(),
        media_type=f"{kind.media_type}; charset=utf-8",
        headers={**NO_STORE, "Content-Disposition": name},
    )


async def _reader(request: AnyRequest) -> str:
    player = await service_of(request.app).player(request.cookies)
    return player.id if player is not None else NOBODY
