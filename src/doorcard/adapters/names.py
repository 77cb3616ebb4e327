"""Names people play under: what may stand in one, and which look like another (P54).

A name that everybody at the table reads must not be taken for somebody else's. So it is written in
one script, with signs that can be seen, and two names may not look alike (UTS 39).
"""

import unicodedata
from collections.abc import Iterable
from functools import lru_cache

from confusable_homoglyphs.confusables import is_confusable

LONGEST = 20
SCRIPTS = ("LATIN", "CYRILLIC", "GREEK")
DIGITS = "0123456789"
BETWEEN = " -_"  # may stand in a name, but do not make it another one

# The letters names are written with; what lies between these is for linguists or looks broken.
_LETTERS = (
    (0x41, 0x5A),
    (0x61, 0x7A),
    (0xC0, 0x24F),
    (0x370, 0x52F),
    (0x1E00, 0x1EFF),
    (0x1F00, 0x1FFF),
)

# Small letters of different names that are one capital, or differ by a hair.
_ALIKE = str.maketrans("01i", "oll")

# Nobody is called like those who speak for the house. "deleted" is what players are called who
# have left for good.
HOUSE_NAMES = (
    "admin",
    "administrator",
    "bot",
    "dealer",
    "deleted",
    "doorcard",
    "host",
    "house",
    "moderator",
    "root",
    "support",
    "system",
)


class BadName(ValueError):
    """Nobody can be called so."""


def clean_name(text: str) -> str:
    """The name in one normal form: NFKC, single blanks. BadName when it cannot be a name.

    A name has 1 to 20 signs: letters of one script (Latin, Cyrillic, Greek), digits, and blank,
    hyphen and underscore between them.
    """
    name = " ".join(part for part in unicodedata.normalize("NFKC", text).split(" ") if part)
    letters = [sign for sign in name if sign not in DIGITS and sign not in BETWEEN]
    scripts = {_script(sign) for sign in letters}
    if len(scripts) > 1 or "" in scripts or not 1 <= len(name) <= LONGEST or not _bare(name):
        raise BadName(text)
    return name


def same_name(one: str, other: str) -> bool:
    """Whether two names differ in capitals alone, if at all."""
    return one.casefold() == other.casefold()


def looks(name: str) -> frozenset[str]:
    """What a clean name looks like, in small letters and in capitals.

    Names that share a look can be taken for each other: "Ian" and "lan", "Вова" and "BOBA".
    """
    bare = _bare(name)
    return frozenset((_shape(bare.casefold()).translate(_ALIKE), _shape(bare.upper())))


def all_looks(names: Iterable[str]) -> frozenset[str]:
    """What any of these names looks like."""
    return frozenset(look for name in names for look in looks(name))


def _bare(name: str) -> str:
    return "".join(sign for sign in name if sign not in BETWEEN)


def _script(sign: str) -> str:
    """The script of a letter that names are written with, "" of every other sign."""
    inside = any(first <= ord(sign) <= last for first, last in _LETTERS)
    if not inside or unicodedata.category(sign) not in ("Lu", "Ll"):
        return ""
    script = unicodedata.name(sign).split(" ", 1)[0]
    return script if script in SCRIPTS else ""


def _shape(text: str) -> str:
    """The text with each sign replaced by the first of those that look like it."""
    shape = "".join(_first_alike(sign) for sign in unicodedata.normalize("NFD", text))
    return shape.replace("rn", "m").replace("vv", "w")


@lru_cache(4096)
def _first_alike(sign: str) -> str:
    """One and the same for all signs that look alike.

    The table names for each sign the one it stands for, and for that one all it stands for; so all
    of them are at most two steps away.
    """
    alike = {sign} | _alike(sign)
    return min(alike.union(*(_alike(other) for other in alike)))


def _alike(sign: str) -> set[str]:
    found = is_confusable(sign, greedy=True) or []
    return {other["c"] for one in found for other in one["homoglyphs"]}


HOUSE_LOOKS = all_looks(HOUSE_NAMES)
