"""Files as they are sent: packed once, where that is shorter."""

import gzip
import mimetypes
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import Response

FOR_EVER = "public, max-age=31536000, immutable"
ASK_ANEW = "no-cache"
PACKED = ("text/", "application/json", "application/manifest", "application/wasm", "image/svg")
WORTH_PACKING = 1024  # bytes
TYPES = {  # what Python or a system may not know
    ".js": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
}


@dataclass(frozen=True)
class File:
    """A file as it is sent."""

    body: bytes
    packed: bytes | None  # by gzip, where that is shorter
    kind: str  # its media type
    tag: str  # tells it from any other, and from itself before a change


def made(body: bytes, kind: str) -> File:
    """Return a file of this content."""
    packs = kind.startswith(PACKED) and len(body) >= WORTH_PACKING
    packed = gzip.compress(body, mtime=0) if packs else None
    return File(body, packed, kind, sha256(body).hexdigest()[:16])


def read(path: Path) -> File:
    """Read a file."""
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    return made(path.read_bytes(), kind or "application/octet-stream")


def sent(file: File, headers: Headers, cache: str, status: int = 200) -> Response:
    """Send a file to whoever asked with ``headers``, or say that it is as it was."""
    told = {"Cache-Control": cache, "Vary": "Accept-Encoding", "ETag": f'"{file.tag}"'}
    if file.tag in headers.get("if-none-match", ""):
        return Response(status_code=304, headers=told)
    packed = file.packed if "gzip" in headers.get("accept-encoding", "") else None
    if packed:
        told["Content-Encoding"] = "gzip"
    return Response(packed or file.body, status, told, file.kind)
