"""Where settings come from, and which wins."""

from pathlib import Path

import pytest

from doorcard.app.settings import SettingsError, read_settings, table_configs
from doorcard.houses import HOUSES

TOML = """
[server]
host = "0.0.0.0"
port = 1111
origins = ["http://one.example"]

[pace]
between_hands = 100

[[tables]]
id = "one"
house = "seven-stud"
small = 200
unit = 100
bots = 2
"""


def test_options_win_over_the_environment_and_this_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / "d.toml"
    file.write_text(TOML)
    environment = {"DOORCARD_PORT": "2222", "DOORCARD_DATA": "env", "DOORCARD_CHROMIUM": "x"}
    settings = read_settings(file, environment, {"port": 3333})
    assert settings.server.port == 3333
    assert settings.server.data == "env"
    assert settings.server.host == "0.0.0.0"
    assert settings.pace.between_hands == 100
    assert read_settings(file, environment, {}).server.port == 2222
    assert read_settings(file, {}, {}).server.port == 1111


def test_the_environment_speaks_in_text(tmp_path: Path) -> None:
    environment = {"DOORCARD_FAST": "true", "DOORCARD_ORIGINS": "http://a.example,http://b.example"}
    server = read_settings(None, environment, {}).server
    assert server.fast is True
    assert server.origins == ("http://a.example", "http://b.example")
    with pytest.raises(SettingsError, match="fast"):
        read_settings(None, {"DOORCARD_FAST": "perhaps"}, {})


def test_a_table_is_made_from_a_room_and_its_lower_limit(tmp_path: Path) -> None:
    file = tmp_path / "d.toml"
    file.write_text(TOML)
    (table,) = table_configs(read_settings(file, {}, {}))
    assert (table.table, table.name, table.unit, table.bots) == ("one", "one", 100, 2)
    assert table.house == HOUSES["seven-stud"]
    assert (table.stakes.ante, table.stakes.bring_in) == (40, 50)
    assert (table.least_buy_in, table.most_buy_in) == (4_000, 20_000)


def test_without_settings_every_room_has_a_table_with_house_players() -> None:
    tables = table_configs(read_settings(None, {}, {}))
    assert {table.house.name for table in tables} == set(HOUSES)
    assert all(0 < table.bots < table.house.max_seats for table in tables)
    assert len({table.table for table in tables}) == len(tables)


def test_r1_32_where_letters_are_handed_in_is_read_from_file_and_environment(
    tmp_path: Path,
) -> None:
    file = tmp_path / "doorcard.toml"
    file.write_text('[mail]\nurl = "smtp://mail.example"\nsender = "hands@cards.example"\n')
    assert read_settings(None, {}, {}).mail.url == ""
    mail = read_settings(file, {"DOORCARD_MAIL_URL": "smtps://other.example"}, {}).mail
    assert (mail.url, mail.sender) == ("smtps://other.example", "hands@cards.example")
