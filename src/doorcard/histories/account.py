"""Money at the end of a replayed hand: pots, rake, winners, amounts and stacks."""

from collections.abc import Iterator

from doorcard.engine import Hand
from doorcard.engine.events import PotAwarded, UncalledReturned
from doorcard.engine.pots import split
from doorcard.histories.difference import Difference
from doorcard.histories.record import Record, Result, Returned, Total, Won

# A rake that is not told but follows from the payments may not be more than this part of the pot.
_MOST_RAKE_PART = 8


def compare_account(record: Record, hand: Hand, hidden_cards: bool) -> None:
    """Raise ``Difference`` where payments, pots, rake or stacks are not the engine's."""
    _Account(record, hand, hidden_cards).compare()


class _Account:
    def __init__(self, record: Record, hand: Hand, hidden_cards: bool) -> None:
        self.record = record
        self.hand = hand
        self.hidden_cards = hidden_cards
        # Main pot first, as (units before rake, winners in the order of odd chips).
        awards = [event for event in hand.events if isinstance(event, PotAwarded)]
        self.pots = [
            (award.amount, [share.seat for share in award.shares])
            for award in sorted(awards, key=lambda award: award.pot)
        ]
        self.in_pots = sum(amount for amount, _ in self.pots)
        self.back = {
            event.seat: event.amount for event in hand.events if isinstance(event, UncalledReturned)
        }
        self.line = record.line

    def differ(self, reason: str, line: int = 0) -> Difference:
        return Difference(reason, line or self.line, self.hidden_cards)

    def compare(self) -> None:
        """All of it."""
        self.compare_returned()
        total = self._told_total()
        won = self._told_won()
        rake = total.rake
        if total.pot is not None and total.pot != self.in_pots:
            raise self.differ(
                f"the total pot is {total.pot}, the engine has {self.in_pots}", total.line
            )
        if won:
            rake = self._rake(won, rake)
            paid = self.compare_payments(won, rake)
        elif rake:
            raise self.differ("rake is told, but not who was paid", total.line)
        else:
            paid = next(self._payments(0))
        if total.pots:
            self.compare_pots(total)
        self.compare_results(paid)

    def compare_returned(self) -> None:
        """Uncalled chips, where the history tells of any."""
        told: dict[int, int] = {}
        line = 0
        for fact in self.record.facts:
            if isinstance(fact, Returned):
                told[fact.seat] = told.get(fact.seat, 0) + fact.amount
                line = fact.line
        if told and told != self.back:
            raise self.differ(f"uncalled chips {told} go back, in the engine {self.back}", line)

    def _told_total(self) -> Total:
        totals = [fact for fact in self.record.facts if isinstance(fact, Total)]
        return totals[-1] if totals else Total()

    def _told_won(self) -> dict[int, int]:
        """What each seat collected, as told by payments or else by the closing account."""
        won: dict[int, int] = {}
        for fact in self.record.facts:
            if isinstance(fact, Won):
                won[fact.seat] = won.get(fact.seat, 0) + fact.amount
                self.line = fact.line
        if won:
            return won
        for fact in self.record.facts:
            if isinstance(fact, Result) and fact.won:
                won[fact.seat] = fact.won
                self.line = fact.line
        return won

    def _rake(self, won: dict[int, int], told: int | None) -> int:
        """The rake; where it is not told, what the payments leave of the pots."""
        missing = self.in_pots - sum(won.values())
        if told is not None:
            return told
        if missing < 0:  # the payments have uncalled chips in them
            missing += sum(self.back.values())
        if missing < 0 or missing * _MOST_RAKE_PART > self.in_pots:
            raise self.differ(f"{sum(won.values())} are paid of pots of {self.in_pots}")
        if missing and self.record.tournament:
            raise self.differ(f"{missing} of the pots are not paid out")
        return missing

    def compare_payments(self, won: dict[int, int], rake: int) -> dict[int, int]:
        """Seats and amounts; returns what the engine's winners get after this rake."""
        labeled = self._by_pot()
        if labeled is not None:
            return self.compare_labeled(labeled, rake)
        first: dict[int, int] | None = None
        for paid in self._payments(rake):
            first = first or paid
            if self._same(won, paid):
                return paid
        raise self.differ(f"{won} are paid, by the engine {first}")

    def _same(self, told: dict[int, int], paid: dict[int, int]) -> bool:
        if told == paid:
            return True
        if any(isinstance(fact, Returned) for fact in self.record.facts):
            return False
        with_back = dict(paid)
        for seat, amount in self.back.items():
            with_back[seat] = with_back.get(seat, 0) + amount
        return told == with_back

    def _payments(self, rake: int) -> Iterator[dict[int, int]]:
        """What winners may get: rake taken from the main pot first, or from each by its size."""
        main_first: list[int] = []
        due = rake
        for amount, _ in self.pots:
            main_first.append(min(due, amount))
            due -= main_first[-1]
        yield self._paid(main_first)
        if len(self.pots) > 1 and rake:
            for points in range(1, 2001):
                each = [amount * points // 10_000 for amount, _ in self.pots]
                if sum(each) == rake:
                    yield self._paid(each)
                    return

    def _paid(self, rakes: list[int]) -> dict[int, int]:
        paid: dict[int, int] = {}
        for (amount, winners), rake in zip(self.pots, rakes, strict=True):
            for seat, part in zip(winners, split(amount - rake, winners), strict=True):
                paid[seat] = paid.get(seat, 0) + part
        return {seat: amount for seat, amount in paid.items() if amount}

    def _by_pot(self) -> dict[int, dict[int, int]] | None:
        """Payments by pot, where every one names its pot."""
        pots: dict[int, dict[int, int]] = {}
        for fact in self.record.facts:
            if isinstance(fact, Won):
                if fact.pot is None:
                    return None
                seats = pots.setdefault(fact.pot, {})
                seats[fact.seat] = seats.get(fact.seat, 0) + fact.amount
        return pots or None

    def compare_labeled(self, told: dict[int, dict[int, int]], rake: int) -> dict[int, int]:
        """Each pot by itself: its winners, and equal parts of what the rake left of it."""
        if sorted(told) != list(range(len(self.pots))):
            raise self.differ(f"pots {sorted(told)} are paid, the engine has {len(self.pots)}")
        paid: dict[int, int] = {}
        left = rake
        for number, (amount, winners) in enumerate(self.pots):
            seats = told[number]
            taken = amount - sum(seats.values())
            left -= taken
            parts = split(amount - taken, winners) if taken >= 0 else []
            if taken < 0 or seats != dict(zip(winners, parts, strict=True)):
                raise self.differ(
                    f"pot {number} pays {seats}, by the engine {amount} goes to {winners}"
                )
            for seat, part in seats.items():
                paid[seat] = paid.get(seat, 0) + part
        if left:
            raise self.differ(f"rake is {rake}, the pots are short of {rake - left}")
        return paid

    def compare_pots(self, total: Total) -> None:
        """What each pot paid, as the closing account has it."""
        told = self._by_pot()
        if len(total.pots) != len(self.pots):
            raise self.differ(
                f"{len(total.pots)} pots are told, the engine has {len(self.pots)}", total.line
            )
        for number, amount in enumerate(total.pots):
            paid = sum(told[number].values()) if told and number in told else None
            if paid is not None and amount != paid:
                raise self.differ(f"pot {number} is {amount}, it paid {paid}", total.line)

    def compare_results(self, paid: dict[int, int]) -> None:
        """What the history says of each seat's whole hand."""
        hand = self.hand
        for fact in self.record.facts:
            if not isinstance(fact, Result):
                continue
            position = hand.position_of.get(fact.seat)
            if position is None:
                raise self.differ(f"seat {fact.seat} is not in the hand", fact.line)
            total, won = hand.total[position], paid.get(fact.seat, 0)
            back = self.back.get(fact.seat, 0)
            wrong = (
                (fact.won is not None and fact.won not in (won, won + back))
                or (fact.paid is not None and fact.paid not in (total, total + back))
                or (
                    fact.stack is not None
                    and fact.stack != hand.start_stack[position] - total + won
                )
            )
            if wrong:
                raise self.differ(
                    f"seat {fact.seat} at the end: {_told(fact)}; the engine: paid {total}, "
                    f"won {won}, uncalled {back}, "
                    f"stack {hand.start_stack[position] - total + won}",
                    fact.line,
                )


def _told(fact: Result) -> str:
    parts = (("paid", fact.paid), ("won", fact.won), ("stack", fact.stack))
    return ", ".join(f"{name} {value}" for name, value in parts if value is not None)
