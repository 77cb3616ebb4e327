"""The waiting list with pages: a chair is offered in the lobby and at another table (P38)."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import look
from tests.browser.house import Player
from tests.browser.rigged import TABLE, RiggedHouse, config_for

pytestmark = pytest.mark.browser

PAIR = config_for("fortune", 10, max_seats=2)


def sign_in(player: Player, address: str, name: str) -> None:
    player.page.goto(f"{address}/lobby")
    player.find("guest-name").fill(name)
    player.find("guest-play").click()
    expect(player.find("wallet")).to_be_visible()


def test_p38_the_first_on_the_list_is_asked_in_the_lobby_and_the_next_at_the_table(
    tmp_path: Path, open_page: Callable[[str], Page], shots: Path
) -> None:
    with RiggedHouse(tmp_path, PAIR) as house:
        house.sit({1: 1_000, 2: 1_000})
        ann = Player(open_page("phone"), TABLE)
        bob = Player(open_page("desk"), TABLE)
        sign_in(ann, house.address, "Ann")
        ann.find("wait-t").click()
        expect(ann.find("lobby-row-t")).to_contain_text("1 of 1 waiting")
        # Bob has no name yet: he is asked for one at the table, and then he waits.
        bob.page.goto(f"{house.address}/table/{TABLE}")
        bob.find("wait-join").click()
        bob.find("guest-name").fill("Bob")
        bob.find("guest-play").click()
        expect(bob.find("waiting-place")).to_contain_text("number 2 of 2")
        look(bob.page, shots / "waiting-desk.png")

        house.leave(1)
        expect(ann.find("seat-offer")).to_contain_text("Seat 1 at Table is free for you")
        expect(ann.find("offer-seconds")).to_contain_text("30 seconds")
        expect(ann.page).to_have_title("A seat is free")
        expect(bob.find("seat-1")).to_contain_text("Kept for a waiting player")
        expect(bob.find("seat-1").get_by_role("button")).to_have_count(0)
        expect(bob.find("seat-offer")).to_have_count(0)
        look(ann.page, shots / "offer-phone.png")
        ann.find("offer-decline").click()
        expect(ann.find("seat-offer")).to_have_count(0)

        expect(bob.find("seat-offer")).to_be_visible()
        look(bob.page, shots / "offer-desk.png")
        bob.find("offer-take").click()
        expect(bob.find("buyin-input")).to_be_focused()
        bob.find("buyin-confirm").click()
        expect(bob.page.locator("section.seat.own:not(.empty)")).to_be_visible()
        expect(bob.find("seat-offer")).to_have_count(0)
        expect(bob.page).to_have_title("Table – Doorcard")


def test_k42_who_comes_back_is_told_what_he_has_to_bring(
    tmp_path: Path, open_page: Callable[[str], Page], shots: Path
) -> None:
    with RiggedHouse(tmp_path, PAIR) as house:
        ann = house.guest(open_page("desk"), "Ann", 1, 5_000)
        ann.leave()
        ann.find("seat-2").get_by_role("button").click()
        expect(ann.find("buyin-kept")).to_contain_text("left this table with 5,000")
        ann.find("buyin-input").fill("4000")
        expect(ann.find("buyin-confirm")).to_be_disabled()
        look(ann.page, shots / "buyin-kept.png")
        ann.find("buyin-input").fill("5000")
        ann.find("buyin-confirm").click()
        expect(ann.page.locator("section.seat.own:not(.empty)")).to_be_visible()
