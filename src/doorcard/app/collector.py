"""Python's search for cycles, set for a process that keeps a room."""

import gc

NEW_OBJECTS = 20_000  # between two looks at the new ones; Python's own choice is 700


def spare_what_stays() -> None:
    """Look rarely, and never at what is there already; to be called when the tables are open.

    A room keeps much for long, and little of what it throws away holds itself. With Python's own
    settings a busy room spent a fifth of its processor time on looking through it.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS, 50, 20)
