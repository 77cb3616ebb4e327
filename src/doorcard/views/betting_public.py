"""What the engine says of the betting, taken from a hand: public facts and no card."""

from typing import cast

from doorcard.engine import Hand
from doorcard.engine.betting import raises_left, to_call
from doorcard.views.table_facts import Asking, BettingPublic


def betting_public(hand: Hand) -> BettingPublic:
    """Whom the hand asks, for what, and at which price; nobody when it waits for the dealer."""
    if not hand.asked:
        return BettingPublic(decision=hand.decision)
    acting = hand.asking == "act"
    return BettingPublic(
        asked=hand.asked,
        asking=cast(Asking, hand.asking),
        decision=hand.decision,
        to_call=_price(hand) if acting else 0,
        raises_left=raises_left(hand) if acting else 0,
        sizes=hand.sizes if acting else (),
    )


def _price(hand: Hand) -> int:
    """Units the asked seat must put in to stay, no more than it has."""
    position = hand.actor
    owed = hand.stakes.bring_in if hand.opening else to_call(hand, position)
    return min(owed, hand.stack[position])
