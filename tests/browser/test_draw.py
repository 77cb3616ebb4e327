"""The draw on the page: marking, unmarking, standing pat, counts for everybody (U11-U14)."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import House, Player

pytestmark = pytest.mark.browser


def test_three_cards_are_exchanged(house: House, open_page: Callable[[str], Page]) -> None:
    """Tap three, take one back, draw two: two of the five are new, and all learn the count."""
    player = Player(open_page("desk"), "draw-limit")
    player.sit(house.address, "Drawer")
    watcher = Player(open_page("desk"), "draw-limit")
    watcher.page.goto(f"{house.address}/table/draw-limit")
    page = player.page
    player.play_until(lambda: player.find("act-draw").count() > 0)
    before = player.cards()
    cards = [player.find(f"card-{player.seat}-{index}") for index in range(5)]
    expect(player.find("act-stand")).to_be_enabled()
    expect(player.find("act-draw")).to_be_disabled()
    for index in (0, 2, 4):
        cards[index].click()
        expect(cards[index]).to_have_attribute("aria-pressed", "true")
    expect(player.find("act-draw")).to_have_text("Draw 3")
    expect(player.find("act-stand")).to_be_disabled()
    page.keyboard.press("5")
    expect(player.find("act-draw")).to_have_text("Draw 2")
    assert player.cards() == before, "marking alone sends nothing"
    player.find("act-draw").click()
    expect(page.locator(f"[data-testid=hand-{player.seat}] [data-new=true]")).to_have_count(2)
    after = player.cards()
    assert len(after) == 5
    assert {before[1], before[3], before[4]} <= set(after)
    assert not {before[0], before[2]} & set(after), "a discard never comes back to its owner (B27)"
    line = watcher.find(f"actline-{player.seat}")
    expect(line).to_contain_text("2")
    shown = watcher.find(f"hand-{player.seat}").locator("[data-card]")
    assert shown.count() == 0, "a watcher learns the count alone (R4.8)"
    player.leave()
