"""Tournaments of a settings file: satellites, and what no file may ask for."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from doorcard.app.settings import SettingsError, read_settings
from doorcard.app.standing_offers import tournament_templates
from doorcard.room.tournament.hall import Template

EVENING = {"form": "stud-multi", "daily_at": "19:00"}  # 1000, and 100 to the room


def offers(folder: Path, *tournaments: Mapping[str, object]) -> tuple[Template, ...]:
    """What a file with these tournaments offers."""
    file = folder / "d.toml"
    lines = []
    for one in tournaments:
        lines.append("[[tournaments]]")
        lines += [f"{name} = {str(value)!r}" if isinstance(value, str) else f"{name} = {value}"
                  for name, value in one.items()]  # fmt: skip
    file.write_text("\n".join(lines))
    return tournament_templates(read_settings(file, {}, {}))


def test_a_satellite_is_offered_after_the_one_it_leads_to_wherever_it_stands(
    tmp_path: Path,
) -> None:
    found = offers(
        tmp_path,
        {"form": "heads-up", "id": "step", "seats_in": "qualifier"},
        {"form": "stud-sng-8", "id": "qualifier", "seats_in": "stud-multi"},
        EVENING,
    )
    assert [(one.key, one.seats_in) for one in found] == [
        ("stud-multi", ""),
        ("qualifier", "stud-multi"),
        ("step", "qualifier"),
    ]


def test_one_form_can_be_offered_twice_under_two_ids(tmp_path: Path) -> None:
    cheap = {"form": "heads-up", "id": "cheap", "price": 10, "name": "Small change"}
    found = offers(tmp_path, {"form": "heads-up"}, cheap)
    assert [(one.key, one.structure.price) for one in found] == [("heads-up", 1000), ("cheap", 10)]
    with pytest.raises(SettingsError, match="two tournaments have the id 'heads-up'"):
        offers(tmp_path, {"form": "heads-up"}, {"form": "heads-up", "price": 10})


@pytest.mark.parametrize(
    ("satellite", "refusal"),
    [
        ({"seats_in": "stud-mutli"}, "offer no tournament 'stud-mutli'; did you mean 'stud-multi'"),
        ({"seats_in": "main"}, "offer no tournament 'main'; there are stud-multi, stud-sng-8"),
        ({"seats_in": "mixed-19a2b3c4d5"}, "offer no tournament"),  # one of a host, perhaps over
        ({"seats_in": "stud-sng-8"}, "round in a circle: stud-sng-8 -> stud-sng-8"),
        ({"seats_in": "stud-multi", "price": 100}, "800 units at most.* 'stud-multi' costs 1100"),
        ({"seats_in": "stud-multi", "daily_at": "19:00"}, "it starts when 'stud-multi' does"),
        ({"seats_in": "stud-multi", "daily_at": "25:00"}, "daily_at"),
        ({"id": "Big One"}, r"tournaments\[1\].id"),
    ],
)
def test_seats_that_nobody_could_win_or_take_are_refused(
    tmp_path: Path, satellite: dict[str, object], refusal: str
) -> None:
    with pytest.raises(SettingsError, match=refusal):
        offers(tmp_path, EVENING, {"form": "stud-sng-8", **satellite})


def test_a_circle_of_satellites_is_refused_with_its_way(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="circle: one -> two -> three -> one"):
        offers(
            tmp_path,
            {"form": "heads-up", "id": "one", "seats_in": "two"},
            {"form": "heads-up", "id": "two", "seats_in": "three"},
            {"form": "heads-up", "id": "three", "seats_in": "one"},
        )


def test_a_free_target_and_one_that_may_begin_before_are_refused(tmp_path: Path) -> None:
    satellite = {"form": "draw-sng-6", "seats_in": "heads-up"}
    with pytest.raises(SettingsError, match="'heads-up' costs nothing"):
        offers(tmp_path, {"form": "heads-up", "price": 0, "fee": 0}, satellite)
    with pytest.raises(SettingsError, match="'heads-up' when it is full, which may be before"):
        offers(tmp_path, {"form": "heads-up"}, {**satellite, "daily_at": "18:00"})
