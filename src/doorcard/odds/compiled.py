"""Whether numba is here, and how functions are compiled with it."""

import warnings
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, Literal, TypeVar, cast

Compiled = TypeVar("Compiled", bound=Callable[..., Any])
Kernel = Literal["numba", "numpy"]


def have_numba() -> bool:
    """Whether numba is installed. Does not import it."""
    return find_spec("numba") is not None


def chosen_kernel(wanted: Kernel | None, work: float, worth: float) -> Kernel:
    """The kernel to use: the wanted one, else numba if it is here and the work is worth loading it.

    ImportError with the name of the extra if numba is wanted and missing.
    """
    if wanted == "numba" and not have_numba():
        raise ImportError(
            "numba is missing; it comes with the extra `odds`: pip install 'doorcard[odds]'",
            name="numba",
        )
    if wanted is not None:
        return wanted
    return "numba" if work >= worth and have_numba() else "numpy"


def compiled(function: Compiled) -> Compiled:
    """The function as machine code that runs without the interpreter's lock.

    The code is kept beside the module, or in the user's cache folder, for the next process. Where
    neither can be written, a warning says that every process compiles anew.
    """
    from numba import njit

    try:
        made = njit(cache=True, nogil=True)(function)
    except RuntimeError as error:
        warnings.warn(
            f"compiled odds cannot be kept and are compiled again in every process ({error}); "
            "set NUMBA_CACHE_DIR to a folder that can be written",
            RuntimeWarning,
            stacklevel=2,
        )
        made = njit(nogil=True)(function)
    return cast(Compiled, made)
