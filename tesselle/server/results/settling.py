"""After the match: outcomes are counted and ratings change, once, whatever happens.

Every match has a row that says it is still to be settled, written when it begins.
One transaction takes the row away and writes outcomes and ratings: of several
processes one finds the row, and a crash leaves it for whoever looks next.
"""

import logging
from collections.abc import Sequence
from typing import Any, TypeAlias

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from tesselle.server.match.live_match import LiveMatch
from tesselle.server.play.matches import Matches
from tesselle.server.plumbing.tasks import Tasks
from tesselle.server.results.anchors import anchors
from tesselle.server.results.rating import (
    BEGINNERS,
    BOTS,
    Skill,
    against_bots,
    learnt,
    pool_of,
    score,
)
from tesselle.server.store import schema
from tesselle.server.store.database import Database, insert
from tesselle.server.store.players import BOT, LEFT, one_among_bots, seated_at
from tesselle.server.store.schema import Outcome, Player, Rating, Unsettled

log = logging.getLogger(__name__)

LOOK_S = 5.0  # how often a process looks for matches that nobody settled
MOST_AT_ONCE = 100


class Settling:
    """Settles the matches that end in this process, and those left behind."""

    def __init__(self, database: Database, matches: Matches) -> None:
        self._database = database
        self._matches = matches
        self._tasks = Tasks()
        self._tasks.repeat(self._look, LOOK_S, "settling matches left behind")
        matches.ended.add(self._begin)

    async def close(self) -> None:
        """Leave what is not settled to whoever comes next."""
        self._matches.ended.discard(self._begin)
        await self._tasks.close()

    def _begin(self, live: LiveMatch) -> None:
        self._tasks.begin(self._settle(live.id))

    async def _look(self) -> None:
        for match_id in await left_behind(self._database):
            await self._settle(match_id)

    async def _settle(self, match_id: str) -> None:
        try:
            await settle(self._database, match_id)
        except Exception:
            log.exception("cannot settle match %s; it will be tried again", match_id)


async def left_behind(database: Database) -> list[str]:
    """Return matches that are over and not settled, in the order they ended."""
    async with database.reading() as session:
        query = (
            select(Unsettled.match_id)
            .join(schema.Match, schema.Match.id == Unsettled.match_id)
            .where(schema.Match.ended_ms.is_not(None))
            .order_by(schema.Match.ended_ms)
            .limit(MOST_AT_ONCE)
        )
        return list(await session.scalars(query))


async def settle(database: Database, match_id: str) -> bool:
    """Count a match that is over; tell whether this call did it."""
    async with database.writing() as session:
        taken = await session.scalars(
            delete(Unsettled).where(Unsettled.match_id == match_id).returning(Unsettled.match_id)
        )
        if taken.first() is None:
            return False
        match = await session.get_one(schema.Match, match_id)
        if match.result is None:
            raise RuntimeError(f"match {match_id}: expected one that is over")
        players = await seated_at(session, match_id)
        counts = match.rated and _fair(match, players)
        pool = _pool(players)
        rate = _rate_against_bots if pool == BOTS else _rate
        changes = await rate(session, match, players) if counts else {}
        session.add_all(_outcomes(match, pool, players, changes))
    return True


def _pool(players: Sequence[Player]) -> str:
    """Return the class of a match: by its seats, but for one person among bots."""
    return BOTS if one_among_bots(players) else pool_of(len(players))


def _fair(match: schema.Match, players: Sequence[Player]) -> bool:
    """Tell whether different players sat at the match, and nobody has gone for good."""
    if match.seats < 2 or len({player.id for player in players}) < 2:
        return False
    return all(player.kind != LEFT for player in players)


Changes: TypeAlias = dict[str, tuple[float, float]]  # each player's rating before and after


async def _rate(session: AsyncSession, match: schema.Match, players: Sequence[Player]) -> Changes:
    """Change the ratings of all who played."""
    pool, ids = pool_of(match.seats), [player.id for player in players]
    rows = await _locked(session, match.game, pool, sorted(set(ids)))
    known = {row.player_id: Skill(row.value, row.deviation, row.volatility) for row in rows}
    found = learnt(pool, known, ids, (match.result or {})["ranking"])
    for row in rows:
        _learn(row, found[row.player_id])
    return {player_id: (known[player_id].value, found[player_id].value) for player_id in known}


async def _rate_against_bots(
    session: AsyncSession, match: schema.Match, players: Sequence[Player]
) -> Changes:
    """Change the rating of the one person, if the strength of all bots is known."""
    known, ranking = anchors(match.game), (match.result or {})["ranking"]
    own = next(seat for seat, player in enumerate(players) if player.kind != BOT)
    others = [(seat, player.id) for seat, player in enumerate(players) if seat != own]
    if any(bot not in known for _, bot in others):
        return {}
    (row,) = await _locked(session, match.game, BOTS, [players[own].id])
    before = Skill(row.value, row.deviation, row.volatility)
    met = [(known[bot], score(ranking[own], ranking[seat])) for seat, bot in others]
    after = against_bots(before, met)
    _learn(row, after)
    return {row.player_id: (before.value, after.value)}


def _learn(row: Rating, skill: Skill) -> None:
    row.value, row.deviation, row.volatility = skill.value, skill.deviation, skill.volatility
    row.sure, row.matches = skill.sure, row.matches + 1


async def _locked(session: AsyncSession, game: str, pool: str, ids: list[str]) -> list[Rating]:
    """Return the players' ratings, new ones where there are none, for nobody else to change.

    Always in the order of ids, or two processes could wait for each other.
    """
    new = BEGINNERS[pool]
    fresh = {"game": game, "pool": pool, **vars(new), "sure": new.sure, "matches": 0}
    rows = [{"player_id": player_id, **fresh} for player_id in ids]
    await session.execute(insert(session, Rating).values(rows).on_conflict_do_nothing())
    query = select(Rating).where(
        Rating.player_id.in_(ids), Rating.game == game, Rating.pool == pool
    )
    return list(await session.scalars(query.order_by(Rating.player_id).with_for_update()))


def _outcomes(
    match: schema.Match, pool: str, players: Sequence[Player], changes: Changes
) -> list[Outcome]:
    result = match.result or {}
    return [
        Outcome(
            match_id=match.id,
            seat=seat,
            player_id=player.id,
            game=match.game,
            pool=pool,
            against=_only_bot(players, seat),
            place=result["ranking"][seat],
            points=_points(result["scores"][seat]),
            ended_ms=match.ended_ms,
            before=changes[player.id][0] if player.id in changes else None,
            after=changes[player.id][1] if player.id in changes else None,
        )
        for seat, player in enumerate(players)
    ]


def _only_bot(players: Sequence[Player], seat: int) -> str | None:
    """Return the bot that sat in all seats but this one, if it was one."""
    others = {player.id: player.kind for other, player in enumerate(players) if other != seat}
    return next(iter(others)) if list(others.values()) == [BOT] else None


def _points(points: Any) -> int:
    """Return the points of a seat; of several tracks, all together."""
    return sum(points) if isinstance(points, list) else int(points)
