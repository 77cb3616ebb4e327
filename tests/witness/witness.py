"""PokerKit's state of one hand, spoken to in our words: positions, units, our card numbers."""

from collections.abc import Sequence
from typing import Any

from pokerkit import (
    Automation,
    BettingStructure,
    Deck,
    Opening,
    StandardHighHand,
    State,
    Street,
)

from doorcard.cards import cards_text
from doorcard.engine import Hand, HandStarted

# What PokerKit does by itself. It is told cards, acts, that everybody shows, and to pay the pots.
AUTOMATIONS = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.CHIPS_PULLING,
)

OPENINGS = {
    "bring_in": Opening.LOW_CARD,
    "best_board": Opening.HIGH_HAND,
    "left_of_big_blind": Opening.POSITION,
    "left_of_button": Opening.POSITION,
}


class Witness:
    """The other engine's opinion of a hand. Positions are ours: 0 is the dealer's left."""

    def __init__(self, hand: Hand) -> None:
        started, stakes = hand.started, hand.started.stakes
        self._state: Any = State(
            AUTOMATIONS,
            Deck.STANDARD,
            (StandardHighHand,),
            streets_of(started),
            BettingStructure.POT_LIMIT
            if started.house.structure == "pot"
            else BettingStructure.FIXED_LIMIT,
            True,  # antes nobody matched go back (B2)
            stakes.ante,
            (stakes.small_blind, stakes.big_blind),
            stakes.bring_in,
            tuple(hand.start_stack),
            hand.size,
        )

    # --- what it says ---

    @property
    def asked(self) -> int:
        """The position it asks to act, -1 for nobody."""
        actor = self._state.actor_index
        return -1 if actor is None else int(actor)

    @property
    def bring_in_owed(self) -> bool:
        return bool(self._state.bring_in_status)

    @property
    def price(self) -> int | None:
        """Units to check (0) or call; None when it allows neither."""
        amount = self._state.checking_or_calling_amount
        return None if amount is None else int(amount)

    @property
    def may_fold(self) -> bool:
        return bool(self._state.can_fold())

    @property
    def wagers(self) -> tuple[int, int] | None:
        """Least and largest street total of a wager, None when it allows none."""
        least = self._state.min_completion_betting_or_raising_to_amount
        if least is None:
            return None
        return int(least), int(self._state.max_completion_betting_or_raising_to_amount)

    @property
    def stacks(self) -> list[int]:
        return [int(stack) for stack in self._state.stacks]

    @property
    def street_paid(self) -> list[int]:
        return [int(bet) for bet in self._state.bets]

    @property
    def pot(self) -> int:
        """Everything in the middle, bets of this street included."""
        return int(self._state.total_pot_amount)

    @property
    def pots(self) -> list[tuple[int, list[int]]]:
        """Main pot first: units and the positions that may win it."""
        return [(int(pot.amount), list(pot.player_indices)) for pot in self._state.pots]

    @property
    def drawer(self) -> int:
        index = self._state.stand_patter_or_discarder_index
        return -1 if index is None else int(index)

    @property
    def wants_shared_card(self) -> bool:
        """Whether it deals to the board next, and to nobody's hand."""
        return any(self._state.board_dealing_counts)

    @property
    def over(self) -> bool:
        return not self._state.status

    # --- what it is told ---

    def fold(self) -> None:
        self._state.fold()

    def check_or_call(self) -> None:
        self._state.check_or_call()

    def bring_in(self) -> None:
        self._state.post_bring_in()

    def wager(self, to: int) -> None:
        self._state.complete_bet_or_raise_to(to)

    def burn(self, card: int) -> None:
        self._state.burn_card(cards_text([card]))

    def deal(self, position: int, cards: Sequence[int]) -> None:
        self._state.deal_hole(cards_text(cards).replace(" ", ""), position)

    def deal_shared(self, card: int) -> None:
        self._state.deal_board(cards_text([card]))

    def discard(self, cards: Sequence[int]) -> None:
        self._state.stand_pat_or_discard(cards_text(cards).replace(" ", ""))

    def show_all(self) -> None:
        """Turn up every live hand, if it is time to."""
        while self._state.showdown_index is not None:
            self._state.show_or_muck_hole_cards(True)

    def kill_beaten(self) -> None:
        """Let it throw away the hands that win nothing."""
        for position in tuple(self._state.hand_killing_indices):
            self._state.kill_hand(position)

    def push_pot(self) -> None:
        """Pay the next pot."""
        self._state.push_chips()


def streets_of(started: HandStarted) -> tuple[Any, ...]:
    """The game's streets in PokerKit's form."""
    house, stakes = started.house, started.stakes
    streets = []
    for index, street in enumerate(started.game.streets):
        big = street.number in house.big_bet_streets
        # PokerKit does not count the big blind as the first wager (B12).
        blind = street.opener == "left_of_big_blind"
        cap = house.cap if house.cap is None or not blind else house.cap - 1
        streets.append(
            Street(
                house.burn and index > 0,
                (False,) * street.down + (True,) * street.up,
                0,
                street.draw,
                OPENINGS[street.opener],
                stakes.big if big else stakes.small,
                cap,
            )
        )
    return tuple(streets)
