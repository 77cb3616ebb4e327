"""Who is out and in which order, the winner, and the prizes (P62)."""

from doorcard.room.tournament import accounts
from doorcard.room.tournament import records as r
from doorcard.room.tournament.look import TableLook
from doorcard.room.tournament.orders import TakeSeat
from doorcard.room.tournament.payouts import prizes, shared
from doorcard.room.tournament.places import Lost, out_in_order
from doorcard.room.tournament.scene import Award, Scene, Step
from doorcard.room.tournament.state import Entrant, TournamentState
from doorcard.room.tournament.structure import Rebuys

SECOND = 1000


def prizes_of(state: TournamentState) -> tuple[int, ...]:
    """The prize of each paid place, as the field is now."""
    return prizes(state.structure, len(state.entrants), state.pool) if state.entrants else ()


def eliminate(scene: Scene) -> Step | None:
    """Entries that have lost their last chips are out, or may buy new ones first.

    Tables are taken in the order in which their hands ended. Hand-for-hand all hands of a round end
    together.
    """
    state = scene.state
    if state.phase != "running" or (state.hand_for_hand and not scene.round_over):
        return None
    looks = sorted((look for look in scene.open_looks if not look.running), key=_when)
    together = [looks] if state.hand_for_hand else [[look] for look in looks]
    for group in together:
        broke = [one for look in group for one in _broke(state, look)]
        step = _offer_rebuys(scene, broke) or _out(scene, broke)
        if step is not None:
            return step
    return None


def _when(look: TableLook) -> tuple[int, str]:
    return look.ended, look.table


def _broke(state: TournamentState, look: TableLook) -> list[tuple[Entrant, int]]:
    """Who has no chips at a table, with what he had before his last hand."""
    found = []
    for one in state.at_table(look.table):
        sitting = look.sitting.get(one.player)
        if sitting is not None and sitting.stack == 0 and sitting.granted == one.added:
            offer = state.offers.get(one.entry)
            found.append((one, offer.began if offer else sitting.began))
    return found


def _offer_rebuys(scene: Scene, broke: list[tuple[Entrant, int]]) -> Step | None:
    """Ask those who may buy new chips and have not been asked."""
    state, rebuys = scene.state, scene.state.structure.rebuys
    if rebuys is None or not state.rebuys_open:
        return None
    until = scene.now + rebuys.seconds * SECOND
    records = tuple(
        r.RebuyOffered(one.entry, until, began, scene.now)
        for one, began in broke
        if one.entry not in state.offers and not one.bot and has_rebuys_left(rebuys, one)
    )
    return Step(records) if records else None


def has_rebuys_left(rebuys: Rebuys, one: Entrant) -> bool:
    """Whether an entry has not had all rebuys there are for it."""
    return not rebuys.most or one.rebuys < rebuys.most


def _out(scene: Scene, broke: list[tuple[Entrant, int]]) -> Step | None:
    offers, now = scene.state.offers, scene.now
    lost = [
        Lost(one.entry, began)
        for one, began in broke
        if one.entry not in offers or now >= offers[one.entry].until
    ]
    return Step((r.Out(tuple(out_in_order(lost)), now),)) if lost else None


def finish(scene: Scene) -> Step | None:
    """One is left: he has won. A satellite is over when all who are left have a seat each."""
    state = scene.state
    if state.phase != "running":
        return None
    if state.alive_count > 1 and not (all_win_seats(state) and _at_rest_with_chips(scene)):
        return None
    return Step((r.Finished(tuple(reversed(scene.by_chips)), scene.now),))


def all_win_seats(state: TournamentState) -> bool:
    """Whether a satellite has a seat for everybody who is left."""
    satellite = state.structure.satellite
    if satellite is None or not state.prizes_known or not state.alive_count:
        return False
    amounts = prizes_of(state)
    last = state.alive_count
    return last <= len(amounts) and amounts[last - 1] >= satellite.seat_price


def _at_rest_with_chips(scene: Scene) -> bool:
    return scene.all_rest and all(scene.stacks.values())


def pay(scene: Scene) -> Step | Award | None:
    """The prize of a place nobody can lose any more, each once; shared places share theirs."""
    state = scene.state
    if state.phase == "registering" or not state.prizes_known or state.phase == "cancelled":
        return None
    amounts = prizes_of(state)
    best = state.alive_count + 1
    for group in reversed(state.out):
        if best > len(amounts):
            return None
        due = _pay_group(state, best, _of_group(group, amounts, best), scene.now)
        if due is not None:
            return due
        best += len(group)
    return None


def _pay_group(
    state: TournamentState, best: int, amounts: dict[str, int], now: int
) -> Step | Award | None:
    """What is due to those who share places; a satellite pays each of them by himself."""
    satellite = state.structure.satellite
    if satellite is None:
        return (
            None if any(one in state.paid for one in amounts) else paid(state, best, amounts, now)
        )
    for place, (entry, units) in enumerate(amounts.items(), best):
        if entry not in state.paid:
            chips = paid(state, place, {entry: units}, now)
            one = state.entrants[entry]
            if one.bot or units < satellite.seat_price:
                return chips
            return Award(
                satellite.tournament,
                TakeSeat(state.config.tournament, entry, one.player, one.name, place, units),
                seat=Step((r.Paid(place, {entry: units}, now, seat=True),)),
                chips=chips,
            )
    return None


def _of_group(group: tuple[str, ...], amounts: tuple[int, ...], best: int) -> dict[str, int]:
    """What each of those who share places gets; odd chips in the order of their entries."""
    total = amounts[best - 1 : best - 1 + len(group)]
    return dict(zip(group, shared(total, len(group)), strict=True))


def paid(state: TournamentState, place: int, amounts: dict[str, int], now: int) -> Step:
    """Prizes of a place, or of places that are shared, as one step."""
    return Step((r.Paid(place, amounts, now),), accounts.prize(state, place, amounts))


def place_of(state: TournamentState, entry: str) -> int:
    """The place in which an entry that is out has finished; those who share it have the best."""
    best = state.alive_count + 1
    for group in reversed(state.out):
        if entry in group:
            return best
        best += len(group)
    raise LookupError(f"{entry} is not out")


def holds(state: TournamentState, player: str) -> bool:
    """Whether a player is in it, or may still be paid something."""
    if state.phase == "cancelled":
        return False
    if state.entry_of(player) is not None:
        return True
    out = [one.entry for one in state.entrants.values() if one.player == player]
    places = len(prizes_of(state))
    return any(one not in state.paid and place_of(state, one) <= places for one in out)
