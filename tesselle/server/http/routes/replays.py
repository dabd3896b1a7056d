"""Doors to matches looked back upon, and to those that go on."""

from typing import Annotated

import orjson
from fastapi import APIRouter, Query
from fastapi.responses import Response

from tesselle.server.http.dependencies import REPLAY, Address, MaybeMe, Me, Seen, ServicesDep
from tesselle.server.http.refusals import PROBLEMS
from tesselle.server.match import messages
from tesselle.server.minds.reviews import review_info
from tesselle.server.play import replays
from tesselle.server.thinking.turns import Urgency
from tesselle.server.wire.matches import SeatNumber, Seq
from tesselle.server.wire.replays import Replay, Running

router = APIRouter(prefix="/api", tags=["replay"], responses=PROBLEMS)

At = Annotated[Seq | None, Query(description="one moment: the number of its last event")]
Eyes = Annotated[
    SeatNumber | None, Query(description="whose eyes: yours, or after the end anybody's")
]


@router.get("/matches/{match}/replay", response_model=Replay, dependencies=[REPLAY])
async def replay(
    found: Seen,
    me: MaybeMe,
    services: ServicesDep,
    place: Address,
    at: At = None,
    seat: Eyes = None,
) -> Response:
    """Look back at a match, event by event, as you saw it; after the end nothing is hidden."""
    live, _ = found
    looking = replays.eyes(live, live.seats_of(me.id) if me else [], seat)
    question = replays.frames(live, looking, at)
    whose = [me.id if me else place]  # strangers at one address have one turn
    frames = await services.thinkers.think(question, whose, Urgency.LOOKING_BACK)
    review = await services.reviews.find(live) if live.over else None
    told = Replay(
        match=live.id,
        game=live.match.game.name,
        players=[messages.who(player) for player in live.players],
        seat=looking,
        over=question.shown,
        last=len(question.log),
        frames=[],
        review=review_info(review) if review else None,
        invitation=live.invitation if me and live.knows(me.id) else None,
    )
    whole = told.model_dump(mode="json") | {"frames": orjson.Fragment(frames)}
    return Response(orjson.dumps(whole), media_type="application/json")


@router.get("/me/running")
async def mine(me: Me, services: ServicesDep) -> Running:
    """List your matches that go on, those that wait for you first."""
    return await services.ongoing.mine(me)


@router.get("/running")
async def everybodys(me: MaybeMe, services: ServicesDep) -> Running:
    """List the matches at open tables that go on, to watch."""
    return await services.ongoing.everybodys(me)
