"""Doors to what came of matches: leaderboards, histories, statistics."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query

from tesselle.engine import registry
from tesselle.server.errors import NotFound
from tesselle.server.http.dependencies import Me, ServicesDep
from tesselle.server.http.refusals import PROBLEMS
from tesselle.server.match import messages
from tesselle.server.services import Services
from tesselle.server.store import outcomes
from tesselle.server.store.outcomes import Played
from tesselle.server.store.players import ACCOUNT, BOT
from tesselle.server.store.schema import Match, Player, Rating
from tesselle.server.wire import results as wire
from tesselle.server.wire.games import Said
from tesselle.server.wire.tables import Word

router = APIRouter(prefix="/api", tags=["results"], responses=PROBLEMS)

MOST_LEADERS = 100
MOST_POINTS = 200  # of a rating's course
LARGEST_PAGE = 100

PageSize = Annotated[int, Query(ge=1, le=LARGEST_PAGE)]
Before = Annotated[wire.Cursor | None, Query(description="`next` of the page before")]


@router.get("/leaderboards/{game}")
async def leaderboard(
    game: Word, services: ServicesDep, pool: wire.Pool = "duel"
) -> wire.Leaderboard:
    """See the strongest accounts and bots at a game, by what is sure of them."""
    registry.get(game)
    found = await outcomes.leaders(services.database, game, pool, MOST_LEADERS)
    leaders = [wire.Leader(player=messages.who(each), rating=_rating(row)) for each, row in found]
    return wire.Leaderboard(game=game, pool=pool, leaders=leaders)


@router.get("/players/{player}")
async def see_player(player: Annotated[Word, Path()], services: ServicesDep) -> wire.PlayerInfo:
    """See the ratings of an account or a bot."""
    async with services.database.reading() as session:
        found = await session.get(Player, player)
    if found is None or found.kind not in (ACCOUNT, BOT):
        raise NotFound("player", player)
    rows = await outcomes.ratings_of(services.database, player)
    return wire.PlayerInfo(player=messages.who(found), ratings=[_rating(row) for row in rows])


@router.get("/me/matches")
async def history(
    me: Me, services: ServicesDep, before: Before = None, limit: PageSize = 20
) -> wire.History:
    """List your matches, newest first, page by page."""
    found = await outcomes.history(services.database, me.id, _read_cursor(before), limit + 1)
    page, more = found[:limit], len(found) > limit
    return wire.History(
        matches=[_played(each) for each in page],
        next=f"{page[-1].match.started_ms}.{page[-1].match.id}" if more else None,
    )


@router.get("/me/statistics")
async def statistics(me: Me, services: ServicesDep) -> wire.Statistics:
    """See how you do, game by game."""
    rows = await outcomes.ratings_of(services.database, me.id)
    ratings = {(row.game, row.pool): _rating(row) for row in rows}
    sums = await outcomes.sums(services.database, me.id)
    return wire.Statistics(games=[await _statistics(services, me, each, ratings) for each in sums])


async def _statistics(
    services: Services,
    me: Player,
    sums: dict[str, Any],
    ratings: dict[tuple[str, str], wire.RatingInfo],
) -> wire.GameStatistics:
    game, pool = sums["game"], sums["pool"]
    course = await outcomes.course(services.database, me.id, game, pool, MOST_POINTS)
    return wire.GameStatistics(
        game=game,
        pool=pool,
        played=sums["played"],
        won=sums["won"],
        average_place=float(sums["place"]),
        average_points=float(sums["points"]),
        rating=ratings.get((game, pool)),
        course=[
            wire.RatingPoint(match=each.match_id, at_ms=each.ended_ms, value=each.after)
            for each in course
            if each.after is not None
        ],
    )


def _rating(row: Rating) -> wire.RatingInfo:
    return wire.RatingInfo.model_validate(row, from_attributes=True)


def _played(played: Played) -> wire.PlayedMatch:
    match, outcome = played.match, played.outcome
    return wire.PlayedMatch(
        match=match.id,
        table=match.table_id,
        game=match.game,
        options=match.options,
        names=match.names,
        seat=played.seat,
        started_ms=match.started_ms,
        ended_ms=match.ended_ms,
        place=outcome.place if outcome else None,
        points=outcome.points if outcome else None,
        summary=_summary(match, played.seat),
        rating_before=outcome.before if outcome else None,
        rating_after=outcome.after if outcome else None,
    )


def _summary(match: Match, seat: int) -> Said | None:
    """Return a seat's result in words, if the match is over and its game is still here."""
    if match.result is None or match.game not in registry.names():
        return None
    return messages.said(registry.get(match.game).summary(match.result["scores"][seat]))


def _read_cursor(text: str | None) -> tuple[int, str] | None:
    if text is None:
        return None
    started_ms, _, match_id = text.partition(".")
    return int(started_ms), match_id
