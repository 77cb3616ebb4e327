"""Every page in every language and theme, at both sizes: axe, nothing cut off, a screenshot.

CLIENT 9 (1.4.3, 1.4.4, 1.4.10, 4.1.2) and 11. ``PAGES`` is the list of pages there are.
"""

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.browser.axe import cut_off, faults, sideways
from tests.browser.conftest import SIZES
from tests.browser.house import House
from tests.browser.visitor import Places, tournaments, visit

pytestmark = pytest.mark.browser

LANGUAGES = ("en", "pl", "ru")
THEMES = ("dark", "light")


class Stop(NamedTuple):
    """A page of the walk: its address, what is there when it is ready, what is pressed then."""

    address: str
    ready: str = "main h1"
    press: str = ""


SEATS = "section.seat"
PART = "[data-testid=my-part]"

PAGES = {
    "welcome": Stop("/"),
    "lobby": Stop("/lobby", "[data-testid=lobby-table]"),
    "table-own": Stop("/table/fortune", SEATS),
    "table-stud": Stop("/table/seven-stud", SEATS),
    "table-draw": Stop("/table/draw-pot", SEATS),
    "table-tournament": Stop("/table/{running_table}", "[data-testid=tournament-strip]"),
    "last-hands": Stop("/table/fortune/hands", "[data-testid=lasthand-hand]"),
    "replayer": Stop("/hand/{practice_hand}?step=6", "[data-testid=aided]"),
    "hands": Stop("/hands", "[data-testid=hands-list]"),
    "read-hands": Stop("/hands/read"),
    "statistics": Stop("/stats", "[data-testid=stats-hands]"),
    "join": Stop("/join/{link}", "[data-testid=join-standing], [data-testid=join-table]"),
    "join-dead": Stop("/join/no-such-link", "[data-testid=join-dead]"),
    "practice": Stop("/practice", "[data-testid=practice-start], [data-testid=practice-continue]"),
    "tournaments": Stop("/tournaments", "[data-testid=tournaments] li"),
    "new-tournament": Stop("/tournaments", "[data-testid=tournament-new]", "tournament-new"),
    "tournament-announced": Stop("/tournament/{announced}", PART),
    "tournament-entered": Stop("/tournament/{waiting}", PART),
    "tournament-running": Stop("/tournament/{running}", PART),
    "tournament-finished": Stop("/tournament/{finished}", PART),
    "rules": Stop("/rules/seven-stud", "[data-testid=rules]"),
    "rules-own": Stop("/rules/{own}", "[data-testid=rules]"),
    "new-table": Stop("/new-table", "[data-testid=table-form]"),
    "settle-up": Stop("/table/fortune/settle-up", "[data-testid=settle-up]"),
    "host-tools": Stop("/table/{own}?host", "[data-testid=host-tools]"),
    "login": Stop("/login"),
    "register": Stop("/login?register"),
    "forgot": Stop("/login?forgot"),
    "account": Stop("/account", "main h2"),
    "settings": Stop("/settings"),
    "help": Stop("/help"),
    "accessibility": Stop("/accessibility"),
}

# Pages that only say something to who is not signed in.
FOR_STRANGERS = ("login", "register", "forgot")

# Pages of what the server refuses; a browser logs the refused request by itself.
REFUSED = "/join/no-such-link"

# Widths at which everything must still be there: 320 px, and 200 % zoom of a 1280 px window.
NARROW = ({"width": 320, "height": 640}, {"width": 640, "height": 360})

USUAL = {("en", "dark", "desk"), ("pl", "light", "phone"), ("ru", "dark", "phone")}
WALKS = [
    pytest.param(
        language,
        theme,
        size,
        marks=() if (language, theme, size) in USUAL else pytest.mark.slow,
    )
    for language in LANGUAGES
    for theme in THEMES
    for size in SIZES
]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with tournaments on offer."""
    with House(tmp_path_factory.mktemp("house"), tournaments()) as running:
        yield running


@pytest.fixture(scope="module")
def signed_in(browser: Browser) -> Iterator[BrowserContext]:
    """Whose pages they are."""
    context = browser.new_context(viewport=SIZES["desk"])
    yield context
    context.close()


@pytest.fixture(scope="module")
def places(signed_in: BrowserContext, house: House) -> Places:
    """A host who has played a little of everything, and where it can be seen."""
    return visit(signed_in, house)


@pytest.mark.parametrize(("language", "theme", "size"), WALKS)
def test_pages(
    browser: Browser,
    house: House,
    signed_in: BrowserContext,
    places: Places,
    shots: Path,
    language: str,
    theme: str,
    size: str,
) -> None:
    context = browser.new_context(
        viewport=SIZES[size], reduced_motion="reduce", storage_state=signed_in.storage_state()
    )
    chosen = json.dumps(json.dumps({"theme": theme, "language": language}))
    context.add_init_script(f"localStorage.setItem('doorcard-preferences', {chosen})")
    page = context.new_page()
    wrong: list[str] = []
    page.on(
        "console",
        lambda said: (
            wrong.append(f"console: {said.text}")
            if said.type == "error" and not page.url.endswith(REFUSED)
            else None
        ),
    )
    page.on("pageerror", lambda error: wrong.append(f"error: {error}"))
    folder = shots / "pages"
    folder.mkdir(exist_ok=True)
    for name, stop in PAGES.items():
        page.set_viewport_size(SIZES[size])
        if name in FOR_STRANGERS:
            context.clear_cookies()
        else:
            context.add_cookies(
                [
                    {"name": one["name"], "value": one["value"], "url": house.address}
                    for one in signed_in.cookies()
                    if "name" in one and "value" in one
                ]
            )
        page.goto(house.address + stop.address.format_map(asdict(places)))
        expect(page.locator(stop.ready).first).to_be_visible()
        if stop.press:
            page.get_by_test_id(stop.press).click()
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert page.title(), f"{name} has no title"
        page.evaluate("document.fonts.ready")
        whole = not name.startswith(("table", "replayer", "host-tools", "new-tournament"))
        page.screenshot(path=folder / f"{name}-{language}-{theme}-{size}.png", full_page=whole)
        wrong += [f"{name}: {one}" for one in faults(page)]
        if size == "phone":
            for window in NARROW:
                page.set_viewport_size(window)  # type: ignore[arg-type]
                at = f"{name} at {window['width']} px"
                wrong += [f"{at}: sideways: {one}" for one in sideways(page)]
                wrong += [f"{at}: cut off: {one}" for one in cut_off(page)]
    context.close()
    assert not wrong, "\n".join(wrong)
