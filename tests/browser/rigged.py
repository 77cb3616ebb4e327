"""A real server whose decks are laid ready and whose clock stands still, under a real browser.

The server runs in this process, in a thread with an event loop of its own; ``do`` runs something
there and waits. Players other than the page's are moved through the table itself.
"""

import asyncio
import threading
from collections.abc import Awaitable, Coroutine
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

from playwright.sync_api import Page, expect

from doorcard.room import Pace, TableConfig
from doorcard.room.orders import ActKind, Done, Leave
from tests.browser.house import Player
from tests.room.playing import TABLE, Desk, config_for, name_of
from tests.web.serving import Site, make_site

T = TypeVar("T")

# The clock stands still, so nothing happens by itself but what a test asks for.
STILL = Pace(between_hands=5000, bot_least=1000, bot_most=1000, start=0)

__all__ = ["STILL", "TABLE", "RiggedHouse", "config_for"]


class RiggedHouse:
    """One table of a room; its address is ``address``."""

    def __init__(self, folder: Path, config: TableConfig, pace: Pace = STILL) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="server", daemon=True)
        self.site: Site = make_site(folder, config, pace=pace)
        self.by_page: set[int] = set()  # chairs that are moved by a page alone

    @property
    def desk(self) -> Desk:
        """The table, to be used inside ``do`` alone."""
        return self.site.desk

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.site.port}"

    def __enter__(self) -> Self:
        self._thread.start()
        self.do(self.site.open())
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        try:
            self.do(self.site.close())
        finally:
            self._loop.call_soon_threadsafe(self._loop.stop)
            self._thread.join()
            self._loop.close()

    def do(self, work: Coroutine[Any, Any, T] | Awaitable[T]) -> T:
        """Run something where the server runs, and wait for what comes of it."""

        async def run() -> T:
            async with asyncio.timeout(60):
                return await work

        return asyncio.run_coroutine_threadsafe(run(), self._loop).result()

    # --- the table ---

    def sit(self, chips: dict[int, int]) -> None:
        """Players take these chairs; none of them has a page."""
        for seat, units in chips.items():
            self.do(self.desk.sit(seat, units))

    def leave(self, seat: int) -> None:
        """A player without a page gets up."""
        order = self.desk.order(name_of(seat), Leave())
        assert self.do(order) == Done()

    def deal(self, deck: str = "") -> None:
        """Let the pause pass; the next hand's deck begins with these cards."""

        async def work() -> None:
            if deck:
                self.desk.entropy.stack(deck)
            await self.desk.next_hand()
            await self.desk.until_asked()

        self.do(work())

    def act(
        self, seat: int, kind: ActKind, to: int | None = None, cards: tuple[str, ...] = ()
    ) -> None:
        """Another player acts, when it is his turn."""
        self.do(self.desk.act(seat, kind, to, cards))

    def press(self, player: Player, *wishes: str) -> str:
        """A page acts (see ``Player.act``), and the table has answered."""
        before = (self.desk.hand.started.hand, self.desk.hand.decision)
        pressed = player.act(*wishes)

        async def answered() -> None:
            desk = self.desk
            await desk.until(lambda: (desk.hand.started.hand, desk.hand.decision) != before)

        self.do(answered())
        return pressed

    def pass_to(self, seat: int) -> None:
        """Everybody checks, calls or keeps his cards until it is this chair's turn."""

        async def work() -> None:
            while self.desk.asked != seat:
                await self.others_turn(seat)
                if self.desk.asked != seat:
                    await self.desk.passive_act()

        self.do(work())

    def to_street(self, street: int) -> None:
        """Everybody checks and calls until somebody is asked on this street."""

        async def work() -> None:
            desk = self.desk
            while True:
                await desk.until_asked()
                hand = desk.view(0).hand
                assert hand is not None
                if hand.street == street:
                    return
                await desk.passive_act()

        self.do(work())

    async def others_turn(self, seat: int = 0) -> None:
        """Until ``seat``, or a chair without a page, is asked: what a page sent has come in."""
        desk = self.desk
        await desk.until(
            lambda: desk.asked == seat > 0 or (desk.asked > 0 and desk.asked not in self.by_page)
        )

    def play_out(self) -> None:
        """Everybody plays passively to the end of the hand."""
        self.do(self.desk.play_out())

    def wait(self, milliseconds: int) -> None:
        """Let the server's clock move on."""

        async def work() -> None:
            self.desk.clock.advance(milliseconds)

        self.do(work())

    def guest(self, page: Page, name: str, seat: int, chips: int | None = None) -> Player:
        """A guest takes a chair by his page; ``chips`` is None for what the page proposes."""
        player = Player(page, TABLE)
        page.goto(f"{self.address}/lobby")
        player.find("guest-name").fill(name)
        player.find("guest-play").click()
        expect(player.find("wallet")).to_be_visible()
        page.goto(f"{self.address}/table/{TABLE}")
        player.find(f"seat-{seat}").get_by_role("button").click()
        if chips is not None:
            player.find("buyin-input").fill(str(chips))
        player.find("buyin-confirm").click()
        expect(page.locator("section.seat.own:not(.empty)")).to_be_visible()
        player.seat = seat
        self.by_page.add(seat)
        return player
