"""The first schema: journal, ledger, hands, players."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

ROW_NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Make every table."""
    _make_journal()
    _make_ledger()
    _make_hands()
    _make_players()


def _make_journal() -> None:
    op.create_table(
        "facts",
        sa.Column("name", sa.String, nullable=False),
        sa.Column("value", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_facts"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("epoch", sa.BigInteger, nullable=False),
        sa.Column("next_record", sa.BigInteger, nullable=False),
        sa.Column("checkpoint", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_table(
        "records",
        sa.Column("row", ROW_NUMBER, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("epoch", sa.BigInteger, nullable=False),
        sa.Column("command", sa.String),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("sealed", sa.Boolean, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("row", name="pk_records"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_records_table_id"),
        sa.UniqueConstraint("table_id", "number", name="uq_records_table_id_number"),
        sa.UniqueConstraint("table_id", "command", name="uq_records_table_id_command"),
    )


def _make_ledger() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("balance", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_accounts"),
        sa.CheckConstraint("balance >= 0 OR id = 'faucet'", name="ck_accounts_never_below_zero"),
    )
    op.create_table(
        "entries",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("reason", sa.String, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_entries"),
    )
    op.create_table(
        "postings",
        sa.Column("entry_id", sa.String, nullable=False),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("account", sa.String, nullable=False),
        sa.Column("amount", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("entry_id", "line", name="pk_postings"),
        sa.ForeignKeyConstraint(["entry_id"], ["entries.id"], name="fk_postings_entry_id"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_postings_account"),
    )
    op.create_index("ix_postings_account", "postings", ["account"])


def _make_hands() -> None:
    op.create_table(
        "hands",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("began", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("house", sa.String, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_hands"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_hands_table_id"),
    )
    op.create_index("ix_hands_table_id_number", "hands", ["table_id", "number"])
    op.create_table(
        "hand_players",
        sa.Column("hand_id", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("player", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("hand_id", "seat", name="pk_hand_players"),
        sa.ForeignKeyConstraint(["hand_id"], ["hands.id"], name="fk_hand_players_hand_id"),
    )
    op.create_index("ix_hand_players_player", "hand_players", ["player"])


def _make_players() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_players"),
    )
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.String, nullable=False),
        sa.Column("player", sa.String, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_sessions"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_sessions_player"),
    )
    op.create_index("ix_sessions_player", "sessions", ["player"])
