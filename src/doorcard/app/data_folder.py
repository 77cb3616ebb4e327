"""What lies in the data folder, and which database a server's settings name."""

from pathlib import Path

from doorcard.app.settings import ServerSettings

DATABASE = "doorcard.sqlite3"
KEY = "seal.key"
LOCK = "in-use"


def database_address(server: ServerSettings) -> str:
    """The address of the server's database: the one that is set, or SQLite in the data folder."""
    return server.database or f"sqlite:///{Path(server.data) / DATABASE}"
