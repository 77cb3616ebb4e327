"""What a page is checked for by rule: axe, sideways scrolling, cut-off words."""

import json
from functools import cache
from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "client/node_modules/axe-core/axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

# Words that their box cuts off, and that no tooltip or label gives whole.
CUT_OFF = """() => [...document.querySelectorAll('body *')].filter(box => {
  const style = getComputedStyle(box);
  if (!['hidden', 'clip'].includes(style.overflowX) || !box.textContent.trim()) return false;
  // The log's last lines are cut on purpose: the whole log is a press away.
  if (box.closest('[aria-hidden=true], .visually-hidden, [title], [role=log]')) return false;
  const words = [...box.childNodes].some(node => node.nodeType === 3 && node.textContent.trim());
  return words && box.clientWidth > 1 && box.scrollWidth > box.clientWidth + 1;
}).map(box => box.outerHTML.slice(0, 200))"""

SIDEWAYS = """() => [...document.querySelectorAll('body *')].filter(box => {
  const place = box.getBoundingClientRect();
  return place.width > 0 && place.right > innerWidth + 1 && !box.closest('[data-scrolls]')
    && getComputedStyle(box).position !== 'fixed';
}).map(box => box.outerHTML.slice(0, 160)).slice(0, 5)"""


@cache
def axe_source() -> str:
    """The checker's own script."""
    return AXE.read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """What axe finds wrong with the page as it is: rule and elements."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe_source())
    found = page.evaluate(
        "tags => axe.run(document, {runOnly: {type: 'tag', values: tags}})"
        ".then(result => result.violations)",
        TAGS,
    )
    return [
        f"{one['id']}: {one['help']}: "
        + json.dumps([node["html"][:160] for node in one["nodes"]][:5], ensure_ascii=False)
        for one in found
    ]


def sideways(page: Page) -> list[str]:
    """Elements that make the page scroll sideways; none on a page that fits."""
    if page.evaluate("document.documentElement.scrollWidth <= innerWidth"):
        return []
    found: list[str] = page.evaluate(SIDEWAYS)
    return found or ["the page is wider than the window"]


def cut_off(page: Page) -> list[str]:
    """Elements whose words do not fit into them."""
    found: list[str] = page.evaluate(CUT_OFF)
    return found


def faults(page: Page) -> list[str]:
    """All that is wrong with the page as it is, at the size it has."""
    found = violations(page)
    found += [f"cut off: {one}" for one in cut_off(page)]
    found += [f"sideways: {one}" for one in sideways(page)]
    return found


def look(page: Page, picture: Path, *, whole: bool = False) -> None:
    """Take a picture of a page that must be without fault; `whole` scrolls down to its end."""
    page.evaluate("document.fonts.ready")
    page.screenshot(path=picture, full_page=whole)
    found = faults(page)
    assert not found, f"{picture.name}:\n" + "\n".join(found)
