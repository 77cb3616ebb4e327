"""What everybody at a table is told after a step. The views package makes every word of it."""

from collections.abc import Mapping, Set
from functools import cached_property
from typing import Literal

from msgspec import Struct, structs

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
    NOTHING_OWN,
    BettingPublic,
    Chair,
    Clock,
    Company,
    Joined,
    Line,
    OwnView,
    SeatView,
    Start,
    TableFacts,
    betting_public,
    own_view,
    seat_view,
    with_own,
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


NOTHING_ASKED = Hosting(yours=False, paused=False, closing=False, coming=())


class OfTournament(Struct, frozen=True):
    """The table belongs to a tournament. moved_to: where the viewer sits now, "" for here (P61)."""

    tournament: str
    moved_to: str = ""


class News(Struct, frozen=True):
    """The table for one viewer, and what has happened since the last news of the same viewer.

    rail: the table as everybody sees it. own: what this viewer sees otherwise.
    """

    number: int
    rail: SeatView
    own: OwnView = NOTHING_OWN
    lines: tuple[Line, ...] = ()
    events: tuple[str, ...] = ()
    wallet: int | None = None
    ante: AnteQuestion | None = None
    wishes: Wishes | None = None
    hosting: Hosting | None = None
    tournament: OfTournament | None = None

    @property
    def view(self) -> SeatView:
        """The table as this viewer sees it."""
        return with_own(self.rail, self.own)


class Eyes:
    """All who watch one hand, and what they have been shown of it and of the chairs so far."""

    def __init__(self, hand: Hand | None) -> None:
        self._hand = hand
        self._shown = 0  # events of the hand
        self._asked = 0  # of these, when news was asked for last
        self._chairs: dict[int, tuple[Occupant, tuple[bool, int, int, bool], Chair]] = {}
        self.company = Company()
        self.rail_places = Joined()
        self.own_places = Joined()

    def follow(self, hand: Hand) -> None:
        """The same hand has gone on."""
        self._hand = hand

    def catch_up(self) -> None:
        """Show everybody what is new in the hand."""
        if self._hand is None:
            return
        events = self._hand.events
        while self._shown < len(events):
            self.company.see(events[self._shown])
            self._shown += 1

    def news(self) -> "Fresh":
        """What is new in the hand since this was asked last."""
        self.catch_up()
        since, self._asked = self._asked, self._shown
        return Fresh(self.company, since)

    def chair(
        self, one: Occupant, connected: bool, protections: int, bank: int, dealt_in: bool
    ) -> Chair:
        """The chair of a player; the very same one until something about him changes."""
        about = connected, protections, bank, dealt_in
        kept = self._chairs.get(one.seat)
        if kept is not None and kept[0] is one and kept[1] == about:
            return kept[2]
        made = Chair(
            seat=one.seat,
            name=one.name,
            stack=one.stack,
            bot=one.bot,
            connected=connected,
            sitting_out=one.sitting_out,
            protections=protections,
            leaving=one.leaving,
            player=one.player,
            bank=bank,
            dealt_in=dealt_in,
        )
        self._chairs[one.seat] = one, about, made
        return made


class Fresh:
    """What is new in a hand from an event on: the codes a viewer may know, and the lines."""

    def __init__(self, company: Company, since: int) -> None:
        self._company = company
        self._since = since
        self._rail = self._made(RAIL)

    def of(self, seat: int) -> tuple[tuple[str, ...], tuple[Line, ...]]:
        """For a seat that was dealt in, or the rail."""
        if self._company.knows_more(seat, self._since):
            return self._made(seat)
        return self._rail

    def _made(self, seat: int) -> tuple[tuple[str, ...], tuple[Line, ...]]:
        told = list(self._company.told(seat, self._since))
        codes = tuple(event_code(event) for event, _ in told if event is not None)
        return codes, tuple(line for _, lines in told for line in lines)


def event_code(event: Event) -> str:
    """The tag of an event."""
    return str(type(event).__struct_config__.tag)


class Picture:
    """A table at one moment, ready to be looked at by anybody.

    connected: players with a socket. protections: statuses left, by player. chosen: advance
    actions, by player; dropped: why some do not stand any more.
    """

    def __init__(
        self,
        state: TableState,
        hand: Hand | None,
        eyes: Eyes,
        connected: Set[str],
        protections: Mapping[str, int],
        paused: bool = False,
        chosen: Mapping[str, Chosen] | None = None,
        dropped: Mapping[str, DropReason] | None = None,
    ) -> None:
        self.state = state
        self.hand = hand
        self._eyes = eyes
        self._paused = paused
        self._chosen = chosen or {}
        self._dropped = dropped or {}
        eyes.catch_up()
        self._occupants = {one.player: one for one in state.occupants}
        self._dealt = {one.player: one.seat for one in state.dealt}
        self._chairs = {
            one.player: self._chair(one, connected, protections) for one in state.occupants
        }

    @cached_property
    def rail(self) -> SeatView:
        """The table as everybody may see it."""
        hand = self.hand
        return seat_view(
            self._facts(),
            tuple(self._chairs.values()),
            RAIL,
            self._eyes.company.rail,
            betting_public(hand) if hand is not None else BettingPublic(),
            clock=self._clock(),
            joined=self._eyes.rail_places,
        )

    def view(self, player: str) -> SeatView:
        """The table as a player sees it; "" or somebody without a chair is on the rail."""
        return with_own(self.rail, self.own(player))

    def own(self, player: str) -> OwnView:
        """What a player sees of it otherwise than the rail."""
        chair = self._chairs.get(player)
        if chair is None:
            return NOTHING_OWN
        seat, hand = self.seat_in_hand(player), self.hand
        asked = hand is not None and seat != RAIL and hand.asked == seat
        return own_view(
            self.rail,
            chair,
            self._eyes.company.own(seat),
            self._eyes.own_places,
            legal=legal(hand) if hand is not None and asked else (),
        )

    def lines(self, player: str) -> tuple[Line, ...]:
        """The dealer's log of this hand for a player."""
        return tuple(self._eyes.company.lines(self.seat_in_hand(player)))

    def seat_in_hand(self, player: str) -> int:
        """The chair from which a player may know the hand: his own if he was dealt in."""
        if self.hand is None:
            return RAIL
        one = self._occupants.get(player)
        dealt = self._dealt.get(player, RAIL)
        return dealt if one is not None and one.seat == dealt else RAIL

    def sits(self, player: str) -> bool:
        """Whether the player has a chair."""
        return player in self._occupants

    def ante(self, player: str) -> AnteQuestion | None:
        """The ante question the player has not answered."""
        one = self._occupants.get(player)
        if one is None or one.seat not in self.state.ante_asked:
            return None
        return AnteQuestion(self.state.config.stakes.ante, self.state.ante_until)

    def wishes(self, player: str) -> Wishes | None:
        """The player's standing wishes, None without a chair."""
        one = self._occupants.get(player)
        if one is None:
            return None
        live, dead = entry_price(self.state, one) if one.owes_entry else (0, 0)
        chosen = self._chosen.get(player)
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
            advance_dropped=self._dropped.get(player, ""),
        )

    def hosting(self, player: str) -> Hosting | None:
        """What the host has asked; None for nothing, told to somebody else."""
        yours = player != "" and player == self.state.config.host
        if yours:
            return structs.replace(self._asked_by_host, yours=True)
        return None if self._asked_by_host == NOTHING_ASKED else self._asked_by_host

    @cached_property
    def _asked_by_host(self) -> Hosting:
        state = self.state
        coming = changes(state.config, state.coming) if state.coming is not None else ()
        return Hosting(False, state.paused_at > 0, state.closing, coming)

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
            paused=self._paused,
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

    def _chair(self, one: Occupant, connected: Set[str], protections: Mapping[str, int]) -> Chair:
        house = self.state.config.house
        bank = -(-bank_left(self.state, one.player) // 1000)
        return self._eyes.chair(
            one,
            connected=one.bot or one.player in connected,
            protections=protections.get(one.player, 0) if house.timeout_protections else -1,
            bank=bank if house.time_bank_seconds and not one.bot else -1,
            dealt_in=self._dealt.get(one.player) == one.seat,
        )

    def _clock(self) -> Clock | None:
        deadline = self.state.deadline
        if deadline is None or self.hand is None or self.hand.over:
            return None
        warn = self.state.config.house.warn_seconds
        return Clock(deadline.at, deadline.seconds, warn, deadline.bank_from)


class Telling:
    """News for everybody, made for each viewer when it is asked for."""

    def __init__(self, picture: Picture, eyes: Eyes, number: int, wallets: dict[str, int]) -> None:
        self._picture = picture
        self.number = number
        self.rail = picture.rail
        self._wallets = wallets
        self._new = eyes.news()

    def concerns(self, player: str) -> bool:
        """Whether the news of this player differ from those of the rail."""
        if not player:
            return False
        picture = self._picture
        host = player == picture.state.config.host
        moved = player in picture.state.moved
        return picture.sits(player) or player in self._wallets or host or moved

    def news(self, player: str = "") -> News:
        """The news for a player, or for the rail."""
        picture = self._picture
        codes, lines = self._new.of(picture.seat_in_hand(player))
        return News(
            number=self.number,
            rail=self.rail,
            own=picture.own(player),
            lines=lines,
            events=codes,
            wallet=self._wallets.get(player),
            ante=picture.ante(player),
            wishes=picture.wishes(player),
            hosting=picture.hosting(player),
            tournament=picture.tournament(player),
        )
