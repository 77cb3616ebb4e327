"""A real server with house bots in a process of its own, and a player's hands on its client."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Self

from playwright.sync_api import Locator, Page, WebSocket, expect

# One table a room. Three bots leave a chair for the player; they think for an instant only.
SETTINGS = """
[pace]
between_hands = 700
bot_least = 5
bot_most = 30
show = 900
uncontested = 600
wish = 50

[[tables]]
id = "fortune"
house = "fortune"
small = 10
bots = 3

[[tables]]
id = "ten-second"
house = "ten-second"
small = 10
bots = 3

[[tables]]
id = "seven-stud"
house = "seven-stud"
small = 200
unit = 100
bots = 4

[[tables]]
id = "draw-limit"
house = "draw-limit"
small = 50
bots = 2

[[tables]]
id = "draw-pot"
house = "draw-pot"
small = 50
bots = 2
"""

ROOMS = ("fortune", "ten-second", "seven-stud", "draw-limit", "draw-pot")


class House:
    """The server: started, killed and started again over the same data folder and port."""

    def __init__(self, folder: Path, more: str = "") -> None:
        self.folder = folder
        self.process: subprocess.Popen[str] | None = None
        self.address = ""
        (folder / "doorcard.toml").write_text(SETTINGS + more)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()

    def start(self) -> None:
        """Open the room; on the port of the first time, when it was open before."""
        port = self.address.rsplit(":", 1)[-1].strip("/") if self.address else "0"
        command = [str(Path(sys.executable).with_name("doorcard")), "serve", "--port", port]
        command += ["--data", str(self.folder / "data")]
        command += ["--config", str(self.folder / "doorcard.toml")]
        with (self.folder / "server.log").open("a") as log:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, env=os.environ.copy()
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+", line)
        assert found, f"the server said {line!r}: {(self.folder / 'server.log').read_text()}"
        self.address = found.group().rstrip("/")

    def kill(self) -> None:
        """End the process as a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def stop(self) -> None:
        """End the server as its host would."""
        if self.process is None or self.process.poll() is not None:
            return
        self.process.terminate()
        assert self.process.wait(timeout=15) == 0, "the server did not end in good order"
        assert self.process.stdout is not None
        self.process.stdout.close()


def frames_of(page: Page) -> list[str]:
    """Every frame that reaches a page's sockets from now on, as it comes; the list grows."""
    heard: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: heard.append(str(text)))

    page.on("websocket", listen)
    return heard


class Player:
    """A guest at one table, seen and moved through the page alone."""

    def __init__(self, page: Page, table: str) -> None:
        self.page = page
        self.table = table
        self.seat = 0

    def sit(self, address: str, name: str) -> None:
        """Become a guest, pick the table in the lobby and take a chair."""
        self.page.goto(f"{address}/lobby")
        self.find("guest-name").fill(name)
        self.find("guest-play").click()
        expect(self.find("wallet")).to_be_visible()
        self.find(f"sit-{self.table}").click()
        self.find("buyin-confirm").click()
        mine = self.page.locator("section.seat.own:not(.empty)")
        expect(mine).to_be_visible()
        self.seat = int((mine.get_attribute("data-testid") or "").removeprefix("seat-"))

    def leave(self) -> None:
        """Get up at once, by the button or the menu's, and confirm when a hand is running."""
        gone = self.page.locator("section.seat.own:not(.empty)")
        expect(gone).to_be_visible()
        if not self.find("leave").is_visible():
            self.find("menu").click()
        self.find("leave").click()
        self.page.wait_for_function(
            """() => document.querySelector('[data-testid=leave-now]')
                  || !document.querySelector('section.seat.own:not(.empty)')"""
        )
        if self.find("leave-now").count():
            self.find("leave-now").click()
        expect(gone).to_have_count(0)

    def find(self, test_id: str) -> Locator:
        """The element with this test id."""
        return self.page.get_by_test_id(test_id)

    def cards(self) -> list[str]:
        """The player's own cards, as texts of two letters."""
        row = self.find(f"hand-{self.seat}").locator("[data-card]")
        texts: list[str] = row.evaluate_all("cards => cards.map(card => card.dataset.card)")
        return texts

    def hand_number(self) -> str:
        """The number of the hand on the table."""
        return self.page.locator("[data-hand-number]").first.get_attribute("data-hand-number") or ""

    def wait_for_turn(self, milliseconds: int = 60_000) -> set[str]:
        """Wait until something is asked; the test ids of the enabled acts."""
        offered = self.page.wait_for_function(
            """() => {
              const open = [...document.querySelectorAll('[data-testid^=act-]:not(:disabled)')];
              return open.length ? open.map(button => button.dataset.testid) : null;
            }""",
            timeout=milliseconds,
        )
        return set(offered.json_value())

    def wait_for_decision(self) -> set[str]:
        """Wait for a question of the play itself; a won hand is not shown on the way."""
        offered = self.wait_for_turn()
        while "act-muck" in offered:
            self.act("act-muck")
            offered = self.wait_for_turn()
        return offered

    def act(self, *wishes: str) -> str:
        """Press the first of the wished buttons that is offered; the one that was pressed."""
        offered = self.wait_for_turn()
        wish = next((wish for wish in wishes if wish in offered), None)
        assert wish, f"{self.table}: wanted one of {wishes}, offered {offered}"
        # It goes at once, before the server can have answered (U15).
        dead = "button => { button.click(); return button.disabled || !button.isConnected }"
        assert self.find(wish).evaluate(dead), f"{wish} can be pressed twice"
        return wish

    def play_until(self, done: Callable[[], bool], turns: int = 200) -> list[str]:
        """Call and check along until ``done``; the acts that were made."""
        acts: list[str] = []
        calm = ("act-call", "act-check", "act-bringin", "act-stand", "act-show")
        while not done():
            assert len(acts) < turns, f"{self.table}: no end after {acts[-20:]}"
            self.page.wait_for_function(
                """() => document.querySelector('[data-testid^=act-]:not(:disabled)')
                      || document.querySelector('[data-phase=over]')""",
                timeout=60_000,
            )
            if done():
                break
            if self.page.locator("[data-testid^=act-]:not(:disabled)").count():
                acts.append(self.act(*calm))
            else:
                self.page.wait_for_function(
                    "() => !document.querySelector('[data-phase=over]')", timeout=60_000
                )
        return acts
