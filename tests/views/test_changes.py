"""What an update leaves out its viewer has already; with the rest he sees what all see."""

from typing import Any

import msgspec
import pytest
from msgspec import structs

from doorcard.houses import HOUSES, stakes_for
from doorcard.views import NOTHING_OWN, Chair, SeatView, TableFacts, TableFold, changes, seat_view
from doorcard.wire.following import Follower

SIX = structs.replace(HOUSES["draw-limit"], max_seats=6)
FOUR = structs.replace(SIX, max_seats=4)
NOBODYS = msgspec.to_builtins(NOTHING_OWN)
CHAIRS = [Chair(1, "Ann", 500), Chair(3, "Bob", 700)]


def table(chairs: list[Chair] = CHAIRS, **more: Any) -> SeatView:
    house = more.pop("house", SIX)
    facts = TableFacts("t", "Table", house, stakes_for(house, 50), **more)
    return seat_view(facts, chairs, 0, TableFold(0))


def plain(thing: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))


AFTER = {
    "nothing": (table(), set()),
    "a chair": (table([CHAIRS[0], Chair(3, "Bob", 700, connected=False)]), {"places"}),
    "the button": (table(button=3), {"marker"}),
    "paused": (table(paused=True, waiting=2), {"paused", "waiting"}),
    "chairs taken away": (table(house=FOUR), {"house", "max_seats", "places"}),
}


@pytest.mark.parametrize("what", AFTER)
def test_changes_name_what_is_different_and_lead_there(what: str) -> None:
    after, names = AFTER[what]
    found = changes(table(), after)
    assert set(found) == names
    for before, first, second in ((table(), after, table()), (after, table(), after)):
        follower = Follower()
        follower.hear({"t": "snapshot", "view": plain(before), "own": NOBODYS})
        shown = before
        for now in (first, second):
            told = plain(changes(shown, now))
            follower.hear({"t": "update", "changes": told, "own": NOBODYS})
            assert follower.view == plain(now)
            shown = now


def test_of_places_only_those_that_are_different_are_told() -> None:
    after = table([CHAIRS[0], structs.replace(CHAIRS[1], stack=900)])
    assert [place["seat"] for place in plain(changes(table(), after))["places"]] == [3]


def test_who_has_seen_nothing_is_told_everything() -> None:
    follower = Follower()
    follower.hear({"t": "update", "changes": plain(changes(None, table())), "own": NOBODYS})
    assert follower.view == plain(table())
