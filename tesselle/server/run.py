"""Runs the server: one process, or several behind one address."""

import os
from tempfile import TemporaryDirectory

import uvicorn

from tesselle.server.logs import configure
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
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        log_config=None,  # `logs` has seen to it
        access_log=False,  # addresses are nobody's business, and logs must not grow with moves
        ws_max_size=settings.largest_body,
        ws_per_message_deflate=False,  # costs memory for each socket, and messages are small
        timeout_graceful_shutdown=FAREWELL_S,
        server_header=False,
    )
