"""A told hand played again by the engine, and everything the history states compared with it.

The hand runs under the house rules of its site. Rake is compared without any rake knob: the
engine plays with none, and each stated payment must be the pot less a rake that adds up to the
stated one (how a site divides its rake among side pots is its own affair). Where a history does
not say when uncalled chips went back, they may be part of what it says was won.
"""

import copy
from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from doorcard.cards import card_text, cards_text
from doorcard.engine import (
    BringIn,
    Call,
    Check,
    Command,
    Fold,
    Hand,
    Leave,
    Muck,
    Option,
    Refusal,
    SetupError,
    Show,
    Shuffle,
    TimeOut,
    Void,
    Wager,
    audit,
    legal,
)
from doorcard.engine import Discard as DiscardCards
from doorcard.engine.events import Acted, AntesPosted, BlindPosted, HandVoided
from doorcard.engine.events import Protected as ProtectedEvent
from doorcard.engine.streets import door_card_owner
from doorcard.histories.account import compare_account
from doorcard.histories.difference import Difference
from doorcard.histories.filling import Cards, CardsError, fill
from doorcard.histories.opening import UnknownHouseError, start_of
from doorcard.histories.record import (
    Act,
    Ante,
    Blind,
    Capped,
    Community,
    Deal,
    Discard,
    Drawn,
    LowCard,
    Mucked,
    OpenPair,
    Protected,
    Record,
    Reshuffled,
    Shown,
    Street,
    Voided,
)
from doorcard.histories.sound import UnsoundError, check_sound
from doorcard.houses.sites import SITES

ATTEMPTS = 600

_WAGERS = frozenset({"bet", "complete", "raise"})


class Outcome(Struct, frozen=True):
    """How a replay ended: exact, or the first difference with its line."""

    result: Literal["exact", "different"]
    line: int = 0
    difference: str = ""


def replay(record: Record, attempts: int = ATTEMPTS) -> Outcome:
    """Play a told hand again and compare.

    attempts: how many choices of hidden cards are tried until one fits, at least 1. The difference
    told is that of the first choice.
    """
    undealt = _void_undealt(record)
    if undealt is not None:
        return undealt
    try:
        play_fitting(record, attempts)
    except Difference as found:
        return Outcome("different", found.line, found.reason)
    return Outcome("exact")


def play_fitting(record: Record, attempts: int = ATTEMPTS) -> Hand:
    """The hand as the engine played it, with the first choice of hidden cards that fits.

    Raises ``Difference``, that of the first choice, where none of them does.
    """
    first: Difference | None = None
    for attempt in range(attempts):
        try:
            return play(record, attempt)
        except Difference as found:
            first = first or found
            if not found.hidden_cards:
                break
    if first is None:
        raise ValueError("at least one attempt is needed")
    raise first


def _void_undealt(record: Record) -> Outcome | None:
    """The outcome of a hand voided before its first card, when nothing can have gone back (B62)."""
    told = [fact for fact in record.facts if isinstance(fact, Voided)]
    if not told or any(isinstance(fact, Deal) for fact in record.facts):
        return None
    if any(amount for _, amount in told[0].refunds):
        return Outcome("different", told[0].line, "chips go back, but no card was dealt")
    return Outcome("exact")


def play(record: Record, attempt: int = 0) -> Hand:
    """The hand as the engine played it. Raises ``Difference`` where the two part."""
    game = _Replay(record, attempt)
    game.run()
    return game.hand


class _Replay:
    """One attempt, with one choice of hidden cards."""

    def __init__(self, record: Record, attempt: int) -> None:
        self.record = record
        self.line = record.line
        self.cards = Cards()
        self.hand = self._start(attempt)

    def differ(self, reason: str, line: int | None = None) -> Difference:
        """The difference, at the line of the fact in hand."""
        return Difference(reason, self.line if line is None else line, self.cards.hidden)

    def _start(self, attempt: int) -> Hand:
        try:
            check_sound(self.record)
            started = start_of(self.record)
            hand = Hand.start(started)
            self.cards = fill(self.record, started.house, attempt)
        except UnknownHouseError as wrong:
            raise self.differ(str(wrong)) from wrong
        except (CardsError, UnsoundError) as wrong:
            raise self.differ(str(wrong), wrong.line) from wrong
        except SetupError as wrong:
            raise self.differ(f"the hand cannot start: {wrong}") from wrong
        self.house = started.house
        return hand

    def run(self) -> None:
        """The whole hand. Raises ``Difference`` where engine and history part."""
        self.apply(Shuffle(tuple(self.cards.deck)))
        self.check_posts()
        for fact in self.record.facts:
            self.line = getattr(fact, "line", 0) or self.line
            if isinstance(fact, Act):
                self.act(fact)
            elif isinstance(fact, Discard):
                self.discard(fact)
            elif isinstance(fact, Protected):
                self.protect(fact)
            elif isinstance(fact, Voided):
                self.void(fact)
                return
            elif isinstance(fact, Street):
                self.street(fact)
            elif isinstance(fact, Deal | Community | Drawn | LowCard | OpenPair | Capped):
                self.check_fact(fact)
        self.finish()

    # --- driving the engine ---

    def apply(self, command: Command) -> None:
        """One command, and the reshuffles it leads to (B27)."""
        answer = self.hand.apply(command)
        if isinstance(answer, Refusal):
            raise self.differ(f"refused: {answer.code} {answer.facts}")
        while self.hand.shuffle_due and not isinstance(command, Shuffle):
            due = list(self.hand.shuffle_due)
            wanted = [card for card in self.cards.late if card in due]
            rest = [card for card in due if card not in wanted]
            self.apply_shuffle(self._late_order(wanted, rest))

    def apply_shuffle(self, cards: list[int]) -> None:
        """The order of reshuffled cards."""
        answer = self.hand.apply(Shuffle(tuple(cards)))
        if isinstance(answer, Refusal):
            raise self.differ(f"refused: {answer.code} {answer.facts}")

    def _late_order(self, wanted: list[int], rest: list[int]) -> list[int]:
        """Told replacements at their places, any card where none is told."""
        order: list[int] = []
        for card in self.cards.late:
            if card in wanted:
                order.append(card)
            elif rest:
                order.append(rest.pop())
        return order + rest

    def skip_absent(self, seat: int) -> None:
        """Let the clock act for asked players whose acts the history leaves out (B33)."""
        absent = {player.seat for player in self.record.players if player.absent}
        while self.hand.asking in ("act", "draw") and self.hand.asked != seat:
            if self.hand.asked not in absent:
                return
            self.apply(TimeOut(self.hand.asked))

    # --- comparing ---

    def check_posts(self) -> None:
        """Antes and blinds, as the engine took them."""
        hand = self.hand
        told = [0] * hand.size
        posted = False
        for fact in self.record.facts:
            if isinstance(fact, Ante):
                told[hand.position_of[fact.seat]] += fact.amount
                posted = True
            elif isinstance(fact, Blind):
                told[hand.position_of[fact.seat]] += fact.live + fact.dead
                posted = True
        if not posted:
            return
        taken = _posted(hand)
        for position, seat in enumerate(hand.seats):
            total = taken.get(seat, 0)
            if told[position] != total:
                line = next(
                    fact.line for fact in self.record.facts if isinstance(fact, Ante | Blind)
                )
                raise self.differ(
                    f"seat {seat} posts {told[position]}, the engine takes {total}", line
                )

    def street(self, fact: Street) -> None:
        """The engine must have come to the same street."""
        hand = self.hand
        if hand.asking == "act" and hand.street.number != fact.number:
            raise self.differ(
                f"street {fact.number} begins, but seat {hand.asked} is asked to "
                f"{_listed(legal(hand))}"
            )
        reached = hand.street.number >= fact.number and (hand.live_count > 1)
        if not reached:
            raise self.differ(f"street {fact.number} begins, the engine is at {hand.street.number}")
        if fact.pot is not None and hand.asking and fact.pot != sum(hand.total):
            raise self.differ(f"the pot is {fact.pot}, the engine has {sum(hand.total)}")

    def check_fact(self, fact: Deal | Community | Drawn | LowCard | OpenPair | Capped) -> None:
        """What is stated about the table must be so in the engine."""
        hand = self.hand
        if isinstance(fact, Deal):
            position = hand.position_of[fact.seat]
            self._check_cards(fact.seat, fact.down, hand.cards[position])
            self._check_cards(fact.seat, fact.up, hand.ups[position])
        elif isinstance(fact, Drawn):
            self._check_cards(fact.seat, fact.cards, hand.cards[hand.position_of[fact.seat]])
        elif isinstance(fact, Community):
            if fact.card not in hand.community:
                raise self.differ(f"no shared card {card_text(fact.card)} in the engine")
        elif isinstance(fact, LowCard):
            owner = hand.seats[door_card_owner(hand)]
            if owner != fact.seat:
                raise self.differ(f"seat {fact.seat} is low, the engine says seat {owner}")
        elif isinstance(fact, OpenPair):
            if not hand.open_pair:
                raise self.differ("a double bet is allowed, but not in the engine")
        elif any(option.kind in _WAGERS for option in legal(hand)):
            raise self.differ(f"betting is capped, but the engine offers {_listed(legal(hand))}")

    def _check_cards(self, seat: int, told: tuple[int, ...], held: list[int]) -> None:
        missing = [card for card in told if card >= 0 and card not in held]
        if missing:
            raise self.differ(f"seat {seat} does not hold {cards_text(missing)} in the engine")

    def act(self, fact: Act) -> None:
        """The told player must be asked, and his act be in the list with that amount."""
        self.skip_absent(fact.seat)
        hand = self.hand
        if self.has_left(fact):
            return
        if hand.asking != "act" or hand.asked != fact.seat:
            if self.leaves(fact):
                return
            raise self.differ(
                f"seat {fact.seat} acts ({fact.act} {fact.paid}), but the engine {_waits(hand)}"
            )
        options = legal(hand)
        option = next((one for one in options if _is_told(one, fact, hand.opening)), None)
        if option is None:
            if self.leaves(fact):
                return
            raise self.differ(
                f"seat {fact.seat}: {fact.act} (pays {fact.paid}, to {fact.to}) "
                f"is not among {_listed(options)}"
            )
        if fact.act == "fold":
            self.let_leave(fact)
        before = len(hand.events)
        self.apply(_command(option, fact))
        done = hand.events[before]
        if fact.all_in and not (isinstance(done, Acted) and done.all_in):
            raise self.differ(f"seat {fact.seat} is all-in, but not in the engine")

    def leaves(self, fact: Act) -> bool:
        """Whether the told fold is one of a player who left (B52), which needs no turn and no bet.

        Histories do not say that somebody left, and the sites' own rules for it are not known, so
        this is done for rooms of ours alone.
        """
        if fact.act != "fold" or self.record.site in SITES:
            return False
        place = self.hand.position_of[fact.seat]
        # When one other is left, several who went away may fold at once.
        for seat in self._folding_from(fact):
            if not self.hand.live[place]:
                break
            if isinstance(self.hand.apply(Leave(seat)), Refusal):
                return False
        return not self.hand.live[place] and self.hand.left[place]

    def has_left(self, fact: Act) -> bool:
        """Whether the engine has folded already for a player who left."""
        place = self.hand.position_of[fact.seat]
        return fact.act == "fold" and self.hand.left[place] and not self.hand.live[place]

    def let_leave(self, fact: Act) -> None:
        """Whoever folds next without being asked has left before this fold (B52)."""
        following = list(self._folding_from(fact))[1:2]
        if not following or self.record.site in SITES or self.house.leaving == "fold":
            return
        ahead = copy.deepcopy(self.hand)
        ahead.apply(Fold(fact.seat))
        if ahead.asking != "act" or ahead.asked != following[0]:
            self.hand.apply(Leave(following[0]))

    def _folding_from(self, fact: Act) -> Iterator[int]:
        """The seats of this fold and of the folds that follow it without another act."""
        facts = self.record.facts
        at = next(index for index, one in enumerate(facts) if one is fact)
        for one in facts[at:]:
            if not isinstance(one, Act) or one.act != "fold":
                return
            yield one.seat

    def protect(self, fact: Protected) -> None:
        """The clock runs out for the told player, and he counts as all-in (B45)."""
        self.apply(TimeOut(fact.seat))
        last = [one for one in self.hand.events if isinstance(one, Acted | ProtectedEvent)][-1]
        if not isinstance(last, ProtectedEvent) or last.seat != fact.seat:
            raise self.differ(f"seat {fact.seat} counts as all-in, but not in the engine")

    def void(self, fact: Voided) -> None:
        """The hand does not count: everything put in so far goes back (B62)."""
        self.line = fact.line or self.line
        self.apply(Void(fact.reason))
        back = next(event for event in self.hand.events if isinstance(event, HandVoided))
        refunds = tuple((post.seat, post.amount) for post in back.refunds)
        if sorted(refunds) != sorted(fact.refunds):
            raise self.differ(f"{fact.refunds} go back, in the engine {refunds}")

    def discard(self, fact: Discard) -> None:
        """The told player must be asked to draw."""
        self.skip_absent(fact.seat)
        hand = self.hand
        if hand.asking != "draw" or hand.asked != fact.seat:
            raise self.differ(f"seat {fact.seat} draws, but the engine {_waits(hand)}")
        cards = self.cards.discards.get(fact.seat, ())
        if len(cards) != fact.count:
            raise self.differ(f"seat {fact.seat} discards {fact.count}, told are {len(cards)}")
        self.apply(DiscardCards(fact.seat, cards))

    # --- the end ---

    def finish(self) -> None:
        """Showdown, payments and stacks."""
        hand = self.hand
        self.line = max((getattr(f, "line", 0) for f in self.record.facts), default=self.line)
        self.skip_absent(0)
        if hand.asking in ("act", "draw"):
            raise self.differ(f"the history ends, but the engine {_waits(hand)}")
        self.show()
        if not hand.over:
            raise self.differ("the engine has not ended the hand")
        wrong = audit(hand)
        if wrong:
            raise self.differ(f"the engine's state is broken: {wrong[0]}")
        told = sum(isinstance(fact, Reshuffled) for fact in self.record.facts)
        done = sum(type(event).__name__ == "StubReshuffled" for event in hand.events)
        if told > done:
            raise self.differ("the deck is reshuffled, but not in the engine")
        compare_account(self.record, hand, self.cards.hidden)

    def show(self) -> None:
        """Answer each choice to show or muck as told, then compare order and choices."""
        hand = self.hand
        told = [
            fact
            for fact in self.record.facts
            if isinstance(fact, Mucked) or (isinstance(fact, Shown) and not fact.forced)
        ]
        shows = {fact.seat for fact in told if isinstance(fact, Shown)}
        while hand.asking == "show":
            seat = hand.asked
            self.apply(Show(seat) if seat in shows else Muck(seat))
        turned_up = {seat for seat, kind, reason in _ends(hand) if reason == "all_in"}
        for fact in self.record.facts:
            forced = isinstance(fact, Shown) and fact.forced and hand.live_count > 1
            if forced and fact.seat not in turned_up:  # type: ignore[union-attr]
                raise self.differ("a hand lies open before the end, but not in the engine")
        ends = {seat: kind for seat, kind, reason in _ends(hand)}
        told_seats: list[int] = []
        for fact in told:
            if fact.seat in told_seats:
                continue
            told_seats.append(fact.seat)
            kind = "shown" if fact.seat in shows else "mucked"
            if ends.get(fact.seat) not in (kind, None):
                raise self.differ(
                    f"seat {fact.seat} is {kind}, in the engine {ends[fact.seat]}", fact.line
                )
            if fact.seat not in ends and hand.live_count > 1:
                raise self.differ(
                    f"seat {fact.seat} is {kind}, the engine does not ask it", fact.line
                )
        order = [seat for seat in ends if seat in told_seats]
        told_order = [seat for seat in told_seats if seat in ends]
        if order != told_order and not turned_up:
            line = told[0].line if told else self.line
            raise self.differ(f"hands are shown in order {told_order}, not {order}", line)


def _ends(hand: Hand) -> list[tuple[int, str, str]]:
    """(seat, shown or mucked, reason) in the engine's order, each seat once."""
    seen: dict[int, tuple[int, str, str]] = {}
    for event in hand.events:
        name = type(event).__name__
        if name == "HandShown":
            seat, reason = event.seat, event.reason  # type: ignore[union-attr]
            seen.setdefault(seat, (seat, "shown", reason))
        elif name == "HandMucked":
            seat = event.seat  # type: ignore[union-attr]
            seen.setdefault(seat, (seat, "mucked", ""))
    return list(seen.values())


def _posted(hand: Hand) -> dict[int, int]:
    """Units each seat put in before the first act: ante, blind and dead post."""
    posted: dict[int, int] = {}
    for event in hand.events:
        if isinstance(event, AntesPosted):
            for post in event.posts:
                posted[post.seat] = posted.get(post.seat, 0) + post.amount
        elif isinstance(event, BlindPosted):
            posted[event.seat] = posted.get(event.seat, 0) + event.live + event.dead
    return posted


def _is_told(option: Option, fact: Act, opening: int) -> bool:
    """Whether this option is the told act. Sites differ in the words for a wager."""
    kind = option.kind
    if kind == "bring_in" and option.all_in and option.pay == fact.paid > 0:
        return True  # a stack that ends below the bring-in; some sites only say "all-in"
    if fact.act in _WAGERS:
        if kind not in _WAGERS:
            return False
        return option.to == fact.to or option.to <= fact.to <= option.up_to
    if fact.act == "call" and kind == "bring_in" and opening:
        return option.pay == fact.paid  # the optional bring-in of B4 is called a call
    if fact.act == "check":
        return kind == "check"
    if fact.act == "fold":
        return kind == "fold"
    return kind == fact.act and option.pay == fact.paid


def _command(option: Option, fact: Act) -> Command:
    if option.kind in _WAGERS:
        return Wager(fact.seat, fact.to)
    commands: dict[str, type[Fold | Check | Call | BringIn]] = {
        "fold": Fold,
        "check": Check,
        "call": Call,
        "bring_in": BringIn,
    }
    return commands[option.kind](fact.seat)


def _listed(options: tuple[Option, ...]) -> str:
    """Options for a reader: "fold, call 16, raise to 32 or 48"."""
    texts = []
    for option in options:
        if option.kind in _WAGERS:
            upper = f"-{option.up_to}" if option.up_to else ""
            texts.append(f"{option.kind} to {option.to}{upper}")
        elif option.pay:
            texts.append(f"{option.kind} {option.pay}")
        else:
            texts.append(option.kind)
    return ", ".join(texts) or "nothing"


def _waits(hand: Hand) -> str:
    if hand.asking:
        return f"asks seat {hand.asked} ({hand.asking}: {_listed(legal(hand))})"
    return "asks nobody"
