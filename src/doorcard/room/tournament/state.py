"""A tournament as one value: who plays where, what the clock says, who is out, what is paid."""

from functools import cached_property
from typing import Literal

from msgspec import Struct

from doorcard.room.tournament.deals import DealKind
from doorcard.room.tournament.structure import Break, Level, Structure

Phase = Literal["registering", "running", "finished", "cancelled"]


class TournamentConfig(Struct, frozen=True, kw_only=True):
    """A tournament: id (part of its tables' addresses), name, form, and when it starts.

    starts_at: milliseconds since the epoch; 0 for a sit-and-go, which starts when it is full.
    opened: when it was made. host: the player who may pause and cancel it, "" for the server's own.
    house_players: so many places house players may fill. fill_seconds: how long a sit-and-go waits
    for people after the first has come; a scheduled one is filled when it starts. template: the
    standing offer it was made from, "" for none.
    """

    tournament: str
    name: str
    structure: Structure
    starts_at: int = 0
    opened: int = 0
    host: str = ""
    house_players: int = 0
    fill_seconds: int = 20
    template: str = ""


class Entrant(Struct, frozen=True):
    """One entry. entry: its id, the player's and its number.

    table, chair: where it plays, "" and 0 while it has no seat. stack: chips brought to that chair;
    added: chips added there since. moves: how often it was moved. rebuys: bought so far.
    """

    entry: str
    player: str
    name: str
    bot: bool = False
    table: str = ""
    chair: int = 0
    stack: int = 0
    added: int = 0
    moves: int = 0
    rebuys: int = 0
    added_on: bool = False
    away: bool = False
    waits: bool = False


class OpenTable(Struct, frozen=True):
    """A table that plays. number: of the tournament's tables, from 1.

    period: what is played there, and hands: how many hands it had had when that began, where levels
    are measured in hands.
    """

    table: str
    number: int
    period: int = 0
    hands: int = 0


class Offer(Struct, frozen=True):
    """A rebuy for a player without chips, open until a time. began: see ``places.Lost``."""

    until: int
    began: int


class Deal(Struct, frozen=True):
    """Somebody wants to share what is left. shares: by entry, empty until the hand is over.

    until: when the question lapses. agreed: entries that said yes.
    """

    by: str
    kind: DealKind
    shares: dict[str, int] = {}
    until: int = 0
    agreed: tuple[str, ...] = ()


class WonSeat(Struct, frozen=True):
    """What a satellite paid for an entry here. entry: the winner's there. units: all it paid."""

    satellite: str
    entry: str
    units: int


class TournamentState(Struct, frozen=True, dict=True):
    """Everything about a tournament but what lies on its tables.

    entrants: by entry, those that are out as well. numbers: entries of a player, withdrawn ones
    counted, so that no id is used twice. out: entries that are out, the lowest place first, those
    that share places together. paid: units paid by entry.
    period: what is played, where levels are measured in minutes, and every break. left:
    milliseconds of the period at the time ``seen``. ticking: whether the clock runs on from there.
    rounds: hands of each table when the present round of hand-for-hand began.
    proposed: who has proposed a deal in this period. seats: entries whose prize was a seat.
    faulty_since: when a fault of ours stopped play, 0 where none did. ended_by: why it was over
    before its end, see ``records.CancelReason``.
    won: seats that satellites have paid for here, those of withdrawn entries as well.
    """

    config: TournamentConfig
    phase: Phase = "registering"
    entrants: dict[str, Entrant] = {}
    numbers: dict[str, int] = {}
    first_entry: int = 0
    tables: tuple[OpenTable, ...] = ()
    table_count: int = 0
    started: int = 0
    ended: int = 0
    period: int = 0
    left: int = 0
    seen: int = 0
    ticking: bool = False
    paused: bool = False
    faulty_since: int = 0
    ended_by: str = ""
    out: tuple[tuple[str, ...], ...] = ()
    out_count: int = 0
    paid: dict[str, int] = {}
    pool: int = 0
    chips: int = 0
    hand_for_hand: bool = False
    rounds: dict[str, int] = {}
    offers: dict[str, Offer] = {}
    deal: Deal | None = None
    proposed: tuple[str, ...] = ()
    gone: frozenset[str] = frozenset()
    seats: frozenset[str] = frozenset()
    won: tuple[WonSeat, ...] = ()

    @property
    def structure(self) -> Structure:
        """The form."""
        return self.config.structure

    @cached_property
    def alive(self) -> list[Entrant]:
        """The entries that are not out."""
        return [one for one in self.entrants.values() if one.entry not in self.gone]

    @property
    def alive_count(self) -> int:
        """How many entries are not out."""
        return len(self.entrants) - self.out_count

    def entry_of(self, player: str) -> Entrant | None:
        """The entry with which a player is in the tournament, None when he is out or never was."""
        return next((one for one in self.alive if one.player == player), None)

    @cached_property
    def by_table(self) -> dict[str, list[Entrant]]:
        """The entries that are in, by the table they play at; "" for those without a seat."""
        found: dict[str, list[Entrant]] = {one.table: [] for one in self.tables}
        for one in self.alive:
            found.setdefault(one.table, []).append(one)
        return found

    def at_table(self, table: str) -> list[Entrant]:
        """The entries that play at a table."""
        return self.by_table.get(table, [])

    def open_table(self, table: str) -> OpenTable:
        """A table that plays."""
        return next(one for one in self.tables if one.table == table)

    def period_of(self, table: str) -> int:
        """The period whose amounts a table plays."""
        if self.structure.measure == "minutes" or self.in_break:
            return self.period
        return self.open_table(table).period

    @property
    def earliest_period(self) -> int:
        """The period of the tables that are furthest behind, or the break."""
        if self.structure.measure == "minutes" or self.in_break or not self.tables:
            return self.period
        return min(one.period for one in self.tables)

    @property
    def in_break(self) -> bool:
        """Whether everybody rests."""
        return isinstance(self.structure.periods[self.period], Break)

    @property
    def level(self) -> Level:
        """The level of the tables that are furthest behind."""
        return self.structure.level(self.earliest_period)

    def time_left(self, now: int) -> int:
        """Milliseconds of the period that are left."""
        return max(0, self.left - (now - self.seen if self.ticking else 0))

    @property
    def takes_entries(self) -> bool:
        """Whether one may still register."""
        if self.phase == "registering":
            return self.fresh_entries < self.structure.most
        return self.late_open and self.fresh_entries < self.structure.most

    @property
    def fresh_entries(self) -> int:
        """Entries but for re-entries."""
        return len({one.player for one in self.entrants.values()})

    @property
    def late_open(self) -> bool:
        """Whether late registration is open."""
        return (
            self.phase == "running"
            and self.earliest_period < self.structure.late_periods
            and self.alive_count > 1
        )

    @property
    def rebuys_open(self) -> bool:
        """Whether rebuys are sold."""
        rebuys = self.structure.rebuys
        return (
            rebuys is not None
            and self.phase == "running"
            and self.earliest_period <= rebuys.until_period
        )

    @property
    def settled(self) -> bool:
        """Whether it is over and nobody is owed anything."""
        all_paid = sum(self.paid.values()) == self.pool
        return self.phase == "cancelled" or (self.phase == "finished" and all_paid)

    @property
    def prizes_known(self) -> bool:
        """Whether no more entries and chips are sold, so that the prizes stand."""
        if self.phase in ("finished", "cancelled"):
            return True
        add_on = self.structure.add_on
        adding = add_on is not None and self.earliest_period <= add_on.period
        selling = self.late_open or self.rebuys_open or adding or bool(self.offers)
        return self.phase == "running" and not selling
