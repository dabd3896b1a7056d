"""All that is stored about a person, as plain data: theirs alone, no one else's.

Each section is one function from a player's id to rows; a new thing that is
stored about people joins ``SECTIONS``.
"""

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from tesselle.server.store import schema
from tesselle.server.store.database import Database
from tesselle.server.tables.companions import held_by

Rows: TypeAlias = list[dict[str, Any]]
Section: TypeAlias = Callable[[AsyncSession, str], Awaitable[Rows]]


async def profile(session: AsyncSession, player_id: str) -> Rows:
    """Return who the player is; of the password nothing."""
    player = schema.Player
    query = select(player.id, player.kind, player.name, player.created_ms)
    return await _rows(session, query.where(player.id == player_id))


async def companions(session: AsyncSession, player_id: str) -> Rows:
    """Return who sat at the player's screen; what they played is among the player's own."""
    player = schema.Player
    query = select(player.id, player.name, player.created_ms)
    return await _rows(session, query.where(player.owner_id == player_id))


async def tokens(session: AsyncSession, player_id: str) -> Rows:
    """Return which tokens there are, not what they are."""
    token = schema.Token
    query = select(token.id, token.label, token.created_ms)
    return await _rows(session, query.where(token.player_id == player_id))


async def tables(session: AsyncSession, player_id: str) -> Rows:
    """Return the tables the player hosts or sits at; invitations belong to all who sit there."""
    table, seat = schema.Table, schema.Seat
    own = (seat.table_id == table.id) & (seat.player_id == player_id)
    query = select(
        table.id,
        table.game,
        table.options,
        table.visibility,
        table.state,
        table.created_ms,
        (table.host_id == player_id).label("host"),
        seat.seat,
    ).join(seat, own, isouter=True)
    query = query.where((table.host_id == player_id) | (seat.player_id == player_id))
    return await _rows(session, query.order_by(table.created_ms))


async def matches(session: AsyncSession, player_id: str) -> Rows:
    """Return the matches with the player's own seat."""
    match, seat = schema.Match, schema.MatchSeat
    query = (
        select(
            match.id,
            match.table_id,
            match.game,
            match.options,
            seat.seat,
            match.started_ms,
            match.ended_ms,
            match.result,
        )
        .join(seat, seat.match_id == match.id)
        .where(seat.player_id.in_(held_by(player_id)))
    )
    return await _rows(session, query.order_by(match.started_ms, match.id, seat.seat))


async def events(session: AsyncSession, player_id: str) -> Rows:
    """Return what the player did, and when."""
    event, seat = schema.Event, schema.MatchSeat
    own = (seat.match_id == event.match_id) & (seat.seat == event.seat)
    query = (
        select(event.match_id, event.seq, event.kind, event.move, event.client_id, event.at_ms)
        .join(seat, own)
        .where(seat.player_id.in_(held_by(player_id)))
    )
    return await _rows(session, query.order_by(event.match_id, event.seq))


async def outcomes(session: AsyncSession, player_id: str) -> Rows:
    """Return how the player's finished matches went."""
    row = schema.Outcome
    query = select(
        row.match_id, row.seat, row.game, row.pool, row.place, row.points, row.before, row.after
    )
    own = row.player_id.in_(held_by(player_id))
    return await _rows(session, query.where(own).order_by(row.ended_ms))


async def ratings(session: AsyncSession, player_id: str) -> Rows:
    """Return how strong the player is thought to be."""
    row = schema.Rating
    query = select(row.game, row.pool, row.value, row.deviation, row.volatility, row.matches)
    return await _rows(session, query.where(row.player_id == player_id))


async def chats(session: AsyncSession, player_id: str) -> Rows:
    """Return what the player said, where and when."""
    row = schema.Chat
    query = select(row.place, row.text, row.at_ms)
    return await _rows(session, query.where(row.player_id == player_id).order_by(row.id))


async def mutes(session: AsyncSession, player_id: str) -> Rows:
    """Return whom the player does not want to hear."""
    row = schema.Mute
    return await _rows(session, select(row.muted_id).where(row.player_id == player_id))


async def rematches(session: AsyncSession, player_id: str) -> Rows:
    """Return after which matches the player wished for another."""
    row = schema.Rematch
    return await _rows(session, select(row.match_id).where(row.player_id == player_id))


SECTIONS: dict[str, Section] = {
    "profile": profile,
    "companions": companions,
    "tokens": tokens,
    "tables": tables,
    "matches": matches,
    "events": events,
    "outcomes": outcomes,
    "ratings": ratings,
    "chats": chats,
    "mutes": mutes,
    "rematches": rematches,
}


async def exported(database: Database, player_id: str) -> dict[str, Rows]:
    """Return every section, all of one moment."""
    async with database.reading() as session:
        return {name: await section(session, player_id) for name, section in SECTIONS.items()}


async def _rows(session: AsyncSession, query: Any) -> Rows:
    return [dict(row._mapping) for row in await session.execute(query)]
