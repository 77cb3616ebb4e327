"""Facts about the database itself, by name."""

from sqlalchemy import Connection, insert, select

from doorcard.adapters.sql.schema import facts

SEAL_KEY = "seal_key"  # name of the key that the sealed rows were written with


def read_fact(connection: Connection, name: str) -> str | None:
    """A fact, None if it was never written."""
    value: str | None = connection.scalar(select(facts.c.value).where(facts.c.name == name))
    return value


def write_fact(connection: Connection, name: str, value: str) -> None:
    """Write a fact once and for all."""
    connection.execute(insert(facts).values(name=name, value=value))
