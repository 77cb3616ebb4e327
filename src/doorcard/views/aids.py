"""Aids of a practice table: what is asked for one player, and the answer (CLIENT U29, U30).

A question is made from the player's own ``SeatView`` and from nothing else, so an answer cannot
tell more than he may know. ``odds.aids`` answers it.
"""

from collections.abc import Sequence

from msgspec import Struct

from doorcard.cards import HIDDEN_TEXT
from doorcard.views.seat_view import HandView, Place, SeatView

IN_THE_HAND = ("live", "all_in", "protected")


class HandSeen(Struct, frozen=True):
    """One live hand as the player sees it.

    cards: those he can see; hidden: how many more it holds. thrown: what he himself threw away.
    drawn: how many cards it has drawn, -1 before the draw and where the house does not tell (K40).
    """

    cards: tuple[str, ...]
    hidden: int = 0
    thrown: tuple[str, ...] = ()
    drawn: int = -1


class AidQuestion(Struct, frozen=True):
    """What is worked out for one player.

    game: the game's name. hands: all live hands in the order in which they draw; own: the place of
    the player's. drawn: whether he has drawn. shared: cards that belong to every hand (B24). dead:
    other cards he has seen. most_draw: how many cards may be exchanged (K20).
    """

    game: str
    hands: tuple[HandSeen, ...]
    own: int
    drawn: bool = False
    shared: tuple[str, ...] = ()
    dead: tuple[str, ...] = ()
    most_draw: int = 5


class KindChance(Struct, frozen=True):
    """The chance, 0 to 1, to end with a kind of hand: ``high_card`` to ``royal_flush``."""

    kind: str
    chance: float


class KeepAid(Struct, frozen=True):
    """One way to draw: the cards that stay, the share of the pot it wins, the chance to improve."""

    kept: tuple[str, ...]
    share: float
    improved: float


class Aids(Struct, frozen=True):
    """The answer. All chances are parts of one, if nobody folds any more.

    share: of the pot, a divided one counting as its part; win: alone the best; tie: among the best.
    error: the standard error of share, 0 where every deal was counted. opponents: live hands
    besides the player's. kinds: what his hand ends as, the best first, those that cannot be left
    out; with the best way to draw before the draw. outs: cards that make it a better kind if dealt
    next, that can still come. keeps: the best ways to draw, best first, only before the draw.
    draws_told: whether it counts how many cards each of the others drew; where that is too rare
    to be dealt by chance it cannot.
    """

    share: float
    win: float
    tie: float
    error: float
    opponents: int
    kinds: tuple[KindChance, ...] = ()
    outs: tuple[str, ...] = ()
    keeps: tuple[KeepAid, ...] = ()
    draws_told: bool = True


class Price(Struct, frozen=True):
    """Pot odds of the player's call. pay: units to call. pot: units it can win. share: of the pot
    he has to win, on the average, so that the call costs nothing (0 to 1).
    """

    pay: int
    pot: int
    share: float


def aid_question(view: SeatView) -> AidQuestion | None:
    """What the player on the view's chair can be helped with, None where there is nothing."""
    hand = view.hand
    if hand is None or hand.phase not in ("betting", "draw") or not view.you:
        return None
    live = [place for place in _from_the_button(view, hand) if place.state in IN_THE_HAND]
    seats = [place.seat for place in live]
    if view.you not in seats or len(live) < 2:
        return None
    if not all(place.cards or place.drawn > 0 for place in live):  # nothing is dealt yet
        return None
    own = live[seats.index(view.you)]
    return AidQuestion(
        game=view.game,
        hands=tuple(_hand_seen(place, hand.discards if place is own else ()) for place in live),
        own=seats.index(view.you),
        drawn=own.drawn >= 0,
        shared=tuple(card.card for card in hand.community),
        dead=tuple(folded.card for folded in hand.folded_cards),
        most_draw=view.house.max_draw,
    )


def price_of(view: SeatView) -> Price | None:
    """The price of the player's call, None where he is not asked for one."""
    hand = view.hand
    call = next((one for one in hand.legal if one.kind == "call"), None) if hand else None
    if hand is None or call is None or call.pay <= 0:
        return None
    own = view.places[view.you - 1]
    after = own.total + call.pay
    # Who calls all-in for less wins from each player no more than he himself has put in.
    wins = sum(min(place.total, after) for place in view.places) if call.all_in else hand.pot
    return Price(call.pay, wins, call.pay / (wins + call.pay))


def dead_cards(question: AidQuestion) -> tuple[str, ...]:
    """The cards that cannot come any more, though nobody in the hand holds them face up."""
    return (*question.dead, *question.hands[question.own].thrown)


def _from_the_button(view: SeatView, hand: HandView) -> Sequence[Place]:
    """The chairs from the button's left on, which is the order in which they draw."""
    return (*view.places[hand.button :], *view.places[: hand.button])


def _hand_seen(place: Place, thrown: tuple[str, ...]) -> HandSeen:
    cards = tuple(held.card for held in place.cards if held.card != HIDDEN_TEXT)
    return HandSeen(cards, len(place.cards) - len(cards), thrown, place.drawn)
