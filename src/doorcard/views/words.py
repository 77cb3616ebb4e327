"""The dealer's words as structured lines: a code and facts, rendered by the client's catalogue.

The full list of codes is in docs/protocol.md. Lines are made from redacted events alone, so a line
never holds a card its viewer may not see, nor a word about one.
"""

from msgspec import Struct, structs

from doorcard.cards import HIDDEN, card_text
from doorcard.engine import events as ev
from doorcard.engine.events import Event
from doorcard.views.hand_code import board_code, hand_code, value_code

NOTHING: tuple["Line", ...] = ()


class Line(Struct, frozen=True):
    """One line of the dealer's log.

    code: key of the catalogue ("log-raises-to"). seat: whose line, 0 for none.
    amount, count: units and numbers. cards: texts of two letters. hand: a hand code.
    seats: winners and the like. at: number of the event in the hand it comes from.
    cause: "player", "time_out" or "left". all_in: the act took the last chip.
    """

    code: str
    seat: int = 0
    amount: int = 0
    count: int = 0
    cards: tuple[str, ...] = ()
    hand: str = ""
    seats: tuple[int, ...] = ()
    at: int = 0
    cause: str = "player"
    all_in: bool = False


_ACTS = {
    "fold": "log-folds",
    "check": "log-checks",
    "call": "log-calls",
    "bring_in": "log-brings-in",
    "bet": "log-bets",
    "complete": "log-completes-to",
    "raise": "log-raises-to",
}
_PAID_ACTS = ("call", "bring_in")


class DealerWords:
    """What the dealer says to one viewer: a fold of the events that viewer may know.

    It remembers up cards (for boards and the low card), stacks before the deal (for short antes)
    and whether hands were compared. The hand of whoever shows and wins is always named (R2.14);
    up cards are read out where the house announces them (K39).
    """

    def __init__(self) -> None:
        self._begin()

    def _begin(self) -> None:
        self._next = 0  # number of the next event in the hand
        self._ups: dict[int, list[int]] = {}
        self._stacks: dict[int, int] = {}
        self._shared: list[int] = []
        self._opening = False
        self._first_street = True
        self._bring_in = False
        self._announce = False
        self._showdown = False
        self._side_pot_paid = False
        self._folded: set[int] = set()
        self._paid_out = False  # whether a pot was paid
        self._boards_of = 0  # the street whose boards are worded
        self._board_lines: list[Line] = []

    def lines(self, event: Event | None) -> tuple[Line, ...]:
        """The lines of one redacted event, in order; None is an event that is not for him."""
        self.hear(event)
        return self.say(event)

    def hear(self, event: Event | None) -> None:
        """Remember the next event: only what everybody knows of it, whoever it was redacted for."""
        if isinstance(event, ev.HandStarted):
            self._begin()
        self._next += 1
        match event:
            case ev.HandStarted():
                self._announce = event.house.announce_hands
                self._bring_in = event.game.forced == "bring_in"
                self._stacks = {player.seat: player.stack for player in event.players}
            case ev.StreetDealt():
                for hand in event.hands:
                    self._ups.setdefault(hand.seat, []).extend(hand.up)
            case ev.CommunityDealt():
                self._shared.append(event.card)
            case ev.BettingOpened():
                self._opening, self._first_street = self._first_street, False
            case ev.ShowdownOpened():
                self._showdown = True
            case ev.Acted(act="fold"):
                self._folded.add(event.seat)
            case ev.PotAwarded():
                self._paid_out = True
                self._side_pot_paid |= event.pot > 0
            case _:
                pass

    def say(self, event: Event | None) -> tuple[Line, ...]:
        """The lines of the event that was heard last, as it was redacted for whom they are."""
        at = self._next - 1
        return tuple(structs.replace(line, at=at) for line in self._say(event))

    def _say(self, event: Event | None) -> tuple[Line, ...]:
        match event:
            case ev.HandStarted():
                return self._hand_started(event)
            case ev.AntesPosted():
                return self._antes(event)
            case ev.BlindPosted():
                return self._blind(event)
            case ev.StreetDealt():
                return self._street(event)
            case ev.CommunityDealt():
                card = card_text(event.card)
                return (Line("log-shared-card", count=event.street, cards=(card,)),)
            case ev.StubReshuffled():
                return (Line("log-reshuffle", count=event.size),)
            case ev.BettingOpened():
                return self._betting(event)
            case ev.Acted():
                return (self._act(event),)
            case ev.Protected():
                return (Line("log-protected", event.seat, count=event.left, cause="time_out"),)
            case ev.PlayerLeft():
                return (Line("log-left", event.seat),)
            case ev.UncalledReturned():
                return (Line("log-uncalled", event.seat, event.amount),)
            case ev.DrawOpened():
                return (Line("log-draw", event.seat),)
            case ev.Discarded():
                return (_discard(event),)
            case ev.Drew():
                return _own("log-new-cards", event.seat, event.cards)
            case ev.ShowdownOpened():
                return (Line("log-showdown", event.seat),)
            case ev.HandShown():
                return (self._show(event),)
            case ev.HandMucked():
                code = "log-mucks" if self._showdown else "log-does-not-show"
                return (Line(code, event.seat, cause=event.cause),)
            case ev.PotAwarded():
                return self._pot(event)
            case ev.HandEnded():
                return self._hand_ended(event)
            case ev.HandVoided():
                return _void(event)
            case _:
                return NOTHING

    def _hand_started(self, event: ev.HandStarted) -> tuple[Line, ...]:
        begun = Line("log-hand", seats=tuple(self._stacks))
        return (begun, Line("log-button", event.button)) if event.button else (begun,)

    def _antes(self, event: ev.AntesPosted) -> tuple[Line, ...]:
        full = max(post.amount for post in event.posts)
        payers = tuple(post.seat for post in event.posts if post.amount == full)
        short = tuple(
            Line("log-short-ante", post.seat, post.amount, all_in=True)
            for post in event.posts
            if post.amount < full
        )
        return (Line("log-antes", amount=full, seats=payers), *short)

    def _blind(self, event: ev.BlindPosted) -> tuple[Line, ...]:
        all_in = event.live + event.dead == self._stacks[event.seat]
        if event.kind == "post":
            return (Line("log-post", event.seat, event.live, event.dead, all_in=all_in),)
        return (Line(f"log-{event.kind}-blind", event.seat, event.live, all_in=all_in),)

    def _street(self, event: ev.StreetDealt) -> tuple[Line, ...]:
        said = [Line("log-street", count=event.street)]
        for hand in event.hands:
            said += _own("log-own-cards", hand.seat, hand.down)
        said += self._boards(event)
        return tuple(said)

    def _boards(self, event: ev.StreetDealt) -> list[Line]:
        """The boards of a street: everybody is told the same, so they are worded once."""
        if self._boards_of != event.street:
            self._boards_of = event.street
            self._board_lines = [self._board(hand.seat) for hand in event.hands if hand.up]
        return self._board_lines

    def _board(self, seat: int) -> Line:
        cards = self._ups[seat]
        # One card is no hand: its own name says all.
        hand = self._read_out(board_code(cards)) if len(cards) > 1 else ""
        return Line("log-board", seat, cards=_texts(cards), hand=hand)

    def _betting(self, event: ev.BettingOpened) -> tuple[Line, ...]:
        if not self._opening:
            board = [*self._ups.get(event.seat, ()), *self._shared]
            said = [Line("log-first", event.seat, hand=self._read_out(board_code(board)))]
        else:
            said = self._low_card()
        if event.open_pair:
            said.append(Line("log-open-pair", amount=event.sizes[-1]))
        return tuple(said)

    def _low_card(self) -> list[Line]:
        """Who has the lowest up card, even if he is all-in and opens nothing (R3.9, B4, B64)."""
        if not (self._announce and self._bring_in):
            return []
        seat, (card, *_) = min(self._ups.items(), key=lambda owner_and_board: owner_and_board[1])
        return [Line("log-low-card", seat, cards=(card_text(card),))]

    def _act(self, event: ev.Acted) -> Line:
        amount = event.paid if event.act in _PAID_ACTS else event.to
        return Line(
            _ACTS[event.act],
            event.seat,
            amount if event.paid else 0,
            cause=event.cause,
            all_in=event.all_in,
        )

    def _show(self, event: ev.HandShown) -> Line:
        code = "log-turns-up" if event.reason == "all_in" else "log-shows"
        name = value_code(event.value) or hand_code([*event.cards, *self._shared])
        return Line(code, event.seat, cards=_texts(event.cards), hand=name)

    def _pot(self, event: ev.PotAwarded) -> tuple[Line, ...]:
        code = "log-wins-pot"
        if event.pot:
            code = "log-wins-side-pot"
        elif self._side_pot_paid:
            code = "log-wins-main-pot"
        return tuple(
            Line(
                code,
                share.seat,
                share.amount,
                event.pot,
                hand=value_code(event.value),
                seats=tuple(winner.seat for winner in event.shares),
            )
            for share in event.shares
        )

    def _hand_ended(self, event: ev.HandEnded) -> tuple[Line, ...]:
        """The rake; or who is left where nothing lay in the pot (no ante, all folded)."""
        if event.rake:
            return (Line("log-rake", amount=event.rake),)
        if self._paid_out:
            return NOTHING
        left = (seat for seat in self._stacks if seat not in self._folded)
        return tuple(Line("log-wins-nothing", seat) for seat in left)

    def _read_out(self, code: str) -> str:
        return code if self._announce else ""


def _discard(event: ev.Discarded) -> Line:
    cards = () if HIDDEN in event.cards else _texts(event.cards)
    code = "log-draws" if event.count else "log-stands-pat"
    return Line(code, event.seat, count=event.count, cards=cards, cause=event.cause)


def _void(event: ev.HandVoided) -> tuple[Line, ...]:
    total = sum(post.amount for post in event.refunds)
    refunds = tuple(Line("log-refund", post.seat, post.amount) for post in event.refunds)
    return (Line("log-void", amount=total), *refunds)


def _own(code: str, seat: int, cards: tuple[int, ...]) -> tuple[Line, ...]:
    """A line with cards for the one who may see them, nothing for others."""
    if not cards or HIDDEN in cards:
        return NOTHING
    return (Line(code, seat, cards=_texts(cards)),)


def _texts(cards: list[int] | tuple[int, ...]) -> tuple[str, ...]:
    return tuple(card_text(card) for card in cards)
