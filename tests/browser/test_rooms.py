"""Whole hands in every room, played on the page against house bots."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import look
from tests.browser.house import ROOMS, House, Player

pytestmark = pytest.mark.browser

WHOLE_HAND = {"fortune": 5, "ten-second": 5, "seven-stud": 7, "draw-limit": 5, "draw-pot": 5}


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("room", ROOMS)
def test_a_hand_to_showdown(
    house: House, open_page: Callable[[str], Page], shots: Path, room: str, size: str
) -> None:
    """A guest sits down, holds on to the end, and the dealer names the winner's hand."""
    player = Player(open_page(size), room)
    player.sit(house.address, f"Guest {size}")
    page = player.page

    def reached_showdown() -> bool:
        over = page.locator("[data-phase=over]").count() > 0
        return over and len(player.cards()) == WHOLE_HAND[room]

    player.wait_for_turn()
    look(page, shots / f"{room}-{size}-turn.png")
    acts = player.play_until(reached_showdown)
    assert acts, "the player was never asked anything"
    look(page, shots / f"{room}-{size}-showdown.png")
    if size == "phone":
        page.get_by_role("button", name=re.compile("log", re.I)).first.click()
    said = player.find("log").last
    expect(said).to_contain_text(re.compile(r"wins|win|split|share", re.I))
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    page.reload()
    player.leave()


def test_a_chair_and_a_wallet(house: House, open_page: Callable[[str], Page]) -> None:
    """The buy-in leaves the wallet, and what is left of it comes back at the end."""
    player = Player(open_page("desk"), "seven-stud")
    player.sit(house.address, "Wallet")
    player.page.goto(f"{house.address}/lobby")
    expect(player.find("wallet")).to_be_visible()
    with_chair = player.find("wallet").inner_text()
    player.page.goto(f"{house.address}/table/seven-stud")
    player.leave()
    player.page.goto(f"{house.address}/lobby")
    expect(player.find("wallet")).not_to_have_text(with_chair)
