"""What the routes work with: the room, its sockets, the players."""

from collections.abc import Mapping
from typing import cast

from litestar import Litestar

from doorcard.adapters.mail import Mailer
from doorcard.adapters.sql import Notes, People, Player
from doorcard.adapters.web.hub import TableHub
from doorcard.adapters.web.lobby import LobbyHub
from doorcard.adapters.web.personal import PersonalHub
from doorcard.room import Room
from doorcard.room.archive import Archive
from doorcard.room.ports import Clock
from doorcard.wire.messages import ClosingReason

COOKIE = "doorcard_session"


class Service:
    """One running card room.

    origins: pages of other addresses that may talk to it. mailer: None where hands are not mailed.
    """

    def __init__(
        self,
        room: Room,
        people: People,
        notes: Notes,
        archive: Archive,
        clock: Clock,
        origins: tuple[str, ...],
        secure: bool,
        mailer: Mailer | None = None,
    ) -> None:
        self.room = room
        self.people = people
        self.notes = notes
        self.archive = archive
        self.mailer = mailer
        self.clock = clock
        self.origins = origins
        self.secure = secure
        self.closing = False
        self.lobby = LobbyHub(clock)
        self.hubs = {
            name: TableHub(table, room.doors, clock.now, self.lobby.note_change)
            for name, table in room.tables.items()
        }
        self.lobby.show(self.hubs)
        self.personal = PersonalHub(clock)
        for table in room.tables.values():
            self.personal.add(table)
        room.listen(self.personal.add)

    async def player(self, cookies: Mapping[str, str]) -> Player | None:
        """Whose session came with a request, None for nobody's."""
        token = cookies.get(COOKIE)
        return await self.people.by_token(token) if token else None

    def say_goodbye(self, reason: ClosingReason) -> None:
        """Tell every socket that it will be closed."""
        self.closing = True
        self.lobby.close(reason)
        self.personal.close(reason)
        for hub in self.hubs.values():
            hub.close(reason)


def service_of(app: Litestar) -> Service:
    """The service an application was made for."""
    return cast(Service, app.state.service)
