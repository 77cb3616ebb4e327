"""Where a history and the engine part."""


class Difference(Exception):
    """The first thing a history states that is otherwise in the engine.

    reason: both sides in words. line: the line of the history. hidden_cards: whether the hand has
    cards that were chosen, so that another choice may fit better.
    """

    def __init__(self, reason: str, line: int, hidden_cards: bool = False) -> None:
        self.reason, self.line, self.hidden_cards = reason, line, hidden_cards
        super().__init__(f"{line}: {reason}")
