"""Outcomes and ratings as they are read: leaderboards, histories, statistics, profiles.

What others than the player may see comes from matches at open tables, which anybody could
watch: ``open_only``.
"""

from dataclasses import dataclass
from typing import Any, TypeAlias

from sqlalchemy import Integer, Select, case, cast, func, select, tuple_

from tesselle.server.store.database import Database
from tesselle.server.store.players import ACCOUNT, BOT
from tesselle.server.store.schema import Match, MatchSeat, Outcome, Player, Rating, Table

Query: TypeAlias = Select[*tuple[Any, ...]]
OPEN = "open"  # a table's visibility
WON = cast(func.sum(case((Outcome.place == 1, 1), else_=0)), Integer)


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
    database: Database,
    player_id: str,
    before: tuple[int, str] | None,
    most: int,
    *,
    open_only: bool = False,
) -> list[Played]:
    """Return a player's matches, newest first, from before a time and an id on."""
    played = (Outcome.match_id == Match.id) & (Outcome.seat == MatchSeat.seat)
    query = (
        select(Match, MatchSeat.seat, Outcome)
        .join(MatchSeat, MatchSeat.match_id == Match.id)
        .join(Outcome, played, isouter=True)
        .where(MatchSeat.player_id == player_id)
    )
    if open_only:
        query = query.join(Table, Table.id == Match.table_id).where(Table.visibility == OPEN)
    if before:
        query = query.where(tuple_(Match.started_ms, Match.id) < before)
    query = query.order_by(Match.started_ms.desc(), Match.id.desc()).limit(most)
    async with database.reading() as session:
        return [Played(*row) for row in await session.execute(query)]


async def sums(
    database: Database, player_id: str, *, open_only: bool = False
) -> list[dict[str, Any]]:
    """Return counts and means of a player's finished matches, by game and pool."""
    query = (
        select(
            Outcome.game,
            Outcome.pool,
            func.count().label("played"),
            WON.label("won"),
            func.avg(Outcome.place).label("place"),
            func.avg(Outcome.points).label("points"),
        )
        .where(Outcome.player_id == player_id)
        .group_by(Outcome.game, Outcome.pool)
        .order_by(Outcome.game, Outcome.pool)
    )
    return await _rows(database, query, open_only=open_only)


async def levels(
    database: Database, player_id: str, *, open_only: bool = False
) -> list[dict[str, Any]]:
    """Return how a player does against each bot, where it had all other seats, by game."""
    query = (
        select(Outcome.game, Outcome.against, func.count().label("played"), WON.label("won"))
        .where(Outcome.player_id == player_id, Outcome.against.is_not(None))
        .group_by(Outcome.game, Outcome.against)
        .order_by(Outcome.game, Outcome.against)
    )
    return await _rows(database, query, open_only=open_only)


async def latest(
    database: Database, player_id: str, most: int, *, open_only: bool = False
) -> list[dict[str, Any]]:
    """Return a player's latest results, newest first; alone nobody wins."""
    query = (
        select(Outcome.ended_ms, Outcome.place, Outcome.pool)
        .where(Outcome.player_id == player_id)
        .order_by(Outcome.ended_ms.desc(), Outcome.match_id.desc())
        .limit(most)
    )
    return await _rows(database, query, open_only=open_only)


async def courses(
    database: Database, player_id: str, most: int
) -> dict[tuple[str, str], list[tuple[Outcome, bool]]]:
    """Return the latest rated outcomes by game and pool, oldest first.

    Each comes with whether anybody could watch the match.
    """
    newest = (Outcome.ended_ms.desc(), Outcome.match_id.desc())
    number = func.row_number().over(partition_by=(Outcome.game, Outcome.pool), order_by=newest)
    numbered = (
        select(Outcome.match_id, Outcome.seat, number.label("number"))
        .where(Outcome.player_id == player_id, Outcome.after.is_not(None))
        .subquery()
    )
    query = (
        select(Outcome, Table.visibility)
        .join(
            numbered,
            (numbered.c.match_id == Outcome.match_id) & (numbered.c.seat == Outcome.seat),
        )
        .join(Match, Match.id == Outcome.match_id)
        .join(Table, Table.id == Match.table_id)
        .where(numbered.c.number <= most)
        .order_by(Outcome.ended_ms, Outcome.match_id)
    )
    found: dict[tuple[str, str], list[tuple[Outcome, bool]]] = {}
    async with database.reading() as session:
        for outcome, visibility in await session.execute(query):
            told = found.setdefault((outcome.game, outcome.pool), [])
            told.append((outcome, visibility == OPEN))
    return found


async def _rows(database: Database, query: Query, *, open_only: bool) -> list[dict[str, Any]]:
    if open_only:
        query = (
            query.join(Match, Match.id == Outcome.match_id)
            .join(Table, Table.id == Match.table_id)
            .where(Table.visibility == OPEN)
        )
    async with database.reading() as session:
        return [dict(row._mapping) for row in await session.execute(query)]
