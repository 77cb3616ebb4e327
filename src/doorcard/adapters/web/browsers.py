"""What kind of browser somebody uses, in two words, so that he knows his sessions apart."""

import re

# The first that is found; browsers name others they want to be taken for, so the order matters.
_BROWSERS = (
    ("Edge", r"\bEdg(?:A|iOS)?/"),
    ("Opera", r"\bOPR/"),
    ("Samsung Internet", r"\bSamsungBrowser/"),
    ("Firefox", r"\b(?:Firefox|FxiOS)/"),
    ("Chrome", r"\b(?:Headless)?(?:Chrome|Chromium|CriOS)/"),
    ("Safari", r"\bSafari/"),
)
_SYSTEMS = (
    ("iOS", r"\b(?:iPhone|iPad|iPod)\b"),
    ("Android", r"\bAndroid\b"),
    ("ChromeOS", r"\bCrOS\b"),
    ("Windows", r"\bWindows\b"),
    ("macOS", r"\bMac OS X\b"),
    ("Linux", r"\bLinux\b"),
)


def browser_kind(user_agent: str) -> str:
    """Browser and system by a User-Agent header: "Firefox, Linux"; "" when it says neither."""
    found = (_first(kinds, user_agent) for kinds in (_BROWSERS, _SYSTEMS))
    return ", ".join(name for name in found if name)


def _first(kinds: tuple[tuple[str, str], ...], text: str) -> str:
    return next((name for name, pattern in kinds if re.search(pattern, text)), "")
