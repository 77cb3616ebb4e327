"""The dealer's words as structured lines: a code and facts, rendered by the client's catalogue.

The full list of codes is in docs/protocol.md; a line never holds a card its viewer may not see.
"""

from msgspec import Struct


class Line(Struct, frozen=True):
    """One line of the dealer's log.

    code: key of the catalogue ("log-raises-to"). seat: whose line, 0 for none.
    amount, count: units and numbers. cards: texts of two letters. hand: a hand code.
    seats: winners and the like. at: number of the event in the hand it comes from.
    """

    code: str
    seat: int = 0
    amount: int = 0
    count: int = 0
    cards: tuple[str, ...] = ()
    hand: str = ""
    seats: tuple[int, ...] = ()
    at: int = 0
