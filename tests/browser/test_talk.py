"""The dealer's log, the chat, notes and labels as players use them (U26, U32, U39, U45, P54)."""

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec import structs
from playwright.sync_api import Page, expect

from tests.browser.axe import look
from tests.browser.house import Player, frames_of
from tests.browser.rigged import TABLE, RiggedHouse, config_for

pytestmark = pytest.mark.browser

OPEN = structs.replace(config_for("fortune", 10), chat="everybody")
NASTY = '<img src=x onerror=alert(1)> "><b>bold</b>'


def open_tab(player: Player, name: str) -> None:
    """On a phone the tabs are behind a button."""
    if player.find("talk-open").is_visible() and not player.find("talk-panel").count():
        player.find("talk-open").click()
    player.find(f"tab-{name}").click()


def say(player: Player, text: str) -> None:
    player.find("chat-input").fill(text)
    player.page.keyboard.press("Enter")


def test_u26_dealer_and_chat_are_two_streams_and_the_dealer_can_be_muted(
    tmp_path: Path, open_page: Callable[[str], Page], shots: Path
) -> None:
    with RiggedHouse(tmp_path, OPEN) as house:
        ann = house.guest(open_page("desk"), "Ann", 1, 1_000)
        bob = house.guest(open_page("phone"), "Bob", 2, 1_000)
        house.deal("2c Kd 3h 5h")
        log = ann.find("log").locator("[data-code]")
        events = [line.code for line in house.desk.table.picture().lines("")]
        expect(log.filter(has_text="Bob")).not_to_have_count(0)
        codes = log.evaluate_all("lines => lines.map(line => line.dataset.code)")
        public = [code for code in codes if code != "log-own-cards"]
        assert public == events
        assert ann.find("log").get_attribute("role") == "log"

        # Ann talks: it is told once, by a number on Bob's button, and is no line of the dealer's.
        open_tab(ann, "chat")
        expect(ann.find("chat")).to_have_attribute("role", "log")
        say(ann, NASTY)
        expect(ann.find("chat")).to_contain_text(NASTY)
        expect(ann.find("chat-input")).to_be_focused()
        expect(ann.find("chat-input")).to_have_value("")
        expect(bob.find("chat-unread")).to_have_text("1")
        expect(bob.find("announce")).to_contain_text(f"Ann says: {NASTY}")
        expect(ann.find("log")).not_to_contain_text("onerror")
        open_tab(bob, "chat")
        expect(bob.find("chat-unread")).to_have_count(0)
        expect(bob.find("chat")).to_contain_text(f"Ann seat 1 {NASTY}")
        assert bob.page.locator("[data-testid=chat] img").count() == 0
        say(bob, "hello")
        expect(ann.find("chat")).to_contain_text("hello")
        look(bob.page, shots / "chat-phone.png")

        # Letters in the field are letters: F is no fold, and the field keeps its words and focus
        # while the table moves on under it.
        asked = house.desk.asked
        writer = ann if asked == 1 else bob
        writer.find("chat-input").focus()
        writer.page.keyboard.type("fold? call!")
        house.wait(1_000)
        expect(writer.find("chat-input")).to_have_value("fold? call!")
        expect(writer.find("chat-input")).to_be_focused()
        assert house.desk.asked == asked
        bob.page.keyboard.press("Escape")

        # Muted, the dealer is neither written nor read out; the chat goes on.
        open_tab(ann, "dealer")
        ann.find("mute-dealer").click()
        expect(ann.find("log")).to_contain_text("The dealer is muted")
        expect(ann.find("log").locator("[data-code]")).to_have_count(0)
        ann.page.reload()
        expect(ann.find("log")).to_contain_text("The dealer is muted")
        open_tab(ann, "chat")
        expect(ann.find("chat")).to_contain_text("hello")
        look(ann.page, shots / "chat-desk.png")

        # Zen shows neither.
        ann.page.keyboard.press("z")
        expect(ann.find("chat")).to_be_hidden()


def test_u32_a_note_survives_and_reaches_nobody_else(
    tmp_path: Path, open_page: Callable[[str], Page], shots: Path
) -> None:
    with RiggedHouse(tmp_path, OPEN) as house:
        ann = house.guest(open_page("desk"), "Ann", 1, 1_000)
        page = open_page("phone")
        frames = frames_of(page)
        bob = house.guest(page, "Bob", 2, 1_000)
        ann.find("person-2").click()
        expect(ann.find("note-text")).to_be_visible()
        ann.find("note-text").fill("raises the river with nothing")
        ann.find("label-red").check()
        ann.find("label-word").fill("wild")
        look(ann.page, shots / "note-desk.png")
        ann.find("note-save").click()
        mark = ann.find("plate-2").get_by_role("img", name="Label red: wild")
        expect(mark).to_be_visible()
        ann.page.reload()
        expect(mark).to_be_visible()
        open_tab(ann, "notes")
        expect(ann.find("notes")).to_contain_text("raises the river with nothing")
        look(ann.page, shots / "notes-desk.png")

        # Muted, Bob is not heard, by Ann alone.
        ann.find("person-2").click()
        expect(ann.find("note-text")).to_have_value("raises the river with nothing")
        ann.find("mute-player").check()
        ann.find("note-save").click()
        open_tab(bob, "chat")
        say(bob, "can you hear me")
        expect(bob.find("chat")).to_contain_text("can you hear me")
        rail = Player(open_page("desk"), TABLE)
        rail.page.goto(f"{house.address}/table/{TABLE}")
        open_tab(rail, "chat")
        expect(rail.find("chat")).to_contain_text("can you hear me")
        open_tab(ann, "chat")
        expect(ann.find("chat")).to_contain_text("Nobody has said anything yet")
        expect(ann.find("chat-unread")).to_have_count(0)
        assert "raises the river" not in "".join(frames)
        expect(bob.page.get_by_role("img", name="Label")).to_have_count(0)
