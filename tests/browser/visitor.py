"""A player with something to show on every page: hands, a table of his own, tournaments."""

import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.house import House, Player

NAME = "Visitor"

# On offer: one announced for half a day later, one that waits for players, one soon over.
TOURNAMENTS = """
[[tournaments]]
form = "stud-multi"
daily_at = "{hour:02}:00"
house_players = 40

[[tournaments]]
form = "draw-sng-6"

[[tournaments]]
form = "heads-up"
house_players = 1
fill_seconds = 0
stack = 30
"""

DEALT = "() => Number(document.querySelector('[data-street]')?.dataset.street) > 0"
OVER = "[data-testid=tournament-end]"
PRESS_OR_OVER = """([acts, over]) => {
  if (document.querySelector(over)) return true;
  const find = act => document.querySelector(`[data-testid=${act}]:not(:disabled)`);
  const button = acts.map(find).find(Boolean);
  button?.click();
  return Boolean(button);
}"""


@dataclass(frozen=True)
class Places:
    """Parts of the addresses that only the server knows."""

    own: str  # his private table
    link: str  # and its invitation
    practice_hand: str
    announced: str
    waiting: str  # a tournament he has entered
    running: str
    running_table: str
    finished: str


def tournaments() -> str:
    """The settings for what is on offer; the announced one is half a day away."""
    return TOURNAMENTS.format(hour=(time.gmtime().tm_hour + 12) % 24)


def visit(context: BrowserContext, house: House) -> Places:
    """Register a host, let him play a little of everything; where all of it can be seen."""
    page = context.new_page()
    page.goto(house.address)
    _ask(page, house, "/api/register", {"name": NAME, "password": "correct horse 9"})
    _make_host(house)
    finished = _enter(page, house, _offered(page, house, "heads-up"))
    running = _scheduled(page, house)
    waiting = _enter(page, house, _offered(page, house, "draw-sng-6"))
    _cash_hands(page, house)
    practice_hand = _practice_hand(page, house)
    own, link = _own_table(page, house)
    _to_the_end(page, house, finished)
    table = _some_hands(page, house, running)
    announced = _offered(page, house, "stud-multi")
    page.goto(f"{house.address}/tournament/{finished}")
    expect(page.locator("[data-phase=finished]")).to_be_visible(timeout=60_000)
    page.close()
    return Places(
        own=own,
        link=link,
        practice_hand=practice_hand,
        announced=announced,
        waiting=waiting,
        running=running,
        running_table=table,
        finished=finished,
    )


def play_to_the_end(page: Page, acts: tuple[str, ...]) -> str:
    """Act whenever something is asked, until the end of a tournament is told; its words.

    Looked for and pressed in one go: a question that lapses meanwhile is no fault.
    """
    end = page.locator(OVER)
    for _ in range(400):
        page.wait_for_function(PRESS_OR_OVER, arg=[acts, OVER], timeout=60_000)
        if end.count():
            return end.inner_text()
    raise AssertionError("the tournament did not end")


def _ask(page: Page, house: House, path: str, body: dict[str, Any]) -> Any:
    """Send something to the server as this player; its answer."""
    answer = page.request.post(house.address + path, data=body)
    assert answer.ok, answer.text()
    return answer.json()


def _make_host(house: House) -> None:
    """As the owner of a server does it, by the command for it."""
    command = [str(Path(sys.executable).with_name("doorcard")), "role", NAME, "host"]
    subprocess.run([*command, "--data", str(house.folder / "data")], check=True)


def _rows(page: Page, house: House) -> list[dict[str, Any]]:
    answer = page.request.get(f"{house.address}/api/tournaments")
    rows: list[dict[str, Any]] = answer.json()["rows"]
    return rows


def _offered(page: Page, house: House, form: str) -> str:
    """The tournament of a form that takes entries."""
    open_ones = [one for one in _rows(page, house) if one["phase"] == "registering"]
    return next(str(one["tournament"]) for one in open_ones if one["form"] == form)


def _order(page: Page, house: House, tournament: str, **order: Any) -> None:
    path = f"/api/tournaments/{tournament}/orders"
    _ask(page, house, path, {"id": f"{tournament}-{order['t']}", "order": order})


def _enter(page: Page, house: House, tournament: str) -> str:
    _order(page, house, tournament, t="register")
    return tournament


def _scheduled(page: Page, house: House) -> str:
    """A tournament of the visitor's own at three tables, which starts in a few seconds."""
    wanted = {
        "id": "evening",
        "form": "draw-multi",
        "name": "Thursday draw with a long name",
        "starts_at": round(time.time() * 1000) + 5_000,
        "house_players": 16,
    }
    return _enter(page, house, str(_ask(page, house, "/api/tournaments", wanted)["tournament"]))


def _cash_hands(page: Page, house: House) -> None:
    """A chair at a table of the house, and two hands there."""
    page.goto(f"{house.address}/lobby")
    player = Player(page, "fortune")
    player.find("sit-fortune").click()
    player.find("buyin-confirm").click()
    _play_hands(player, 2)


def _practice_hand(page: Page, house: House) -> str:
    """A hand with hints; its id."""
    wish = {"id": "practice", "house": "draw-limit", "small": 50, "bots": 2, "temper": ""}
    table = _ask(page, house, "/api/practice", wish)["table"]
    page.goto(f"{house.address}/table/{table}")
    _play_hands(Player(page, table), 1)
    return f"{table}-1"


def _own_table(page: Page, house: House) -> tuple[str, str]:
    """A private table and the link to it."""
    form = {"preset": "seven-stud", "name": "Friday night", "small": 20, "knobs": {"burn": False}}
    table = str(_ask(page, house, "/api/tables", {"id": "own", "table": form})["table"])
    host = page.request.get(f"{house.address}/api/tables/{table}/host").json()
    return table, str(host["link"])


def _to_the_end(page: Page, house: House, tournament: str) -> None:
    page.goto(f"{house.address}/tournament/{tournament}")
    page.get_by_test_id("my-table").click(timeout=30_000)
    play_to_the_end(page, ("act-call", "act-check", "act-bringin", "act-complete", "act-muck"))


def _some_hands(page: Page, house: House, tournament: str) -> str:
    """The first hands of a tournament of the visitor's, who then stops it; his table."""
    page.goto(f"{house.address}/tournament/{tournament}")
    page.get_by_test_id("my-table").click(timeout=30_000)
    _play_hands(Player(page, tournament), 1)
    _order(page, house, tournament, t="pause", on=True)
    expect(page.get_by_test_id("strip-clock")).to_have_text("Stopped by the host")
    return page.url.rsplit("/", 1)[-1]


def _play_hands(player: Player, count: int) -> None:
    """Call and check along until so many hands more are over."""
    expect(player.page.locator("section.seat.own:not(.empty)")).to_be_visible()
    player.page.wait_for_function(DEALT)
    last = int(player.hand_number()) + count
    player.play_until(lambda: int(player.hand_number()) >= last)
