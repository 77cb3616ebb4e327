"""The betting round once more, word by word from the rulebook: section 0.4, and B36 to B38.

It watches events and says what the asked player may do. In limit half-bet rules only (K15
``half_full`` and ``nominal``): the rulebook gives ``full_only`` to pot-limit.
"""

from doorcard.engine import HandStarted
from doorcard.engine import events as ev
from tests.props.oracle import Books


class Betting:
    """One hand's betting, round after round. Words as in section 0.4."""

    def __init__(self, started: HandStarted, books: Books) -> None:
        self.house, self.stakes, self.game = started.house, started.stakes, started.game
        self.books = books
        self.protected: set[int] = set()
        self.street: dict[int, int] = dict.fromkeys(books.start, 0)
        self.boards: dict[int, list[int]] = {seat: [] for seat in books.start}
        self.number = 0
        self.open = False

    def book(self, event: ev.Event) -> None:
        """Follow an event; the books have it already."""
        match event:
            case ev.BlindPosted(seat=seat, live=live):
                self.street[seat] += live
            case ev.StreetDealt(street=number, hands=hands):
                self._new_street(number)
                for dealt in hands:
                    self.boards[dealt.seat] += dealt.up
            case ev.CommunityDealt(street=number, card=card):
                self._new_street(number)
                for board in self.boards.values():
                    board.append(card)
            case ev.DrawOpened(street=number):
                self._new_street(number)
            case ev.BettingOpened():
                self._open_round()
            case ev.ShowdownOpened():
                assert not self.open or self.finished(), "the showdown came too early"
                self.open = False
            case ev.Protected(seat=seat):
                self.protected.add(seat)
                self._lift(at_start=False)
            case ev.Acted() if self.open:
                self._act(event)
            case _:
                pass

    def can_act(self) -> list[int]:
        """Seats that hold cards and are not all-in."""
        books = self.books
        return [s for s in books.live if books.stack[s] > 0 and s not in self.protected]

    def _new_street(self, number: int) -> None:
        assert not self.open or self.finished(), "the street ended too early"
        if self.number:
            self.street = dict.fromkeys(self.street, 0)
        self.number = number
        self.open = False

    def _open_round(self) -> None:
        self.open = True
        self.cur = self.full = self.n = 0
        self.acted: set[int] = set()
        self.lifted = False
        self.waiting_for_bring_in = False
        first = self.number == self.game.streets[0].number
        if first and self.game.forced == "blinds":
            self.cur = self.full = self.stakes.big_blind
            self.n = 1
        elif first:
            self.cur = self.stakes.bring_in
            self.waiting_for_bring_in = True
        self.pairs = {s for s in self.books.live if self._shows_pair(s)}
        if self.number in self.house.big_bet_streets:
            self.units = [self.stakes.big]
        elif self.number == self.house.open_pair_street and self.pairs:
            self.units = [self.stakes.small, self.stakes.big]
        else:
            self.units = [self.stakes.small]
        self._lift(at_start=True)

    def _shows_pair(self, seat: int) -> bool:
        ranks = [card // 4 for card in self.boards[seat]]
        return len(set(ranks)) < len(ranks)

    def _act(self, event: ev.Acted) -> None:
        seat = event.seat
        if event.act != "fold":
            self.acted.add(seat)
            self.street[seat] += event.paid
        if event.act == "bring_in":
            self.waiting_for_bring_in = False
        elif event.act in ("bet", "complete", "raise"):
            self.waiting_for_bring_in = False
            self._wager(event.to)
        self._lift(at_start=False)

    def _wager(self, to: int) -> None:
        small, big = self.units[0], self.units[-1]
        inc = to - self.full
        unit = small if inc <= small else big
        if 2 * inc >= unit if self.house.short_wager == "half_full" else inc >= unit:
            self.n += 1
            self.full = to
            if unit == big:
                self.units = [big]
        self.cur = to

    def _lift(self, at_start: bool) -> None:
        rule, cap = self.house.headsup_uncap, self.house.cap
        if not self.open or len(self.can_act()) != 2:
            return
        if rule == "round_start" and at_start:
            self.lifted = True
        if rule == "before_cap" and cap is not None and self.n < cap:
            self.lifted = True

    # --- what it says ---

    def price(self, seat: int) -> int:
        """Street total the seat has to reach; alone, it matches only what others have in (B5)."""
        if self.can_act() != [seat]:
            return self.cur
        return min(self.cur, max(paid for s, paid in self.street.items() if s != seat))

    def needs_to_act(self, seat: int) -> bool:
        """Whether the seat has a decision left in this round."""
        if seat not in self.can_act():
            return False
        if len(self.can_act()) == 1:
            return not self.waiting_for_bring_in and self.street[seat] < self.price(seat)
        return seat not in self.acted or self.street[seat] < self.cur

    def finished(self) -> bool:
        """Nobody has a decision left, or one live player is left (P20)."""
        return len(self.books.live) == 1 or not any(
            self.needs_to_act(seat) for seat in self.books.live
        )

    def may_raise(self, seat: int) -> bool:
        """0.4: "p may raise iff ..."."""
        capped = self.house.cap is not None and self.n >= self.house.cap and not self.lifted
        alone = not any(other != seat for other in self.can_act())
        short = self.street[seat] + self.books.stack[seat] <= self.cur
        faced = self.cur - self.street[seat]
        reopened = seat not in self.acted or 2 * faced >= self.units[0]
        return not capped and not alone and not short and reopened

    def targets(self, seat: int) -> set[int]:
        """0.4: legal target amounts."""
        units = self.units
        if self.house.open_pair_who == "owner_opens" and seat not in self.pairs:
            units = units[:1]
        most = self.street[seat] + self.books.stack[seat]
        return {
            min(self.full + unit, most) for unit in units if min(self.full + unit, most) > self.cur
        }

    def wagers(self, seat: int) -> set[str]:
        """Bets, completions and raises in short words."""
        return {f"to {to}" for to in self.targets(seat)} if self.may_raise(seat) else set()

    def options(self, seat: int, owes_bring_in: bool) -> set[str]:
        """What the asked seat may do, in short words."""
        stack = self.books.stack[seat]
        wagers = self.wagers(seat)
        if self.waiting_for_bring_in:
            if owes_bring_in and not self.house.opener_may_complete:
                wagers = set()
            base = {f"bring-in {min(self.stakes.bring_in, stack)}"}
            return wagers | base | (set() if owes_bring_in else {"fold"})
        owed = max(0, self.price(seat) - self.street[seat])
        if owed:
            return wagers | {"fold", f"call {min(owed, stack)}"}
        return wagers | {"check"} | ({"fold"} if self.house.fold_when_free else set())


class PotBetting(Betting):
    """Pot-limit draw (B36 to B38, K15 ``full_only``, K37 ``pot_after_call``)."""

    def _open_round(self) -> None:
        super()._open_round()
        self.last_raise = self.stakes.big_blind if self.n else self.stakes.big

    def _wager(self, to: int) -> None:
        self.last_raise = max(self.last_raise, to - self.cur)
        self.cur = to

    def wagers(self, seat: int) -> set[str]:
        """The range of amounts: from the last full raise to the pot after the call."""
        paid, stack = self.street[seat], self.books.stack[seat]
        alone = not any(other != seat for other in self.can_act())
        closed = seat in self.acted and self.cur - paid < self.last_raise
        if alone or closed or paid + stack <= self.cur:
            return set()
        least = self.cur + self.last_raise
        most = max(least, 2 * self.cur - paid + self.books.pot)
        least, most = min(least, paid + stack), min(most, paid + stack)
        return {f"to {least}-{most}"}
