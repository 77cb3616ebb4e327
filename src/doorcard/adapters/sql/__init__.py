"""Journal, ledger and players in one SQL database: SQLite, or PostgreSQL by its address."""

from doorcard.adapters.sql.accounts import Account, Accounts, SignedIn, Visitor, name_of_gone
from doorcard.adapters.sql.addresses import Addresses
from doorcard.adapters.sql.admissions import Admission, Admissions, AdmissionState
from doorcard.adapters.sql.database import Database, DatabaseRefused
from doorcard.adapters.sql.hands import SqlHands
from doorcard.adapters.sql.journal import SqlJournal
from doorcard.adapters.sql.mails import Mail, Mails, MailState
from doorcard.adapters.sql.notes import Note, Notes
from doorcard.adapters.sql.people import People, Player, Role
from doorcard.adapters.sql.sealing import Seal, SealKeyError, open_seal
from doorcard.adapters.sql.sessions import SessionRow, Sessions, session_of
from doorcard.adapters.sql.settle_up import Sheet, SheetRow, Sheets
from doorcard.adapters.sql.tournaments import SqlTournaments

__all__ = [
    "Account",
    "Accounts",
    "Addresses",
    "Admission",
    "AdmissionState",
    "Admissions",
    "Sheet",
    "SheetRow",
    "Sheets",
    "Database",
    "DatabaseRefused",
    "Mail",
    "MailState",
    "Mails",
    "Note",
    "Notes",
    "People",
    "Player",
    "Role",
    "Seal",
    "SealKeyError",
    "SessionRow",
    "Sessions",
    "SignedIn",
    "SqlHands",
    "SqlJournal",
    "SqlTournaments",
    "Visitor",
    "name_of_gone",
    "open_seal",
    "session_of",
]
