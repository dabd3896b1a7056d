"""How the tests of the kernels for browsers share the cores."""

from pathlib import Path

import pytest

from tests.browser.modules import GAMES


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep the tests of a file and a game in one process, where they share a Node or a browser."""
    for item in items:
        if isinstance(item, pytest.Function) and item.path.parent == Path(__file__).parent:
            chosen = item.callspec.params.values() if hasattr(item, "callspec") else ()
            games = [str(value) for value in chosen if value in GAMES]
            item.add_marker(pytest.mark.xdist_group(" ".join([item.path.stem, *games])))
