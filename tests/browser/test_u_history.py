"""Finished hands on the page: LAST HAND, the replayer, statistics, files (U27, U28, U31)."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Response, expect

from tests.browser.axe import look
from tests.browser.conftest import SIZES
from tests.browser.house import frames_of
from tests.browser.rigged import TABLE, RiggedHouse, config_for
from tests.histories.told import text_of
from tests.web.played import MUCKED

pytestmark = pytest.mark.browser

HERO = 2
CHIPS = 20_000
FOLDED = "6d"  # what seat 4 throws away in the hand MUCKED
LATER = 52

# Cards of opponents that lie face down and yet say in the page what they are.
OPEN_BACKS = """() => [...document.querySelectorAll('section.seat:not(.own) [data-face=down]')]
  .filter(card => card.dataset.card).map(card => card.dataset.testid)"""


class Wire:
    """Everything a page is sent from ``listen`` on."""

    def __init__(self, page: Page) -> None:
        self._frames = frames_of(page)
        self._responses: list[Response] = []
        page.on("response", lambda response: self._responses.append(response))

    def listen(self) -> None:
        """Forget what has come so far."""
        self._frames.clear()
        self._responses.clear()

    def naming(self, card: str) -> list[str]:
        """What was sent that names a card, by its two letters."""
        answers = [one.text() for one in self._responses if "/api/" in one.url]
        return [text for text in (*self._frames, *answers) if f'"{card}"' in text]


def find(page: Page, test_id: str) -> Locator:
    return page.get_by_test_id(test_id)


def play_short(house: RiggedHouse, hands: int) -> None:
    """Hands in which everybody folds."""

    async def work() -> None:
        for _ in range(hands):
            await house.desk.next_hand()
            await house.desk.play_out("fold")

    house.do(work())


def play_mucked(house: RiggedHouse) -> None:
    """Seat 1 shows aces, seats 2 and 3 muck on the river, seat 4 has folded."""

    async def work() -> None:
        house.desk.entropy.stack(MUCKED)
        await house.desk.next_hand()
        await house.desk.act(1, "bring_in")
        await house.desk.act(2, "call")
        await house.desk.act(3, "call")
        await house.desk.act(4, "fold")
        await house.desk.play_out()

    house.do(work())


def open_table(house: RiggedHouse, page: Page) -> None:
    """The page's player takes chair 2, three others theirs; all act through the table."""
    house.guest(page, "Hero", HERO, CHIPS)
    house.sit({1: CHIPS, 3: CHIPS, 4: CHIPS})
    house.by_page.clear()


def test_u27_the_fifty_latest_hands_with_what_was_mucked_and_nothing_folded(
    tmp_path: Path, open_page: Callable[[str], Page], shots: Path
) -> None:
    with RiggedHouse(tmp_path, config_for("fortune", 10)) as house:
        page = open_page("desk")
        wire = Wire(page)
        open_table(house, page)
        play_short(house, LATER - 1)
        before = page.locator(f"[data-hand-number='{LATER - 1}'][data-phase=over]")
        expect(before).to_be_attached()  # the frames of earlier hands have come
        wire.listen()
        play_mucked(house)
        find(page, "lasthand-open").click()
        numbers = find(page, "lasthand-list").locator(".pick span:first-child")
        expect(numbers).to_have_count(50)
        assert numbers.first.inner_text() == f"Hand #{LATER}"
        assert numbers.last.inner_text() == "Hand #3"
        shown = find(page, "lasthand-hand")
        expect(shown.get_by_test_id("last-card-3-0")).to_have_attribute("data-card", "Jd")
        expect(shown.get_by_test_id("last-hand-4")).to_have_count(0)
        assert FOLDED not in page.content()
        assert wire.naming(FOLDED) == []
        assert wire.naming("Jd")
        look(page, shots / "last-hand.png")


def test_u28_the_replayer(tmp_path: Path, open_page: Callable[[str], Page], shots: Path) -> None:
    """Steps, keys, speeds, deep link, hidden cards, looking ahead, another view."""
    with RiggedHouse(tmp_path, config_for("fortune", 10)) as house:
        page = open_page("desk")
        open_table(house, page)
        play_mucked(house)
        page.goto(f"{house.address}/hand/t-1?step=17")
        replay = page.locator(".replay")
        expect(replay).to_have_attribute("data-step", "17")
        last = int(replay.get_attribute("data-steps") or "0")
        assert last > 20

        page.keyboard.press("Home")
        expect(replay).to_have_attribute("data-step", "1")
        page.keyboard.press("ArrowLeft")
        expect(replay).to_have_attribute("data-step", "1")
        expect(find(page, "replay-reveal")).not_to_be_checked()
        for step in range(2, last + 1):
            page.keyboard.press("ArrowRight")
            expect(replay).to_have_attribute("data-step", str(step))
            said = find(page, "log").inner_text()
            open_backs = page.evaluate(OPEN_BACKS)
            if "shows" not in said.split("Showdown")[-1] or "Showdown" not in said:
                assert open_backs == [], f"U28: seen before the showdown, in step {step}"
            else:
                assert {card[:6] for card in open_backs} <= {"card-1"}
        assert page.evaluate(OPEN_BACKS) == ["card-1-0"]
        expect(find(page, "announce")).to_contain_text("wins")

        page.keyboard.press("End")
        page.keyboard.press("ArrowLeft")
        expect(replay).to_have_attribute("data-step", str(last - 1))
        expect(page).to_have_url(re.compile(rf"step={last - 1}$"))
        page.keyboard.press("Home")
        for _ in range(3):
            page.keyboard.press("ArrowRight")
        find(page, "replay-reveal").check()
        mucked = find(page, "card-3-0")
        expect(mucked).to_have_attribute("data-card", "Jd")
        expect(find(page, "card-4-0")).not_to_have_attribute("data-card", "6d")
        look(page, shots / "replay-looking-ahead.png")
        find(page, "replay-view").check()
        expect(page.locator("section.seat.own")).to_have_count(0)
        expect(find(page, "card-2-0")).not_to_have_attribute("data-card", "6s")
        expect(replay).to_have_attribute("data-step", "4")
        find(page, "replay-view").uncheck()

        speeds = find(page, "replay-speed").locator("option")
        assert speeds.all_inner_texts() == ["0.5×", "1×", "2×", "4×"]
        find(page, "replay-speed").select_option("4")
        page.locator("h1").click()
        page.keyboard.press("Home")
        page.keyboard.press("Space")
        expect(replay).to_have_attribute("data-step", str(last), timeout=60_000)
        expect(page).to_have_url(re.compile(rf"step={last}&speed=4$"))
        page.reload()
        expect(replay).to_have_attribute("data-step", str(last))
        expect(find(page, "replay-speed")).to_have_value("4")

        # A phone shows all of it at once, under the tab of one's table too.
        page.set_viewport_size(SIZES["phone"])
        expect(find(page, f"tab-{TABLE}")).to_be_visible()
        for key in ("End", "Home"):
            page.keyboard.press(key)
            assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), key
        look(page, shots / "replay-phone.png")


def test_u31_numbers_of_ten_hands_and_the_hands_themselves(
    tmp_path: Path, open_page: Callable[[str], Page], shots: Path
) -> None:
    """The table's own tab, the page of statistics, the search and a file are of one mind."""
    with RiggedHouse(tmp_path, config_for("fortune", 10)) as house:
        page = open_page("phone")
        open_table(house, page)
        for _ in range(5):  # a hand that seats 1 to 3 play to the end, one that seat 2 steals
            play_mucked(house)
            house.do(steal(house))
        find(page, "talk-open").click()
        find(page, "tab-session").click()
        expect(find(page, "session-hands")).to_have_text("10")
        expect(find(page, "session-pots")).to_have_text("5")
        expect(find(page, "session-showdowns")).to_have_text("5, 0 won")
        expect(find(page, "session-street-2")).to_have_text("10")
        expect(find(page, "session-street-5")).to_have_text("5")
        net = house.do(stack_of(house)) - CHIPS
        written = f"{'+' if net > 0 else '−' if net < 0 else ''}{abs(net)}"
        expect(find(page, "session-net")).to_have_text(written)
        look(page, shots / "session.png")

        page.goto(f"{house.address}/stats")
        expect(find(page, "stats-hands")).to_have_text("10")
        expect(find(page, "stats-net")).to_have_text(written)
        expect(page.get_by_role("img", name=re.compile("After 10 hands"))).to_be_visible()
        page.get_by_role("button", name="Today").click()
        expect(find(page, "stats-hands")).to_have_count(0)  # the table's clock stands in the past

        page.goto(f"{house.address}/hands?result=won")
        expect(find(page, "hands-count")).to_have_text("5 hands found")
        page.reload()
        expect(find(page, "hands-list").locator("tbody tr")).to_have_count(5)
        find(page, "hands-result").select_option("lost")
        expect(page).to_have_url(re.compile("result=lost"))
        expect(find(page, "hands-count")).to_have_text("5 hands found")
        with page.expect_download() as file:
            find(page, "hands-download").click()
        text = Path(file.value.path()).read_text()
        assert text.count("PokerStars ") == 5

        page.goto(f"{house.address}/hands/read")
        find(page, "read-text").fill(text)
        find(page, "read-open").click()
        find(page, "read-hand-4").click()
        expect(page.locator(".replay")).to_be_visible()
        find(page, "read-text").fill(text_of("pokerstars_stud.txt").replace(": calls", ": sings"))
        find(page, "read-open").click()
        expect(find(page, "read-list")).to_contain_text(re.compile(r"Line \d+: .*sings"))


async def steal(house: RiggedHouse) -> None:
    """Seat 1 brings in, seat 2 completes, and everybody folds."""
    house.desk.entropy.stack(MUCKED)
    await house.desk.next_hand()
    await house.desk.act(1, "bring_in")
    await house.desk.act(2, "complete", 10)
    for seat in (3, 4, 1):
        await house.desk.act(seat, "fold")
    await house.desk.play_out()


async def stack_of(house: RiggedHouse) -> int:
    return house.desk.stack(HERO)
