"""The `doorcard` command. Whatever is heavy is imported by the command that needs it."""

import os
import sys
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, CycloptsError, Parameter

from doorcard import __version__
from doorcard.app.stopping import FAILED, WRONG_USE, Stop

HELP = """A card room for stud and draw poker.

`doorcard serve` opens the room: a web page to play on, with house bots at every table.
`doorcard selfplay HOUSE` lets the rules play against themselves and reports how fast and how right.
"""

app = App(name="doorcard", help=HELP, version=__version__)
app.command("doorcard.app.odds_command:odds", name="odds", help="Odds: who wins, draws, outs.")
app.command("doorcard.app.bench_command:bench", name="bench", help="Speed beside others.")
app.command("doorcard.app.ledger_command:ledger", name="ledger", help="Proof that chips add up.")
app.command(
    "doorcard.app.tournament_command:tournament", name="tournament", help="Tournaments tried out."
)
app.command("doorcard.app.backup_command:backup", name="backup", help="Copy the database.")
app.command("doorcard.app.backup_command:restore", name="restore", help="Put a copy back.")

Data = Annotated[Path | None, Parameter(help="The server's data folder. [default: data]")]
Url = Annotated[str | None, Parameter(help="Database URL, as for serve.")]
Config = Annotated[Path | None, Parameter(help="The server's settings file.")]
Name = Annotated[str, Parameter(help="The registered name, in any capitals.")]


def positive(_: type, value: object) -> None:
    """Numbers of things begin at one."""
    if isinstance(value, int) and value < 1:
        raise ValueError("must be at least 1")


@app.command
def serve(
    *,
    host: Annotated[
        str | None, Parameter(help="Address to listen at. [default: 127.0.0.1]")
    ] = None,
    port: Annotated[
        int | None, Parameter(help="Port to listen at; 0 takes a free one. [default: 8080]")
    ] = None,
    data: Annotated[
        Path | None,
        Parameter(help="Folder for database and key; made if missing. [default: data]"),
    ] = None,
    database: Annotated[
        str | None,
        Parameter(help="Database URL, sqlite:///... or postgresql+psycopg://... [default: SQLite]"),
    ] = None,
    config: Annotated[Path | None, Parameter(help="Settings and tables in a TOML file.")] = None,
) -> None:
    """Open the card room and print its address.

    Ends in good order on Ctrl-C or SIGTERM; a hand in progress goes on at the next start.
    Options win over DOORCARD_HOST, DOORCARD_PORT, DOORCARD_DATA and so on, these over the file.
    """
    import asyncio

    try:
        from doorcard.app.serve import CannotServe, serve
    except ModuleNotFoundError as error:
        # Some of these guard doors; a server without them would leave them open (P55).
        raise Stop(f"the package {error.name} is missing: install doorcard again") from error
    from doorcard.app.settings import SettingsError, read_settings

    options = {"host": host, "port": port, "data": str(data) if data else None}
    options |= {"database": database}
    given = {name: value for name, value in options.items() if value is not None}
    try:
        asyncio.run(serve(read_settings(config, os.environ, given)))
    except (CannotServe, SettingsError) as error:
        raise Stop(str(error)) from error


@app.command
def selfplay(
    house: Annotated[
        str,
        Parameter(help="The room: fortune, ten-second, seven-stud, draw-limit or draw-pot."),
    ],
    *,
    hands: Annotated[int, Parameter(help="How many hands.", validator=positive)] = 10_000,
    seats: Annotated[
        int | None, Parameter(help="Players at the table. [default: as many as the room has]")
    ] = None,
    seed: Annotated[int, Parameter(help="The same seed plays the same hands.")] = 1,
    small: Annotated[
        int, Parameter(help="Lower limit, or big blind, in units.", validator=positive)
    ] = 100,
    stacks: Annotated[
        str | None,
        Parameter(help="Stack of each seat: 2000,2000,150. [default: 100 big bets each]"),
    ] = None,
    json: Annotated[
        bool, Parameter(help="Print one JSON object.", negative="", show_default=False)
    ] = False,
) -> None:
    """Play hands by chance and report speed, chips and showdowns.

    Every hand begins with fresh stacks. Ends with an error if a chip was made or lost.
    """
    from doorcard.app.report import report_selfplay
    from doorcard.app.settings import SettingsError

    try:
        conserved = report_selfplay(house, hands, seats, seed, small, stacks or "", json)
    except SettingsError as error:
        raise Stop(str(error)) from error
    if not conserved:
        raise Stop("chips were made or lost")


@app.command
def simulate(
    *,
    seeds: Annotated[int, Parameter(help="How many evenings.", validator=positive)] = 20,
    first: Annotated[int, Parameter(help="Seed of the first; the others follow.")] = 1,
    minutes: Annotated[
        float, Parameter(help="Virtual minutes of an evening, before the last hands.")
    ] = 6.0,
    json: Annotated[
        bool, Parameter(help="Print one JSON object an evening.", negative="", show_default=False)
    ] = False,
) -> None:
    """Play whole evenings in virtual time while everything breaks, and check every promise.

    The room is the real one. People come and go, lines break, orders are repeated, disks fill up,
    the server is killed and started again. Checked are chips, secrets, agreement of all that is
    told, acknowledged orders and that every hand ends. The same seed goes the same way; a bad one
    ends the command with an error, prints the end of its trace and how to repeat it.
    """
    from doorcard.app.simulate_command import simulate_seeds

    if not 0 < minutes <= 24 * 60:
        raise Stop("an evening has between 0 and 1440 minutes")
    simulate_seeds(first, seeds, minutes, json)


@app.command
def replay(
    paths: Annotated[
        list[Path], Parameter(help="Hand histories: files, or folders with all that is in them.")
    ],
    /,
    *,
    json: Annotated[
        bool, Parameter(help="Print one JSON object a hand.", negative="", show_default=False)
    ] = False,
    write_facts: Annotated[
        Path | None, Parameter(help="Write the exact hands into this folder, as facts only.")
    ] = None,
) -> None:
    """Play real hands again and compare everything their histories state.

    Ends with an error if a hand differs or cannot be read.
    """
    from doorcard.app.replay_command import replay_paths

    try:
        good = replay_paths(paths, json, write_facts)
    except OSError as error:
        raise Stop(str(error)) from error
    if not good:
        sys.exit(FAILED)


@app.command
def role(
    name: Name,
    role: Annotated[Literal["host", "player"], Parameter(help="What he is from now on.")],
    /,
    *,
    data: Data = None,
    database: Url = None,
    config: Config = None,
) -> None:
    """Make a registered player a host, or a player again.

    Works while the server runs, and while it does not. A host may open tables of his own and run
    them. Nobody is a host by himself: register in the room first, then name yourself here.
    """
    from doorcard.app.people_command import set_role

    set_role(name, role, data, database, config)
    print(f"{name} is a {role} now")


@app.command
def password(
    name: Name,
    /,
    *,
    data: Data = None,
    database: Url = None,
    config: Config = None,
) -> None:
    """Give a player who has lost his password a new one, and print it.

    Works while the server runs, and while it does not. All sessions of the player end. Hand the
    password over in private; the player should change it on the account page. Where the room sends
    letters about accounts, players do all this for themselves.
    """
    from doorcard.app.people_command import new_password

    print(f"the password of {name} is now: {new_password(name, data, database, config)}")


def main() -> None:
    """Run the command line given in `sys.argv`; errors are one line and an exit code."""
    try:
        app(exit_on_error=False, print_error=False)
    except CycloptsError as error:
        _say(" ".join(str(error).split()))
        sys.exit(WRONG_USE)
    except Stop as stop:
        _say(str(stop))
        sys.exit(FAILED)
    except KeyboardInterrupt:
        sys.exit(130)


def _say(text: str) -> None:
    print(f"doorcard: {text}", file=sys.stderr)


if __name__ == "__main__":
    main()
