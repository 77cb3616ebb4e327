"""A player's notes about others over HTTP: given to him and to nobody else."""

from typing import Annotated

from litestar import get, put
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from doorcard.adapters.sql import Note
from doorcard.adapters.sql.notes import LabelColor
from doorcard.adapters.web.api import NO_STORE, AnyRequest, Problem, signed_in
from doorcard.adapters.web.limits import limited
from doorcard.adapters.web.service import Service
from doorcard.adapters.web.typed_text import plain_line, plain_lines

LONGEST_TEXT = 500  # characters
LONGEST_WORD = 16
NOTES_A_MINUTE = 120  # from one address


class NotePage(Struct, frozen=True):
    """All notes of the player, what he changed last first."""

    notes: list[Note]


class NoteRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """What a player notes about another, in the place of what he has noted before; see ``Note``."""

    text: Annotated[str, Meta(max_length=2 * LONGEST_TEXT)] = ""
    label: LabelColor = ""
    word: Annotated[str, Meta(max_length=2 * LONGEST_WORD)] = ""
    muted: bool = False


@get("/api/notes", response_headers=NO_STORE)
async def notes(request: AnyRequest) -> NotePage:
    """The player's notes."""
    service, player = await signed_in(request)
    return NotePage(await service.notes.of(player.id))


@put(
    "/api/notes/{about:str}",
    response_headers=NO_STORE,
    middleware=limited("note_limit", NOTES_A_MINUTE),
)
async def keep_note(request: AnyRequest, about: FromPath[str], data: JSONBody[NoteRequest]) -> Note:
    """Keep a note about a player or house bot; an empty one is thrown away.

    404 ``not_found`` where there is nobody of this id, 409 ``too_many_notes``.
    """
    service, player = await signed_in(request)
    note = Note(
        about=about,
        name=await _name_of(service, about),
        text=plain_lines(data.text),
        label=data.label,
        word=plain_line(data.word) if data.label else "",
        muted=data.muted,
    )
    if len(note.text) > LONGEST_TEXT or len(note.word) > LONGEST_WORD:
        raise Problem(400, "note_too_long")
    if not await service.notes.keep(player.id, note, service.clock.now()):
        raise Problem(409, "too_many_notes")
    return note


async def _name_of(service: Service, about: str) -> str:
    """How somebody is called; house bots are known at their tables alone."""
    states = [table.state for table in service.room.tables.values()]
    seated = (state.of_player(about) for state in states)
    found = next((one.name for one in seated if one is not None), None)
    name = found or await service.notes.name_of(about)
    if name is None:
        raise Problem(404, "not_found")
    return name
