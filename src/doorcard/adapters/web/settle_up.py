"""The settle-up sheet of a table: who is up or down how much since it was made."""

import csv
import io

from litestar import Response, get
from litestar.params import FromPath
from msgspec import Struct

from doorcard.adapters.sql import Player, Sheet, SheetRow
from doorcard.adapters.web.api import NO_STORE, AnyRequest, Problem, signed_in
from doorcard.adapters.web.service import Service
from doorcard.room import Table

COLUMNS = ("player", "bought_in", "cashed_out", "on_table", "result")
FORMULA = ("=", "+", "-", "@", "\t", "\r")  # what a spreadsheet would take for one


class SettleUpRow(Struct, frozen=True):
    """One player; see ``SheetRow``. you: it is the reader himself."""

    name: str
    bot: bool
    you: bool
    bought_in: int
    cashed_out: int
    on_table: int
    result: int


class SettleUp(Struct, frozen=True):
    """The sheet of a table, in units; ``unit`` of them are written as one.

    rake: units the house took; it and all results add up to zero. running: a hand is being played
    and not yet in it.
    """

    table: str
    name: str
    unit: int
    running: bool
    rows: tuple[SettleUpRow, ...]
    rake: int


@get("/api/tables/{table:str}/settle-up", response_headers=NO_STORE)
async def settle_up(request: AnyRequest, table: FromPath[str]) -> SettleUp:
    """The sheet, for who runs the table and who sits at it."""
    service, player = await signed_in(request)
    found, sheet = await _sheet(service, table, player)
    config = found.state.config
    rows = tuple(_row(one, player.id) for one in sheet.rows)
    running = found.state.hand != ""
    return SettleUp(table, config.name, config.unit, running, rows, sheet.rake)


@get("/api/tables/{table:str}/settle-up.csv")
async def settle_up_file(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    """The same as a file for a spreadsheet, amounts as they are written at the table."""
    service, player = await signed_in(request)
    found, sheet = await _sheet(service, table, player)
    text = as_csv(sheet, found.state.config.unit)
    name = f'attachment; filename="{table}-settle-up.csv"'
    return Response(
        text.encode("utf-8-sig"),  # spreadsheets know by the mark that it is UTF-8
        media_type="text/csv; charset=utf-8",
        headers={**NO_STORE, "Content-Disposition": name},
    )


def as_csv(sheet: Sheet, unit: int) -> str:
    """The sheet as lines of commas; the last line is the house's rake."""
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow(COLUMNS)
    for row in sheet.rows:
        amounts = (row.bought_in, row.cashed_out, row.on_table, row.result)
        writer.writerow((_plain(row.name), *(_written(units, unit) for units in amounts)))
    writer.writerow(("rake", "", "", "", _written(sheet.rake, unit)))
    return out.getvalue()


async def _sheet(service: Service, table: str, player: Player) -> tuple[Table, Sheet]:
    """The sheet, if it is the reader's business; afterwards also of everybody who played."""
    found = await service.find(table, player.id)
    if found is None:
        raise Problem(404, "not_found")
    state = found.state
    sheet = await service.sheets.of_table(table)
    played = state.closed_at > 0 and any(row.player == player.id for row in sheet.rows)
    seated = state.of_player(player.id) is not None
    if not (seated or played or service.room.doors.runs(state, player.id)):
        raise Problem(403, "not_seated")
    return found, sheet


def _row(row: SheetRow, reader: str) -> SettleUpRow:
    return SettleUpRow(
        name=row.name,
        bot=row.bot,
        you=row.player == reader,
        bought_in=row.bought_in,
        cashed_out=row.cashed_out,
        on_table=row.on_table,
        result=row.result,
    )


def _plain(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{name}" if name.startswith(FORMULA) else name


def _written(units: int, unit: int) -> str:
    return str(units) if unit == 1 else f"{units / unit:.2f}"
