"""The aids of one practice table: asked for as its hand goes on, sent to its player alone."""

import asyncio
from collections.abc import Callable
from typing import Protocol

from doorcard.adapters.aids import AidsFailed
from doorcard.adapters.web import frames
from doorcard.room import Table, Telling
from doorcard.room.ending import end
from doorcard.views import AidQuestion, Aids, aid_question, dead_cards, price_of
from doorcard.wire.messages import AidsMessage, AidsState


class AidsSource(Protocol):
    """Whoever answers questions."""

    async def ask(self, question: AidQuestion) -> Aids:
        """The answer; AidsFailed for none."""


class Coach:
    """Follows a practice table with the eyes of its player.

    source: None where the odds are not installed. send: takes each frame to the player's socket.
    The table goes on while an answer is worked out. One that comes too late is dropped.
    """

    def __init__(
        self, table: Table, player: str, source: AidsSource | None, send: Callable[[bytes], None]
    ) -> None:
        self._table = table
        self._player = player
        self._source = source
        self._send = send
        self._question: AidQuestion | None = None
        self._answer: Aids | None = None
        self._state: AidsState = "idle"
        self._work: asyncio.Task[None] | None = None
        self._view = table.picture().view(player)
        table.listen(self._hear)
        self._look()

    @property
    def frame(self) -> bytes:
        """The aids as they are now, for a socket that has just come."""
        hand, question = self._view.hand, self._question
        return frames.frame(
            AidsMessage(
                hand=hand.hand if hand is not None else "",
                decision=hand.decision if hand is not None else 0,
                state=self._state,
                price=price_of(self._view),
                dead=dead_cards(question) if question is not None else (),
                aids=self._answer,
            )
        )

    async def close(self) -> None:
        """Wait for no answer any more."""
        if self._work is not None:
            await end((self._work,))

    def _hear(self, telling: Telling) -> None:
        self._view = telling.news(self._player).view
        self._look()
        self._send(self.frame)

    def _look(self) -> None:
        """See whether there is something new to be asked."""
        question = aid_question(self._view)
        if question == self._question:
            return
        self._question, self._answer = question, None
        if question is None:
            self._state = "idle"
        elif self._source is None:
            self._state = "not_installed"
        else:
            self._state = "working"
            if self._work is None or self._work.done():
                self._work = asyncio.create_task(self._answer_all(self._source))

    async def _answer_all(self, source: AidsSource) -> None:
        """Ask until the latest question has its answer. What was asked before is not waited for."""
        while self._state == "working" and (question := self._question) is not None:
            try:
                answer = await source.ask(question)
            except AidsFailed:
                answer = None
            if question == self._question:
                self._answer = answer
                self._state = "ready" if answer is not None else "failed"
                self._send(self.frame)
