"""All tournaments of a server: opened from the journal, each run by its own task.

A standing offer (a ``Template``) is a tournament that is always there: when one of its kind has
started, the next can be entered.
"""

import asyncio
from collections.abc import Callable, Iterable

import structlog
from msgspec import Struct
from msgspec.structs import replace

from doorcard.room.bell import Bell
from doorcard.room.ending import end
from doorcard.room.faults import where
from doorcard.room.orders import Done, Refused
from doorcard.room.owner import STORAGE_RETRY, opened
from doorcard.room.ports import JournalFailed
from doorcard.room.tournament.director import Director, DirectorPorts
from doorcard.room.tournament.orders import LoseTarget, Sender
from doorcard.room.tournament.state import TournamentConfig
from doorcard.room.tournament.structure import BadStructure, Satellite, Structure, check_structure

log = structlog.get_logger()

LATEST = 30  # tournaments that are over and can still be looked at
DAY = 86_400_000


class Template(Struct, frozen=True, kw_only=True):
    """A tournament that is offered again and again.

    key: first part of its tournaments' ids. daily_at: milliseconds after midnight UTC at which it
    starts, None for a sit-and-go. seats_in: key of the offer whose seats are the prizes, "" where
    they are chips.
    """

    key: str
    name: str
    structure: Structure
    daily_at: int | None = None
    house_players: int = 0
    fill_seconds: int = 20
    seats_in: str = ""

    def config(self, now: int, seats: Satellite | None = None) -> TournamentConfig:
        """The next tournament of this kind; its id tells when it was made. seats: its prizes."""
        return TournamentConfig(
            tournament=f"{self.key}-{now:x}",
            name=self.name,
            structure=replace(self.structure, satellite=seats),
            starts_at=next_start(self.daily_at, now) if self.daily_at is not None else 0,
            opened=now,
            house_players=self.house_players,
            fill_seconds=self.fill_seconds,
            template=self.key,
        )


def next_start(daily_at: int, now: int) -> int:
    """The next time of day ``daily_at``, at least a minute away."""
    start = now - now % DAY + daily_at
    return start if start > now + 60_000 else start + DAY


class Hall:
    """The tournaments by id. ``Hall.open`` makes it, ``start`` lets them go on.

    templates: the standing offers, each after the one whose seats it gives.
    """

    def __init__(self, ports: DirectorPorts, templates: tuple[Template, ...]) -> None:
        self.directors: dict[str, Director] = {}
        self._ports = ports
        self._templates = templates
        self._tasks: dict[str, asyncio.Task[None]] = {}  # of each tournament, and "" of the offers
        self._listeners: list[Callable[[Director], None]] = []
        self._changed = Bell()
        self._making = asyncio.Lock()
        self._faulty: set[str] = set()  # keys of offers that a fault has ended since the start

    @classmethod
    async def open(cls, ports: DirectorPorts, templates: Iterable[Template] = ()) -> "Hall":
        """Open every tournament that is not over, and the latest others to be looked at.

        One that cannot be rebuilt stays closed and is reported; the others open. JournalFailed when
        the storage does not work.
        """
        hall = cls(ports, tuple(templates))
        for template in hall._templates:
            check_structure(template.structure)
        for name in await ports.journal.tournaments(LATEST):
            opening = Director.open(name, None, ports, hall.directors)
            director = await opened("tournament", name, opening)
            if director is not None:
                hall._take(director)
        return hall

    def start(self) -> None:
        """Let every tournament go on, and keep the standing offers."""
        for director in self.directors.values():
            self._run(director)
        keeping = self._keep_offers()
        self._tasks[""] = asyncio.create_task(keeping, name="tournaments on offer")

    async def make(self, config: TournamentConfig) -> Director:
        """A new tournament; the one there is where the id is known already.

        BadStructure for a form that makes none, and for a satellite of a tournament that cannot be
        entered, or not for what its seats are worth.
        """
        check_structure(config.structure)
        async with self._making:
            director = self.directors.get(config.tournament)
            if director is None:
                director = await self._new(config)
                self._take(director)
                self._run(director)
        for listener in self._listeners:
            listener(director)
        return director

    def listen(self, listener: Callable[[Director], None]) -> None:
        """Be called with every tournament that has changed."""
        self._listeners.append(listener)

    async def close(self) -> None:
        """Stop every tournament where it is; its journal says how it goes on."""
        await end(self._tasks.values())
        for director in self.directors.values():
            director.close()

    async def _new(self, config: TournamentConfig) -> Director:
        self._check_target(config.structure.satellite)
        return await Director.open(config.tournament, config, self._ports, self.directors)

    def _check_target(self, satellite: Satellite | None) -> None:
        if satellite is None:
            return
        target = self.directors.get(satellite.tournament)
        if target is None or target.state.phase != "registering":
            raise BadStructure("satellite_target")
        if satellite.seat_price < target.state.structure.cost:
            raise BadStructure("seat_price")

    def _take(self, director: Director) -> None:
        self.directors[director.tournament] = director
        director.listen(self._note)

    def _run(self, director: Director) -> None:
        name = f"tournament {director.tournament}"
        self._tasks[director.tournament] = asyncio.create_task(director.run(), name=name)

    def _note(self, director: Director) -> None:
        if director.state.ended_by == "fault":
            self._faulty.add(director.state.config.template)
        if director.state.phase != "registering":
            self._changed.set()
        for listener in self._listeners:
            listener(director)

    async def _keep_offers(self) -> None:
        """What the storage does not take now is tried again in a second."""
        while True:
            self._changed.clear()
            done = [await self._call_off(director) for director in tuple(self.directors.values())]
            done += [await self._keep(template) for template in self._templates]
            await self._put_away()
            again = None if all(done) else self._ports.clock.now() + STORAGE_RETRY
            await self._changed.wait_until(self._ports.clock, again)

    async def _put_away(self) -> None:
        """What a start would not open any more is dropped while the server runs, too."""
        over = [one for one in self.directors.values() if one.over]
        over.sort(key=lambda one: (-one.state.ended, one.tournament))
        for director in over[LATEST:]:
            if director.state.settled and not director.has_open_tables:
                del self.directors[director.tournament]
                await end([self._tasks.pop(director.tournament)])
                director.close()

    async def _call_off(self, director: Director) -> bool:
        """A satellite on offer whose seats can be won no more gives its entries back."""
        config, seats = director.state.config, director.state.structure.satellite
        if seats is None or not config.template or director.state.phase != "registering":
            return True
        if director.closed or self._takes_entries(seats.tournament):
            return True
        order_id = f"lost/{seats.tournament}"
        answered = await director.order(Sender("hall", ""), order_id, LoseTarget())
        return answered in (Done(), Refused("tournament_starts"))

    def _takes_entries(self, tournament: str) -> bool:
        target = self.directors.get(tournament)
        return target is not None and target.state.phase == "registering"

    async def _keep(self, template: Template) -> bool:
        """Have one of this kind on offer, if it can be; False to try again.

        What a fault has ended would only be ended again: it waits for the next start.
        """
        if template.key in self._faulty or self._on_offer(template.key) is not None:
            return True
        config = template.config(self._ports.clock.now())
        if template.seats_in:
            target = self._on_offer(template.seats_in)
            # What is over before it begins is offered again when its target is.
            if target is None or 0 < target.state.config.starts_at <= config.starts_at:
                return True
            config = template.config(config.opened, seats_of(target))
        return await self._offer(config)

    def _on_offer(self, key: str) -> Director | None:
        """The tournament of a standing offer that can be entered."""
        return next(
            (
                director
                for director in self.directors.values()
                if director.state.phase == "registering" and director.state.config.template == key
            ),
            None,
        )

    async def _offer(self, config: TournamentConfig) -> bool:
        try:
            await self.make(config)
        except JournalFailed as error:
            log.error("tournament cannot be made", key=config.template, where=where(error))
            return False
        except BadStructure:  # its target has just started: the next round knows of another
            return False
        return True


def seats_of(target: Director) -> Satellite:
    """Seats in a tournament, each worth exactly what it costs to enter. BadStructure if nothing."""
    state = target.state
    if not state.structure.cost:
        raise BadStructure("seat_price")
    return Satellite(target.tournament, state.structure.cost, state.config.name)
