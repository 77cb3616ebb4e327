"""Chairs and chips between hands: sitting down, getting up, adding chips (B52, B53, K42).

Each function looks at the table and answers with the step to take, or with a refusal. ``entry`` is
an id for the ledger that nobody has used.
"""

from msgspec import Struct

from doorcard.room import records as r
from doorcard.room import waiting
from doorcard.room.config import TableConfig
from doorcard.room.folding import MINUTE
from doorcard.room.money import FAUCET, Entry, escrow, move, wallet
from doorcard.room.orders import Refused, Sit, TopUp, Wish
from doorcard.room.state import Occupant, TableState
from doorcard.room.step import Step


class Limits(Struct, frozen=True):
    """How many units may be brought to a table or added there.

    kept: what the player left with, which he has to bring again until ``until`` (milliseconds since
    the epoch); 0 where he may bring less.
    """

    least: int
    most: int
    kept: int = 0
    until: int = 0


def buy_in_limits(state: TableState, player: str, now: int) -> Limits:
    """What a player may sit down with (K42).

    Nobody takes his winnings off the table by leaving it for a moment: who left with more than the
    least buy-in brings that stack again, even where it is above the most.
    """
    config = state.config
    window = config.keep_stack_minutes * MINUTE if config.money else 0
    left = next((one for one in state.left_with if one.player == player), None)
    if left is None or now >= left.at + window or left.chips <= config.least_buy_in:
        return Limits(config.least_buy_in, config.most_buy_in)
    most = max(config.most_buy_in, left.chips)
    return Limits(left.chips, most, left.chips, left.at + window)


def top_up_limits(config: TableConfig, one: Occupant) -> Limits:
    """What a seated player may add; ``most`` is 0 where he has enough.

    It goes by the stack he had before the running hand: chips he has bet may come back (B53).
    """
    held = one.stack + one.waiting
    least = config.least_buy_in if held == 0 else 1
    return Limits(least, max(0, config.most_buy_in - held))


def sit(
    state: TableState, player: str, name: str, order: Sit, entry: str, now: int
) -> Step | Refused:
    """Take a chair; the chips come from the player's wallet."""
    refused = waiting.turned_away(state, player)
    if refused is not None:
        return refused
    if not 1 <= order.seat <= state.seats:
        return Refused("no_such_seat", {"seat": order.seat, "seats": state.seats})
    if state.occupant(order.seat) is not None:
        return Refused("seat_taken", {"seat": order.seat})
    if any(one.player != player for one in waiting.offers(state, order.seat)):
        return Refused("seat_offered", {"seat": order.seat})
    refused = _check_buy_in(buy_in_limits(state, player, now), order.buy_in, now)
    if refused is not None:
        return refused
    return _take_seat(state, player, name, order.seat, order.buy_in, entry, now, bot=False)


def seat_bot(state: TableState, player: str, name: str, seat: int, entry: str, now: int) -> Step:
    """Seat a house player with chips from the faucet."""
    chips = bot_buy_in(state.config)
    grant = move(f"{entry}/grant", "grant", FAUCET, wallet(player), chips)
    step = _take_seat(state, player, name, seat, chips, entry, now, bot=True)
    return Step(entries=(grant,)) + step


def bot_buy_in(config: TableConfig) -> int:
    """What a house player sits down with: half of what a player may bring."""
    return max(config.least_buy_in, config.most_buy_in // 2)


def top_up(state: TableState, one: Occupant, order: TopUp, entry: str, now: int) -> Step | Refused:
    """Add chips: at once between hands, else when the hand is over (B53).

    A player who lost everything buys in again and is dealt in from the next hand.
    """
    config = state.config
    limits = top_up_limits(config, one)
    if not limits.least <= order.amount <= limits.most:
        return Refused("top_up_range", {"least": limits.least, "most": limits.most})
    held = one.stack + one.waiting
    moved = _from_wallet(config, one, order.amount, "top_up", entry)
    step = Step((r.ChipsWaiting(one.seat, order.amount),), (moved,))
    if _plays(state, one):
        return step
    step += Step((r.ChipsAdded(one.seat, one.waiting + order.amount),))
    if held == 0 and one.sitting_out:
        step += Step((r.SittingOut(one.seat, False, now),))
    return step


def add_waiting(state: TableState, one: Occupant, entry: str) -> Step:
    """The hand is over: chips that waited come to the stack; what is above the limit goes back."""
    config = state.config
    added = min(one.waiting, max(0, config.most_buy_in - one.stack))
    back = one.waiting - added
    entries: tuple[Entry, ...] = ()
    if back:
        source = escrow(config.table, one.player)
        entries = (move(entry, "cash_out", source, wallet(one.player), back),)
    return Step((r.ChipsAdded(one.seat, added),), entries)


def rebuy_bot(state: TableState, one: Occupant, entry: str) -> Step:
    """A house player who lost everything gets new chips from the faucet."""
    chips = bot_buy_in(state.config)
    grant = move(f"{entry}/grant", "grant", FAUCET, wallet(one.player), chips)
    bought = _from_wallet(state.config, one, chips, "top_up", entry)
    records = (r.ChipsWaiting(one.seat, chips), r.ChipsAdded(one.seat, chips))
    return Step(records, (grant, bought))


def free_chair(
    state: TableState, one: Occupant, reason: r.LeavingReason, entry: str, now: int
) -> Step:
    """Get up; the chips go home to the wallet."""
    chips = one.stack + one.waiting
    source = escrow(state.config.table, one.player)
    entries: tuple[Entry, ...] = ()
    if chips:
        entries = (move(entry, "cash_out", source, wallet(one.player), chips),)
    return Step((r.SeatLeft(one.seat, reason, chips=chips, at=now),), entries)


def set_wishes(one: Occupant, wish: Wish) -> Step:
    """Note standing wishes."""
    return Step((r.WishSet(one.seat, wish.auto_muck, wish.auto_ante, wish.post),))


def _take_seat(
    state: TableState,
    player: str,
    name: str,
    seat: int,
    chips: int,
    entry: str,
    now: int,
    bot: bool,
) -> Step:
    config = state.config
    bought = move(entry, "buy_in", wallet(player), escrow(config.table, player), chips)
    waits = config.house.new_player_entry == "wait_bb_or_post"
    return Step((r.SeatTaken(seat, player, name, bot, chips, now, waits),), (bought,))


def _from_wallet(config: TableConfig, one: Occupant, amount: int, reason: str, entry: str) -> Entry:
    return move(entry, reason, wallet(one.player), escrow(config.table, one.player), amount)


def _check_buy_in(limits: Limits, chips: int, now: int) -> Refused | None:
    if limits.least <= chips <= limits.most:
        return None
    if chips < limits.kept:
        minutes = -(-(limits.until - now) // MINUTE)
        return Refused("stack_kept", {"least": limits.kept, "minutes": minutes})
    return Refused("buy_in_range", {"least": limits.least, "most": limits.most})


def _plays(state: TableState, one: Occupant) -> bool:
    """Whether the player was dealt into the hand that is running."""
    return bool(state.hand) and state.hand_player(one.seat) == one.player
