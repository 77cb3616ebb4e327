"""Accounts, tables that players make, notes, statistics."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """One function for each part; they do not depend on each other."""
    _sessions()
    _accounts()
    _results()
    _notes()
    _aided()
    _private_tables()
    _tournaments()
    _pruning()
    _letters()


def _sessions() -> None:
    """When each was seen last, and in which browser; those that there are, now and in none."""
    op.add_column("sessions", sa.Column("seen", sa.BigInteger))
    op.add_column("sessions", sa.Column("browser", sa.String))
    now = time.time_ns() // 1_000_000
    sessions = sa.table("sessions", sa.column("seen"), sa.column("browser"))
    op.execute(sessions.update().values(seen=now, browser=""))
    with op.batch_alter_table("sessions") as batch:
        batch.alter_column("seen", existing_type=sa.BigInteger, nullable=False)
        batch.alter_column("browser", existing_type=sa.String, nullable=False)


def _accounts() -> None:
    op.create_table(
        "registrations",
        sa.Column("player", sa.String, nullable=False),
        sa.Column("registered", sa.BigInteger, nullable=False),
        sa.Column("password", sa.String, nullable=False),
        sa.Column("role", sa.String, nullable=False),
        sa.Column("email", sa.String),
        sa.Column("new_email", sa.String),
        sa.PrimaryKeyConstraint("player", name="pk_registrations"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_registrations_player"),
    )
    op.create_index("ix_registrations_email", "registrations", ["email"])
    op.create_table(
        "name_looks",
        sa.Column("look", sa.String, nullable=False),
        sa.Column("player", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("look", name="pk_name_looks"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_name_looks_player"),
    )
    op.create_index("ix_name_looks_player", "name_looks", ["player"])
    op.create_table(
        "letter_keys",
        sa.Column("key_hash", sa.String, nullable=False),
        sa.Column("player", sa.String, nullable=False),
        sa.Column("purpose", sa.String, nullable=False),
        sa.Column("address", sa.String, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("key_hash", name="pk_letter_keys"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_letter_keys_player"),
    )
    op.create_index("ix_letter_keys_player", "letter_keys", ["player"])
    op.create_table(
        "known_browsers",
        sa.Column("key_hash", sa.String, nullable=False),
        sa.Column("player", sa.String, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("key_hash", "player", name="pk_known_browsers"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_known_browsers_player"),
    )
    op.create_index("ix_known_browsers_player", "known_browsers", ["player"])


def _results() -> None:
    """What searches and statistics of finished hands read."""
    op.add_column("hands", sa.Column("table_name", sa.String))
    op.add_column("hands", sa.Column("unit", sa.BigInteger))
    op.create_table(
        "hand_results",
        sa.Column("hand_id", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("player", sa.String, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("house", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("net", sa.BigInteger, nullable=False),
        sa.Column("big", sa.BigInteger, nullable=False),
        sa.Column("street", sa.Integer, nullable=False),
        sa.Column("showdown", sa.Boolean, nullable=False),
        sa.Column("pots", sa.Integer, nullable=False),
        sa.Column("void", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("hand_id", "seat", name="pk_hand_results"),
        sa.ForeignKeyConstraint(["hand_id"], ["hands.id"], name="fk_hand_results_hand_id"),
    )
    op.create_index("ix_hand_results_player_ended", "hand_results", ["player", "ended"])


def _notes() -> None:
    """What players note about others."""
    op.create_table(
        "notes",
        sa.Column("player", sa.String, nullable=False),
        sa.Column("about", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("label", sa.String, nullable=False),
        sa.Column("word", sa.String, nullable=False),
        sa.Column("muted", sa.Boolean, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("player", "about", name="pk_notes"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_notes_player"),
    )
    op.create_index("ix_notes_about", "notes", ["about"])


def _aided() -> None:
    """Hands of practice tables; those there are were played without aids."""
    aided = sa.Column("aided", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("hands", aided)


def _private_tables() -> None:
    """Links to private tables, and who came by them."""
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("token_hash", sa.String, nullable=False),
        sa.Column("token", sa.LargeBinary, nullable=False),
        sa.Column("request", sa.String, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_invitations"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_invitations_table_id"),
        sa.UniqueConstraint("token_hash", name="uq_invitations_token_hash"),
    )
    op.create_table(
        "admissions",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("player", sa.String, nullable=False),
        sa.Column("state", sa.String, nullable=False),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "player", name="pk_admissions"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_admissions_table_id"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_admissions_player"),
    )


def _tournaments() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("epoch", sa.BigInteger, nullable=False),
        sa.Column("next_record", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_tournaments"),
    )
    op.create_index("ix_tournaments_ended", "tournaments", ["ended"])
    op.create_table(
        "tournament_records",
        sa.Column("row", sa.BigInteger().with_variant(sa.Integer, "sqlite"), nullable=False),
        sa.Column("tournament_id", sa.String, nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("epoch", sa.BigInteger, nullable=False),
        sa.Column("command", sa.String),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("row", name="pk_tournament_records"),
        sa.ForeignKeyConstraint(
            ["tournament_id"], ["tournaments.id"], name="fk_tournament_records_tournament_id"
        ),
        sa.UniqueConstraint(
            "tournament_id", "number", name="uq_tournament_records_tournament_id_number"
        ),
        sa.UniqueConstraint(
            "tournament_id", "command", name="uq_tournament_records_tournament_id_command"
        ),
    )


def _pruning() -> None:
    """Up to which record a table's journal has been cleared; when it closed, and since when nobody
    asks for it. No table of earlier versions could be closed.
    """
    op.add_column("tables", sa.Column("pruned", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("closed", sa.BigInteger))
    op.add_column("tables", sa.Column("forgotten", sa.BigInteger))
    op.create_index("ix_tables_closed", "tables", ["closed"])


def _letters() -> None:
    """Letters of several kinds and languages; those that wait are English ones about hands."""
    op.add_column("mails", sa.Column("kind", sa.String))
    op.add_column("mails", sa.Column("language", sa.String))
    mails = sa.table("mails", sa.column("kind"), sa.column("language"))
    op.execute(mails.update().values(kind="hand", language="en"))
    with op.batch_alter_table("mails") as batch:
        for name in ("kind", "language"):
            batch.alter_column(name, existing_type=sa.String, nullable=False)
        for name in ("player", "hand_id"):
            batch.alter_column(name, existing_type=sa.String, nullable=True)
