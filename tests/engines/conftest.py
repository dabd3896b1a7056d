"""One browser of each other engine serves all tests; where none is installed they are skipped."""

import os
from collections.abc import Iterator
from types import ModuleType

import pytest

from tests.engines import firefox, webkit
from tests.engines.firefox import Firefox
from tests.engines.webkit import WebKit
from tests.server.backends import settings
from tests.server.serving import served

Engine = Firefox | WebKit
ENGINES: dict[str, tuple[type[Engine], ModuleType]] = {
    "firefox": (Firefox, firefox),
    "webkit": (WebKit, webkit),
}
WANTED = "TESSELLE_ENGINES"  # set in the environment: a browser that is missing fails the tests
ADDRESS = "TESSELLE_ENGINES_ADDRESS"  # of a site to look at, in place of our own server


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the site is."""
    if given := os.environ.get(ADDRESS):
        yield given.rstrip("/")
        return
    database = tmp_path_factory.mktemp("engines") / "server.db"
    with served(settings(database=f"sqlite+aiosqlite:///{database}")) as running:
        yield f"http://{running.address}"


@pytest.fixture(scope="module", params=ENGINES)
def browser(request: pytest.FixtureRequest) -> Iterator[Engine]:
    engine, module = ENGINES[request.param]
    if not module.found():
        missing = f"no {request.param} found: install {' and '.join(module.PACKAGES)}"
        if os.environ.get(WANTED):
            pytest.fail(f"{WANTED} is set, and there is {missing}")
        pytest.skip(missing)
    launched = engine()
    with launched:
        yield launched
