"""MozaiK's decks as everybody may see them: words, what images show, and their pictures.

Which word fits which image is left out.  It is no secret, the deck is a file of this
project; but where the table judges, people are to decide that for themselves, and
where the deck does, the server tells what a move earns.
"""

from functools import lru_cache
from pathlib import Path
from typing import Any

from tesselle.games.mozaik.deck import deckfile
from tesselle.server.errors import NotFound
from tesselle.server.http.files import File, read


def deck_info(name: str, sha256: str | None = None) -> dict[str, Any]:
    """Return a deck of this machine, or raise NotFound; ``sha256`` may ask for an older edition."""
    if name not in deckfile.known():
        raise NotFound("deck", name)
    edition = f"{name}:{sha256}"
    deck = deckfile.load(edition if deckfile.older(edition) else name)
    pictures = deckfile.pictures(name)
    return {
        "name": name,
        "sha256": deck.digest,
        "words": {word.key: word.data() for word in deck.words},
        "images": {
            str(image.number): {
                "about_en": image.about_en,
                "about_fr": image.about_fr,
                "picture": _address(name, pictures.get(image.number)),
            }
            for image in deck.images
        },
    }


def picture(name: str, file: str) -> File:
    """Return the picture that is kept under this name of a file, or raise NotFound."""
    for path in deckfile.pictures(name).values() if name in deckfile.known() else ():
        if path.name == file:
            return _read(path)
    raise NotFound("picture", f"{name}/{file}")


def _read(path: Path) -> File:
    return _kept(path, path.stat().st_mtime_ns)


@lru_cache(maxsize=256)
def _kept(path: Path, _changed_ns: int) -> File:
    """Read a picture once for each time it changes."""
    return read(path)


def _address(name: str, path: Path | None) -> str | None:
    return f"/pictures/{name}/{path.name}?v={_read(path).tag}" if path else None
