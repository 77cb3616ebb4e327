"""Brings a database up to the schema this version of Doorcard uses."""

from sqlalchemy import Engine


def migrate(engine: Engine) -> None:
    """Run every migration the database has not had yet."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "doorcard.adapters.sql:migrations")
    config.set_main_option("path_separator", "os")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
