"""Which Node.js builds the client."""

import pytest

from client_build import node_is_new_enough


@pytest.mark.parametrize("version", ["v20.19.0", "v20.20.2\n", "v22.12.0", "v23.1.0", "v24.19.0"])
def test_node_that_vite_runs_on(version: str) -> None:
    assert node_is_new_enough(version)


@pytest.mark.parametrize("version", ["v18.19.0", "v20.18.3", "v21.7.0", "v22.11.0", "", "20.19"])
def test_node_that_vite_refuses(version: str) -> None:
    assert not node_is_new_enough(version)
