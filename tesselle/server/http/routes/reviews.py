"""Doors to what the search thinks of a match."""

from typing import Annotated

from fastapi import APIRouter, Path

from tesselle.server.errors import NotFound
from tesselle.server.http.dependencies import REVIEW, THOUGHT, Me, Seen, SeenFrom, ServicesDep
from tesselle.server.http.refusals import PROBLEMS
from tesselle.server.minds.reviews import review_info
from tesselle.server.wire.reviews import AnalysisInfo, ReviewInfo

router = APIRouter(prefix="/api/matches/{match}", tags=["analysis"], responses=PROBLEMS)

MoveNumber = Annotated[int, Path(ge=1, le=1_000_000)]


@router.post("/hint", dependencies=[THOUGHT])
async def hint(found: SeenFrom, me: Me, services: ServicesDep) -> AnalysisInfo:
    """Ask what you could play now, judged from what you may see; if the table allows hints."""
    live, seat = found
    return AnalysisInfo.model_validate(await services.analyses.hint(live, seat, me))


@router.post("/analysis/{number}", dependencies=[THOUGHT])
async def analysis(found: Seen, number: MoveNumber, me: Me, services: ServicesDep) -> AnalysisInfo:
    """Ask, after the end, what could have been played instead of the move with this number."""
    return AnalysisInfo.model_validate(await services.analyses.after(found[0], number, me))


@router.post("/review", status_code=202, dependencies=[REVIEW])
async def ask_review(found: Seen, _me: Me, services: ServicesDep) -> ReviewInfo:
    """Ask for the judgement of every move of a finished match; it is made in the background."""
    return review_info(await services.reviews.ask(found[0]))


@router.get("/review")
async def review(found: Seen, services: ServicesDep) -> ReviewInfo:
    """See the review as far as it has got."""
    live, _ = found
    row = await services.reviews.find(live)
    if row is None:
        raise NotFound("review of match", live.id)
    return review_info(row)
