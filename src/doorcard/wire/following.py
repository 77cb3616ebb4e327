"""A table as its frames tell it: what every client does with them, in Python."""

from collections.abc import Mapping
from typing import Any

Frame = dict[str, Any]


class Follower:
    """Follows one socket. ``view`` is the ``SeatView`` of its viewer as JSON tells it, {} at first.

    After an opening without a snapshot (the client named the last number) go on with the same one.
    """

    def __init__(self) -> None:
        self._everybodys: Frame = {}
        self.view: Frame = {}

    def hear(self, frame: Mapping[str, Any]) -> bool:
        """Take in the next frame; whether it was one that shows the table."""
        match frame["t"]:
            case "snapshot":
                self._everybodys = frame["view"]
            case "update":
                self._everybodys = changed(self._everybodys, frame["changes"])
            case _:
                return False
        self.view = with_own(self._everybodys, frame["own"])
        return True


def changed(view: Frame, changes: Mapping[str, Any]) -> Frame:
    """The view with its changes. Places that are not named stay as they are."""
    after = {**view, **changes}
    if "places" in changes and "places" in view:
        places = {place["seat"]: place for place in (*view["places"], *changes["places"])}
        after["places"] = [places[seat] for seat in range(1, after["max_seats"] + 1)]
    return after


def with_own(view: Frame, own: Mapping[str, Any]) -> Frame:
    """The table as a viewer sees it: what everybody sees, and over it what is his own."""
    place, hand = own["place"], view["hand"]
    places = [
        place if place is not None and one["seat"] == place["seat"] else one
        for one in view["places"]
    ]
    if hand is not None:
        hand = {**hand, **{name: own[name] for name in ("legal", "hero", "discards")}}
    own_facts = {"you": own["you"], "sitting_out": own["sitting_out"]}
    return {**view, **own_facts, "places": places, "hand": hand}
