"""A random hand played under the eyes of the books and of an audit after every single event."""

from dataclasses import dataclass, field
from random import Random

from doorcard.engine import Hand, HandStarted, Refusal, audit
from doorcard.engine import commands as cmd
from doorcard.engine import events as ev
from tests.props.oracle import Books
from tests.props.random_hands import random_command

MOST_COMMANDS = 3000


@dataclass
class Played:
    """A finished hand. ``stops``: the hand as it was whenever somebody had to speak, by events."""

    hand: Hand
    books: Books
    stops: dict[int, Hand] = field(default_factory=dict)
    commands: int = 0


def play(started: HandStarted, rng: Random, keep_stops: bool = False) -> Played:
    """Play to the end, checking after every event; the count of commands is bounded."""
    hand = Hand.start(started)
    shadow = Hand.replay(hand.events)
    played = Played(hand, Books())
    for event in hand.events:
        played.books.book(event)
    if keep_stops:
        played.stops[len(hand.events)] = hand.copy()
    while not hand.over:
        played.commands += 1
        assert played.commands < MOST_COMMANDS, "the hand does not end"
        told = give(hand, random_command(hand, rng))
        for event in told:
            shadow.fold(event)
            played.books.book(event)
            check_after_event(shadow, played.books)
        if keep_stops:
            played.stops[len(hand.events)] = hand.copy()
    return played


def give(hand: Hand, command: cmd.Command) -> tuple[ev.Event, ...]:
    """Apply a legal command; the question it answers is never asked again."""
    asked, decision = hand.asked, hand.decision
    told = hand.apply(command)
    assert not isinstance(told, Refusal), f"{command}: {told}"
    assert told
    assert tuple(hand.events[-len(told) :]) == told
    assert hand.decision >= decision
    if asked and not isinstance(command, cmd.Leave) and not hand.over:
        assert hand.decision > decision
    return told


def check_after_event(hand: Hand, books: Books) -> None:
    """Chips are where the books say, and no card lies in two places."""
    assert audit(hand) == []
    assert dict(zip(hand.seats, hand.stack, strict=True)) == books.stack
    assert hand.pot == books.pot
    assert sum(books.stack.values()) + books.pot + books.rake == sum(books.start.values())
    assert min(books.stack.values()) >= 0
    assert books.pot >= 0
    cards = [card for seat in books.live for card in books.cards[seat]] + books.shared
    assert len(cards) == len(set(cards))
