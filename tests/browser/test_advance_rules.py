"""What is ticked before the turn: the ten rules of CLIENT section 5, seen on the page (U21)."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, Page, WebSocket, expect

from doorcard.engine.events import Acted
from doorcard.room.orders import Act, Refused
from tests.browser.axe import look
from tests.browser.house import Player
from tests.browser.rigged import RiggedHouse, config_for

pytestmark = pytest.mark.browser

# Seat 3 has the low card and opens, then 1, then the page on 2; later seat 1 shows a pair of kings.
DECK = "2c 9s 7s Kh 9c 4d  5c Kd 2d 5h  6c 7h 9d 6s  8c 3c 2s Th"
BOXES = ("pre-fold", "pre-checkfold", "pre-check", "pre-call", "pre-callany")
HERO = 2


class Sent:
    """Everything the page sends, parsed."""

    def __init__(self, page: Page) -> None:
        self.frames: list[dict[str, Any]] = []
        page.on("websocket", self._follow)

    def _follow(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda text: self.frames.append(json.loads(text)))

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [frame for frame in self.frames if frame["t"] == kind]


# The next act is spoiled on its way out of the page, so that the server refuses it.
SPOILER = """() => {
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    const frame = JSON.parse(text);
    if (!window.spoilNext || frame.t !== 'act') return send.call(this, text);
    window.spoilNext = false;
    send.call(this, JSON.stringify({ ...frame, act: 'raise', to: 1 }));
  };
}"""


def freeze(page: Page) -> None:
    """Stop the page's clock; it moves on by ``page.clock.run_for`` alone."""
    page.clock.pause_at(page.evaluate("Date.now() / 1000") + 2)


def box(player: Player, test_id: str) -> Locator:
    return player.find(test_id)


def tick(player: Player, test_id: str) -> FloatRect:
    """Tick a box and wait for the server's word; where it lies."""
    one = box(player, test_id)
    one.click()
    expect(one).to_be_checked()
    bounds = one.bounding_box()
    assert bounds is not None
    return bounds


def none_ticked(player: Player) -> None:
    expect(player.page.locator("[role=checkbox][aria-checked=true]")).to_have_count(0)


def shared(one: FloatRect, other: FloatRect) -> float:
    """The part of the smaller box that both cover."""
    width = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    height = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    smaller = min(one["width"] * one["height"], other["width"] * other["height"])
    return max(0, width) * max(0, height) / smaller


def hero_acts(house: RiggedHouse) -> list[str]:
    return [act.act for act in house.desk.events(Acted) if act.seat == HERO]


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_u21_the_ten_rules_of_what_is_ticked_before_the_turn(
    tmp_path: Path, open_page: Callable[[str], Page], shots: Path, size: str
) -> None:
    with RiggedHouse(tmp_path, config_for("fortune", 10)) as house:
        page = open_page(size)
        page.clock.install()
        sent = Sent(page)
        page.add_init_script(f"({SPOILER})()")
        hero = house.guest(page, "Hero", HERO, 1_000)
        house.sit({1: 1_000, 3: 1_000})
        house.deal(DECK)
        house.act(3, "complete", 10)
        expect(box(hero, "pre-call")).to_contain_text("10")
        look(page, shots / f"advance-{size}.png")

        # R8: nothing wagers, and a call of any amount names its bound.
        assert page.locator("[data-testid^=pre-]").evaluate_all(
            "boxes => boxes.map(box => box.dataset.testid)"
        ) == ["pre-callany", "pre-fold", "pre-call"]
        expect(box(hero, "pre-callany")).to_contain_text("40")

        # R3: a raise takes "Call 10" away, says so, and calls nothing.
        tick(hero, "pre-call")
        freeze(page)
        house.act(1, "raise", 20)
        expect(hero.find("advance-dropped")).to_contain_text("has changed")
        none_ticked(hero)
        assert hero_acts(house) == []

        # R6: what was "Call 10" is "Call 20" now; for half a second it is deaf.
        expect(hero.find("act-call")).to_contain_text("20")
        page.clock.run_for(100)
        hero.find("act-call").dispatch_event("click")
        assert sent.of("act") == []
        page.clock.run_for(500)
        expect(hero.find("act-call")).to_be_enabled()
        page.clock.resume()
        expect(hero.find("announce")).to_contain_text("has changed")
        look(page, shots / f"advance-turn-{size}.png")

        # R7: an act is refused, so the buttons are back, with the reason; nothing has happened.
        page.evaluate("window.spoilNext = true")
        hero.find("act-call").click()
        expect(hero.find("refusal")).to_be_visible()
        look(page, shots / f"advance-refused-{size}.png")
        expect(hero.find("act-call")).to_be_enabled()
        expect(hero.find("act-fold")).to_be_enabled()
        assert len(sent.of("act")) == 1
        assert hero_acts(house) == []
        # R7: two clicks are one frame.
        hero.find("act-call").dblclick()
        house.do(house.desk.until_asked(3))
        expect(hero.find("refusal")).to_have_count(0)
        assert len(sent.of("act")) == 2

        # R4: the price rises again while he waits; a click a moment later ticks nothing.
        house.act(3, "call")
        house.pass_to(1)
        expect(box(hero, "pre-check")).to_be_visible()
        freeze(page)
        tick(hero, "pre-checkfold")
        house.act(1, "check")
        expect(hero.find("act-check")).to_be_visible()

        # R6: "Check/Fold" has become nothing or "Fold" under the pointer: deaf for a moment.
        page.clock.run_for(100)
        if hero.find("act-fold").count():
            hero.find("act-fold").dispatch_event("click")
        assert hero_acts(house) == ["call"]
        page.clock.run_for(600)
        page.clock.resume()

        # R9: the server does it, no sooner than a quick hand and no later.
        house.wait(399)
        assert hero_acts(house) == ["call"]
        house.wait(501)
        house.do(house.desk.until_asked(3))
        assert hero_acts(house) == ["call", "check"]

        # R2: the next street has nothing ticked.
        house.act(3, "bet", 10)
        house.act(1, "raise", 20)
        house.do(house.desk.until_asked(HERO))
        house.press(hero, "act-raise")
        tick(hero, "pre-fold")
        house.act(3, "call")
        house.act(1, "call")
        house.do(house.desk.until_asked(1))
        expect(box(hero, "pre-checkfold")).to_be_visible()
        none_ticked(hero)

        # R5: the button of the same meaning comes where the box was, and nothing raises there.
        house.act(1, "bet", 20)
        house.do(house.desk.until_asked(HERO))
        house.press(hero, "act-call")
        house.act(3, "raise", 40)
        house.do(house.desk.until_asked(1))
        fold = tick(hero, "pre-fold")
        house.act(1, "call")
        house.do(house.desk.until_asked(HERO))
        real = hero.find("act-fold").bounding_box()
        wager = hero.find("act-raise").bounding_box()
        assert real is not None
        assert wager is not None
        assert shared(fold, real) >= 0.8
        assert shared(fold, wager) == 0

        # R10: every frame names hand and decision; an old one is refused and changes nothing.
        frames = sent.of("act") + sent.of("advance")
        assert all(frame["hand"] == "t-1" and frame["decision"] > 0 for frame in frames)
        old = sent.of("act")[1]
        one = house.desk.table.state.occupant(HERO)
        assert one is not None
        act = Act(old["hand"], old["decision"], old["act"], old["to"])
        answer = house.do(house.desk.order(one.player, act))
        assert isinstance(answer, Refused)
        assert answer.code == "stale"

        # R1: the hand ends by what was ticked; the next one begins with nothing ticked.
        house.wait(900)
        house.do(house.desk.until(lambda: hero_acts(house)[-1] == "fold"))
        house.play_out()
        house.deal(DECK)
        expect(box(hero, "pre-fold")).to_be_visible()
        none_ticked(hero)
