"""A journal without a disk and a clock without waiting, for simulations."""

from doorcard.adapters.memory.journal import MemoryJournal
from doorcard.adapters.memory.virtual_time import VirtualClock, VirtualLoop, run_virtually

__all__ = ["MemoryJournal", "VirtualClock", "VirtualLoop", "run_virtually"]
