"""Who finishes where when players lose their last chips (P62)."""

from collections.abc import Iterable
from itertools import groupby

from msgspec import Struct


class Lost(Struct, frozen=True):
    """An entry without chips. began: its stack at the start of its last hand."""

    entry: str
    began: int


def out_in_order(lost: Iterable[Lost]) -> list[tuple[str, ...]]:
    """Those who went out at once, the lowest place first; who shares a place stands together.

    The larger stack at the start of the hand places higher, equal ones share their places.
    """
    by_stack = sorted(lost, key=lambda one: (one.began, one.entry))
    return [
        tuple(one.entry for one in group)
        for _, group in groupby(by_stack, key=lambda one: one.began)
    ]
