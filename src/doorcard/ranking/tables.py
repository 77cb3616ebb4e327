"""The shipped tables of hand values, unpacked once at import. See build.py for what they are."""

import struct
import zlib
from array import array
from importlib.resources import files
from typing import Final

TABLE_FILE: Final = "hand_tables.bin"

# The file begins with the number of row shifts (four bytes each), of suited values and of cells
# (two bytes each), which follow in this order, little end first.
COUNTS: Final = struct.Struct("<3I")


def unpacked() -> bytes:
    """The bytes of the shipped file, unpacked."""
    return zlib.decompress(files("doorcard.ranking").joinpath(TABLE_FILE).read_bytes())


def _numbers(kind: str, data: bytes) -> "array[int]":
    """An array of numbers written little end first."""
    numbers = array(kind, data)
    if struct.pack("=H", 1) != struct.pack("<H", 1):
        numbers.byteswap()
    return numbers


def _parts(data: bytes) -> tuple[tuple[int, ...], tuple[int, ...], "array[int]"]:
    shift_count, suited_count, cell_count = COUNTS.unpack_from(data)
    suited_start = COUNTS.size + 4 * shift_count
    cells_start = suited_start + 2 * suited_count
    return (
        tuple(_numbers("I", data[COUNTS.size : suited_start])),
        tuple(_numbers("H", data[suited_start:cells_start])),
        _numbers("H", data[cells_start : cells_start + 2 * cell_count]),
    )


# Of a sum of rank keys, ROW_SHIFTS[high bits] + low bits is the place in VALUES. That one is an
# array because it is large: two bytes a value are in the processor's cache more often than eight.
# SUITED_VALUES goes by the ranks of a flush suit as bits.
ROW_SHIFTS, SUITED_VALUES, VALUES = _parts(unpacked())
