"""Doors to matches looked back upon, and to those that go on."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query

from tesselle.server import replays, tell
from tesselle.server.people import MaybeMe, Me
from tesselle.server.refusals import PROBLEMS
from tesselle.server.routes.matches import Seen
from tesselle.server.routes.reviews import told
from tesselle.server.services import House
from tesselle.server.wire.matches import SeatNumber, Seq
from tesselle.server.wire.replays import Replay, Running

router = APIRouter(prefix="/api", tags=["replay"], responses=PROBLEMS)

At = Annotated[Seq | None, Query(description="one moment: the number of its last event")]
Eyes = Annotated[
    SeatNumber | None, Query(description="whose eyes: yours, or after the end anybody's")
]


@router.get("/matches/{match}/replay")
async def replay(
    found: Seen, me: MaybeMe, house: House, at: At = None, seat: Eyes = None
) -> Replay:
    """Look back at a match, event by event, as you saw it; after the end nothing is hidden."""
    live, _ = found
    looking = replays.eyes(live, live.seats_of(me.id) if me else [], seat)
    frames = await asyncio.to_thread(replays.frames(live, looking, at))
    review = await house.reviews.find(live) if live.over else None
    return Replay.model_validate(
        {
            "match": live.id,
            "game": live.match.game.name,
            "players": [tell.who(player) for player in live.players],
            "seat": looking,
            "over": live.over,
            "last": live.seq,
            "frames": frames,
            "review": told(review) if review else None,
        }
    )


@router.get("/me/running")
async def mine(me: Me, house: House) -> Running:
    """List your matches that go on, those that wait for you first."""
    return await house.running.mine(me)


@router.get("/running")
async def everybodys(me: MaybeMe, house: House) -> Running:
    """List the matches at open tables that go on, to watch."""
    return await house.running.everybodys(me)
