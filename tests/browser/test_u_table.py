"""What a table does for those who sit at it and watch it (CLIENT 2, U24, U25, U33 to U40)."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import look
from tests.browser.conftest import SIZES
from tests.browser.house import Player, frames_of
from tests.browser.rigged import RiggedHouse, config_for

pytestmark = pytest.mark.browser

# Records the pitch of every tone that is made.
TONES = """
window.tones = [];
window.OscillatorNode = class extends OscillatorNode {
  constructor(context, options) { super(context, options); window.tones.push(options.frequency); }
};
"""
TURN_TONES = "window.tones.filter(pitch => pitch === 520).length"

HIDE = """() => {
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


def open_menu(player: Player, test_id: str) -> None:
    """Where there is little room the table's controls are in its menu."""
    if not player.find(test_id).is_visible():
        player.find("menu").click()


def close_menu(player: Player) -> None:
    if player.find("menu-panel").count():
        player.page.keyboard.press("Escape")
        expect(player.find("menu-panel")).to_have_count(0)


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_u24_u25_protection_and_a_lost_connection(
    tmp_path: Path, open_page: Callable[[str], Page], size: str
) -> None:
    """The badge counts 2, 1, 0 and then he folds; who is cut off is shown, and checks for free."""
    with RiggedHouse(tmp_path, config_for("ten-second", 10)) as house:
        page = open_page(size)
        player = house.guest(page, "Hero", 3, 1_000)
        house.sit({1: 1_000, 2: 1_000})
        badge = player.find("seat-1").get_by_test_id("badge-protect")
        for left in (1, 0):
            house.deal("5c 6c 7c 2d 9h Th")  # chair 1 has the low card
            house.act(1, "bring_in")
            house.act(2, "complete", 10)
            house.press(player, "act-call")
            house.wait(10_000)
            expect(badge).to_contain_text(str(left))
            expect(badge).to_contain_text("protection")
            house.play_out()
        house.deal("5c 6c 7c 2d 9h Th")
        house.act(1, "bring_in")
        house.act(2, "complete", 10)
        house.press(player, "act-call")
        house.wait(10_000)
        expect(player.find("actline-1")).to_contain_text("folded")
        # U25: chair 2 is cut off on a street where checking is free.
        house.do(cut_off(house, "p2"))
        expect(player.find("actline-2")).to_contain_text("reconnecting")
        if house.desk.asked == 3:
            house.press(player, "act-check")
        assert house.desk.asked == 2
        house.wait(10_000)
        house.do(house.desk.until(lambda: house.desk.asked != 2))
        expect(player.find("hand-2")).to_be_visible()
        expect(player.find("actline-2")).not_to_contain_text("folded")


async def cut_off(house: RiggedHouse, name: str) -> None:
    house.desk.table.connection(name, False)


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_u33_u34_u36_showdown_pause_and_chips(
    tmp_path: Path, open_page: Callable[[str], Page], size: str
) -> None:
    """The bettor shows first, a loser is asked, pauses and chips wait for the end of the hand."""
    deck = "As 2c Ad 7c Ah 3d Kc 8h Qs 9d"  # chair 1 has three aces, chair 2 nothing
    with RiggedHouse(tmp_path, config_for("fortune", 10, burn=False)) as house:
        page = open_page(size)
        player = house.guest(page, "Hero", 2, 1_000)
        house.sit({1: 1_000})
        house.deal(deck)
        house.to_street(5)
        open_menu(player, "rebuy")
        stack = player.find("stack-2").inner_text()
        player.find("rebuy").click()
        player.find("buyin-input").fill("500")
        player.find("buyin-confirm").click()
        close_menu(player)
        expect(player.find("adding")).to_be_visible()
        open_menu(player, "sitout")
        player.find("sitout").check()
        close_menu(player)
        assert player.find("stack-2").inner_text() == stack, "U36: chips wait"
        before = house.do(stack_of(house, 2))
        house.act(1, "bet", 20)
        house.press(player, "act-call")
        # U33: the last bettor has shown; the loser chooses.
        expect(player.find("hand-1").locator("[data-card=As]")).to_have_count(1)
        assert player.wait_for_turn() == {"act-show", "act-muck"}
        house.press(player, "act-muck")
        expect(page.locator("[data-phase=over]")).to_have_count(1)
        house.wait(5_000)
        expect(player.find("come-back")).to_be_visible()
        expect(player.find("adding")).to_have_count(0)
        assert house.do(stack_of(house, 2)) == before - 20 + 500, "U36: they come after the hand"
        assert house.desk.table.state.number == 1, "U34: not dealt in"
        player.find("come-back").click()
        expect(player.find("come-back")).to_have_count(0)
        house.do(house.desk.until(lambda: house.desk.table.state.number == 2))
        expect(player.find("hand-2")).to_be_visible()
        # U36: leaving in the middle asks once.
        open_menu(player, "leave")
        player.find("leave").click()
        expect(player.find("leave-after")).to_be_visible()
        player.find("leave-now").click()
        house.do(house.desk.until(lambda: house.desk.hand.live_count == 1))
        house.play_out()
        expect(page.locator("section.seat.own:not(.empty)")).to_have_count(0)


async def stack_of(house: RiggedHouse, seat: int) -> int:
    return house.desk.stack(seat)


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_u35_antes_by_hand(tmp_path: Path, open_page: Callable[[str], Page], size: str) -> None:
    """Switched off, each hand asks; no answer in eight seconds is a hand sat out (D-79)."""
    with RiggedHouse(tmp_path, config_for("fortune", 10)) as house:
        player = house.guest(open_page(size), "Hero", 2, 1_000)
        player.find("menu").click()
        expect(player.find("autopost")).to_be_checked()
        player.find("autopost").uncheck()
        close_menu(player)
        house.sit({1: 1_000, 3: 1_000})
        house.wait(5_000)
        question = player.find("ante-question")
        expect(question).to_contain_text("1")
        player.find("ante-post").click()
        expect(player.find("hand-2")).to_be_visible()
        house.do(house.desk.play_out())
        house.wait(5_000)
        expect(question).to_be_visible()
        house.wait(8_000)
        house.do(house.desk.until(lambda: house.desk.table.state.number == 2))
        expect(player.find("seat-1").locator("[data-street]").first).to_be_visible()
        expect(question).to_have_count(0)
        expect(player.find("hand-2")).to_have_count(0)


def test_u37_a_spectator_is_sent_no_hidden_card(
    tmp_path: Path, open_page: Callable[[str], Page]
) -> None:
    """No frame of a spectator, nor of another player, names a card that lies face down."""
    with RiggedHouse(tmp_path, config_for("seven-stud", 200)) as house:
        rail, own = open_page("desk"), open_page("desk")
        heard = {"rail": frames_of(rail), "own": frames_of(own)}
        rail.goto(f"{house.address}/table/t")
        player = house.guest(own, "Hero", 1, 20_000)
        house.sit({2: 20_000, 3: 20_000})
        house.deal("As 2c 4d Ks 3c 5d Qh Jh Td")
        house.to_street(7)
        for page in (rail, own):
            expect(page.locator("[data-street='7']")).to_have_count(4)
        hidden = {2: {"2c", "3c"}, 3: {"4d", "5d"}}
        names = re.compile(r'"([2-9TJQKA][cdhs])"')
        told = {name: set(names.findall("".join(texts))) for name, texts in heard.items()}
        assert {"Qh", "Jh", "Td"} <= told["rail"]
        assert not told["rail"] & {"As", "Ks", *hidden[2], *hidden[3]}
        assert {"As", "Ks"} <= told["own"]
        assert not told["own"] & (hidden[2] | hidden[3])
        assert rail.locator("[data-face=down][data-card]").count() == 0
        expect(player.find("hand-2").locator("[data-face=down]").first).to_be_visible()


def test_u38_motion_can_be_done_without(
    tmp_path: Path, browser: Browser, open_page: Callable[[str], Page]
) -> None:
    """With reduced motion nothing moves at all; with and without, the table ends up the same."""
    with RiggedHouse(tmp_path, config_for("fortune", 10)) as house:
        still = open_page("desk")
        player = house.guest(still, "Hero", 1, 1_000)
        context = browser.new_context(viewport=SIZES["desk"])
        moving = context.new_page()
        moving.goto(f"{house.address}/table/t")
        house.sit({2: 1_000, 3: 1_000})
        house.deal("As 2c 4d Ks 3c 5d")
        expect(player.find("hand-1").locator("[data-card]")).to_have_count(2)
        lasting = still.evaluate(
            "() => [...document.querySelectorAll('*')].filter(one => {"
            " const style = getComputedStyle(one);"
            " const lasts = text => text.split(',').some(part => parseFloat(part) > 0);"
            " return lasts(style.animationDuration) || lasts(style.transitionDuration); })"
            ".map(one => one.outerHTML.slice(0, 100))"
        )
        assert lasting == []
        assert still.evaluate("document.getAnimations().length") == 0
        expect(moving.locator("[data-testid^=card-]")).to_have_count(6)
        moving.wait_for_function(
            "() => !document.getAnimations().some(one => one.effect.target.closest('.cards'))"
        )
        cards = "all => all.map(one => [one.dataset.testid, one.dataset.face, one.dataset.street])"
        there = [
            page.locator("[data-testid^=card-]").evaluate_all(cards) for page in (still, moving)
        ]
        assert sorted(there[0]) == sorted(there[1])
        assert there[0]
        context.close()


def test_u39_u40_the_turn_is_heard_once_and_named_in_the_title(
    tmp_path: Path, open_page: Callable[[str], Page]
) -> None:
    """One sound for a turn, at its start; none before a gesture, none when muted."""
    with RiggedHouse(tmp_path, config_for("fortune", 10)) as house:
        page = open_page("desk")
        page.add_init_script(TONES)
        player = house.guest(page, "Hero", 1, 1_000)
        house.sit({2: 1_000})
        house.deal()
        house.pass_to(1)
        player.wait_for_turn()
        assert page.evaluate(TURN_TONES) == 1
        page.reload()
        player.wait_for_turn()
        assert page.evaluate("window.tones.length") == 0, "no gesture yet"
        page.locator("h1, .plate").first.click()
        page.evaluate(HIDE)
        expect(page).to_have_title(re.compile("^Your turn"))
        house.press(player, "act-call", "act-check", "act-bringin")
        house.pass_to(1)
        player.wait_for_turn()
        assert page.evaluate(TURN_TONES) == 1
        house.press(player, "act-call", "act-check")
        expect(page).not_to_have_title(re.compile("^Your turn"))
        page.evaluate(
            "() => localStorage.setItem('doorcard-preferences', JSON.stringify({ sound: false }))"
        )
        page.reload()
        page.locator(".plate").first.click()
        house.pass_to(1)
        player.wait_for_turn()
        assert page.evaluate("window.tones.length") == 0, "muted"


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_u43_u44_u45_u46_hands_eyes_and_keys(
    tmp_path: Path, open_page: Callable[[str], Page], shots: Path, size: str
) -> None:
    """Buttons for the thumb, three decks, a quiet table, and keys that can be switched off."""
    with RiggedHouse(tmp_path, config_for("seven-stud", 200)) as house:
        page = open_page(size)
        player = house.guest(page, "Hero", 1, 20_000)
        house.sit(dict.fromkeys(range(2, 9), 20_000))
        house.deal()
        house.pass_to(1)
        player.wait_for_decision()
        if size == "phone":
            for name in player.wait_for_turn():
                box = player.find(name).bounding_box()
                assert box is not None
                assert box["height"] >= 48
                assert box["y"] >= 844 * 0.8, name
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        # U44: three decks; the suit is always a shape and a word, too.
        player.find("menu").click()
        for deck in ("violet", "two", "four"):
            player.find("setting-deck").select_option(deck)
            expect(page.locator("html")).to_have_attribute("data-deck", deck)
        close_menu(player)
        card = page.locator("[data-testid=hand-1] [data-card]").first
        assert card.locator("svg").count() > 0
        named = card if card.get_attribute("aria-label") else card.locator("[aria-label]").first
        words = named.get_attribute("aria-label")
        assert words
        assert re.search("of (clubs|diamonds|hearts|spades)", words)
        # U45: Z leaves the game alone, with its clock and pot, and says that it is on.
        page.keyboard.press("z")
        expect(player.find("zen")).to_be_visible()
        expect(player.find("pot")).to_be_visible()
        expect(player.find("clock-1")).to_be_visible()
        expect(page.get_by_role("link", name="Doorcard")).to_have_count(0)
        expect(player.find("log").first).to_be_hidden()
        look(page, shots / f"u45-{size}.png")
        page.keyboard.press("z")
        expect(player.find("zen")).to_have_count(0)
        # U46, WCAG 2.1.4: with keys off F does nothing; with keys on it folds.
        decision = house.desk.hand.decision
        player.find("menu").click()
        player.find("setting-keys").uncheck()
        close_menu(player)
        page.keyboard.press("c")
        expect(player.find("act-call").or_(player.find("act-bringin"))).to_be_enabled()
        assert house.desk.hand.decision == decision
        player.find("menu").click()
        player.find("setting-keys").check()
        close_menu(player)
        page.keyboard.press("b" if player.find("act-bringin").count() else "c")
        house.do(house.others_turn())
        assert house.desk.hand.decision > decision
