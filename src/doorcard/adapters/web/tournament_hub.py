"""The sockets of tournaments: each gets its tournament, now and whenever it changes."""

import asyncio
from collections import defaultdict
from collections.abc import Mapping

import structlog

from doorcard.adapters.sql import Player
from doorcard.adapters.web import frames
from doorcard.adapters.web.outbox import Outbox
from doorcard.room.faults import where
from doorcard.room.tournament import telling
from doorcard.room.tournament.director import Director
from doorcard.room.tournament.hall import Hall
from doorcard.room.tournament.orders import Role
from doorcard.wire.messages import ClosingReason

log = structlog.get_logger()

AT_MOST_EVERY = 0.5  # seconds between two frames


class TournamentHub:
    """The sockets of all tournaments. ``run`` tells them what has changed, twice a second."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._boxes: defaultdict[str, dict[Outbox, tuple[str, Role]]] = defaultdict(dict)
        self._changed: set[str] = set()
        self._bell = asyncio.Event()
        hall.listen(self._note)

    def join(self, tournament: str, player: Player | None, box: Outbox) -> None:
        """Add a socket; it gets the tournament at once."""
        self._boxes[tournament][box] = viewer_of(player)
        box.put(self._frame(tournament, *viewer_of(player)))

    def leave(self, tournament: str, box: Outbox) -> None:
        """Remove a socket."""
        self._boxes[tournament].pop(box, None)

    def close(self, reason: ClosingReason) -> None:
        """Say goodbye to everybody."""
        for boxes in self._boxes.values():
            for box in boxes:
                box.close(frames.closing(reason))

    async def run(self) -> None:
        """Send changes."""
        while True:
            await self._bell.wait()
            self._bell.clear()
            changed, self._changed = self._changed, set()
            for tournament in changed:
                try:
                    self._tell(tournament, self._boxes[tournament])
                except Exception as fault:  # noqa: BLE001 - one's fault must not be another's (P60)
                    about = {"tournament": tournament, "error": type(fault).__name__}
                    log.error("tournament cannot be told", **about, where=where(fault))
            await asyncio.sleep(AT_MOST_EVERY)

    def _note(self, director: Director) -> None:
        if self._boxes[director.tournament]:
            self._changed.add(director.tournament)
            self._bell.set()

    def _tell(self, tournament: str, boxes: Mapping[Outbox, tuple[str, Role]]) -> None:
        made: dict[tuple[str, Role], bytes] = {}
        for box, viewer in boxes.items():
            if viewer not in made:
                made[viewer] = self._frame(tournament, *viewer)
            box.put(made[viewer])

    def _frame(self, tournament: str, player: str, role: Role) -> bytes:
        return frames.frame(telling.now(self._hall.directors[tournament], player, role))


def viewer_of(player: Player | None) -> tuple[str, Role]:
    """A player's id and role as a tournament knows them; "" is nobody."""
    return (player.id, role_of(player)) if player is not None else ("", "player")


def role_of(player: Player) -> Role:
    """Whether he is a host of the room."""
    return "host" if player.role == "host" else "player"
