"""Doors to what the search thinks of a match."""

from typing import Annotated

from fastapi import APIRouter, Path

from tesselle.server.errors import NotFound
from tesselle.server.judging import turning
from tesselle.server.people import Me
from tesselle.server.refusals import PROBLEMS
from tesselle.server.routes.matches import Seen, SeenFrom
from tesselle.server.services import House
from tesselle.server.store.schema import Review
from tesselle.server.wire.reviews import AnalysisInfo, ReviewInfo

router = APIRouter(prefix="/api/matches/{match}", tags=["analysis"], responses=PROBLEMS)

MoveNumber = Annotated[int, Path(ge=1, le=1_000_000)]


@router.post("/hint")
async def hint(found: SeenFrom, me: Me, house: House) -> AnalysisInfo:
    """Ask what you could play now, judged from what you may see; if the table allows hints."""
    live, seat = found
    return AnalysisInfo.model_validate(await house.analyses.hint(live, seat, me))


@router.post("/analysis/{number}")
async def analysis(found: Seen, number: MoveNumber, me: Me, house: House) -> AnalysisInfo:
    """Ask, after the end, what could have been played instead of the move with this number."""
    return AnalysisInfo.model_validate(await house.analyses.after(found[0], number, me))


@router.post("/review", status_code=202)
async def ask_review(found: Seen, _me: Me, house: House) -> ReviewInfo:
    """Ask for the judgement of every move of a finished match; it is made in the background."""
    return told(await house.reviews.ask(found[0]))


@router.get("/review")
async def review(found: Seen, house: House) -> ReviewInfo:
    """See the review as far as it has got."""
    live, _ = found
    row = await house.reviews.find(live)
    if row is None:
        raise NotFound("review of match", live.id)
    return told(row)


def told(row: Review) -> ReviewInfo:
    """Give a review as it crosses the wire."""
    return ReviewInfo.model_validate(
        {
            "match": row.match_id,
            "state": row.state,
            "done": row.done,
            "total": row.total,
            "judged": row.judged,
            "turning": turning(row.judged),
        }
    )
