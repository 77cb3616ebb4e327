"""Every page in every language and theme, at both sizes: axe, nothing cut off, a screenshot.

CLIENT 9 (1.4.3, 1.4.4, 1.4.10, 4.1.2) and 11. ``PAGES`` is the list of pages there are.
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.axe import cut_off, sideways, violations
from tests.browser.conftest import SIZES
from tests.browser.house import House, Player

pytestmark = pytest.mark.browser

LANGUAGES = ("en", "pl", "ru")
THEMES = ("dark", "light")


def heading(page: Page) -> None:
    """The page has said what it is."""
    expect(page.locator("main h1").first).to_be_visible()


def account(page: Page) -> None:
    """The player's account has come."""
    expect(page.locator("main h2").first).to_be_visible()


def seats(page: Page) -> None:
    """The table is there."""
    expect(page.locator("section.seat").first).to_be_visible()


# name, address, and what is there when the page is ready
PAGES: dict[str, tuple[str, Callable[[Page], None]]] = {
    "welcome": ("/", heading),
    "lobby": ("/lobby", heading),
    "table-own": ("/table/fortune", seats),
    "table-stud": ("/table/seven-stud", seats),
    "table-draw": ("/table/draw-pot", seats),
    "last-hands": ("/table/fortune/hands", heading),
    "replayer": ("/hand/fortune-1", seats),
    "hands": ("/hands", heading),
    "read-hands": ("/hands/read", heading),
    "statistics": ("/stats", heading),
    "join": ("/join/no-such-link", heading),
    "practice": ("/practice", heading),
    "tournaments": ("/tournaments", heading),
    "rules": ("/rules/seven-stud", heading),
    "new-table": ("/new-table", heading),
    "settle-up": ("/table/fortune/settle-up", heading),
    "login": ("/login", heading),
    "register": ("/login?register", heading),
    "forgot": ("/login?forgot", heading),
    "account": ("/account", account),
    "settings": ("/settings", heading),
    "help": ("/help", heading),
    "accessibility": ("/accessibility", heading),
}

# Pages that only say something to who is not signed in.
FOR_STRANGERS = ("login", "register", "forgot")

# Pages of what the server refuses; a browser logs the refused request by itself.
REFUSED = ("/join/no-such-link", "/settle-up")

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
def signed_in(browser: Browser, house: House) -> Iterator[BrowserContext]:
    """A registered player with a chair at one table and a table of his own."""
    context = browser.new_context(viewport=SIZES["desk"])
    page = context.new_page()
    Player(page, "fortune").sit(house.address, "Visitor")
    registered = page.request.post(
        f"{house.address}/api/register", data={"name": "Visitor", "password": "correct horse 9"}
    )
    assert registered.ok, registered.text()
    page.close()
    yield context
    context.close()


@pytest.mark.parametrize(("language", "theme", "size"), WALKS)
def test_pages(
    browser: Browser,
    house: House,
    signed_in: BrowserContext,
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
    for name, (address, ready) in PAGES.items():
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
        page.goto(house.address + address)
        ready(page)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert page.title(), f"{name} has no title"
        page.evaluate("document.fonts.ready")
        whole = not name.startswith(("table", "replayer"))
        page.screenshot(path=folder / f"{name}-{language}-{theme}-{size}.png", full_page=whole)
        wrong += [f"{name}: {one}" for one in violations(page)]
        wrong += [f"{name}: cut off: {one}" for one in cut_off(page)]
        wrong += [f"{name}: sideways: {one}" for one in sideways(page)]
        if size == "phone":
            for window in NARROW:
                page.set_viewport_size(window)  # type: ignore[arg-type]
                at = f"{name} at {window['width']} px"
                wrong += [f"{at}: sideways: {one}" for one in sideways(page)]
                wrong += [f"{at}: cut off: {one}" for one in cut_off(page)]
    context.close()
    assert not wrong, "\n".join(wrong)
