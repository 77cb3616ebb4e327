"""Practice: a table of one's own with hints, in each game; nothing of it elsewhere (U29, U30)."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocket, expect

from doorcard.wire.following import Follower, Frame
from tests.browser.axe import look
from tests.browser.house import House, Player

pytestmark = pytest.mark.browser

CALM = ("act-call", "act-check", "act-bringin", "act-stand", "act-muck")


def listen(page: Page) -> list[dict[str, object]]:
    """Everything the server sends to the page's sockets from now on."""
    frames: list[dict[str, object]] = []

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(json.loads(frame)))

    page.on("websocket", opened)
    return frames


def followed(frames: list[dict[str, object]]) -> Frame:
    """The table as these frames show it."""
    follower = Follower()
    for frame in frames:
        follower.hear(frame)
    return follower.view


def start(page: Page, house: House, room: str, name: str = "Ann") -> Player:
    """From the practice page to a table, by its form."""
    page.goto(f"{house.address}/practice")
    page.get_by_test_id("guest-name").fill(name)
    page.get_by_test_id("guest-play").click()
    page.get_by_test_id("practice-room").select_option(room)
    page.get_by_test_id("practice-temper").select_option("loose")
    page.get_by_test_id("practice-start").click()
    player = Player(page, room)
    expect(page.locator("section.seat.own:not(.empty)")).to_be_visible()
    player.seat = 1
    return player


def switch_and_say(player: Player) -> None:
    """The hints can be said by a key, and switched off and on."""
    player.wait_for_decision()
    expect(player.find("hints")).to_have_attribute("data-state", "ready")
    player.page.keyboard.press("o")
    # What the quick bots did is said first, a sentence a second.
    expect(player.find("announce")).to_contain_text("of the pot against", timeout=100_000)
    player.find("hints-switch").uncheck()
    expect(player.find("hints-share")).to_have_count(0)
    player.find("hints-switch").check()


@pytest.mark.parametrize(
    ("room", "streets"), [("seven-stud", 5), ("fortune", 4), ("draw-limit", 2)]
)
def test_u29_u30_a_hand_with_hints(
    house: House,
    open_page: Callable[[str], Page],
    shots: Path,
    room: str,
    streets: int,
) -> None:
    page = open_page("desk")
    frames = listen(page)
    player = start(page, house, room)
    spoken: list[str] = []
    page.expose_function("heard", lambda text: spoken.append(text))
    page.evaluate(
        """() => new MutationObserver(() =>
             heard(document.querySelector('[data-testid=announce]').textContent))
           .observe(document.querySelector('[data-testid=announce]'),
             { childList: true, characterData: true, subtree: true })"""
    )
    seen: set[str] = set()
    while len(seen) < streets:
        player.wait_for_decision()
        panel = player.find("hints")
        hand = followed(frames)["hand"]
        expect(panel).to_have_attribute("data-decision", str(hand["decision"]))
        expect(panel).to_have_attribute("data-state", "ready")
        told = [frame for frame in frames if frame["t"] == "aids"][-1]
        aids = told["aids"]
        assert isinstance(aids, dict)
        assert float(player.find("hints-share").get_attribute("data-share") or -1) == aids["share"]
        # What the plate says of the hand is what the hints say, and what the server says (U29).
        expect(player.find("hints-hand")).to_have_text(player.find("hero-hand").inner_text())
        assert player.find(f"clock-{player.seat}").count() == 0
        if aids["keeps"]:
            expect(player.find("hints-keeps").locator("li")).to_have_count(len(aids["keeps"]))
        seen.add(page.locator("[data-street]").first.get_attribute("data-street") or "")
        look(page, shots / f"practice-{room}-{len(seen)}-desk.png")
        player.act(*CALM)
    assert not [text for text in spoken if "%" in text], "hints are said when asked for"
    if room == "draw-limit":
        switch_and_say(player)
    player.leave()
    page.goto(f"{house.address}/practice")
    expect(page.get_by_test_id("practice-start")).to_be_visible()
    # The hand is marked in the list of hands and where it is played again.
    page.goto(f"{house.address}/hands")
    hand = page.get_by_test_id("hands-list").locator("tbody tr").last
    expect(hand.get_by_test_id("aided")).to_have_text("with hints")
    hand.locator(".control").click()
    expect(page.get_by_test_id("replay-next")).to_be_visible()
    expect(page.get_by_test_id("aided")).to_have_text("with hints")


def test_u30_hints_on_a_phone_and_the_way_back_to_the_table(
    house: House, open_page: Callable[[str], Page], shots: Path
) -> None:
    page = open_page("phone")
    player = start(page, house, "draw-pot")
    player.wait_for_decision()
    expect(player.find("hints-line")).to_contain_text("%")
    look(page, shots / "practice-draw-pot-phone.png")
    page.set_viewport_size({"width": 1100, "height": 720})
    expect(player.find("act-fold")).to_be_in_viewport()
    page.set_viewport_size({"width": 390, "height": 844})
    player.find("hints-open").click()
    expect(player.find("hints")).to_have_attribute("data-state", "ready")
    look(page, shots / "practice-hints-phone.png")
    page.keyboard.press("Escape")
    page.goto(f"{house.address}/practice")
    page.get_by_test_id("practice-continue").click()
    player.wait_for_decision()
    expect(player.find("hints-line")).to_contain_text("%")


def test_u30_at_a_normal_table_there_is_no_odds_node_and_no_frame_of_them(
    house: House, open_page: Callable[[str], Page]
) -> None:
    page = open_page("desk")
    frames = listen(page)
    player = Player(page, "seven-stud")
    player.sit(house.address, "Bob")
    player.play_until(lambda: len({frame["seq"] for frame in frames if "seq" in frame}) > 60)
    assert page.locator("[data-testid^=hints]").count() == 0
    assert "aids" not in {frame["t"] for frame in frames}
    player.leave()
