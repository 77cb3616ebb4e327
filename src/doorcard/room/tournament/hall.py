"""All tournaments of a server: opened from the journal, each run by its own task.

A standing offer (a ``Template``) is a tournament that is always there: when one of its kind has
started, the next can be entered.
"""

import asyncio
from collections.abc import Callable, Iterable

import structlog
from msgspec import Struct

from doorcard.room.ending import end
from doorcard.room.faults import where
from doorcard.room.owner import opened
from doorcard.room.ports import JournalFailed
from doorcard.room.tournament.director import Director, DirectorPorts
from doorcard.room.tournament.state import TournamentConfig
from doorcard.room.tournament.structure import BadStructure, Satellite, Structure, check_structure

log = structlog.get_logger()

LATEST = 30  # tournaments that are over and can still be looked at
DAY = 86_400_000


class Template(Struct, frozen=True, kw_only=True):
    """A tournament that is offered again and again.

    key: first part of its tournaments' ids. daily_at: milliseconds after midnight UTC at which it
    starts, None for a sit-and-go.
    """

    key: str
    name: str
    structure: Structure
    daily_at: int | None = None
    house_players: int = 0
    fill_seconds: int = 20

    def config(self, now: int) -> TournamentConfig:
        """The next tournament of this kind; its id tells when it was made."""
        return TournamentConfig(
            tournament=f"{self.key}-{now:x}",
            name=self.name,
            structure=self.structure,
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
    """The tournaments by id. ``Hall.open`` makes it, ``start`` lets them go on."""

    def __init__(self, ports: DirectorPorts, templates: tuple[Template, ...]) -> None:
        self.directors: dict[str, Director] = {}
        self._ports = ports
        self._templates = templates
        self._tasks: list[asyncio.Task[None]] = []
        self._listeners: list[Callable[[Director], None]] = []
        self._changed = asyncio.Event()
        self._making = asyncio.Lock()

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
        self._tasks.append(asyncio.create_task(self._keep_offers(), name="tournaments on offer"))

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
        await end(self._tasks)
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
        self._tasks.append(asyncio.create_task(director.run(), name=name))

    def _note(self, director: Director) -> None:
        if director.state.phase != "registering":
            self._changed.set()
        for listener in self._listeners:
            listener(director)

    async def _keep_offers(self) -> None:
        while True:
            self._changed.clear()
            for template in self._templates:
                if not self._on_offer(template):
                    await self._offer(template)
            await self._changed.wait()

    def _on_offer(self, template: Template) -> bool:
        states = (director.state for director in self.directors.values())
        return any(
            state.phase == "registering" and state.config.template == template.key
            for state in states
        )

    async def _offer(self, template: Template) -> None:
        try:
            await self.make(template.config(self._ports.clock.now()))
        except JournalFailed as error:
            log.error("tournament cannot be made", key=template.key, where=where(error))
