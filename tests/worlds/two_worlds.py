"""Two worlds (FAIR 7): the same acts, the cards a viewer has not seen renamed.

What the viewer gets up to the cut must be the same bytes. What he *has* seen is worked out here
from the events themselves and from the rulebook, not by the code under test: otherwise a leak
would be taken for something he was shown.
"""

from collections.abc import Set
from random import Random
from typing import NamedTuple

import msgspec

from doorcard.engine import Event
from doorcard.engine import events as ev
from doorcard.ranking import hand_value
from doorcard.views import NO_BETTING, Chair, Line, SeatView, TableFacts, Viewer, seat_view
from tests.worlds.course import AS_DEALT, Course, Names, Pause, play, random_setup

TRIES = 60


class Beaten(NamedTuple):
    """A hand that everybody knows to be beaten: it was asked to show or muck (B42)."""

    seat: int
    by: int


class Frame(NamedTuple):
    """One thing sent: the event as told (JSON) and the picture with the dealer's lines (JSON)."""

    event: bytes
    picture: bytes


def frames(
    viewer: Viewer, course: Course, cut: int, pauses: Set[int], every_event: bool = True
) -> list[Frame]:
    """What the viewer gets for the first ``cut`` events of the hand, from the beginning.

    pauses: after how many events somebody is asked, in the first world. (Where the cut falls into
    the middle of what happens by itself, the second world may stop there and the first not.)
    every_event: a picture after each event; else when somebody is asked, as the room sends them.
    """
    by_number = {pause.events: pause for pause in course.pauses if pause.events in pauses}
    sent: list[Frame] = []
    news: list[Line] = []
    for number, event in enumerate(course.events[:cut], 1):
        redacted, lines = viewer.see(event)
        news += lines
        if every_event or number in by_number or number == cut:
            picture = snapshot(viewer, course, by_number.get(number))
            sent.append(Frame(msgspec.json.encode(redacted), msgspec.json.encode((picture, news))))
            news = []
    return sent


def late_frames(viewer: Viewer, course: Course, cut: int, pauses: Set[int]) -> list[Frame]:
    """What one gets who comes, or comes back, after ``cut`` events: one picture and the log."""
    for event in course.events[:cut]:
        viewer.see(event)
    pause = next((p for p in course.pauses if p.events == cut and cut in pauses), None)
    picture = snapshot(viewer, course, pause)
    return [Frame(b"", msgspec.json.encode((picture, viewer.lines)))]


def snapshot(viewer: Viewer, course: Course, pause: Pause | None) -> SeatView:
    """The whole table for the viewer, as it is sent to him."""
    house = course.hand.house
    table = TableFacts("t1", "Table 1", house, course.hand.stakes, hands=1)
    chairs = [Chair(seat, f"player {seat}", 0) for seat in course.hand.seats]
    betting = pause.betting if pause else NO_BETTING
    legal = pause.legal if pause else ()
    return seat_view(table, chairs, viewer.seat, viewer.fold, betting, legal=legal)


def seen_by(viewer_seat: int, events: tuple[Event, ...]) -> set[int]:
    """The cards the viewer may know after these events (FAIR 3)."""
    seen: set[int] = set()
    for event in events:
        match event:
            case ev.StreetDealt():
                for hand in event.hands:
                    seen.update(hand.up)
                    if hand.seat == viewer_seat:
                        seen.update(hand.down)
            case ev.CommunityDealt():
                seen.add(event.card)
            case ev.Drew() | ev.Discarded():
                if event.seat == viewer_seat:
                    seen.update(event.cards)
            case ev.HandShown():
                seen.update(event.cards)
            case _:
                pass
    return seen


def known_beaten(course: Course, cut: int) -> list[Beaten]:
    """Hands that were asked to show or muck by the cut, and the value that beats each.

    That they are beaten is public by rule; how badly, or by which cards they lose, is not. Where
    anybody may muck (K24) the question says nothing.
    """
    if course.hand.house.muck_choice == "anyone":
        return []
    asked = {p.events: p.betting.asked for p in course.pauses if p.betting.asking == "show"}
    beaten: list[Beaten] = []
    values: dict[int, int] = {}
    pot = len(course.pots) - 1
    contested = False
    for number, event in enumerate(course.events[:cut], 1):
        match event:
            case ev.ShowdownOpened():
                contested = True
            case ev.HandShown():
                values[event.seat] = event.value
            case ev.PotAwarded():
                pot -= 1
            case ev.HandMucked() if contested:
                beaten.append(Beaten(event.seat, _best(values, course.pots[pot])))
            case _:
                pass
        if contested and asked.get(number):
            beaten.append(Beaten(asked[number], _best(values, course.pots[pot])))
    return [hand for hand in beaten if hand.seat not in values]


def _best(values: dict[int, int], seats: tuple[int, ...]) -> int:
    return max(value for seat, value in values.items() if seat in seats)


def other_names(
    course: Course, viewer_seat: int, cut: int, rng: Random, also_seen: Set[int] = frozenset()
) -> Names:
    """Rename the cards the viewer has not seen by the cut, so that beaten hands stay beaten."""
    seen = seen_by(viewer_seat, course.events[:cut]) | also_seen
    beaten = known_beaten(course, cut)
    for _ in range(TRIES):
        names = _rename(seen, rng)
        if all(_loses(course, hand, names) for hand in beaten):
            return names
    for hand in beaten:
        seen |= set(course.hand.cards[course.hand.position_of[hand.seat]])
    return _rename(seen, rng)


def _rename(seen: set[int], rng: Random) -> Names:
    unseen = [card for card in AS_DEALT if card not in seen]
    mixed = rng.sample(unseen, len(unseen))
    new = dict(zip(unseen, mixed, strict=True))
    return tuple(new.get(card, card) for card in AS_DEALT)


def _loses(course: Course, beaten: Beaten, names: Names) -> bool:
    hand = course.hand
    cards = hand.cards[hand.position_of[beaten.seat]]
    return hand_value([names[card] for card in (*cards, *hand.community)]) < beaten.by


class Pair(NamedTuple):
    """One comparison: both worlds' hands, who watches, and where he stops."""

    seed: str
    first: Course
    second: Course
    seat: int
    cut: int
    late: bool


def make_pair(seed: str) -> Pair:
    """Two worlds from a seed: any house, players, stacks, acts, viewer and cut."""
    rng = Random(seed)
    setup = random_setup(rng)
    first = play(setup, seed)
    seat = rng.choice([0, *first.hand.seats])
    # Anywhere, but more often late than early: there is more to leak then.
    cut = max(rng.randint(1, len(first.events)) for _ in range(rng.randint(1, 2)))
    names = other_names(first, seat, cut, rng)
    second = play(setup, seed, names, until=cut)
    return Pair(seed, first, second, seat, cut, late=rng.random() < 0.3)


def difference(pair: Pair, view: type[Viewer] = Viewer) -> str:
    """Where the two worlds differ for the viewer, or in size for anybody; "" when they do not."""
    first, second, cut = pair.first, pair.second, pair.cut
    pauses = {pause.events for pause in first.pauses if pause.events <= cut}
    if [p for p in first.pauses if p.events < cut] != [p for p in second.pauses if p.events < cut]:
        return "who is asked, or what is legal"
    watch = late_frames if pair.late else frames
    one, other = (watch(view(pair.seat), world, cut, pauses) for world in (first, second))
    if one != other:
        return f"what seat {pair.seat} gets"
    for seat in (0, *first.hand.seats):
        sizes = [
            [len(frame.picture) for frame in frames(view(seat), world, cut, pauses, False)]
            for world in (first, second)
        ]
        if sizes[0] != sizes[1]:
            return f"the size of what seat {seat} gets"
    return ""
