"""From a player's act to the engine's command, and from the engine's answer to events."""

from collections.abc import Callable

from doorcard.cards import CardError, parse_card
from doorcard.engine import Hand, Refusal, commands, legal
from doorcard.engine.commands import Command
from doorcard.engine.events import Event
from doorcard.room.orders import Act, Refused

Shuffler = Callable[[tuple[int, ...]], tuple[int, ...]]


class EngineRefused(Exception):
    """The engine refused what the room itself had to do; the hand may have to be voided (B62)."""


def command_for(hand: Hand, seat: int, act: Act) -> Command | Refused:
    """The command of an act, or why it cannot be one.

    The act must name the running hand and its present decision (R10), and where it names a price
    for check or call, the price must be the one asked (P49).
    """
    if act.hand != hand.started.hand or act.decision != hand.decision:
        return refused(hand, seat, "stale", {"hand": hand.started.hand})
    if hand.asked != seat:
        return refused(hand, seat, "not_your_turn", {"asked": hand.asked})
    if act.act in ("check", "call") and act.to is not None:
        price = next((one.to for one in legal(hand) if one.kind in ("check", "call")), None)
        if price != act.to:
            facts: dict[str, int | str] = {"to": act.to}
            return refused(hand, seat, "price_changed", facts)
    return _command(hand, seat, act)


def _command(hand: Hand, seat: int, act: Act) -> Command | Refused:
    if act.act in ("bet", "complete", "raise"):
        if act.to is None:
            return refused(hand, seat, "bad_amount", {"to": "missing"})
        return commands.Wager(seat, act.to)
    if act.act == "discard":
        try:
            return commands.Discard(seat, tuple(parse_card(text) for text in act.cards))
        except CardError:
            return refused(hand, seat, "bad_cards", {"most": hand.house.max_draw})
    return commands.PLAIN_ACTS[act.act](seat)


def refused(hand: Hand, seat: int, code: str, facts: dict[str, int | str] | None = None) -> Refused:
    """A refusal that carries what holds now (P42); the legal acts only if the seat is asked."""
    options = legal(hand) if hand.asked == seat else ()
    return Refused(code, facts or {}, hand.decision, options)


def play(
    hand: Hand, command: Command, shuffler: Shuffler
) -> tuple[Hand, tuple[Event, ...]] | Refusal:
    """The hand after a command, as a copy, and what happened; shuffles are done at once."""
    after = hand.copy()
    events = after.apply(command)
    if isinstance(events, Refusal):
        return events
    return after, events + shuffle_all(after, shuffler)


def shuffle_all(hand: Hand, shuffler: Shuffler) -> tuple[Event, ...]:
    """Give the hand every shuffle it asks for."""
    events: tuple[Event, ...] = ()
    while hand.shuffle_due:
        answer = hand.apply(commands.Shuffle(shuffler(hand.shuffle_due)))
        if isinstance(answer, Refusal):
            raise EngineRefused(f"a shuffle was refused: {answer.code}")
        events += answer
    return events
