"""What a player may ask his Game history for (R2.13)."""

from typing import Literal

from msgspec import Struct

Outcome = Literal["", "won", "lost", "even"]
FOREVER = 2**53  # a time that no clock of ours reaches


class Search(Struct, frozen=True):
    """Which of his hands a player wants; what is not named does not matter.

    since, until: when the hand ended, in milliseconds since the epoch; ``until`` is not included.
    game, table: by name and id. outcome, least: what he won or lost, and at least how many units.
    """

    since: int = 0
    until: int = FOREVER
    game: str = ""
    table: str = ""
    outcome: Outcome = ""
    least: int = 0


class PlayedTable(Struct, frozen=True):
    """A table at which a player has played, and the game that was dealt there."""

    table: str
    name: str
    game: str


class Found(Struct, frozen=True):
    """Ids of the hands of a search, the newest first, and how many there are in all."""

    hands: tuple[str, ...]
    total: int
