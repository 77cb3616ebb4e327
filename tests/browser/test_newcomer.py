"""What a newcomer meets: a clean first visit, a chair taken from the rail, keys that answer."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import House, Player

pytestmark = pytest.mark.browser


def test_a_first_visit_leaves_no_error_behind(
    house: House, open_page: Callable[[str], Page]
) -> None:
    page = open_page("desk")
    errors: list[str] = []
    page.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)
    page.goto(house.address)
    expect(page.get_by_test_id("guest-name")).to_be_visible()
    page.goto(f"{house.address}/lobby")
    expect(page.get_by_test_id("sit-fortune")).to_be_visible()
    expect(page.get_by_test_id("guest-name")).to_be_visible()
    assert not errors


def test_u3_a_watcher_names_himself_and_is_asked_for_the_buy_in(
    house: House, open_page: Callable[[str], Page]
) -> None:
    page = open_page("desk")
    player = Player(page, "fortune")
    page.goto(f"{house.address}/lobby")
    player.find("watch-fortune").click()
    page.get_by_role("button", name="Sit here").first.click()
    expect(player.find("guest-name")).to_be_focused()
    page.keyboard.type("Ann")
    page.keyboard.press("Enter")
    expect(player.find("buyin-input")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("section.seat.own:not(.empty)")).to_be_visible()


def test_u3_sit_asks_once_and_leaves_the_address_of_the_table(
    house: House, open_page: Callable[[str], Page]
) -> None:
    page = open_page("phone")
    player = Player(page, "draw-limit")
    player.sit(house.address, "Eve")
    expect(page).to_have_url(f"{house.address}/table/draw-limit")
    player.leave()
    expect(player.find("menu-panel")).to_have_count(0)
    page.reload()
    expect(page.locator("section.seat").first).to_be_visible()
    expect(player.find("buyin")).to_have_count(0)


def test_u46_the_list_of_keys_opens_from_the_menu(
    house: House, open_page: Callable[[str], Page]
) -> None:
    page = open_page("desk")
    page.goto(f"{house.address}/table/fortune")
    page.get_by_test_id("menu").click()
    page.get_by_test_id("menu-panel").get_by_role("button", name="Keys", exact=True).click()
    expect(page.get_by_test_id("keys")).to_be_visible()
    expect(page.get_by_test_id("menu-panel")).to_have_count(0)
    # The end of the menu is told to the page a moment later; the list must outlive it.
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
    expect(page.get_by_test_id("keys")).to_be_visible()
