"""Orders that wait for a table's task. There is room for a few; one more is refused."""

import asyncio
from collections import deque

from msgspec import Struct

from doorcard.room.orders import Answer, Order, Refused

ROOM_FOR = 64


class Letter(Struct, frozen=True):
    """An order, and where its answer is awaited. id: of the player's making."""

    player: str
    name: str
    id: str
    order: Order
    answer: "asyncio.Future[Answer]"

    @property
    def command(self) -> str:
        """The name under which the journal knows the order."""
        return f"{self.player}/{self.id}"

    def reply(self, answer: Answer) -> None:
        """Give the answer to whoever awaits it, if he still does."""
        if not self.answer.done():
            self.answer.set_result(answer)


class Mailbox:
    """Letters in the order they came, and the bell that wakes the table."""

    def __init__(self) -> None:
        self._letters: deque[Letter] = deque()
        self.bell = asyncio.Event()
        self._closed = False

    async def send(self, player: str, name: str, order_id: str, order: Order) -> Answer:
        """Put an order in and wait for its answer."""
        if self._closed:
            return Refused("table_closed")
        if len(self._letters) >= ROOM_FOR:
            return Refused("busy")
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._letters.append(Letter(player, name, order_id, order, answer))
        self.bell.set()
        return await answer

    def next(self) -> Letter | None:
        """Take the oldest letter out."""
        return self._letters.popleft() if self._letters else None

    def close(self) -> None:
        """Take no more letters; those that wait are refused."""
        self._closed = True
        while letter := self.next():
            letter.reply(Refused("table_closed"))
