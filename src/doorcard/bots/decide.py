"""One decision of a house player: his view and a source of chance go in, a legal act comes out."""

from random import Random

from msgspec import Struct

from doorcard.bots.draws import cards_to_throw
from doorcard.bots.strength import strength
from doorcard.bots.temperament import STEADY, Temperament
from doorcard.views import HandView, Option, OptionKind, SeatView, card_text
from doorcard.views.reading import offered, own_cards, own_place

MOOD = 0.05  # how far a player strays from his own rules, so that he cannot be read like a book
PER_WAGER = 0.06  # what every wager already made asks for on top before he raises
RESPECT = 0.10  # what a bet after the first street says of the bettor's hand
LEAST_PART = 0.3  # of the pot, put on top of the least wager where any amount is allowed
BIG_SIZE_FROM = 0.85  # strength for the higher of two bet sizes


class Choice(Struct, frozen=True):
    """What a house player does: one of the acts his view offered.

    to: the street total of a call or wager, as in ``Option``. cards: discards, two letters each.
    """

    kind: OptionKind
    to: int = 0
    cards: tuple[str, ...] = ()


def decide(view: SeatView, rng: Random, temperament: Temperament = STEADY) -> Choice:
    """The act of the asked player: a function of the three arguments and of nothing else.

    ValueError when the view offers nothing.
    """
    if view.hand is None or not view.hand.legal:
        raise ValueError("the view's player is not asked")
    if discard := offered(view, "discard"):
        thrown = cards_to_throw(own_cards(view), discard.most)
        return Choice("discard", cards=tuple(map(card_text, thrown)))
    if offered(view, "muck"):
        return Choice("muck")  # beaten, or not called: nothing is gained by showing
    return _bet(view, view.hand, rng, temperament)


def _bet(view: SeatView, hand: HandView, rng: Random, temperament: Temperament) -> Choice:
    looks = strength(view) + rng.uniform(-MOOD, MOOD)
    bluffs = rng.random() < temperament.bluff
    wagers = [option for option in hand.legal if option.kind in ("bet", "complete", "raise")]
    nobody_bet = not any(place.bet for place in view.places)
    if wagers and (looks >= _to_raise(view, hand, temperament) or (bluffs and nobody_bet)):
        return _wager(hand, wagers, looks)
    if check := offered(view, "check"):
        return _choice(check)
    price = offered(view, "call", "bring_in")
    give_up = offered(view, "fold")
    if price and (give_up is None or looks >= _to_call(view, hand, price, temperament)):
        return _choice(price)
    return _choice(give_up or hand.legal[0])


def _to_raise(view: SeatView, hand: HandView, temperament: Temperament) -> float:
    """The strength he wants for a wager: more after every wager of this street."""
    size = hand.sizes[0] if hand.sizes else view.stakes.small
    made = max(place.bet for place in view.places) / size
    return temperament.aggression + PER_WAGER * made


def _to_call(view: SeatView, hand: HandView, price: Option, temperament: Temperament) -> float:
    """The strength he wants for a call: what the pot's odds ask for, and his own caution.

    On the first street he also wants a hand worth starting with, unless he has chips in already
    and the price is small.
    """
    needed = price.pay / (hand.pot + price.pay) + temperament.caution
    own = own_place(view)
    on_first_street = own.drawn < 0 and all(held.street == hand.street for held in own.cards)
    small = price.pay <= view.stakes.small and own.bet > 0
    if on_first_street and not small:
        return max(needed, temperament.entry)
    return needed if on_first_street else needed + RESPECT


def _wager(hand: HandView, wagers: list[Option], looks: float) -> Choice:
    """Which of the sizes; where any amount may be wagered, a part of the pot on top of the least.

    The better the hand the more, but never more than the pot, whatever a no-limit table allows.
    """
    chosen = wagers[-1] if looks >= BIG_SIZE_FROM else wagers[0]
    room = min(chosen.up_to - chosen.to, hand.pot)
    if room <= 0:
        return _choice(chosen)
    part = min(max(looks, LEAST_PART), 1.0)
    return Choice(chosen.kind, chosen.to + int(room * part))


def _choice(option: Option) -> Choice:
    return Choice(option.kind, option.to)
