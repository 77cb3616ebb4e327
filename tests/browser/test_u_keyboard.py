"""One whole hand of each game by the keyboard alone, and what a screen reader finds (CLIENT 9)."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.rigged import RiggedHouse, config_for

pytestmark = pytest.mark.browser

# house, small bet, and who sits where besides the hero
GAMES = [
    ("fortune", 10, range(2, 9)),
    ("seven-stud", 200, range(2, 9)),
    ("draw-pot", 50, range(2, 7)),
]

FOCUS_COVERED = """() => {
  const focused = document.activeElement;
  const box = focused.getBoundingClientRect();
  const seen = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return focused === document.body || focused.contains(seen) || seen?.contains(focused)
    ? '' : focused.outerHTML.slice(0, 120);
}"""


def tab_to(page: Page, name: str, most: int = 80) -> None:
    """Press Tab until the control with this test id has the focus; it is never covered (2.4.11)."""
    for _ in range(most):
        if page.evaluate("document.activeElement?.dataset?.testid ?? ''") == name:
            return
        page.keyboard.press("Tab")
        covered = page.evaluate(FOCUS_COVERED)
        assert not covered, f"focused and covered: {covered}"
    raise AssertionError(f"Tab does not reach {name}")


@pytest.mark.parametrize(("room", "small", "others"), GAMES, ids=[room for room, _, _ in GAMES])
def test_2_1_1_a_whole_hand_by_the_keyboard(
    tmp_path: Path,
    open_page: Callable[[str], Page],
    room: str,
    small: int,
    others: range,
) -> None:
    """From the front page to the end of a hand without a pointer, by Tab, Enter and letters."""
    with RiggedHouse(tmp_path, config_for(room, small)) as house:
        house.sit(dict.fromkeys(others, 100 * small))
        page = open_page("desk")
        page.goto(house.address)
        tab_to(page, "guest-name")
        page.keyboard.type("Keys")
        page.keyboard.press("Enter")
        page.wait_for_url("**/lobby")
        tab_to(page, "sit-t")
        page.keyboard.press("Enter")
        expect(page.get_by_test_id("buyin-input")).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator("section.seat.own:not(.empty)")).to_have_attribute(
            "data-testid", "seat-1"
        )
        house.by_page.add(1)
        house.deal()
        assert_named(page, room)
        keys = {"act-bringin": "b", "act-check": "c", "act-call": "c", "act-stand": "a"}
        while house.desk.table.state.hand:
            house.do(_next_question(house))
            if house.desk.asked != 1:
                continue
            before = house.desk.hand.decision
            page.wait_for_function(
                "() => document.querySelector('[data-testid^=act-]:not(:disabled)')"
            )
            offered = page.locator("[data-testid^=act-]:not(:disabled)").evaluate_all(
                "all => all.map(one => one.dataset.testid)"
            )
            wish = next((name for name in keys if name in offered), "")
            if wish:
                page.keyboard.press(keys[wish])
            else:  # show or muck: by Tab and Enter
                tab_to(page, "act-muck")
                page.keyboard.press("Enter")
            house.do(_answered(house, before))
        log = page.get_by_role("log").first
        expect(log).to_contain_text(re.compile("wins|split"))


async def _answered(house: RiggedHouse, decision: int) -> None:
    """What the page sent has come in."""
    desk = house.desk
    await desk.until(lambda: desk.hand.decision != decision or not desk.table.state.hand)


async def _next_question(house: RiggedHouse) -> None:
    """Others play passively until the hero is asked or the hand is over."""
    desk = house.desk
    while desk.table.state.hand:
        await desk.until(lambda: desk.asked > 0 or not desk.table.state.hand)
        if not desk.asked or desk.asked in house.by_page:
            return
        await desk.passive_act()


# What a full table of each game is to a screen reader, at the first question of a hand.
NAMES = {
    "fortune": (8, r"Seat \d, .+ chips.*cards"),
    "seven-stud": (8, r"Seat \d, .+ chips.*cards"),
    "draw-pot": (6, r"Seat \d, .+ chips.*cards"),
}


def assert_named(page: Page, room: str) -> None:
    """Every seat is a region that tells all; hidden cards say that they are (1.3.1, 4.1.2)."""
    chairs, pattern = NAMES[room]
    seats = "\n".join(
        f"  - region /{pattern}/:\n    - group /Cards of|Your cards/" for _ in range(chairs)
    )
    expect(page.get_by_role("main")).to_match_aria_snapshot(f"- main:\n{seats}")
    hidden = page.locator("section.seat:not(.own) [data-face=down]")
    for one in hidden.all():
        expect(one).to_have_accessible_name(re.compile("face-down card"))
