"""Cut off and back, a second tab, and a server that is killed in the middle of a hand."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.house import ROOMS, House, Player

pytestmark = pytest.mark.browser


def test_u41_cut_off_and_back(house: House, open_page: Callable[[str], Page]) -> None:
    """The banner comes, nothing can be pressed; after the way back it is the server's table."""
    page = open_page("desk")
    open_sockets: list[WebSocketRoute] = []
    cut = False

    def through(socket: WebSocketRoute) -> None:
        if cut:
            socket.close()
            return
        open_sockets.append(socket)
        socket.connect_to_server()

    page.route_web_socket("**/ws/table/**", through)
    player = Player(page, "seven-stud")
    player.sit(house.address, "Traveler")
    player.wait_for_decision()
    hand, cards = player.hand_number(), player.cards()
    cut = True
    open_sockets[-1].close()
    expect(player.find("banner-reconnect")).to_be_visible()
    expect(page.locator("[data-testid^=act-]:not(:disabled)")).to_have_count(0)
    cut = False
    page.evaluate("window.dispatchEvent(new Event('online'))")
    expect(player.find("banner-reconnect")).to_have_count(0)
    assert (player.hand_number(), player.cards()) == (hand, cards)
    player.act("act-call", "act-check", "act-bringin")
    player.leave()


def test_u42_two_tabs(house: House, open_page: Callable[[str], Page]) -> None:
    """The second tab takes over; the first says so and can take the table back (P44)."""
    first = Player(open_page("desk"), "fortune")
    first.sit(house.address, "Twice")
    second = Player(first.page.context.new_page(), "fortune")
    second.page.goto(f"{house.address}/table/fortune")
    expect(first.find("banner-takeover")).to_be_visible()
    second.seat = first.seat
    second.wait_for_turn()
    first.find("banner-takeover").get_by_role("button").click()
    expect(second.find("banner-takeover")).to_be_visible()
    expect(first.find("banner-takeover")).to_have_count(0)
    first.wait_for_turn()
    first.leave()


@pytest.mark.parametrize("room", ROOMS)
def test_killed_in_the_middle(
    own_house: House, open_page: Callable[[str], Page], room: str
) -> None:
    """Kill -9 on the player's turn: same hand, same cards, same pot, same question (B62)."""
    player = Player(open_page("desk"), room)
    player.sit(own_house.address, "Survivor")
    player.wait_for_decision()
    player.act("act-call", "act-check", "act-bringin", "act-stand")
    asked = player.wait_for_decision()
    told = (player.hand_number(), player.cards(), player.find("pot").inner_text(), asked)
    own_house.kill()
    expect(player.find("banner-reconnect")).to_be_visible()
    own_house.start()
    expect(player.find("banner-reconnect")).to_have_count(0, timeout=30_000)
    again = player.wait_for_turn()
    now = (player.hand_number(), player.cards(), player.find("pot").inner_text(), again)
    assert now == told
    hand = player.hand_number()
    player.play_until(
        lambda: player.hand_number() != hand or player.page.locator("[data-phase=over]").count() > 0
    )
