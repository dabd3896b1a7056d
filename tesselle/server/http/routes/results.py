"""Doors to what came of matches: leaderboards, profiles, histories, statistics."""

from typing import Annotated

from fastapi import APIRouter, Path, Query

from tesselle import bots
from tesselle.engine import registry
from tesselle.server.errors import NotFound
from tesselle.server.http.dependencies import MaybeMe, Me, ServicesDep
from tesselle.server.http.refusals import PROBLEMS
from tesselle.server.match import messages
from tesselle.server.results.anchors import anchors
from tesselle.server.results.rating import BOTS, SOLO
from tesselle.server.services import Services
from tesselle.server.store import outcomes
from tesselle.server.store.outcomes import Played
from tesselle.server.store.players import ACCOUNT, BOT
from tesselle.server.store.schema import Match, Player, Rating
from tesselle.server.wire import results as wire
from tesselle.server.wire.games import Said
from tesselle.server.wire.people import Who
from tesselle.server.wire.tables import Word

router = APIRouter(prefix="/api", tags=["results"], responses=PROBLEMS)

MOST_LEADERS = 100
MOST_POINTS = 200  # of a rating's course
MOST_LATEST = 500  # results, to count streaks
LARGEST_PAGE = 100

PageSize = Annotated[int, Query(ge=1, le=LARGEST_PAGE)]
Seen = Annotated[Word, Path(description="the id of an account or a bot")]
Before = Annotated[wire.Cursor | None, Query(description="`next` of the page before")]


@router.get("/leaderboards/{game}")
async def leaderboard(
    game: Word, services: ServicesDep, pool: wire.Pool = "duel"
) -> wire.Leaderboard:
    """See the strongest accounts and bots at a game, by what is sure of them."""
    registry.get(game)
    found = await outcomes.leaders(services.database, game, pool, MOST_LEADERS)
    leaders = [wire.Leader(player=messages.who(each), rating=_rating(row)) for each, row in found]
    if pool == BOTS:
        leaders += [
            wire.Leader(player=_bot(name), rating=_anchor(game, name)) for name in anchors(game)
        ]
        leaders.sort(key=lambda leader: -leader.rating.sure)
    return wire.Leaderboard(game=game, pool=pool, leaders=leaders)


@router.get("/players/{player}")
async def see_player(player: Seen, services: ServicesDep) -> wire.PlayerInfo:
    """See the ratings of an account or a bot."""
    known = await _known(services, player)
    who = _bot(player) if known is None else messages.who(known)
    return wire.PlayerInfo(player=who, ratings=await _ratings(services, player))


@router.get("/players/{player}/profile")
async def see_profile(player: Seen, services: ServicesDep, me: MaybeMe = None) -> wire.Profile:
    """See how an account does, at open tables; or how strong a bot is."""
    known = await _known(services, player)
    if known is None or known.kind == BOT:
        ratings = await _ratings(services, player)
        return wire.Profile(
            player=_bot(player), since_ms=None, ratings=ratings, games=[], bots=[], latest=[]
        )
    return await _profile(services, known, own=me is not None and me.id == player)


@router.get("/players/{player}/matches")
async def see_history(
    player: Seen, services: ServicesDep, before: Before = None, limit: PageSize = 20
) -> wire.History:
    """List the matches of an account at open tables, newest first, page by page."""
    known = await _known(services, player)
    if known is None or known.kind == BOT:  # who plays everywhere, all the time
        return wire.History(matches=[], next=None)
    return await _history(services, player, before, limit, open_only=True)


@router.get("/me/profile")
async def profile(me: Me, services: ServicesDep) -> wire.Profile:
    """See all your results: by game, by bot, and as your ratings went."""
    return await _profile(services, me, own=True)


@router.get("/me/matches")
async def history(
    me: Me, services: ServicesDep, before: Before = None, limit: PageSize = 20
) -> wire.History:
    """List your matches, newest first, page by page."""
    return await _history(services, me.id, before, limit, open_only=False)


async def _history(
    services: Services, player_id: str, before: str | None, limit: int, *, open_only: bool
) -> wire.History:
    found = await outcomes.history(
        services.database, player_id, _read_cursor(before), limit + 1, open_only=open_only
    )
    page, more = found[:limit], len(found) > limit
    return wire.History(
        matches=[_played(each) for each in page],
        next=f"{page[-1].match.started_ms}.{page[-1].match.id}" if more else None,
    )


@router.get("/me/statistics")
async def statistics(me: Me, services: ServicesDep) -> wire.Statistics:
    """See how you do, game by game."""
    ratings = await _ratings(services, me.id)
    return wire.Statistics(games=await _games(services, me.id, ratings, own=True))


async def _profile(services: Services, player: Player, *, own: bool) -> wire.Profile:
    """Return all of a player's results, or those at open tables, in a few questions."""
    ratings = await _ratings(services, player.id)
    database, open_only = services.database, not own
    return wire.Profile(
        player=messages.who(player),
        since_ms=player.created_ms,
        ratings=ratings,
        games=await _games(services, player.id, ratings, own=own),
        bots=[
            wire.BotResults(
                game=each["game"], bot=each["against"], played=each["played"], won=each["won"]
            )
            for each in await outcomes.levels(database, player.id, open_only=open_only)
        ],
        latest=[
            wire.LatestResult(
                ended_ms=each["ended_ms"],
                won=None if each["pool"] == SOLO else each["place"] == 1,
            )
            for each in await outcomes.latest(database, player.id, MOST_LATEST, open_only=open_only)
        ],
    )


async def _games(
    services: Services, player_id: str, ratings: list[wire.RatingInfo], *, own: bool
) -> list[wire.GameStatistics]:
    rated = {(each.game, each.pool): each for each in ratings}
    courses = await outcomes.courses(services.database, player_id, MOST_POINTS)
    return [
        wire.GameStatistics(
            game=sums["game"],
            pool=sums["pool"],
            played=sums["played"],
            won=sums["won"],
            average_place=float(sums["place"]),
            average_points=float(sums["points"]),
            rating=rated.get((sums["game"], sums["pool"])),
            course=[
                wire.RatingPoint(
                    match=outcome.match_id if own or watched else None,
                    at_ms=outcome.ended_ms,
                    value=outcome.after,
                )
                for outcome, watched in courses.get((sums["game"], sums["pool"]), [])
                if outcome.after is not None
            ],
        )
        for sums in await outcomes.sums(services.database, player_id, open_only=not own)
    ]


async def _known(services: Services, player_id: str) -> Player | None:
    """Find an account, or a bot, which need not have played yet; or raise NotFound."""
    async with services.database.reading() as session:
        found = await session.get(Player, player_id)
    if found is None and player_id in bots.BOTS:
        return None
    if found is None or found.kind not in (ACCOUNT, BOT):
        raise NotFound("player", player_id)
    return found


async def _ratings(services: Services, player_id: str) -> list[wire.RatingInfo]:
    rows = await outcomes.ratings_of(services.database, player_id)
    measured = [_anchor(game, player_id) for game in registry.names() if player_id in anchors(game)]
    return [*map(_rating, rows), *measured]


def _bot(name: str) -> Who:
    return Who(id=name, kind="bot", name=name)


def _anchor(game: str, bot: str) -> wire.RatingInfo:
    skill = anchors(game)[bot]
    return wire.RatingInfo(
        game=game,
        pool=BOTS,
        value=skill.value,
        deviation=skill.deviation,
        sure=skill.sure,
        matches=0,
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
