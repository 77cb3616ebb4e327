"""The state of one hand: flat numbers and lists, changed by nothing but the fold of events.

Seats are *positions* 0..n-1 in dealing order, so "closest to the dealer's left" is the lowest
position (B57) and "clockwise" is upward. The words of section 0.4 name the betting fields.
"""

from operator import attrgetter
from typing import Final

from doorcard.engine.events import Event, HandStarted, Seated
from doorcard.engine.game import Street

# What the hand is doing. After each event the stage alone says what comes next.
SHUFFLE: Final = 0  # the deck is awaited
ANTES: Final = 1
BLINDS: Final = 2
DEAL: Final = 3  # the first cards are due
OPEN: Final = 4  # a street is out, its betting not begun
BET: Final = 5  # a betting round; over when nobody is to act
DRAW: Final = 6  # players choose their discards
REPLACE: Final = 7  # replacements are due
SHOW: Final = 8  # hands are shown and pots paid
DONE: Final = 9

# How a bring-in round stands (B4): owed by the low card, or open to whoever is asked.
NO_OPENING: Final = 0
OWED: Final = 1
OFFERED: Final = 2

# What became of a hand at showdown.
UNDECIDED: Final = 0
SHOWN: Final = 1
MUCKED: Final = 2

NOBODY: Final = -1


# Every field of a state; two states are equal when all of these are.
FIELDS: Final = (
    "acted",
    "actor",
    "aggressors",
    "asking",
    "auto",
    "awarded",
    "best_shown",
    "blinds_due",
    "board_keys",
    "bring_in_by",
    "burned",
    "can_act",
    "can_act_count",
    "cards",
    "community",
    "cur",
    "dead",
    "decision",
    "deck",
    "discards",
    "drawer",
    "drawn",
    "events",
    "fate",
    "first",
    "full",
    "game",
    "house",
    "last_full_raise",
    "leavers",
    "left",
    "lifted",
    "live",
    "live_count",
    "muck",
    "open_pair",
    "opened_on",
    "opening",
    "position_of",
    "pot_at",
    "pots",
    "protected",
    "protections",
    "raked",
    "recycled",
    "returned",
    "seats",
    "show_from",
    "shuffle_due",
    "size",
    "sizes",
    "stack",
    "stage",
    "stakes",
    "start_stack",
    "started",
    "street",
    "street_index",
    "street_paid",
    "to_show",
    "top",
    "total",
    "turned_up",
    "unattended",
    "ups",
    "values",
    "wagers",
    "waiting",
)

# How each field is copied: it changes in place, with what it holds; in place; or is replaced.
LISTS_OF_LISTS: Final = ("cards", "discards", "ups")
LISTS: Final = (
    "acted",
    "aggressors",
    "auto",
    "blinds_due",
    "board_keys",
    "burned",
    "can_act",
    "community",
    "dead",
    "drawn",
    "events",
    "fate",
    "left",
    "live",
    "muck",
    "pots",
    "protected",
    "protections",
    "seats",
    "stack",
    "start_stack",
    "street_paid",
    "to_show",
    "total",
    "turned_up",
    "values",
    "waiting",
)
VALUES: Final = tuple(sorted({*FIELDS} - {*LISTS} - {*LISTS_OF_LISTS}))


class State:
    """Everything known about a hand. Read it; ``fold`` in ``folding`` is what writes it.

    Lists by position: stack, street_paid (0.3 ``street``), total, dead (posts that are no wager),
    live (holds cards), can_act, acted, protected, auto (played without its player), left, cards,
    ups and board_keys (their sums of card keys), drawn, discards, turned_up, fate, values.
    ``waiting``: positions that have yet to answer the last wager, in turn, the asked one first.
    ``unattended``: whether any hand is played without its player.
    ``street`` is the street that was dealt last; before the first deal it is the first one.
    """

    __slots__ = FIELDS

    def __init__(self, started: HandStarted | None) -> None:
        """Before the first event of a hand; without one as empty as a copy that is being made."""
        if started is None:
            return
        players = dealing_order(started)
        seats = [player.seat for player in players]
        size = len(seats)
        self.started = started
        self.game = started.game
        self.house = started.house
        self.stakes = started.stakes
        self.events: list[Event] = []
        self.size = size
        self.seats: list[int] = seats
        self.position_of: dict[int, int] = dict(zip(seats, range(size), strict=True))
        self.start_stack: list[int] = [player.stack for player in players]
        self.stack: list[int] = list(self.start_stack)
        self.street_paid: list[int] = [0] * size
        self.total: list[int] = [0] * size
        self.dead: list[int] = [0] * size
        self.live: list[bool] = [True] * size
        self.live_count = size
        self.can_act: list[bool] = [True] * size
        self.can_act_count = size
        self.acted: list[bool] = [False] * size
        self.protected: list[bool] = [False] * size
        self.protections: list[int] = [player.protections for player in players]
        self.auto: list[bool] = [player.absent for player in players]
        self.unattended: bool = True in self.auto
        self.left: list[bool] = [False] * size
        self.leavers = 0
        self.stage: int = SHUFFLE
        self.street_index = -1
        self.street: Street = started.game.streets[0]
        self.blinds_due: list[tuple[int, str, int, int]] = forced_posts(started, players)
        # Cards.
        self.deck: tuple[int, ...] = ()
        self.top = 0
        self.burned: list[int] = []
        self.recycled = False
        self.muck: list[int] = []
        self.community: list[int] = []
        self.cards: list[list[int]] = [[] for _ in seats]
        self.ups: list[list[int]] = [[] for _ in seats]
        self.board_keys: list[int] = [0] * size
        self.discards: list[list[int]] = []
        self.drawn: list[int] = [-1] * size
        self.drawer = NOBODY
        self.shuffle_due: tuple[int, ...] = ()
        # The betting round (0.4).
        self.actor = NOBODY
        self.asking = ""
        self.waiting: list[int] = []
        self.decision = 1
        self.first = NOBODY
        self.opened_on = NOBODY
        self.cur = 0
        self.full = 0
        self.wagers = 0
        self.last_full_raise = 0
        self.lifted = False
        self.sizes: tuple[int, ...] = ()
        self.open_pair = False
        self.opening: int = NO_OPENING
        self.bring_in_by = NOBODY
        self.aggressors: list[tuple[int, int]] = []
        # The end.
        self.turned_up: list[bool] = [False] * size
        self.fate: list[int] = [UNDECIDED] * size
        self.values: list[int] = [0] * size
        self.pots: list[tuple[int, list[int], int]] = []
        self.pot_at = NOBODY
        self.show_from = NOBODY
        self.to_show: list[int] = []
        self.best_shown = 0
        self.awarded = 0
        self.raked = 0
        self.returned = 0

    # --- what is read all over the engine ---

    @property
    def on_last_street(self) -> bool:
        """Whether no street follows."""
        return self.street_index == len(self.game.streets) - 1

    @property
    def stub(self) -> int:
        """Cards left in the deck."""
        return len(self.deck) - self.top

    @property
    def pot(self) -> int:
        """Units in the middle: everything put in and not yet paid out or returned."""
        return sum(self.total) - self.awarded

    @property
    def asked(self) -> int:
        """The seat that is asked now, 0 for nobody."""
        return self.seats[self.actor] if self.actor >= 0 and self.asking else 0

    @property
    def over(self) -> bool:
        """Whether the hand has ended or was voided."""
        return self.stage == DONE

    def wagered(self) -> list[int]:
        """What each position put in as antes, blinds and wagers: its total without dead posts."""
        return [total - dead for total, dead in zip(self.total, self.dead, strict=True)]

    def clockwise_from(self, position: int) -> list[int]:
        """All positions, beginning with this one."""
        return [*range(position, self.size), *range(position)]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in FIELDS)

    __hash__ = None  # type: ignore[assignment]  # a state changes, so it must not be a key


def dealing_order(started: HandStarted) -> list[Seated]:
    """The players clockwise from the dealer's left: from seat 1, or the button's left (0.1)."""
    players = sorted(started.players, key=attrgetter("seat"))
    if started.button:
        players.sort(key=lambda player: player.seat <= started.button)
    return players


def forced_posts(started: HandStarted, players: list[Seated]) -> list[tuple[int, str, int, int]]:
    """Blinds and entering posts still owed: (seat, kind, live units, dead units) (R4.2, B32)."""
    if started.game.forced != "blinds":
        return []
    stakes = started.stakes
    due: list[tuple[int, str, int, int]] = []
    if started.small_blind and stakes.small_blind:
        due.append((started.small_blind, "small", stakes.small_blind, 0))
    if started.big_blind:
        due.append((started.big_blind, "big", stakes.big_blind, 0))
    for player in players:
        if player.live_post or player.dead_post:
            due.append((player.seat, "post", player.live_post, player.dead_post))
    return due
