"""What the routes work with: the room, its sockets, the players."""

from collections.abc import Mapping
from typing import cast

from litestar import Litestar

from doorcard.adapters.aids import AidsWorker
from doorcard.adapters.mail import Mailer
from doorcard.adapters.sql import Admissions, Notes, People, Player, Sheets, session_of
from doorcard.adapters.web import frames
from doorcard.adapters.web.cookies import COOKIE as COOKIE
from doorcard.adapters.web.cookies import Cookies
from doorcard.adapters.web.door import Door
from doorcard.adapters.web.hub import TableHub
from doorcard.adapters.web.lobby import LobbyHub
from doorcard.adapters.web.personal import PersonalHub
from doorcard.adapters.web.practice_tables import PracticeTables
from doorcard.adapters.web.session_sockets import SessionSockets
from doorcard.adapters.web.tournament_hub import TournamentHub
from doorcard.room import Room, Table
from doorcard.room.archive import Archive
from doorcard.room.ports import Clock
from doorcard.room.tournament.hall import Hall
from doorcard.wire.messages import Asking, ClosingReason


class Service:
    """One running card room and its tournaments.

    origins: pages of other addresses that may talk to it. secure: players reach it by HTTPS.
    mailer: None where no letters are sent. aids: None where odds are not installed. practice:
    practice tables open at once, at most.
    """

    def __init__(
        self,
        room: Room,
        hall: Hall,
        people: People,
        door: Door,
        notes: Notes,
        archive: Archive,
        admissions: Admissions,
        sheets: Sheets,
        clock: Clock,
        origins: tuple[str, ...],
        secure: bool,
        mailer: Mailer | None = None,
        aids: AidsWorker | None = None,
        practice: int = 0,
    ) -> None:
        self.room = room
        self.hall = hall
        self.tournaments = TournamentHub(hall)
        self.people = people
        self.door = door
        self.notes = notes
        self.archive = archive
        self.admissions = admissions
        self.sheets = sheets
        self.mailer = mailer
        self.clock = clock
        self.origins = origins
        self.cookies = Cookies(secure)
        self.sockets = SessionSockets()
        self.closing = False
        self.lobby = LobbyHub(clock, room.doors)
        self.hubs: dict[str, TableHub] = {}
        for table in room.tables.values():
            self._open_hub(table)
        room.listen(self._open_hub)
        room.prepare(self._let_back_in)
        self.lobby.show(self.hubs)
        self.personal = PersonalHub(clock)
        for table in room.tables.values():
            self.personal.add(table)
        room.listen(self.personal.add)
        self.practice = PracticeTables(room, self.hubs, clock, aids, practice)

    async def player(self, cookies: Mapping[str, str]) -> Player | None:
        """Whose session came with a request, None for nobody's."""
        token = self.cookies.token(cookies)
        player = await self.people.by_token(token, self.clock.now()) if token else None
        if player is not None:
            self.room.doors.note_keeper(player.id, player.role == "host")
        return player

    def session(self, cookies: Mapping[str, str]) -> str:
        """What the session that came with a request is called."""
        return session_of(self.cookies.token(cookies))

    async def find(self, table: str, player: str) -> Table | None:
        """A table, open or closed, None for one that this player may not know of."""
        found = await self.room.find(table)
        return found if found and self.room.doors.open_to(found.state, player) else None

    def open_table(self, table: str, player: str) -> Table | None:
        """The same at once, for what is only done at open tables."""
        found = self.room.tables.get(table)
        if found is None or found.state.closed_at:
            return None
        return found if self.room.doors.open_to(found.state, player) else None

    async def _let_back_in(self, table: str) -> None:
        """A closed table is asked for: who was admitted may still see it."""
        for player in await self.admissions.admitted_to(table):
            self.room.doors.let_in(table, player)

    def let_in(self, table: str, player: str) -> None:
        """A player may enter a private table from now on."""
        self.room.doors.let_in(table, player)
        self.lobby.note_change()

    def shut_out(self, table: str, player: str) -> None:
        """A player may not enter a private table any more; his sockets there end."""
        self.room.doors.shut_out(table, player)
        self.hubs[table].show_out()
        self.lobby.note_change()

    async def tell_asking(self, table: str) -> None:
        """Tell whoever runs a table how many people wait to be let in."""
        guests = await self.admissions.of_table(table)
        waiting = sum(one.state == "waiting" for one in guests)
        self.hubs[table].tell_hosts(frames.frame(Asking(waiting)))

    def _open_hub(self, table: Table) -> None:
        hub = TableHub(table, self.room.doors, self.clock.now, self.lobby.note_change)
        self.hubs[table.table] = hub
        table.listen(lambda _: self._see_off(table))
        self.lobby.note_change()

    def _see_off(self, table: Table) -> None:
        """A tournament's table that has closed is forgotten at once, as by the next start."""
        state = table.state
        if state.closed_at and state.config.tournament and table.table in self.hubs:
            self.hubs.pop(table.table).close("table_closed")
            self.personal.forget(table.table)
            self.room.forget(table.table)

    def say_goodbye(self, reason: ClosingReason) -> None:
        """Tell every socket that it will be closed."""
        self.closing = True
        self.lobby.close(reason)
        self.personal.close(reason)
        self.tournaments.close(reason)
        for hub in self.hubs.values():
            hub.close(reason)


def service_of(app: Litestar) -> Service:
    """The service an application was made for."""
    return cast(Service, app.state.service)
