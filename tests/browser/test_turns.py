"""Clock, time bank, the first hand of a table, several tables at once (U22, U23, U47, U48)."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec import structs
from playwright.sync_api import Page, expect

from doorcard.engine.events import Acted
from doorcard.room.orders import Done, Ready, SitOut
from tests.browser.axe import look
from tests.browser.house import House, Player
from tests.browser.rigged import STILL, RiggedHouse, config_for
from tests.room.playing import name_of

pytestmark = pytest.mark.browser

# Seat 3 has the low card and opens, then 1, then the page on 2.
DECK = "2c 9s 7s Kh 9c 4d  5c Kd 2d 5h  6c 7h 9d 6s  8c 3c 2s Th"
FOCUS = "document.activeElement?.dataset.testid ?? ''"


# Both at once, as one glance sees them: half of the time is left, and the bar is half as wide.
HALF = """whole => {
  const clock = document.querySelector('[data-testid=clock-2]');
  const bar = document.querySelector('[data-testid=clock-bar-2]');
  if (!clock || !bar) return false;
  const [minutes, seconds] = clock.innerText.trim().split(':').map(Number);
  const half = Math.abs((60 * minutes + seconds) / whole - 0.5) <= 0.05;
  const width = bar.getBoundingClientRect().width;
  const share = width / bar.parentElement.getBoundingClientRect().width;
  return half && share >= 0.45 && share <= 0.55;
}"""
SHORT = """most => {
  const words = document.querySelector('[data-testid=clock-2]')?.innerText.trim() ?? '';
  return words.startsWith('0:') && Number(words.slice(2)) <= most;
}"""
LISTEN = """() => {
  const region = document.querySelector('[data-testid=announce]');
  window.said = [];
  new MutationObserver(() => window.said.push(region.innerText))
    .observe(region, { childList: true, characterData: true, subtree: true });
}"""


def test_u22_the_clock_is_read_at_a_glance_and_warns_once(
    tmp_path: Path, open_page: Callable[[str], Page]
) -> None:
    """The server's clock stands still but where the test moves it; the page counts on by itself.

    Ten minutes for an act, so that the seconds a busy machine takes do not matter.
    """
    whole = 600
    rules = config_for("fortune", 10, action_seconds=whole, warn_seconds=10)
    with RiggedHouse(tmp_path, rules) as house:
        page = open_page("desk")
        hero = house.guest(page, "Hero", 2, 1_000)
        house.sit({1: 1_000, 3: 1_000})
        house.deal(DECK)
        house.act(3, "complete", 10)
        house.act(1, "raise", 20)
        clock = hero.find("clock-2")
        expect(clock).to_have_role("timer")
        expect(clock).to_have_accessible_name("Time to act")
        # At half of it the bar is half as wide, and the words say the same.
        move_on(house, whole // 2 * 1_000)
        page.wait_for_function(HALF, arg=whole)
        # The warning is said when ten seconds are left, and not again with each one after.
        page.evaluate(LISTEN)
        move_on(house, (whole // 2 - 10) * 1_000)
        page.wait_for_function(SHORT, arg=6)
        page.wait_for_function("() => window.said.some(words => words.includes('seconds left'))")
        warnings = page.evaluate("window.said.filter(words => words.includes('seconds left'))")
        assert warnings == ["10 seconds left"]
        assert house.desk.asked == 2, "the server's own clock has not run"


def move_on(house: RiggedHouse, milliseconds: int) -> None:
    """Let the server's clock move on; the next frame tells the pages: somebody wishes something."""
    house.wait(milliseconds)
    other = house.desk.table.state.occupant(3)
    assert other is not None
    assert house.do(house.desk.order(other.player, SitOut(not other.sitting_out))) == Done()


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_u23_space_uses_the_bank_once_and_everybody_sees_it_run(
    tmp_path: Path, open_page: Callable[[str], Page], shots: Path, size: str
) -> None:
    with RiggedHouse(tmp_path, config_for("fortune", 10, time_bank_seconds=60)) as house:
        page = open_page(size)
        hero = house.guest(page, "Hero", 2, 1_000)
        rail = open_page("desk")
        rail.goto(page.url)
        house.sit({1: 1_000, 3: 1_000})
        house.deal(DECK)
        house.act(3, "complete", 10)
        house.act(1, "raise", 20)
        expect(hero.find("bank-2")).to_contain_text("1:00")
        expect(hero.find("use-bank")).to_be_visible()
        # Space asks for time even where the button of an act has the focus; Enter would press it.
        expect(hero.find("act-call")).to_be_enabled()
        hero.find("act-call").focus()
        page.keyboard.press("Space")
        expect(hero.find("use-bank")).to_have_count(0)
        expect(hero.find("announce")).to_contain_text("Time bank: 60 seconds")
        deadline = house.desk.table.state.deadline
        assert deadline is not None
        assert deadline.at == house.desk.clock.now() + 90_000
        page.keyboard.press("Space")
        assert [act for act in house.desk.events(Acted) if act.seat == 2] == []
        move_on(house, 40_000)
        look(page, shots / f"bank-{size}.png")
        page.keyboard.press("Enter")
        house.do(house.desk.until_asked(3))
        expect(rail.get_by_test_id("actline-2")).to_contain_text("calls 20")
        assert house.desk.view(0).places[1].bank == 50
        # Who has completed put chips in of his own will: his bank begins by itself.
        house.wait(30_000)
        house.do(house.desk.until(lambda: house.desk.table.state.deadline is not None))
        expect(rail.get_by_test_id("bank-3")).to_be_visible()
        assert house.desk.asked == 3


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_u48_the_first_hand_waits_until_all_are_ready(
    tmp_path: Path, open_page: Callable[[str], Page], shots: Path, size: str
) -> None:
    slow = structs.replace(STILL, start=20_000)
    with RiggedHouse(tmp_path, config_for("seven-stud", 200), slow) as house:
        page = open_page(size)
        hero = house.guest(page, "Hero", 2)
        house.sit({5: 40_000})
        expect(hero.find("start-countdown")).to_contain_text("0 of 2")
        expect(hero.find("start-left")).to_have_text(re.compile(r"0:(20|1\d)"))
        look(page, shots / f"start-{size}.png")
        hero.find("ready").click()
        expect(hero.find("start-countdown")).to_contain_text("1 of 2")
        expect(hero.find("ready")).to_be_disabled()
        assert house.desk.table.state.number == 0
        assert house.do(house.desk.order(name_of(5), Ready())) == Done()
        expect(hero.find("hand-2")).to_be_visible()
        expect(hero.find("start-countdown")).to_have_count(0)


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_u47_a_turn_elsewhere_changes_its_tab_and_nothing_else(
    house: House, open_page: Callable[[str], Page], shots: Path, size: str
) -> None:
    page = open_page(size)
    first = Player(page, "fortune")
    first.sit(house.address, f"Two {size}")
    expect(page.get_by_role("navigation", name="Your tables")).to_be_hidden()
    page.evaluate("history.pushState(null, '', '/lobby')")
    page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")
    second = Player(page, "draw-limit")
    second.find("sit-draw-limit").click()
    second.find("buyin-confirm").click()
    expect(page.locator("section.seat.own:not(.empty)")).to_be_visible()
    second.find("menu").focus()
    tab = second.find("tab-fortune")
    expect(tab).to_have_attribute("data-turn", "true", timeout=60_000)
    expect(tab).to_contain_text("Your turn")
    look(page, shots / f"tabs-{size}.png")
    assert page.url.endswith("/table/draw-limit")
    assert page.evaluate(FOCUS) == "menu"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # The page is loaded again: both tables are there, and both are still connected.
    page.reload()
    expect(second.find("tab-fortune")).to_be_visible()
    expect(second.find("tab-draw-limit")).to_have_attribute("aria-current", "page")
    page.keyboard.press("n")
    expect(page).to_have_url(re.compile("/table/fortune$"))
    expect(first.find("tab-fortune")).to_have_attribute("aria-current", "page")
    first.act("act-fold", "act-bringin", "act-check", "act-muck")
    for player in (first, second):
        page.get_by_test_id(f"tab-{player.table}").click()
        expect(page).to_have_url(re.compile(f"/table/{player.table}$"))
        player.leave()
