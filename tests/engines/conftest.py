"""One browser of each other engine serves all tests; where none is installed they are skipped."""

import os
from collections.abc import Iterator
from types import ModuleType

import pytest

from tesselle.server.http import sitefolder
from tests.engines import firefox, webkit
from tests.engines.firefox import Firefox
from tests.engines.webkit import WebKit
from tests.web.statichost import UNDER, hosted

Engine = Firefox | WebKit
ENGINES: dict[str, tuple[type[Engine], ModuleType]] = {
    "firefox": (Firefox, firefox),
    "webkit": (WebKit, webkit),
}
WANTED = "TESSELLE_ENGINES"  # set in the environment: a browser that is missing fails the tests
ADDRESS = "TESSELLE_ENGINES_ADDRESS"  # of another site to look at, such as a server


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the site is: files alone, somewhere below the root of a host."""
    if given := os.environ.get(ADDRESS):
        yield given.rstrip("/")
        return
    root = tmp_path_factory.mktemp("host")
    sitefolder.write(root / UNDER)
    with hosted(root) as found:
        yield found.rstrip("/")


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
