"""A table for tests of the rules: rigged decks, acts in the scenarios' own words, readable options.

T1 to T4P are the tables of the acceptance scenarios (D-..). The fault cases (P..) name a game only;
5S, 7S, 5D and 5D-PL have the one set of stakes that makes all their amounts true.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from doorcard.cards import FULL_DECK, card_text, parse_card
from doorcard.engine import Hand, HandStarted, Refusal, Seated, audit, legal
from doorcard.engine import commands as cmd
from doorcard.engine import events as ev
from doorcard.engine.stakes import Stakes
from doorcard.games import GAMES
from doorcard.houses import HOUSES, HouseRules
from tests.rules.words import command_of, option_text

T = TypeVar("T")

_BLINDS_25_50 = Stakes(small=50, big=100, small_blind=25, big_blind=50)
_BLINDS_5_10 = Stakes(small=10, big=20, small_blind=5, big_blind=10)

TABLES: dict[str, tuple[HouseRules, Stakes]] = {
    "T1": (HOUSES["fortune"], Stakes(small=10, big=20, ante=1, bring_in=3)),
    "T2": (HOUSES["ten-second"], Stakes(small=10, big=20, bring_in=5)),
    "T3": (HOUSES["seven-stud"], Stakes(small=200, big=400, ante=40, bring_in=50)),
    "T4L": (HOUSES["draw-limit"], _BLINDS_25_50),
    "T4P": (HOUSES["draw-pot"], _BLINDS_25_50),
    "5S": (HOUSES["fortune"], Stakes(small=10, big=20, ante=2, bring_in=5)),
    "7S": (HOUSES["seven-stud"], Stakes(small=20, big=40, ante=4, bring_in=5)),
    "5D": (HOUSES["draw-limit"], _BLINDS_5_10),
    "5D-PL": (HOUSES["draw-pot"], _BLINDS_5_10),
}

# Hands in which seat 1 has the low door card and the best board ever after; no board has a pair.
_LEADER = (
    "2c As Kd Qh",
    "7d 9c 3h 4s",
    "8d Tc 5h 6s",
    "6d 9d 3s 4c",
    "5d Th 7h 8s",
    "4d Jc 6h 9s",
    "3d Jh 2s 8h",
    "9h Jd 5s 6c",
)

ANY = "x"  # a card the test does not care about


def stud5(players: int) -> dict[int, str]:
    """Seats 1.. of five-card stud: seat 1 brings in and acts first on every later street."""
    return {seat: f"x {_LEADER[seat - 1]}" for seat in range(1, players + 1)}


def stud7(players: int) -> dict[int, str]:
    """The same for seven-card stud."""
    return {seat: f"x x {_LEADER[seat - 1]} x" for seat in range(1, players + 1)}


def doors5(**doors: str) -> dict[int, str]:
    """Five-card stud of which only the door cards matter: doors5(s1="2d", s3="2c")."""
    return {int(seat[1:]): f"x {card}" for seat, card in doors.items()}


def doors7(**doors: str) -> dict[int, str]:
    """Seven-card stud of which only the door cards matter."""
    return {int(seat[1:]): f"x x {card}" for seat, card in doors.items()}


def seats(*numbers: int) -> dict[int, str]:
    """Seats whose cards do not matter."""
    return dict.fromkeys(numbers, "")


class Table:
    """One hand at a table. ``hand`` is the engine's; all else here is read from its events."""

    def __init__(self, started: HandStarted, deck: Sequence[int], wanted: Mapping[int, str]):
        self.started = started
        self.wanted = {seat: texts.split() for seat, texts in wanted.items()}
        self.hand = Hand.start(started)
        self.reshuffles: list[tuple[int, ...]] = []
        assert sorted(self.hand.shuffle_due) == list(FULL_DECK)
        self.apply(cmd.Shuffle(tuple(deck)))

    # --- playing ---

    def apply(self, command: cmd.Command) -> tuple[ev.Event, ...]:
        """Give the hand a command it must take; answer later shuffles; audit the hand."""
        count = len(self.hand.events)
        answer = self.hand.apply(command)
        assert not isinstance(answer, Refusal), f"{command} refused: {answer}"
        while self.hand.shuffle_due:
            due = self.hand.shuffle_due
            self.reshuffles.append(tuple(due))
            answer = self.hand.apply(cmd.Shuffle(tuple(reversed(due))))
            assert not isinstance(answer, Refusal), answer
        assert audit(self.hand) == []
        new = tuple(self.hand.events[count:])
        self._check_rigged_cards(new)
        if self.hand.over:
            self._check_final_stacks()
        return new

    def play(self, script: str) -> "Table":
        """Acts as the scenarios tell them: "s1 bring-in, s2 to 10, s3 call"."""
        for act in script.split(","):
            self.apply(command_of(act.strip()))
        return self

    def refused(self, act: str) -> str:
        """The code with which an act is refused; nothing may change."""
        before = self.hand.copy()
        answer = self.hand.apply(command_of(act))
        assert isinstance(answer, Refusal), f"{act} was taken: {answer}"
        assert_same_hand(self.hand, before)
        return answer.code

    def pass_along(self) -> None:
        """The asked player stays in as cheaply as he can; shows when asked to show."""
        seat = self.asked
        kinds = {option.kind: option for option in legal(self.hand)}
        passive: dict[str, cmd.Command] = {
            "check": cmd.Check(seat),
            "call": cmd.Call(seat),
            "bring_in": cmd.BringIn(seat),
            "discard": cmd.Discard(seat, ()),
            "show": cmd.Show(seat),
        }
        self.apply(next(command for kind, command in passive.items() if kind in kinds))

    def to_street(self, number: int) -> "Table":
        """Everybody checks and calls until this street is out (or the draw before it open)."""
        while self.street != number:
            assert not self.hand.over, f"the hand ended before street {number}"
            self.pass_along()
        return self

    def to_betting(self, number: int) -> "Table":
        """The same, with everybody standing pat, until somebody acts in this street's betting."""
        self.to_street(number)
        while self.hand.asking == "draw":
            self.pass_along()
        return self

    def play_out(self) -> "Table":
        """Everybody checks, calls, stands pat and shows to the end."""
        while not self.hand.over:
            self.pass_along()
        return self

    def muck_out(self) -> "Table":
        """The same, but whoever may muck does."""
        while not self.hand.over:
            if self.hand.asking == "show":
                self.apply(cmd.Muck(self.asked))
            else:
                self.pass_along()
        return self

    # --- reading ---

    @property
    def asked(self) -> int:
        """The seat to act, 0 for nobody."""
        return self.hand.asked

    def options(self, seat: int) -> set[str]:
        """What the asked seat may do: {"fold", "call 30", "to 40", "to 100-175"}."""
        assert self.asked == seat, f"s{self.asked} is asked, not s{seat}"
        return {option_text(option) for option in legal(self.hand)}

    def events(self, kind: type[T]) -> list[T]:
        """All events of one kind so far."""
        return [event for event in self.hand.events if isinstance(event, kind)]

    def names(self) -> list[str]:
        """The kinds of all events so far, in order."""
        return [type(event).__name__ for event in self.hand.events]

    @property
    def street(self) -> int:
        """The street that is out."""
        dealt = (ev.StreetDealt, ev.CommunityDealt, ev.DrawOpened)
        return [event.street for event in self.hand.events if isinstance(event, dealt)][-1]

    def total(self, seat: int) -> int:
        """Chips a seat has put in, less what came back uncalled."""
        put_in = 0
        for event in self.hand.events:
            match event:
                case ev.AntesPosted(posts=posts):
                    put_in += sum(post.amount for post in posts if post.seat == seat)
                case ev.BlindPosted(seat=poster, live=live, dead=dead) if poster == seat:
                    put_in += live + dead
                case ev.Acted(seat=actor, paid=paid) if actor == seat:
                    put_in += paid
                case ev.UncalledReturned(seat=owner, amount=amount) if owner == seat:
                    put_in -= amount
                case _:
                    pass
        return put_in

    def won(self, seat: int) -> int:
        """Chips a seat was paid from pots."""
        shares = [share for award in self.events(ev.PotAwarded) for share in award.shares]
        return sum(share.amount for share in shares if share.seat == seat)

    def result(self, seat: int) -> int:
        """What a seat has won or lost so far."""
        return self.won(seat) - self.total(seat)

    def stack(self, seat: int) -> int:
        """Chips behind a seat."""
        started = {player.seat: player.stack for player in self.started.players}
        return started[seat] + self.result(seat)

    @property
    def pot(self) -> int:
        """Chips in the middle."""
        paid_out = sum(award.amount for award in self.events(ev.PotAwarded))
        return sum(self.total(player.seat) for player in self.started.players) - paid_out

    def pots(self) -> list[tuple[int, set[int]]]:
        """Pots that were paid, main pot first: (amount, seats that could win it)."""
        awards = sorted(self.events(ev.PotAwarded), key=lambda award: award.pot)
        return [(award.amount, set(award.seats)) for award in awards]

    def returned(self) -> dict[int, int]:
        """Uncalled chips that went back, by seat."""
        return {event.seat: event.amount for event in self.events(ev.UncalledReturned)}

    def showdown(self) -> list[str]:
        """What became of the hands and pots, in order: ["s5 shows", "s2 mucks", "pot 0"]."""
        lines = []
        for event in self.hand.events:
            match event:
                case ev.HandShown(seat=seat):
                    lines.append(f"s{seat} shows")
                case ev.HandMucked(seat=seat):
                    lines.append(f"s{seat} mucks")
                case ev.PotAwarded(pot=pot):
                    lines.append(f"pot {pot}")
                case _:
                    pass
        return lines

    def acts(self) -> list[str]:
        """Acts in the betting rounds: ["s1 bring_in 3", "s2 complete 10", "s3 fold"]."""
        return [
            f"s{act.seat} {act.act} {act.to}" if act.paid else f"s{act.seat} {act.act}"
            for act in self.events(ev.Acted)
        ]

    def cards(self, seat: int) -> list[str]:
        """A seat's cards in the order they were dealt; draws at the end."""
        held: list[int] = []
        for event in self.hand.events:
            match event:
                case ev.StreetDealt(hands=hands):
                    for dealt in hands:
                        if dealt.seat == seat:
                            held += [*dealt.down, *dealt.up]
                case ev.Discarded(seat=drawer, cards=cards) if drawer == seat:
                    held = [card for card in held if card not in cards]
                case ev.Drew(seat=drawer, cards=cards) if drawer == seat:
                    held += cards
                case _:
                    pass
        return [card_text(card) for card in held]

    # --- checks that run in every test ---

    def _check_rigged_cards(self, new: Iterable[ev.Event]) -> None:
        """The dealer dealt what the test arranged by the rules of dealing (R1.4, B25, B28).

        When others fold than those whose cards end, the arrangement is off and unchecked.
        """
        for event in new:
            if isinstance(event, ev.StreetDealt):
                got = {hand.seat: self.cards(hand.seat) for hand in event.hands}
                count = max(len(cards) for cards in got.values())
                planned = {seat for seat, texts in self.wanted.items() if len(texts) >= count}
                if planned and planned != set(got):
                    self.wanted = {}
                for seat in planned & set(self.wanted):
                    for want, card in zip(self.wanted[seat], got[seat], strict=False):
                        assert want in (ANY, card), f"s{seat} got {got[seat]}"

    def _check_final_stacks(self) -> None:
        ended = self.events(ev.HandEnded)
        if ended:
            told = {post.seat: post.amount for post in ended[0].stacks}
            assert told == {player.seat: self.stack(player.seat) for player in self.started.players}


def deal(
    name: str,
    hands: Mapping[int, str],
    *,
    stacks: Mapping[int, int] | None = None,
    button: int = 0,
    draws: Mapping[int, str] | None = None,
    community: str = ANY,
    deck: Sequence[int] | None = None,
    players: Mapping[int, Mapping[str, Any]] | None = None,
    start: Mapping[str, Any] | None = None,
    stakes: Mapping[str, int] | None = None,
    **knobs: Any,
) -> Table:
    """Start a hand at a named table and deal.

    hands: cards by seat in the order the seat gets them, "x" for any card. A seat with fewer cards
    than others has folded before the street of its first missing card; streets of which no card
    is named are dealt anyhow. draws: replacements by seat. community: the shared card (B24).
    stacks: 10,000 where not given. button: the last seat where not given (draw only).
    players, start: further fields of ``Seated`` by seat, and of ``HandStarted``.
    stakes, knobs: what differs from the named table.
    """
    house, usual = TABLES[name]
    started = HandStarted(
        hand="test-1",
        game=GAMES[house.game],
        house=msgspec.structs.replace(house, **knobs),
        stakes=msgspec.structs.replace(usual, **(stakes or {})),
        players=tuple(
            Seated(
                **{"seat": seat, "stack": (stacks or {}).get(seat, 10_000)}
                | dict((players or {}).get(seat, {}))
            )
            for seat in sorted(hands)
        ),
        **_places(house, sorted(hands), button) | dict(start or {}),
    )
    order = deck or rigged_deck(started, hands, draws or {}, community)
    return Table(started, order, hands)


def _places(house: HouseRules, occupied: list[int], button: int) -> dict[str, Any]:
    """Button and blinds of a game with blinds (R4.2, B30)."""
    if GAMES[house.game].forced != "blinds":
        return {}
    button = button or occupied[-1]
    clockwise = [s for s in occupied if s > button] + [s for s in occupied if s <= button]
    if len(occupied) == 2:
        return {"button": button, "small_blind": button, "big_blind": clockwise[0]}
    return {"button": button, "small_blind": clockwise[0], "big_blind": clockwise[1]}


def rigged_deck(
    started: HandStarted, hands: Mapping[int, str], draws: Mapping[int, str], community: str
) -> tuple[int, ...]:
    """The deck that gives every seat its cards, by the rules of dealing (R1.4, R1.11, B25, B28)."""
    first = started.button + 1
    order = sorted(hands, key=lambda seat: (seat < first, seat))
    wanted = {seat: hands[seat].split() for seat in order}
    used = 0
    slots: list[str] = []
    for index, street in enumerate(started.game.streets):
        if street.draw:
            slots += [text for seat in order for text in draws.get(seat, "").split()]
            continue
        count = street.down + street.up
        receivers = [seat for seat in order if wanted[seat][used:]]
        if not receivers:
            break
        if index and started.house.burn:
            slots.append(ANY)
        slots += [wanted[seat][used + card] for card in range(count) for seat in receivers]
        used += count
    slots.append(community)
    named = [parse_card(text) for text in slots if text != ANY]
    assert len(named) == len(set(named)), "a card is named twice"
    others = iter([card for card in FULL_DECK if card not in named])
    deck = [next(others) if text == ANY else parse_card(text) for text in slots]
    return (*deck, *others)


def assert_same_hand(one: Hand, other: Hand) -> None:
    """Two hands are in the same state and have the same past."""
    assert list(one.events) == list(other.events)
    assert legal(one) == legal(other)
    assert (one.asked, one.asking, one.decision) == (other.asked, other.asking, other.decision)
