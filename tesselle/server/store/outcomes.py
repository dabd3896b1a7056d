"""Outcomes and ratings as they are read: leaderboards, histories, statistics."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Integer, case, cast, func, select, tuple_

from tesselle.server.store.database import Database
from tesselle.server.store.players import ACCOUNT, BOT
from tesselle.server.store.schema import Match, MatchSeat, Outcome, Player, Rating


@dataclass(frozen=True)
class Played:
    """One match of a player's history; of a match in progress there is no outcome yet."""

    match: Match
    seat: int
    outcome: Outcome | None


async def leaders(
    database: Database, game: str, pool: str, most: int
) -> list[tuple[Player, Rating]]:
    """Return the strongest accounts and bots, by what is sure of them."""
    async with database.reading() as session:
        found = await session.execute(
            select(Player, Rating)
            .join(Rating, Rating.player_id == Player.id)
            .where(Rating.game == game, Rating.pool == pool, Player.kind.in_((ACCOUNT, BOT)))
            .order_by(Rating.sure.desc(), Player.id)
            .limit(most)
        )
        return [(player, rating) for player, rating in found]


async def ratings_of(database: Database, player_id: str) -> list[Rating]:
    """Return a player's ratings."""
    async with database.reading() as session:
        query = select(Rating).where(Rating.player_id == player_id)
        return list(await session.scalars(query.order_by(Rating.game, Rating.pool)))


async def history(
    database: Database, player_id: str, before: tuple[int, str] | None, most: int
) -> list[Played]:
    """Return a player's matches, newest first, from before a time and an id on."""
    played = (Outcome.match_id == Match.id) & (Outcome.seat == MatchSeat.seat)
    query = (
        select(Match, MatchSeat.seat, Outcome)
        .join(MatchSeat, MatchSeat.match_id == Match.id)
        .join(Outcome, played, isouter=True)
        .where(MatchSeat.player_id == player_id)
    )
    if before:
        query = query.where(tuple_(Match.started_ms, Match.id) < before)
    query = query.order_by(Match.started_ms.desc(), Match.id.desc()).limit(most)
    async with database.reading() as session:
        return [Played(*row) for row in await session.execute(query)]


async def sums(database: Database, player_id: str) -> list[dict[str, Any]]:
    """Return counts and means of a player's finished matches, by game and pool."""
    won = cast(func.sum(case((Outcome.place == 1, 1), else_=0)), Integer)
    query = (
        select(
            Outcome.game,
            Outcome.pool,
            func.count().label("played"),
            won.label("won"),
            func.avg(Outcome.place).label("place"),
            func.avg(Outcome.points).label("points"),
        )
        .where(Outcome.player_id == player_id)
        .group_by(Outcome.game, Outcome.pool)
        .order_by(Outcome.game, Outcome.pool)
    )
    async with database.reading() as session:
        return [dict(row._mapping) for row in await session.execute(query)]


async def course(
    database: Database, player_id: str, game: str, pool: str, most: int
) -> list[Outcome]:
    """Return a player's latest rated outcomes, oldest first."""
    query = (
        select(Outcome)
        .where(
            Outcome.player_id == player_id,
            Outcome.game == game,
            Outcome.pool == pool,
            Outcome.after.is_not(None),
        )
        .order_by(Outcome.ended_ms.desc(), Outcome.match_id.desc())
        .limit(most)
    )
    async with database.reading() as session:
        return list(await session.scalars(query))[::-1]
