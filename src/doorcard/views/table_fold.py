"""The hand as one viewer sees it: a fold of the events that were redacted for him.

It holds no engine state, so it cannot know a card its viewer may not see, and nothing in it is
computed from such a card (FAIR 6, class 4).
"""

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from doorcard.cards import card_text
from doorcard.engine import events as ev
from doorcard.engine.options import Option
from doorcard.engine.pots import side_pots
from doorcard.views.hand_code import hand_code, value_code
from doorcard.views.seat_view import (
    ActLine,
    CardView,
    Clock,
    FoldedCard,
    HandView,
    Phase,
    Place,
    PlaceState,
    PotView,
)
from doorcard.views.table_facts import NO_BETTING, BettingPublic

# Events that change what is to be seen of the seat they name, and of no other.
OF_ONE_SEAT = (
    ev.Acted,
    ev.BlindPosted,
    ev.Discarded,
    ev.Drew,
    ev.HandMucked,
    ev.HandShown,
    ev.PlayerLeft,
    ev.Protected,
    ev.UncalledReturned,
)


class HeldCard(Struct):
    """A card before a player: ``HIDDEN`` where the viewer may not see it."""

    card: int
    up: bool
    street: int
    new: bool = False


class PlayerInHand(Struct):
    """One player dealt in, as the viewer sees him.

    dead: posts that are no wager (B32). cards: as he held them last; gone: they left the table.
    thrown: what he gave away in the draw, as far as the viewer may know it.
    """

    seat: int
    stack: int
    protections: int
    state: PlaceState = "live"
    bet: int = 0
    total: int = 0
    dead: int = 0
    cards: list[HeldCard] = []
    gone: bool = False
    thrown: list[int] = []
    line: ActLine | None = None
    drawn: int = -1
    shown: bool = False
    value: int = 0
    won: int = 0
    leaving: bool = False

    @property
    def holds_cards(self) -> bool:
        """Whether he can still win."""
        return self.state != "folded"


class TableFold:
    """The running or last hand for the viewer in ``seat``, 0 for the rail.

    A new hand starts from nothing, so that no card, line or shown hand outlives its hand (P23).
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.started: ev.HandStarted | None = None
        self._forget()

    def _forget(self) -> None:
        self.players: dict[int, PlayerInHand] = {}
        self.phase: Phase = "waiting"
        self.street = 0
        self.sizes: tuple[int, ...] = ()
        self.open_pair = False
        self.community: list[HeldCard] = []
        self.folded_cards: list[FoldedCard] = []
        self.paid_out = 0
        self.pots_paid = 0
        self.final_pots: list[PotView] | None = None
        self.compared = False  # whether hands were compared at a showdown
        self._places: dict[int, Place] = {}
        self._hero: str | None = None

    # --- what the viewer gets ---

    @property
    def running(self) -> bool:
        """Whether a hand has begun and not ended."""
        return self.started is not None and self.phase != "over"

    def places(self) -> dict[int, Place]:
        """What the hand says of each seat dealt in: all of its Place but what the room knows."""
        return {seat: self.place(seat) for seat in self.players}

    def place(self, seat: int) -> Place:
        """The same of one seat; the very same object until something happens there."""
        place = self._places.get(seat)
        if place is None:
            place = self._places[seat] = self._place(self.players[seat])
        return place

    def hand_view(
        self,
        betting: BettingPublic = NO_BETTING,
        *,
        number: int = 0,
        legal: tuple[Option, ...] = (),
        clock: Clock | None = None,
    ) -> HandView | None:
        """The hand, None before the first one.

        betting: whom the hand asks (public). number: the table's number of the hand. legal: what
        the viewer may do, to be given only if he is the asked seat.
        """
        if self.started is None:
            return None
        return HandView(
            hand=self.started.hand,
            number=number,
            phase="showdown" if betting.asking == "show" else self.phase,
            street=self.street,
            pot=self._in_the_middle(),
            pots=tuple(self._pots()),
            community=card_views(self.community),
            folded_cards=tuple(self.folded_cards),
            asked=betting.asked,
            decision=betting.decision,
            legal=legal,
            to_call=betting.to_call,
            raises_left=betting.raises_left,
            sizes=betting.sizes or self.sizes,
            open_pair=self.open_pair,
            button=self.started.button,
            hero=self.hero,
            clock=clock,
            discards=self.discards,
        )

    def _place(self, player: PlayerInHand) -> Place:
        return Place(
            seat=player.seat,
            state=player.state,
            stack=player.stack,
            bet=player.bet,
            total=player.total,
            cards=() if player.gone else card_views(player.cards),
            line=player.line,
            drawn=player.drawn,
            hand=self._shown_hand(player),
            won=player.won,
            protections=player.protections,
            leaving=player.leaving,
        )

    def _shown_hand(self, player: PlayerInHand) -> str:
        """The name of a shown hand: what was paid (P27), or what lies there so far (B41)."""
        if not player.shown:
            return ""
        return value_code(player.value) or hand_code(self.hand_cards(player))

    @property
    def hero(self) -> str:
        """The code of the viewer's own hand, "" when he holds none."""
        if self._hero is None:
            player = self.players.get(self.seat)
            held = self.hand_cards(player) if player is not None and not player.gone else []
            self._hero = hand_code(held) if held else ""
        return self._hero

    @property
    def discards(self) -> tuple[str, ...]:
        """The viewer's own; those of others are hidden from him, and a card of theirs is none."""
        player = self.players.get(self.seat)
        if player is None or not player.thrown:
            return ()
        return tuple(card_text(card) for card in player.thrown)

    def hand_cards(self, player: PlayerInHand) -> list[int]:
        """His cards and the shared ones (B24), ``HIDDEN`` where the viewer may not see them."""
        return [held.card for held in [*player.cards, *self.community]]

    def _in_the_middle(self) -> int:
        return sum(player.total for player in self.players.values()) - self.paid_out

    def _pots(self) -> list[PotView]:
        """Pots of the chips already gathered, those paid out left away."""
        if self.final_pots is not None:
            return self.final_pots[: len(self.final_pots) - self.pots_paid]
        players = list(self.players.values())
        gathered = [player.total - player.bet - player.dead for player in players]
        dead = sum(player.dead for player in players)
        if not any(gathered) and not dead:
            return []
        pots = side_pots(gathered, [player.holds_cards for player in players], dead)
        return [PotView(units, tuple(players[p].seat for p in able)) for units, able in pots]

    # --- what happened ---

    def fold(self, event: ev.Event | None) -> None:
        """Take in the next event of the hand, redacted; None is one that is not for this viewer."""
        if isinstance(event, OF_ONE_SEAT):
            self._places.pop(event.seat, None)
        else:
            self._places.clear()
        self._hero = None
        self._fold(event)

    def _fold(self, event: ev.Event | None) -> None:
        match event:
            case ev.HandStarted():
                self._hand_started(event)
            case ev.AntesPosted():
                for post in event.posts:
                    self._pay(post.seat, post.amount, "ante", bet=0)
            case ev.BlindPosted():
                self._blind_posted(event)
            case ev.StreetDealt():
                self._street_dealt(event)
            case ev.CommunityDealt():
                self._next_street(event.street)
                self.community.append(HeldCard(event.card, True, event.street))
            case ev.BettingOpened():
                self.phase = "betting"
                self.sizes = event.sizes
                self.open_pair = event.open_pair
            case ev.Acted():
                self._acted(event)
            case ev.Protected():
                self._protected(event)
            case ev.PlayerLeft():
                self.players[event.seat].leaving = True
            case ev.UncalledReturned():
                self._returned(event.seat, event.amount)
            case ev.DrawOpened():
                self._next_street(event.street)
                self.phase = "draw"
            case ev.Discarded():
                self._discarded(event)
            case ev.Drew():
                self._drew(event)
            case ev.ShowdownOpened():
                self._gather()
                self.phase = "showdown"
                self.compared = True
            case ev.HandShown():
                self._shown(event)
            case ev.HandMucked():
                player = self.players[event.seat]
                player.gone = True
                player.line = ActLine("mucks", cause=event.cause, street=self.street)
            case ev.PotAwarded():
                self._pot_awarded(event)
            case ev.HandEnded():
                self._ended(event.stacks)
            case ev.HandVoided():
                self._voided(event)
            case _:
                pass  # shuffles change nothing that can be seen

    def _hand_started(self, event: ev.HandStarted) -> None:
        self._forget()
        self.started = event
        has_protections = event.house.timeout_protections > 0
        for seated in event.players:
            left = seated.protections if has_protections else -1
            self.players[seated.seat] = PlayerInHand(seated.seat, seated.stack, left)

    def _pay(self, seat: int, amount: int, act: str, bet: int, dead: int = 0) -> None:
        """Chips go in before the deal; ``bet`` of them count in the first betting round."""
        player = self.players[seat]
        player.stack -= amount
        player.total += amount
        player.bet += bet
        player.dead += dead
        all_in = player.stack == 0
        if all_in:
            player.state = "all_in"
        player.line = ActLine(act, amount, all_in=all_in)

    def _blind_posted(self, event: ev.BlindPosted) -> None:
        act = "post" if event.kind == "post" else f"{event.kind}_blind"
        amount = event.live + event.dead
        self._pay(event.seat, amount, act, bet=event.live, dead=event.dead)

    def _street_dealt(self, event: ev.StreetDealt) -> None:
        if self.street:
            self._next_street(event.street)
        self.street = event.street
        for hand in event.hands:
            held = self.players[hand.seat].cards
            held += [HeldCard(card, False, event.street) for card in hand.down]
            held += [HeldCard(card, True, event.street) for card in hand.up]

    def _next_street(self, street: int) -> None:
        """Gather the bets and clear what was said on the last street; a fold stays to be read."""
        self._gather()
        self.street = street
        self.sizes = ()
        self.open_pair = False
        for player in self.players.values():
            if player.state == "live":
                player.line = None

    def _gather(self) -> None:
        for player in self.players.values():
            player.bet = 0

    def _acted(self, event: ev.Acted) -> None:
        player = self.players[event.seat]
        player.stack -= event.paid
        player.total += event.paid
        player.bet += event.paid
        if event.act == "fold":
            self._folded(player)
        elif event.all_in:
            player.state = "all_in"
        for held in player.cards:
            held.new = False
        amount = event.paid if event.act == "call" else event.to
        player.line = ActLine(
            event.act, amount if event.paid else 0, event.cause, self.street, event.all_in
        )

    def _folded(self, player: PlayerInHand) -> None:
        player.state = "folded"
        self.folded_cards += [
            FoldedCard(player.seat, card_text(held.card)) for held in player.cards if held.up
        ]
        player.gone = True

    def _protected(self, event: ev.Protected) -> None:
        player = self.players[event.seat]
        player.state = "protected"
        player.protections = event.left
        player.line = ActLine("protected", event.left, "time_out", self.street)

    def _returned(self, seat: int, amount: int) -> None:
        player = self.players[seat]
        player.stack += amount
        player.total -= amount
        player.bet = max(0, player.bet - amount)
        if player.state == "all_in":
            player.state = "live"

    def _discarded(self, event: ev.Discarded) -> None:
        """Take the cards away: the owner's own ones, for others as many backs."""
        player = self.players[event.seat]
        player.drawn = event.count
        for card in event.cards:
            player.cards.remove(next(held for held in player.cards if held.card == card))
        player.thrown += event.cards
        act = "draws" if event.count else "stands_pat"
        player.line = ActLine(act, event.count, event.cause, self.street)

    def _drew(self, event: ev.Drew) -> None:
        player = self.players[event.seat]
        player.cards += [HeldCard(card, False, self.street, new=True) for card in event.cards]

    def _shown(self, event: ev.HandShown) -> None:
        """Turn the cards up where they lie; they are told in the order they were dealt."""
        player = self.players[event.seat]
        for held, card in zip(player.cards, event.cards, strict=True):
            held.card = card
            held.new = False
        player.shown = True
        player.value = event.value
        player.line = ActLine("shows", street=self.street)

    def _pot_awarded(self, event: ev.PotAwarded) -> None:
        if self.final_pots is None:
            self._gather()
            self.final_pots = self._pots()
        self.pots_paid += 1
        self.paid_out += event.amount
        for share in event.shares:
            player = self.players[share.seat]
            player.stack += share.amount
            player.won += share.amount
            player.line = ActLine("wins", player.won, street=self.street)

    def _ended(self, stacks: tuple[ev.Post, ...]) -> None:
        self._gather()
        self.phase = "over"
        self.sizes = ()
        for post in stacks:
            self.players[post.seat].stack = post.amount

    def _voided(self, event: ev.HandVoided) -> None:
        for post in event.refunds:
            self.players[post.seat].stack += post.amount
        for player in self.players.values():
            player.total = player.dead = player.won = 0
        self.paid_out = 0
        self.final_pots = []
        self._ended(())


def card_views(cards: Sequence[HeldCard]) -> tuple[CardView, ...]:
    """The cards as they lie."""
    return tuple([_card_view(held.card, held.up, held.street, held.new) for held in cards])


@lru_cache(maxsize=4096)
def _card_view(card: int, up: bool, street: int, new: bool) -> CardView:
    """The same card lies the same way at many tables, and a view of it never changes."""
    return CardView(card_text(card), "up" if up else "down", street, new)
