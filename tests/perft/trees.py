"""Betting trees counted by asking the engine what is legal, move after move."""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from doorcard.engine import (
    BringIn,
    Call,
    Check,
    Command,
    Discard,
    Fold,
    Hand,
    HandStarted,
    Refusal,
    Seated,
    Shuffle,
    Wager,
    legal,
)
from doorcard.games import GAMES
from doorcard.houses import HOUSES, stakes_for

# Every 17th card of the deck in order: fixed for ever, and it deals pairs early.
DECK = tuple(17 * place % 52 for place in range(52))
STACK = 10_000
SMALL = 20


class Tree(Struct, frozen=True):
    """A tree to count.

    cap: wagers a round, None without a limit. acts: how many acts deep, or None; rounds: how many
    betting rounds, or None. One of the two is given.
    """

    house: str
    seats: int
    cap: int | None
    acts: int | None = None
    rounds: int | None = None


def start(tree: Tree) -> Hand:
    """The hand at the root: everybody deep, cards dealt, the first player asked."""
    house = replace(HOUSES[tree.house], cap=tree.cap)
    seats = range(1, tree.seats + 1)
    started = HandStarted(
        hand="perft",
        game=GAMES[house.game],
        house=house,
        stakes=stakes_for(house, SMALL),
        players=tuple(Seated(seat, STACK) for seat in seats),
    )
    hand = Hand.start(started if started.game.forced == "bring_in" else with_button(started))
    do(hand, Shuffle(DECK))
    return hand


def with_button(started: HandStarted) -> HandStarted:
    """The last seat has the button; with two players it is the small blind (B30)."""
    last = len(started.players)
    if last == 2:
        return replace(started, button=2, small_blind=2, big_blind=1)
    return replace(started, button=last, small_blind=1, big_blind=2)


def count(tree: Tree) -> int:
    """How many different ways the tree has from its root to its leaves."""
    return leaves(start(tree), tree.acts, tree.rounds)


def split(tree: Tree) -> dict[str, int]:
    """The same count for each first act, by name."""
    root = start(tree)
    acts = None if tree.acts is None else tree.acts - 1
    parts = {}
    for name, command in moves(root):
        after = root.copy()
        do(after, command)
        parts[name] = leaves(after, acts, tree.rounds)
    return parts


def leaves(hand: Hand, acts: int | None, rounds: int | None) -> int:
    """Ways from here on. A way ends at the given depth, at a showdown or when all but one fold."""
    if acts == 0 or hand.asking not in ("act", "draw") or hand.street_index == rounds:
        return 1
    total = 0
    for _, command in moves(hand):
        after = hand.copy()
        do(after, command)
        total += leaves(after, None if acts is None else acts - 1, rounds)
    return total


def moves(hand: Hand) -> Iterator[tuple[str, Command]]:
    """Everything the asked player may do.

    Of the pot-limit wagers only the least and the largest; of the discards only how many.
    """
    seat = hand.asked
    for option in legal(hand):
        match option.kind:
            case "fold":
                yield "fold", Fold(seat)
            case "check":
                yield "check", Check(seat)
            case "call":
                yield "call", Call(seat)
            case "bring_in":
                yield "bring in", BringIn(seat)
            case "discard":
                held = hand.cards[hand.actor]
                for number in range(option.most + 1):
                    yield f"discard {number}", Discard(seat, tuple(held[:number]))
            case _:
                for to in sorted({option.to, option.up_to or option.to}):
                    yield f"{option.kind} to {to}", Wager(seat, to)


def do(hand: Hand, command: Command) -> None:
    """Carry out a legal command, and the shuffles that it makes due."""
    answer = hand.apply(command)
    if isinstance(answer, Refusal):
        raise ValueError(f"{command} was refused: {answer}")
    while hand.shuffle_due:
        hand.apply(Shuffle(hand.shuffle_due))
