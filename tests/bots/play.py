"""Hands played by house players who see their views and nothing else."""

from collections.abc import Mapping
from random import Random

from doorcard.bots import Choice, Temperament, decide
from doorcard.cards import parse_card
from doorcard.engine import Command, Discard, Hand, HandStarted, Refusal, Shuffle, Wager, legal
from doorcard.engine.commands import PLAIN_ACTS
from doorcard.views import Chair, SeatView, TableFacts, Viewer, betting_public, seat_view


def command(seat: int, choice: Choice) -> Command:
    """The engine's command of a choice."""
    if choice.kind == "discard":
        return Discard(seat, tuple(map(parse_card, choice.cards)))
    if choice.kind in PLAIN_ACTS:
        return PLAIN_ACTS[choice.kind](seat)
    return Wager(seat, choice.to)


def view_of(hand: Hand, seat: int) -> SeatView:
    """What the player in ``seat`` sees now."""
    table = TableFacts("t1", "Table 1", hand.house, hand.stakes)
    chairs = [Chair(taken, f"player {taken}", 0, bot=True) for taken in hand.seats]
    fold = Viewer(seat, hand.events).fold
    return seat_view(table, chairs, seat, fold, betting_public(hand), legal=legal(hand))


def play_hand(
    started: HandStarted, temperaments: Mapping[int, Temperament], seed: str
) -> tuple[Hand, list[tuple[SeatView, Choice]]]:
    """The finished hand and every decision with the view it was made on.

    Fails when a choice is refused by the engine.
    """
    deck, mind = Random(f"{seed}/deck"), Random(f"{seed}/mind")
    hand = Hand.start(started)
    decisions: list[tuple[SeatView, Choice]] = []
    while not hand.over:
        if hand.shuffle_due:
            cards = list(hand.shuffle_due)
            deck.shuffle(cards)
            answer = hand.apply(Shuffle(tuple(cards)))
        else:
            seat = hand.asked
            view = view_of(hand, seat)
            choice = decide(view, mind, temperaments[seat])
            decisions.append((view, choice))
            answer = hand.apply(command(seat, choice))
        assert not isinstance(answer, Refusal), answer
    return hand, decisions
