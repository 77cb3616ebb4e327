"""What players write, cleaned: it looks on every screen as it was typed, and nothing else moves.

The text stays text: it is shown literally everywhere (P54), so no sign of any markup is touched.
"""

import unicodedata

# Signs that take part in no word and cannot be seen: controls, marks that turn the direction of
# the text around, zero-width letters; halves of characters; private signs without a meaning.
UNSEEN = {"Cc", "Cf", "Cs", "Co"}
# Letters by their class, and blank on the screen.
BLANK = "\u115f\u1160\u2800\u3164\uffa0"


def plain_line(text: str) -> str:
    """The text in one normal form (NFKC), in one line, without what cannot be seen."""
    return " ".join(_visible(text).split())


def plain_lines(text: str) -> str:
    """The same for a text of several lines; empty ones at both ends go."""
    lines = unicodedata.normalize("NFKC", text).splitlines()
    return "\n".join(plain_line(line) for line in lines).strip("\n")


def _visible(text: str) -> str:
    normal = unicodedata.normalize("NFKC", text)
    return "".join(
        sign
        for sign in normal
        if sign.isspace() or (unicodedata.category(sign) not in UNSEEN and sign not in BLANK)
    )
