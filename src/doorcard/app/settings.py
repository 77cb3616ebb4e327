"""The settings of a server: a TOML file, environment variables, the command line, in this order.

    [server]
    host = "127.0.0.1"
    port = 8080

    [[tables]]
    id = "fortune-10"
    house = "fortune"
    small = 10

Environment variables are DOORCARD_ and the name in capitals: DOORCARD_PORT=9000.
"""

import difflib
import tomllib
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta, Struct

from doorcard.engine import SetupError
from doorcard.engine.setup import check_stakes
from doorcard.games import GAMES
from doorcard.houses import HOUSES, stakes_for
from doorcard.room import Pace, TableConfig
from doorcard.room.config import ChatRule

T = TypeVar("T")

PREFIX = "DOORCARD_"
LISTS = ("hosts", "origins", "proxies")  # written with commas in the environment
Port = Annotated[int, Meta(ge=0, le=65535)]
TableId = Annotated[str, Meta(pattern="^[a-z0-9][a-z0-9-]{0,39}$")]


class SettingsError(Exception):
    """Settings that cannot be used; the text says which and why, in one line."""


class TableSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """A table. small: lower limit or big blind in units.

    unit: units in one chip as it is written, 100 where 250 units are written 2.50.
    most_buy_in: in big bets. bots: house players that keep it going.
    keep_stack_minutes: who gets up and comes back within this time brings at least what he left
    with (K42), 0 for no such rule.
    chat: who may talk there; "everybody" lets in those who only watch.
    """

    id: TableId
    house: str
    small: Annotated[int, Meta(ge=2, le=10**9)]
    name: Annotated[str, Meta(max_length=40)] = ""
    bots: Annotated[int, Meta(ge=0, le=8)] = 4
    unit: Annotated[int, Meta(ge=1, le=1000)] = 1
    most_buy_in: Annotated[int, Meta(ge=1, le=1000)] = 50
    keep_stack_minutes: Annotated[int, Meta(ge=0, le=24 * 60)] = 120
    chat: ChatRule = "players"


class TournamentSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """A tournament that is always on offer. form: a preset. name: "" for the form's own.

    id: how others of the file call it, "" for the form's name; no two have the same. seats_in: id
    of the one whose seats are its prizes, "" where they are chips.
    daily_at: "19:30", UTC; "" for a sit-and-go. house_players: how many house players may enter; a
    sit-and-go waits ``fill_seconds`` for people before they do. price, fee: units, None as the form
    has them. stack: chips to begin with; fewer make it shorter.
    """

    form: str
    id: Annotated[str, Meta(pattern="^([a-z0-9][a-z0-9-]{0,39})?$")] = ""
    seats_in: str = ""
    name: Annotated[str, Meta(max_length=40)] = ""
    daily_at: Annotated[str, Meta(pattern="^(([01][0-9]|2[0-3]):[0-5][0-9])?$")] = ""
    house_players: Annotated[int, Meta(ge=0, le=1000)] = 0
    fill_seconds: Annotated[int, Meta(ge=0, le=3600)] = 20
    price: Annotated[int, Meta(ge=0)] | None = None
    fee: Annotated[int, Meta(ge=0)] | None = None
    stack: Annotated[int, Meta(ge=10)] | None = None


class ServerSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the server listens and keeps its things.

    database: address of the database; "" is a SQLite file in the data folder. guest_chips: units a
    guest gets. hosts: registered names that are hosts. origins: other addresses whose pages may use
    the server. proxies: addresses of proxies in front of it, which say where requests come from.
    secure_cookies: for a server behind HTTPS. keep_records: of each table's journal, the records
    before its last checkpoint that are kept for whoever looks for a fault; older ones are cleared
    away. fast: no pauses and no thinking, for tests. practice_tables: how many may be open at once,
    0 for no practice.
    """

    host: str = "127.0.0.1"
    port: Port = 8080
    data: str = "data"
    database: str = ""
    guest_chips: Annotated[int, Meta(ge=1)] = 1_000_000
    hosts: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    secure_cookies: bool = False
    keep_records: Annotated[int, Meta(ge=0)] = 10_000
    fast: bool = False
    practice_tables: Annotated[int, Meta(ge=0)] = 50


class MailSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """How letters are sent: hands to players who ask (R1.32), and about accounts. url "": none.

    url: smtp://host:587 or smtps://user:password@host. sender: the address letters come from.
    site: the address of the card room as its players see it, for the links in letters; without it
    hands are mailed, but no letters about accounts.
    """

    url: str = ""
    sender: str = ""
    site: Annotated[str, Meta(pattern=r"^(https?://[^\s/?#]+/?)?$")] = ""


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything. Without tables or tournaments of its own a server opens the usual ones."""

    server: ServerSettings = ServerSettings()
    tables: tuple[TableSettings, ...] = ()
    tournaments: tuple[TournamentSettings, ...] | None = None
    pace: Pace = Pace()
    mail: MailSettings = MailSettings()


USUAL_TABLES = (
    TableSettings("fortune-10", "fortune", 10, "Fortune 10/20"),
    TableSettings("fortune-100", "fortune", 100, "Fortune 100/200"),
    TableSettings("ten-second-10", "ten-second", 10, "Ten seconds 10/20"),
    TableSettings("seven-stud-200", "seven-stud", 200, "Seven stud 2/4", unit=100, bots=5),
    TableSettings("seven-stud-40", "seven-stud", 40, "Seven stud 40/80", bots=3),
    TableSettings("draw-limit-50", "draw-limit", 50, "Draw limit 25/50", bots=3),
    TableSettings("draw-pot-50", "draw-pot", 50, "Draw pot-limit 25/50", bots=3),
)


def read_settings(
    file: Path | None, environment: Mapping[str, str], options: Mapping[str, object]
) -> Settings:
    """Settings from a file, the environment and the options of the command line.

    options: those that were given, by the names of ServerSettings. SettingsError when something
    is wrong with any of them.
    """
    settings = _from_file(file) if file else Settings()
    server = msgspec.to_builtins(settings.server)
    server |= _from_environment(environment)
    server |= options
    mail = {
        name: environment.get(f"{PREFIX}MAIL_{name.upper()}", getattr(settings.mail, name))
        for name in MailSettings.__struct_fields__
    }
    return msgspec.structs.replace(
        settings,
        server=_convert(server, ServerSettings, "server"),
        mail=_convert(mail, MailSettings, "mail"),
    )


def table_configs(settings: Settings) -> list[TableConfig]:
    """The tables of the settings. SettingsError for one that cannot be."""
    tables = settings.tables or USUAL_TABLES
    ids = [table.id for table in tables]
    for table in ids:
        if ids.count(table) > 1:
            raise SettingsError(f"two tables have the id {table!r}")
    return [_table_config(table) for table in tables]


def known_house(name: str) -> str:
    """The name of a room; SettingsError, with a suggestion, for one there is not."""
    if name in HOUSES:
        return name
    raise SettingsError(f"there is no house {name!r}; {suggestion(name, HOUSES)}")


def suggestion(name: str, known: Collection[str]) -> str:
    """The known name somebody may have meant, or all of them."""
    near = difflib.get_close_matches(name, known, n=1)
    return f"did you mean {near[0]!r}?" if near else f"there are {', '.join(known)}"


def _from_file(file: Path) -> Settings:
    try:
        parsed = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise SettingsError(f"cannot read {file}: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SettingsError(f"{file} is not TOML: {error}") from error
    try:
        return msgspec.convert(parsed, Settings)
    except msgspec.ValidationError as error:
        raise SettingsError(f"{file}: {error}") from error


def _from_environment(environment: Mapping[str, str]) -> dict[str, object]:
    """DOORCARD_PORT=9000 and the like; names that are no setting are left to other uses."""
    names = ServerSettings.__struct_fields__
    found: dict[str, object] = {}
    for name in names:
        text = environment.get(PREFIX + name.upper())
        if text is not None:
            found[name] = text.split(",") if name in LISTS else text
    return found


def _convert(values: dict[str, object], kind: type[T], name: str) -> T:
    try:
        return msgspec.convert(values, kind, strict=False)
    except msgspec.ValidationError as error:
        raise SettingsError(f"{name} settings: {error}") from error


def _table_config(table: TableSettings) -> TableConfig:
    house = HOUSES[known_house(table.house)]
    stakes = stakes_for(house, table.small)
    try:
        check_stakes(GAMES[house.game].forced, stakes)
    except SetupError as error:
        raise SettingsError(f"table {table.id!r}: {error}") from error
    return TableConfig(
        table=table.id,
        name=table.name or table.id,
        house=house,
        stakes=stakes,
        most_buy_in=max(table.most_buy_in, house.min_buy_in_big_bets) * stakes.big,
        bots=table.bots,
        unit=table.unit,
        keep_stack_minutes=table.keep_stack_minutes,
        chat=table.chat,
    )
