"""Doors to MozaiK's decks as everybody may see them: words, what images show, and their pictures.

Which word fits which image is left out.  It is no secret, the deck is a file of this
project; but where the table judges, people are to decide that for themselves, and
where the deck does, the server tells what a move earns.
"""

import asyncio
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from fastapi import Path as InPath

from tesselle.games.mozaik.deck import deckfile
from tesselle.server.errors import NotFound
from tesselle.server.http.files import FOR_EVER, File, read, sent
from tesselle.server.http.refusals import PROBLEMS
from tesselle.server.wire.decks import DeckInfo
from tesselle.server.wire.tables import Word

router = APIRouter(tags=["games"], responses=PROBLEMS)

A_DAY = "public, max-age=86400"
SVG, WEBP = "image/svg+xml", "image/webp"


@router.get("/api/decks/{deck}")
async def see_deck(
    deck: Word,
    sha256: Annotated[
        str | None, Query(pattern="^[0-9a-f]{64}$", description="as `deck` of a view has it")
    ] = None,
) -> DeckInfo:
    """See the words of a deck, and what its images show; by `sha256` also as it was before."""
    return await asyncio.to_thread(told, deck, sha256)


@router.get(
    "/pictures/{deck}/{file}",
    response_class=Response,
    responses={
        200: {"description": "A picture", "content": {SVG: {}, WEBP: {}}},
        304: {"description": "As before"},
    },
)
async def see_picture(
    deck: Word,
    file: Annotated[str, InPath(pattern=r"^[1-9][0-9]?\.[a-z]{3,4}$", examples=["17.svg"])],
    request: Request,
    v: Annotated[str | None, Query(description="as `picture` of the deck has it")] = None,
) -> Response:
    """See the picture of an image; with the address from the deck, it is kept for ever."""
    found = await asyncio.to_thread(_picture, deck, file)
    return sent(found, request.headers, FOR_EVER if v == found.tag else A_DAY)


def told(name: str, sha256: str | None = None) -> DeckInfo:
    """Tell of a deck of this machine, or raise NotFound; ``sha256`` may ask for an older one."""
    if name not in deckfile.known():
        raise NotFound("deck", name)
    edition = f"{name}:{sha256}"
    deck = deckfile.load(edition if deckfile.older(edition) else name)
    pictures = deckfile.pictures(name)
    faces: dict[str, Any] = {
        "name": name,
        "sha256": deck.digest,
        "words": {
            word.key: {**word.data(), "titles": word.title.data(), "abouts": word.about.data()}
            for word in deck.words
        },
        "images": {
            str(image.number): {
                "about_en": image.about_en,
                "about_fr": image.about_fr,
                "abouts": image.about.data(),
                "picture": _address(name, pictures.get(image.number)),
            }
            for image in deck.images
        },
    }
    return DeckInfo.model_validate(faces)


def _picture(name: str, file: str) -> File:
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
    return f"pictures/{name}/{path.name}?v={_read(path).tag}" if path else None
