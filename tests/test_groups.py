"""Tests that share a server or a browser run in one process: else each process starts its own."""

import os

import pytest

pytestmark = pytest.mark.xdist_group("one process")


def test_a_group_of_tests_is_seen_by_what_shares_them_out(request: pytest.FixtureRequest) -> None:
    if "PYTEST_XDIST_WORKER" not in os.environ:
        pytest.skip("all tests run in one process")
    assert request.node.nodeid.endswith("@one process")
