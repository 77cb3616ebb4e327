"""Hands that are to be mailed."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

ROW_NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Make the queue of letters."""
    op.create_table(
        "mails",
        sa.Column("row", ROW_NUMBER, nullable=False),
        sa.Column("player", sa.String, nullable=False),
        sa.Column("hand_id", sa.String, nullable=False),
        sa.Column("address", sa.String, nullable=False),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("state", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("row", name="pk_mails"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_mails_player"),
        sa.ForeignKeyConstraint(["hand_id"], ["hands.id"], name="fk_mails_hand_id"),
        sa.UniqueConstraint("player", "hand_id", "address", name="uq_mails_player_hand_id_address"),
    )
    op.create_index("ix_mails_due", "mails", ["due"])
    op.create_index("ix_mails_address", "mails", ["address"])
