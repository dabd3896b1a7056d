"""Matches in the database: opened whole, read whole, grown by ``writer``."""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import delete, func, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from tesselle.engine.match import Match
from tesselle.server.plumbing.ids import new_id
from tesselle.server.store import schema
from tesselle.server.store.append import Lease, StoredEvent
from tesselle.server.store.database import Database
from tesselle.server.store.players import Seated, seated_at


@dataclass(frozen=True)
class StoredMatch:
    """All that a match is made of."""

    match: schema.Match
    table: schema.Table
    players: list[Seated]  # by seat
    seed: bytes
    events: list[StoredEvent]


def new_row(table: schema.Table, match: Match, at_ms: int) -> schema.Match:
    """Return the row of a match that begins at a table."""
    return schema.Match(
        id=new_id(),
        table_id=table.id,
        game=match.game.name,
        rules=match.game.rules,
        seats=match.seats,
        options=match.options,
        pinned=match.pinned,
        names=list(match.names),
        commitment=match.commitment,
        started_ms=at_ms,
        rated=table.rated,
    )


def add(
    session: AsyncSession,
    match: schema.Match,
    seed: bytes,
    player_ids: Sequence[str],
    owed: Lease | None,
    due_ms: int | None = None,
) -> None:
    """Add a new match with its seed, its seats and, if so, the bot's move it begins with."""
    session.add(match)
    session.add(schema.Seed(match_id=match.id, seed=seed))
    session.add_all(
        schema.MatchSeat(match_id=match.id, seat=seat, player_id=player_id)
        for seat, player_id in enumerate(player_ids)
    )
    if owed:
        session.add(schema.Owed(match_id=match.id, holder=owed.holder, until_ms=owed.until_ms))
    if due_ms is not None:
        session.add(schema.Timer(match_id=match.id, due_ms=due_ms))


async def forget(session: AsyncSession, matches: Sequence[schema.Match]) -> None:
    """Delete matches, each with its table, and all that belongs to them."""
    of_match, of_table = [each.id for each in matches], [each.table_id for each in matches]
    if not matches:
        return
    for kind in reversed(schema.Base.metadata.sorted_tables):  # what refers to others goes first
        for column, ids in (("match_id", of_match), ("table_id", of_table)):
            if kind.name != schema.Table.__tablename__ and column in kind.c:
                await session.execute(delete(kind).where(kind.c[column].in_(ids)))
    await session.execute(delete(schema.Chat).where(schema.Chat.place.in_(of_table)))
    await session.execute(delete(schema.Table).where(schema.Table.id.in_(of_table)))


async def load(database: Database, match_id: str) -> StoredMatch | None:
    """Read a match as it is now, or nothing."""
    async with database.reading() as session:
        match = await session.get(schema.Match, match_id)
        if match is None:
            return None
        table = await session.get_one(schema.Table, match.table_id)
        seed = await session.get_one(schema.Seed, match_id)
        players = await seated_at(session, match_id)
        events = await _events(session, match_id, 0)
        return StoredMatch(match, table, [Seated.of(each) for each in players], seed.seed, events)


async def events_after(database: Database, match_id: str, seq: int) -> list[StoredEvent]:
    """Read the events of a match after number ``seq``, in order."""
    async with database.reading() as session:
        return await _events(session, match_id, seq)


async def going_on(database: Database, player_id: str) -> list[str]:
    """Return the matches that a player, or a companion of theirs, sat down at and that go on."""
    match, seat, player = schema.Match, schema.MatchSeat, schema.Player
    query = (
        select(match.id)
        .join(seat, seat.match_id == match.id)
        .join(player, player.id == seat.player_id)
        .where(match.ended_ms.is_(None))
        .where(or_(player.id == player_id, player.owner_id == player_id))
        .distinct()
    )
    async with database.reading() as session:
        return list(await session.scalars(query))


async def last_numbers(database: Database, match_ids: Sequence[str]) -> dict[str, int]:
    """Return the number of the last event of each match that has any."""
    event = schema.Event
    query = (
        select(event.match_id, func.max(event.seq))
        .where(event.match_id.in_(match_ids))
        .group_by(event.match_id)
    )
    async with database.reading() as session:
        return dict((await session.execute(query)).all())


async def _events(session: AsyncSession, match_id: str, seq: int) -> list[StoredEvent]:
    event = schema.Event
    rows = await session.execute(
        select(
            event.seq,
            event.kind,
            event.seat,
            event.move,
            event.client_id,
            event.at_ms,
            event.data,
        )
        .where(event.match_id == match_id, event.seq > seq)
        .order_by(event.seq)
    )
    return [StoredEvent(*row) for row in rows]
