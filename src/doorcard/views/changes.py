"""What is different in a table's picture, so that who has seen it need not be told it again."""

from doorcard.views.seat_view import SeatView

Changes = dict[str, object]


def changes(before: SeatView | None, after: SeatView) -> Changes:
    """The fields that are not as they were, by name; all of them for who has seen nothing.

    Of ``places`` there are only those that are different, as long as the chairs are as many.
    """
    names = after.__struct_fields__
    if before is None:
        return {name: getattr(after, name) for name in names}
    found = {
        name: new
        for name in names
        if (new := getattr(after, name)) is not (old := getattr(before, name)) and new != old
    }
    if "places" in found and len(before.places) == len(after.places):
        both = zip(before.places, after.places, strict=True)
        found["places"] = tuple(new for old, new in both if new is not old and new != old)
    return found
