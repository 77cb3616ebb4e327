"""Which sockets were opened in which session, so that they end with it."""

from collections import defaultdict
from collections.abc import Collection

from doorcard.adapters.web import frames
from doorcard.adapters.web.outbox import Outbox


class SessionSockets:
    """The open sockets of players, by what their session is called (``session_of``)."""

    def __init__(self) -> None:
        self._boxes: defaultdict[str, set[Outbox]] = defaultdict(set)

    def add(self, session: str, box: Outbox) -> None:
        """A socket was opened in a session."""
        self._boxes[session].add(box)

    def remove(self, box: Outbox) -> None:
        """A socket is closed."""
        for session in [name for name, boxes in self._boxes.items() if box in boxes]:
            self._boxes[session].discard(box)
            if not self._boxes[session]:
                del self._boxes[session]

    def end(self, sessions: Collection[str]) -> None:
        """These sessions have ended: nothing more goes through their sockets."""
        for session in sessions:
            for box in self._boxes.get(session, ()):
                box.close(frames.closing("signed_out"))

    def replace(self, old: str, new: str) -> None:
        """A player has a new session instead of an old one; his sockets stay open."""
        if old in self._boxes:
            self._boxes[new] |= self._boxes.pop(old)
