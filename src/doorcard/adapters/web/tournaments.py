"""Tournaments over HTTP."""

from litestar import get, post
from litestar.params import FromPath, JSONBody
from msgspec import Struct
from msgspec.structs import replace

from doorcard.adapters.web.api import NO_STORE, AnyRequest, Problem, signed_in
from doorcard.adapters.web.new_ids import id_of_request
from doorcard.adapters.web.service import Service, service_of
from doorcard.adapters.web.tournament_hub import role_of, viewer_of
from doorcard.adapters.web.typed_text import plain_line
from doorcard.room.orders import Refused
from doorcard.room.ports import JournalFailed
from doorcard.room.tournament import telling
from doorcard.room.tournament.director import Director
from doorcard.room.tournament.hall import seats_of
from doorcard.room.tournament.orders import Sender, TournamentOrder
from doorcard.room.tournament.presets import PRESETS
from doorcard.room.tournament.state import TournamentConfig
from doorcard.room.tournament.structure import BadStructure, Satellite
from doorcard.wire.messages import Amount, Id

LONGEST_TITLE = 40
MOST_ANNOUNCED = 30 * 86_400_000  # milliseconds ahead that a tournament may start


class TournamentList(Struct, frozen=True):
    """All tournaments that go on or can be entered, and the latest that are over."""

    now: int
    rows: tuple[telling.TournamentRow, ...]


class OrderRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """An order. id: of the client's making; the same one again changes nothing."""

    id: Id
    order: TournamentOrder


class NewTournament(Struct, frozen=True, forbid_unknown_fields=True):
    """A tournament of a host. form: one of the presets. starts_at: 0 for a sit-and-go.

    price: units, None as the form has it; the fee is a tenth of it. house_players: at most so many.
    seats_in: the tournament in which its prizes are seats, "" where they are chips.
    """

    id: Id
    form: str
    name: str
    starts_at: Amount = 0
    price: Amount | None = None
    house_players: Amount = 0
    seats_in: str = ""


class MadeTournament(Struct, frozen=True):
    """The address of the tournament that was made."""

    tournament: str


@get("/api/tournaments", response_headers=NO_STORE)
async def tournaments(request: AnyRequest) -> TournamentList:
    """Every tournament, newest start last."""
    service = service_of(request.app)
    player = await service.player(request.cookies)
    name = player.id if player else ""
    directors = service.hall.directors.values()
    rows = [telling.row(director, name) for director in directors]
    return TournamentList(service.clock.now(), tuple(sorted(rows, key=_order)))


def _order(row: telling.TournamentRow) -> tuple[int, int, str]:
    phases = {"registering": 0, "running": 1, "finished": 2, "cancelled": 3}
    return phases[row.phase], row.starts_at or -row.ended, row.tournament


@get("/api/tournaments/{tournament:str}", response_headers=NO_STORE)
async def tournament_now(request: AnyRequest, tournament: FromPath[str]) -> telling.TournamentNow:
    """One tournament as it is."""
    service = service_of(request.app)
    player = await service.player(request.cookies)
    return telling.now(_director(service, tournament), *viewer_of(player))


@get("/api/tournaments/{tournament:str}/players", response_headers=NO_STORE)
async def tournament_players(
    request: AnyRequest, tournament: FromPath[str]
) -> tuple[telling.PlayerRow, ...]:
    """Everybody who has entered, by chips and places."""
    return telling.players(_director(service_of(request.app), tournament))


@post("/api/tournaments/{tournament:str}/orders", response_headers=NO_STORE)
async def tournament_order(
    request: AnyRequest, tournament: FromPath[str], data: JSONBody[OrderRequest]
) -> telling.TournamentNow:
    """Register, buy chips, agree to a deal, run it as its host; the answer is how it is then."""
    service, player = await signed_in(request)
    director = _director(service, tournament)
    sender = Sender(player.id, player.name, role_of(player))
    answer = await director.order(sender, data.id, data.order)
    if isinstance(answer, Refused):
        raise Problem(409, answer.code, answer.facts)
    return telling.now(director, *viewer_of(player))


@post("/api/tournaments", response_headers=NO_STORE)
async def make_tournament(request: AnyRequest, data: JSONBody[NewTournament]) -> MadeTournament:
    """A host opens a tournament; the same id again is the same tournament."""
    service, player = await signed_in(request)
    if player.role != "host":
        raise Problem(403, "not_host")
    form, now = PRESETS.get(data.form), service.clock.now()
    if form is None:
        raise Problem(400, "no_such_form")
    if data.starts_at and not now <= data.starts_at <= now + MOST_ANNOUNCED:
        raise Problem(400, "bad_start")
    if not data.starts_at and form.most > form.seats:
        raise Problem(400, "bad_start")
    if data.price is not None:
        form = replace(form, price=data.price, fee=data.price // 10)
    if data.seats_in:
        form = replace(form, satellite=_seats(_director(service, data.seats_in)))
    config = TournamentConfig(
        tournament=_new_id(form.name, player.id, data.id),
        name=_title(data.name),
        structure=form,
        starts_at=data.starts_at,
        opened=now,
        host=player.id,
        house_players=min(data.house_players, form.most),
    )
    try:
        await service.hall.make(config)
    except JournalFailed as error:
        raise Problem(503, "storage") from error
    except BadStructure as error:
        seatless = error.args == ("no_seat",)
        raise Problem(409, "no_seat" if seatless else "bad_target") from error
    return MadeTournament(config.tournament)


def _seats(target: Director) -> Satellite:
    try:
        return seats_of(target)
    except BadStructure as error:
        raise Problem(400, "bad_target") from error


def _new_id(form: str, player: str, request: str) -> str:
    return f"{form}-{id_of_request(player, request, 10)}"


def _title(text: str) -> str:
    title = plain_line(text)
    if len(title) > LONGEST_TITLE or not any(sign.isalnum() for sign in title):
        raise Problem(400, "bad_table_name", {"most": LONGEST_TITLE})
    return title


def _director(service: Service, tournament: str) -> Director:
    director = service.hall.directors.get(tournament)
    if director is None:
        raise Problem(404, "no_such_tournament")
    return director
