"""The two kernels, for tests that hold for both; numba's are skipped where it is missing."""

import pytest

from doorcard.odds.compiled import have_numba

without_numba = pytest.mark.skipif(not have_numba(), reason="numba is not installed")
NUMBA = pytest.param("numba", marks=without_numba)
KERNELS = ["numpy", NUMBA]
