"""Runs the server: one process, or several behind one address."""

import os
from tempfile import TemporaryDirectory
from typing import Any

import uvicorn

from tesselle.server.http.arrival import Limits, protocol
from tesselle.server.http.line import Line
from tesselle.server.ops.logs import configure
from tesselle.server.settings import Settings

SHARED_METRICS = "PROMETHEUS_MULTIPROC_DIR"
FAREWELL_S = 5  # for requests under way when the server is told to stop


def run(settings: Settings) -> None:
    """Serve until interrupted; the settings must also stand in the environment."""
    configure(settings.log_format, settings.log_level)
    with TemporaryDirectory(prefix="tesselle-metrics-") as folder:
        if settings.processes > 1:
            os.environ[SHARED_METRICS] = folder  # before any process loads its metrics
        _run(settings)


def _run(settings: Settings) -> None:
    uvicorn.run(
        "tesselle.server.app:from_environment",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.processes,
        log_config=None,  # `logs` has seen to it
        access_log=False,  # addresses are nobody's business, and logs must not grow with moves
        timeout_graceful_shutdown=FAREWELL_S,
        **connections(settings),
    )


def connections(settings: Settings) -> dict[str, Any]:
    """Return uvicorn's options for connections: what is believed, and how much may come."""
    return {
        "proxy_headers": True,
        "forwarded_allow_ips": settings.trusted_proxies,
        "http": protocol(_limits(settings)),
        "ws": Line,
        "ws_max_size": settings.largest_body,
        "ws_per_message_deflate": False,  # costs memory for each socket; messages are small
        "server_header": False,
    }


def _limits(settings: Settings) -> Limits:
    return Limits(
        settings.largest_head,
        settings.arrival_s,
        settings.most_connections,
        settings.trusted_proxies,
    )
