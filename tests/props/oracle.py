"""The money and the hands once more, in the plainest way: chip by chip, five cards by five.

Nothing here comes from the engine but the names of its events.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations

from doorcard.engine import events as ev

Pot = tuple[int, tuple[int, ...]]  # chips, seats that may win them


class Books:
    """What the public could write down while watching a hand. Seats are keys."""

    def __init__(self) -> None:
        self.start: dict[int, int] = {}
        self.stack: dict[int, int] = {}
        self.total: dict[int, int] = {}
        self.dead: dict[int, int] = {}
        self.folded: set[int] = set()
        self.mucked: set[int] = set()
        self.cards: dict[int, list[int]] = {}
        self.shared: list[int] = []
        self.paid_out = 0
        self.rake = 0

    def book(self, event: ev.Event) -> None:
        """Write one event down."""
        match event:
            case ev.HandStarted(players=players):
                self.start = {player.seat: player.stack for player in players}
                self.stack = dict(self.start)
                self.total = dict.fromkeys(self.start, 0)
                self.dead = dict.fromkeys(self.start, 0)
                self.cards = {seat: [] for seat in self.start}
            case ev.AntesPosted(posts=posts):
                for post in posts:
                    self._put_in(post.seat, post.amount)
            case ev.BlindPosted(seat=seat, live=live, dead=dead):
                self._put_in(seat, live)
                self.stack[seat] -= dead
                self.dead[seat] += dead
            case ev.Acted(seat=seat, paid=paid, act=act):
                self._put_in(seat, paid)
                if act == "fold":
                    self.folded.add(seat)
            case ev.UncalledReturned(seat=seat, amount=amount):
                self._put_in(seat, -amount)
            case ev.StreetDealt(hands=hands):
                for dealt in hands:
                    self.cards[dealt.seat] += [*dealt.down, *dealt.up]
            case ev.CommunityDealt(card=card):
                self.shared.append(card)
            case ev.Discarded(seat=seat, cards=cards):
                self.cards[seat] = [card for card in self.cards[seat] if card not in cards]
            case ev.Drew(seat=seat, cards=cards):
                self.cards[seat] += cards
            case ev.HandMucked(seat=seat):
                self.mucked.add(seat)
            case ev.PotAwarded(amount=amount, rake=rake, shares=shares):
                self.paid_out += amount
                self.rake += rake
                for share in shares:
                    self.stack[share.seat] += share.amount
            case _:
                pass

    def _put_in(self, seat: int, amount: int) -> None:
        self.stack[seat] -= amount
        self.total[seat] += amount

    @property
    def pot(self) -> int:
        """Chips in the middle."""
        return sum(self.total.values()) + sum(self.dead.values()) - self.paid_out

    @property
    def live(self) -> list[int]:
        """Seats that hold cards, in order of their numbers."""
        return [seat for seat in sorted(self.start) if seat not in self.folded]


def uncalled(total: dict[int, int]) -> dict[int, int]:
    """Chips that nobody else reached, by seat (B17): level after level, one chip each."""
    back: Counter[int] = Counter()
    for level in range(1, max(total.values()) + 1):
        there = [seat for seat, chips in total.items() if chips >= level]
        if len(there) == 1:
            back[there[0]] += 1
    return dict(back)


def pots(total: dict[int, int], live: Iterable[int], dead: int = 0) -> list[Pot]:
    """Main pot first (0.5, B18): level after level, one chip from each who reached it."""
    live = set(live)
    layers: dict[tuple[int, ...], int] = {}
    everybody = tuple(sorted(live))
    if dead:
        layers[everybody] = dead
    last = everybody
    for level in range(1, max(total.values(), default=0) + 1):
        there = [seat for seat, chips in total.items() if chips >= level]
        able = tuple(sorted(seat for seat in there if seat in live))
        last = able or last
        layers[last] = layers.get(last, 0) + len(there)
    return [(chips, seats) for seats, chips in layers.items()]


def shares(amount: int, winners: Sequence[int]) -> dict[int, int]:
    """One chip at a time, round and round from the dealer's left (B19)."""
    won = dict.fromkeys(winners, 0)
    for chip in range(amount):
        won[winners[chip % len(winners)]] += 1
    return won


def rake(amounts: Sequence[int], basis_points: int, most: int | None) -> list[int]:
    """Rake of each pot, main pot first (B50): floored and capped; the main pot pays first."""
    due = sum(amounts) * basis_points // 10_000
    if most is not None:
        due = min(due, most)
    taken = []
    for amount in amounts:
        taken.append(min(due, amount))
        due -= taken[-1]
    return taken


Strength = tuple[int, list[int]]


def strength(cards: Sequence[int]) -> Strength:
    """How good the best five of the cards are (R4.15, B47 to B49)."""
    return max(five_cards(five) for five in combinations(cards, 5))


def five_cards(five: Sequence[int]) -> Strength:
    """Category 0 (high card) to 8 (straight flush), then ranks in the order they are compared."""
    count = Counter(card // 4 for card in five)
    ranks = sorted(count, key=lambda rank: (count[rank], rank), reverse=True)
    shape = sorted(count.values(), reverse=True)
    flush = len({card % 4 for card in five}) == 1
    top = None
    if len(ranks) == 5:
        if ranks[0] - ranks[4] == 4:
            top = ranks[0]
        elif ranks == [12, 3, 2, 1, 0]:
            top = 3
    if top is not None:
        return (8 if flush else 4), [top]
    if flush:
        return 5, ranks
    return {"41": 7, "32": 6, "311": 3, "221": 2, "2111": 1, "11111": 0}[
        "".join(map(str, shape))
    ], ranks
