"""The last players agree to share what is left: by their chips, or by ICM."""

from doorcard.room.tournament import records as r
from doorcard.room.tournament.deals import DealKind, deal
from doorcard.room.tournament.scene import Scene, Step
from doorcard.room.tournament.standings import paid, prizes_of
from doorcard.room.tournament.state import Deal, TournamentState

SECONDS = 45  # to say yes or no
SECOND = 1000


def may_deal(state: TournamentState) -> bool:
    """Whether there is something to share: the last table, and prizes that stand."""
    return (
        state.phase == "running"
        and state.prizes_known
        and len(state.tables) == 1
        and 1 < state.alive_count <= state.structure.seats
        and state.structure.satellite is None
        and len(prizes_of(state)) > 1
    )


def talk(scene: Scene) -> Step | None:
    """Name the shares when the hand is over; make the deal, or let it lapse."""
    state, now = scene.state, scene.now
    if state.deal is None:
        return None
    if not may_deal(state):
        return Step((r.DealLapsed(now),))
    if not state.deal.shares:
        return _offered(scene, state.deal) if scene.all_rest else None
    if all(one.entry in state.deal.agreed for one in state.alive):
        return ended_with(scene, state.deal.shares)
    return Step((r.DealLapsed(now),)) if now >= state.deal.until else None


def _offered(scene: Scene, wanted: Deal) -> Step:
    state, now = scene.state, scene.now
    named = shares_by(scene, wanted.kind)
    # House players go along with everybody.
    agreed = tuple(one.entry for one in state.alive if one.bot)
    return Step((r.DealOffered(named, now + SECONDS * SECOND, agreed, now),))


def shares_by(scene: Scene, kind: DealKind) -> dict[str, int]:
    """What each who is left gets of the prizes that are left: units by entry, most chips first."""
    order = scene.by_chips
    stacks = [scene.stacks[entry] for entry in order]
    return dict(zip(order, deal(kind, stacks, prizes_of(scene.state)), strict=True))


def ended_with(scene: Scene, shares: dict[str, int], fault: bool = False) -> Step:
    """Everybody has his share; the places go by the chips."""
    state, now = scene.state, scene.now
    order = scene.by_chips
    step = Step((r.Finished(tuple(reversed(order)), now, fault),))
    for place, entry in enumerate(order, 1):
        step += paid(state, place, {entry: shares[entry]}, now)
    return step
