"""What everybody at a table is told after a step. The views package makes every word of it."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from doorcard.engine import Hand, legal
from doorcard.engine.events import Event
from doorcard.houses.knobs import Difference
from doorcard.room.advance_actions import AdvanceOption, Chosen, DropReason, advance_options
from doorcard.room.differences import changes
from doorcard.room.lineup import entry_price, willing
from doorcard.room.state import Occupant, TableState
from doorcard.room.time_bank import bank_left
from doorcard.room.waiting import offers
from doorcard.views import (
    BettingPublic,
    Chair,
    Clock,
    Line,
    SeatView,
    Start,
    TableFacts,
    Viewer,
    betting_public,
    seat_view,
)

RAIL = 0


class AnteQuestion(Struct, frozen=True):
    """Does the player post the next hand's ante (R1.3)? deadline: until when he may say so."""

    amount: int
    deadline: int


class Wishes(Struct, frozen=True):
    """A player's standing wishes, told to nobody else.

    entering: he owes a big blind before he is dealt in (B32), and waits for it unless ``post``.
    post_live, post_dead: what coming in at once costs then, in units. adding: units bought in the
    middle of a hand, which come when it is over (B53).
    advance: what he chose to do when his turn comes; advance_options: what he may choose now.
    advance_dropped: why a choice does not stand any more, with the news that ended it (CLIENT 5).
    """

    auto_muck: bool
    auto_ante: bool
    post: bool
    entering: bool
    adding: int
    post_live: int = 0
    post_dead: int = 0
    advance: AdvanceOption | None = None
    advance_options: tuple[AdvanceOption, ...] = ()
    advance_dropped: DropReason | Literal[""] = ""


class Hosting(Struct, frozen=True):
    """What a table's host has asked of it.

    yours: the viewer is that host. paused: no hand is dealt after this one. closing: the table
    closes after this hand. coming: what is different from the next hand on.
    """

    yours: bool
    paused: bool
    closing: bool
    coming: tuple[Difference, ...]


class OfTournament(Struct, frozen=True):
    """The table belongs to a tournament. moved_to: where the viewer sits now, "" for here (P61)."""

    tournament: str
    moved_to: str = ""


class News(Struct, frozen=True):
    """The table for one viewer, and what has happened since the last news of the same viewer."""

    number: int
    view: SeatView
    lines: tuple[Line, ...] = ()
    events: tuple[str, ...] = ()
    wallet: int | None = None
    ante: AnteQuestion | None = None
    wishes: Wishes | None = None
    hosting: Hosting | None = None
    tournament: OfTournament | None = None


class Eyes:
    """The viewers of one hand: each seat that was dealt in, and the rail."""

    def __init__(self, hand: Hand | None) -> None:
        self._hand = hand
        self._viewers: dict[int, Viewer] = {}
        self._seen: dict[int, int] = {}

    def follow(self, hand: Hand) -> None:
        """The same hand has gone on."""
        self._hand = hand

    def of(self, seat: int) -> Viewer:
        """The viewer on a chair of the hand, with everything that has happened so far."""
        self.catch_up(seat)
        return self._viewers[seat]

    def catch_up(self, seat: int) -> tuple[tuple[str, ...], tuple[Line, ...]]:
        """Show a viewer what is new: the codes of the events he may know, and their lines."""
        viewer = self._viewers.setdefault(seat, Viewer(seat))
        if self._hand is None:
            return (), ()
        codes: list[str] = []
        lines: list[Line] = []
        for event in self._hand.events[self._seen.get(seat, 0) :]:
            known, said = viewer.see(event)
            lines += said
            if known is not None:
                codes.append(event_code(event))
        self._seen[seat] = len(self._hand.events)
        return tuple(codes), tuple(lines)


def event_code(event: Event) -> str:
    """The tag of an event."""
    return str(type(event).__struct_config__.tag)


class Picture(Struct):
    """A table at one moment, ready to be looked at by anybody.

    connected: players with a socket. protections: statuses left, by player. chosen: advance
    actions, by player; dropped: why some do not stand any more.
    """

    state: TableState
    hand: Hand | None
    eyes: Eyes
    connected: frozenset[str]
    protections: dict[str, int]
    paused: bool = False
    chosen: dict[str, Chosen] = {}
    dropped: dict[str, DropReason] = {}

    def view(self, player: str) -> SeatView:
        """The table as a player sees it; "" or somebody without a chair is on the rail."""
        one = self.state.of_player(player) if player else None
        seat = self.seat_in_hand(player)
        viewer = self.eyes.of(seat)
        hand = self.hand
        asked_here = hand is not None and hand.asked == seat and seat != RAIL
        return seat_view(
            self._facts(),
            self._chairs(),
            one.seat if one else RAIL,
            viewer.fold,
            betting_public(hand) if hand is not None else BettingPublic(),
            legal=legal(hand) if hand is not None and asked_here else (),
            clock=self._clock(),
        )

    def lines(self, player: str) -> tuple[Line, ...]:
        """The dealer's log of this hand for a player."""
        return tuple(self.eyes.of(self.seat_in_hand(player)).lines)

    def seat_in_hand(self, player: str) -> int:
        """The chair from which a player may know the hand: his own if he was dealt in."""
        if not player or self.hand is None:
            return RAIL
        one = self.state.of_player(player)
        seat = self.state.hand_seat(player)
        return seat if one is not None and one.seat == seat else RAIL

    def ante(self, player: str) -> AnteQuestion | None:
        """The ante question the player has not answered."""
        one = self.state.of_player(player)
        if one is None or one.seat not in self.state.ante_asked:
            return None
        return AnteQuestion(self.state.config.stakes.ante, self.state.ante_until)

    def wishes(self, player: str) -> Wishes | None:
        """The player's standing wishes, None without a chair."""
        one = self.state.of_player(player)
        if one is None:
            return None
        live, dead = entry_price(self.state, one) if one.owes_entry else (0, 0)
        chosen = self.chosen.get(player)
        seat = self.seat_in_hand(player)
        return Wishes(
            auto_muck=one.auto_muck,
            auto_ante=one.auto_ante,
            post=one.post,
            entering=one.owes_entry,
            adding=one.waiting,
            post_live=live,
            post_dead=dead,
            advance=chosen.option if chosen is not None else None,
            advance_options=advance_options(self.hand, seat) if self.hand and seat else (),
            advance_dropped=self.dropped.get(player, ""),
        )

    def hosting(self, player: str) -> Hosting | None:
        """What the host has asked; None for nothing, told to somebody else."""
        state = self.state
        yours = player != "" and player == state.config.host
        paused = state.paused_at > 0
        coming = changes(state.config, state.coming) if state.coming is not None else ()
        if not (yours or paused or state.closing or coming):
            return None
        return Hosting(yours, paused, state.closing, coming)

    def tournament(self, player: str) -> OfTournament | None:
        """The tournament the table belongs to, and where it has moved the player."""
        name = self.state.config.tournament
        return OfTournament(name, self.state.moved.get(player, "")) if name else None

    def _facts(self) -> TableFacts:
        config = self.state.config
        return TableFacts(
            table=config.table,
            name=config.name,
            house=config.house,
            stakes=config.stakes,
            hands=self.state.number,
            button=self.state.blinds.button,
            unit=config.unit,
            paused=self.paused,
            offered=tuple(one.seat for one in offers(self.state)),
            waiting=len(self.state.waiting),
            start=self._start(),
        )

    def _start(self) -> Start | None:
        countdown = self.state.countdown
        if countdown is None:
            return None
        asked = willing(self.state)
        ready = tuple(one.seat for one in asked if one.player in countdown.ready)
        return Start(countdown.until, tuple(one.seat for one in asked), ready)

    def _chairs(self) -> Sequence[Chair]:
        return [self._chair(one) for one in self.state.occupants]

    def _chair(self, one: Occupant) -> Chair:
        house = self.state.config.house
        left = self.protections.get(one.player, 0) if house.timeout_protections else -1
        bank = -(-bank_left(self.state, one.player) // 1000)
        return Chair(
            seat=one.seat,
            name=one.name,
            stack=one.stack,
            bot=one.bot,
            connected=one.bot or one.player in self.connected,
            sitting_out=one.sitting_out,
            protections=left,
            leaving=one.leaving,
            player=one.player,
            bank=bank if house.time_bank_seconds and not one.bot else -1,
            dealt_in=self.state.hand_player(one.seat) == one.player,
        )

    def _clock(self) -> Clock | None:
        deadline = self.state.deadline
        if deadline is None or self.hand is None or self.hand.over:
            return None
        warn = self.state.config.house.warn_seconds
        return Clock(deadline.at, deadline.seconds, warn, deadline.bank_from)


class Telling:
    """News for everybody, made for each viewer when it is asked for."""

    def __init__(
        self, picture: Picture, number: int, wallets: dict[str, int], everybody: Sequence[str]
    ) -> None:
        self._picture = picture
        self.number = number
        self._wallets = wallets
        self._new = {seat: picture.eyes.catch_up(seat) for seat in self._seats(everybody)}

    def _seats(self, everybody: Sequence[str]) -> set[int]:
        return {0, *(self._picture.seat_in_hand(player) for player in everybody)}

    def concerns(self, player: str) -> bool:
        """Whether the news of this player differ from those of the rail."""
        state = self._picture.state
        host = player != "" and player == state.config.host
        moved = player in state.moved
        return host or moved or player in self._wallets or state.of_player(player) is not None

    def news(self, player: str = "") -> News:
        """The news for a player, or for the rail."""
        codes, lines = self._new.get(self._picture.seat_in_hand(player), ((), ()))
        return News(
            number=self.number,
            view=self._picture.view(player),
            lines=lines,
            events=codes,
            wallet=self._wallets.get(player),
            ante=self._picture.ante(player),
            wishes=self._picture.wishes(player),
            hosting=self._picture.hosting(player),
            tournament=self._picture.tournament(player),
        )
