"""How many processor cores this process may use."""

import os


def core_count() -> int:
    """Cores this process may use, at least one."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
