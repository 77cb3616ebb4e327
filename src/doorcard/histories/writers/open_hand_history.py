"""Open Hand History JSON (spec 1.4.7). Its streets are those of hold'em; ours are named as such."""

import json
from typing import Any

from doorcard.cards import HIDDEN, card_text
from doorcard.histories.record import (
    Act,
    Ante,
    Blind,
    Community,
    Deal,
    Discard,
    Drawn,
    Fact,
    Mucked,
    Protected,
    Record,
    Shown,
    Street,
    Total,
    Won,
)
from doorcard.histories.writers.heading import Heading, hand_number, start_time
from doorcard.histories.writers.page import Ledger

SPEC_VERSION = "1.4.7"
GAME_TYPES = {
    "five_card_stud": "Stud5",
    "seven_card_stud": "Stud",
    "five_card_draw": "Draw",
}
BET_TYPES = {"limit": "FL", "pot": "PL"}
STREETS = {
    2: "Second Street",
    3: "Third Street",
    4: "Fourth Street",
    5: "Fifth Street",
    6: "Sixth Street",
    7: "Seventh Street",
}
DRAW_STREETS = {1: "Predraw", 2: "Draw"}
ACTIONS = {
    "fold": "Fold",
    "check": "Check",
    "call": "Call",
    "bet": "Bet",
    "raise": "Raise",
    "complete": "Raise",
    "bring_in": "Bring In",
}
BLINDS = {"small": "Post SB", "big": "Post BB", "post": "Post Extra Blind"}


def write(record: Record, heading: Heading) -> str:
    """The hand as one JSON object on one line.

    The specification knows no bring-in, no exchange of cards and no all-in status (B45). "Bring
    In", "Discards Cards" (with a "count") and "All-In Status" are actions of our own, as are
    the names of the streets. Amounts of actions are what went in.
    """
    page = _Page(record, heading)
    for fact in record.facts:
        page.fact(fact)
    return json.dumps({"ohh": page.hand()}, ensure_ascii=False, separators=(",", ":")) + "\n"


class _Page:
    def __init__(self, record: Record, heading: Heading) -> None:
        self.record = record
        self.heading = heading
        self.ledger = Ledger(record, heading)
        self.rounds: list[dict[str, Any]] = []
        self.posts: list[tuple[int, str, int]] = []
        self.won: dict[int, list[tuple[int, int]]] = {}
        self.total = Total()

    def amount(self, units: int) -> int | float:
        return units if self.heading.unit == 1 else units / self.heading.unit

    # --- the play ---

    def fact(self, fact: Fact) -> None:
        """Add one fact to the round it belongs to."""
        self.ledger.book(fact)
        match fact:
            case Ante(seat=seat, amount=amount):
                self.posts.append((seat, "Post Ante", amount))
            case Blind(seat=seat, kind=kind, live=live, dead=dead):
                self.posts.append((seat, BLINDS[kind], live))
                if dead:
                    self.posts.append((seat, "Post Dead", dead))
            case Street(number=number):
                self.street(number)
            case Community(card=card):
                self.rounds[-1]["cards"] = [card_text(card)]
            case Deal(seat=seat, down=down, up=up):
                self.action(seat, "Dealt Cards", cards=down + up)
            case Act(seat=seat, act=act, paid=paid, all_in=all_in):
                self.action(seat, ACTIONS[act], amount=paid, all_in=all_in)
            case Protected(seat=seat):
                self.action(seat, "All-In Status", all_in=True)
            case Discard(seat=seat, count=count, cards=cards):
                self.action(seat, "Discards Cards", cards=cards)
                self.rounds[-1]["actions"][-1]["count"] = count
            case Drawn(seat=seat, cards=cards):
                self.action(seat, "Dealt Cards", cards=cards)
            case Shown() | Mucked():
                self.showdown(fact)
            case Won(seat=seat, amount=amount, pot=pot):
                self.won.setdefault(pot or 0, []).append((seat, amount))
            case Total():
                self.total = fact

    def street(self, number: int) -> None:
        names = DRAW_STREETS if self.record.game == "five_card_draw" else STREETS
        self.open_round(names[number])
        for seat, action, amount in self.posts:
            self.action(seat, action, amount=amount)
        self.posts = []

    def open_round(self, name: str) -> None:
        self.rounds.append({"id": len(self.rounds), "street": name, "cards": [], "actions": []})

    def showdown(self, fact: Shown | Mucked) -> None:
        forced = isinstance(fact, Shown) and fact.forced
        if self.rounds[-1]["street"] != "Showdown" and not forced:
            self.open_round("Showdown")
        if isinstance(fact, Shown):
            self.action(fact.seat, "Shows Cards", cards=fact.cards)
        else:
            self.action(fact.seat, "Mucks Cards")

    def action(
        self,
        seat: int,
        action: str,
        *,
        amount: int = 0,
        all_in: bool = False,
        cards: tuple[int, ...] | None = None,
    ) -> None:
        actions = self.rounds[-1]["actions"]
        told: dict[str, Any] = {
            "action_number": len(actions) + 1,
            "player_id": seat,
            "action": action,
            "amount": self.amount(amount),
            "is_allin": all_in,
        }
        if cards is not None:
            # The specification has no sign for a hidden card, so only known ones are listed.
            told["cards"] = [card_text(card) for card in cards if card != HIDDEN]
        actions.append(told)

    # --- around it ---

    def hand(self) -> dict[str, Any]:
        """The object "ohh". Players' ids are their chairs."""
        record, heading, stakes = self.record, self.heading, self.record.stakes
        viewer = heading.viewer
        return {
            "spec_version": SPEC_VERSION,
            "site_name": heading.room,
            "network_name": heading.room,
            "internal_version": "1",
            "tournament": record.tournament,
            "game_number": str(hand_number(heading, record.hand)),
            "start_date_utc": f"{start_time(heading):%Y-%m-%dT%H:%M:%SZ}",
            "table_name": heading.table,
            "game_type": GAME_TYPES[record.game],
            "bet_limit": {
                "bet_type": BET_TYPES[record.structure],
                "bet_cap": 0,
            },
            "table_size": record.seats,
            "currency": heading.currency or "Chips",
            "dealer_seat": record.button,
            "small_blind_amount": self.amount(stakes.small_blind or stakes.small),
            "big_blind_amount": self.amount(stakes.big_blind or stakes.big),
            "ante_amount": self.amount(stakes.ante),
            "hero_player_id": viewer,
            "flags": [] if viewer else ["Observed"],
            "players": [
                {
                    "id": player.seat,
                    "seat": player.seat,
                    "name": player.name,
                    "starting_stack": self.amount(player.stack),
                }
                for player in record.players
            ],
            "rounds": self.rounds,
            "pots": self.pots(),
        }

    def pots(self) -> list[dict[str, Any]]:
        """Every pot with its winners."""
        pots = []
        for number, amount in enumerate(self.ledger.pots_before_rake()):
            taken = amount - self.total.pots[number]
            pots.append(
                {
                    "number": number,
                    "amount": self.amount(amount),
                    "rake": self.amount(taken),
                    "player_wins": [
                        {"player_id": seat, "win_amount": self.amount(won)}
                        for seat, won in self.won.get(number, [])
                    ],
                }
            )
        return pots
