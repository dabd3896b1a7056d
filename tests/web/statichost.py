"""A host that has only files, and serves a site somewhere below its root."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

UNDER = "some/where"


class Files(SimpleHTTPRequestHandler):
    """Python's own, without a word in the terminal."""

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


@contextmanager
def hosted(root: Path) -> Iterator[str]:
    """Serve a folder; give the address of the site in it, which ends with a slash."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=root)) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/{UNDER}/"
        server.shutdown()
        thread.join()
