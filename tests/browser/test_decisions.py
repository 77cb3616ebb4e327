"""Every kind of decision of each game, in every language: a picture, and nothing wrong (CLIENT 9).

Three players look on from their pages while the table is moved from here, until each of them has
been asked everything a player of the game can be asked.
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from doorcard.room.orders import ActKind
from tests.browser.axe import look
from tests.browser.rigged import RiggedHouse, config_for
from tests.room.playing import PASSIVE, pick

pytestmark = pytest.mark.browser

Kinds = frozenset[ActKind]

STUD: set[Kinds] = {
    frozenset({"bring_in", "complete"}),
    frozenset({"fold", "call", "complete"}),
    frozenset({"fold", "call", "raise"}),
    frozenset({"check", "bet"}),
    frozenset({"show", "muck"}),
}
DRAW: set[Kinds] = {
    frozenset({"fold", "call", "raise"}),
    frozenset({"fold", "check", "raise"}),
    frozenset({"fold", "check", "bet"}),
    frozenset({"discard"}),
    frozenset({"show", "muck"}),
}
# house, small bet, chairs, and what is asked
GAMES = [
    ("fortune", 10, 8, STUD),
    ("seven-stud", 200, 8, STUD),
    ("draw-pot", 50, 6, DRAW),
]
# closed cards before the door
CLOSED = {"fortune": 1, "seven-stud": 2}
RANKS = "789TJQKA"
# the language and the size of the page of a chair
PAGES = {1: ("en", "desk"), 2: ("pl", "phone"), 3: ("ru", "phone")}
BUTTONS = {"bring_in": "bringin", "discard": "stand"}
OFFERED = """names => names.every(
  name => document.querySelector(`[data-testid=act-${name}]:not(:disabled)`))"""


@pytest.mark.parametrize(
    ("room", "small", "chairs", "asked"), GAMES, ids=[room for room, *_ in GAMES]
)
def test_every_decision_in_every_language(
    tmp_path: Path,
    open_page: Callable[[str], Page],
    shots: Path,
    room: str,
    small: int,
    chairs: int,
    asked: set[Kinds],
) -> None:
    """Nothing is cut off, sideways or wrong to axe, whatever is asked; cards marked as well."""
    with RiggedHouse(tmp_path, config_for(room, small)) as house:
        pages = {seat: sit(house, open_page, seat, 100 * small) for seat in PAGES}
        house.sit({seat: 100 * small for seat in range(1, chairs + 1) if seat not in pages})
        unseen = {(seat, kinds) for seat in pages for kinds in asked}
        decks = [low_door(seat, CLOSED[room]) for seat in pages if room in CLOSED]
        for _ in range(40):
            house.deal(decks.pop() if decks else "")
            for seat, kinds in play_a_hand(house):
                if (seat, kinds) in unseen:
                    unseen.remove((seat, kinds))
                    name = f"{room}-{'-'.join(sorted(kinds))}-{PAGES[seat][0]}"
                    look_at(pages[seat], seat, kinds, shots / name)
            if not unseen:
                break
        assert not unseen, "never asked"


def sit(house: RiggedHouse, open_page: Callable[[str], Page], seat: int, chips: int) -> Page:
    """A player with a page in the language of this chair."""
    language, size = PAGES[seat]
    page = open_page(size)
    chosen = json.dumps(json.dumps({"language": language}))
    page.context.add_init_script(f"localStorage.setItem('doorcard-preferences', {chosen})")
    house.guest(page, f"Guest {language}", seat, chips)
    expect(page.locator("html")).to_have_attribute("lang", language)
    return page


def low_door(seat: int, closed: int) -> str:
    """The first cards of a deck for eight chairs, with the lowest door on this one."""
    hidden = [rank + suit for suit in "sh"[:closed] for rank in RANKS]
    doors = RANKS[-seat + 1 :] + RANKS[: -seat + 1]
    return " ".join([*hidden, *(rank + "c" for rank in doors)])


def play_a_hand(house: RiggedHouse) -> Iterator[tuple[int, Kinds]]:
    """Who is asked what, through one hand, each time before he acts.

    All check and call, but after the first street somebody without a page wagers after each act of
    one with.
    """
    first, wager = 0, False
    while seat := house.do(next_asked(house)):
        view = house.desk.view(seat)
        assert view.hand is not None
        kinds: Kinds = frozenset(option.kind for option in view.hand.legal)
        yield seat, kinds
        first = first or view.hand.street
        if seat in PAGES:
            wager = view.hand.street > first
        elif wager and kinds & {"bet", "raise", "complete"}:
            option = pick(view, "bet", "raise", "complete")
            house.act(seat, option.kind, option.to)
            wager = False
            continue
        house.act(seat, pick(view, *PASSIVE).kind)


async def next_asked(house: RiggedHouse) -> int:
    """The chair that is asked next, 0 when the hand is over."""
    desk = house.desk
    await desk.until(lambda: desk.asked > 0 or not desk.table.state.hand)
    return desk.asked


def look_at(page: Page, seat: int, kinds: Kinds, picture: Path) -> None:
    """Look at a decision; at a draw again when two cards are marked."""
    page.wait_for_function(OFFERED, arg=[BUTTONS.get(kind, kind) for kind in sorted(kinds)])
    look(page, picture.with_suffix(".png"))
    if "discard" in kinds:
        for index in (1, 3):
            page.get_by_test_id(f"card-{seat}-{index}").click()
        expect(page.get_by_test_id("act-draw")).to_be_enabled()
        look(page, picture.with_name(f"{picture.name}-marked.png"))
