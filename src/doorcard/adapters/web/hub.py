"""The sockets of one table. What the table tells goes to each of them, numbered without gaps."""

from collections.abc import Callable

from doorcard.adapters.sql import Player
from doorcard.adapters.web import frames
from doorcard.adapters.web.chat import Chat, Speaker, may_talk
from doorcard.adapters.web.outbox import Outbox
from doorcard.room import Table, Telling
from doorcard.room.doors import Doors
from doorcard.room.orders import Answer, Done, Refused
from doorcard.views import SeatView
from doorcard.wire.messages import Chat as ChatFrame
from doorcard.wire.messages import ChatRemoved, ChatSaid, ClosingReason, OwnWishes


class Link:
    """One socket at a table. player: "" for somebody without a session. last: its latest frame.

    seen: everybody's view of the table as it was shown to this socket last, None for not known.
    """

    def __init__(self, player: str, outbox: Outbox) -> None:
        self.player = player
        self.outbox = outbox
        self.last = 0
        self.seen: SeatView | None = None


class TableHub:
    """Joins a table and its sockets. greet: makes what a socket gets besides the table."""

    def __init__(
        self, table: Table, doors: Doors, now: Callable[[], int], changed: Callable[[], None]
    ) -> None:
        self.table = table
        self._doors = doors
        self._now = now
        self._changed = changed
        # A dict, so that all are told in the order in which they came.
        self._links: dict[Link, None] = {}
        self._chat = Chat(now)
        self._silenced = table.state.silenced
        self.greet: Callable[[], bytes] | None = None
        table.listen(self._tell)
        table.listen_privately(self._tell_wishes)

    @property
    def watching(self) -> int:
        """Sockets of those who have no chair here."""
        return sum(self.table.state.of_player(link.player) is None for link in self._links)

    @property
    def empty(self) -> bool:
        """Whether nobody has a socket here."""
        return not self._links

    def whisper(self, player: str, frame: bytes) -> None:
        """Send a frame to one player."""
        for link in self._links:
            if link.player == player:
                link.outbox.put(frame)

    def join(self, link: Link, last: int | None) -> None:
        """Add a socket. A player's earlier socket is taken over (U42).

        last: number of the last frame the client has seen; it gets what it missed as a snapshot,
        and nothing when it missed nothing.
        """
        earlier = [one for one in self._links if link.player and one.player == link.player]
        for one in earlier:
            del self._links[one]
            one.outbox.close(frames.closing("taken_over"))
        self._links[link] = None
        link.last = self.table.told
        if last != link.last:
            self._send_snapshot(link)
        elif link.player:
            self._tell_wishes(link.player)  # news of these have no number that could be missed
        self._send_chat(link)
        if self.greet is not None:
            link.outbox.put(self.greet())
        if link.player:
            self.table.connection(link.player, True)
        self._note_change()

    def leave(self, link: Link) -> None:
        """Remove a socket. The player is gone only if this was his present one (P44)."""
        if link not in self._links:
            return
        del self._links[link]
        if link.player:
            self.table.connection(link.player, False)
        self._note_change()

    def say(self, player: Player, order_id: str, text: str) -> Answer:
        """Somebody says something to everybody; the same id again changes nothing."""
        if self._chat.knows(player.id, order_id):
            return Done()
        refused = may_talk(self.table.state, player.id)
        if refused is not None:
            return refused
        one = self.table.state.of_player(player.id)
        speaker = Speaker(player.id, player.name, one.seat if one else 0, self.runs(player.id))
        line = self._chat.say(speaker, order_id, text)
        if isinstance(line, Refused):
            return line
        self._send_all(frames.frame(ChatSaid(line)))
        return Done()

    def runs(self, player: str) -> bool:
        """Whether the player is the host here."""
        return self._doors.runs(self.table.state, player)

    def unsay(self, player: str, number: int) -> Answer:
        """The host takes a line away; one that is gone already stays gone."""
        if not self.runs(player):
            return Refused("not_host")
        if self._chat.remove(number):
            self._send_all(frames.frame(ChatRemoved(number)))
        return Done()

    def rename(self, player: str, name: str) -> None:
        """What somebody has said is shown under another name to who comes from now on."""
        self._chat.rename(player, name)

    def tell_hosts(self, frame: bytes) -> None:
        """Send a frame to those who run the table."""
        for link in self._links:
            if self._doors.runs(self.table.state, link.player):
                link.outbox.put(frame)

    def show_out(self) -> None:
        """End the sockets of those who may not look at this table any more."""
        state = self.table.state
        for link in list(self._links):
            if state.closed_at or not self._doors.open_to(state, link.player):
                link.outbox.close(frames.closing("table_closed"))
                self.leave(link)

    def close(self, reason: ClosingReason) -> None:
        """Say goodbye to everybody."""
        for link in self._links:
            link.outbox.close(frames.closing(reason))

    def _tell(self, telling: Telling) -> None:
        """Send news to all: to each what is different from what he has seen."""
        updates = frames.Updates(telling, self._now())
        for link in self._links:
            if telling.number != link.last + 1:
                self._send_snapshot(link)
                continue
            link.outbox.put(updates.to(link.player, link.seen))
            link.last, link.seen = telling.number, telling.rail
        self.show_out()
        self._changed()
        if self.table.state.silenced != self._silenced:
            self._silenced = self.table.state.silenced
            for link in self._links:
                self._send_chat(link)

    def _send_all(self, frame: bytes) -> None:
        for link in self._links:
            link.outbox.put(frame)

    def _send_chat(self, link: Link) -> None:
        state = self.table.state
        moderates = self.runs(link.player)
        chat = ChatFrame(
            lines=self._chat.lines,
            rule=state.config.chat,
            silenced=link.player in state.silenced,
            moderates=moderates,
            quiet=state.silenced if moderates else (),
        )
        link.outbox.put(frames.frame(chat))

    def _tell_wishes(self, player: str) -> None:
        """Send a player his own wishes; nobody else gets so much as an empty frame."""
        wishes = self.table.picture().wishes(player)
        if wishes is None:
            return
        for link in self._links:
            if link.player == player:
                link.outbox.put(frames.frame(OwnWishes(wishes)))

    def _note_change(self) -> None:
        self.table.watched(len(self._links))
        self._changed()

    def _send_snapshot(self, link: Link) -> None:
        picture = self.table.picture()
        link.last, link.seen = self.table.told, picture.rail
        link.outbox.put(frames.snapshot(picture, link.player, link.last, self._now()))
