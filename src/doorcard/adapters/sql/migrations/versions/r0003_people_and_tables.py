"""Accounts, tables that players make, notes, statistics."""

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """One function for each part; they do not depend on each other."""
