"""The client beside its limits, in a real browser on a real server.

- size: everything the table page loads but fonts, compressed as a web server would (gzip 9)
- first view: from the address to all seats on the screen, nothing cached, over a slow line
- longest task: what kept the page busy while a hand of eight seats was dealt and animated

The peer of each row is its limit; a ratio above 1 means it is kept.
"""

from __future__ import annotations

import gzip
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page, Response, sync_playwright

from benchmarks.measure import Row

ROUNDS = 5
SEATS = 8
STREETS = 3  # whose deals are watched, at least
KILOBYTE = 1000

# name: (milliseconds to the server and back, bytes a second down, bytes a second up)
LINES = {
    "10 Mbit/s, 40 ms": (40, 10e6 / 8, 5e6 / 8),
    "1.6 Mbit/s, 150 ms": (150, 1.6e6 / 8, 0.75e6 / 8),
}
SIZE = {"width": 1280, "height": 720}

SETTINGS = """
[pace]
between_hands = 500
bot_least = 60
bot_most = 120
[[tables]]
id = "eight"
house = "seven-stud"
small = 200
bots = 7
"""

LONG_TASKS = """
window.longest = 0;
new PerformanceObserver(list => {
  for (const one of list.getEntries()) window.longest = Math.max(window.longest, one.duration);
}).observe({ type: 'longtask' });
"""


def rows(rounds: int = ROUNDS) -> Iterator[Row]:
    """Each figure and its limit."""
    with _server() as address, _browser() as browser:
        table = f"{address}/table/eight"
        yield _row("table page without fonts, compressed", _size(browser, table), 150, "KB")
        for line in LINES:
            times = [_first_view(browser, table, line) for _ in range(rounds)]
            yield _row(f"first view of a table, {line}", median(times), 1000, "ms")
        longest = [_longest_task(browser, table) for _ in range(rounds)]
        yield _row("longest task while eight seats are dealt", median(longest), 50, "ms")


def _row(what: str, value: float, limit: float, unit: str) -> Row:
    # The browser tells of no task below 50 ms; then the limit itself is the honest bound.
    return Row(what, value, "limit", limit, limit / value, unit)


@contextmanager
def _server() -> Iterator[str]:
    """A card room with one full table of house bots."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Path(folder, "doorcard.toml")
        settings.write_text(SETTINGS, encoding="utf-8")
        command = [sys.executable, "-m", "doorcard.app.main", "serve", "--port", "0"]
        command += ["--data", str(Path(folder, "data")), "--config", str(settings)]
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        ) as server:
            assert server.stdout is not None
            found = re.search(r"http://\S+", server.stdout.readline())
            if found is None:
                raise RuntimeError("the server did not start")
            try:
                yield found.group().rstrip("/")
            finally:
                server.terminate()


@contextmanager
def _browser() -> Iterator[Browser]:
    path = os.environ.get("DOORCARD_CHROMIUM")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


def _size(browser: Browser, table: str) -> float:
    """Kilobytes of all scripts, styles and texts the page asks for, fonts left out."""
    page = browser.new_page(viewport=SIZE)  # type: ignore[arg-type]
    loaded: list[Response] = []
    page.on("response", lambda one: loaded.append(one))
    _see_table(page, table)
    bodies = [
        one.body()
        for one in loaded
        if one.request.resource_type in ("document", "script", "stylesheet", "image", "fetch")
    ]
    page.close()
    return sum(len(gzip.compress(body, 9)) for body in bodies) / KILOBYTE


def _first_view(browser: Browser, table: str, line: str) -> float:
    """Milliseconds until every seat is on the screen of somebody who has never been here."""
    context = browser.new_context(viewport=SIZE)  # type: ignore[arg-type]
    page = context.new_page()
    latency, down, up = LINES[line]
    context.new_cdp_session(page).send(
        "Network.emulateNetworkConditions",
        {
            "offline": False,
            "latency": latency,
            "downloadThroughput": down,
            "uploadThroughput": up,
        },
    )
    page.add_init_script(
        "new MutationObserver((_, watch) => {"
        f" if (document.querySelectorAll('section.seat').length < {SEATS}) return;"
        " watch.disconnect();"
        " requestAnimationFrame(() => { window.firstView = performance.now(); });"
        "}).observe(document, { childList: true, subtree: true });"
    )
    page.goto(table)
    page.wait_for_function("() => window.firstView > 0")
    seen = float(page.evaluate("window.firstView"))
    context.close()
    return seen


def _longest_task(browser: Browser, table: str) -> float:
    """Milliseconds of the longest task while a hand is dealt, 50 where none was longer."""
    page = browser.new_page(viewport=SIZE)  # type: ignore[arg-type]
    _see_table(page, table)
    number = "Number(document.querySelector('[data-hand-number]').dataset.handNumber)"
    page.wait_for_function(f"before => {number} > before", arg=page.evaluate(number))
    page.evaluate(LONG_TASKS)
    page.wait_for_function(
        f"() => document.querySelector('[data-street=\"{2 + STREETS}\"]')", timeout=120_000
    )
    longest = float(page.evaluate("window.longest"))
    page.close()
    return max(longest, 50.0)


def _see_table(page: Page, table: str) -> None:
    page.goto(table)
    page.wait_for_function(f"() => document.querySelectorAll('section.seat').length >= {SEATS}")
