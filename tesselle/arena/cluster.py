"""Workers on a Ray cluster, each task a whole batch of games.

Every machine of the cluster needs the same Tesselle, and the bots from outside
that play.
"""

import logging
import os
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any

from tesselle import extra
from tesselle.arena.run import Workers
from tesselle.engine.errors import TesselleError
from tesselle.engine.say import Say


class NoCluster(TesselleError):
    """The Ray cluster cannot be reached, or not on these terms."""


class Cluster(Executor):
    """Ray behind the face of an executor."""

    def __init__(self, ray: Any) -> None:
        self._ray = ray

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Send one call to the cluster; Ray keeps the worker for the next."""
        future: Future[Any] = self._ray.remote(fn).remote(*args, **kwargs).future()
        return future

    def shutdown(
        self,
        wait: bool = True,  # noqa: ARG002  an executor's face; Ray waits for nobody
        *,
        cancel_futures: bool = False,  # noqa: ARG002
    ) -> None:
        """Leave the cluster, and end it if it was started for this."""
        self._ray.shutdown()


def cluster(address: str | None = None, cpus: int | None = None) -> Workers:
    """Return workers on the Ray cluster at ``address``, one for each of its processors.

    Without an address it is the cluster that runs on this machine, or else a new
    local one with ``cpus`` processors.
    """
    ray = extra.load("ray", "ray")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # an arena tells nobody what it does
    try:
        ray.init(address, num_cpus=cpus, logging_level=logging.ERROR, log_to_driver=False)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise NoCluster(
            Say(
                f"no Ray cluster at {address or 'this machine'}: {error}",
                f"pas de grappe Ray à {address or 'cette machine'} : {error}",
            )
        ) from error
    gone = ("WorkerCrashedError", "NodeDiedError", "OutOfMemoryError", "LocalRayletDiedError")
    broken = tuple(getattr(ray.exceptions, name) for name in gone)
    count = max(1, int(ray.cluster_resources().get("CPU", 1)))
    return Workers(Cluster(ray), count, broken)
