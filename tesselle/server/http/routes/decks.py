"""Doors to MozaiK's decks and their pictures."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from tesselle.server.http import decks
from tesselle.server.http.files import FOR_EVER, sent
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
    return DeckInfo.model_validate(await asyncio.to_thread(decks.deck_info, deck, sha256))


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
    file: Annotated[str, Path(pattern=r"^[1-9][0-9]?\.[a-z]{3,4}$", examples=["17.svg"])],
    request: Request,
    v: Annotated[str | None, Query(description="as `picture` of the deck has it")] = None,
) -> Response:
    """See the picture of an image; with the address from the deck, it is kept for ever."""
    found = await asyncio.to_thread(decks.picture, deck, file)
    return sent(found, request.headers, FOR_EVER if v == found.tag else A_DAY)
