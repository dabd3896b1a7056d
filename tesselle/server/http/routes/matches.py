"""Doors to matches, over HTTP: look, play, follow, check."""

import asyncio
from asyncio import FIRST_COMPLETED
from collections.abc import AsyncIterator
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import StreamingResponse

from tesselle.engine.record import verify as verified
from tesselle.server.errors import StillPlaying
from tesselle.server.http.dependencies import (
    MaybeMe,
    Me,
    Seen,
    SeenFrom,
    ServicesDep,
    credential_of,
)
from tesselle.server.http.refusals import PROBLEMS
from tesselle.server.match import messages
from tesselle.server.match.live_match import LiveMatch
from tesselle.server.play.hub import Outbox
from tesselle.server.plumbing.ids import Id
from tesselle.server.wire.matches import (
    Event,
    MatchInfo,
    NewAct,
    NewMove,
    Seq,
    Snapshot,
    Verification,
)

router = APIRouter(prefix="/api/matches/{match}", tags=["matches"], responses=PROBLEMS)

HEARTBEAT_S = 15.0  # an empty line, so that nobody takes the silence for a broken line
NDJSON = "application/x-ndjson"


Since = Annotated[Seq, Query(description="the number of the last event you know")]


@router.get("")
async def info(found: Seen) -> MatchInfo:
    """See who plays what; after the end also the seed and the result."""
    return messages.info(found[0])


@router.get("/snapshot")
async def snapshot(found: SeenFrom, since: Since = 0) -> Snapshot:
    """See the match from your seat, or as a spectator, with the events after ``since``."""
    live, seat = found
    return messages.snapshot(live, seat, since)


@router.post("/moves", status_code=201)
async def play(match: Id, move: NewMove, player: Me, services: ServicesDep) -> Event:
    """Play a move; with the same id again you get the same event."""
    return (await services.matches.play(match, player, move)).message()


@router.post("/acts", status_code=201)
async def act(match: Id, act: NewAct, player: Me, services: ServicesDep) -> Event:
    """Resign, leave, ask to take your last move back, or answer to that."""
    return (await services.acts.do(match, player, act)).message()


@router.get(
    "/stream",
    response_class=StreamingResponse,
    responses={
        200: {
            "description": "One JSON object a line: a snapshot, then each event; "
            "empty lines now and then",
            "content": {NDJSON: {"schema": {"type": "string"}}},
        }
    },
)
async def stream(
    found: SeenFrom, player: MaybeMe, services: ServicesDep, request: Request, since: Since = 0
) -> StreamingResponse:
    """Follow the match line by line until it is over."""
    live, seat = found

    async def lines() -> AsyncIterator[bytes]:
        outbox, cut = services.matches.outbox(), asyncio.Event()
        try:  # only what has begun is ended: who left before the first line watches nothing
            outbox.watch(live, seat, since)
            with services.open_sockets.opened(player, credential_of(request), cut.set):
                async for line in _lines(outbox, live, cut):
                    yield line
        finally:
            outbox.close()

    return StreamingResponse(lines(), media_type=NDJSON)


@router.get("/record")
async def record(found: Seen) -> dict[str, Any]:
    """Take the record away; before the end it holds no secrets."""
    return found[0].match.record()


@router.get("/verify")
async def verify(found: Seen) -> Verification:
    """Let the server play a finished match again and check every draw against the seed."""
    live, _ = found
    if not live.over:
        raise StillPlaying(seq=live.seq)
    checked = await asyncio.to_thread(verified, live.match.record())
    return Verification(
        match=live.id,
        events=len(checked.match.events),
        draws=checked.draws,
        result={"scores": checked.match.scores, "ranking": checked.match.ranking},
    )


async def _lines(outbox: Outbox, live: LiveMatch, cut: asyncio.Event) -> AsyncIterator[bytes]:
    """What is to be sent, until the match is over or the line is cut."""
    cutting = asyncio.create_task(cut.wait())
    coming = asyncio.create_task(outbox.next())
    try:
        while True:
            await asyncio.wait({coming, cutting}, timeout=HEARTBEAT_S, return_when=FIRST_COMPLETED)
            if cut.is_set():
                return
            if not coming.done():
                yield b"\n"
                continue
            yield coming.result() + b"\n"
            if outbox.told(live):
                return
            coming = asyncio.create_task(outbox.next())
    finally:
        cutting.cancel()
        coming.cancel()
