"""The knobs of a room as data: for a host's form, for checking what it sends, and to compare two
rooms. Everything is read off the descriptions of ``HouseRules``; nothing is listed here twice.
"""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from msgspec import Struct, inspect

from doorcard.engine.house import HouseRules

KnobKind = Literal["choice", "number", "switch", "streets"]
KnobValue = bool | int | str | tuple[int, ...] | None

NOT_OF_A_HOST = ("name", "game")  # they come with the preset


class Knob(Struct, frozen=True):
    """One rule a host can set.

    field: its name in ``HouseRules``. number: of the knob in the rulebook. meaning: in English.
    choices: of a "choice". least, most: of a "number". optional: None is a value, too ("none").
    "streets" are a list of street numbers.
    """

    field: str
    number: str
    meaning: str
    kind: KnobKind
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 0
    optional: bool = False


class Difference(Struct, frozen=True):
    """A setting that is not as it was, or not as it usually is."""

    field: str
    before: KnobValue
    after: KnobValue


class BadKnob(ValueError):
    """A knob that cannot be turned so; ``facts`` name it and what it takes."""

    def __init__(self, facts: dict[str, int | str]) -> None:
        super().__init__(", ".join(f"{name}={value}" for name, value in facts.items()))
        self.facts = facts


def turned(preset: HouseRules, changes: Mapping[str, object]) -> HouseRules:
    """The preset with some knobs turned. BadKnob for an unknown knob and for a value it lacks."""
    rules = preset
    for field, value in changes.items():
        knob = KNOBS.get(field)
        if knob is None:
            raise BadKnob({"knob": field})
        try:
            rules = msgspec.convert({**msgspec.to_builtins(rules), field: value}, HouseRules)
        except msgspec.ValidationError as error:
            raise BadKnob(_what_it_takes(knob)) from error
    return rules


def differences(before: HouseRules, after: HouseRules) -> tuple[Difference, ...]:
    """The knobs in which two rooms differ."""
    pairs = ((field, getattr(before, field), getattr(after, field)) for field in KNOBS)
    return tuple(Difference(field, old, new) for field, old, new in pairs if old != new)


def _what_it_takes(knob: Knob) -> dict[str, int | str]:
    facts: dict[str, int | str] = {"knob": knob.field}
    if knob.kind == "number":
        facts |= {"least": knob.least, "most": knob.most}
    if knob.choices:
        facts["choices"] = ", ".join(knob.choices)
    return facts


def _knob(field: inspect.Field) -> Knob:
    described = field.type
    if not isinstance(described, inspect.Metadata):
        raise TypeError(f"{field.name} has no description")
    plain = described.type
    optional = isinstance(plain, inspect.UnionType)
    if isinstance(plain, inspect.UnionType):
        plain = next(one for one in plain.types if not isinstance(one, inspect.NoneType))
    extra: dict[str, Any] = described.extra or {}
    schema: dict[str, Any] = described.extra_json_schema or {}
    knob = Knob(field.name, extra["knob"], schema["description"], "streets", optional=optional)
    return msgspec.structs.replace(knob, **_range(plain))


def _range(plain: inspect.Type) -> dict[str, Any]:
    """The kind of a knob, and what it takes."""
    if isinstance(plain, inspect.BoolType):
        return {"kind": "switch"}
    if isinstance(plain, inspect.IntType):
        return {"kind": "number", "least": plain.ge, "most": plain.le}
    if isinstance(plain, inspect.LiteralType):
        return {"kind": "choice", "choices": plain.values}
    return {"kind": "streets"}


def _all_knobs() -> dict[str, Knob]:
    rules = inspect.type_info(HouseRules)
    if not isinstance(rules, inspect.StructType):
        raise TypeError("rules are a struct")
    knobs = (_knob(field) for field in rules.fields if field.name not in NOT_OF_A_HOST)
    # With one value alone there is nothing to choose (K7, K18).
    return {knob.field: knob for knob in knobs if len(knob.choices) != 1}


KNOBS: dict[str, Knob] = _all_knobs()
