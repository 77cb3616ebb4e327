"""What can be practiced, and the way to a table of one's own."""

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from doorcard.adapters.web.api import NO_STORE, AnyRequest, Problem, signed_in
from doorcard.adapters.web.service import service_of
from doorcard.engine.stakes import Stakes
from doorcard.houses import HOUSES
from doorcard.room.orders import Refused
from doorcard.room.practice import PracticeWish, practice_stakes

STATUS = {"bad_wish": 400, "practice_full": 503}


class OfferedRoom(Struct, frozen=True):
    """A room to practice in. seats: chairs at its tables. stakes: those one can choose from."""

    house: str
    game: str
    structure: str
    seats: int
    stakes: tuple[Stakes, ...]


class PracticeOffer(Struct, frozen=True):
    """What can be practiced. tempers: ways to play that house players have. table: the reader's own
    practice table, "" for none. odds: whether this server can work them out.
    """

    rooms: tuple[OfferedRoom, ...]
    tempers: tuple[str, ...]
    table: str
    odds: bool


class PracticeRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A practice table. id: of the client's making. The rest is a ``PracticeWish``."""

    id: Annotated[str, Meta(min_length=1, max_length=40)]
    house: Annotated[str, Meta(max_length=40)]
    small: int
    bots: int
    temper: Annotated[str, Meta(max_length=20)] = ""


class PracticeOpened(Struct, frozen=True):
    """The table where the player sits now."""

    table: str


@get("/api/practice", response_headers=NO_STORE)
async def practice_offer(request: AnyRequest) -> PracticeOffer:
    """What can be practiced; no rooms where the host has switched it off."""
    service = service_of(request.app)
    player = await service.player(request.cookies)
    own = service.room.practice_tables(player.id) if player is not None else ()
    houses = HOUSES.values() if service.practice.most else ()
    return PracticeOffer(
        rooms=tuple(
            OfferedRoom(
                house.name, house.game, house.structure, house.max_seats, practice_stakes(house)
            )
            for house in houses
        ),
        tempers=tuple(service.room.tempers),
        table=own[-1] if own else "",
        odds=service.practice.aids is not None,
    )


@post("/api/practice", response_headers=NO_STORE)
async def open_practice(request: AnyRequest, data: JSONBody[PracticeRequest]) -> PracticeOpened:
    """Open a practice table and sit down there; the player leaves the one he had before."""
    service, player = await signed_in(request)
    wish = PracticeWish(data.house, data.small, data.bots, data.temper)
    opened = await service.practice.open(player, data.id, wish)
    if isinstance(opened, Refused):
        raise Problem(STATUS.get(opened.code, 409), opened.code)
    return PracticeOpened(opened)
