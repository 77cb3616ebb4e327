"""The strip and the end of a tournament in Polish and Russian, on phones (CLIENT 9 and 11)."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from doorcard.houses import HOUSES, stakes_for
from doorcard.room.tournament.hall import Template
from doorcard.room.tournament.presets import WINNER_TAKES_ALL
from doorcard.room.tournament.structure import Break, Level
from tests.browser.axe import look
from tests.browser.rigged import RiggedHouse, config_for
from tests.tournament.scenes import structure

pytestmark = pytest.mark.browser


def level(small: int, hands: int) -> Level:
    """A level of seven-card stud."""
    return Level("seven-stud", stakes_for(HOUSES["seven-stud"], small), hands)


# One hand, a break, and a level whose antes alone take every stack.
CUP = structure(
    "seven-stud",
    name="heads-up",
    seats=2,
    most=2,
    stack=300,
    measure="hands",
    countdown=600,
    periods=(level(20, 1), Break(5), level(20_000, 0)),
    payouts=WINNER_TAKES_ALL,
)
WORDS = {
    "pl": {
        "countdown": re.compile(r"Pierwsze rozdanie za \d+:\d\d"),
        "break": re.compile(r"Przerwa, jeszcze \d+:\d\d"),
        "end": re.compile("Wygrywasz turniej|Odpadasz z turnieju"),
    },
    "ru": {
        "countdown": re.compile(r"Первая раздача через \d+:\d\d"),
        "break": re.compile(r"Перерыв, ещё \d+:\d\d"),
        "end": re.compile("Вы выигрываете турнир|Вы выбываете"),
    },
}


def test_countdown_break_and_end_in_polish_and_russian(
    tmp_path: Path, open_page: Callable[[str], Page], shots: Path
) -> None:
    """Two players alone: nothing of it is cut off, sideways or wrong to axe."""
    house = RiggedHouse(tmp_path, config_for("fortune", 10))
    house.site.templates = (
        Template(key="cup", name="Thursday stud with a long name", structure=CUP),
    )
    with house:
        pages = {language: entered(house, open_page("phone"), language) for language in WORDS}
        for page in pages.values():
            page.get_by_test_id("my-table").click()

        def all_see(state: str, test_id: str) -> None:
            for language, page in pages.items():
                expect(page.get_by_test_id(test_id)).to_contain_text(WORDS[language][state])
                look(page, shots / f"tournament-{state}-{language}-phone.png")

        cup = next(one for one in house.site.service.hall.directors.values() if one.state.tables)
        all_see("countdown", "strip-clock")
        pass_time(house, lambda: cup.state.in_break)
        all_see("break", "strip-clock")
        pass_time(house, lambda: cup.state.phase == "finished")
        all_see("end", "tournament-end")


def entered(house: RiggedHouse, page: Page, language: str) -> Page:
    """A guest's page in this language, on the tournament he has entered."""
    chosen = json.dumps(json.dumps({"language": language}))
    page.context.add_init_script(f"localStorage.setItem('doorcard-preferences', {chosen})")
    page.goto(f"{house.address}/tournaments")
    page.get_by_test_id("guest-name").fill(f"Guest {language}")
    page.get_by_test_id("guest-play").click()
    page.get_by_test_id("tournament-heads-up").get_by_role("link").click()
    page.get_by_test_id("register").click()
    expect(page.get_by_test_id("unregister").or_(page.get_by_test_id("my-table"))).to_be_visible()
    return page


def pass_time(house: RiggedHouse, so: Callable[[], bool]) -> None:
    """Let the server's clock move on by seconds, in step with its database, until it is so."""

    async def work() -> None:
        while not so():
            house.desk.clock.advance(1_000)
            await house.desk.records()

    house.do(work())
