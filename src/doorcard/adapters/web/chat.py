"""The chat of one table: what people say to each other there, and nothing that the room says.

It is a stream of its own beside the table's numbered frames. Its latest lines are kept for who
comes; a restart forgets them. No card and no fact of a hand is ever put into it by the server.
"""

import itertools
from collections import deque
from collections.abc import Callable
from typing import NamedTuple

from msgspec.structs import replace

from doorcard.adapters.web.typed_text import plain_line
from doorcard.room.orders import Refused
from doorcard.room.state import TableState
from doorcard.wire.messages import ChatLine

LATEST = 50  # lines for who comes
LONGEST = 200  # characters of a line
AT_ONCE = 5  # lines of one player within ...
WITHIN = 10_000  # ... milliseconds
REMEMBERED = 256  # lines whose ids and times are known


class Speaker(NamedTuple):
    """Who talks. seat: where he sits, 0 for somebody who watches. host: the table is his."""

    player: str
    name: str
    seat: int
    host: bool


class Chat:
    """The lines of a table, the newest last. now: the room's clock, in milliseconds."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._numbers = itertools.count(1)
        self._lines: deque[ChatLine] = deque(maxlen=LATEST)
        self._said: deque[tuple[str, str, int]] = deque(maxlen=REMEMBERED)  # player, id, when

    @property
    def lines(self) -> tuple[ChatLine, ...]:
        """The latest lines."""
        return tuple(self._lines)

    def knows(self, player: str, order_id: str) -> bool:
        """Whether the player has said something under this id lately."""
        return any((player, order_id) == (who, known) for who, known, _ in self._said)

    def say(self, speaker: Speaker, order_id: str, text: str) -> ChatLine | Refused:
        """Add a line, or refuse it: empty, too long, or too many of one player at once."""
        said = plain_line(text)
        refused = _check_length(said) or self._check_pace(speaker.player)
        if refused is not None:
            return refused
        line = ChatLine(
            number=next(self._numbers),
            player=speaker.player,
            name=speaker.name,
            seat=speaker.seat,
            host=speaker.host,
            text=said,
            at=self._now(),
        )
        self._lines.append(line)
        self._said.append((speaker.player, order_id, line.at))
        return line

    def rename(self, player: str, name: str) -> None:
        """Show a player's lines under another name."""
        for place, line in enumerate(self._lines):
            if line.player == player:
                self._lines[place] = replace(line, name=name)

    def remove(self, number: int) -> bool:
        """Take a line away; False when there is none of this number."""
        line = next((line for line in self._lines if line.number == number), None)
        if line is None:
            return False
        self._lines.remove(line)
        return True

    def _check_pace(self, player: str) -> Refused | None:
        now = self._now()
        lately = [at for who, _, at in self._said if who == player and at > now - WITHIN]
        if len(lately) < AT_ONCE:
            return None
        wait = lately[-AT_ONCE] + WITHIN - now
        return Refused("chat_too_fast", {"seconds": -(-wait // 1000)})


def may_talk(state: TableState, player: str) -> Refused | None:
    """Why a player may not talk at a table; None where he may."""
    rule = state.config.chat
    if rule == "off":
        return Refused("chat_off")
    if rule == "players" and state.of_player(player) is None:
        return Refused("chat_players")
    if player in state.silenced:
        return Refused("chat_silenced")
    return None


def _check_length(said: str) -> Refused | None:
    if not said:
        return Refused("chat_empty")
    if len(said) > LONGEST:
        return Refused("chat_too_long", {"length": len(said), "longest": LONGEST})
    return None
