"""Showing the first page in a browser, as soon as the server answers."""

import socket
import threading
import time
import webbrowser
from contextlib import closing

LOOK_S = 0.1  # between two tries to reach the server
PATIENCE_S = 60.0
EVERYWHERE = ("0.0.0.0", "::", "")  # noqa: S104  addresses to listen on, not to go to


def show_when_ready(host: str, port: int) -> None:
    """Wait for the server in a thread of its own, then open its first page."""
    reached = "localhost" if host in (*EVERYWHERE, "127.0.0.1") else host
    threading.Thread(target=_show, args=(reached, port), daemon=True).start()


def _show(host: str, port: int) -> None:
    last = time.monotonic() + PATIENCE_S
    while time.monotonic() < last:
        try:
            with closing(socket.create_connection((host, port), timeout=LOOK_S)):
                break
        except OSError:
            time.sleep(LOOK_S)
    else:
        return
    webbrowser.open(f"http://{host}:{port}/")
