"""One browser for all; a fresh context and a fresh server where a test asks for one."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from tests.browser.house import House

SIZES: dict[str, ViewportSize] = {
    "desk": {"width": 1280, "height": 720},
    "phone": {"width": 390, "height": 844},
}
FLAGS = ["--no-sandbox", "--disable-background-networking", "--disable-component-update"]


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    """Chromium, headless."""
    expect.set_options(timeout=20_000)  # a busy machine is not a fault
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield running
        running.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server shared by the tests of a module."""
    with House(tmp_path_factory.mktemp("house")) as running:
        yield running


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server of the test's own, to be killed."""
    with House(tmp_path) as running:
        yield running


@pytest.fixture
def open_page(browser: Browser) -> Iterator[Callable[[str], Page]]:
    """Opens a page in a context of its own ("desk" or "phone"); errors on it fail the test."""
    contexts = []
    errors: list[str] = []

    def opened(size: str) -> Page:
        context = browser.new_context(viewport=SIZES[size], reduced_motion="reduce")
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on(
            "console",
            lambda message: (
                errors.append(message.text) if "Content Security Policy" in message.text else None
            ),
        )
        return page

    yield opened
    for context in contexts:
        context.close()
    assert not errors, errors


@pytest.fixture(scope="session")
def shots() -> Path:
    """Where screenshots are kept."""
    folder = Path(os.environ.get("DOORCARD_ARTIFACTS", "build/screenshots"))
    folder.mkdir(parents=True, exist_ok=True)
    return folder
