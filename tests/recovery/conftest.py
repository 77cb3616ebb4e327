"""Tables for the tests of recovery."""

from tests.room.conftest import open_desk

__all__ = ["open_desk"]
