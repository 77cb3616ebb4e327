"""Where an error came from, without what it says: its text could name a card."""

import traceback


def where(error: BaseException) -> str:
    """The innermost place in the code, as file and line."""
    frames = traceback.extract_tb(error.__traceback__)
    if not frames:
        return "unknown"
    return f"{frames[-1].filename.rsplit('/', 1)[-1]}:{frames[-1].lineno}"
