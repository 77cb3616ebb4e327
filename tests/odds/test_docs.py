"""The examples in the docstrings are true."""

import doctest
import importlib
import pkgutil

import pytest

import doorcard.odds
from doorcard.odds.compiled import have_numba

MODULES = sorted(module.name for module in pkgutil.iter_modules(doorcard.odds.__path__))


@pytest.mark.parametrize("name", [name for name in MODULES if name != "kernels" or have_numba()])
def test_examples_of_the_docstrings(name: str) -> None:
    module = importlib.import_module(f"doorcard.odds.{name}")
    assert doctest.testmod(module).failed == 0


def test_what_is_meant_for_use_has_an_example() -> None:
    for function in (
        doorcard.odds.equity,
        doorcard.odds.finish,
        doorcard.odds.keeps,
        doorcard.odds.distribution,
        doorcard.odds.hand_values,
        doorcard.odds.deal_chances,
    ):
        assert function.__doc__ is not None
        assert ">>>" in function.__doc__
