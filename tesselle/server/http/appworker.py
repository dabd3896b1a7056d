"""The service worker, with what there is to keep written in: it makes the client an app."""

import json
import re
from collections.abc import Iterable, Mapping
from hashlib import sha256

WORKER = "worker.js"
HASHED = "assets/"  # their names change with them
WRITTEN = re.compile(rb"/\* WRITTEN \*/ \{[^}]*\{\}[^}]*\}")
LOADED = re.compile(r'(?:src|href)="\./([^"]+)"')
TAG = 16  # hex digits that tell a file from another
LATE = ("kernels/", "api/", "pictures/")  # kept after all else, in this order


def worker(source: bytes, index: bytes, files: Mapping[str, bytes], pages: Iterable[str]) -> bytes:
    """Return the worker that keeps ``files`` and opens ``pages`` with ``index``."""
    start = ["", *(name for name in LOADED.findall(index.decode()) if name in files)]
    told = {
        "pages": sorted(set(pages)),
        "start": start,
        "files": {"": _tag(index)}
        | {
            name: "" if name.startswith(HASHED) else _tag(files[name])
            for name in sorted(files, key=_order)
        },
    }
    return WRITTEN.sub(lambda _: json.dumps(told).encode(), source, count=1)


def _order(name: str) -> tuple[int, str]:
    place = next((at for at, room in enumerate(LATE, 1) if name.startswith(room)), 0)
    return place, name


def _tag(body: bytes) -> str:
    return sha256(body).hexdigest()[:TAG]
