"""A heads-up sit-and-go played to its end against a house player, on the page."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import House

pytestmark = pytest.mark.browser

# Few chips, so that it is soon over; the house player comes a second after the first entry.
TOURNAMENT = """
[[tournaments]]
form = "heads-up"
house_players = 1
fill_seconds = 1
stack = 120
"""

CALM = ["act-call", "act-check", "act-bringin", "act-raise", "act-complete"]


@pytest.fixture
def club(tmp_path: Path) -> Iterator[House]:
    """A server with a tournament on offer."""
    with House(tmp_path, TOURNAMENT) as running:
        yield running


def test_a_heads_up_sit_and_go_to_its_end(
    club: House, open_page: Callable[[str], Page], shots: Path
) -> None:
    """From the list to the seat, through the levels, to the place and the standings."""
    page = open_page("desk")
    page.goto(f"{club.address}/lobby")
    page.get_by_test_id("tournaments-link").click()
    page.get_by_test_id("guest-name").fill("Rounder")
    page.get_by_test_id("guest-play").click()
    expect(page.get_by_test_id("wallet")).to_be_visible()
    page.screenshot(path=shots / "tournaments-desk.png")
    page.get_by_test_id("tournament-heads-up").get_by_role("link").click()
    page.get_by_test_id("register").click()
    expect(page.get_by_test_id("unregister").or_(page.get_by_test_id("my-table"))).to_be_visible()
    page.get_by_test_id("my-table").click(timeout=30_000)
    expect(page.get_by_test_id("strip-level")).to_contain_text("Level 1")
    expect(page.get_by_test_id("strip-rank")).to_contain_text("of 2")
    expect(page.get_by_test_id("leave")).to_have_count(0)
    page.screenshot(path=shots / "tournament-table-desk.png")
    end = play_to_the_end(page)
    page.screenshot(path=shots / "tournament-end-desk.png")
    place = "1" if "You win" in end else "2"
    page.get_by_test_id("tournament-end").get_by_role("link").click()
    expect(page.get_by_test_id("tournament-phase")).to_have_attribute("data-phase", "finished")
    expect(page.get_by_test_id("my-place")).to_contain_text(f"place {place}")
    expect(page.get_by_test_id("tournament-players").locator("li")).to_have_count(2)
    page.screenshot(path=shots / "tournament-page-desk.png", full_page=True)
    page.set_viewport_size({"width": 390, "height": 844})
    page.screenshot(path=shots / "tournament-page-phone.png", full_page=True)
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


def play_to_the_end(page: Page) -> str:
    """Act whenever something is asked, until the end is told; its words.

    Looked for and pressed in one go: a question that lapses meanwhile is no fault.
    """
    end = page.get_by_test_id("tournament-end")
    for _ in range(400):
        page.wait_for_function(PRESS_OR_END, arg=CALM, timeout=60_000)
        if end.count():
            return end.inner_text()
    raise AssertionError("the tournament did not end")


PRESS_OR_END = """calm => {
  if (document.querySelector('[data-testid=tournament-end]')) return true;
  const find = act => document.querySelector(`[data-testid=${act}]:not(:disabled)`);
  const button = calm.map(find).find(Boolean);
  button?.click();
  return Boolean(button);
}"""
