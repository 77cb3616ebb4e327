"""Who may enter which table. Where private tables are told to others is asked here alone.

Everybody who has no business at a private table is answered as if there were no such table.
"""

from collections import defaultdict

from doorcard.room.state import TableState


class Doors:
    """The book of those let in. What is written down of it is told to it at the start."""

    def __init__(self) -> None:
        self._let_in: defaultdict[str, set[str]] = defaultdict(set)
        self._keepers: set[str] = set()

    def let_in(self, table: str, player: str) -> None:
        """A player was admitted to a private table."""
        self._let_in[table].add(player)

    def shut_out(self, table: str, player: str) -> None:
        """A player is not admitted any more."""
        self._let_in[table].discard(player)

    def note_keeper(self, player: str, keeper: bool) -> None:
        """Whether a player who comes along now runs the whole room, and so enters everywhere."""
        (self._keepers.add if keeper else self._keepers.discard)(player)

    def runs(self, state: TableState, player: str) -> bool:
        """Whether a player may give a table the orders of a host; "" is nobody.

        Nobody may at a practice table: its rules are what its hints count on.
        """
        if state.config.practice:
            return False
        return player != "" and (player == state.config.host or player in self._keepers)

    def open_to(self, state: TableState, player: str) -> bool:
        """Whether a player may see a table; "" is somebody without a name."""
        if state.config.practice:
            return player == state.config.host
        if not state.config.private or self.runs(state, player):
            return True
        if state.of_player(player) is not None:
            return True
        return player in self._let_in[state.config.table] and not state.is_barred(player)
