"""Commands a hand must refuse: wrong seats, wrong kinds, amounts and cards that are off by one."""

from collections.abc import Iterator
from typing import Any

from doorcard.engine import Hand, Option, legal
from doorcard.engine import commands as cmd

ACTS: dict[str, type[Any]] = {
    "fold": cmd.Fold,
    "check": cmd.Check,
    "call": cmd.Call,
    "bring_in": cmd.BringIn,
    "show": cmd.Show,
    "muck": cmd.Muck,
}


def illegal_commands(hand: Hand) -> Iterator[cmd.Command]:
    """Many commands, none of which is legal now."""
    options = legal(hand)
    seats = [player.seat for player in hand.started.players]
    others = [seat for seat in (*seats, 0, -1, 99) if seat != hand.asked]
    for seat in others:
        yield from (kind(seat) for kind in ACTS.values())
        yield cmd.Wager(seat, hand.stakes.small)
        yield cmd.Discard(seat, ())
        yield cmd.TimeOut(seat)
    yield from (cmd.Leave(seat) for seat in (0, -1, 99, True))
    yield from _wrong_shuffles(hand)
    if hand.asked:
        yield from _wrong_kinds(hand, options)
        yield from _wrong_amounts(hand, options)
        yield from _wrong_discards(hand, options)


def _wrong_shuffles(hand: Hand) -> Iterator[cmd.Shuffle]:
    due = hand.shuffle_due
    yield cmd.Shuffle(()) if due else cmd.Shuffle(tuple(range(52)))
    if due:
        yield cmd.Shuffle(due[1:])
        yield cmd.Shuffle((*due[1:], due[1] if len(due) > 1 else 99))
        yield cmd.Shuffle((*due, 99))


def _wrong_kinds(hand: Hand, options: tuple[Option, ...]) -> Iterator[cmd.Command]:
    offered = {option.kind for option in options}
    for name, kind in ACTS.items():
        # In stud a fold with nothing to call is taken as a check (B51).
        if name not in offered and not (name == "fold" and "check" in offered):
            yield kind(hand.asked)


def _wrong_amounts(hand: Hand, options: tuple[Option, ...]) -> Iterator[cmd.Wager]:
    seat = hand.asked
    ranges = [
        range(option.to, max(option.to, option.up_to) + 1)
        for option in options
        if option.kind in ("bet", "complete", "raise")
    ]
    near = {edge + off for span in ranges for edge in (span[0], span[-1]) for off in (-1, 1)}
    for amount in sorted({*near, -1, 0, 1, hand.stakes.small, hand.stakes.big, 10**30}):
        if not any(amount in span for span in ranges):
            yield cmd.Wager(seat, amount)
    for nonsense in (None, "20", 20.5, float("nan"), True):
        yield cmd.Wager(seat, nonsense)  # type: ignore[arg-type]


def _wrong_discards(hand: Hand, options: tuple[Option, ...]) -> Iterator[cmd.Discard]:
    seat = hand.asked
    held = hand.cards[hand.position_of[seat]]
    most = next((option.most for option in options if option.kind == "discard"), None)
    if most is None:
        yield cmd.Discard(seat, tuple(held[:1]))
        return
    foreign = next(card for card in range(52) if card not in held)
    yield cmd.Discard(seat, (foreign,))
    yield cmd.Discard(seat, (held[0], held[0]))
    yield cmd.Discard(seat, (-1,))
    yield cmd.Discard(seat, (52,))
    yield cmd.Discard(seat, (str(held[0]),))  # type: ignore[arg-type]
    if most < len(held):
        yield cmd.Discard(seat, tuple(held[: most + 1]))
