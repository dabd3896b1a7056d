"""Doors to matches, over HTTP: look, play, follow, check."""

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query
from fastapi.responses import StreamingResponse

from tesselle.engine.record import verify as verified
from tesselle.server import tell
from tesselle.server.errors import StillPlaying
from tesselle.server.hub import Outbox
from tesselle.server.ids import Id
from tesselle.server.live import Live
from tesselle.server.people import MaybeMe, Me
from tesselle.server.refusals import PROBLEMS
from tesselle.server.routes.tables import Invitation
from tesselle.server.services import House
from tesselle.server.wire.matches import (
    WHICH,
    Event,
    MatchInfo,
    NewAct,
    NewMove,
    SeatNumber,
    Seq,
    Snapshot,
    Verification,
)

router = APIRouter(prefix="/api/matches/{match}", tags=["matches"], responses=PROBLEMS)

HEARTBEAT_S = 15.0  # an empty line, so that nobody takes the silence for a broken line
NDJSON = "application/x-ndjson"


async def seen(
    match: Id, player: MaybeMe, house: House, invitation: Invitation = None
) -> tuple[Live, int | None]:
    """Give the match, and the seat that whoever asks sees it from."""
    return await house.matches.seen_by(match, player, invitation)


async def seen_from(
    match: Id,
    player: MaybeMe,
    house: House,
    invitation: Invitation = None,
    seat: Annotated[SeatNumber | None, Query(description=WHICH)] = None,
) -> tuple[Live, int | None]:
    """Give the match, and the seat of theirs that whoever asks wants to see it from."""
    return await house.matches.seen_by(match, player, invitation, seat)


Seen = Annotated[tuple[Live, int | None], Depends(seen)]
SeenFrom = Annotated[tuple[Live, int | None], Depends(seen_from)]
Since = Annotated[Seq, Query(description="the number of the last event you know")]


@router.get("")
async def info(found: Seen) -> MatchInfo:
    """See who plays what; after the end also the seed and the result."""
    return tell.info(found[0])


@router.get("/snapshot")
async def snapshot(found: SeenFrom, since: Since = 0) -> Snapshot:
    """See the match from your seat, or as a spectator, with the events after ``since``."""
    live, seat = found
    return tell.snapshot(live, seat, since)


@router.post("/moves", status_code=201)
async def play(match: Id, move: NewMove, player: Me, house: House) -> Event:
    """Play a move; with the same id again you get the same event."""
    return (await house.matches.play(match, player, move)).message()


@router.post("/acts", status_code=201)
async def act(match: Id, act: NewAct, player: Me, house: House) -> Event:
    """Resign, leave, ask to take your last move back, or answer to that."""
    return (await house.acts.do(match, player, act)).message()


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
async def stream(found: SeenFrom, house: House, since: Since = 0) -> StreamingResponse:
    """Follow the match line by line until it is over."""
    live, seat = found
    outbox = house.matches.outbox()
    outbox.watch(live, seat, since)
    return StreamingResponse(_lines(outbox, live), media_type=NDJSON)


@router.get("/record")
async def record(found: Seen) -> dict[str, Any]:
    """Take the record away; before the end it holds no secrets."""
    return found[0].match.record()


@router.get("/verify")
async def verify(found: Seen) -> Verification:
    """Let the server play a finished match again and check every draw against the seed."""
    live, _ = found
    if not live.over:
        raise StillPlaying(live.seq)
    checked = await asyncio.to_thread(verified, live.match.record())
    return Verification(
        match=live.id,
        events=len(checked.match.events),
        draws=checked.draws,
        result={"scores": checked.match.scores, "ranking": checked.match.ranking},
    )


async def _lines(outbox: Outbox, live: Live) -> AsyncIterator[bytes]:
    try:
        while True:
            try:
                message = await asyncio.wait_for(outbox.next(), HEARTBEAT_S)
            except TimeoutError:
                yield b"\n"
                continue
            yield message + b"\n"
            if outbox.told(live):
                return
    finally:
        outbox.close()
