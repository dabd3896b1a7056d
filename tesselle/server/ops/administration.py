"""What an operator does to people, tables and the database, whether or not a server runs."""

from collections.abc import Sequence

from sqlalchemy import select, update

from tesselle.engine.errors import TesselleError
from tesselle.engine.say import Say
from tesselle.server.people.farewell import forget
from tesselle.server.plumbing.now import now_ms
from tesselle.server.store import sessions
from tesselle.server.store.database import Database
from tesselle.server.store.players import BOT
from tesselle.server.store.schema import Player, Table
from tesselle.server.tables.seating import CLOSED


class NotHere(TesselleError):
    """There is nothing of that name to act upon."""


async def people(database: Database) -> Sequence[Player]:
    """List everybody but the bots, newest first."""
    query = select(Player).where(Player.kind != BOT).order_by(Player.created_ms.desc())
    async with database.reading() as session:
        return (await session.scalars(query)).all()


async def disable(database: Database, player_id: str, *, disabled: bool = True) -> None:
    """Let somebody in no more, or again; a server that runs finds it out by itself."""
    at_ms = now_ms()
    people = update(Player).where(Player.id == player_id, Player.kind != BOT)
    change = people.values(disabled_ms=at_ms if disabled else None).returning(Player.id)
    async with database.writing() as session:
        if (await session.scalars(change)).first() is None:
            raise NotHere(_none("person", player_id))
        await sessions.end(session, player_id, at_ms)


async def remove(database: Database, player_id: str) -> None:
    """Forget who somebody was; the matches stay, for the others' sake, without the name."""
    await disable(database, player_id)
    await forget(database, player_id)


async def tables(database: Database) -> Sequence[Table]:
    """List the tables that are not closed, newest first."""
    query = select(Table).where(Table.state != CLOSED).order_by(Table.created_ms.desc())
    async with database.reading() as session:
        return (await session.scalars(query)).all()


async def close_table(database: Database, table_id: str) -> None:
    """Let nobody join a table any more; a match under way goes on."""
    async with database.writing() as session:
        table = await session.get(Table, table_id)
        if table is None:
            raise NotHere(_none("table", table_id))
        table.state = CLOSED


def _none(kind: str, name: str) -> Say:
    french = {"table": "cette table", "person": "cette personne"}[kind]
    return Say(f"no such {kind}: {name}", f"{french} n'existe pas : {name}")
