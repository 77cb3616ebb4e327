"""One random hand, played through both engines at once and compared at every step."""

import warnings
from collections import Counter
from random import Random

from msgspec.structs import replace

from doorcard.engine import (
    BringIn,
    Call,
    Check,
    Command,
    Discard,
    Fold,
    Hand,
    HandStarted,
    Muck,
    Option,
    Refusal,
    Show,
    Shuffle,
    Wager,
    audit,
    legal,
)
from doorcard.engine.events import (
    BettingOpened,
    CommunityDealt,
    Drew,
    Event,
    PotAwarded,
    StreetDealt,
    StubReshuffled,
)
from doorcard.engine.pots import side_pots
from doorcard.ranking import CARD_KEYS, board_value
from tests.witness.settled import (
    WitnessRound,
    may_fold_bring_in,
    short_forced_bet,
    split_its_way,
)
from tests.witness.tables import random_deck
from tests.witness.witness import Witness

WAGERS = ("bet", "complete", "raise")


class Disagreement(AssertionError):
    """The engines differ in something no rule has settled."""


class Comparison:
    """A hand in both engines.

    settled: how often each known disagreement was met. parted: the engines cannot go on together,
    because PokerKit would deal dead cards again (B24).
    """

    def __init__(self, started: HandStarted, rng: Random) -> None:
        self.rng = rng
        self.boldness = rng.choice((0.05, 0.2, 0.5))
        self.looseness = rng.choice((0.5, 0.9, 1.0))
        self.stands_pat = rng.random() < 0.4
        self.hand = Hand.start(started)
        self.witness = Witness(self.hand)
        self.round = WitnessRound(self.hand)
        self.settled: Counter[str] = Counter()
        self.parted = False

    def play(self) -> None:
        """Play the hand to its end. Raises ``Disagreement``."""
        hand = self.hand
        while not hand.over and not self.parted:
            if hand.shuffle_due:
                self._apply(Shuffle(random_deck(hand.started, hand.shuffle_due, self.rng)))
            elif hand.asking == "act":
                self._act()
            elif hand.asking == "draw":
                self._draw()
            else:
                self._apply(self.rng.choice((Show, Muck))(hand.asked))
        if not self.parted:
            self._compare_payouts()

    def _apply(self, command: Command) -> None:
        """Give a command to our engine, and the cards it deals to the witness."""
        events = self.hand.apply(command)
        assert not isinstance(events, Refusal), (command, events)
        assert audit(self.hand) == []
        for event in events:
            if not self.parted:
                self._tell(event)

    # --- betting ---

    def _act(self) -> None:
        hand, witness = self.hand, self.witness
        self._let_lone_player_check()
        position = hand.actor
        agree("stacks", hand.stack, witness.stacks)
        agree("pot", hand.pot, witness.pot)
        if hand.community and witness.asked != position:
            self._check_around()
            return
        agree("asked", position, witness.asked)
        agree("bring-in owed", bool(hand.opening), witness.bring_in_owed)
        options = legal(hand)
        self._compare_fold(options)
        self._compare_price(options, position)
        self._compare_wagers(options, position)
        act = self._choose(options)
        self.round.note(position, act)
        self._tell_act(act)
        self._apply(command_for(hand.asked, act))

    def _compare_fold(self, options: tuple[Option, ...]) -> None:
        ours = any(option.kind == "fold" for option in options)
        if may_fold_bring_in(self.hand):
            agree("fold, B4", (ours, self.witness.may_fold), (True, False))
            self.settled["B4"] += 1
        else:
            agree("fold", ours, self.witness.may_fold)

    def _compare_price(self, options: tuple[Option, ...], position: int) -> None:
        if self.hand.opening:
            return
        ours = next(option.pay for option in options if option.kind in ("check", "call"))
        theirs = self.round.price(position)
        agree("price by its own rules", theirs, self.witness.price)
        if ours != theirs:
            rule = short_forced_bet(self.hand)
            if not rule:
                agree("price", ours, theirs)
            self.settled[rule] += 1

    def _compare_wagers(self, options: tuple[Option, ...], position: int) -> None:
        wager = wager_of(options)
        ours = (wager.to, wager.up_to or wager.to) if wager else None
        theirs = self.round.wager_range(position)
        agree("wagers by its own rules", theirs, self.witness.wagers)
        if ours != theirs:
            reasons = self.round.reasons_for_wagers(position)
            if not reasons:
                agree("wagers", ours, theirs)
            self.settled[reasons[0]] += 1

    def _choose(self, options: tuple[Option, ...]) -> Option:
        """A random act that both engines allow and understand alike."""
        wager = self._common_wager(options)
        if wager and self.rng.random() < self.boldness:
            return wager
        passive = next(option for option in options if option.kind in ("check", "call", "bring_in"))
        if passive.kind != "call":
            return passive
        if passive.pay == self.witness.price and self.rng.random() < self.looseness:
            return passive
        return Option("fold")

    def _common_wager(self, options: tuple[Option, ...]) -> Option | None:
        """A wager of a street total that both engines allow."""
        ours, theirs = wager_of(options), self.witness.wagers
        if ours is None or theirs is None:
            return None
        least = max(ours.to, theirs[0])
        most = min(ours.up_to or ours.to, theirs[1])
        if least > most:
            return None
        to = self.rng.choice((least, most, self.rng.randint(least, most)))
        hand = self.hand
        all_in = to == hand.street_paid[hand.actor] + hand.stack[hand.actor]
        return replace(ours, to=to, all_in=all_in)

    def _tell_act(self, act: Option) -> None:
        if act.kind == "fold":
            self.witness.fold()
        elif act.kind == "bring_in":
            self.witness.bring_in()
        elif act.kind in WAGERS:
            self.witness.wager(act.to)
        else:
            self.witness.check_or_call()

    def _let_lone_player_check(self) -> None:
        """B23: PokerKit asks a player to check although nobody is left who could call him."""
        hand, witness = self.hand, self.witness
        if hand.can_act_count == 1 and witness.asked >= 0 and hand.asking != "act":
            agree("asked alone", witness.asked, hand.can_act.index(True))
            agree("price alone", witness.price, 0)
            witness.check_or_call()
            self.settled["B23"] += 1

    def _end_round(self) -> None:
        self._let_lone_player_check()
        self.witness.show_all()

    def _check_around(self) -> None:
        """B24: the shared card counts for our opener, so the engines ask in another order."""
        agree("opener without the shared card", self.witness.asked, self._opener_by_own_cards())
        self.settled["B24 opener"] += 1
        while self.witness.asked >= 0:
            self.witness.check_or_call()
        while self.hand.asking == "act":
            self._apply(Check(self.hand.asked))

    def _opener_by_own_cards(self) -> int:
        hand = self.hand
        shared = sum(CARD_KEYS[card] for card in hand.community)
        best = max(
            (p for p in range(hand.size) if hand.live[p]),
            key=lambda p: (board_value(hand.board_keys[p] - shared), -p),
        )
        return next(p for p in hand.clockwise_from(best) if hand.can_act[p])

    # --- cards ---

    def _draw(self) -> None:
        self._let_lone_player_check()
        hand = self.hand
        agree("drawer", hand.actor, self.witness.drawer)
        count = 0 if self.stands_pat else self.rng.randint(0, 5)
        cards = self.rng.sample(hand.cards[hand.actor], count)
        self.witness.discard(cards)
        self._apply(Discard(hand.asked, tuple(cards)))

    def _tell(self, event: Event) -> None:
        match event:
            case StreetDealt():
                self._end_round()
                for card in event.burned:
                    self.witness.burn(card)
                for dealt in event.hands:
                    position = self.hand.position_of[dealt.seat]
                    self.witness.deal(position, dealt.down + dealt.up)
            case CommunityDealt():
                self._end_round()
                self._tell_shared_card(event)
            case Drew(count=count) if count:
                self._tell_replacements(event)
            case BettingOpened() if self.hand.street_index > 0:
                self._compare_pots()

    def _tell_shared_card(self, event: CommunityDealt) -> None:
        if not self.witness.wants_shared_card:
            # PokerKit would shuffle the folded hands and deal them again; muck never returns.
            assert self.hand.muck
            self.settled["B24 dead cards"] += 1
            self.parted = True
            return
        for card in event.burned:
            self.witness.burn(card)
        self.witness.deal_shared(event.card)

    def _tell_replacements(self, event: Drew) -> None:
        position = self.hand.position_of[event.seat]
        if not any(isinstance(past, StubReshuffled) for past in self.hand.events):
            self.witness.deal(position, event.cards)
            return
        self.settled["B27"] += 1
        with warnings.catch_warnings():
            # B27: our new stub holds the old one and no discards of the player who draws; PokerKit
            # would deal the old stub first and then shuffle all discards.
            warnings.filterwarnings("ignore", "Returning reserved", UserWarning)
            warnings.filterwarnings("ignore", "A card being dealt", UserWarning)
            self.witness.deal(position, event.cards)

    # --- money ---

    def _compare_pots(self) -> None:
        hand = self.hand
        agree("pots", side_pots(hand.wagered(), hand.live), self.witness.pots)

    def _compare_payouts(self) -> None:
        hand, witness = self.hand, self.witness
        self._end_round()
        expected = hand.stack
        if hand.live_count > 1:
            agree("pots at the end", [pot[:2] for pot in hand.pots], witness.pots)
            expected = self._stacks_paid_its_way()
            if expected != hand.stack:
                if not self._odd_chips_may_differ():
                    agree("stacks with odd chips", hand.stack, expected)
                self.settled["B19"] += 1
        witness.kill_beaten()
        while not witness.over:
            witness.push_pot()
        agree("final stacks", expected, witness.stacks)

    def _odd_chips_may_differ(self) -> bool:
        """Whether a pot had two odd chips, or PokerKit made one pot of several (B19)."""
        awards = [event for event in self.hand.events if isinstance(event, PotAwarded)]
        two_odd = any(award.amount % len(award.shares) > 1 for award in awards)
        return two_odd or len(side_pots(self.hand.wagered(), self._winning())) < len(awards)

    def _winning(self) -> list[bool]:
        """By position, whether the hand wins something; PokerKit throws the others away."""
        awards = [event for event in self.hand.events if isinstance(event, PotAwarded)]
        winning = {share.seat for award in awards for share in award.shares}
        return [seat in winning for seat in self.hand.seats]

    def _stacks_paid_its_way(self) -> list[int]:
        """Final stacks if the pots our engine made and the winners it found were paid as PokerKit
        pays them (B19): beaten hands go first, so pots with the same winners become one, and one
        player gets all odd chips of a pot.
        """
        hand = self.hand
        awards = [event for event in hand.events if isinstance(event, PotAwarded)]
        stacks = list(hand.stack)
        for award in awards:
            for share in award.shares:
                stacks[hand.position_of[share.seat]] -= share.amount
        for amount, positions in side_pots(hand.wagered(), self._winning()):
            best = max(hand.values[p] for p in positions)
            winners = [p for p in positions if hand.values[p] == best]
            for position, part in zip(winners, split_its_way(amount, len(winners)), strict=True):
                stacks[position] += part
        return stacks


def agree(what: str, ours: object, theirs: object) -> None:
    """Raise ``Disagreement`` unless both say the same."""
    if ours != theirs:
        raise Disagreement(f"{what}: ours {ours}, the witness's {theirs}")


def wager_of(options: tuple[Option, ...]) -> Option | None:
    """The one wager that is offered without an open pair, or None."""
    wagers = [option for option in options if option.kind in WAGERS]
    assert len(wagers) <= 1
    return wagers[0] if wagers else None


def command_for(seat: int, act: Option) -> Command:
    match act.kind:
        case "fold":
            return Fold(seat)
        case "check":
            return Check(seat)
        case "call":
            return Call(seat)
        case "bring_in":
            return BringIn(seat)
        case _:
            return Wager(seat, act.to)
