"""Stud on the page, from laid decks: what lies where, and what is asked (CLIENT 2, U4 to U18)."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import look
from tests.browser.house import Player
from tests.browser.rigged import RiggedHouse, config_for

pytestmark = pytest.mark.browser

# Which cards are covered: the place where a card's index is printed must be the card's own.
COVERED = """() => [...document.querySelectorAll('[data-face=up]')].filter(card => {
  const box = card.getBoundingClientRect();
  if (!box.width) return false;
  const seen = document.elementFromPoint(box.left + box.width * 0.22, box.top + box.height * 0.2);
  return !card.contains(seen);
}).map(card => card.dataset.testid)"""

# Rows in which a card that lies face down is not lower than every one that lies face up.
NOT_LOWERED = """() => [...document.querySelectorAll('[data-testid^=hand-]')].filter(row => {
  const top = card => card.getBoundingClientRect().top;
  const down = [...row.querySelectorAll('[data-face=down]')].map(top);
  const up = [...row.querySelectorAll('[data-face=up]')].map(top);
  return down.some(low => up.some(high => low < high + 4));
}).map(row => row.dataset.testid)"""

STREETS = """() => [...document.querySelectorAll('[data-testid^=hand-]')].map(row =>
  [...row.querySelectorAll('[data-street]')]
    .sort((one, other) => one.getBoundingClientRect().left - other.getBoundingClientRect().left)
    .map(card => Number(card.dataset.street)))"""

EIGHT = dict.fromkeys((1, 2, 3, 4, 6, 7, 8), 20_000)


RANKS = {
    **{"2": "two", "3": "three", "4": "four", "5": "five", "6": "six", "7": "seven"},
    **{"8": "eight", "9": "nine", "T": "ten", "J": "jack", "Q": "queen", "K": "king", "A": "ace"},
}
SUITS = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}


def spoken(card: str) -> str:
    """A card's name in English."""
    return f"{RANKS[card[0]]} of {SUITS[card[1]]}"


def rows(page: Page) -> list[list[int]]:
    """The streets of every hand's cards, from left to right."""
    found: list[list[int]] = page.evaluate(STREETS)
    return found


def assert_stud_lies_right(page: Page, streets: list[int]) -> None:
    assert page.evaluate(NOT_LOWERED) == [], "U4: a card face down is not lowered"
    assert page.evaluate(COVERED) == [], "U4: the index of an up card is covered"
    assert {tuple(row) for row in rows(page)} == {tuple(streets)}, "U5"


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_u4_u5_u6_u8_eight_seats_of_seven_card_stud(
    tmp_path: Path, open_page: Callable[[str], Page], shots: Path, size: str
) -> None:
    """Seven cards at eight chairs: lowered, in order, none covered; folded cards in their strip."""
    with RiggedHouse(tmp_path, config_for("seven-stud", 200)) as house:
        page = open_page(size)
        player = house.guest(page, "Hero", 5, 20_000)
        house.sit(EIGHT)
        house.deal()
        marker = player.find("seat-8").get_by_test_id("btn-stud")
        expect(marker).to_be_visible()
        house.pass_to(5)
        assert_stud_lies_right(page, [1, 2, 3])
        strip = player.find("dead-strip")
        expect(strip.locator(".mini")).to_have_count(0)
        house.press(player, "act-bringin", "act-call")
        folded = house.do(_fold_next(house))
        up = house.do(_up_cards(house, folded))
        expect(strip.locator(".mini")).to_have_count(len(up))
        for card in up:
            expect(strip).to_have_attribute("aria-label", re.compile(spoken(card)))
        expect(player.find(f"hand-{folded}")).to_have_count(0)
        house.to_street(7)
        page.wait_for_function(
            "() => document.querySelectorAll('[data-testid=hand-5] [data-street]').length === 7"
        )
        look(page, shots / f"u4-{size}.png")
        assert_stud_lies_right(page, [1, 2, 3, 4, 5, 6, 7])
        expect(marker).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        house.play_out()
        house.deal()
        expect(marker).to_be_visible()


async def _fold_next(house: RiggedHouse) -> int:
    desk = house.desk
    await house.others_turn()
    hand = desk.view(desk.asked).hand
    assert hand is not None
    if not any(option.kind == "fold" for option in hand.legal):
        await desk.act(desk.asked, "bet", 200)
        await desk.until_asked()
    seat = desk.asked
    await desk.act(seat, "fold")
    return seat


async def _up_cards(house: RiggedHouse, seat: int) -> list[str]:
    hand = house.desk.view(0).hand
    assert hand is not None
    return [card.card for card in hand.folded_cards if card.seat == seat]


def test_u7_the_hero_sits_at_the_bottom_and_the_order_stays(
    tmp_path: Path, open_page: Callable[[str], Page]
) -> None:
    """In each of the eight chairs one's own seat is bottom center; clockwise order is the same."""
    around = """() => {
      const middle = [innerWidth / 2, innerHeight * 0.42];
      return [...document.querySelectorAll('section.seat')].map(seat => {
        const box = seat.getBoundingClientRect();
        const x = box.left + box.width / 2 - middle[0], y = box.top + box.height / 2 - middle[1];
        return [Number(seat.dataset.testid.slice(5)), Math.atan2(y, x)];
      }).sort((one, other) => one[1] - other[1]).map(pair => pair[0]);
    }"""
    with RiggedHouse(tmp_path, config_for("seven-stud", 200)) as house:
        page = open_page("desk")
        player = house.guest(page, "Hero", 1)
        for seat in range(1, 9):
            if seat > 1:
                player.leave()
                player.find(f"seat-{seat}").get_by_role("button").click()
                player.find("buyin-confirm").click()
                expect(page.locator("section.seat.own:not(.empty)")).to_have_attribute(
                    "data-testid", f"seat-{seat}"
                )
            box = player.find(f"seat-{seat}").bounding_box()
            assert box is not None
            assert abs(box["x"] + box["width"] / 2 - 640) < 12, f"seat {seat} is not in the middle"
            lowest = page.evaluate(
                "() => [...document.querySelectorAll('section.seat')].reduce((low, seat) =>"
                " seat.getBoundingClientRect().bottom > low.getBoundingClientRect().bottom"
                " ? seat : low).dataset.testid"
            )
            assert lowest == f"seat-{seat}"
            order = page.evaluate(around)
            first = order.index(1)
            assert order[first:] + order[:first] == list(range(1, 9))


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_u15_u16_u17_u18_what_is_asked(
    tmp_path: Path, open_page: Callable[[str], Page], shots: Path, size: str
) -> None:
    """Bring-in or complete; complete, not raise; two sizes with an open pair on fourth street."""
    # Three chairs, dealt in order: two closed rounds, a door, and fourth street.
    deck = "As 7c 8d Ks 9c Td 2c Qh Jh 5c Qd Jd"
    with RiggedHouse(tmp_path, config_for("seven-stud", 200)) as house:
        page = open_page(size)
        player = house.guest(page, "Hero", 1, 20_000)
        house.sit({2: 20_000, 3: 20_000})
        house.deal(deck)
        # U16: the low card opens; nothing to fold, nothing to check, bring-in first in line.
        assert player.wait_for_turn() == {"act-bringin", "act-complete"}
        expect(player.find("act-bringin")).to_contain_text("50")
        expect(player.find("act-complete")).to_have_text("Complete to 200")
        expect(player.find("act-bringin")).to_be_focused()
        look(page, shots / f"u16-{size}.png")
        house.press(player, "act-bringin")
        house.pass_to(3)
        house.act(3, "complete", 200)
        # U15: exactly what is legal, with its price, fold far from raise.
        assert player.wait_for_turn() == {"act-fold", "act-call", "act-raise"}
        expect(player.find("act-call")).to_contain_text("150")
        expect(player.find("act-raise")).to_have_text("Raise to 400")
        assert_in_order(player)
        house.press(player, "act-call")
        house.act(2, "call")
        # U18: Q-Q and J-J lie open; the pair's owner checks, and both sizes are offered.
        house.pass_to(1)
        assert player.wait_for_turn() == {"act-check", "act-bet", "act-bet-high"}
        expect(player.find("act-bet")).to_have_text("Bet 200")
        expect(player.find("act-bet-high")).to_have_text("Bet 400")
        look(page, shots / f"u18-{size}.png")
        house.press(player, "act-bet-high")
        house.act(2, "raise", 800)
        house.act(3, "fold")
        assert player.wait_for_turn() == {"act-fold", "act-call", "act-raise"}
        expect(player.find("act-raise")).to_have_text("Raise to 1,200")


def assert_in_order(player: Player) -> None:
    """Fold, call, raise from left to right, and 96 px between fold and raise."""
    boxes = [player.find(f"act-{name}").bounding_box() for name in ("fold", "call", "raise")]
    fold, call, wager = (box for box in boxes if box is not None)
    assert fold["x"] < call["x"] < wager["x"]
    assert wager["x"] - (fold["x"] + fold["width"]) >= 96
    assert all(box["height"] >= 44 for box in (fold, call, wager))


def test_u17_facing_only_the_bring_in_it_is_a_completion(
    tmp_path: Path, open_page: Callable[[str], Page]
) -> None:
    with RiggedHouse(tmp_path, config_for("seven-stud", 200)) as house:
        player = house.guest(open_page("desk"), "Hero", 2, 20_000)
        house.sit({1: 20_000, 3: 20_000})
        house.deal("As 7c 8d Ks 9c Td 2c Qh Jh")
        house.act(1, "bring_in")
        assert player.wait_for_turn() == {"act-fold", "act-call", "act-complete"}
        expect(player.find("act-complete")).to_have_text("Complete to 200")
