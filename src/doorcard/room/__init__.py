"""The table service: tables, seats, clocks, money. It knows ports, not who makes them."""

from doorcard.room.config import FAST, Pace, TableConfig
from doorcard.room.room import Room
from doorcard.room.table import Ports, Table
from doorcard.room.telling import News, Picture, Telling

__all__ = ["FAST", "News", "Pace", "Picture", "Ports", "Room", "Table", "TableConfig", "Telling"]
