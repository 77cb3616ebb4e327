"""What happened in a hand. The state of a hand is a fold of these.

Events are facts, so they are never refused and their meaning never changes; new fields get
defaults. Every field says who may learn it (see ``audience``); cards a viewer may not see are
replaced by ``HIDDEN`` (-1) in the one function that redacts. Seats are the numbers on the chairs.
Events hold no cycles, so the garbage collector need not watch them (``gc=False``).
Amounts are units. ``to`` is a player's total on the street after the act.
"""

from typing import Literal

from msgspec import Struct

from doorcard.engine.audience import Counted, Everybody, House, Owner
from doorcard.engine.game import Game
from doorcard.engine.house import HouseRules
from doorcard.engine.stakes import Stakes

Cards = tuple[int, ...]
Act = Literal["fold", "check", "call", "bet", "raise", "complete", "bring_in"]
Cause = Literal["player", "time_out", "left"]


class Seated(Struct, frozen=True, gc=False):
    """A player dealt into the hand.

    live_post, dead_post: what he posts to come (back) in (B32). protections: all-in statuses he
    has left (K29). absent: nobody is there; his hand is played by check or fold (B33).
    """

    seat: Everybody[int]
    stack: Everybody[int]
    live_post: Everybody[int] = 0
    dead_post: Everybody[int] = 0
    protections: Everybody[int] = 0
    absent: Everybody[bool] = False


class HandStarted(Struct, frozen=True, gc=False, tag="hand_started"):
    """Everything the hand is played under. The chairs of button and blinds are 0 where none is."""

    hand: Everybody[str]
    game: Everybody[Game]
    house: Everybody[HouseRules]
    stakes: Everybody[Stakes]
    players: Everybody[tuple[Seated, ...]]
    button: Everybody[int] = 0
    small_blind: Everybody[int] = 0
    big_blind: Everybody[int] = 0
    tournament: Everybody[bool] = False


class DeckShuffled(Struct, frozen=True, gc=False, tag="deck_shuffled"):
    """The whole deck in dealing order. Nobody but the house learns it, ever."""

    cards: House[Cards]


class Post(Struct, frozen=True, gc=False):
    """A forced payment of one seat."""

    seat: Everybody[int]
    amount: Everybody[int]


class AntesPosted(Struct, frozen=True, gc=False, tag="antes_posted"):
    """Everybody's ante, short ones included (B2)."""

    posts: Everybody[tuple[Post, ...]]


class BlindPosted(Struct, frozen=True, gc=False, tag="blind_posted"):
    """A blind, or the post of an entering player. Dead chips do not count as a bet (B32)."""

    seat: Everybody[int]
    kind: Everybody[Literal["small", "big", "post"]]
    live: Everybody[int]
    dead: Everybody[int] = 0


class Dealt(Struct, frozen=True, gc=False):
    """The cards one seat gets on a street."""

    seat: Everybody[int]
    down: Owner[Cards] = ()
    up: Everybody[Cards] = ()


class StreetDealt(Struct, frozen=True, gc=False, tag="street_dealt"):
    """A street is dealt. ``burned`` holds the burn card, if any (B25)."""

    street: Everybody[int]
    hands: Everybody[tuple[Dealt, ...]]
    burned: House[Cards] = ()


class CommunityDealt(Struct, frozen=True, gc=False, tag="community_dealt"):
    """One shared card in place of a card each (B24)."""

    street: Everybody[int]
    card: Everybody[int]
    burned: House[Cards] = ()


class StubReshuffled(Struct, frozen=True, gc=False, tag="stub_reshuffled"):
    """The stub was too short: burns (B25) or discards (B27) were shuffled into it."""

    cards: House[Cards]
    size: Everybody[int]


class BettingOpened(Struct, frozen=True, gc=False, tag="betting_opened"):
    """A betting round begins; ``seat`` is asked first. ``sizes``: the wagers allowed (B16)."""

    street: Everybody[int]
    seat: Everybody[int]
    sizes: Everybody[tuple[int, ...]]
    open_pair: Everybody[bool] = False


class Acted(Struct, frozen=True, gc=False, tag="acted"):
    """One act in a betting round. ``paid`` is what went in, ``to`` the total on the street."""

    seat: Everybody[int]
    act: Everybody[Act]
    to: Everybody[int] = 0
    paid: Everybody[int] = 0
    all_in: Everybody[bool] = False
    cause: Everybody[Cause] = "player"


class Protected(Struct, frozen=True, gc=False, tag="protected"):
    """The seat ran out of time facing a bet and counts as all-in from here (R2.8, B45)."""

    seat: Everybody[int]
    left: Everybody[int]


class PlayerLeft(Struct, frozen=True, gc=False, tag="player_left"):
    """The player is gone; his hand is checked or folded for him (B52)."""

    seat: Everybody[int]


class UncalledReturned(Struct, frozen=True, gc=False, tag="uncalled_returned"):
    """The part of a wager nobody matched goes back (B17)."""

    seat: Everybody[int]
    amount: Everybody[int]


class DrawOpened(Struct, frozen=True, gc=False, tag="draw_opened"):
    """Players exchange cards, beginning with ``seat`` (B28)."""

    street: Everybody[int]
    seat: Everybody[int]


class Discarded(Struct, frozen=True, gc=False, tag="discarded"):
    """How many cards a player gave away is public (R4.8, K40), which ones never."""

    seat: Everybody[int]
    count: Counted[int]
    cards: Owner[Cards]
    cause: Everybody[Cause] = "player"


class Drew(Struct, frozen=True, gc=False, tag="drew"):
    """The replacements, in the order they were dealt."""

    seat: Everybody[int]
    count: Counted[int]
    cards: Owner[Cards]


class ShowdownOpened(Struct, frozen=True, gc=False, tag="showdown_opened"):
    """The hands are compared; ``seat`` shows first (B39)."""

    seat: Everybody[int]


class HandShown(Struct, frozen=True, gc=False, tag="hand_shown"):
    """A hand lies face up: all its cards in the order they were dealt.

    value: its rank (see ``doorcard.ranking``); 0 while the hand is not complete.
    reason: first to show, at least as good as the best shown, turned up because betting is over
    (B41), or by the player's own choice.
    """

    seat: Everybody[int]
    cards: Everybody[Cards]
    value: Everybody[int]
    reason: Everybody[Literal["first", "best", "all_in", "choice"]]


class HandMucked(Struct, frozen=True, gc=False, tag="hand_mucked"):
    """A hand thrown away unseen at the end: a beaten one, or an uncontested winner's."""

    seat: Everybody[int]
    cause: Everybody[Cause] = "player"


class Share(Struct, frozen=True, gc=False):
    """What one winner gets of a pot."""

    seat: Everybody[int]
    amount: Everybody[int]


class PotAwarded(Struct, frozen=True, gc=False, tag="pot_awarded"):
    """A pot is paid. ``pot`` 0 is the main pot; ``amount`` is before rake; ``seats`` may win it.

    value: the winning hand's rank, 0 when nobody had to show.
    """

    pot: Everybody[int]
    amount: Everybody[int]
    rake: Everybody[int]
    seats: Everybody[tuple[int, ...]]
    shares: Everybody[tuple[Share, ...]]
    value: Everybody[int] = 0


class HandEnded(Struct, frozen=True, gc=False, tag="hand_ended"):
    """The stacks of everyone dealt in, after the hand."""

    stacks: Everybody[tuple[Post, ...]]
    rake: Everybody[int] = 0


class HandVoided(Struct, frozen=True, gc=False, tag="hand_voided"):
    """The hand does not count; everything put in went back (B62)."""

    refunds: Everybody[tuple[Post, ...]]
    reason: Everybody[str]


Event = (
    HandStarted
    | DeckShuffled
    | AntesPosted
    | BlindPosted
    | StreetDealt
    | CommunityDealt
    | StubReshuffled
    | BettingOpened
    | Acted
    | Protected
    | PlayerLeft
    | UncalledReturned
    | DrawOpened
    | Discarded
    | Drew
    | ShowdownOpened
    | HandShown
    | HandMucked
    | PotAwarded
    | HandEnded
    | HandVoided
)
