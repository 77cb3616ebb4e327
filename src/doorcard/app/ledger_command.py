"""`doorcard ledger check`: proves on a host's own database that no chip was made or lost."""

import os
import sys
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import App, Parameter

from doorcard.adapters.sql.database import DatabaseRefused, read_snapshot
from doorcard.adapters.sql.ledger_check import Summary, check_ledger
from doorcard.app.data_folder import database_address
from doorcard.app.settings import SettingsError, read_settings
from doorcard.app.stopping import FAILED, Stop

ledger = App(name="ledger", help="The chips: where they are, and that none was made or lost.")


@ledger.command
def check(
    *,
    data: Annotated[
        Path | None, Parameter(help="The server's data folder. [default: data]")
    ] = None,
    database: Annotated[str | None, Parameter(help="Database URL, as for serve.")] = None,
    config: Annotated[Path | None, Parameter(help="The server's settings file.")] = None,
    json: Annotated[
        bool, Parameter(help="Print one JSON object.", negative="", show_default=False)
    ] = False,
) -> None:
    """Prove the ledger; also while the server runs, which goes on undisturbed.

    Every entry adds up to zero, every balance is the sum of its postings, none but the faucet's is
    below zero, each escrow is what lies at its seat, and each hand is settled once among those who
    were dealt in. Each row that breaks one of these is named, and the command ends with an error.
    """
    options = {"data": str(data) if data else None, "database": database}
    given = {name: value for name, value in options.items() if value is not None}
    try:
        settings = read_settings(config, os.environ, given)
        summary = read_snapshot(database_address(settings.server), check_ledger)
    except (DatabaseRefused, SettingsError) as error:
        raise Stop(str(error)) from error
    if json:
        print(msgspec.json.encode(summary).decode())
    else:
        _print(summary)
    if summary.faults:
        sys.exit(FAILED)


def _print(summary: Summary) -> None:
    print(f"{summary.entries} entries, {summary.accounts} accounts, {summary.hands} hands")
    places = (
        f"{summary.in_wallets} in wallets, {summary.at_tables} at tables, {summary.raked} raked, "
        f"{summary.in_pools} in prize pools, {summary.fees} in fees"
    )
    print(f"units: {places}")
    for fault in summary.faults:
        print(f"WRONG {fault}")
    print(f"{len(summary.faults)} faults" if summary.faults else "every chip is accounted for")
