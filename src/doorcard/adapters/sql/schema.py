"""The tables of the database. ``migrations`` makes them; a test holds the two together.

Times are milliseconds since the epoch. What can hold a hidden card is sealed (``sealing``).
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    false,
)

NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}

metadata = MetaData(naming_convention=NAMING)

# SQLite numbers rows by itself only in a column that is exactly INTEGER.
ROW_NUMBER = BigInteger().with_variant(Integer, "sqlite")

# Facts about this database itself: "seal_key" names the key its sealed rows were written with.
facts = Table(
    "facts",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", String, nullable=False),
)

# A card table: who owns it (epoch), the next record's number, the latest checkpoint's, and up to
# which record the journal has been cleared (``pruning``). closed: when it closed for good;
# forgotten: since when nobody asks for it any more; none while not.
tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("epoch", BigInteger, nullable=False),
    Column("next_record", BigInteger, nullable=False),
    Column("checkpoint", BigInteger, nullable=False),
    Column("pruned", BigInteger, nullable=False, server_default="0"),
    Column("closed", BigInteger),
    Column("forgotten", BigInteger),
)
Index(None, tables.c.closed)

# The journal. command: "player/id" of the order that made the record.
records = Table(
    "records",
    metadata,
    Column("row", ROW_NUMBER, primary_key=True),
    Column("table_id", String, ForeignKey(tables.c.id), nullable=False),
    Column("number", BigInteger, nullable=False),
    Column("epoch", BigInteger, nullable=False),
    Column("command", String),
    Column("kind", String, nullable=False),
    Column("sealed", Boolean, nullable=False),
    Column("body", LargeBinary, nullable=False),
    UniqueConstraint("table_id", "number"),
    UniqueConstraint("table_id", "command"),
)

# The ledger. A balance is the sum of the account's postings.
accounts = Table(
    "accounts",
    metadata,
    Column("id", String, primary_key=True),
    Column("balance", BigInteger, nullable=False),
    CheckConstraint("balance >= 0 OR id = 'faucet'", name="never_below_zero"),
)

entries = Table(
    "entries",
    metadata,
    Column("id", String, primary_key=True),
    Column("reason", String, nullable=False),
    Column("at", BigInteger, nullable=False),
)

postings = Table(
    "postings",
    metadata,
    Column("entry_id", String, ForeignKey(entries.c.id), primary_key=True),
    Column("line", Integer, primary_key=True),
    Column("account", String, ForeignKey(accounts.c.id), nullable=False),
    Column("amount", BigInteger, nullable=False),
)
Index(None, postings.c.account)

# Finished hands. body: their events, sealed, because folded cards are in them. table_name, unit: of
# the table then; hands of the first versions have none.
hands = Table(
    "hands",
    metadata,
    Column("id", String, primary_key=True),
    Column("table_id", String, ForeignKey(tables.c.id), nullable=False),
    Column("number", BigInteger, nullable=False),
    Column("began", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("game", String, nullable=False),
    Column("house", String, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("table_name", String),
    Column("unit", BigInteger),
    Column("aided", Boolean, nullable=False, server_default=false()),
)
Index(None, hands.c.table_id, hands.c.number)

hand_players = Table(
    "hand_players",
    metadata,
    Column("hand_id", String, ForeignKey(hands.c.id), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String, nullable=False),
    Column("name", String, nullable=False),
)
Index(None, hand_players.c.player)

# How each player came out of a hand: what was open to everybody, for searches and statistics, with
# the hand's own columns beside it so that no sealed body is read. Hands of the first versions get
# their rows when one of their players asks.
hand_results = Table(
    "hand_results",
    metadata,
    Column("hand_id", String, ForeignKey(hands.c.id), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("table_id", String, nullable=False),
    Column("game", String, nullable=False),
    Column("house", String, nullable=False),
    Column("kind", String, nullable=False),
    Column("net", BigInteger, nullable=False),
    Column("big", BigInteger, nullable=False),
    Column("street", Integer, nullable=False),
    Column("showdown", Boolean, nullable=False),
    Column("pots", Integer, nullable=False),
    Column("void", Boolean, nullable=False),
)
Index(None, hand_results.c.player, hand_results.c.ended)

players = Table(
    "players",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("created", BigInteger, nullable=False),
)

# token_hash: SHA-256 of the token in the player's cookie; the token itself is stored nowhere.
# browser: its kind in a few words, "" when it did not say.
sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", String, primary_key=True),
    Column("player", String, ForeignKey(players.c.id), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("browser", String, nullable=False),
)
Index(None, sessions.c.player)

# Players with an account of their own; a player without a row is a guest. password: argon2id.
# email: confirmed by its reader; new_email: given and not yet confirmed.
registrations = Table(
    "registrations",
    metadata,
    Column("player", String, ForeignKey(players.c.id), primary_key=True),
    Column("registered", BigInteger, nullable=False),
    Column("password", String, nullable=False),
    Column("role", String, nullable=False),
    Column("email", String),
    Column("new_email", String),
)
Index(None, registrations.c.email)

# What registered names look like: nobody takes a name that looks like another's (P54).
name_looks = Table(
    "name_looks",
    metadata,
    Column("look", String, primary_key=True),
    Column("player", String, ForeignKey(players.c.id), nullable=False),
)
Index(None, name_looks.c.player)

# Keys that letters carry, each good for one use. key_hash: SHA-256 of the key. address: which the
# letter went to.
letter_keys = Table(
    "letter_keys",
    metadata,
    Column("key_hash", String, primary_key=True),
    Column("player", String, ForeignKey(players.c.id), nullable=False),
    Column("purpose", String, nullable=False),
    Column("address", String, nullable=False),
    Column("expires", BigInteger, nullable=False),
)
Index(None, letter_keys.c.player)

# Browsers in which a player has given his password; key_hash: SHA-256 of the key in its cookie.
known_browsers = Table(
    "known_browsers",
    metadata,
    Column("key_hash", String, primary_key=True),
    Column("player", String, ForeignKey(players.c.id), primary_key=True),
    Column("used", BigInteger, nullable=False),
)
Index(None, known_browsers.c.player)

# The link to a private table. token_hash: SHA-256 of its token; token: the token itself, sealed.
# request: id of the host's request that made it, "" for the first one.
invitations = Table(
    "invitations",
    metadata,
    Column("table_id", String, ForeignKey(tables.c.id), primary_key=True),
    Column("token_hash", String, nullable=False),
    Column("token", LargeBinary, nullable=False),
    Column("request", String, nullable=False),
    Column("made", BigInteger, nullable=False),
    UniqueConstraint("token_hash"),
)

# Who came to a private table by its link; state: waiting, admitted or refused.
admissions = Table(
    "admissions",
    metadata,
    Column("table_id", String, ForeignKey(tables.c.id), primary_key=True),
    Column("player", String, ForeignKey(players.c.id), primary_key=True),
    Column("state", String, nullable=False),
    Column("asked", BigInteger, nullable=False),
)

# Letters that were asked for. kind: what it tells (Kind in mails.py); hand_id: of a letter about
# one. address: where it goes; of a "reset" letter what its reader typed, a name or an address, and
# then player is none. due: when it is tried next, none when it is done with. A letter is
# written when it is sent, so no card and no key of a link lies here.
mails = Table(
    "mails",
    metadata,
    Column("row", ROW_NUMBER, primary_key=True),
    Column("kind", String, nullable=False),
    Column("player", String, ForeignKey(players.c.id)),
    Column("hand_id", String, ForeignKey(hands.c.id)),
    Column("address", String, nullable=False),
    Column("language", String, nullable=False),
    Column("asked", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("due", BigInteger),
    Column("state", String, nullable=False),
    UniqueConstraint("player", "hand_id", "address"),
)
Index(None, mails.c.due)
Index(None, mails.c.address)

# What players note about others, each for himself (U32). about: a player or a house bot, by id.
notes = Table(
    "notes",
    metadata,
    Column("player", String, ForeignKey(players.c.id), primary_key=True),
    Column("about", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("text", String, nullable=False),
    Column("label", String, nullable=False),
    Column("word", String, nullable=False),
    Column("muted", Boolean, nullable=False),
    Column("changed", BigInteger, nullable=False),
)
Index(None, notes.c.about)

# Tournaments and their journals, like tables and records. ended: when it was over, none while not.
tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String, primary_key=True),
    Column("epoch", BigInteger, nullable=False),
    Column("next_record", BigInteger, nullable=False),
    Column("ended", BigInteger),
)
Index(None, tournaments.c.ended)

tournament_records = Table(
    "tournament_records",
    metadata,
    Column("row", ROW_NUMBER, primary_key=True),
    Column("tournament_id", String, ForeignKey(tournaments.c.id), nullable=False),
    Column("number", BigInteger, nullable=False),
    Column("epoch", BigInteger, nullable=False),
    Column("command", String),
    Column("kind", String, nullable=False),
    Column("body", LargeBinary, nullable=False),
    UniqueConstraint("tournament_id", "number"),
    UniqueConstraint("tournament_id", "command"),
)
