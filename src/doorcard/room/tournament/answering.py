"""What each order leads to: a step, or a refusal that changes nothing."""

from collections.abc import Callable
from typing import Any

from doorcard.room.orders import Refused
from doorcard.room.tournament import accounts, orders
from doorcard.room.tournament import records as r
from doorcard.room.tournament.orders import RoomOrder, Sender, TournamentOrder
from doorcard.room.tournament.scene import Scene, Step
from doorcard.room.tournament.standings import has_rebuys_left, holds
from doorcard.room.tournament.starting import cancelled, time_to_start
from doorcard.room.tournament.state import Entrant, TournamentState, WonSeat
from doorcard.room.tournament.talks import may_deal

Outcome = Step | Refused


def answer(scene: Scene, sender: Sender, order: TournamentOrder | RoomOrder) -> Outcome:
    """The step of an order, to be written; a refusal says why there is none."""
    if isinstance(order, orders.Rename):
        return _rename(scene, sender, order)
    if scene.state.phase in ("finished", "cancelled"):
        return Refused("tournament_over")
    anybodys = OF_ANYBODY.get(type(order))
    if anybodys is not None:
        return anybodys(scene, sender, order)
    if isinstance(order, orders.Pause | orders.Cancel):
        return _of_host(scene, sender, order)
    one = scene.state.entry_of(sender.player)
    if one is None:
        return Refused("not_entered")
    return OF_ENTRANT[type(order)](scene, one, order)


# --- entries ---


def _register(scene: Scene, sender: Sender, _: orders.Register) -> Outcome:
    """Enter while entries are taken; who is out may enter again as often as the form says."""
    closed = _closed_to(scene, sender.player)
    if closed is not None:
        return closed
    entry = _new_entry(scene.state, sender.player)
    record = r.Registered(entry, sender.player, sender.name, scene.now)
    return Step((record,), accounts.entry_fee(scene.state, entry, sender.player))


def _take_seat(scene: Scene, _: Sender, order: orders.TakeSeat) -> Outcome:
    """Enter the winner of a satellite, as if he did it himself, but the satellite pays."""
    closed = _closed_to(scene, order.player)
    if closed is not None:
        return closed
    cost = scene.state.structure.cost
    if order.units < cost:
        return Refused("not_enough_chips", {"held": order.units, "needed": cost})
    won = WonSeat(order.satellite, order.entry, order.units)
    entry = _new_entry(scene.state, order.player)
    record = r.Registered(entry, order.player, order.name, scene.now, won=won)
    return Step((record,), accounts.seat(scene.state, order))


def _lose_target(scene: Scene, _: Sender, __: orders.LoseTarget) -> Outcome:
    """Before play everybody gets back what he paid; who plays goes on for what the seats cost."""
    if scene.state.phase != "registering":
        return Refused("tournament_starts")
    return cancelled(scene.state, "target_lost", scene.now)


def _rename(scene: Scene, sender: Sender, order: orders.Rename) -> Outcome:
    """Not while he is in it, or is still to be paid; when all is over, too."""
    if holds(scene.state, sender.player):
        return Refused("still_in_tournament")
    return Step((r.Renamed(sender.player, order.name, scene.now),))


def _closed_to(scene: Scene, player: str) -> Refused | None:
    """Why a player cannot enter now, None if he can."""
    state, structure = scene.state, scene.state.structure
    if state.entry_of(player) is not None:
        return Refused("already_registered")
    before = [one for one in state.entrants.values() if one.player == player]
    if len(before) > structure.reentries:
        return Refused("already_out", {"reentries": structure.reentries})
    if state.phase == "registering" and time_to_start(state, scene.now):
        return Refused("tournament_starts")
    if state.phase == "running" and not state.late_open:
        return Refused("registration_closed")
    if not before and state.fresh_entries >= structure.most:
        return Refused("tournament_full", {"most": structure.most})
    return None


def _new_entry(state: TournamentState, player: str) -> str:
    return f"{player}/{state.numbers.get(player, 0) + 1}"


def _unregister(scene: Scene, one: Entrant, _: orders.Unregister) -> Outcome:
    """Before the start, and not in the second of the start."""
    if scene.state.phase != "registering" or time_to_start(scene.state, scene.now):
        return Refused("tournament_starts")
    return Step((r.Withdrawn(one.entry, scene.now),), accounts.refund(scene.state, one))


# --- chips ---


def _rebuy(scene: Scene, one: Entrant, _: orders.Rebuy) -> Outcome:
    """New chips as long as they are sold, for a stack that is no larger than the first one."""
    state, rebuys = scene.state, scene.state.structure.rebuys
    offer = state.offers.get(one.entry)
    if rebuys is None or not (state.rebuys_open or offer):
        return Refused("rebuys_closed")
    if not has_rebuys_left(rebuys, one):
        return Refused("no_rebuys_left", {"most": rebuys.most})
    if offer is not None and scene.now >= offer.until:
        return Refused("too_late")
    if not one.table or _chips(scene, one) > state.structure.stack:
        return Refused("chips_enough", {"most": state.structure.stack})
    return _bought(scene, one, "rebuy", rebuys.chips, rebuys.price)


def _decline_rebuy(scene: Scene, one: Entrant, _: orders.DeclineRebuy) -> Outcome:
    if one.entry not in scene.state.offers:
        return Refused("not_asked")
    return Step((r.RebuyDeclined(one.entry, scene.now),))


def _add_on(scene: Scene, one: Entrant, _: orders.AddOn) -> Outcome:
    state, add_on = scene.state, scene.state.structure.add_on
    if add_on is None or not state.in_break or state.period != add_on.period:
        return Refused("add_on_closed")
    if one.added_on:
        return Refused("add_on_taken")
    return _bought(scene, one, "add_on", add_on.chips, add_on.price)


def _bought(scene: Scene, one: Entrant, kind: r.PurchaseKind, chips: int, price: int) -> Step:
    record = r.ChipsBought(one.entry, kind, chips, price, scene.now)
    what = f"rebuy-{one.rebuys + 1}" if kind == "rebuy" else "add-on"
    return Step((record,), accounts.purchase(scene.state, one, what, price))


def _chips(scene: Scene, one: Entrant) -> int:
    """Chips in front of a player before the running hand, and those on their way to him."""
    look = scene.looks.get(one.table)
    sitting = look.sitting.get(one.player) if look is not None else None
    if sitting is None:
        return one.stack + one.added
    return sitting.stack + one.added - sitting.granted


# --- deals ---


def _propose(scene: Scene, one: Entrant, order: orders.ProposeDeal) -> Outcome:
    """Once in each level, so that nobody holds the others up."""
    state = scene.state
    if not may_deal(state):
        return Refused("no_deal_now")
    if state.deal is not None:
        return Refused("deal_open")
    if one.entry in state.proposed:
        return Refused("deal_proposed")
    return Step((r.DealProposed(one.entry, order.kind, scene.now),))


def _answer(scene: Scene, one: Entrant, order: orders.AnswerDeal) -> Outcome:
    deal = scene.state.deal
    if deal is None or not deal.shares or scene.now >= deal.until:
        return Refused("not_asked")
    if one.entry in deal.agreed and order.yes:
        return Refused("already_agreed")
    return Step((r.DealAnswered(one.entry, order.yes, scene.now),))


# --- the host ---


def _of_host(scene: Scene, sender: Sender, order: TournamentOrder) -> Outcome:
    """Pause and cancel are for the tournament's host; the server's own have none but hosts."""
    host = scene.state.config.host
    if sender.player != host and not (host == "" and sender.role == "host"):
        return Refused("not_host")
    return OF_HOST[type(order)](scene.state, scene.now, order)


def _pause(state: TournamentState, now: int, order: orders.Pause) -> Outcome:
    if state.phase != "running":
        return Refused("not_running")
    if state.paused == order.on:
        return Refused("already_so")
    return Step((r.Paused(order.on, now),))


def _cancel(state: TournamentState, now: int, _: orders.Cancel) -> Outcome:
    if state.paid:
        return Refused("prizes_paid")
    return cancelled(state, "host", now)


OF_ANYBODY: dict[type, Callable[[Scene, Sender, Any], Outcome]] = {
    orders.Register: _register,
    orders.TakeSeat: _take_seat,
    orders.LoseTarget: _lose_target,
}

OF_ENTRANT: dict[type, Callable[[Scene, Entrant, Any], Outcome]] = {
    orders.Unregister: _unregister,
    orders.Rebuy: _rebuy,
    orders.DeclineRebuy: _decline_rebuy,
    orders.AddOn: _add_on,
    orders.ProposeDeal: _propose,
    orders.AnswerDeal: _answer,
}

OF_HOST: dict[type, Callable[[TournamentState, int, Any], Outcome]] = {
    orders.Pause: _pause,
    orders.Cancel: _cancel,
}
