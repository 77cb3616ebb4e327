"""How often a password may be guessed, without anybody locking somebody else out.

A stranger may guess a few times from where he is, and all strangers together not much oftener. A
player who has signed in from his browser before is no stranger there: his tries are counted apart,
so that others' guesses do not keep him out. What is counted is what was typed, so the answers are
the same whether there is such an account or not.
"""

from collections.abc import Callable

from doorcard.adapters.web.limits import Tries

MINUTE = 60_000
HERE = 10  # wrong tries in a quarter of an hour, from one source or one known browser
EVERYWHERE = 60  # in an hour, from all sources


class Guess(tuple[tuple[Tries, str], ...]):
    """One try that was counted; ``right`` takes it back."""

    def right(self) -> None:
        """The password was the right one."""
        for tries, key in self:
            tries.give_back(key)


class Guesses:
    """The tries of all passwords. now: milliseconds since the epoch."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._here = Tries(HERE, 15 * MINUTE, now)
        self._everywhere = Tries(EVERYWHERE, 60 * MINUTE, now)

    def stranger(self, name: str, source: str) -> Guess | None:
        """Somebody says he is ``name``; None when too many have said so wrongly."""
        name = name.casefold()
        here = f"{source} {name}"
        if not self._here.take(here):
            return None
        if not self._everywhere.take(name):
            self._here.give_back(here)
            return None
        return Guess(((self._here, here), (self._everywhere, name)))

    def known(self, player: str, place: str) -> Guess | None:
        """The same from a browser or session that is known to be his; ``place`` is its name."""
        key = f"{place} {player}"
        return Guess(((self._here, key),)) if self._here.take(key) else None
