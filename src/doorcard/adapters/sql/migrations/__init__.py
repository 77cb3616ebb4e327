"""Alembic's scripts. They belong to the package, so an installed server can bring itself up."""
