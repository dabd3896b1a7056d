"""What an operator can measure, for Prometheus at ``/metrics``.

No label names a person, a table or a match: labels are words of ours, few in
number.  With several processes their numbers are added up in a folder that
``PROMETHEUS_MULTIPROC_DIR`` names; ``run`` sees to it.
"""

import os
from functools import cache
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

SHARED = "PROMETHEUS_MULTIPROC_DIR"
REGISTRY = CollectorRegistry()
FAST_S = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
SLOW_S = (0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 30, 60)
SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256)


def _counter(name: str, about: str, *labels: str) -> Counter:
    return Counter(f"tesselle_{name}", about, labels, registry=REGISTRY)


def _gauge(name: str, about: str) -> Gauge:
    return Gauge(f"tesselle_{name}", about, registry=REGISTRY, multiprocess_mode="livesum")


def _histogram(name: str, about: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
    return Histogram(f"tesselle_{name}", about, labels, registry=REGISTRY, buckets=buckets)


EVENTS = _counter("events", "Events added to matches", "game", "kind", "by")
STARTED = _counter("matches_started", "Matches begun", "game")
FINISHED = _counter("matches_finished", "Matches played to their end", "game")
MATCHES = _gauge("matches_in_memory", "Matches kept ready in memory")
SOCKETS = _gauge("sockets", "Open WebSockets")
REQUESTS = _histogram("request_seconds", "Requests", FAST_S, "method", "route", "status")
COMMIT_S = _histogram("commit_seconds", "Time of a commit of events", FAST_S)
COMMIT_SIZE = _histogram("commit_events", "Events that share a commit", SIZES)
THINKING = _histogram("thinking_seconds", "Time the search took for an answer", SLOW_S, "about")
BACKUP_TIME = _gauge("backup_time_seconds", "When the newest backup was taken, as Unix time")
BACKUP_EVERY_S = _gauge("backup_every_seconds", "How often one is to be taken; 0 for never")
ERRORS = _counter("errors", "Failures of the server's own", "where")


@cache  # a few of each, and counted at every move
def events(game: str, kind: str, by: str) -> Counter:
    """Return what counts events of a kind in a game, by the kind of player."""
    return EVENTS.labels(game, kind, by)


def text() -> bytes:
    """Return all numbers in Prometheus' own format."""
    folder = os.environ.get(SHARED)
    if not folder:
        return generate_latest(REGISTRY)
    _bury(Path(folder))
    together = CollectorRegistry()
    MultiProcessCollector(together)  # type: ignore[no-untyped-call]  # it has no types
    return generate_latest(together)


def _bury(folder: Path) -> None:
    """Drop what dead processes had open: nobody tells us when one is killed."""
    for file in folder.glob("gauge_live*.db"):
        pid = int(file.stem.rpartition("_")[2])
        try:
            os.kill(pid, 0)  # asks whether it lives
        except ProcessLookupError:
            mark_process_dead(pid, str(folder))  # type: ignore[no-untyped-call]  # as above
