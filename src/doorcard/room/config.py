"""How a table is set up, and how fast the room moves."""

from typing import Literal

from msgspec import Struct

from doorcard.engine.house import HouseRules
from doorcard.engine.stakes import Stakes

ChatRule = Literal["everybody", "players", "off"]


class TableConfig(Struct, frozen=True):
    """A table: id (part of its address), name, room rules and stakes.

    most_buy_in: units a player may bring up to. bots: house players that keep the table going.
    unit: units in one chip as it is written (SeatView).
    tournament: whose table it is, "" for a cash table; it seats the players and lets them play.
    host: id of the player who made the table, host_name: his name; "" for a table of the settings.
    private: only those may enter whom the host has let in; with ``approval`` one by one.
    keep_stack_minutes: who gets up and comes back within this time brings at least what he left
    with (K42); two hours is what card rooms ask for. chat: who may talk there; those who watch only
    where it is "everybody".
    practice: a table for its host alone, with house players and aids; its chips are counters and
    its hands do not count (``practice``). temper: how its house players play, "" for each by his
    own nature.
    """

    table: str
    name: str
    house: HouseRules
    stakes: Stakes
    most_buy_in: int
    bots: int = 0
    unit: int = 1
    tournament: str = ""
    host: str = ""
    host_name: str = ""
    private: bool = False
    approval: bool = False
    keep_stack_minutes: int = 120
    chat: ChatRule = "players"
    practice: bool = False
    temper: str = ""

    @property
    def money(self) -> bool:
        """Whether chips here are those of the wallets: not in a tournament, not in practice."""
        return not self.tournament and not self.practice

    @property
    def least_buy_in(self) -> int:
        """The least buy-in in units (K42)."""
        return self.house.min_buy_in_big_bets * self.stakes.big


class Pace(Struct, frozen=True):
    """How fast a room moves, in milliseconds. Rules that belong to a room are in HouseRules.

    between_hands: from the end of a hand to the next. bot_least, bot_most: a house player thinks
    so long. show: time to choose between show and muck; uncontested: the same for a winner whom
    nobody called. wish: when a standing wish answers for its player, always after the same time.
    advance_least, advance_most: an advance action is carried out so long after its turn has come,
    like that of a quick hand (CLIENT 5, R9). ante: time to answer the ante question (D-79). offer:
    time to take a chair that has become free for the first on the waiting list. start: time to get
    ready for the first hand (U48), 0 for none.
    """

    between_hands: int = 5000
    bot_least: int = 900
    bot_most: int = 2800
    show: int = 5000
    uncontested: int = 4000
    wish: int = 700
    advance_least: int = 400
    advance_most: int = 900
    ante: int = 8000
    start: int = 20_000
    offer: int = 30_000


FAST = Pace(
    between_hands=0, bot_least=0, bot_most=0, wish=0, advance_least=0, advance_most=0, start=0
)
