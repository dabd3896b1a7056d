"""The web client: the pages and files that no door of the API answers for.

The client is built into ``site`` (``make web``) and finds its own way from the
address, so every page of it is the same file.  Files under ``assets`` carry a hash
in their name and never change; the page itself is asked for anew each time.
"""

from collections.abc import Iterator
from pathlib import Path

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from tesselle.games.mozaik.deck import deckfile
from tesselle.server.http.appworker import WORKER, worker
from tesselle.server.http.files import ASK_ANEW, FOR_EVER, File, made, read, sent
from tesselle.server.http.headers import PLAIN_STYLE

SITE = Path(__file__).parent.parent / "site"
KERNELS = Path(__file__).parents[2] / "browser" / "built"  # of matches that need no server
UNDER = "kernels"
INDEX = "index.html"
HASHED = "assets"
# The client's own pages, by the first part of their address; "" is the home page.
PAGES = (
    *("", "match", "table", "watch", "replay"),
    *("learn", "rules", "pad", "studies", "players", "player", "me", "account"),
)
OURS = ("api", "pictures", UNDER)  # whoever looks for something here is no reader of pages
NOT_BUILT = f"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Tesselle</title>
<style>{PLAIN_STYLE}</style>
<h1>Tesselle</h1>
<p>The server runs, but its web pages have not been built.
In the folder of the sources: <code>make web</code>, then load this page again.</p>
<p lang="fr">Le serveur tourne, mais ses pages web n’ont pas été construites.
Dans le dossier des sources : <code>make web</code>, puis rechargez cette page.</p>
<p lang="de">Der Server läuft, aber seine Webseiten sind noch nicht gebaut.
Im Ordner der Quellen: <code>make web</code>, dann lade diese Seite neu.</p>
<p><a href="/docs">API</a></p>
"""


class Pages:
    """Answers what the API does not; ``otherwise`` says that there is nothing."""

    def __init__(self, otherwise: ASGIApp, site: Path = SITE) -> None:
        self._otherwise = otherwise
        self._site = site
        self._kept: dict[str, File] = {}  # what never changes, by its path
        self._kept_worker: tuple[object, File] | None = None  # with the state it was made of

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send a file of the site, or the page that the client draws itself on."""
        answer = None
        if scope["type"] == "http" and scope["method"] in ("GET", "HEAD"):
            answer = await run_in_threadpool(self._found, scope)
        await (answer or self._otherwise)(scope, receive, send)

    def _found(self, scope: Scope) -> Response | None:
        path, headers = scope["path"].strip("/"), Headers(scope=scope)
        first = path.partition("/")[0]
        file = self._worker() if path == WORKER else self._file(path)
        if file:
            return sent(file, headers, FOR_EVER if first == HASHED else ASK_ANEW)
        if first in PAGES:
            return sent(self._index(), headers, ASK_ANEW)
        # Somebody followed a link to nowhere: the client says so.
        if "text/html" in headers.get("accept", "") and first not in (*OURS, HASHED):
            return sent(self._index(), headers, ASK_ANEW, status=404)
        return None

    def _file(self, path: str) -> File | None:
        if path in self._kept:
            return self._kept[path]
        folder = self._site
        if path.startswith(f"{UNDER}/"):
            folder, path = KERNELS, path.removeprefix(f"{UNDER}/")
        try:
            found = (folder / path).resolve()
            ours = found.is_relative_to(folder) and not found.name.startswith(".")
            if not ours or not found.is_file():
                return None
        except (OSError, ValueError):  # no file can have such a name
            return None
        file = read(found)
        if path.startswith(f"{HASHED}/"):
            self._kept[path] = file
        return file

    def _worker(self) -> File | None:
        """Return the service worker, which names all files of the client as they are now."""
        source = self._file(WORKER)
        if source is None:
            return None
        parts = dict(self._parts())
        state = (source.tag, [(name, path.stat().st_mtime_ns) for name, path in parts.items()])
        if self._kept_worker is None or self._kept_worker[0] != state:
            files = {name: path.read_bytes() for name, path in parts.items()}
            body = worker(source.body, self._index().body, files, PAGES)
            self._kept_worker = (state, made(body, source.kind))
        return self._kept_worker[1]

    def _parts(self) -> Iterator[tuple[str, Path]]:
        """Yield what the client needs to play without us, by its address."""
        for folder, under in ((self._site, ""), (KERNELS, f"{UNDER}/")):
            for path in sorted(folder.rglob("*.*")):
                if path.is_file() and path.name not in (INDEX, WORKER) and path.name[0] != ".":
                    yield f"{under}{path.relative_to(folder).as_posix()}", path
        for deck in deckfile.shipped():
            for path in deckfile.pictures(deck).values():
                yield f"pictures/{deck}/{path.name}", path

    def _index(self) -> File:
        return self._file(INDEX) or made(NOT_BUILT.encode(), "text/html")
