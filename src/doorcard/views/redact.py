"""The one way out for an event: what a viewer may not see is taken out (FAIR 3 and 6, class 1).

It knows no event by name. The marks on the fields (``engine/audience.py``) are read once, at
import, and made into a plan for each type; there is no switch that turns it off.
"""

from collections.abc import Mapping
from typing import Any, TypeVar, get_args

import msgspec
from msgspec import NODEFAULT, Struct
from msgspec import inspect as shapes

from doorcard.cards import HIDDEN
from doorcard.engine.audience import COUNTED, EVERYBODY, HOUSE, OWNER
from doorcard.engine.events import Event
from doorcard.engine.game import Game
from doorcard.engine.house import HouseRules
from doorcard.engine.stakes import Stakes

S = TypeVar("S", bound=Struct)

# Forms hold rules and amounts and never a card: where their field is public, all of them is.
FORMS: tuple[type[Struct], ...] = (Game, HouseRules, Stakes)

_BLANKS: dict[type[shapes.Type], object] = {
    shapes.IntType: 0,
    shapes.FloatType: 0.0,
    shapes.StrType: "",
    shapes.BoolType: False,
    shapes.NoneType: None,
    shapes.VarTupleType: (),
}


class Plan(Struct, frozen=True):
    """How events of one type are redacted.

    everybody: names of public fields. owner: fields of card numbers for the seat in ``seat``.
    counted: how many cards that seat exchanged (K40). house: fields of card numbers for nobody.
    unmarked: what stands in place of other fields.
    parts: public fields that hold structs with marks of their own, and their plans.
    """

    everybody: tuple[str, ...] = ()
    owner: tuple[str, ...] = ()
    counted: tuple[str, ...] = ()
    house: tuple[str, ...] = ()
    unmarked: tuple[tuple[str, object], ...] = ()
    parts: tuple[tuple[str, "Plan"], ...] = ()

    @property
    def open(self) -> bool:
        """Whether everybody may see everything, under every rule of a house."""
        hiding = self.owner, self.counted, self.house, self.unmarked, self.parts
        return not any(hiding)


def redact(event: Event, viewer_seat: int, draw_counts: bool = True) -> Event | None:
    """The event as the player in ``viewer_seat`` may know it, 0 for the rail.

    Cards he may not see are ``HIDDEN``, one for each. None when nothing of the event is for him;
    he then gets its bare number. A public event is returned as it is: events are never changed.
    draw_counts: the house's K40; without it others' exchanges have count ``HIDDEN`` and no cards.
    """
    plan = PLANS[type(event)]
    if not plan.everybody and not (plan.owner and _owns(event, viewer_seat)):
        return None
    return _redacted(event, plan, viewer_seat, draw_counts)


def make_plan(kind: type[Struct]) -> Plan:
    """Read the marks of a struct type.

    TypeError for a field that cannot be hidden: one for the owner or the house that holds no
    card numbers, or an unmarked one of a type for which there is nothing to put in its place.
    """
    shape = shapes.type_info(kind)
    assert isinstance(shape, shapes.StructType)
    names: dict[str, list[str]] = {EVERYBODY: [], OWNER: [], COUNTED: [], HOUSE: []}
    unmarked: list[tuple[str, object]] = []
    parts: list[tuple[str, Plan]] = []
    for field in shape.fields:
        mark, inner = _read(field.type)
        if mark is None:
            unmarked.append((field.name, _blank(kind, field, inner)))
            continue
        names[mark].append(field.name)
        if mark != EVERYBODY:
            _check_holds_cards(kind, field, inner)
        elif (part := _part_of(inner)) is not None and not part.open:
            parts.append((field.name, part))
    return Plan(
        everybody=tuple(names[EVERYBODY]),
        owner=tuple(names[OWNER]),
        counted=tuple(names[COUNTED]),
        house=tuple(names[HOUSE]),
        unmarked=tuple(unmarked),
        parts=tuple(parts),
    )


def _redacted(struct: S, plan: Plan, viewer_seat: int, draw_counts: bool) -> S:
    """A copy of the struct with what the viewer may not see replaced."""
    if plan.open:
        return struct
    changed: dict[str, Any] = dict(plan.unmarked)
    for name in plan.house:
        changed[name] = _hidden(getattr(struct, name))
    if not _owns(struct, viewer_seat):
        uncounted = bool(plan.counted) and not draw_counts
        for name in plan.owner:
            changed[name] = () if uncounted else _hidden(getattr(struct, name))
        for name in plan.counted if uncounted else ():
            changed[name] = HIDDEN
    for name, part in plan.parts:
        held = getattr(struct, name)
        if isinstance(held, tuple):
            changed[name] = tuple(_redacted(one, part, viewer_seat, draw_counts) for one in held)
        else:
            changed[name] = _redacted(held, part, viewer_seat, draw_counts)
    return msgspec.structs.replace(struct, **changed)


def _owns(struct: Struct, viewer_seat: int) -> bool:
    seat: int = getattr(struct, "seat", 0)
    return seat == viewer_seat and viewer_seat > 0


def _hidden(cards: int | tuple[int, ...]) -> int | tuple[int, ...]:
    return (HIDDEN,) * len(cards) if isinstance(cards, tuple) else HIDDEN


def _read(shape: shapes.Type) -> tuple[str | None, shapes.Type]:
    """The mark of a field, None without one, and the field's type without the mark."""
    if isinstance(shape, shapes.Metadata):
        mark = (shape.extra or {}).get("audience")
        return mark, shape.type
    return None, shape


def _part_of(shape: shapes.Type) -> Plan | None:
    """The plan of the struct, or of the structs of the tuple, that a public field holds."""
    if isinstance(shape, shapes.VarTupleType):
        _, shape = _read(shape.item_type)
    if isinstance(shape, shapes.StructType) and shape.cls not in FORMS:
        return make_plan(shape.cls)
    return None


def _check_holds_cards(kind: type[Struct], field: shapes.Field, shape: shapes.Type) -> None:
    if isinstance(shape, shapes.VarTupleType):
        _, shape = _read(shape.item_type)
    if not isinstance(shape, shapes.IntType):
        raise TypeError(f"{kind.__name__}.{field.name} is not for everybody but holds no cards")


def _blank(kind: type[Struct], field: shapes.Field, shape: shapes.Type) -> object:
    if field.default is not NODEFAULT:
        return field.default
    if type(shape) in _BLANKS:
        return _BLANKS[type(shape)]
    raise TypeError(f"{kind.__name__}.{field.name} needs a mark: nothing can stand in its place")


EVENT_TYPES: tuple[type[Struct], ...] = get_args(Event)
PLANS: Mapping[type, Plan] = {kind: make_plan(kind) for kind in EVENT_TYPES}
