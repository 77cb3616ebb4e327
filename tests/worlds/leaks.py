"""Leaks put in on purpose: viewers that know, say or show too much (FAIR 6).

Each is a fault somebody has made in a real card room. The two-worlds test must find every one.
"""

from msgspec import structs

from doorcard.cards import HIDDEN, RANKS, card_text, rank_of
from doorcard.engine import Event
from doorcard.engine import events as ev
from doorcard.ranking import describe, hand_value
from doorcard.views import FoldedCard, Line, Viewer
from doorcard.views.hand_code import hand_code

Told = tuple[Event | None, tuple[Line, ...]]


class Leak(Viewer):
    """A viewer who also keeps every card that is dealt, as the house does."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.held: dict[int, list[int]] = {}
        self.deck: list[int] = []
        self.deals_up_cards = False

    def see(self, event: Event) -> Told:
        self._learn(event)
        told, lines = self.leak(event, *super().see(event))
        self.lines[len(self.lines) - len(lines) :] = lines
        return told, lines

    def leak(self, event: Event, told: Event | None, lines: tuple[Line, ...]) -> Told:
        """What the viewer is told about an event."""
        return told, lines

    def _learn(self, event: Event) -> None:
        match event:
            case ev.DeckShuffled():
                self.deck = list(event.cards)
            case ev.StreetDealt():
                self.deals_up_cards = any(hand.up for hand in event.hands)
                for hand in event.hands:
                    self.held.setdefault(hand.seat, []).extend((*hand.down, *hand.up))
            case ev.Discarded():
                for card in event.cards:
                    self.held[event.seat].remove(card)
            case ev.Drew():
                self.held[event.seat] += event.cards
            case _:
                pass

    def strongest(self) -> list[int]:
        """Seats that hold five cards or more, the best hand first."""
        whole = [seat for seat, cards in self.held.items() if len(cards) >= 5]
        return sorted(whole, key=lambda seat: -hand_value(self.held[seat]))


class DownCardsInStreetDealt(Leak):
    """Broadcast with private fields, "hidden" by the client (class 1, P51)."""

    def leak(self, event: Event, told: Event | None, lines: tuple[Line, ...]) -> Told:
        return (event if isinstance(event, ev.StreetDealt) else told), lines


class DeckInDeckShuffled(Leak):
    """The shuffled deck in the first message."""

    def leak(self, event: Event, told: Event | None, lines: tuple[Line, ...]) -> Told:
        return (event if isinstance(event, ev.DeckShuffled) else told), lines


class BurnCardsShown(Leak):
    """The burn cards of a street."""

    def leak(self, event: Event, told: Event | None, lines: tuple[Line, ...]) -> Told:
        if isinstance(event, ev.StreetDealt) and isinstance(told, ev.StreetDealt):
            return structs.replace(told, burned=event.burned), lines
        return told, lines


class StubInReshuffle(Leak):
    """The order of the new stub when discards are shuffled in."""

    def leak(self, event: Event, told: Event | None, lines: tuple[Line, ...]) -> Told:
        return (event if isinstance(event, ev.StubReshuffled) else told), lines


class DiscardsInTheLog(Leak):
    """The dealer says which cards were thrown away (class 3, P52)."""

    def leak(self, event: Event, told: Event | None, lines: tuple[Line, ...]) -> Told:
        if isinstance(event, ev.Discarded):
            texts = tuple(card_text(card) for card in event.cards)
            return told, tuple(structs.replace(line, cards=texts) for line in lines)
        return told, lines


class DrawnCardsInThePicture(Leak):
    """The replacements lie open for everybody (P53)."""

    def leak(self, event: Event, told: Event | None, lines: tuple[Line, ...]) -> Told:
        if isinstance(event, ev.Drew) and event.cards:
            self.fold.players[event.seat].cards[-1].card = event.cards[-1]
        return told, lines


class HandNameOfHiddenCards(Leak):
    """A hand is named although its cards lie face down (class 4)."""

    def leak(self, event: Event, told: Event | None, lines: tuple[Line, ...]) -> Told:
        if isinstance(event, ev.Acted):
            name = hand_code(self.held.get(event.seat, []))
            return told, tuple(structs.replace(line, hand=name) for line in lines)
        return told, lines


class BestHandTooEarly(Leak):
    """Who is ahead is known before the showdown, as with all-in equity (class 4)."""

    def leak(self, event: Event, told: Event | None, lines: tuple[Line, ...]) -> Told:
        if isinstance(event, ev.StreetDealt | ev.CommunityDealt | ev.Drew) and self.strongest():
            return told, (*lines, Line("log-ahead", self.strongest()[0]))
        return told, lines


class LogInOrderOfStrength(Leak):
    """Seats are listed by what they hold (class 7)."""

    def leak(self, event: Event, told: Event | None, lines: tuple[Line, ...]) -> Told:
        if isinstance(event, ev.BettingOpened):
            return told, (*lines, Line("log-still-in", seats=tuple(self.strongest())))
        return told, lines


class MuckLabel(Leak):
    """ "Mucks a pair" (class 5)."""

    def leak(self, event: Event, told: Event | None, lines: tuple[Line, ...]) -> Told:
        if isinstance(event, ev.HandMucked) and len(self.held[event.seat]) >= 5:
            name = describe(hand_value(self.held[event.seat]))
            return told, tuple(structs.replace(line, count=name.category) for line in lines)
        return told, lines


class SoundOfStrength(Leak):
    """An act by a strong hand gets another code, so another sound (class 5)."""

    def leak(self, event: Event, told: Event | None, lines: tuple[Line, ...]) -> Told:
        if isinstance(event, ev.Acted) and lines:
            pair = len({rank_of(card) for card in self.held.get(event.seat, [])}) < len(
                self.held.get(event.seat, [])
            )
            return told, (structs.replace(lines[0], code=lines[0].code + "-firmly" * pair),)
        return told, lines


class FoldedDownCards(Leak):
    """The folded cards strip takes all cards of a folded hand (class 1)."""

    def leak(self, event: Event, told: Event | None, lines: tuple[Line, ...]) -> Told:
        if isinstance(event, ev.Acted) and event.act == "fold":
            down = self.held[event.seat][0]
            self.fold.folded_cards.append(FoldedCard(event.seat, card_text(down)))
        return told, lines


class WinnersCardsAfterFolds(Leak):
    """An uncontested winner's cards are sent with the result (P22)."""

    def leak(self, event: Event, told: Event | None, lines: tuple[Line, ...]) -> Told:
        if isinstance(event, ev.PotAwarded) and not event.value:
            texts = tuple(card_text(card) for card in self.held[event.shares[0].seat])
            return told, tuple(structs.replace(line, cards=texts) for line in lines)
        return told, lines


class NextCardOfTheStub(Leak):
    """The card that would have come next is shown when the hand is over (rabbit hunting)."""

    def leak(self, event: Event, told: Event | None, lines: tuple[Line, ...]) -> Told:
        if isinstance(event, ev.HandEnded):
            return told, (*lines, Line("log-next-card", cards=(card_text(self.deck[-1]),)))
        return told, lines


class LateJoinerSeesAll(Leak):
    """The picture for one who comes late is made of unredacted events (class 2, P48).

    The live stream is clean; only a picture asked for in the middle of the hand leaks.
    """

    def leak(self, event: Event, told: Event | None, lines: tuple[Line, ...]) -> Told:
        if isinstance(event, ev.BettingOpened) and self.deals_up_cards:
            for seat, player in self.fold.players.items():
                for held, card in zip(player.cards, self.held.get(seat, []), strict=False):
                    held.card = card if held.card == HIDDEN else held.card
        return told, lines


class LengthOfRankWords(Leak):
    """Own cards written out in words, so the size of a frame tells of its cards (class 10)."""

    def leak(self, event: Event, told: Event | None, lines: tuple[Line, ...]) -> Told:
        if isinstance(told, ev.StreetDealt):
            words = "".join(
                "10" if rank_of(card) == RANKS.index("T") else RANKS[rank_of(card)]
                for hand in told.hands
                if hand.seat == self.seat
                for card in hand.down
            )
            return told, (*lines, Line(f"log-yours-{words}"))
        return told, lines


LEAKS: tuple[type[Leak], ...] = (
    DownCardsInStreetDealt,
    DeckInDeckShuffled,
    BurnCardsShown,
    StubInReshuffle,
    DiscardsInTheLog,
    DrawnCardsInThePicture,
    HandNameOfHiddenCards,
    BestHandTooEarly,
    LogInOrderOfStrength,
    MuckLabel,
    SoundOfStrength,
    FoldedDownCards,
    WinnersCardsAfterFolds,
    NextCardOfTheStub,
    LateJoinerSeesAll,
    LengthOfRankWords,
)
