"""The lobby's list (CLIENT 2, U1 to U3)."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.house import House, Player

pytestmark = pytest.mark.browser


def open_filters(page: Page) -> None:
    """On a phone the filters are folded away."""
    summary = page.locator("details.choices:not([open]) summary")
    if summary.count():
        summary.click()


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_u1_filters_are_kept_in_the_address(
    house: House, open_page: Callable[[str], Page], size: str
) -> None:
    page = open_page(size)
    page.goto(f"{house.address}/lobby")
    rows = page.locator("[data-testid^=lobby-row-]")
    expect(rows).to_have_count(5)
    open_filters(page)
    page.get_by_test_id("filter-game").select_option("seven_card_stud")
    page.get_by_test_id("filter-limit").select_option("limit")
    page.get_by_test_id("filter-free").check()
    expect(rows).to_have_count(1)
    expect(rows.first).to_contain_text("Seven Card Stud")
    expect(page.get_by_role("status").filter(has_text="1")).to_be_visible()
    assert "game=seven_card_stud" in page.url
    assert "limit=limit" in page.url
    page.reload()
    expect(rows).to_have_count(1)
    expect(page.get_by_test_id("filter-clear")).to_be_visible()
    page.get_by_test_id("filter-clear").click()
    expect(rows).to_have_count(5)


def test_u2_counts_change_in_place(house: House, open_page: Callable[[str], Page]) -> None:
    """A change at a table changes its row's words; focus and place on the page stay."""
    page = open_page("phone")
    sockets: list[WebSocketRoute] = []
    latest: list[str] = []

    def through(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        sockets.append(socket)

        def pass_on(text: str | bytes) -> None:
            latest.append(str(text))
            socket.send(text)

        server.on_message(pass_on)

    page.route_web_socket("**/ws/lobby", through)
    page.goto(f"{house.address}/lobby")
    row = page.get_by_test_id("lobby-row-draw-pot")
    expect(row).to_be_visible()
    row.get_by_test_id("watch-draw-pot").focus()
    page.evaluate("window.scrollTo(0, 120)")
    place = page.evaluate("window.scrollY")
    frame = json.loads(latest[-1])
    for one in frame["rows"]:
        if one["table"] == "draw-pot":
            one["watching"] = 77
    sockets[-1].send(json.dumps(frame))
    expect(row).to_contain_text("77")
    focused = page.evaluate("document.activeElement.dataset.testid")
    assert focused == "watch-draw-pot"
    assert page.evaluate("window.scrollY") == place


def test_u3_quick_seat_asks_for_the_buy_in(house: House, open_page: Callable[[str], Page]) -> None:
    page = open_page("desk")
    player = Player(page, "")
    page.goto(f"{house.address}/lobby")
    player.find("guest-name").fill("Quick")
    player.find("guest-play").click()
    expect(player.find("wallet")).to_be_visible()
    player.find("quick-seat").click()
    page.wait_for_url("**/table/*")
    expect(player.find("buyin-input")).to_be_focused()
