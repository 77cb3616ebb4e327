"""How long a decision may take, and the all-in statuses a player has left (K27-K29)."""

from collections import defaultdict

from doorcard.engine import Hand
from doorcard.engine.house import HouseRules
from doorcard.room.config import Pace
from doorcard.room.folding import HOUR
from doorcard.room.records import DeadlineSet
from doorcard.room.state import ProtectionUse

# Acts in a row that the clock does for a player before he sits out (P34).
AUTOMATIC_ACTS = 3
# After a restart everybody gets this on top, to find the way back (B62, P45).
RESUME_GRACE = 15_000


def allowed(hand: Hand, pace: Pace) -> int:
    """Milliseconds for the decision the hand waits for; 0 where the house has no clock (K27)."""
    if hand.house.action_seconds == 0:
        return 0
    if hand.asking == "show":
        return pace.uncontested if hand.live_count == 1 else pace.show
    return hand.house.action_seconds * 1000


def deadline_for(hand: Hand, pace: Pace, now: int, grace: int = 0) -> DeadlineSet:
    """The clock of the decision the hand waits for, from now on."""
    time = allowed(hand, pace)
    return DeadlineSet(
        hand=hand.started.hand,
        decision=hand.decision,
        seat=hand.asked,
        deadline=now + time + grace if time else 0,
        seconds=max(1, time // 1000) if time else 0,
    )


class ProtectionBook:
    """All-in statuses used, by player, over all tables of the room (K29)."""

    def __init__(self) -> None:
        self._uses: defaultdict[str, set[int]] = defaultdict(set)

    def note(self, uses: tuple[ProtectionUse, ...]) -> None:
        """Take in uses; the same one may be told twice."""
        for use in uses:
            self._uses[use.player].add(use.at)

    def left(self, player: str, house: HouseRules, now: int) -> int:
        """How many statuses the player has left under the rules of a house."""
        if player not in self._uses:
            return house.timeout_protections
        oldest = now - house.protection_hours * HOUR
        used = sum(at > oldest for at in self._uses[player])
        return max(0, house.timeout_protections - used)
