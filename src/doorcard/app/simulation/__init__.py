"""A whole card room in one process and in virtual time, from one seed.

The application is the real one, and so are its tables, its sockets' code, its journal, ledger and
letters on SQL. Simulated are the time, the disk and its faults, the network and its faults, the
people. The same seed goes the same way to the last frame, so whatever goes wrong can be looked at
again.
"""

from doorcard.app.simulation.evening import Evening, Outcome, play
from doorcard.app.simulation.promises import BrokenPromise

__all__ = ["BrokenPromise", "Evening", "Outcome", "play"]
