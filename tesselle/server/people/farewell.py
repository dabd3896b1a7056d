"""Leaving for good: all that tells of a person goes, what others played with them stays."""

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from tesselle.server.people.accounts import forget_account
from tesselle.server.play.acts import Acts
from tesselle.server.plumbing import bus
from tesselle.server.plumbing.bus import Bus, News
from tesselle.server.plumbing.now import now_ms
from tesselle.server.store import schema
from tesselle.server.store.database import Database
from tesselle.server.store.names import GONE_NAME
from tesselle.server.store.players import LEFT
from tesselle.server.store.schema import Player
from tesselle.server.tables.seating import CLOSED, GATHERING


async def say_farewell(database: Database, news: Bus, acts: Acts, player_id: str) -> None:
    """Hand a person's seats over to bots, delete the person, and tell every process."""
    await acts.leave_all(database, player_id)
    changed = await forget(database, player_id)
    news.publish(News(topic=bus.SESSIONS, id=player_id))
    news.publish(News(topic=bus.PLAYER, id=player_id))
    for table_id in changed:
        news.publish(News(topic=bus.TABLE, id=table_id))
    news.publish(News(topic=bus.LOBBY))


async def forget(database: Database, player_id: str) -> list[str]:
    """Delete a person, in one transaction; return the tables that change by it.

    Matches are readable under another name.
    """
    async with database.writing() as session:
        player = await session.get_one(Player, player_id, with_for_update=True)
        await forget_account(session, player, now_ms())
        companions = select(Player).where(Player.owner_id == player_id)
        gone = [player, *await session.scalars(companions)]
        for each in gone:
            each.kind, each.name, each.owner_id = LEFT, GONE_NAME.en, None
        gone_too = (schema.Rating, schema.Chat, schema.Mute, schema.Rematch, schema.Creation)
        for kind in (*gone_too, schema.Session):
            await session.execute(delete(kind).where(kind.player_id == player_id))
        changed = await _leave_tables(session, player_id)
        for each in gone:
            await _rename_seats(session, each.id)
    return changed


async def _leave_tables(session: AsyncSession, player_id: str) -> list[str]:
    """Stand up where a match has not begun; tables of one's own close."""
    table, seat = schema.Table, schema.Seat
    gathering = select(table.id).where(table.state == GATHERING)
    left = await session.scalars(
        update(seat)
        .where(seat.player_id == player_id, seat.table_id.in_(gathering))
        .values(player_id=None)
        .returning(seat.table_id)
    )
    closed = await session.scalars(
        update(table)
        .where(table.host_id == player_id, table.state == GATHERING)
        .values(state=CLOSED)
        .returning(table.id)
    )
    return sorted({*left, *closed})


async def _rename_seats(session: AsyncSession, player_id: str) -> None:
    match, seat = schema.Match, schema.MatchSeat
    played = await session.execute(
        select(match, seat.seat)
        .join(seat, seat.match_id == match.id)
        .where(seat.player_id == player_id)
    )
    for row, number in played:
        row.names = [*row.names[:number], GONE_NAME.en, *row.names[number + 1 :]]
