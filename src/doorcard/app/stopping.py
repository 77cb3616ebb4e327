"""How a command ends that cannot do what it was asked for."""

FAILED = 1
WRONG_USE = 2


class Stop(Exception):
    """End with one line on stderr."""
