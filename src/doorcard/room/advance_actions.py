"""Advance actions: what a player chose to do before his turn, held for him (CLIENT 5).

They live in the memory of the table alone: after a crash nothing is chosen, which is safe. What
may be chosen, and whether a choice still stands, follows from the betting, which all can see.
"""

from collections import deque
from typing import Literal

from msgspec import Struct

from doorcard.engine import Hand, commands, legal, replies
from doorcard.engine.betting import pot_limit_range
from doorcard.engine.commands import Command
from doorcard.engine.events import Acted
from doorcard.engine.options import Option
from doorcard.engine.state import NO_OPENING
from doorcard.room.orders import Advance, AdvanceKind, Refused
from doorcard.room.state import Occupant

# Why a choice does not stand any more, for its player: the amount has changed (R3), or a call of
# any amount would go beyond what he agreed to or take his last chip (R8).
DropReason = Literal["amount", "too_much"]

# What a choice becomes on its turn: the first of these that is offered. Nobody folds for nothing.
CARRIED_OUT: dict[AdvanceKind, tuple[str, ...]] = {
    "fold": ("fold", "check"),
    "check_fold": ("check", "fold"),
    "check": ("check",),
    "call": ("call",),
    "call_any": ("check", "call"),
}


ORDERS_REMEMBERED = 256


class AdvanceOption(Struct, frozen=True):
    """One thing that can be chosen now.

    to: the total on this street it leads to, "call_any": the largest it may lead to; 0 for a fold.
    pay: the units that would leave the stack. all_in: whether they are the last.
    """

    kind: AdvanceKind
    to: int = 0
    pay: int = 0
    all_in: bool = False


class Chosen(Struct, frozen=True):
    """A choice and what it was made for: a hand, one of its streets, an amount."""

    hand: str
    street: int
    seat: int
    option: AdvanceOption

    def belongs_to(self, hand: Hand) -> bool:
        """Whether the hand is still in the round the choice was made for (R1, R2)."""
        return (
            not hand.over
            and hand.started.hand == self.hand
            and hand.street_index == self.street
            and hand.asking == "act"
            and _decides(hand, hand.position_of[self.seat])
        )


class Choice(Struct, frozen=True):
    """What an order for an advance action leads to: nothing is written, the table keeps it."""

    player: str
    chosen: Chosen | None


def advance_options(hand: Hand, seat: int) -> tuple[AdvanceOption, ...]:
    """What the player on a chair may choose before his turn; () while he is asked or all is said.

    Folding for nothing is not among them, nor is any bet or raise (R8).
    """
    position = hand.position_of.get(seat)
    if position is None or hand.over or hand.asking != "act" or hand.asked == seat:
        return ()
    if not _decides(hand, position):
        return ()
    paid, call = hand.street_paid[position], _call(hand, position)
    options: list[AdvanceOption] = []
    if call is not None:
        options = [
            AdvanceOption("fold"),
            AdvanceOption("call", call.to, call.pay, call.all_in),
        ]
    elif position in hand.waiting and hand.opening == NO_OPENING:
        options = [AdvanceOption("check_fold", paid), AdvanceOption("check", paid)]
    elif _largest(hand) > hand.cur:  # he is asked again only if somebody wagers
        options = [AdvanceOption("fold")]
    return (*options, *_call_any(hand, position)) if options else ()


def _call_any(hand: Hand, position: int) -> tuple[AdvanceOption, ...]:
    """A call of whatever is asked, up to an amount that is named and never all-in (R8)."""
    paid, stack = hand.street_paid[position], hand.stack[position]
    most = min(_largest(hand), paid + stack - 1)
    if most <= max(hand.cur, paid):
        return ()
    return (AdvanceOption("call_any", most, most - paid),)


def _largest(hand: Hand) -> int:
    """The total this street can come to: by the cap, or else by one more raise."""
    if hand.house.structure == "pot":
        return pot_limit_range(hand, hand.actor)[1]
    cap = hand.house.cap
    wagers = 1 if cap is None or hand.lifted else max(0, cap - hand.wagers)
    return hand.full + wagers * hand.sizes[-1]


def _decides(hand: Hand, position: int) -> bool:
    """Whether the player himself may still act in this hand."""
    return hand.can_act[position] and not hand.auto[position]


def _call(hand: Hand, position: int) -> Option | None:
    return next((one for one in replies(hand, position) if one.kind == "call"), None)


def choose(hand: Hand | None, one: Occupant, order: Advance) -> Choice | Refused:
    """What an order of a seated player leads to, or why it is refused (R10).

    The order names the hand and the decision its player saw; another decision means that somebody
    has acted since, and he shall look again.
    """
    if hand is None:
        return Refused("stale")
    if order.hand != hand.started.hand or order.decision != hand.decision:
        return Refused("stale", {"hand": hand.started.hand}, hand.decision)
    if order.kind is None:
        return Choice(one.player, None)
    offered = advance_options(hand, one.seat)
    option = next((one for one in offered if one.kind == order.kind), None)
    if option is None:
        return Refused("not_offered", {"kind": order.kind}, hand.decision)
    if order.kind in ("call", "call_any") and order.to != option.to:
        facts: dict[str, int | str] = {} if order.to is None else {"to": order.to}
        return Refused("price_changed", facts, hand.decision)
    return Choice(one.player, Chosen(order.hand, hand.street_index, one.seat, option))


def command_of(hand: Hand, chosen: Chosen) -> Command | None:
    """The command of a choice whose turn has come; None where none of its acts is offered."""
    offered = {one.kind for one in legal(hand)}
    kind = next((one for one in CARRIED_OUT[chosen.option.kind] if one in offered), None)
    return commands.PLAIN_ACTS[kind](chosen.seat) if kind is not None else None


def broken(hand: Hand, chosen: Chosen) -> DropReason | None:
    """Why a choice cannot be carried out any more although its round still goes on."""
    option = chosen.option
    call = _call(hand, hand.position_of[chosen.seat])
    if option.kind == "check" and call is not None:
        return "amount"
    if option.kind == "call" and (call is None or call.to != option.to):
        return "amount"
    if option.kind == "call_any" and call is not None and (call.to > option.to or call.all_in):
        return "too_much"
    if hand.asked == chosen.seat and command_of(hand, chosen) is None:
        return "amount"
    return None


class AdvanceActions:
    """The choices of a table's players, and why some of them were dropped.

    ``held`` and ``dropped`` go by player; what is dropped is told once.
    """

    def __init__(self) -> None:
        self.held: dict[str, Chosen] = {}
        self.dropped: dict[str, DropReason] = {}
        self._orders: deque[str] = deque(maxlen=ORDERS_REMEMBERED)
        self._hand = ""
        self._seen = 0

    def knows(self, command: str) -> bool:
        """Whether an order with this name was carried out lately; it is not done twice."""
        return command in self._orders

    def keep(self, choice: Choice, command: str) -> None:
        """Hold a choice in place of an earlier one."""
        self._orders.append(command)
        self.held.pop(choice.player, None)
        if choice.chosen is not None:
            self.held[choice.player] = choice.chosen

    def follow(self, hand: Hand | None) -> None:
        """Let go of what the hand has left behind; called after every step of it."""
        if hand is None:
            self.held.clear()
            return
        acted = self._acted(hand)
        for player, chosen in list(self.held.items()):
            if not chosen.belongs_to(hand) or chosen.seat in acted:
                del self.held[player]
            elif (reason := broken(hand, chosen)) is not None:
                del self.held[player]
                self.dropped[player] = reason

    def _acted(self, hand: Hand) -> set[int]:
        """The seats that have acted since the last call."""
        if hand.started.hand != self._hand:
            self._hand, self._seen = hand.started.hand, 0
        new = hand.events[self._seen :]
        self._seen = len(hand.events)
        return {event.seat for event in new if isinstance(event, Acted)}
