"""A table between its hands, as one value. What a running hand changes is in the hand itself."""

from msgspec import Struct

from doorcard.engine.button import Blinds
from doorcard.room.config import TableConfig

NO_BLINDS = Blinds(0, 0, 0)


class Occupant(Struct, frozen=True):
    """A player on a chair.

    stack: as of the last finished hand. waiting: chips that come when no hand is running (B53).
    away_since: when he began to sit out, 0 while he plays. leaving: gets up after the hand.
    automatic: acts in a row that the clock did for him. entering: has not yet paid a big blind
    here (K41). missed_big, missed_small: blinds that passed him (B32). post: pays to come in.
    since: when he sat down, which is when his session here began (R3.30); 0 when that is not known.
    granted: chips the tournament has added since he came to this chair.
    """

    seat: int
    player: str
    name: str
    stack: int
    bot: bool = False
    waiting: int = 0
    away_since: int = 0
    leaving: bool = False
    auto_muck: bool = False
    auto_ante: bool = True
    automatic: int = 0
    entering: bool = False
    missed_big: bool = False
    missed_small: bool = False
    post: bool = False
    since: int = 0
    granted: int = 0

    @property
    def sitting_out(self) -> bool:
        """Whether he is not dealt in until he says so."""
        return self.away_since > 0

    @property
    def owes_entry(self) -> bool:
        """Whether he has to wait for the big blind or post before he is dealt in (B32)."""
        return self.entering or self.missed_big or self.missed_small


class DealtIn(Struct, frozen=True):
    """Who plays the hand on which chair. stack: at its start; 0 in records that do not tell it."""

    seat: int
    player: str
    name: str
    stack: int = 0


class Deadline(Struct, frozen=True):
    """The clock of the asked seat. at: when it runs out. seconds: its whole length.

    bank_from: from when on the player's time bank pays for it, 0 for not at all (U23).
    """

    decision: int
    seat: int
    at: int
    seconds: int
    bank_from: int = 0


class BankUse(Struct, frozen=True):
    """What a player has used of his time bank.

    used: milliseconds. hands: played since a second came back. at: when he used it last.
    """

    player: str
    used: int
    hands: int
    at: int


class Countdown(Struct, frozen=True):
    """The first hand begins at ``until``, or when everybody is ready. ready: players who are."""

    until: int
    ready: tuple[str, ...] = ()


class ProtectionUse(Struct, frozen=True):
    """An all-in status was granted to a player (K29)."""

    player: str
    at: int


class Barred(Struct, frozen=True):
    """A player whom the host has sent away, until he lets him back."""

    player: str
    name: str


class Waiting(Struct, frozen=True):
    """A player on the waiting list.

    seat: the chair he is offered, 0 for none yet. offered, until: since when and for how long.
    """

    player: str
    name: str
    since: int
    seat: int = 0
    offered: int = 0
    until: int = 0


class LeftWith(Struct, frozen=True):
    """What a player took away from the table when he got up: units, and when (K42)."""

    player: str
    chips: int
    at: int


class TableState(Struct, frozen=True):
    """Everything about a table but the cards and chips of its running hand.

    hand: id of the running hand, "" between hands. number, began: of the running or last hand.
    voided: how many hands were void (B62).
    dealt: who plays, or played, that hand. ended: when the last hand was over, or the table came to
    life.
    extra_used: chairs that had their reconnect time in this hand (K28).
    ante_asked: chairs that were asked for the next hand's ante, until ``ante_until``;
    ante_yes: those who will post it. moved: where players of a tournament went from here.
    paused_at: since when no hand is dealt by a host's wish, 0 while hands are dealt.
    closing: closes after this hand. closed_at: when it was closed for good, 0 for an open one.
    barred: who may not sit down. coming: what a host has set for the next hand, None for nothing.
    opened_with: what the server's settings gave, where a host has changed it since.
    waiting: the waiting list, the first first. left_with: big stacks that left lately (K42).
    under_way: whether a hand was dealt since people came. countdown: to the first hand, or None.
    banks: time banks that are not full. silenced: players whom the host does not let talk here.
    """

    config: TableConfig
    occupants: tuple[Occupant, ...] = ()
    hand: str = ""
    number: int = 0
    began: int = 0
    ended: int = 0
    dealt: tuple[DealtIn, ...] = ()
    blinds: Blinds = NO_BLINDS
    deadline: Deadline | None = None
    extra_used: tuple[int, ...] = ()
    protections: tuple[ProtectionUse, ...] = ()
    ante_asked: tuple[int, ...] = ()
    ante_yes: tuple[int, ...] = ()
    ante_until: int = 0
    moved: dict[str, str] = {}
    paused_at: int = 0
    closing: bool = False
    closed_at: int = 0
    barred: tuple[Barred, ...] = ()
    coming: TableConfig | None = None
    opened_with: TableConfig | None = None
    waiting: tuple[Waiting, ...] = ()
    left_with: tuple[LeftWith, ...] = ()
    silenced: tuple[str, ...] = ()
    banks: tuple[BankUse, ...] = ()
    under_way: bool = False
    countdown: Countdown | None = None
    voided: int = 0

    @property
    def seats(self) -> int:
        """The number of chairs one may sit down on, now and by what is set for the next hand."""
        return min(one.house.max_seats for one in (self.config, self.coming or self.config))

    def occupant(self, seat: int) -> Occupant | None:
        """Who sits on a chair."""
        return next((one for one in self.occupants if one.seat == seat), None)

    def of_player(self, player: str) -> Occupant | None:
        """The chair of a player."""
        return next((one for one in self.occupants if one.player == player), None)

    def is_barred(self, player: str) -> bool:
        """Whether the host has sent this player away."""
        return any(one.player == player for one in self.barred)

    def hand_seat(self, player: str) -> int:
        """The chair on which the player was dealt into the running or last hand, 0 for none."""
        return next((one.seat for one in self.dealt if one.player == player), 0)

    def hand_player(self, seat: int) -> str:
        """Who was dealt into the running or last hand on a chair, "" for nobody."""
        return next((one.player for one in self.dealt if one.seat == seat), "")
