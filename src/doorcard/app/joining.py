"""A card room's parts, joined: the same for a server and for a simulation of one."""

from collections.abc import Mapping
from functools import partial

import structlog
from msgspec import Struct

from doorcard.adapters.aids import AidsWorker
from doorcard.adapters.mail import (
    AccountLetters,
    AccountWriter,
    HandWriter,
    Mailer,
    MailServer,
    Writer,
)
from doorcard.adapters.passwords import Passwords
from doorcard.adapters.sql import (
    Accounts,
    Addresses,
    Admissions,
    Database,
    Mails,
    Notes,
    People,
    Seal,
    Sessions,
    Sheets,
    SqlHands,
    SqlJournal,
    SqlTournaments,
)
from doorcard.adapters.sql.mails import Kind
from doorcard.adapters.web.door import Door
from doorcard.adapters.web.service import Service
from doorcard.app.house_player import house_player, play_like
from doorcard.app.settings import MailSettings, Settings, table_configs
from doorcard.app.standing_offers import tournament_templates
from doorcard.bots import TEMPERAMENTS
from doorcard.room import FAST, Ports, Room
from doorcard.room.archive import Archive
from doorcard.room.ports import Clock, Entropy
from doorcard.room.tournament.director import DirectorPorts
from doorcard.room.tournament.hall import Hall

log = structlog.get_logger()


class World(Struct, frozen=True):
    """What a card room stands on. post: where letters are handed in, None for no letters."""

    database: Database
    seal: Seal
    clock: Clock
    entropy: Entropy
    passwords: Passwords
    post: MailServer | None = None


async def open_service(settings: Settings, world: World, aids: AidsWorker | None = None) -> Service:
    """A card room whose tables are open, and begin to play when its application starts."""
    server, database, clock = settings.server, world.database, world.clock
    pace = FAST if server.fast else settings.pace
    tempers = {name: partial(play_like, way) for name, way in TEMPERAMENTS.items()}
    journal = SqlJournal(database, world.seal)
    ports = Ports(journal, clock, world.entropy, house_player, tempers)
    room = await Room.open(table_configs(settings), ports, pace)
    hall = await Hall.open(
        DirectorPorts(SqlTournaments(database), clock, world.entropy, room, pace),
        tournament_templates(settings),
    )
    archive = Archive(SqlHands(database, world.seal), room)
    admissions = Admissions(database, world.seal)
    for table, player in await admissions.admitted():
        room.doors.let_in(table, player)
    accounts, addresses = Accounts(database, server.guest_chips), Addresses(database)
    mailer = None
    if world.post is not None:
        writers = _writers(settings.mail, archive, accounts, addresses, clock)
        mailer = Mailer(world.post, Mails(database), clock, writers)
    return Service(
        room=room,
        hall=hall,
        people=People(database, server.guest_chips, server.hosts),
        door=Door(accounts, addresses, Sessions(database), world.passwords, clock),
        notes=Notes(database),
        archive=archive,
        admissions=admissions,
        sheets=Sheets(database),
        clock=clock,
        origins=server.origins,
        secure=server.secure_cookies,
        mailer=mailer,
        aids=aids,
        practice=server.practice_tables,
    )


def _writers(
    mail: MailSettings, archive: Archive, accounts: Accounts, addresses: Addresses, clock: Clock
) -> Mapping[Kind, Writer]:
    """Who writes which letters. Those with links need the address these lead to."""
    writers: dict[Kind, Writer] = {"hand": HandWriter(archive, mail.sender)}
    if mail.site:
        letters = AccountLetters(mail.site, mail.sender)
        writers |= AccountWriter(letters, accounts, addresses, clock).kinds()
    else:
        log.warning("no letters about accounts: the mail settings name no site")
    return writers
