"""A hand as text, once for the house and once for each viewer."""

from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct

from doorcard.cards import card_text
from doorcard.engine import Game, Hand, HandStarted, HouseRules
from doorcard.engine.events import Event
from doorcard.views import Line, Viewer
from tests.golden.hands import Script, play

FOLDER = Path(__file__).parent

# Fields that hold card numbers, in whatever event.
CARD_FIELDS = ("cards", "down", "up", "burned", "card")


def golden_path(script: Script) -> Path:
    return FOLDER / f"{script.house}.txt"


def golden_text(script: Script) -> str:
    """The whole text of a golden hand: title, then a section a viewer."""
    hand = play(script)
    sections = [f"{script.house}: {script.title}\n", house_section(hand)]
    sections += [viewer_section(hand, seat) for seat in (*script.stacks, 0)]
    return "\n".join(sections)


def house_section(hand: Hand) -> str:
    return section("the house", (event_text(event) for event in hand.events))


def viewer_section(hand: Hand, seat: int) -> str:
    """Each event as this viewer gets it, and below it what the dealer says to him."""
    viewer = Viewer(seat)
    lines = []
    for event in hand.events:
        redacted, said = viewer.see(event)
        lines.append("(not for this viewer)" if redacted is None else event_text(redacted))
        lines += [f"    {line_text(line)}" for line in said]
    return section(f"seat {seat}" if seat else "the rail", lines)


def section(name: str, lines: Iterable[str]) -> str:
    return "\n".join([f"=== {name}", *lines, ""])


def event_text(event: Event) -> str:
    if isinstance(event, HandStarted):
        # The forms are long and told elsewhere; their names are enough here.
        return f"{tag(event)} " + fields_text(event, skip=("stakes",))
    return f"{tag(event)} {fields_text(event)}".rstrip()


def tag(event: Struct) -> str:
    return str(event.__struct_config__.tag)


def fields_text(struct: Struct, skip: tuple[str, ...] = ()) -> str:
    """Every field that differs from its default, as name=value."""
    told = []
    for name, default in zip(struct.__struct_fields__, defaults(struct), strict=True):
        value = getattr(struct, name)
        if name not in skip and value != default:
            told.append(f"{name}={value_text(name, value)}")
    return " ".join(told)


def defaults(struct: Struct) -> list[object]:
    given = list(struct.__struct_defaults__)
    return [object()] * (len(struct.__struct_fields__) - len(given)) + given


def value_text(name: str, value: object) -> str:
    if name == "card" and isinstance(value, int):
        return card_text(value)
    if name in CARD_FIELDS and isinstance(value, tuple):
        # Cards are numbers in events and texts in the dealer's lines.
        return "".join(part if isinstance(part, str) else card_text(part) for part in value) or "-"
    if isinstance(value, Game | HouseRules):
        return value.name
    if isinstance(value, Struct):
        return f"({fields_text(value)})"
    if isinstance(value, tuple):
        return "[" + " ".join(value_text(name, part) for part in value) + "]"
    return str(value)


def line_text(line: Line) -> str:
    return f"{line.code} {fields_text(line, skip=('code', 'at'))}".rstrip()
