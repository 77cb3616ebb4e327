"""Who may learn a field of an event. Written where the field is defined (FAIR 6, class 1).

A field annotated ``Everybody[...]`` is public, ``Owner[...]`` is for the seat named by the ``seat``
field of the same struct. ``Counted[...]`` is how many cards that seat exchanged: public where the
house shows it (K40), else the owner's. Whatever carries no mark is for the house alone.
"""

from typing import Annotated, TypeVar

from msgspec import Meta

T = TypeVar("T")

EVERYBODY = "everybody"
OWNER = "owner"
COUNTED = "counted"
HOUSE = "house"

Everybody = Annotated[T, Meta(extra={"audience": EVERYBODY})]
Owner = Annotated[T, Meta(extra={"audience": OWNER})]
Counted = Annotated[T, Meta(extra={"audience": COUNTED})]
House = Annotated[T, Meta(extra={"audience": HOUSE})]
