"""Orders that wait for their owner's task. There is room for a few; one more is refused."""

import asyncio
from collections import deque
from typing import Generic, TypeVar

from msgspec import Struct

from doorcard.room.bell import Bell
from doorcard.room.orders import Answer, Refused

ROOM_FOR = 64

Asked = TypeVar("Asked")


class Letter(Struct, Generic[Asked], frozen=True):
    """An order, and where its answer is awaited. id: of the player's making."""

    player: str
    name: str
    id: str
    order: Asked
    answer: "asyncio.Future[Answer]"

    @property
    def command(self) -> str:
        """The name under which the journal knows the order."""
        return f"{self.player}/{self.id}"

    def reply(self, answer: Answer) -> None:
        """Give the answer to whoever awaits it, if he still does."""
        if not self.answer.done():
            self.answer.set_result(answer)


class Mailbox(Generic[Asked]):
    """Letters in the order they came, and the bell that wakes the owner.

    closed: code of the refusal once no more are taken.
    """

    def __init__(self, closed: str) -> None:
        self._closed_code = closed
        self._letters: deque[Letter[Asked]] = deque()
        self.bell = Bell()
        self._closed = False

    async def send(self, player: str, name: str, order_id: str, order: Asked) -> Answer:
        """Put an order in and wait for its answer."""
        if self._closed:
            return Refused(self._closed_code)
        if len(self._letters) >= ROOM_FOR:
            return Refused("busy")
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._letters.append(Letter(player, name, order_id, order, answer))
        self.bell.set()
        return await answer

    def next(self) -> Letter[Asked] | None:
        """Take the oldest letter out."""
        return self._letters.popleft() if self._letters else None

    def refuse_all(self, code: str) -> None:
        """Refuse the letters that wait."""
        while letter := self.next():
            letter.reply(Refused(code))

    def close(self) -> None:
        """Take no more letters; those that wait are refused."""
        self._closed = True
        self.refuse_all(self._closed_code)
