"""Brings a database up to the schema this version of Doorcard uses."""

from typing import TYPE_CHECKING

from sqlalchemy import Connection, Engine

if TYPE_CHECKING:
    from alembic.config import Config


class OtherSchema(Exception):
    """The database was written by another version; the text says what to do."""


def migrate(engine: Engine, to: str = "head") -> None:
    """Run every migration up to ``to`` that the database has not had yet.

    OtherSchema when it is newer than this version.
    """
    from alembic import command
    from alembic.util import CommandError

    config = _config()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, to)
        except CommandError as error:
            raise OtherSchema(
                f"the database was written by another version of Doorcard: {error}"
            ) from error


def check_schema(connection: Connection) -> None:
    """OtherSchema unless the database has the schema of this version."""
    from alembic.migration import MigrationContext
    from alembic.script import ScriptDirectory

    found = MigrationContext.configure(connection).get_current_revision()
    wanted = ScriptDirectory.from_config(_config()).get_current_head()
    if found is None:
        raise OtherSchema("this is not a database of Doorcard")
    if found != wanted:
        raise OtherSchema(
            f"the database has schema {found}, this version uses {wanted}; "
            "starting the server with this version brings an older one up to date"
        )


def _config() -> "Config":
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "doorcard.adapters.sql:migrations")
    config.set_main_option("path_separator", "os")
    return config
