"""What every test may use: hypothesis settings, the browser, databases of its own."""

import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests.database import drop_databases

UNDER_CI = os.environ.get("CI") == "true"

# No deadline: a slow machine is not a fault. Under CI the same examples are drawn each time, so
# that a red run tells of the change that was submitted.
settings.register_profile(
    "doorcard",
    deadline=None,
    derandomize=UNDER_CI,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("doorcard")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip what needs a browser where there is none; under CI it runs, and fails."""
    if UNDER_CI or os.environ.get("DOORCARD_CHROMIUM"):
        return
    skip = pytest.mark.skip(reason="no Chromium: set DOORCARD_CHROMIUM, or run scripts/test")
    for item in items:
        if item.get_closest_marker("browser"):
            item.add_marker(skip)


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of the Chromium that drives the client."""
    path = os.environ.get("DOORCARD_CHROMIUM")
    if not path:
        pytest.fail("DOORCARD_CHROMIUM names no browser")
    return path


@pytest.fixture(autouse=True)
def _databases_of_a_test() -> Iterator[None]:
    """Whatever databases a test makes on a server go with it."""
    yield
    drop_databases()
