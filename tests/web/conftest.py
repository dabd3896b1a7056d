"""One real server and one real browser serve all tests of a file."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tesselle.server import app
from tests.server.backends import settings
from tests.server.serving import Served, served
from tests.web import chromium
from tests.web.visitor import Visitor

SITE = Path(app.__file__).parent / "site" / "index.html"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep the tests of a file in one process, where they share a browser, unless they say how."""
    for item in items:
        ours = item.path.parent == Path(__file__).parent
        if ours and not item.get_closest_marker("xdist_group"):
            item.add_marker(pytest.mark.xdist_group(item.path.stem))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    assert SITE.is_file(), "the web client is not built: make web"
    database = tmp_path_factory.mktemp("web") / "server.db"
    with served(settings(database=f"sqlite+aiosqlite:///{database}")) as running:
        yield running


# Not for the whole run: while it lasts, no other test of this process can use asyncio.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    path = chromium.found()
    if path is None and os.environ.get("CI"):
        pytest.fail(f"CI is set, and there is {chromium.missing()}")
    if path is None:
        pytest.skip(chromium.missing())
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, args=chromium.FLAGS)
        yield launched
        launched.close()


@pytest.fixture
def come(browser: Browser, server: Served) -> Iterator[Callable[..., Visitor]]:
    """Let somebody come with a browser of their own; at the end nothing may have gone wrong."""
    visitors: list[Visitor] = []

    def someone(**manner: Any) -> Visitor:
        visitors.append(Visitor(browser, server, **manner))
        return visitors[-1]

    yield someone
    for visitor in visitors:
        visitor.leave()
    server.say_goodbye()


@pytest.fixture
def anna(come: Callable[..., Visitor]) -> Visitor:
    return come()
