"""Where PokerKit is known to play by other rules than ours, and what it then says.

Each settled difference has the rule that settles it (docs/witness.md tells the whole story). The
comparison asks here what PokerKit must offer by its own rules, so a difference is excused only
where it was foreseen and only in the way it was foreseen.
"""

from doorcard.engine import Hand, Option
from doorcard.engine.state import OFFERED


class WitnessRound:
    """A betting round as PokerKit counts it, told from the acts that both engines were given.

    largest: the largest increase so far. wagers: how many there were, short all-ins included.
    acted: who has acted since the last full wager. short_run: all-in increases in a row.
    reasons: rules by which this round's wagers may differ, from its short wagers and blinds.
    """

    def __init__(self, hand: Hand) -> None:
        self.hand = hand
        self.street_index = -1
        self.largest = 0
        self.wagers = 0
        self.acted: set[int] = set()
        self.short_run: list[int] = []
        self.reasons: list[str] = []

    def note(self, position: int, act: Option) -> None:
        """Book an act that is about to be given to both engines."""
        self._begin_if_new()
        hand = self.hand
        self.acted.add(position)
        if act.kind not in ("bet", "raise", "complete"):
            return
        if act.to < self._full_wager():
            self.reasons.append("B37" if hand.house.structure == "pot" else "B8-B11")
        if short_forced_bet(hand):
            self.reasons.append(short_forced_bet(hand))
        increase = act.to - max(hand.street_paid)
        if increase >= self.largest:
            self.acted = {position}
        self.largest = max(self.largest, increase)
        self.wagers += 1
        self.short_run = [*self.short_run, increase] if act.all_in else []
        if sum(self.short_run) >= self.largest:
            self.short_run = []

    def _full_wager(self) -> int:
        """The least street total that is a full wager by our rules."""
        hand = self.hand
        if hand.house.structure == "pot":
            return hand.cur + hand.last_full_raise
        return hand.full + hand.sizes[0]

    def price(self, position: int) -> int:
        """PokerKit asks for no more than somebody has put in; there is no nominal level."""
        hand = self.hand
        return min(hand.stack[position], max(hand.street_paid) - hand.street_paid[position])

    def wager_range(self, position: int) -> tuple[int, int] | None:
        """The street totals PokerKit allows, None for none."""
        self._begin_if_new()
        hand = self.hand
        paid = hand.street_paid[position]
        level = max(hand.street_paid)
        most = paid + hand.stack[position]
        barred = (
            self.price(position) < self.largest
            or self.wagers == self._cap()
            or (sum(self.short_run) < self.largest and self.short_run and position in self.acted)
            or most <= level
            or not self._somebody_can_pay_more(position, level)
        )
        if barred:
            return None
        opens_bring_in = hand.street.opener == "bring_in" and not self.wagers
        least = max(self.largest, hand.sizes[0]) + (0 if opens_bring_in else level)
        if hand.house.structure == "limit":
            return min(least, most), min(least, most)
        pot = max(least, 2 * level - paid + hand.pot)
        return min(least, most), min(pot, most)

    def reasons_for_wagers(self, position: int) -> list[str]:
        """The rules by which our wagers may differ from PokerKit's here; [] for none."""
        self._begin_if_new()
        hand = self.hand
        reasons = list(self.reasons)
        if short_forced_bet(hand):
            reasons.append(short_forced_bet(hand))
        if hand.opening and hand.stack[position] <= hand.stakes.bring_in:
            reasons.append("0.4 all-in bring-in")
        if not self._somebody_can_pay_more(position, max(hand.street_paid)):
            reasons.append("0.4 nobody covers")
        return reasons

    def _cap(self) -> int | None:
        cap = self.hand.house.cap
        if cap is None or self.hand.street.opener != "left_of_big_blind":
            return cap
        return cap - 1

    def _somebody_can_pay_more(self, position: int, level: int) -> bool:
        hand = self.hand
        return any(
            hand.live[other] and hand.stack[other] + hand.street_paid[other] > level
            for other in range(hand.size)
            if other != position
        )

    def _begin_if_new(self) -> None:
        if self.street_index != self.hand.street_index:
            self.street_index = self.hand.street_index
            self.largest = self.wagers = 0
            self.acted = set()
            self.short_run = []
            self.reasons = []


def short_forced_bet(hand: Hand) -> str:
    """The rule for a bring-in or big blind that was posted short, "" when it was not."""
    if hand.opening or hand.cur <= max(hand.street_paid):
        return ""
    return "B5" if hand.street.opener == "bring_in" else "B34"


def may_fold_bring_in(hand: Hand) -> bool:
    """B4: the low card is all-in, and whoever is asked in its place may fold."""
    return hand.opening == OFFERED


def split_its_way(amount: int, winners: int) -> list[int]:
    """PokerKit gives every odd chip of a pot to the first winner (B19)."""
    part, odd = divmod(amount, winners)
    return [part + odd] + [part] * (winners - 1)
