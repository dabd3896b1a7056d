"""One server for each database serves all tests of a worker."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tesselle.server.settings import Settings
from tests.server.backends import BACKENDS, backend
from tests.server.ownredis import OwnRedis
from tests.server.serving import Served, served


@pytest.fixture(scope="session", params=BACKENDS)
def settings(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Settings]:
    with backend(request.param, tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture
def server(standing: Served) -> Iterator[Served]:
    yield standing
    standing.say_goodbye()


@pytest.fixture(scope="session")
def standing(settings: Settings) -> Iterator[Served]:
    with served(settings) as running:
        yield running


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[OwnRedis]:
    running = OwnRedis(tmp_path)
    yield running
    running.kill()
