"""The client as a folder of files, for hosts that have nothing but files.

A page for each address that has no id in it, with a base that leads to the folder's root, so
that the folder may lie under any path::

    index.html  learn/index.html  learn/mosaic/index.html  …   pages, all of the client's index
    404.html                                                   for hosts that show one
    assets/  kernels/  pictures/                               as a server has them
    api/games.json  api/games/mosaic/rules/language/en.json    what it answers, by its address

What pages ask of a server besides is answered by the device (``tesselle.local``).
"""

import gzip
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from pathlib import Path

from tesselle.engine import registry
from tesselle.engine.errors import TesselleError, unwritable
from tesselle.engine.say import LANGUAGES, Say
from tesselle.games.mozaik.deck import deckfile
from tesselle.server.http.appworker import LOADED, WORKER, worker
from tesselle.server.http.pages import INDEX, KERNELS, SITE, UNDER
from tesselle.server.http.routes import decks, games
from tesselle.server.play import rulebooks
from tesselle.server.wire.message import Message

LIST = "tesselle-site.json"  # names what was written: only that is ever replaced
MISSING = "404.html"
NO_JEKYLL = ".nojekyll"  # GitHub takes every file as it is
BASE = '<base href="/" />'
HTML = re.compile("<html[^>]*>")
TITLE = re.compile("<title>.*?</title>")
DESCRIPTION = re.compile(r'(<meta\s+name="description"\s+content=)"[^"]*"')
SHELF = '<link rel="preload" href="./api/games.json" as="fetch" crossorigin />'

HOME = "four mosaic games, one table"
ABOUT = (
    "Play Mosaic, Génial!, Mozaika and MozaiK in your browser, alone, against bots or at one "
    "screen, also without a network. Quatre jeux de mosaïque, une seule table. "
    "Vier Mosaikspiele, ein Tisch."
)
NOT_THERE = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>This tile is missing. · Tesselle</title>
    <style>
      body { font: 1.1rem/1.6 system-ui; max-width: 34rem; margin: 4rem auto; padding: 0 1rem; }
      html { color-scheme: light dark; }
    </style>
  </head>
  <body>
    <h1>This tile is missing.</h1>
    <p>There is nothing at this address. <span lang="fr">Il n’y a rien à cette adresse.</span>
      <span lang="de">Unter dieser Adresse gibt es nichts.</span></p>
    <p><a href=".">Tesselle</a></p>
    <script>
      // the folder's root, as far as an address lets us guess it
      const root = /^(.*?\\/)(?:PLACES)(?:\\/|$)/.exec(location.pathname);
      if (root) document.querySelector('a').href = root[1];
    </script>
  </body>
</html>
"""


class NotASite(TesselleError):
    """The folder cannot be written, or is not ours to replace."""


class NotBuilt(TesselleError):
    """What the site is made of was not built."""


@dataclass(frozen=True)
class Page:
    """A page that the client draws itself on."""

    address: str  # "" is home, "learn/mosaic"
    title: str
    about: str


@dataclass(frozen=True)
class Written:
    """What was written."""

    pages: int
    files: int
    bytes: int
    packed: int  # bytes, as a host sends them that packs what packs
    first: int  # of these, what a browser loads before the first page stands


def pages() -> Iterator[Page]:
    """Yield every page that a host of files can have."""
    yield Page("", HOME, ABOUT)
    yield Page("learn", "Learn", "Ten small positions for each game: try them, then play.")
    yield Page("pad", "Score pad", "Playing with the real box? See every point counted.")
    yield Page("me", "My profile", "Your matches, results and lessons on this device.")
    yield Page("studies", "Studies", "What bots found out about four tile-laying games.")
    yield Page("match", "Match", ABOUT)
    yield Page("replay", "Replay", "Look back at a match: a link or a file holds all of it.")
    for name in registry.names():
        game = registry.get(name)
        about = f"{game.title}, {game.credit.en}. {game.about.en}"
        yield Page(f"learn/{name}", f"{game.title} · Learn", about)
        yield Page(f"rules/{name}", f"Rules · {game.title}", f"The rules. {about}")
        yield Page(f"rules/{name}/notation", f"Notation · {game.title}", f"Moves in text. {about}")
        if game.count:
            yield Page(f"pad/{name}", f"{game.title} · Score pad", f"Count the points. {about}")


def write(folder: Path, server: str | None = None) -> Written:
    """Write the site into a folder that is empty, new, or a site already.

    ``server`` is the address of one whose tables are offered as well.
    """
    check_built()
    contents = dict(_contents(server))
    try:
        _clear(folder)
        for name, body in contents.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(body)
        (folder / LIST).write_text(json.dumps(sorted(contents), indent=0))
    except OSError as error:
        raise NotASite(unwritable(folder, error)) from None
    index = contents[INDEX].decode()
    start = {INDEX, *LOADED.findall(index)}
    return Written(
        pages=sum(name.endswith(INDEX) for name in contents),
        files=len(contents),
        bytes=sum(map(len, contents.values())),
        packed=sum(_packed(body) for body in contents.values()),
        first=sum(_packed(contents[name]) for name in start),
    )


def check_built() -> None:
    """Refuse where the client, or the rules for browsers, were not built."""
    if not (SITE / INDEX).is_file():
        raise NotBuilt(Say("the web client is not built: make web", "construire : make web"))
    missing = [name for name in registry.names() if not (KERNELS / f"{name}.wasm").is_file()]
    if missing:
        names = ", ".join(missing)
        raise NotBuilt(
            Say(
                f"the rules are not built for browsers: {names}; "
                "build them with: make web (or python -m tesselle.browser)",
                f"les règles ne sont pas construites pour les navigateurs : {names} ; "
                "pour les construire : make web (ou python -m tesselle.browser)",
            )
        )


def _contents(server: str | None) -> Iterator[tuple[str, bytes]]:
    """Yield the files, by their names in the folder."""
    kept = {}
    for name, body in _files():
        yield name, body
        kept[name] = body
    drawn = dict(_pages(server))
    yield from drawn.items()
    places = {page.address.partition("/")[0] for page in pages()}
    yield WORKER, worker((SITE / WORKER).read_bytes(), drawn[INDEX], kept, places)
    missing = NOT_THERE.replace("PLACES", "|".join(sorted(places - {""})))
    yield MISSING, missing.encode()
    yield NO_JEKYLL, b""


def _files() -> Iterator[tuple[str, bytes]]:
    """Yield all that is no page."""
    for file in sorted(SITE.rglob("*")):
        ours = file.name not in (INDEX, WORKER) and not file.name.startswith(".")
        if file.is_file() and ours:
            yield file.relative_to(SITE).as_posix(), file.read_bytes()
    yield from _answers()
    for file in sorted(KERNELS.glob("*.*")):
        if file.name.partition(".")[0] in registry.names():
            yield f"{UNDER}/{file.name}", file.read_bytes()
    for deck in deckfile.shipped():  # the others are not known to the program in browsers
        for file in deckfile.pictures(deck).values():
            yield f"pictures/{deck}/{file.name}", file.read_bytes()


def _pages(server: str | None) -> Iterator[tuple[str, bytes]]:
    index = (SITE / INDEX).read_text(encoding="utf-8")
    for page in pages():
        name = f"{page.address}/{INDEX}" if page.address else INDEX
        yield name, _drawn(index, page, server).encode()


def _drawn(index: str, page: Page, server: str | None) -> str:
    """Return the client's page for an address."""
    depth = len(page.address.split("/")) if page.address else 0
    base = f'<base href="{"../" * depth or "./"}" />\n    {SHELF}'
    told = f' data-tables="{escape(server.rstrip("/"))}/"' if server else ""
    title = f"Tesselle · {page.title}" if not page.address else f"{page.title} · Tesselle"
    text = index.replace(BASE, base)
    text = HTML.sub(f'<html lang="en" data-alone="true"{told}>', text)
    text = TITLE.sub(f"<title>{escape(title)}</title>", text)
    return DESCRIPTION.sub(rf'\1"{escape(page.about)}"', text)


def _answers() -> Iterator[tuple[str, bytes]]:
    """Yield what a server would answer, as the client looks for it."""
    yield _answer("/games", games.shelf(own_files=False))
    for name in registry.names():
        for language in LANGUAGES:
            rules = rulebooks.rules_of(registry.get(name), language)
            yield _answer(f"/games/{name}/rules?language={language}", rules)
    for deck in deckfile.shipped():
        told = decks.told(deck)
        yield _answer(f"/decks/{deck}", told)
        yield _answer(f"/decks/{deck}?sha256={told.sha256}", told)
    for edition in deckfile.editions():  # matches that were begun with it go on
        deck, _, digest = edition.partition(":")
        yield _answer(f"/decks/{deck}?sha256={digest}", decks.told(deck, digest))


def _answer(address: str, body: Message) -> tuple[str, bytes]:
    name = re.sub("[?&=]", "/", address)
    return f"api{name}.json", body.model_dump_json().encode()


def _clear(folder: Path) -> None:
    """Take away the site that is there; refuse a folder that holds anything else."""
    if not folder.exists() or not any(folder.iterdir()):
        return
    if not (folder / LIST).is_file():
        raise NotASite(
            Say(
                f"{folder} is not empty, and no site that this command wrote: "
                "name another folder, or empty it",
                f"{folder} n'est pas vide, et n'est pas un site écrit par cette commande : "
                "nommez un autre dossier, ou videz-le",
            )
        )
    for name in json.loads((folder / LIST).read_text(encoding="utf-8")):
        path = (folder / name).resolve()
        if path.is_relative_to(folder.resolve()):
            path.unlink(missing_ok=True)
    for left in sorted(folder.rglob("*"), reverse=True):
        if left.is_dir() and not any(left.iterdir()):
            left.rmdir()


def _packed(body: bytes) -> int:
    return min(len(body), len(gzip.compress(body)))
