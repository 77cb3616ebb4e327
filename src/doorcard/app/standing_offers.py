"""The tournaments that are always on offer, made from the settings, satellites among them.

[[tournaments]]
form = "stud-multi"
daily_at = "19:00"

[[tournaments]]
form = "stud-sng-8"
seats_in = "stud-multi"
"""

from collections.abc import Mapping

from msgspec.structs import replace

from doorcard.app.settings import Settings, SettingsError, TournamentSettings, suggestion
from doorcard.room.tournament.hall import Template
from doorcard.room.tournament.presets import PRESETS
from doorcard.room.tournament.structure import (
    BadStructure,
    Satellite,
    Structure,
    check_structure,
)

USUAL_TOURNAMENTS = (
    TournamentSettings("heads-up", house_players=1),
    TournamentSettings("draw-sng-6", house_players=5),
    TournamentSettings("stud-sng-8", house_players=7),
    TournamentSettings("stud-multi", daily_at="19:00", house_players=40),
)

NAMES = {
    "heads-up": "Heads-up",
    "draw-sng-6": "Draw six-max",
    "stud-sng-8": "Stud full ring",
    "stud-multi": "Seven-card stud evening",
    "five-stud-multi": "Five-card stud evening",
    "draw-multi": "Five-card draw evening",
    "mixed": "Mixed games",
}


def tournament_templates(settings: Settings) -> tuple[Template, ...]:
    """The tournaments of the settings, each after the one whose seats it gives.

    SettingsError for one that cannot be.
    """
    wanted = USUAL_TOURNAMENTS if settings.tournaments is None else settings.tournaments
    found: dict[str, Template] = {}
    for number, one in enumerate(wanted, 1):
        template = _template(one, number)
        if template.key in found:
            raise SettingsError(
                f"two tournaments have the id {template.key!r}; give one of them another id"
            )
        found[template.key] = template
    for template in found.values():
        if template.seats_in:
            _check_target(template, found)
    return tuple(sorted(found.values(), key=lambda one: len(_way(one, found))))


def _template(one: TournamentSettings, number: int) -> Template:
    form = PRESETS.get(one.form)
    if form is None:
        known = ", ".join(PRESETS)
        raise SettingsError(f"tournament {number}: no form {one.form!r}; there are {known}")
    if not one.daily_at and form.most > form.seats:
        raise SettingsError(f"tournament {number}: {one.form} needs daily_at, a time to start")
    form = replace(
        form,
        price=form.price if one.price is None else one.price,
        fee=form.fee if one.fee is None else one.fee,
        stack=form.stack if one.stack is None else one.stack,
    )
    hours, _, minutes = one.daily_at.partition(":")
    return Template(
        key=one.id or one.form,
        name=one.name or NAMES[one.form],
        structure=form,
        daily_at=(int(hours) * 60 + int(minutes)) * 60_000 if one.daily_at else None,
        house_players=one.house_players,
        fill_seconds=one.fill_seconds,
        seats_in=one.seats_in,
    )


def _check_target(satellite: Template, offered: Mapping[str, Template]) -> None:
    """Refuse seats that nobody could win or take."""
    target = offered.get(satellite.seats_in)
    if target is None:
        hint = suggestion(satellite.seats_in, offered)
        raise _bad(satellite, f"these settings offer no tournament {satellite.seats_in!r}; {hint}")
    way = _way(satellite, offered)
    if way[-1] in way[:-1]:
        raise _bad(satellite, f"its seats lead round in a circle: {' -> '.join(way)}")
    if not target.structure.cost:
        raise _bad(satellite, f"{target.key!r} costs nothing, so a seat in it is worth nothing")
    if satellite.daily_at is not None and target.daily_at is None:
        raise _bad(
            satellite,
            f"it starts at an hour and {target.key!r} when it is full, which may be before; "
            "leave out daily_at, or give it to both",
        )
    if satellite.daily_at is not None and satellite.daily_at == target.daily_at:
        raise _bad(satellite, f"it starts when {target.key!r} does; its seats are won before")
    _check_prizes(satellite, target.structure)


def _way(first: Template, offered: Mapping[str, Template]) -> list[str]:
    """Where seats lead, from one to the next; it ends with the one that comes a second time."""
    way = [first.key]
    while (target := offered[way[-1]].seats_in) in offered and way.count(way[-1]) == 1:
        way.append(target)
    return way


def _check_prizes(satellite: Template, target: Structure) -> None:
    form = satellite.structure
    try:
        check_structure(replace(form, satellite=Satellite(satellite.seats_in, target.cost)))
    except BadStructure as error:
        if error.args != ("no_seat",):
            raise
        most = form.most * form.price
        raise _bad(
            satellite,
            f"its prizes are {most} units at most, and a seat in {satellite.seats_in!r} costs "
            f"{target.cost}",
        ) from error


def _bad(satellite: Template, why: str) -> SettingsError:
    return SettingsError(f"tournament {satellite.key!r}: {why}")
