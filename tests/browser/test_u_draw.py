"""Draw on the page, from laid decks (CLIENT 2, U9 to U14, U19, U20)."""

import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import look
from tests.browser.house import Player
from tests.browser.rigged import RiggedHouse, config_for

pytestmark = pytest.mark.browser

CARD_BOXES = """seat => [...document.querySelectorAll(`[data-testid^=card-${seat}-]`)].map(card => {
  const box = card.getBoundingClientRect();
  return [box.left, box.right, box.width];
})"""


@pytest.mark.parametrize(("size", "least"), [("desk", 64), ("phone", 56)])
def test_u9_to_u14_a_hand_of_draw(
    tmp_path: Path, open_page: Callable[[str], Page], shots: Path, size: str, least: int
) -> None:
    """Large cards of one's own, tap to mark, stand pat apart, counts for all, new cards marked."""
    with RiggedHouse(tmp_path, config_for("draw-limit", 50)) as house:
        page = open_page(size)
        player = house.guest(page, "Hero", 1, 5_000)
        house.sit({2: 5_000, 3: 5_000, 4: 5_000})
        house.deal()
        while house.desk.hand.started.button != 4:  # so that the others draw after the hero
            house.pass_to(1)
            house.press(player, "act-fold")
            house.play_out()
            house.deal()
        assert_u10_own_cards(page, least)
        expect(player.find("seat-4").get_by_test_id("btn-dealer")).to_be_visible()
        house.pass_to(1)
        while "act-draw" not in visible(player):
            house.press(player, "act-check", "act-call")
            house.pass_to(1)
            page.wait_for_function("() => document.querySelector('[data-testid^=act-]')")
        assert_u11_u12_marking(page, player)
        look(page, shots / f"u11-{size}.png")
        before = player.cards()
        player.find("act-draw").click()
        # U13: seen on the seat, in its accessible name and in the log, by everybody.
        expect(player.find("seat-1")).to_have_attribute("aria-label", re.compile("2"))
        expect(page.locator("[data-testid=hand-1] [data-new=true]")).to_have_count(2)
        assert len(set(before) & set(player.cards())) == 3
        assert_u13_others_count(house, page, player)
        # U14: marked until the next act of one's own.
        house.pass_to(1)
        house.press(player, "act-check", "act-call")
        expect(page.locator("[data-testid=hand-1] [data-new=true]")).to_have_count(0)
        house.play_out()
        house.deal()
        # U9: the button moves to the next chair.
        expect(player.find("seat-1").get_by_test_id("btn-dealer")).to_be_visible()
        expect(player.find("btn-dealer")).to_have_count(1)


def visible(player: Player) -> set[str]:
    """The acts on the screen, enabled or not."""
    found = player.page.locator("[data-testid^=act-]")
    return set(found.evaluate_all("all => all.map(one => one.dataset.testid)"))


def assert_u10_own_cards(page: Page, least: int) -> None:
    expect(page.locator("[data-testid^=card-1-]")).to_have_count(5)
    boxes = page.evaluate(CARD_BOXES, 1)
    assert all(width >= least for _, _, width in boxes), boxes
    assert all(one[1] <= other[0] for one, other in pairwise(boxes)), boxes


def assert_u11_u12_marking(page: Page, player: Player) -> None:
    cards = [player.find(f"card-1-{index}") for index in range(5)]
    expect(player.find("act-stand")).to_be_enabled()
    expect(player.find("act-draw")).to_be_disabled()
    page.evaluate(
        "() => { const send = WebSocket.prototype.send; window.sentFrames = [];"
        " WebSocket.prototype.send = function (text) {"
        " window.sentFrames.push(String(text)); return send.call(this, text); }; }"
    )
    for index in (0, 2, 4):
        cards[index].click()
        expect(cards[index]).to_have_attribute("aria-pressed", "true")
    expect(player.find("act-draw")).to_have_text("Draw 3")
    expect(player.find("act-stand")).to_be_disabled()
    page.keyboard.press("1")
    expect(player.find("act-draw")).to_have_text("Draw 2")
    sent = page.evaluate("window.sentFrames.filter(text => text.includes('discard'))")
    assert sent == [], "marking sends nothing"


def assert_u13_others_count(house: RiggedHouse, page: Page, player: Player) -> None:
    async def draw_two() -> int:
        await house.others_turn()
        desk = house.desk
        seat = desk.asked
        own = [card.card for card in desk.view(seat).places[seat - 1].cards]
        await desk.act(seat, "discard", cards=tuple(own[:2]))
        return seat

    seat = house.do(draw_two())
    expect(player.find(f"actline-{seat}")).to_contain_text("draws 2")
    expect(player.find(f"seat-{seat}")).to_have_attribute("aria-label", re.compile("draws 2"))
    expect(page.get_by_role("log").first).to_contain_text(f"p{seat} draws 2")
    assert player.find(f"hand-{seat}").locator("[data-card]").count() == 0


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_u19_u20_pot_limit_amounts(
    tmp_path: Path, open_page: Callable[[str], Page], shots: Path, size: str
) -> None:
    """Presets, field, buttons, arrows and slider agree, stay in the limits and send nothing."""
    with RiggedHouse(tmp_path, config_for("draw-pot", 50)) as house:
        page = open_page(size)
        player = house.guest(page, "Hero", 1, 5_000)
        house.sit({2: 5_000, 3: 5_000, 4: 5_000})
        house.deal()
        house.pass_to(1)
        player.wait_for_decision()
        field, slider = player.find("size-input"), player.find("slider")
        least, most = int(slider.get_attribute("min") or 0), int(slider.get_attribute("max") or 0)
        assert 0 < least < most
        decision = house.desk.hand.decision

        def agree(amount: int) -> None:
            expect(field).to_have_value(str(amount))
            expect(slider).to_have_value(str(amount))
            expect(player.find("act-raise")).to_contain_text(f"{amount:,}")

        player.find("preset-pot").click()
        agree(most)
        look(page, shots / f"u19-{size}.png")
        player.find("minus").click()
        expect(slider).not_to_have_value(str(most))
        player.find("preset-q").click()
        assert least <= int(field.input_value()) <= most
        player.find("plus").click()
        typed = (least + most) // 2
        field.fill(str(typed))
        agree(typed)
        field.press("ArrowUp")
        assert int(field.input_value()) > typed
        slider.focus()
        before = int(slider.input_value())
        slider.press("ArrowLeft")
        assert int(field.input_value()) < before
        box = slider.bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + box["width"] - 4, box["y"] + box["height"] / 2)
        agree(most)
        field.fill(str(most * 3))
        field.press("Tab")
        agree(most)
        assert house.desk.hand.decision == decision, "nothing of this sends"
        # U20: Enter sends what was typed in this turn, and nothing in a turn without a change.
        house.press(player, "act-raise")
        house.pass_to(1)
        while not player.find("size-input").count():
            house.press(player, "act-check", "act-call", "act-stand")
            house.pass_to(1)
            player.wait_for_decision()
        decision = house.desk.hand.decision
        field.press("Enter")
        expect(page.locator("[data-testid=act-bet], [data-testid=act-raise]")).to_be_focused()
        assert house.desk.hand.decision == decision
        player.find("plus").click()
        field.press("Enter")
        expect(player.find("act-bet")).to_have_count(0)
        house.do(house.others_turn())
        assert house.desk.hand.decision > decision
