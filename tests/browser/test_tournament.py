"""A heads-up sit-and-go played to its end against a house player, on the page."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import look
from tests.browser.conftest import SIZES
from tests.browser.house import House
from tests.browser.visitor import play_to_the_end

pytestmark = pytest.mark.browser

# Few chips, so that it is soon over; the house player comes a second after the first entry.
TOURNAMENT = """
[[tournaments]]
form = "heads-up"
house_players = 1
fill_seconds = 1
stack = 120

[[tournaments]]
form = "draw-sng-6"
"""

CALM = ("act-call", "act-check", "act-bringin", "act-raise", "act-complete")


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
    look(page, shots / "tournaments-desk.png")
    page.get_by_test_id("tournament-heads-up").get_by_role("link").click()
    page.get_by_test_id("register").click()
    expect(page.get_by_test_id("unregister").or_(page.get_by_test_id("my-table"))).to_be_visible()
    page.get_by_test_id("my-table").click(timeout=30_000)
    expect(page.get_by_test_id("strip-level")).to_contain_text("Level 1")
    expect(page.get_by_test_id("strip-rank")).to_contain_text("of 2")
    expect(page.get_by_test_id("leave")).to_have_count(0)
    look(page, shots / "tournament-table-desk.png")
    end = play_to_the_end(page, CALM)
    look(page, shots / "tournament-end-desk.png")
    page.set_viewport_size({"width": 320, "height": 640})
    look(page, shots / "tournament-end-narrow.png")
    page.set_viewport_size(SIZES["desk"])
    place = "1" if "You win" in end else "2"
    page.get_by_test_id("tournament-end").get_by_role("link").click()
    expect(page.get_by_test_id("tournament-phase")).to_have_attribute("data-phase", "finished")
    expect(page.get_by_test_id("my-place")).to_contain_text(f"place {place}")
    expect(page.get_by_test_id("tournament-players").locator("li")).to_have_count(2)
    look(page, shots / "tournament-page-desk.png", whole=True)
    page.set_viewport_size({"width": 390, "height": 844})
    look(page, shots / "tournament-page-phone.png", whole=True)


def test_entering_and_taking_the_entry_back_by_keyboard_alone(
    club: House, open_page: Callable[[str], Page]
) -> None:
    """From the list to the entry and back; the focus stays where the pressed button was."""
    page = open_page("desk")
    page.goto(f"{club.address}/tournaments")
    page.get_by_test_id("guest-name").focus()
    page.keyboard.type("Keys")
    page.keyboard.press("Enter")
    wallet = page.get_by_test_id("wallet")
    expect(wallet).to_contain_text("1,000,000")
    tab_to(page, "tournament-draw-sng-6")
    page.keyboard.press("Enter")
    tab_to(page, "register")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("unregister")).to_be_focused()
    expect(page.get_by_test_id("my-standing")).to_have_text("You are entered")
    expect(page.get_by_test_id("tournament-entries")).to_contain_text("1 of 6")
    expect(wallet).to_contain_text("999,450")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("register")).to_be_focused()
    expect(page.get_by_test_id("my-standing")).to_be_empty()
    expect(page.get_by_test_id("tournament-entries")).to_contain_text("0 of 6")
    expect(wallet).to_contain_text("1,000,000")


def tab_to(page: Page, test_id: str) -> None:
    """Tab on until the focus is in the element with this test id."""
    expect(page.get_by_test_id(test_id)).to_be_visible()
    inside = "id => document.activeElement.closest(`[data-testid='${id}']`) !== null"
    for _ in range(60):
        if page.evaluate(inside, test_id):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {test_id}")
