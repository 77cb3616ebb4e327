"""A history somebody brought: the hands in it, and each of them step by step (U28).

Of cards the text does not tell nothing is shown. The engine has to be given some, but they are
taken out again before anybody sees them.
"""

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from doorcard.cards import HIDDEN
from doorcard.engine import Hand
from doorcard.engine import events as ev
from doorcard.engine.events import Event
from doorcard.histories.difference import Difference
from doorcard.histories.readers import read_bytes
from doorcard.histories.record import (
    Community,
    Deal,
    Discard,
    Drawn,
    HistoryError,
    Known,
    NotPlayed,
    Reading,
    Record,
    Shown,
    Voided,
)
from doorcard.histories.replay import play_fitting
from doorcard.views import Replay, TableFacts, replay_hand
from doorcard.views.table_fold import TableFold

MOST_HANDS = 1_000  # of a file that are listed


class OpenedHand(Struct, frozen=True):
    """A hand of a file. number: its place, from 0. hand: its id as the text has it.

    problem, line: why it cannot be played, and where that stands in the text; "" and the line
    where the hand begins for one that can be tried.
    """

    number: int
    site: str
    hand: str = ""
    game: str = ""
    line: int = 0
    problem: str = ""


class OpenedFile(Struct, frozen=True):
    """What is in a file. more: hands that are not listed. problem, line: of the whole text."""

    hands: tuple[OpenedHand, ...]
    more: int = 0
    problem: str = ""
    line: int = 0


class ReplayedHand(Struct, frozen=True):
    """A hand of a file step by step, or why it cannot be played and where that stands."""

    replay: Replay | None
    problem: str = ""
    line: int = 0


def open_file(data: bytes) -> OpenedFile:
    """The hands in a file of any kind that can be read here."""
    try:
        readings = read_bytes(data)
    except HistoryError as wrong:
        return OpenedFile((), problem=_reason(wrong), line=wrong.line)
    listed = [_listed(number, one) for number, one in enumerate(readings[:MOST_HANDS])]
    return OpenedFile(tuple(listed), more=max(0, len(readings) - MOST_HANDS))


def open_hand(data: bytes, number: int) -> ReplayedHand:
    """One hand of a file, counted from 0."""
    try:
        readings = read_bytes(data)
    except HistoryError as wrong:
        return ReplayedHand(None, _reason(wrong), wrong.line)
    if number >= len(readings):
        return ReplayedHand(None, f"there is no hand {number + 1} in it")
    reading = readings[number]
    listed = _listed(number, reading)
    if listed.problem or not isinstance(reading, Record):
        return ReplayedHand(None, listed.problem, listed.line)
    try:
        return ReplayedHand(_replay(reading))
    except Difference as found:
        return ReplayedHand(None, found.reason, found.line)


def _reason(wrong: HistoryError) -> str:
    return f"{wrong.kind}: {wrong.reason}" if wrong.kind != "unknown" else wrong.reason


def _listed(number: int, reading: Reading | HistoryError) -> OpenedHand:
    if isinstance(reading, HistoryError):
        return OpenedHand(number, reading.kind, line=reading.line, problem=reading.reason)
    problem = ""
    if isinstance(reading, NotPlayed):
        problem = "this game is not played here"
    return OpenedHand(number, reading.site, reading.hand, reading.game, reading.line, problem)


def _replay(record: Record) -> Replay:
    if any(isinstance(f, Voided) for f in record.facts) and not _told(record):
        raise Difference("the hand was void before a card was dealt", record.line)
    hand = play_fitting(record)
    known = _told(record)
    if not known.issuperset(card for ups in hand.ups for card in ups):
        raise Difference("the text does not tell every up card", record.line)
    told = [_masked(event, hand, known) for event in hand.events]
    chairs = max(record.seats, *(player.seat for player in record.players))
    table = TableFacts(
        table="",
        name=record.site,
        house=replace(hand.house, max_seats=chairs),
        stakes=hand.stakes,
        button=record.button,
        unit=record.unit,
    )
    names = {one.seat: one.name or str(one.seat) for one in record.players}
    reader = _teller(record)
    return replay_hand(hand.events, reader, table, names, told=told, ends=_ends(told))


def _told(record: Record) -> set[int]:
    """Every card the text tells, wherever it does."""
    cards: set[int] = set()
    for fact in record.facts:
        match fact:
            case Deal():
                cards.update(fact.down, fact.up)
            case Community():
                cards.add(fact.card)
            case Drawn() | Discard() | Shown() | Known():
                cards.update(fact.cards)
            case _:
                pass
    return cards - {HIDDEN}


def _teller(record: Record) -> int:
    """Whose history it is: the only one whose down cards are told when they are dealt, else 0."""
    dealt: dict[int, list[int]] = {}
    for fact in record.facts:
        if isinstance(fact, Deal):
            dealt.setdefault(fact.seat, []).extend(fact.down)
    open_hands = [seat for seat, down in dealt.items() if down and HIDDEN not in down]
    return open_hands[0] if len(open_hands) == 1 else 0


def _masked(event: Event, hand: Hand, known: set[int]) -> Event:
    """The event without the cards that were made up, and without what was worked out of them."""

    def seen(cards: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(card if card in known else HIDDEN for card in cards)

    match event:
        case ev.StreetDealt():
            return replace(
                event, hands=tuple(replace(one, down=seen(one.down)) for one in event.hands)
            )
        case ev.Discarded() | ev.Drew():
            return replace(event, cards=seen(event.cards))
        case ev.HandShown():
            cards = seen(event.cards)
            return replace(event, cards=cards, value=0 if HIDDEN in cards else event.value)
        case ev.PotAwarded():
            won = [hand.cards[hand.position_of[share.seat]] for share in event.shares]
            told = all(HIDDEN not in seen(tuple(cards)) for cards in won)
            return event if told else replace(event, value=0)
        case _:
            return event


def _ends(told: list[Event]) -> Mapping[int, tuple[int, tuple[int, ...]]]:
    """The hands the text tells whole, by seat, as they were held last."""
    house = TableFold(0)
    for event in told:
        house.fold(event)
    held = {seat: tuple(one.card for one in p.cards) for seat, p in house.players.items()}
    last = len(told) - 1
    return {seat: (last, cards) for seat, cards in held.items() if HIDDEN not in cards}
